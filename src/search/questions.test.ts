import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnBothDatabases, sharedSite } from '../../tests/build-app.ts'
import { FEATURES } from '../features.ts'
import { seedSample } from '../sample/seed.ts'
import { bn } from '../words/public-words.ts'
import { NOTHING, SEARCH_QUESTIONS } from '../../tests/search-questions.ts'
import { UNSEEN_QUESTIONS } from '../../tests/search-unseen.ts'
import { findPageContent } from './page-content.ts'
import WORDINGS from './wordings.json' with { type: 'json' }

describeOnBothDatabases('The sample school', (database) => {
  // Of equal results, that with the nearest day comes first.
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00+06:00') })
  })
  afterAll(() => {
    vi.useRealTimers()
  })
  const site = sharedSite(database)
  beforeAll(async () => {
    await seedSample(site.services)
  })

  const ask = (query: string) =>
    findPageContent(
      site.services.stores.search,
      { query, kind: undefined, year: undefined, number: 1 },
      { language: 'bn', timeZone: 'Asia/Dhaka' },
    )

  it('has at least 550 questions', () => {
    expect(SEARCH_QUESTIONS.length + UNSEEN_QUESTIONS.length).toBeGreaterThanOrEqual(550)
  })

  const answers = async (query: string, ...first: string[]) => {
    const { results } = await ask(query)
    const { url = NOTHING, title = '' } = results[0] ?? {}
    const isRight = first.some((one) => {
      if (one === NOTHING) return results.length === 0
      if (one.endsWith('*')) return url.startsWith(one.slice(0, -1))
      return one.startsWith('/') ? url === one : title.includes(one)
    })
    expect(isRight, `${url} ${title}`).toBe(true)
    expect(results.filter(({ kind }) => kind === 'calendar').length).toBeLessThanOrEqual(3)
  }
  it.each(SEARCH_QUESTIONS)('answers %s with %s', answers)
  it.each(UNSEEN_QUESTIONS)('answers %s with %s', { tags: 'rest' }, answers)

  it.each([
    ['ভরতি ফরম', 'ভর্তি ফরম'],
    ['উপবৃতি', 'উপবৃত্তি'],
    ['scholarshp', 'scholarship'],
    ['uprobitti', 'উপবৃত্তি'],
    ['অভিবাবক সভা', 'অভিভাবক সভা'],
    ['লটারির রেজাল্ট', 'লটারির'],
    ['পরিক্ষার রুটিন', undefined],
  ])('says that %s was replaced by %s', async (query, corrected) => {
    expect((await ask(query)).corrected).toBe(corrected)
  })

  it('lists every page that a subject names', async () => {
    const { stores } = site.services
    const entries = await Promise.all(
      FEATURES.map(async ({ searchEntries }) => (await searchEntries?.(stores)) ?? []),
    )
    const urls = new Set(entries.flat().map(({ url }) => url))
    const pages = Object.values(WORDINGS).flatMap((one) => ('at' in one ? [one.at] : []))
    expect(pages.filter((page) => !urls.has(page))).toEqual([])
  })

  it('leads to the card of a teacher', async () => {
    const officer = (await site.services.stores.officers.list()).find(
      ({ name }) => name === 'নাসরিন জাহান',
    )
    const { results } = await ask('nasrin madam')
    expect(results[0]!.url).toBe(`/officers_teachers#${officer!._id}`)
    expect(results[0]!.snippet.map(({ text }) => text).join('')).toMatch(/^সহকারী শিক্ষক/)
  })

  it.each([
    ['প্রধান শিক্ষকের ফোন', '০১৭০০-০০০০০১'],
    ['হিন্দু ছাত্রী', '১৮৬'],
    ['how many students in class ten', '১৮৬ জন'],
    ['কতজন ছাত্রী', '১,২৪৮'],
    ['বিজয় দিবস কবে', '১৬ ডিসেম্বর, ২০২৬'],
    ['টিসির ফি কত', '৫০ টাকা'],
  ])('answers %s with %s in the text of the first result', async (query, fact) => {
    const [first] = (await ask(query)).results
    expect(first!.snippet.map(({ text }) => text).join('')).toContain(fact)
  })

  it('says of a class without results that none is published', async () => {
    const { results } = await ask('class 8 annual exam result 2026')
    expect(results[0]!.snippet.map(({ text }) => text).join('')).toBe(bn.results.empty)
  })

  it('leads to a row or a day that is on the page', async () => {
    for (const query of [
      'হিন্দু ছাত্রী',
      'class 9 student count',
      'টিসির ফি কত',
      '16 december',
      'ভর্তি কমিটি',
    ]) {
      const { url } = (await ask(query)).results[0]!
      const [address, id] = url.split('#')
      const { payload } = await site.request({ url: address! })
      expect(payload, url).toContain(`id="${id}"`)
    }
  })

  it('lists no cards for words that all teachers have', async () => {
    const { results } = await ask('শিক্ষক')
    expect(results.filter(({ url }) => url.startsWith('/officers_teachers#'))).toEqual([])
  })

  it('has snippets in the language of the page', async () => {
    const { results } = await ask('অনুমতি')
    const entry = results.find(({ url }) => url === '/information/recognition')!
    const snippet = entry.snippet.map(({ text }) => text).join('')
    expect(snippet).toMatch(/অনুমতি/)
    expect(snippet).not.toMatch(/[a-z]/)
  })

  it('names the word that sounds like a query, but no synonym', async () => {
    expect((await ask('chuti')).meant).toBe('ছুটি')
    expect((await ask('holiday')).meant).toBeUndefined()
  })

  it('shows the closest entries if no entry answers', async () => {
    const { results, closest } = await ask('ইস্কুলর পয়লা হেডমাস্টর কেগু আছিলা')
    expect(results).toEqual([])
    expect(closest[0]!.title).toContain('প্রাক্তন প্রধান শিক্ষক')
    expect((await ask('ঝঝঝঝ')).closest).toEqual([])
  })

  it.each(['গণপ্রজাতন্ত্রী', 'স্থাপিত ১৯৭৬', 'ইআইআইএন'])(
    'finds no papers by %s of their letterhead',
    async (query) => {
      const { kinds } = await ask(query)
      expect(kinds.filter(({ kind }) => kind !== 'page')).toEqual([])
    },
  )

  it('finds a paper by its memo number', async () => {
    const { results } = await ask('শাসবাউবি/ভর্তি/১৩৯')
    expect(results.map(({ url }) => url)).toEqual(['/notices/11'])
  })

  it('shows no letterhead in a snippet', async () => {
    for (const query of ['ফরম', 'নোটিশ', 'পরীক্ষা', 'ফলাফল', 'ছুটি']) {
      for (const { snippet } of (await ask(query)).results) {
        expect(snippet.map(({ text }) => text).join('')).not.toMatch(/ইআইআইএন|গণপ্রজাতন্ত্রী/)
      }
    }
  })
})
