import { decodePath, type OldSite, parseUrl } from '../old-site.ts'

/** A file that a text names. */
export interface FileMention {
  /** The path below `uploads/`, of the original; the whole path for other files of the old site. */
  path: string
  /** The path as it is written, which can be that of a smaller picture. */
  writtenPath: string
  address: string
}

interface PictureMention {
  id?: number
  file?: FileMention | undefined
  alt: string
  caption: string
}

export interface Mentions {
  files: FileMention[]
  pictures: PictureMention[]
  /** `[gallery]` without numbers shows the pictures that were uploaded for this post. */
  hasOwnGallery: boolean
  /** Addresses of files at other sites. */
  external: string[]
  hiddenLinks: number
}

export function noMentions(): Mentions {
  return { files: [], pictures: [], hasOwnGallery: false, external: [], hiddenLinks: 0 }
}

export const FILE_ENDING =
  /\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|webp|avif|hei[cf]|bmp|svg|zip|rar|mp[34]|m4a|avi|mov|webm|odt|ods|csv|txt|rtf)$/i
const FILE_HOST =
  /^(?:drive|docs)\.google\.com$|(?:^|\.)(?:dropbox\.com|1drv\.ms|onedrive\.live\.com|mediafire\.com|mega\.nz|box\.com)$/
/** Pages that show the file whose address is in their query. */
const VIEWER =
  /^docs\.google\.com\/(?:viewer|gview|viewerng\/viewer)|^drive\.google\.com\/viewer|^view\.officeapps\.live\.com\/|\/viewer\.html$/

/** An address in a text: a file of the old site, a page of it, or a page elsewhere. */
type Target =
  | { kind: 'file'; file: FileMention }
  | { kind: 'page'; path: string }
  | { kind: 'elsewhere'; address: string; isFile: boolean }

export function targetOf(written: string, base: string, site: OldSite): Target | undefined {
  const address = written.trim()
  if (address === '' || address.startsWith('#')) return undefined
  if (/^(?:mailto|tel):\S+$/i.test(address)) return { kind: 'elsewhere', address, isFile: false }
  const url = parseUrl(address, base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  const shown = viewedAddress(url)
  if (shown !== undefined) return targetOf(shown, base, site)
  const upload = site.uploadOf(url)
  const path = decodePath(url.pathname)
  if (upload !== undefined || (site.isOwn(url) && FILE_ENDING.test(path))) {
    const writtenPath = upload ?? path.slice(1)
    const file = { path: site.originalOf(writtenPath), writtenPath, address: fullAddress(url) }
    return { kind: 'file', file }
  }
  if (!site.isOwn(url)) {
    const isFile = FILE_HOST.test(url.hostname) || FILE_ENDING.test(path)
    return { kind: 'elsewhere', address: url.href, isFile }
  }
  // The staff area of the old site does not exist here.
  if (/\/wp-(?:admin|login\.php|json)|^\/cdn-cgi\//.test(path)) return undefined
  return { kind: 'page', path: url.pathname + url.search + url.hash }
}

/** Without the size that a server of pictures is asked for. */
function fullAddress(url: URL): string {
  const isSized =
    /^\?(?:(?:w|h|width|height|fit|resize|crop|ssl|strip|quality|zoom)=[^&]*(?:&|$))+$/
  return isSized.test(url.search) ? url.href.replace(url.search, '') : url.href
}

function viewedAddress(url: URL): string | undefined {
  if (!VIEWER.test(url.hostname + url.pathname)) return undefined
  return (
    url.searchParams.get('url') ??
    url.searchParams.get('src') ??
    url.searchParams.get('file') ??
    undefined
  )
}

/** Adds a file once, however often and in whichever size the text names it. */
export function addFile(files: FileMention[], file: FileMention): void {
  if (!files.some(({ path }) => path === file.path)) files.push(file)
}

/** A file that the text names only by its number. */
export function mentionOfId(id: number): FileMention {
  return { path: `#${id}`, writtenPath: `#${id}`, address: '' }
}
