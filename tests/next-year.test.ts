import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bn, en } from '#src/words/public-words.ts'
import type { HistoryRecord } from '#src/records/history/schema.ts'
import type { RoutineRecord } from '#src/features/routine/schema.ts'
import { sampleStudentCounts } from '#src/features/student-counts/sample.ts'
import type { StudentCountRecord } from '#src/features/student-counts/schema.ts'
import { describeOnBothDatabases, openTestSite, type TestSite } from './build-app.ts'
import { calendarEntry, count, officer, routine } from './records.ts'
import { expectProblem } from './scenarios.ts'

/** Noon in Dhaka. The session lives until 4 January. */
const DECEMBER = Date.UTC(2026, 11, 5, 6)
/** Two minutes before midnight in Dhaka. In UTC, the old year has six more hours. */
const NEW_YEARS_EVE = Date.UTC(2026, 11, 31, 17, 58)
const NEW_YEAR = NEW_YEARS_EVE + 2 * 60_000

const six = { className: 'Six', shift: 'Morning', section: 'A' } as const
const AT = '/api/routines/Six/Morning/A'
const PAGE = '/routine?class=Six&shift=Morning&section=A'

describeOnBothDatabases('What is written for the next year', (database) => {
  let site: TestSite
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: DECEMBER })
    site = await openTestSite(database)
    site.token = await site.signIn()
  })
  afterEach(async () => {
    await site.close()
    vi.useRealTimers()
  })

  const open = async (url: string) => (await site.request({ url })).payload
  const visit = async <T>(url: string) => (await site.request({ url })).json<T>()
  const nextLessons = async (url: string) =>
    /<h2 id="next">.*?<\/section>/s.exec(await open(url))?.[0] ?? ''
  const staff = async <T>(url: string) => (await site.call(`GET ${url}`)).json<T>()
  const send = (call: Parameters<TestSite['call']>[0], json?: object, headers = {}) =>
    site.call(call, json, { headers })
  const setBackLast = async () => {
    const [entry] = await staff<HistoryRecord[]>('/api/admin/history?limit=1')
    return send(`POST /api/admin/history/${entry!._id}/restore`)
  }

  it('replaces the routine on its first day at midnight in Dhaka, and is named before', async () => {
    const lessonsOf = (subject: string) => [{ ...routine.lessons[0]!, day: 0, subject }]
    await send(`PUT ${AT}`, { ...routine, lessons: lessonsOf('পুরোনো বিষয়') })
    const present = await visit<RoutineRecord>(AT)
    const renewed = await send('POST /api/routines/renew', { validFrom: '2027-01-01' })
    expect(renewed.json()).toMatchObject([{ ...six, validFrom: '2027-01-01', version: 1 }])
    expect(await visit(AT)).toEqual(present)
    expect(await visit('/api/routines')).toEqual([present])
    expect(await staff<object[]>('/api/routines?state=all')).toHaveLength(2)
    expectProblem(await site.request({ url: '/api/routines?state=all' }), 401)

    const next = { ...routine, validFrom: '2027-01-01', lessons: lessonsOf('নতুন বিষয়') }
    const next1 = `${AT}?validFrom=2027-01-01`
    expect((await send(`PUT ${next1}`, next, { 'if-match': '"1"' })).statusCode).toBe(200)
    const [note, url] = [bn.routine.comesOn('১ জানুয়ারি, ২০২৭'), `${PAGE}&from=2027-01-01`]
    const before = await open(PAGE)
    expect(before).toContain('পুরোনো বিষয়')
    expect(before).not.toContain('নতুন বিষয়')
    expect(before).toContain(note)
    expect(before).toContain(url.replaceAll('&', '&amp;'))
    expect(await open(`/en${PAGE}`)).toContain(en.routine.comesOn('1 January 2027'))
    expect(await open(url)).toContain('নতুন বিষয়')
    expect(await open(url)).toContain(bn.routine.startsOn('১ জানুয়ারি, ২০২৭'))
    expect(await open('/routine')).toContain('/routine?from=2027-01-01')
    const table = (from: string) => open(`${PAGE}${from}`.replace('routine', 'routine.csv'))
    expect(await table('')).toContain('পুরোনো বিষয়')
    expect(await table('&from=2027-01-01')).toContain('নতুন বিষয়')
    expect(await open('/api/search?q=নতুন')).not.toContain('নতুন বিষয়')

    vi.setSystemTime(NEW_YEARS_EVE)
    expect(await open(PAGE)).toContain('পুরোনো বিষয়')
    expect(await nextLessons(PAGE)).toContain('পরের ক্লাস: রবিবার, ৩ জানুয়ারি')
    expect(await nextLessons(PAGE)).toContain('নতুন বিষয়')
    vi.setSystemTime(NEW_YEAR)
    expect(await open(PAGE)).toContain('নতুন বিষয়')
    expect(await open(PAGE)).not.toContain('পুরোনো বিষয়')
    expect(await open(PAGE)).not.toContain(bn.routine.seeComing)
    expect(await open(PAGE)).toContain('পরের ক্লাস: রবিবার, ৩ জানুয়ারি')
    expect(await visit(AT)).toMatchObject({ validFrom: '2027-01-01' })
    expect(await table('')).toContain('নতুন বিষয়')
    expect(await open('/api/search?q=নতুন')).toContain('/routine')
  })

  it('is what each page and the API say of tomorrow on 31 December', async () => {
    // In 2028, this is a Sunday.
    vi.setSystemTime(Date.UTC(2028, 11, 31, 6))
    const [stays, leaves] = await site.services.write(async (stores) => {
      const made = []
      for (const name of ['নাসরিন জাহান', 'শিরিন আক্তার']) {
        made.push(await stores.officers.create({ ...officer, name }))
      }
      return made.map(({ _id }) => _id)
    })
    const exam = { ...calendarEntry, kind: 'exam', isClosed: false, title: 'ভর্তি পরীক্ষা' } as const
    await site.services.write(async ({ routines, studentCounts, calendar }) => {
      const taught = (subject: string, teachers: string[]) => ({
        ...routine,
        lessons: teachers.map((teacherId, day) => {
          return { day, period: 0, subject, teacherId, teacher: '' }
        }),
      })
      await routines.create(six, taught('পুরোনো বিষয়', [stays!, leaves!]))
      const next = taught(
        'নতুন বিষয়',
        [leaves!, stays!].map(() => stays!),
      )
      await routines.create(six, { ...next, validFrom: '2029-01-01' })
      for (const className of ['Six', 'Ten']) {
        await studentCounts.create({ ...count, className } as never)
      }
      for (const className of ['Six', 'Seven', 'Eight']) {
        await studentCounts.create({ ...count, className, year: 2029 } as never)
      }
      await calendar.create({ ...exam, classes: ['Eight'], from: '2029-01-01', to: '2029-01-01' })
    })
    expect(await visit('/api/today')).toMatchObject({
      today: { date: '2028-12-31', classesWithLessons: ['Six', 'Ten'] },
      tomorrow: { date: '2029-01-01', classesWithLessons: ['Six', 'Seven'] },
    })
    for (const url of ['/', '/calendar', '/routine']) {
      const text = (await open(url)).replaceAll(/<!-- -->|<[^>]*>/g, '')
      expect(text, url).toContain('ক্লাস হবে: ষষ্ঠ ও সপ্তম শ্রেণি')
    }
    // Today has lessons by the present routine.
    expect(await nextLessons(PAGE)).toContain('পুরোনো বিষয়')
    vi.setSystemTime(Date.UTC(2028, 11, 30, 6))
    await site.services.write(({ calendar }) =>
      calendar.create({ ...calendarEntry, from: '2028-12-31', to: '2028-12-31' }),
    )
    for (const url of [PAGE, `/routine?teacher=${stays}`]) {
      expect(await nextLessons(url), url).toContain('পরের ক্লাস: সোমবার, ১ জানুয়ারি')
      expect(await nextLessons(url), url).toContain('নতুন বিষয়')
      expect(await nextLessons(url), url).not.toContain('পুরোনো বিষয়')
    }
    expect(await open(`/routine?teacher=${leaves}`)).toContain('পুরোনো বিষয়')
    expect(await nextLessons(`/routine?teacher=${leaves}`)).toBe('')
  })

  it('is set back, deleted and restored without the present routine', async () => {
    await send(`PUT ${AT}`, routine)
    const present = await visit<RoutineRecord>(AT)
    await send('POST /api/routines/renew', { validFrom: '2027-01-01' })
    const [entry] = await staff<HistoryRecord[]>('/api/admin/history?limit=1')
    expect(JSON.stringify(entry)).toContain('১ জানুয়ারি, ২০২৭ থেকে')
    expect((await setBackLast()).json()).toEqual({ changed: 1, left: [] })
    expect(await staff('/api/routines?state=all')).toEqual([present])
    await send('POST /api/routines/renew', { validFrom: '2027-01-01' })
    expect((await send(`DELETE ${AT}?validFrom=2027-01-01`)).statusCode).toBe(204)
    expect(await visit(AT)).toEqual(present)
    const [gone] = await staff<{ _id: string; title: string }[]>('/api/admin/bin?limit=1')
    expect(gone!.title).toContain('১ জানুয়ারি, ২০২৭ থেকে'.normalize())
    expect((await send(`POST /api/admin/bin/${gone!._id}/restore`)).statusCode).toBe(200)
    expect(await staff<object[]>('/api/routines?state=all')).toHaveLength(2)
  })

  it('is one routine for each section and first day', async () => {
    const later = { ...routine, validFrom: '2027-01-01' }
    await send(`PUT ${AT}`, routine)
    // Without a version, the first day decides.
    expect((await send(`PUT ${AT}`, later)).json()).toMatchObject({ version: 1 })
    expect((await send(`PUT ${AT}`, later)).json()).toMatchObject({ version: 2 })
    expect((await send(`PUT ${AT}`, { ...routine, validFrom: '2026-02-01' })).json()).toMatchObject(
      { version: 2 },
    )
    expect(await staff('/api/routines?state=all')).toMatchObject([
      { validFrom: '2026-02-01' },
      { validFrom: '2027-01-01' },
    ])
    expectProblem(await send(`PUT ${AT}?validFrom=2026-02-01`, later), 409)
    expectProblem(await send(`PUT ${AT}`, later, { 'if-match': '"0"' }), 412)
    // The next routine gets another first day.
    const moved = await send(`PUT ${AT}?validFrom=2027-01-01`, {
      ...later,
      validFrom: '2027-01-05',
    })
    expect(moved.json()).toMatchObject({ validFrom: '2027-01-05', version: 3 })
    expect(await visit(AT)).toMatchObject({ validFrom: '2026-02-01' })
  })

  it('shows a teacher the lessons of each routine', async () => {
    const make = { ...officer, name: 'নাসরিন জাহান' }
    const { _id: teacherId } = (await send('POST /api/officers', make)).json<{ _id: string }>()
    await send(`PUT ${AT}`, routine)
    const lessons = [{ ...routine.lessons[0]!, teacherId, teacher: '' }]
    await send(`PUT ${AT}`, { ...routine, validFrom: '2027-01-01', lessons })
    const week = `/routine?teacher=${teacherId}`
    expect((await site.request({ url: week })).statusCode).toBe(404)
    expect(await open(`${week}&from=2027-01-01`)).toContain('নাসরিন জাহান')
    vi.setSystemTime(NEW_YEAR)
    expect((await site.request({ url: week })).statusCode).toBe(200)
  })

  it('replaces the counts on 1 January, and the earlier ones become those of a past year', async () => {
    await site.services.write(async ({ studentCounts }) => {
      for (const one of sampleStudentCounts) await studentCounts.create(one)
    })
    const present = await visit<StudentCountRecord[]>('/api/studentCounts')
    const begun = await send('POST /api/studentCounts/moveUp', { year: 2027 })
    expect(begun.statusCode).toBe(201)
    const next = await staff<StudentCountRecord[]>('/api/studentCounts?state=all&year=2027')
    expect(begun.json()).toEqual(expect.arrayContaining(next))
    expect(next).toHaveLength(present.filter(({ className }) => className !== 'Ten').length)
    expect(next.filter(({ className }) => className === 'Three')).toEqual([])
    expectProblem(await send('POST /api/studentCounts/moveUp', { year: 2027 }), 409)

    expect(await visit('/api/studentCounts')).toEqual(present)
    expect(await staff('/api/studentCounts?state=all')).toEqual(present)
    expectProblem(await site.request({ url: '/api/studentCounts?year=2027' }), 400)
    expectProblem(await site.request({ url: '/api/studentCounts?state=all&year=2027' }), 401)
    const note = bn.studentCount.comingYear('১ জানুয়ারি, ২০২৭', '২০২৭')
    expect(await open('/studentcount')).toContain(note)
    const exported = await staff<{ year: number | null }[]>('/api/export/studentCounts.json')
    expect(exported.map(({ year }) => year)).toEqual([
      ...present.map(() => null),
      ...next.map(() => 2027),
    ])
    // A girl leaves in December.
    const change = { ...six, girls: 1 + sampleStudentCounts[6]!.girls }
    const id = present.find((one) => one.className === 'Six' && one.shift === 'Morning')!._id
    expect((await send(`PUT /api/studentCounts/${id}`, change)).statusCode).toBe(200)
    // The same section of both years is no second record; of one year it is.
    const own = { className: 'Three', shift: 'Morning', section: 'A', girls: 7 }
    expect((await send('POST /api/studentCounts', { ...own, year: 2027 })).statusCode).toBe(201)
    expectProblem(await send('POST /api/studentCounts', { ...own, year: 2027 }), 409)
    expectProblem(await send('POST /api/studentCounts', own), 409)
    expectProblem(await send('POST /api/studentCounts', { ...own, year: 2025 }), 400)

    vi.setSystemTime(NEW_YEARS_EVE)
    expect(await visit('/api/studentCounts')).toHaveLength(present.length)
    expect(await visit('/api/studentCounts/years')).toEqual([])
    await open('/studentcount')
    vi.setSystemTime(NEW_YEAR)
    const shown = await visit<StudentCountRecord[]>('/api/studentCounts')
    expect(shown).toHaveLength(next.length + 1)
    expect(shown[0]).toMatchObject(own)
    expect(await visit('/api/studentCounts/Ten/Morning/A')).toMatchObject({ year: 2027 })
    const girls = sampleStudentCounts.reduce((sum, one) => sum + one.girls, 1)
    expect(await visit('/api/studentCounts/years')).toMatchObject([
      { year: 2026, takenOn: '2026-12-31', total: girls, girls },
    ])
    const page = await open('/studentcount')
    expect(page).not.toContain(note)
    expect(page).toContain('২০২৬:</b>')
    expect(await staff('/api/studentCounts/years/2026')).toMatchObject({ year: 2026 })
    // A new count without a year is one of the present counts.
    const added = await send('POST /api/studentCounts', { ...own, section: 'B' })
    expect(added.json()).toMatchObject({ year: 2027 })
  })

  it('takes a list for its year, and leaves the present counts', async () => {
    await send('POST /api/studentCounts', { ...six, girls: 40 })
    const rows = [{ ...six, girls: 44, year: 2027 }]
    const bring = async (list: object[]) =>
      (await send('POST /api/studentCounts/import', { rows: list, known: 'change' })).json()
    expect(await bring(rows)).toMatchObject({ created: [{ girls: 44, year: 2027 }], refused: [] })
    expect(await bring([{ ...six, girls: 45, year: '২০২৭' }])).toMatchObject({
      created: [],
      changed: [{ before: { girls: 44 }, after: { girls: 45 } }],
    })
    expect(await visit('/api/studentCounts')).toMatchObject([{ girls: 40, year: null }])
    expect((await setBackLast()).json()).toMatchObject({ changed: 1 })
    expect(await staff('/api/studentCounts?state=all&year=2027')).toMatchObject([{ girls: 44 }])
  })
})
