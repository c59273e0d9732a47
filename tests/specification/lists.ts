import { expect } from '../e2e/site.ts'
import { all, type Element, only, rowsOf, textOf, type Tree } from './html.ts'
import { browser, http } from './row.ts'
import type { School } from './school.ts'
import { bengaliDate, byDate, type DocumentRecord, publishFile } from './school-content.ts'

type ListPage = '/allNotices' | '/allDownloads' | '/allnews'

const EMPTY: Record<ListPage, string> = {
  '/allNotices': 'No notices available at the moment.',
  '/allDownloads': 'No downloads available at the moment.',
  '/allnews': 'No news available at the moment.',
}
const LOADING: Record<ListPage, string> = {
  '/allNotices': 'Loading notices...',
  '/allDownloads': 'Loading downloads...',
  '/allnews': 'Loading news...',
}
export const FAILED: Record<ListPage, string> = {
  '/allNotices': 'Failed to fetch notices. Please try again later.',
  '/allDownloads': 'Failed to fetch downloads. Please try again later.',
  '/allnews': 'Failed to fetch news. Please try again later.',
}

/** In Bengali and in English. */
export const LANGUAGES = ['', '/en']

export const mainOf = (tree: Tree): Element => only(tree, 'main')

/** The table has a row for every record of the list, and no table stands on an empty page. */
export const tableOfAll = (api: string, page: ListPage) =>
  http(async (school) => {
    const records = await school.api<DocumentRecord[]>(api)
    for (const language of LANGUAGES) {
      const main = mainOf(await school.read(language + page))
      if (school.content === 'empty') {
        expect(records).toEqual([])
        expect(all(main, 'table')).toEqual([])
        expect(textOf(main)).toContain(EMPTY[page])
      } else {
        const rows = rowsOf(only(main, 'tbody'))
        expect(rows).toHaveLength(records.length)
        for (const [index, { title, titleEnglish }] of byDate(records).entries()) {
          expect(rows[index]![1]).toContain((language === '/en' && titleEnglish) || title)
        }
      }
    }
  })

const DETAILS = 3

/** Its columns: a serial number from 1, the subject, the date in Bengali, and a link to the file. */
export async function expectColumns(school: School, api: string, page: ListPage): Promise<void> {
  const made = await publishFile(school, api)
  const main = mainOf(await school.read(page))
  expect(rowsOf(only(main, 'thead'))[0]).toEqual(['ক্রমিক', 'বিষয়', 'তারিখ', 'বিস্তারিত'])
  const [first] = rowsOf(only(main, 'tbody'))
  expect(first![0]).toBe('১')
  expect(first![1]).toContain(made.title)
  expect(first![2]).toBe(bengaliDate(made.date))
  const [row] = all(only(main, 'tbody'), 'tr')
  const link = only(all(row!, 'td').at(DETAILS - 1)!, 'a')
  expect(link.attribs).toMatchObject({ href: `/${made.filePath}`, download: made.fileName })
  const file = await school.get(link.attribs['href']!)
  expect(file.status).toBe(200)
  expect(file.headers.get('content-type')).toBe('application/pdf')
}

/** Its words while it loads, if it fails, and without content. */
export const statesOfList = (page: ListPage) => [
  http(async (school) => {
    for (const language of LANGUAGES) {
      const main = mainOf(await school.read(language + page))
      expect(textOf(main)).toContain(LOADING[page])
      expect(textOf(main).includes(EMPTY[page])).toBe(school.content === 'empty')
      expect(textOf(main)).not.toContain(FAILED[page])
    }
  }),
  browser(async (browserPage, school) => {
    await browserPage.goto(school.url + page)
    await expect(browserPage.getByText(LOADING[page])).toBeHidden()
    const list =
      school.content === 'empty'
        ? browserPage.getByText(EMPTY[page])
        : browserPage.getByRole('table')
    await expect(list).toBeVisible()
  }),
  http(async (school) => {
    for (const language of LANGUAGES) {
      const main = mainOf(await school.read(language + page, 503))
      expect(textOf(main)).toContain(FAILED[page])
      expect(textOf(main)).not.toContain(EMPTY[page])
    }
  }, 'failing'),
]
