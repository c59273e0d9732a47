import path from 'node:path'

/** Which page of a list follows from these, but a copied page has a fixed address. */
const CURSORS = new Set(['before', 'after'])
/** The version of a picture, which makes browsers load it again. */
const VERSION = 'v'

/** Pages and calls that need the server. */
const ONLY_ON_THE_SERVER = /^(?:\/en)?\/(?:admin|api|search|healthz|readyz)(?:[/?.]|$)/i

/** The address that a copy has once: with the page last, and without what only the server needs. */
export function copiedAddress(url: URL): string {
  const query = [...url.searchParams].filter(
    ([name, value]) => value !== '' && name !== VERSION && !CURSORS.has(name),
  )
  const isPage = ([name]: [string, string]) => name === 'page'
  const sorted = [...query.filter((one) => !isPage(one)), ...query.filter(isPage)]
  const pathname = url.pathname.replace(/(.)\/+$/, '$1')
  return sorted.length > 0 ? `${pathname}?${new URLSearchParams(sorted)}` : pathname
}

export function isOnlyOnTheServer(address: string): boolean {
  return ONLY_ON_THE_SERVER.test(address)
}

/**
 * The file of an address: `/allNotices?page=2` → `allNotices/page/2/index.html`, and of a file
 * `/calendar.csv?year=2026` → `calendar-2026.csv`.
 */
export function fileOf(address: string, isPage: boolean): string {
  const { pathname, searchParams } = new URL(address, 'http://copy')
  const folders = pathname.split('/').filter(Boolean).map(decodeName)
  if (isPage && !/\.html$/i.test(pathname)) {
    const query = [...searchParams].flat().map(safeName)
    return [...folders, ...query, 'index.html'].join('/')
  }
  const { dir, name, ext } = path.posix.parse(folders.join('/'))
  const values = [...searchParams.values()].map(safeName)
  return path.posix.join(dir, [name, ...values].join('-') + ext)
}

function decodeName(name: string): string {
  try {
    return safeName(decodeURIComponent(name))
  } catch {
    // A percent sign that begins no code.
    return safeName(name)
  }
}

/** A name that cannot leave the folder, on Windows too. */
function safeName(name: string): string {
  const safe = name.replaceAll(/[/\\:*?"<>|\0]/g, '-')
  return /^\.*$/.test(safe) ? `-${safe}` : safe
}

/**
 * The link from one file of the copy to another. `hasServer`: a web server answers `folder/` with
 * its `index.html`; a browser that opens the files themselves does not.
 */
export function linkBetween(from: string, to: string, hasServer: boolean): string {
  const relative = path.posix.relative(path.posix.dirname(from), to)
  const shown = hasServer ? relative.replace(/(^|\/)index\.html$/, '$1') : relative
  return encodeFile(shown) || './'
}

/** The path of a file on a web server: `/allNotices/page/2/`. */
export function pathOnServer(file: string): string {
  return `/${encodeFile(file.replace(/(^|\/)index\.html$/, '$1'))}`
}

function encodeFile(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/')
}
