import {
  CALENDAR_FILE,
  contentKinds,
  FEED_FILE,
  GALLERY_KINDS,
  INFORMATION_KEYS,
  parseDocumentUrl,
} from '../../content.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { fieldError } from '../../errors/codes.ts'
import { exactPath, isFixedPage } from '../page-paths.ts'
import type { Stores } from '../../request/school.ts'
import { bengaliPath, pathIn } from '../../words/language.ts'
import { namesOfRows } from '../../files/stored-name.ts'
import { hasTable } from '../information/csv.ts'
import { BOARD_PATH, BOARD_TABLE } from '../information/entries.ts'
import { isOldHome, oldPath } from './old-path.ts'

/** Any host; the address must not leave it. */
const SITE = 'http://site'

const TABLES = [
  BOARD_TABLE,
  ...INFORMATION_KEYS.filter((key) => hasTable(key)).map((key) => `${BOARD_PATH}/${key}.csv`),
]

/** The files at fixed addresses that a person may lead to. */
const FILES = new Set([
  FEED_FILE,
  pathIn('en', FEED_FILE),
  CALENDAR_FILE,
  '/TeacherInformation.html',
  ...TABLES.flatMap((path) => [path, pathIn('en', path)]),
])

/**
 * The page that an old address leads to, as it is stored. `path` is an `oldPath`. A photo that is not
 * here becomes its gallery.
 * @throws InvalidInput
 */
export async function findTarget(
  stores: Stores,
  { path, target: written }: { path: string; target: string },
  origin: string | undefined,
): Promise<string> {
  const target = ownPage(written, origin)
  if (target === undefined) throw new InvalidInput(fieldError('target', 'own-page'))
  // Otherwise two redirects could lead to each other for ever.
  if (oldPath(target) === path || (await stores.redirects.findTarget(target)) !== undefined) {
    throw new InvalidInput(fieldError('target', 'target-is-old'))
  }
  if (!(await isServed(stores, target)))
    throw new InvalidInput(fieldError('target', 'no-such-page'))
  const { pathname, searchParams } = new URL(target, 'http://site')
  const page = bengaliPath(exactPath(pathname))
  const gallery = GALLERY_KINDS.find((one) => contentKinds[one].pages[0].path === page)
  const photo = searchParams.get('photo')
  if (gallery && photo !== null && !(await stores[gallery].find(photo))) return pathname
  const album = searchParams.get('album')
  return gallery && album && !(await stores.albums.find(album)) ? pathname : target
}

/** Whether this site has a page or a file for visitors at the address, which is an `ownPage`. */
async function isServed(stores: Stores, address: string): Promise<boolean> {
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

/**
 * The address of a page of this site, percent-encoded: `/notices/12`. `written` begins with the path,
 * or with `origin`. Undefined for another site, and for the office and the API.
 */
export function ownPage(written: string, origin = SITE): string | undefined {
  const path = written.startsWith(`${origin}/`) ? written.slice(origin.length) : written
  if (!path.startsWith('/') || !URL.canParse(path, SITE)) return undefined
  const url = new URL(path, SITE)
  if (url.origin !== SITE || /^\/(admin|api)(\/|$)/i.test(url.pathname)) return undefined
  return url.pathname + url.search
}
