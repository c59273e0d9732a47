import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { CalendarDetails, TodayAnswer } from '#src/features/calendar/schema.ts'
import { describeOnBothDatabases, openTestSite, type TestSite } from './build-app.ts'
import { calendarEntry, info } from './records.ts'

// The machine's time zone differs from the school's: its days begin ten or eleven hours later.
process.env['TZ'] = 'America/New_York'

const PAGES = ['/', '/contact_us', '/allNotices', '/search?q=x', '/en/calendar', '/nowhere']
/** Home has the closure of the whole school in large letters, the other pages have a band. */
const BAND = 'id="closures"'

const closure: CalendarDetails = {
  ...calendarEntry,
  title: 'ঘূর্ণিঝড়',
  kind: 'closure',
  from: '2026-11-23',
  to: '2026-11-24',
}

/** A time of the school's clock, which is six hours ahead of UTC. */
const dhaka = (time: string) => new Date(`${time}+06:00`)

describeOnBothDatabases('Today', (database) => {
  let site: TestSite

  beforeAll(async () => {
    // 2026-11-22 is a Sunday.
    vi.useFakeTimers({ toFake: ['Date'], now: dhaka('2026-11-22T12:00') })
    site = await openTestSite(database)
  })
  afterAll(async () => {
    await site.close()
    vi.useRealTimers()
  })
  afterEach(async () => {
    const entries = await site.services.stores.calendar.list()
    await site.services.write(async ({ calendar }) => {
      for (const { _id } of entries) await calendar.remove(_id)
    })
  })

  const add = (details: Partial<CalendarDetails>) =>
    site.services.write(({ calendar }) => calendar.create({ ...calendarEntry, ...details }))
  const html = async (url = '/') => (await site.request({ url })).payload
  const today = async () => (await site.request({ url: '/api/today' })).json<TodayAnswer>()

  it('this test runs in a different time zone than the school', () => {
    expect(new Date('2026-11-22T00:00Z').getHours()).toBe(19)
  })

  it('begins at midnight of the school, on cached pages too', async () => {
    await add({ title: 'বিজয় দিবস', from: '2026-12-16', to: '2026-12-16' })
    vi.setSystemTime(dhaka('2026-12-15T23:59:59'))
    expect(await html()).toContain('আজ বিদ্যালয় খোলা')
    expect(await html()).toContain('আগামীকাল')
    expect(await today()).toMatchObject({ date: '2026-12-15', isOpen: true, reason: null })

    vi.setSystemTime(dhaka('2026-12-16T00:00:00'))
    expect(await html()).toMatch(/আজ ছুটি: <bdi[^>]*>বিজয় দিবস/)
    expect(await today()).toMatchObject({
      date: '2026-12-16',
      isOpen: false,
      reason: 'বিজয় দিবস',
      until: '2026-12-16',
      nextHoliday: null,
    })
  })

  it('knows weekly holidays, which are a setting', async () => {
    vi.setSystemTime(dhaka('2026-11-27T08:00'))
    await add({})
    expect(await today()).toMatchObject({ isOpen: false, until: '2026-11-28' })
    expect((await today()).reason).toBe('সাপ্তাহিক ছুটি')
    expect(await html()).toMatch(/খুলবে.*রবিবার, ২৯ নভেম্বর/s)

    await site.services.write(({ site: texts }) => texts.update({ weeklyHolidays: [0] }))
    expect(await today()).toMatchObject({ isOpen: true, until: null })
    expect(await html()).toContain('আজ বিদ্যালয় খোলা')
    await site.services.write(({ site: texts }) => texts.update({ weeklyHolidays: [5, 6] }))
  })

  it('names 29 February and the first day of a year', async () => {
    await add({ title: 'অধিবর্ষ', from: '2028-02-29', to: '2028-02-29' })
    vi.setSystemTime(dhaka('2028-02-29T10:00'))
    expect(await today()).toMatchObject({ date: '2028-02-29', reason: 'অধিবর্ষ' })
    vi.setSystemTime(dhaka('2028-03-01T00:00'))
    expect(await today()).toMatchObject({ date: '2028-03-01', isOpen: true })
    vi.setSystemTime(dhaka('2027-01-01T00:00'))
    expect((await today()).date).toBe('2027-01-01')
  })

  it('a closure appears on every page with its write, and disappears after its last day', async () => {
    vi.setSystemTime(dhaka('2026-11-22T18:00'))
    for (const url of PAGES) expect(await html(url), url).not.toContain(BAND)
    await add(closure)
    for (const url of PAGES) {
      expect(await html(url), url).toContain(BAND)
      expect(await html(url), url).toContain('ঘূর্ণিঝড়')
    }
    expect(await html()).toContain('আগামীকাল থেকে বিদ্যালয় বন্ধ (২৩–২৪ নভেম্বর)।')
    expect(await html('/en')).toContain('The school is closed from tomorrow (23–24 November).')

    vi.setSystemTime(dhaka('2026-11-23T00:00'))
    expect(await html()).toContain('আজ বিদ্যালয় বন্ধ (২৩–২৪ নভেম্বর)।')
    expect(await html()).toMatch(/<h2 id="today">আজ বিদ্যালয় বন্ধ<.*খুলবে.*বুধবার, ২৫ নভেম্বর/s)
    expect(await html('/contact_us')).toMatch(/ক্লাস আবার শুরু.*বুধবার, ২৫ নভেম্বর/s)
    vi.setSystemTime(dhaka('2026-11-24T23:59'))
    expect(await html()).toContain(BAND)
    vi.setSystemTime(dhaka('2026-11-25T00:00'))
    for (const url of PAGES) expect(await html(url), url).not.toContain(BAND)
  })

  it('a closure is announced after a clock that was ahead is set back', async () => {
    vi.setSystemTime(dhaka('2026-11-22T18:00'))
    await add(closure)
    vi.setSystemTime(dhaka('2027-12-31T18:00'))
    expect(await html()).not.toContain(BAND)
    // Any change makes the pages read the calendar again.
    await site.services.write(({ site: texts }) => texts.update({}))
    expect(await html()).not.toContain(BAND)
    vi.setSystemTime(dhaka('2026-11-23T09:00'))
    expect(await html()).toContain(BAND)
  })

  it('ends the note of a closure with a sentence', async () => {
    vi.setSystemTime(dhaka('2026-11-23T09:00'))
    await add({ ...closure, note: 'পরীক্ষার তারিখ পরে জানানো হবে' })
    const text = async (url: string) => (await html(url)).replaceAll(/<!-- -->|<[^>]*>/g, '')
    const [cause, note] = ['ঘূর্ণিঝড়।', 'পরীক্ষার তারিখ পরে জানানো হবে।']
    expect(await text('/')).toContain(`${cause} ${note}`)
    expect(await text('/contact_us')).toContain(`${cause} ক্লাস আবার শুরু বুধবার, ২৫ নভেম্বর। ${note} `)
    expect(await text('/en/contact_us')).toContain(
      `${cause} Lessons resume on Wednesday, 25 November. ${note} `,
    )
  })

  it('a closure can be ended early', async () => {
    vi.setSystemTime(dhaka('2026-11-24T09:00'))
    const { _id } = await add(closure)
    expect(await html()).toContain(BAND)
    await site.services.write(({ calendar }) => calendar.update(_id, { to: '2026-11-23' }))
    expect(await html()).not.toContain(BAND)
    expect(await today()).toMatchObject({ isOpen: true })
  })

  it('a closure in the far future or the past, and an entry of another kind, have no band', async () => {
    vi.setSystemTime(dhaka('2026-11-22T18:00'))
    await add({ ...closure, from: '2026-11-24' })
    await add({ ...closure, from: '2026-11-20', to: '2026-11-21' })
    await add({ ...closure, kind: 'holiday' })
    expect(await html()).not.toContain(BAND)
  })

  it('a closure of one shift leaves the school open', async () => {
    vi.setSystemTime(dhaka('2026-11-23T09:00'))
    await add({ ...closure, shift: 'Morning' })
    expect(await today()).toMatchObject({ isOpen: true, until: null })
    expect(await html()).toContain('আজ প্রভাতি শিফট বন্ধ')
    expect(await html('/contact_us')).toContain('আজ প্রভাতি শিফট বন্ধ (২৩–২৪ নভেম্বর)।')
    expect(await html('/contact_us')).toContain('ক্লাস আবার শুরু বুধবার, ২৫ নভেম্বর।')
  })

  it('says only the day while neither a calendar nor hours are entered', async () => {
    vi.setSystemTime(dhaka('2026-11-23T09:00'))
    const home = await html('/')
    for (const url of ['/', '/studentdailyattendance.aspx']) {
      expect(await html(url)).toContain('<h2 id="today">সোমবার, ২৩ নভেম্বর</h2>')
    }
    expect(await html('/en')).toContain('<h2 id="today">Monday, 23 November</h2>')
    expect(home).toContain('ক্লাস, পরীক্ষা ও ছুটির খবর এখানে থাকবে।')
    expect(home).toContain('href="/follow">খবর পাওয়ার উপায়</a>')
    expect(home).not.toMatch(/বিদ্যালয় খোলা|হঠাৎ বন্ধের খবর/)
    expect(await html('/calendar')).not.toContain('id="today"')
    await add({})
    for (const url of ['/', '/calendar']) expect(await html(url)).toContain('id="today"')
    expect(await html('/')).not.toContain('খবর এখানে থাকবে')
  })

  it('speaks of tomorrow from the end of the last shift, on cached pages too', async () => {
    await site.services.write(({ schoolInfo }) =>
      schoolInfo.put({ ...info, morningShift: '7:15 – 11:45', dayShift: '12:00 – 4:50 pm' }),
    )
    const title = async (url: string) => /<h2 id="today">(.*?)<\/h2>/.exec(await html(url))![1]
    for (const url of ['/', '/calendar']) {
      // No quarter hour is between these times.
      vi.setSystemTime(dhaka('2026-11-23T16:49:59'))
      expect(await title(url)).toBe('আজ বিদ্যালয় খোলা')
      expect(await html(url)).toContain('খোলা, একই সময়ে')
      vi.setSystemTime(dhaka('2026-11-23T16:50:00'))
      expect(await title(url)).toBe('আগামীকাল বিদ্যালয় খোলা')
      expect(await html(url)).toContain('আজকের ক্লাস শেষ')
    }
    vi.setSystemTime(dhaka('2026-11-26T17:00'))
    expect(await title('/en')).toBe('Weekly holiday tomorrow')
    await site.services.write(({ schoolInfo }) => schoolInfo.put(info))
  })

  it('on an exam day names no hours, and after a closure says that an exam follows', async () => {
    await site.services.write(({ schoolInfo }) =>
      schoolInfo.put({ ...info, dayShift: '12:00 – 5:00 pm' }),
    )
    const exam = { title: 'বার্ষিক পরীক্ষা', kind: 'exam' as const, isClosed: false }
    await add({ ...exam, from: '2026-11-25', to: '2026-11-26' })
    vi.setSystemTime(dhaka('2026-11-24T09:00'))
    expect(await html()).toContain('১২:০০–৫:০০')
    expect(await html()).toMatch(/<dt>আগামীকাল, বুধবার<\/dt> <dd>পরীক্ষা: বার্ষিক পরীক্ষা</)
    await add({ ...closure, to: '2026-11-24' })
    expect((await html()).replaceAll(/<[^>]*>/g, '')).toContain(
      'খুলবে বুধবার, ২৫ নভেম্বর পরীক্ষা: বার্ষিক পরীক্ষা',
    )
    expect(await html('/contact_us')).toContain(
      'বিদ্যালয় খুলবে বুধবার, ২৫ নভেম্বর, সেদিন পরীক্ষা: বার্ষিক পরীক্ষা।',
    )
    expect(await html()).not.toContain('ক্লাস আবার')
    vi.setSystemTime(dhaka('2026-11-25T09:00'))
    expect(await html()).toMatch(/<h2 id="today"><bdi[^>]*>বার্ষিক পরীক্ষা<\/bdi> শুরু<\/h2>/)
    expect(await html()).not.toContain('১২:০০–৫:০০')
    expect(Object.keys(await today()).sort()).toEqual([
      'date',
      'isOpen',
      'nextExam',
      'nextHoliday',
      'reason',
      'today',
      'tomorrow',
      'until',
    ])
    await site.services.write(({ schoolInfo }) => schoolInfo.put(info))
  })

  it('a closure is the first link of every page, and the head of the feed', async () => {
    vi.setSystemTime(dhaka('2026-11-23T09:00'))
    expect(await html('/rss.xml')).not.toContain('ঘূর্ণিঝড়')
    const { _id } = await add({ ...closure, note: 'নদীর পানি & ঝড়' })
    for (const url of PAGES) {
      expect(/<a .*?<\/a>/s.exec(await html(url))?.[0], url).toContain('href="#closures"')
    }
    const [, first] = (await html('/rss.xml')).split('<item>')
    expect(first).toContain('<title>বিদ্যালয় বন্ধ, ২৩–২৪ নভেম্বর: ঘূর্ণিঝড়</title>')
    expect(first).toContain(_id)
    expect(first).toContain('নদীর পানি')
  })

  it('names a current exam, and its last day', async () => {
    vi.setSystemTime(dhaka('2026-11-30T09:00'))
    await add({
      title: 'বার্ষিক পরীক্ষা',
      kind: 'exam',
      from: '2026-11-26',
      to: '2026-12-10',
      isClosed: false,
    })
    const home = await html()
    expect(home).toMatch(/<h2 id="today"><bdi[^>]*>বার্ষিক পরীক্ষা<\/bdi> <small>/)
    expect(home).not.toContain('পরের পরীক্ষা')
    expect(home).toContain('১০ ডিসেম্বর পর্যন্ত')
  })

  it('names an exam of some classes, and the hours of the others', async () => {
    await site.services.write(({ schoolInfo }) =>
      schoolInfo.put({ ...info, dayShift: '12:00 – 5:00 pm' }),
    )
    const title = 'নির্বাচনি পরীক্ষা'
    const days = { from: '2026-11-23', to: '2026-11-26' }
    await add({ title, kind: 'exam', isClosed: false, classes: ['Ten'], ...days })
    vi.setSystemTime(dhaka('2026-11-24T09:00'))
    const home = await html()
    expect(home).toContain('<h2 id="today">আজ বিদ্যালয় খোলা</h2>')
    expect(home).toContain('১২:০০–৫:০০')
    expect(home.replaceAll(/<!-- -->|<[^>]*>/g, '')).toContain(
      `দশম শ্রেণি ${title}, ২৬ নভেম্বর পর্যন্ততৃতীয়–নবম শ্রেণি ক্লাস চলবে`,
    )
    await site.services.write(({ schoolInfo }) => schoolInfo.put(info))
  })

  it('the calendar shows a coming exam from the day after a closure, as home does', async () => {
    vi.setSystemTime(dhaka('2026-11-23T09:00'))
    await add({
      title: 'বার্ষিক',
      kind: 'exam',
      isClosed: false,
      from: '2026-11-23',
      to: '2026-11-26',
    })
    await add({ ...closure, to: '2026-11-24' })
    const ahead = /<section class="ahead".*?<\/section>/s.exec(await html('/calendar'))![0]
    expect(ahead).toContain('<time dateTime="2026-11-25"><b>২৫</b> নভেম্বর</time>')
    expect(ahead.replaceAll(/<[^>]*>/g, '')).toContain('বুধবার, ২ দিন পর; ২৬ নভেম্বর পর্যন্ত')
    expect((await html()).replaceAll(/<!-- -->|<[^>]*>/g, '')).toContain(
      'খুলবে বুধবার, ২৫ নভেম্বর পরীক্ষা: বার্ষিক',
    )
  })

  it('the calendar says once why days may move: by the moon, or by tithi', async () => {
    vi.setSystemTime(dhaka('2026-11-23T09:00'))
    const at = (day: string) => ({ from: day, to: day, isMoonDependent: true })
    const once = async (text: string) => (await html('/calendar')).split(text).length === 2
    expect(await once('যে দিনগুলো বদলাতে পারে')).toBe(false)
    await add({ title: 'শবে মেরাজ', ...at('2026-12-06') })
    expect(await once('যে দিনগুলো বদলাতে পারে')).toBe(true)
    expect(await html('/calendar')).not.toContain('তিথি')
    await add({ title: 'সরস্বতী পূজা', ...at('2026-12-07') })
    expect(await once('সরকারি প্রজ্ঞাপন দেখে নিশ্চিত করা হবে')).toBe(true)
    const text = (await html('/calendar')).replaceAll(/<!-- -->|<[^>]*>/g, ' ')
    expect(text).toMatch(/সরস্বতী পূজা\s+ছুটি[^]{0,60}তিথি অনুযায়ী/)
    expect(text).toMatch(/শবে মেরাজ\s+ছুটি[^]{0,60}চাঁদ দেখা সাপেক্ষে/)
    vi.setSystemTime(dhaka('2026-12-07T09:00'))
    expect(await html('/calendar')).not.toContain('যে দিনগুলো বদলাতে পারে')
  })

  it('pages give search engines the hours and the closed days', async () => {
    vi.setSystemTime(dhaka('2026-11-23T09:00'))
    const data = async () => {
      const [, json = ''] = /ld\+json">(.*?)<\/script>/s.exec(await html()) ?? []
      return JSON.parse(json) as Record<string, unknown>
    }
    expect(await data()).not.toHaveProperty('openingHoursSpecification')
    await site.services.write(({ schoolInfo }) =>
      schoolInfo.put({
        ...info,
        morningShift: 'সকাল ৭:১৫ – ১১:৪৫',
        dayShift: 'দুপুর ১২:০০ – বিকাল ৫:০০',
      }),
    )
    expect(await html()).toContain('৭:১৫–১১:৪৫')
    await add(closure)
    await add({ ...closure, from: '2026-12-01', to: '2026-12-01', shift: 'Day' })
    expect(await data()).toMatchObject({
      openingHoursSpecification: [
        {
          opens: '07:15',
          closes: '11:45',
          dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        },
        { opens: '12:00', closes: '17:00' },
      ],
      specialOpeningHoursSpecification: [{ validFrom: '2026-11-23', validThrough: '2026-11-24' }],
    })
  })
})
