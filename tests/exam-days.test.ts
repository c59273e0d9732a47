import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sectionUrl } from '#src/features/routine/addresses.ts'
import type { CalendarDetails, TodayAnswer } from '#src/features/calendar/schema.ts'
import type { SearchAnswer } from '#src/search/schema.ts'
import type { ClassName } from '@pathshala/bengali/classes'
import { describeOnBothDatabases, openTestSite, type TestSite } from './build-app.ts'
import { calendarEntry, count, info, officer, routine } from './records.ts'
import { expectProblem } from './scenarios.ts'

const LOWER: ClassName[] = ['Three', 'Four', 'Five']
const UPPER: ClassName[] = ['Six', 'Seven', 'Eight', 'Nine']
const CLASSES: ClassName[] = [...LOWER, ...UPPER, 'Ten']

const exam = { ...calendarEntry, kind: 'exam' as const, isClosed: false }
/** From Sunday. Class ten has neither an exam nor lessons, and class five has lessons. */
const annual: CalendarDetails = {
  ...exam,
  title: 'বার্ষিক পরীক্ষা',
  from: '2026-11-29',
  to: '2026-12-08',
  classes: UPPER,
  startsAt: '10:00',
  document: '/notices/1',
}
const lower: CalendarDetails = {
  ...annual,
  classes: ['Three', 'Four'],
  startsAt: null,
  document: null,
  note: 'শ্রেণিশিক্ষক জানাবেন',
}
const studyLeave: CalendarDetails = {
  ...calendarEntry,
  title: 'প্রস্তুতির ছুটি',
  from: '2026-11-29',
  to: '2026-12-31',
  classes: ['Ten'],
}
const flood: CalendarDetails = {
  ...calendarEntry,
  title: 'বন্যা',
  kind: 'closure',
  from: '2026-12-01',
  to: '2026-12-01',
}

const dhaka = (time: string) => new Date(`${time}+06:00`)
const sectionOf = (className: ClassName) =>
  sectionUrl({ className, shift: 'Morning', section: 'A' })

