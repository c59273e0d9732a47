import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases, openTestSite, type TestSite } from '../../tests/build-app.ts'

const WORDS = ['বার্ষিক', 'ভর্তি', 'ফলাফল', 'শিক্ষক', 'মেলা', 'গ্রন্থাগার']

describeOnBothDatabases('A question without a document that has all of its words', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(database)
    await site.services.write(async ({ notices }) => {
      // Each notice has two of the words, and a search for four of them finds nothing.
      for (const [index, word] of WORDS.entries()) {
        await notices.create({ title: `${word} ${WORDS[(index + 1) % WORDS.length]}` })
      }
    })
  })
  afterAll(() => site.close())

  it('is answered in few searches, and other requests are answered between them', async () => {
    let turns = 0
    const count = () => {
      turns += 1
      next = setImmediate(count)
    }
    let next = setImmediate(count)
    const corrected = await site.services.stores.search.correct(WORDS.join(' '))
    clearImmediate(next)
    expect(corrected).toBeUndefined()
    expect(turns).toBeGreaterThan(WORDS.length)
    // One search for each of the 22 shorter questions takes a turn for each of its four steps.
    if (database === 'SQLite') expect(turns).toBeLessThan(40)
  })

  it('is answered by the documents with most of its words', async () => {
    await site.services.write(({ notices }) =>
      notices.create({ title: 'বার্ষিক ভর্তি', text: 'ফলাফল শিক্ষক মেলা' }),
    )
    const { correct } = site.services.stores.search
    expect(await correct(WORDS.join(' '))).toBe('বার্ষিক ভর্তি ফলাফল শিক্ষক মেলা')
  })
})
