import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { documentUrl } from '#src/content.ts'
import { sectionUrl } from '#src/features/routine/addresses.ts'
import { bn, en } from '#src/words/public-words.ts'
import { describeOnBothDatabases, openTestSite, type TestSite } from './build-app.ts'
import { calendarEntry, officer, routine } from './records.ts'

const KEY = { className: 'Six', shift: 'Morning', section: 'A' } as const
const URL = sectionUrl(KEY)
const TEACHER = { ...officer, name: 'নাসরিন জাহান' }
/** Sunday, two minutes before midnight in Dhaka. */
const SUNDAY = Date.UTC(2026, 10, 22, 17, 58)

describeOnBothDatabases('The page of routines', (database) => {
  let site: TestSite
  let teacherId: string
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: SUNDAY })
    site = await openTestSite(database)
    teacherId = await site.services.write(async ({ officers, routines }) => {
      const { _id } = await officers.create(TEACHER)
      const lesson = { period: 0, subject: 'গণিত', teacherId: _id, teacher: '' }
      const lessons = [0, 1, 2, 3, 4].map((day) => ({ ...lesson, day }))
      await routines.create(KEY, { ...routine, lessons })
      return _id
    })
  })
  afterEach(async () => {
    await site.close()
    vi.useRealTimers()
  })

  const get = async (url: string, status = 200) => {
    const { statusCode, payload } = await site.request({ url })
    expect(statusCode, url).toBe(status)
    return payload
  }
  /** The heading of the list that is shown first on a phone. */
  const firstDay = async () => /<h2 id="next">(.*?)<\/h2>/.exec(await get(URL))?.[1]

  it('shows the next day from midnight in Dhaka, also on cached pages', async () => {
    expect(await firstDay()).toBe('আজ, রবিবার')
    vi.setSystemTime(SUNDAY + 2 * 60_000)
    expect(await firstDay()).toBe('আজ, সোমবার')
    vi.setSystemTime(Date.UTC(2026, 10, 26, 18))
    expect(await firstDay()).toBe('পরের ক্লাস: রবিবার, ২৯ নভেম্বর')
    expect(await get(URL)).toContain(`${bn.routine.noLessons('আজ')}: ${bn.calendar.weeklyHoliday}`)
  })

  it('follows a closure that begins and ends while pages are cached', async () => {
    await firstDay()
    const closure = { ...calendarEntry, title: 'বন্যা', kind: 'closure' as const }
    const days = { from: '2026-11-22', to: '2026-11-23' }
    const { _id } = await site.services.write(({ calendar }) =>
      calendar.create({ ...closure, ...days }),
    )
    expect(await firstDay()).toBe('পরের ক্লাস: মঙ্গলবার, ২৪ নভেম্বর')
    expect(await get(URL)).toContain('বন্যা')
    await site.services.write(({ calendar }) => calendar.remove(_id))
    expect(await firstDay()).toBe('আজ, রবিবার')
  })

  it('on an exam day shows the exam and its schedule, and the lessons after it', async () => {
    const exam = { ...calendarEntry, kind: 'exam' as const, isClosed: false }
    const [annual, test] = await site.services.write(async ({ calendar, notices }) => {
      await notices.create({ title: 'বার্ষিক পরীক্ষার সময়সূচি', topic: 'exam', text: 'ক' })
      return [
        await calendar.create({
          ...exam,
          title: 'বার্ষিক পরীক্ষা',
          from: '2026-11-22',
          to: '2026-12-01',
          classes: ['Six', 'Seven', 'Eight', 'Nine'],
          startsAt: '10:00',
          document: documentUrl('notices', 1),
          note: 'প্রবেশপত্র আনতে হবে',
        }),
        await calendar.create({
          ...exam,
          title: 'নির্বাচনি পরীক্ষা',
          from: '2026-11-22',
          to: '2026-11-23',
          classes: ['Ten'],
        }),
      ] as const
    })
    const text = async (url: string) => (await get(url)).replaceAll(/<!-- -->|<[^>]*>/g, '')
    for (const url of [URL, '/routine', `/routine?teacher=${teacherId}`]) {
      expect(await text(url), url).toMatch(/আজ (?:ও আগামীকাল )?পরীক্ষা/)
      expect(await text(url), url).toContain(annual.title)
      expect(await text(url), url).toContain(
        'ষষ্ঠ–নবম শ্রেণি, সকাল ১০টা থেকে, ১ ডিসেম্বর পর্যন্ত। প্রবেশপত্র আনতে হবে।',
      )
      expect(await get(url), url).toContain(`#${annual._id}"`)
      expect(await get(url), url).toContain(`href="${documentUrl('notices', 1)}"`)
      expect(await text(url), url).not.toContain(bn.routine.noLessons('আজ'))
    }
    expect(await firstDay()).toBe('পরের ক্লাস: বুধবার, ২ ডিসেম্বর')
    // Class six has no other exam.
    expect(await get(URL)).not.toContain(test._id)
    expect(await get('/routine')).toContain(`#${test._id}"`)
    expect(await get(`/en${URL}`)).toContain('<b>Exam today and tomorrow</b>')
    // A weekly holiday has no exam.
    vi.setSystemTime(Date.UTC(2026, 10, 27, 5))
    expect(await text(URL)).not.toMatch(/আজ (?:ও আগামীকাল )?পরীক্ষা/)
    expect(await text('/routine')).not.toMatch(/আজ (?:ও আগামীকাল )?পরীক্ষা/)
    // The next day of school has it again.
    expect(await text(URL)).toContain('রবিবার, ২৯ নভেম্বর পরীক্ষা')
    expect(await firstDay()).toBe('পরের ক্লাস: বুধবার, ২ ডিসেম্বর')
  })

  it('follows a renamed teacher, and keeps the name of a deleted teacher', async () => {
    const weekUrl = `/routine?teacher=${teacherId}`
    expect(await get(URL)).toContain(`href="/officers_teachers#${teacherId}"`)
    expect(await get('/officers_teachers')).toContain(`<tr id="${teacherId}">`)
    expect(await get('/officers_teachers')).toContain(`href="${weekUrl}"`)
    await site.services.write(({ officers }) =>
      officers.update(teacherId, { ...TEACHER, name: 'নাসরিন সুলতানা' }),
    )
    for (const url of [URL, weekUrl]) {
      expect(await get(url)).toContain('নাসরিন সুলতানা')
      expect(await get(url)).not.toContain(TEACHER.name)
    }
    expect(await get(`/en${weekUrl}`)).toContain('<span lang="bn">নাসরিন সুলতানা</span></h1>')
    await site.services.write(({ officers }) => officers.remove(teacherId))
    expect(await get(URL)).toContain(TEACHER.name)
    expect(await get(URL)).not.toContain('/officers_teachers#')
    expect(await get(weekUrl)).toContain(`${bn.routine.title}: ${TEACHER.name}`)
  })

  it('marks two lessons of a teacher at the same time', async () => {
    const lesson = { day: 2, period: 2, subject: 'বিজ্ঞান', teacherId, teacher: '' }
    const week = { ...routine, lessons: [lesson] }
    await site.services.write(({ routines }) => routines.create({ ...KEY, section: 'B' }, week))
    const url = `/routine?teacher=${teacherId}`
    expect(await get(url)).not.toContain(bn.routine.clashes)
    const clash = { ...week, lessons: [{ ...lesson, period: 0 }] }
    await site.services.write(({ routines }) => routines.create({ ...KEY, section: 'C' }, clash))
    expect(await get(url)).toContain(bn.routine.clashes)
    // Two lessons, in the list and in the table.
    expect((await get(`/en${url}`)).split(en.routine.clash)).toHaveLength(2 * 2 + 1)
  })

  it('shows the first day of a future routine, and says that a routine has no lessons', async () => {
    const { _id } = (await site.services.stores.routines.findFor(KEY))!
    const write = (change: object) =>
      site.services.write(({ routines }) => routines.update(_id, { ...routine, ...change }))
    await write({ validFrom: '2027-01-01' })
    expect(await get(URL)).toContain(bn.routine.startsOn('১ জানুয়ারি, ২০২৭'))
    expect(await firstDay()).toBe('পরের ক্লাস: রবিবার, ৩ জানুয়ারি')
    await write({ lessons: [] })
    expect(await get(URL)).toContain(bn.routine.noLessonsYet)
  })

  it.each([
    '/routine?class=Six&shift=Morning&section=B',
    '/routine?class=Twelve',
    '/routine?section=%3Cb%3E',
    '/routine?teacher=nobody',
    '/routine?teacher=%00',
    '/en/routine?class=Six&shift=Day',
  ])('answers 404 and offers the existing routines: %s', async (url) => {
    const html = await get(url, 404)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain(sectionUrl(KEY).replaceAll('&', '&amp;'))
  })

  it('names the missing section in its title', async () => {
    const titleOf = async (url: string) => /<h1>(.*?)<\/h1>/.exec(await get(url, 404))?.[1]
    expect(await titleOf('/routine?class=Six&shift=Morning&section=B')).toBe(
      'ষষ্ঠ শ্রেণি, খ শাখা, প্রভাতি: রুটিন নেই',
    )
    expect(await titleOf('/en/routine?class=Six&shift=Day')).toBe('Class Six, Day: no routine')
    for (const query of ['class=Twelve', 'class=constructor', 'teacher=nobody']) {
      expect(await titleOf(`/routine?${query}`), query).toBe('এই রুটিনটি নেই')
    }
  })

  it('with “all”, lists a single routine and opens none', async () => {
    const html = await get('/routine?class=Six&shift=Morning')
    expect(html).toContain(sectionUrl(KEY).replaceAll('&', '&amp;'))
    expect(html).not.toContain('aria-labelledby="week"')
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/routine"/)
  })

  it('lists the sections of the student counts that have no routine', async () => {
    const none = bn.routine.none(bn.routine.section('ঘ'))
    expect(await get('/routine')).not.toContain(none)
    await site.services.write(async ({ studentCounts }) => {
      await studentCounts.create({ ...KEY, section: 'A' })
      await studentCounts.create({ ...KEY, section: 'D' })
      await studentCounts.create({ ...KEY, className: 'Ten', section: 'D' })
    })
    const listed = async (url: string, status?: number) =>
      (await get(url, status)).replaceAll('\u00a0', ' ').split(none).length - 1
    expect(await listed('/routine')).toBe(2)
    expect(await listed('/routine?class=Six')).toBe(1)
    expect(await listed('/routine?class=Six&shift=Morning&section=D', 404)).toBe(2)
    expect(await get('/routine')).not.toContain(bn.routine.none(bn.routine.section('ক')))
  })

  it('marks the running lesson from its start to its end, on cached pages too', async () => {
    const isMarked = async (url = URL) => (await get(url)).includes('aria-current="time"')
    const at = async (time: string) => {
      vi.setSystemTime(new Date(`${time}+06:00`))
      return isMarked()
    }
    expect(await at('2026-11-22T07:29:59')).toBe(false)
    expect(await at('2026-11-22T07:30')).toBe(true)
    expect(await isMarked(`/en/routine?teacher=${teacherId}`)).toBe(true)
    // No quarter hour is between these times.
    expect(await at('2026-11-22T08:04:59')).toBe(true)
    expect(await at('2026-11-22T08:05')).toBe(false)
    expect(await at('2026-11-27T07:40')).toBe(false)
    await site.services.write(({ calendar }) =>
      calendar.create({
        ...calendarEntry,
        kind: 'exam',
        isClosed: false,
        from: '2026-11-23',
        to: '2026-11-23',
      }),
    )
    expect(await at('2026-11-23T07:40')).toBe(false)
    expect(await at('2026-11-24T07:40')).toBe(true)
  })

  it('has one address for each routine, in any order of the parts, and with other parameters', async () => {
    const canonical = (html: string) => /<link rel="canonical" href="(.*?)"/.exec(html)![1]
    const address = URL.replaceAll('&', '&amp;')
    for (const url of [URL, '/routine?section=A&x=1&class=Six&shift=Morning']) {
      expect(canonical(await get(url))).toMatch(new RegExp(`${RegExp.escape(address)}$`))
    }
    expect(canonical(await get('/en/routine'))).toMatch(/\/en\/routine$/)
    expect(await get('/')).toContain('href="/routine"')
  })
})
