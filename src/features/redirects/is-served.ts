import { CALENDAR_FILE, INFORMATION_KEYS, parseDocumentUrl } from '../../content.ts'
import { namesOfRows } from '../../files/stored-name.ts'
import { exactPath, isFixedPage } from '../../pages/page-paths.ts'
import type { Stores } from '../../school/school.ts'
import { bengaliPath, pathIn } from '../../words/language.ts'
import { hasTable } from '../information/csv.ts'
import { BOARD_PATH, BOARD_TABLE } from '../information/entries.ts'
import { isOldHome } from './old-path.ts'

const TABLES = [
  BOARD_TABLE,
  ...INFORMATION_KEYS.filter((key) => hasTable(key)).map((key) => `${BOARD_PATH}/${key}.csv`),
]

/** The files at fixed addresses that a person may lead to. */
const FILES = new Set([
  '/rss.xml',
  CALENDAR_FILE,
  '/TeacherInformation.html',
  ...TABLES.flatMap((path) => [path, pathIn('en', path)]),
])

/** Whether this site has a page or a file for visitors at the address, which is an `ownPage`. */
export async function isServed(stores: Stores, address: string): Promise<boolean> {
  // Home answers them only if they are old addresses themselves.
  if (isOldHome(address)) return false
  const [pathname = ''] = address.split('?', 1)
  const page = exactPath(pathname)
  if (isFixedPage(page) || FILES.has(pathname)) return true
  const document = parseDocumentUrl(bengaliPath(page))
  if (document) return (await stores[document.kind].findByNumber(document.number)) !== undefined
  return isStoredFile(stores, pathname)
}

async function isStoredFile(stores: Stores, pathname: string): Promise<boolean> {
  const [, area, name = ''] = /^\/(uploads|gallery-uploads)\/([^/]+)$/.exec(pathname) ?? []
  const files = await Promise.all(namesOfRows(name).map((row) => stores.findFile(row)))
  return files.some((file) => file?.area === area)
}
