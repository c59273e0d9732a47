import { beforeAll, expect, it } from 'vitest'
import { describeSqlOnBothDatabases, sharedSite } from '../../tests/build-app.ts'
import { seedSample } from '../sample/seed.ts'
import { bn } from '../words/public-words.ts'
import { findPageContent } from './page-content.ts'

/** Queries of guardians, each with a title that the first hits must have. */
const QUESTIONS: [query: string, title: string, corrected?: string][] = [
  ['ভর্তি', 'ভর্তি আবেদন ফরম'],
  ['admission', 'ভর্তি আবেদন ফরম'],
  ['vorti', 'ভর্তি আবেদন ফরম'],
  ['ভরতি ফরম', 'ভর্তি আবেদন ফরম', 'ভর্তি ফরম'],
  ['পরীক্ষা', 'বার্ষিক পরীক্ষা'],
  ['পরিক্ষার রুটিন', 'বার্ষিক পরীক্ষার সময়সূচি'],
  ['exam', 'বার্ষিক পরীক্ষা'],
  ['porikkha', 'বার্ষিক পরীক্ষা'],
  ['exam routine', 'বার্ষিক পরীক্ষার সময়সূচি'],
  ['ফলাফল', 'পরীক্ষার ফলাফল'],
  ['result', 'পরীক্ষার ফলাফল'],
  ['রেজাল্ট', 'পরীক্ষার ফলাফল'],
  ['rejalt', 'পরীক্ষার ফলাফল'],
  ['ssc', 'এসএসসি'],
  ['এসএসসি ২০২৬', 'এসএসসি ২০২৬'],
  ['ছুটি', 'ছুটি'],
  ['holiday', 'ছুটি'],
  ['chuti', 'ছুটি'],
  ['শীতের ছুটি', 'শীতকালীন'],
  ['উপবৃত্তি', 'উপবৃত্তি'],
  ['উপবিত্তি', 'উপবৃত্তি'],
  ['উপবৃতি', 'উপবৃত্তি', 'উপবৃত্তি'],
  ['stipend', 'উপবৃত্তি'],
  ['scholership', 'উপবৃত্তি', 'scholarship'],
  ['form', 'ফরম'],
  ['ফরম', 'ফরম'],
  ['ফর্ম', 'ফরম'],
  ['syllabus', 'পাঠ্যসূচি'],
  ['সিলেবাস', 'পাঠ্যসূচি'],
  ['tc', 'ছাড়পত্র'],
  ['ছাড়পত্র', 'ছাড়পত্র'],
  ['প্রত্যয়নপত্র', 'প্রশংসাপত্র'],
  ['fee', 'বেতন'],
  ['বেতন', 'বেতন'],
  ['class 8', 'ক্লাস রুটিন'],
  ['৮ম শ্রেণি রুটিন', 'ক্লাস রুটিন'],
  ['টিকা', 'টিকা'],
  ['ফোন নম্বর', 'যোগাযোগ'],
  ['address', 'যোগাযোগ'],
  ['অভিবাবক সভা', 'অভিভাবক সভা', 'অভিভাবক সভা'],
]

describeSqlOnBothDatabases('The sample school', (database) => {
  const site = sharedSite(database)
  beforeAll(async () => {
    await seedSample(site.services)
  })

  const ask = (query: string) =>
    findPageContent(
      site.services.stores.search,
      { query, kind: undefined, year: undefined, number: 1 },
      { words: bn, timeZone: 'Asia/Dhaka' },
    )

  it.each(QUESTIONS)('answers %s with %s', async (query, title, corrected) => {
    const answer = await ask(query)
    expect(answer.corrected).toBe(corrected)
    expect(answer.results.slice(0, 2).map((result) => result.title)).toContainEqual(
      expect.stringContaining(title),
    )
    expect(answer.results.filter(({ kind }) => kind === 'calendar').length).toBeLessThanOrEqual(3)
  })

  it('names the word that sounds like a query, but no synonym', async () => {
    expect((await ask('chuti')).meant).toBe('ছুটি')
    expect((await ask('holiday')).meant).toBeUndefined()
  })

  it('offers the word that is known if another is not', async () => {
    const { results, suggestions } = await ask('beton ঝঝঝঝ')
    expect(results).toEqual([])
    expect(suggestions).toMatchObject([{ query: 'beton' }])
  })

  it('shows no letterhead in a snippet', async () => {
    for (const query of ['ফরম', 'নোটিশ', 'পরীক্ষা', 'ফলাফল', 'ছুটি']) {
      for (const { snippet } of (await ask(query)).results) {
        expect(snippet.map(({ text }) => text).join('')).not.toMatch(/ইআইআইএন|গণপ্রজাতন্ত্রী/)
      }
    }
  })
})
