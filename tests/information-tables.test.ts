import { expect, it } from 'vitest'
import { informationWords } from '#src/features/information/public/words.ts'
import { toLatinDigits } from '@pathshala/bengali/digits'
import { describeOnBothDatabases, signedInSite } from './build-app.ts'

const VALUES = {
  charter: {
    services: [
      {
        group: 'citizen',
        name: 'প্রত্যয়নপত্র',
        nameEnglish: 'Certificate',
        method: 'আবেদন করলে',
        papers: 'প্রবেশপত্র',
        price: 'বিনামূল্যে',
        time: '৩ দিন',
        officer: 'ফরিদা ইয়াসমিন',
        designation: 'সহকারী শিক্ষক',
        phone: '০১৭১১-০০০০০১',
        email: 'office@school.example',
      },
    ],
  },
  posts: {
    rows: [
      {
        title: 'শিক্ষক',
        titleEnglish: 'Teacher',
        grade: 11,
        sanctioned: 27,
        filled: 25,
        women: 14,
        remark: 'ছুটিতে ১',
      },
    ],
  },
  'ssc-results': { rows: [{ year: 2024, registered: 190, appeared: 182, passed: 171, gpa5: 58 }] },
}

/** Only the file has what surveys of the government ask for and visitors do not compare. */
const ONLY_IN_FILES = { charter: [], posts: ['grade'], 'ssc-results': ['registered'] } as const

/** The cells of the first record by the heading of their column. */
function cellsOf(file: string): [column: string, cell: string][] {
  const [columns, cells] = toLatinDigits(file)
    .split(/\r?\n/)
    .map((line) => Array.from(line.matchAll(/"([^"]*)"/g), ([, cell]) => cell!))
  return columns!.map((column, index) => [column, cells![index]!])
}

/** The texts in the cells of the records on a page. */
function shownTexts(html: string): string[] {
  const rows = [...html.matchAll(/<tbody>(.*?)<\/tbody>/gs)]
    .flatMap(([, body]) => [
      ...body!.matchAll(/<tr(?: id="[^"]*")?(?: class="([^"]*)")?>(.*?)<\/tr>/gs),
    ])
    // The sum of the posts is not a record.
    .filter(([, className]) => className !== 'total')
  return (
    rows
      .flatMap(([, , row]) => [...row!.matchAll(/<t[dh]([^>]*)>(.*?)<\/t[dh]>/gs)])
      // The serial number of a service is only on the page.
      .filter(([, attributes]) => !attributes!.includes('class="sn"'))
      .flatMap(([, , cell]) => cell!.replaceAll(/<wbr\/?>|<!-- -->/g, '').split(/<[^>]+>/))
      .map((text) => toLatinDigits(text).replace(/^[\s,;]+|[\s,;]+$/g, ''))
      .filter((text) => text !== '' && text !== '–')
  )
}

describeOnBothDatabases('A public table of the information board', (database) => {
  const site = signedInSite(database)

  it.each(Object.keys(VALUES) as (keyof typeof VALUES)[])(
    'has the same in its file for spreadsheets and on its page: %s',
    async (key) => {
      const saved = (await site.call(`PUT /api/information/${key}`, VALUES[key])).json()
      for (const [language, { fields }] of [
        ['', informationWords.bn],
        ['/en', informationWords.en],
      ] as const) {
        const page = (await site.request({ url: language + saved.url.replace(/#.*/, '') })).payload
        const file = (await site.request({ url: `${language}/information/${key}.csv` })).payload
        const texts = shownTexts(page)
        expect(texts.length).toBeGreaterThanOrEqual(5)
        expect(texts.filter((text) => !toLatinDigits(file).includes(text))).toEqual([])
        const isShown = (cell: string) =>
          texts.includes(cell) || cell.split(', ').every((part) => texts.includes(part))
        const onlyInFile = cellsOf(file).filter(([, cell]) => !isShown(cell))
        expect(onlyInFile.map(([column]) => column)).toEqual(
          ONLY_IN_FILES[key].map((column) => fields[column]),
        )
      }
    },
  )
})
