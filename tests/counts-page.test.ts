import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { describeOnBothDatabases, openTestSite, type TestSite } from './build-app.ts'

describeOnBothDatabases('The page of student counts', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(database)
    await site.services.write(async ({ studentCounts }) => {
      const six = { className: 'Six', shift: 'Morning' } as const
      const rare = { muslim: 761, bouddho: 1, autistic: 2, muktiJoddharSontan: 623 }
      await studentCounts.create({ ...six, section: 'A', boys: 3, girls: 841, ...rare })
      await studentCounts.create({ ...six, section: 'B', girls: 52, hindu: 4 })
      await studentCounts.create({ ...six, section: 'C', girls: 2, christian: 2 })
    })
  })
  afterAll(() => site.close())

  const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

  it.each(['bn', 'en'] as const)('hides in %s what could point at a pupil', async (language) => {
    const { payload } = await site.request({ url: pathIn(language, '/studentcount') })
    const { few, hidden, counts } = wordsIn(language).studentCount
    const [, sections, summary] = payload.split('<table')
    expect(payload.split('<table')).toHaveLength(3)
    const number = (value: number) => value.toLocaleString(language === 'bn' ? 'bn-BD' : 'en-GB')
    expect(text(sections!)).toContain(number(844))
    // Boys of A and B; total, boys and girls of C.
    expect(sections!.split(`>${few}<`)).toHaveLength(1 + 4)
    for (const secret of [841, 761, 623]) {
      expect(text(sections!)).not.toContain(number(secret))
    }
    for (const field of ['muslim', 'bouddho', 'autistic', 'muktiJoddharSontan'] as const) {
      expect(sections!.split('</table>')[0]).not.toContain(counts[field])
      expect(summary).toContain(counts[field])
    }
    expect(text(summary!)).toContain(`${counts.bouddho} ${number(1)}`)
    expect(text(summary!)).toContain(`${counts.boys} ${number(3)}`)
    expect(text(summary!)).toContain(`${counts.girls} ${number(893)}`)
    // The small section is in no sum.
    expect(text(summary!)).toContain(`${counts.christian} ${number(0)}`)
    expect(payload).toContain(hidden)
    // Nothing that the page carries along has the hidden numbers.
    expect(payload).not.toMatch(/physicalDisabled|muslim|"?girls"?:/)
  })
})
