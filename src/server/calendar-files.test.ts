import ICAL from 'ical.js'
import papaparse from 'papaparse'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeOnBothDatabases, openTestSite, type TestSite } from '../../tests/build-app.ts'
import { calendarEntry } from '../../tests/records.ts'

/** The titles of the events in a .ics file. */
function titlesIn(ics: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(ics) as unknown[])
  return calendar
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('summary')))
}

/** The titles of the rows in a CSV file. */
function rowsIn(csv: string): string[] {
  const { data } = papaparse.parse<string[]>(csv.slice(1), { skipEmptyLines: true })
  return data.slice(1).map(([title]) => title!)
}

describeOnBothDatabases('The files of the calendar', (database) => {
  let site: TestSite
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00Z') })
    site = await openTestSite(database, { PUBLIC_URL: 'https://school.example' })
    await site.services.write(async ({ calendar }) => {
      for (const year of [2024, 2025, 2026, 2027, 2028]) {
        const day = `${year}-12-16`
        await calendar.create({ ...calendarEntry, title: String(year), from: day, to: day })
      }
      const turn = { from: '2024-12-30', to: '2025-01-02' }
      await calendar.create({ ...calendarEntry, title: '=1+1', ...turn })
    })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await site.close()
  })

  const get = (url: string, headers: Record<string, string> = {}) => site.request({ url, headers })

  it('have the last, the current and the next year, or one year', async () => {
    const ics = await get('/calendar.ics')
    expect(ics.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=300, s-maxage=2',
    })
    expect(titlesIn(ics.payload)).toEqual(['=1+1', '2025', '2026', '2027'])
    expect(ics.payload).toMatch(/UID:[\w-]+@pathshala/)
    expect(ics.payload).toContain('https://school.example/calendar?year=')
    const csv = await get('/calendar.csv')
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="calendar-2026.csv"',
    })
    expect(rowsIn(csv.payload)).toEqual(['2026'])
    expect(rowsIn((await get('/calendar.csv?year=2025')).payload)).toEqual([`'=1+1`, '2025'])
    for (const year of ['x', '99999', '2026&year=2027', '%E0%A7%A8']) {
      expect(rowsIn((await get(`/calendar.csv?year=${year}`)).payload), year).toEqual(['2026'])
    }
  })

  it('are not sent again to a client that has them, until the content changes', async () => {
    const before = await get('/calendar.ics')
    const known = { 'if-none-match': String(before.headers['etag']) }
    expect(await get('/calendar.ics', known)).toMatchObject({ statusCode: 304, payload: '' })
    const { _id } = await site.services.write(({ calendar }) =>
      calendar.create({ ...calendarEntry, title: 'ঝড়', kind: 'closure' }),
    )
    const after = await get('/calendar.ics', known)
    expect(after.statusCode).toBe(200)
    expect(titlesIn(after.payload)).toContain('বিদ্যালয় বন্ধ: ঝড়')
    await site.services.write(({ calendar }) => calendar.remove(_id))
    expect((await get('/calendar.ics', known)).statusCode).toBe(304)
  })

  it('are compressed', async () => {
    const { headers } = await get('/calendar.ics', { 'accept-encoding': 'gzip' })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  })
})

describe('At midnight in Dhaka, on a machine in New York', () => {
  beforeEach(() => vi.stubEnv('TZ', 'America/New_York'))
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  it('the cached page and the files change to the new day and the new year', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T17:59:59Z') })
    const site = await openTestSite()
    await site.services.write(async ({ calendar }) => {
      for (const day of ['2025-05-01', '2026-12-31', '2027-01-01', '2028-02-29']) {
        await calendar.create({ ...calendarEntry, title: day, from: day, to: day })
      }
    })
    const read = async () => ({
      page: (await site.request({ url: '/calendar' })).payload,
      ics: titlesIn((await site.request({ url: '/calendar.ics' })).payload),
      csv: rowsIn((await site.request({ url: '/calendar.csv' })).payload),
    })
    const before = await read()
    expect(before.page).toMatch(/<h1>শিক্ষাপঞ্জি ২০২৬<\/h1>/)
    expect(before.page).toMatch(/id="ahead".*?2026-12-31.*?আজ.*?2027-01-01.*?আগামীকাল/)
    expect(before.page).toMatch(/is-today">৩১</)
    expect(before).toMatchObject({
      ics: ['2025-05-01', '2026-12-31', '2027-01-01'],
      csv: ['2026-12-31'],
    })
    expect(await read()).toEqual(before)
    vi.setSystemTime(new Date('2026-12-31T18:00:00Z'))
    const after = await read()
    expect(after.page).toMatch(/<h1>শিক্ষাপঞ্জি ২০২৭<\/h1>/)
    expect(after.page).toMatch(/id="ahead".*?2027-01-01.*?আজ/)
    expect(after.page).toMatch(/is-today">১</)
    expect(after).toMatchObject({
      ics: ['2026-12-31', '2027-01-01', '2028-02-29'],
      csv: ['2027-01-01'],
    })
    await site.close()
  })
})