describeOnBothDatabases('Around an exam of some classes', (database) => {
  let site: TestSite
  let teacherId: string
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: dhaka('2026-11-22T12:00') })
    site = await openTestSite(database)
    teacherId = await site.services.write(async (stores) => {
      await stores.notices.create({ title: 'বার্ষিক পরীক্ষার সময়সূচি', text: 'ক', topic: 'exam' })
      await stores.schoolInfo.put({ ...info, dayShift: '12:00 – 5:00 pm' })
      const { _id } = await stores.officers.create(officer)
      const lessons = [0, 1, 2, 3, 4].map((day) => ({
        day,
        period: 0,
        subject: 'গণিত',
        teacherId: _id,
        teacher: '',
      }))
      for (const className of CLASSES) {
        await stores.studentCounts.create({ ...count, className } as never)
        const key = { className, shift: 'Morning', section: 'A' } as const
        await stores.routines.create(key, {
          ...routine,
          // The teacher of the classes five and six.
          lessons: className === 'Five' || className === 'Six' ? lessons : [lessons[0]!],
        })
      }
      for (const one of [annual, lower, studyLeave, flood]) await stores.calendar.create(one)
      return _id
    })
  })
  afterAll(async () => {
    await site.close()
    vi.useRealTimers()
  })

  const page = async (url: string) => {
    const { payload } = await site.request({ url })
    return payload.replaceAll(/<(?:style|script)[^>]*>.*?<\/(?:style|script)>/gs, '')
  }
  const plain = (html: string) => html.replaceAll(/<!-- -->|<[^>]*>/g, '')
  /** The section about today, of home and of the calendar. */
  const today = async (url: string) =>
    plain(/<section[^>]* class="today.*?<\/section>/s.exec(await page(url))![0])
  /** The notes above a routine, without the other parts of the page. */
  const notes = async (url: string) =>
    Array.from((await page(url)).matchAll(/<(div|p) class="over no-print">.*?<\/\1>/gs), ([note]) =>
      plain(note),
    )
  const api = async () => (await site.request({ url: '/api/today' })).json<TodayAnswer>()
  const held = ({ title, classes, startsAt, document }: CalendarDetails) => ({
    title,
    classes,
    startsAt,
    document,
  })
  const times = (text: string, part: string) => text.split(part).length - 1

  const WHO = 'ষষ্ঠ–নবম শ্রেণি, সকাল ১০টা থেকে, ৮ ডিসেম্বর পর্যন্ত'
  const LOWER_WHO = 'তৃতীয় ও চতুর্থ শ্রেণি, ৮ ডিসেম্বর পর্যন্ত। শ্রেণিশিক্ষক জানাবেন।'

  it('before the weekend, the exam of Sunday is named, and lessons go on', async () => {
    vi.setSystemTime(dhaka('2026-11-26T09:00'))
    expect(await today('/')).toContain('আজ বিদ্যালয় খোলা')
    expect(await today('/')).toContain('পরের পরীক্ষা বার্ষিক পরীক্ষা, ২৯ নভেম্বর, ৩ দিন পর')
    expect(await notes(sectionOf('Six'))).toEqual([
      expect.stringContaining('রবিবার, ২৯ নভেম্বর পরীক্ষা'),
    ])
    expect(await notes(sectionOf('Five'))).toEqual([])
    expect(await api()).toMatchObject({
      today: { date: '2026-11-26', isOpen: true, exams: [], classesWithLessons: CLASSES },
      tomorrow: { date: '2026-11-27', isOpen: false, reason: 'সাপ্তাহিক ছুটি', exams: [] },
    })
  })

  const PAIRS = [
    'ষষ্ঠ–নবম শ্রেণি বার্ষিক পরীক্ষা, সকাল ১০টা থেকে, ৮ ডিসেম্বর পর্যন্ত',
    'তৃতীয় ও চতুর্থ শ্রেণি বার্ষিক পরীক্ষা, শ্রেণিশিক্ষক জানাবেন, ৮ ডিসেম্বর পর্যন্ত',
    'পঞ্চম শ্রেণি ক্লাস চলবে',
    'দশম শ্রেণি ক্লাস হবে না',
  ]

  it.each([
    ['morning', '09:00'],
    ['evening', '19:00'],
  ])('on the eve in the %s, home says today and tomorrow, each once', async (_, time) => {
    vi.setSystemTime(dhaka(`2026-11-28T${time}`))
    for (const url of ['/', '/calendar']) {
      const text = await today(url)
      expect(times(text, 'আজ সাপ্তাহিক ছুটি'), url).toBe(1)
      expect(times(text, 'আগামীকাল বিদ্যালয় খোলা'), url).toBe(1)
      for (const pair of PAIRS) expect(times(text, pair), url).toBe(1)
      expect(await page(url), url).toContain('href="/notices/1"')
    }
  })

  it('on the eve, the routine of a class and of a teacher names the exam of tomorrow', async () => {
    vi.setSystemTime(dhaka('2026-11-28T19:00'))
    const free = 'আজ ক্লাস নেই: সাপ্তাহিক ছুটি'
    const sits = `আগামীকাল পরীক্ষা${annual.title} ${WHO} পরীক্ষার সময়সূচি`
    expect(await notes(sectionOf('Six'))).toEqual([free, sits])
    expect(await notes(`/routine?teacher=${teacherId}`)).toEqual([
      free,
      expect.stringContaining(WHO),
    ])
    expect(await notes(sectionOf('Five'))).toEqual([free])
    expect(await notes(sectionOf('Ten'))).toEqual([free, 'আগামীকাল ক্লাস নেই: প্রস্তুতির ছুটি (দশম শ্রেণি)'])
    expect((await notes('/routine'))[0]).toContain('ক্লাস হবে: পঞ্চম শ্রেণি')
    expect(await page(sectionOf('Six'))).toContain('পরের ক্লাস: বুধবার, ৯ ডিসেম্বর')
    // The table of a desk has the date too.
    expect(await page(sectionOf('Six'))).toMatch(/no-print"> (?:<!-- -->)?পরের ক্লাস: ৯ ডিসেম্বর/)
    expect(await page(sectionOf('Five'))).toContain('পরের ক্লাস: রবিবার, ২৯ নভেম্বর')
    expect(await api()).toMatchObject({
      isOpen: false,
      today: { date: '2026-11-28', isOpen: false, exams: [], classesWithLessons: [] },
      tomorrow: {
        date: '2026-11-29',
        isOpen: true,
        reason: null,
        exams: [held(annual), held(lower)],
        classesWithLessons: ['Five'],
      },
    })
  })

  it('on the day, each class reads its own', async () => {
    vi.setSystemTime(dhaka('2026-11-29T09:00'))
    const text = await today('/')
    expect(text).toContain('আজ বিদ্যালয় খোলা')
    for (const pair of PAIRS) expect(times(text, pair)).toBe(1)
    expect(text).toContain('আগামীকাল, সোমবার খোলা')
    expect(await notes(sectionOf('Six'))).toEqual([expect.stringMatching(/^আজ ও আগামীকাল পরীক্ষা/)])
    expect(await notes(sectionOf('Three'))).toEqual([expect.stringContaining(LOWER_WHO)])
    expect(await notes(sectionOf('Ten'))).toEqual(['আজ ও আগামীকাল ক্লাস নেই: প্রস্তুতির ছুটি (দশম শ্রেণি)'])
    expect(await notes(sectionOf('Five'))).toEqual([])
    expect(await page(sectionOf('Five'))).toContain('আজ, রবিবার')
    // Of the teacher's lessons, those of class five are given.
    const list = /<h2 id="next">.*?<\/ol>/s.exec(await page(`/routine?teacher=${teacherId}`))![0]
    expect(list).toContain('পঞ্চম শ্রেণি')
    expect(list).not.toContain('ষষ্ঠ শ্রেণি')
    expect((await api()).today).toMatchObject({ isOpen: true, exams: [held(annual), held(lower)] })
  })

  it('a closure on an exam day leaves nobody an exam, and names the exam of the day after', async () => {
    vi.setSystemTime(dhaka('2026-12-01T09:00'))
    expect(await today('/')).toContain('আজ বিদ্যালয় বন্ধ')
    expect(await today('/')).not.toContain('আজ পরীক্ষা')
    expect(await notes(sectionOf('Six'))).toEqual([
      'আজ ক্লাস নেই: বন্যা',
      expect.stringContaining(`আগামীকাল পরীক্ষা${annual.title} ${WHO}`),
    ])
    expect(plain(await page('/contact_us'))).toContain(
      'ক্লাস আবার শুরু বুধবার, ২ ডিসেম্বর। সেদিন পরীক্ষা: বার্ষিক পরীক্ষা (ষষ্ঠ–নবম শ্রেণি, সকাল ১০টা; তৃতীয় ও চতুর্থ শ্রেণি)।',
    )
    expect((await api()).today).toMatchObject({ isOpen: false, reason: 'বন্যা', exams: [] })
    expect((await api()).tomorrow).toMatchObject({ isOpen: true, classesWithLessons: ['Five'] })
  })

  it('the day after has lessons for all but class ten', async () => {
    vi.setSystemTime(dhaka('2026-12-09T09:00'))
    expect(await today('/')).toContain('আজ বিদ্যালয় খোলা')
    expect(await today('/')).not.toContain('পরীক্ষা')
    expect(await notes(sectionOf('Six'))).toEqual([])
    expect((await api()).today).toMatchObject({
      exams: [],
      classesWithLessons: [...LOWER, ...UPPER],
    })
  })

  it('the calendar, its files and the search say who, when and where the schedule is', async () => {
    vi.setSystemTime(dhaka('2026-11-27T09:00'))
    const ahead = /<section class="ahead".*?<\/section>/s.exec(await page('/calendar'))![0]
    expect(plain(ahead)).toMatch(/ষষ্ঠ–নবম শ্রেণি.*সকাল ১০টা থেকে/s)
    expect(ahead).toContain('href="/notices/1"')
    const { payload: ics } = await site.request({ url: '/calendar.ics' })
    expect(ics.replaceAll('\r\n ', '')).toContain('SUMMARY:বার্ষিক পরীক্ষা (ষষ্ঠ–নবম শ্রেণি)')
    const { payload: csv } = await site.request({ url: '/calendar.csv?year=2026' })
    expect(csv).toContain('"ষষ্ঠ–নবম শ্রেণি","10:00","/notices/1"')
    const { results } = (
      await site.request({ url: '/api/search', query: { q: 'নবম শ্রেণির পরীক্ষা' } })
    ).json<SearchAnswer>()
    const snippets = results
      .filter(({ kind }) => kind === 'calendar')
      .map(({ snippet }) => snippet.map(({ text }) => text).join(''))
    expect(snippets.join()).toContain('ষষ্ঠ–নবম শ্রেণি, সকাল ১০টা থেকে')
  })

  it('only staff see the address of a schedule that is a draft or deleted', async () => {
    vi.setSystemTime(dhaka('2026-11-29T09:00'))
    const LINKS = ['/', '/en', '/calendar', '/routine', sectionOf('Six'), '/api/calendar']
    LINKS.push('/api/today', '/calendar.ics', '/calendar.csv?year=2026')
    const shown = async () => {
      const found = []
      for (const url of LINKS) {
        const text = (await page(url)).replaceAll('\r\n ', '')
        if (text.includes('/notices/1')) found.push(url)
      }
      return found
    }
    const { notices } = site.services.stores
    const { _id } = (await notices.findByNumber(1))!
    expect(await shown()).toEqual(LINKS)
    await site.services.write((stores) => stores.notices.update(_id, { draft: true }))
    expect(await shown()).toEqual([])
    expectProblem(await site.request({ url: '/api/calendar?state=all' }), 401)
    site.token = await site.signIn()
    const entries = (await site.call('GET /api/calendar')).json<CalendarDetails[]>()
    expect(entries).toContainEqual(expect.objectContaining({ document: '/notices/1' }))
    await site.services.write((stores) => stores.notices.update(_id, { draft: false }))
    expect(await shown()).toEqual(LINKS)
    await site.services.write((stores) => stores.notices.remove(_id))
    expect(await shown()).toEqual([])
  })
})
