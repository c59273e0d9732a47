import { toNfc } from '@pathshala/bengali/clean-text'

/** The addresses of the site that the export comes from. */
export interface OldSite {
  /** `http://shapla-old.example`; relative addresses begin here. */
  origin: string
  isOwn(url: URL): boolean
  /** The path of an uploaded file below `uploads/`, decoded; undefined for any other address. */
  uploadOf(url: URL): string | undefined
  /** The original, if this path is a smaller copy of a picture; otherwise the path itself. */
  originalOf: (path: string) => string
}

/** The files that the export or the uploads have. */
export interface KnownFiles {
  has: (path: string) => boolean
  originalOf: (path: string) => string
  /** The path of the file with this address in the export, in the form of `fileAddress`. */
  pathAt(address: string): string | undefined
  /** Addresses of folders in which the export's files lie, with a slash at the end. */
  folders: string[]
  /** The site's number, if it is part of a WordPress network. */
  siteNumber: string | undefined
  /** Domains that the school had before. */
  earlierHosts: ReadonlySet<string>
  /** Domains of other sites. */
  otherHosts: ReadonlySet<string>
}

const NO_FILES: KnownFiles = {
  has: () => false,
  originalOf: withoutSize,
  pathAt: () => undefined,
  folders: [],
  siteNumber: undefined,
  earlierHosts: new Set(),
  otherHosts: new Set(),
}

/** Without `known`, only the site's own addresses say what an uploaded file is. */
export function createOldSite(addresses: string[], known: KnownFiles = NO_FILES): OldSite {
  const urls = addresses.flatMap((address) => parseUrl(address) ?? [])
  const hosts = new Set(urls.map(hostOf).flatMap((host) => [host, ...fileHostsOf(host)]))
  const isOwn = (url: URL) => hosts.has(hostOf(url))
  const isSchools = (url: URL, path: string) => {
    const host = hostOf(url)
    if (isOwn(url) || known.earlierHosts.has(host)) return true
    return !known.otherHosts.has(host) && known.has(path)
  }

  function uploadOf(written: URL): string | undefined {
    const url = withoutProxy(written)
    const address = fileAddress(url)
    const exact = known.pathAt(address)
    if (exact !== undefined) return exact
    const folder = known.folders.find((one) => address.startsWith(one) && address !== one)
    if (folder !== undefined) return address.slice(folder.length)
    const path = uploadPathOf(decodePath(url.pathname), known.siteNumber) ?? datedPathOf(url)
    return path !== undefined && isSchools(url, path) ? path : undefined
  }

  return {
    origin: urls[0]?.href ?? 'http://old-site.invalid/',
    isOwn,
    uploadOf,
    originalOf: known.originalOf,
  }
}

/**
 * `2025/11/ক.pdf` of `/wp-content/uploads/2025/11/ক.pdf`. Undefined for a file of another site of the
 * same network, whose number is not `siteNumber`.
 */
export function uploadPathOf(path: string, siteNumber?: string): string | undefined {
  const ofNetwork = IN_NETWORK.exec(path)
  if (!ofNetwork) return /(?:^|\/)uploads\/(.+)$/.exec(path)?.[1]
  const [, number, inside] = ofNetwork
  return siteNumber === undefined || number === siteNumber ? inside : undefined
}

/** The number of a site in a network, from the path of one of its files. */
export function siteNumberOf(path: string): string | undefined {
  return IN_NETWORK.exec(path)?.[1]
}

/** Sites of a network have folders of their own; those of old networks are in `blogs.dir`. */
const IN_NETWORK = /(?:^|\/)(?:uploads\/sites|blogs\.dir)\/(\d+)\/(?:files\/)?(.+)$/

/**
 * Files of WordPress.com and of old networks have an address without a folder of uploads:
 * `NAME.files.wordpress.com/2025/11/ক.pdf`, `/files/2025/11/ক.pdf`.
 */
function datedPathOf(url: URL): string | undefined {
  const path = decodePath(url.pathname)
  const isFileHost = url.host.endsWith(FILE_HOST)
  const inside = isFileHost ? path.slice(1) : /\/files\/(.+)$/.exec(path)?.[1]
  return inside !== undefined && /^\d{4}\/\d\d\/[^/]+\.\w+$/.test(inside) ? inside : undefined
}

const FILE_HOST = '.files.wordpress.com'

/** WordPress.com serves the files of `NAME.wordpress.com` at `NAME.files.wordpress.com`. */
function fileHostsOf(host: string): string[] {
  const name = /^([\w-]+)\.wordpress\.com$/.exec(host)?.[1]
  return name === undefined ? [] : [name + FILE_HOST]
}

/** Jetpack sends pictures through a server of its own: `i0.wp.com/school.example/…`. */
function withoutProxy(url: URL): URL {
  if (!/^i\d\.wp\.com$/.test(url.host)) return url
  return parseUrl(`http:/${url.pathname}`) ?? url
}

/** The form in which addresses of files are compared: the scheme, `www` and a size do not matter. */
export function fileAddress(url: URL): string {
  return hostOf(url) + decodePath(url.pathname)
}

export function parseUrl(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined
}

export function hostOf({ host }: URL): string {
  return host.replace(/^www\./, '')
}

/**
 * Letters in place of percent signs, in NFC. WordPress cuts long addresses at 200 bytes, so that
 * their end can be half a letter.
 */
export function decodePath(path: string): string {
  const bytes = path.replace(/(?:%[\da-f]{2})+/gi, (signs) =>
    Buffer.from(signs.replaceAll('%', ''), 'hex').toString('utf8'),
  )
  return toNfc(bytes)
}

const PICTURE_END = String.raw`(?=\.(?:jpe?g|png|gif|webp|avif|hei[cf])$)`
const SIZE = new RegExp(String.raw`-(\d{2,5})x(\d{2,5})${PICTURE_END}`, 'i')
const SCALED = new RegExp(`-(?:scaled|rotated)${PICTURE_END}`, 'i')

/**
 * The path without the size or the mark of a smaller picture. A picture's own name can end like that,
 * so ask `OldSite.originalOf` where the export and the uploads are known.
 */
export function withoutSize(path: string): string {
  return withoutScaled(path.replace(SIZE, ''))
}

/** WordPress serves `ক-scaled.jpg` in place of a large `ক.jpg`. */
export function withoutScaled(path: string): string {
  return path.replace(SCALED, '')
}

export function isSized(path: string): boolean {
  return SIZE.test(path)
}

/** The width and the height in the name of a smaller picture. */
export function sizeInName(path: string): { width: number; height: number } | undefined {
  const [, width, height] = SIZE.exec(path) ?? []
  return width === undefined ? undefined : { width: Number(width), height: Number(height) }
}
