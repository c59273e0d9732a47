import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  describeSqlOnBothDatabases,
  openTestSite,
  storedFile,
  type TestSite,
} from '../../../tests/build-app.ts'
import { calendarEntry } from '../../../tests/records.ts'
import type { SearchAnswer } from '../../search/schema.ts'

describeSqlOnBothDatabases('The search for entries of the calendar', (database) => {
  let site: TestSite
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00Z') })
    site = await openTestSite(database)
    await site.services.write(async ({ calendar, notices }) => {
      const add = (from: string, to: string, change: Partial<typeof calendarEntry>) =>
        calendar.create({ ...calendarEntry, from, to, ...change })
      await add('2024-12-16', '2024-12-16', { title: 'বিজয় দিবস ২০২৪' })
      await add('2026-12-16', '2026-12-16', { note: 'পতাকা উত্তোলন সকাল ৭টায়' })
      await add('2027-12-16', '2027-12-16', {})
      await add('2025-12-16', '2025-12-16', {})
      await add('2026-12-20', '2027-01-02', { title: 'শীতকালীন অবকাশ' })
      for (const [title, date] of [
        ['বিজয় দিবসের প্রস্তুতি', '2026-11-20'],
        ['বিজয় দিবসের আলোচনা', '2026-06-01'],
      ]) {
        await notices.create({
          title: title!,
          file: storedFile(),
          date: new Date(date!).toISOString(),
        })
      }
    })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await site.close()
  })

  const search = async (query: Record<string, string>) =>
    (await site.request({ url: '/api/search', query })).json<SearchAnswer>()
  const datesOf = ({ results }: SearchAnswer) => results.map(({ date }) => date?.slice(0, 10))

  it('finds entries from last year on, coming ones first, among documents', async () => {
    const found = await search({ q: 'বিজয় দিবস' })
    expect(datesOf(found)).toEqual([
      '2026-11-20',
      '2026-12-16',
      '2026-06-01',
      '2027-12-16',
      '2025-12-16',
    ])
    expect(found.results[1]).toMatchObject({
      kind: 'calendar',
      number: null,
      url: expect.stringMatching(/^\/calendar\?year=2026#[\w-]+$/),
      title: 'বিজয় দিবস',
      date: '2026-12-16T12:00:00.000Z',
      topic: null,
      isTitleHit: true,
    })
  })

  it('gives the results page by page', async () => {
    const first = await search({ q: 'বিজয় দিবস', limit: '2' })
    const second = await search({ q: 'বিজয় দিবস', limit: '3', after: first.next! })
    expect([...datesOf(first), ...datesOf(second)]).toEqual(
      datesOf(await search({ q: 'বিজয় দিবস' })),
    )
    expect(second.next).toBeNull()
  })

  it('finds entries by kind, days, month, note and Latin letters', async () => {
    expect(datesOf(await search({ q: 'ছুটি শীতকালীন', kind: 'calendar' }))).toEqual(['2026-12-20'])
    expect(datesOf(await search({ q: 'জানুয়ারি ২০২৭' }))).toEqual(['2026-12-20'])
    expect(datesOf(await search({ q: 'পতাকা' }))).toEqual(['2026-12-16'])
    expect(datesOf(await search({ q: 'bijoy', kind: 'calendar' }))).toHaveLength(3)
  })

  it('narrows by kind and year, and finds no entry by topic', async () => {
    expect(await search({ q: 'বিজয়', kind: 'calendar' })).toMatchObject({ total: 3 })
    expect(await search({ q: 'বিজয়', kind: 'notices' })).toMatchObject({ total: 2 })
    expect(await search({ q: 'বিজয়', kind: 'page' })).toMatchObject({ total: 0 })
    expect(await search({ q: 'বিজয়', topic: 'event' })).toMatchObject({ total: 0 })
    expect(datesOf(await search({ q: 'বিজয়', kind: 'calendar', year: '2025' }))).toEqual([
      '2025-12-16',
    ])
  })

  it('finds changed words at once', async () => {
    const { results } = await search({ q: 'শীতকালীন' })
    const id = results[0]!.url.split('#')[1]!
    await site.services.write(({ calendar }) => calendar.update(id, { title: 'বড়দিনের ছুটি' }))
    expect((await search({ q: 'শীতকালীন' })).results).toEqual([])
    expect((await search({ q: 'বড়দিন' })).results).toMatchObject([{ kind: 'calendar' }])
  })

  it('finds the page of the calendar', async () => {
    expect((await search({ q: 'শিক্ষাপঞ্জি' })).results).toMatchObject([
      { kind: 'page', url: '/calendar' },
    ])
    const page = await site.request({ url: '/search', query: { q: 'বিজয়', kind: 'calendar' } })
    expect(page.payload.match(/<h3>/g)).toHaveLength(3)
    const years = await site.request({ url: '/search', query: { q: 'বিজয়' } })
    expect(years.payload).toContain('year=2027')
  })

  it('shows at most three entries among documents, and links to the rest', async () => {
    await site.services.write(async ({ calendar }) => {
      for (const day of ['01', '02']) {
        const from = `2026-12-${day}`
        await calendar.create({ ...calendarEntry, title: 'বিজয় উৎসব', from, to: from })
      }
    })
    const titlesOn = async (query: Record<string, string>) => {
      const { payload } = await site.request({ url: '/search', query })
      return { titles: payload.match(/<h3>/g)!.length, isMore: payload.includes('আরও ২টি') }
    }
    expect(await titlesOn({ q: 'বিজয়' })).toEqual({ titles: 5, isMore: true })
    expect(await titlesOn({ q: 'বিজয়', kind: 'calendar' })).toEqual({ titles: 5, isMore: false })
  })
})
