import { beforeAll, expect, it } from 'vitest'
import { COUNT_FIELDS } from '#src/features/student-counts/fields.ts'
import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { OPEN_PATHS } from './access/all-calls.ts'
import { describeOnBothDatabases, signedInSite } from './build-app.ts'
import { info } from './records.ts'

describeOnBothDatabases('The page of student counts', (database) => {
  const site = signedInSite(database)
  beforeAll(async () => {
    await site.services.write(async ({ studentCounts }) => {
      const six = { className: 'Six', shift: 'Morning' } as const
      const rare = { muslim: 761, bouddho: 1, autistic: 2, muktiJoddharSontan: 623 }
      await studentCounts.create({ ...six, section: 'A', boys: 3, girls: 841, ...rare })
      await studentCounts.create({ ...six, section: 'B', girls: 52, hindu: 4 })
      await studentCounts.create({ ...six, section: 'C', girls: 2, christian: 2 })
    })
  })

  const protect = async (protectsSmallNumbers: boolean) => {
    const payload = { protectsSmallNumbers }
    const answer = await site.request({ method: 'PUT', url: '/api/site', as: site.token, payload })
    expect(answer.json()).toMatchObject(payload)
  }
  const number = (value: number, language: 'bn' | 'en') =>
    value.toLocaleString(language === 'bn' ? 'bn-BD' : 'en-GB')
  const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

  it.each(['bn', 'en'] as const)('shows in %s every number of every section', async (language) => {
    const { payload } = await site.request({ url: pathIn(language, '/studentcount') })
    const { few, hidden, counts } = wordsIn(language).studentCount
    const [, sections, summary] = payload.split('<table')
    for (const field of COUNT_FIELDS) {
      expect(text(sections!)).toContain(counts[field])
      expect(text(summary!)).toContain(counts[field])
    }
    const rows = Array.from(sections!.matchAll(/<tr>.*?<\/tr>/gs), ([row]) => text(row))
    const rowOf = (total: number, ...numbers: number[]) =>
      expect.stringMatching(
        new RegExp(`${[total, ...numbers].map((one) => number(one, language)).join(' +')} *$`),
      )
    expect(rows).toEqual(
      expect.arrayContaining([
        rowOf(844, 3, 841, 761, 0, 1, 0, 0, 0, 0, 0, 623, 2, 0),
        rowOf(52, 0, 52, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        rowOf(2, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0),
      ]),
    )
    expect(text(summary!)).toContain(`${counts.christian} ${number(2, language)}`)
    expect(payload).not.toContain(`>${few}<`)
    expect(payload).not.toContain(hidden)
  })

  /** Every address that visitors can read, and the places that count the school's students. */
  const addresses = [
    ...OPEN_PATHS,
    ...['', '/en'].map((language) => `${language}/information/students`),
    '/api/studentCounts/Six/Morning/C',
    `/api/search?q=${encodeURIComponent('ছাত্রী সংখ্যা')}`,
    `/search?q=${encodeURIComponent('ছাত্রী সংখ্যা')}`,
  ].map((url) => url.replaceAll(/:\w+|\*/g, 'unknown'))
  const SUM = /(?<![\w০-৯.,-])(?:898|৮৯৮)(?![\w০-৯])/
  const shownAt = async () => {
    const shown: string[] = []
    for (const url of addresses) {
      const { payload } = await site.request({ url })
      if (SUM.test(payload)) shown.push(url)
    }
    return shown
  }

  it('follows the switch at once, everywhere: the small section is in no sum', async () => {
    await site.services.write(({ schoolInfo }) => schoolInfo.create(info))
    const told = ['/studentcount', '/schoolInfo', '/information'].flatMap((url) => [
      url,
      `/en${url}`,
    ])
    expect(await shownAt()).toEqual(expect.arrayContaining(told))
    await protect(true)
    expect(await shownAt()).toEqual([])
    await protect(false)
    expect(await shownAt()).toEqual(expect.arrayContaining(told))
  })

  it.each(['bn', 'en'] as const)(
    'protected, hides in %s what could point at a pupil',
    async (language) => {
      await protect(true)
      const { payload } = await site.request({ url: pathIn(language, '/studentcount') })
      const { few, hidden, counts } = wordsIn(language).studentCount
      const [, sections, summary] = payload.split('<table')
      expect(payload.split('<table')).toHaveLength(3)
      expect(text(sections!)).toContain(number(844, language))
      // Boys of A and B; total, boys and girls of C.
      expect(sections!.split(`>${few}<`)).toHaveLength(1 + 4)
      for (const secret of [841, 761, 623]) {
        expect(text(sections!)).not.toContain(number(secret, language))
      }
      for (const field of ['muslim', 'bouddho', 'autistic', 'muktiJoddharSontan'] as const) {
        expect(sections!.split('</table>')[0]).not.toContain(counts[field])
        expect(summary).toContain(counts[field])
      }
      expect(text(summary!)).toContain(`${counts.bouddho} ${number(1, language)}`)
      expect(text(summary!)).toContain(`${counts.boys} ${number(3, language)}`)
      expect(text(summary!)).toContain(`${counts.girls} ${number(893, language)}`)
      // The small section is in no sum.
      expect(text(summary!)).toContain(`${counts.christian} ${number(0, language)}`)
      expect(payload).toContain(hidden)
      // Nothing that the page carries along has the hidden numbers.
      const carried = payload.replaceAll(/ id="sum-\w+"/g, '')
      expect(carried).not.toMatch(/physicalDisabled|muslim|"?girls"?:/)
    },
  )
})
