import { toNfc } from '../../base/clean-text.ts'

/** The addresses of the site that the export comes from. */
export interface OldSite {
  /** `http://shapla-old.example`; relative addresses begin here. */
  origin: string
  isOwn(url: URL): boolean
  /** The path of an uploaded file below `uploads/`, decoded; undefined for any other address. */
  uploadOf(url: URL): string | undefined
}

/** `isUpload` knows the paths of the export's files, because texts can name an older domain. */
export function createOldSite(
  addresses: string[],
  isUpload: (path: string) => boolean = () => false,
): OldSite {
  const urls = addresses.flatMap((address) => parseUrl(address) ?? [])
  const hosts = new Set(urls.map(hostOf))
  const isOwn = (url: URL) => hosts.has(hostOf(url))
  return {
    origin: urls[0]?.href ?? 'http://old-site.invalid/',
    isOwn,
    uploadOf(url) {
      const path = uploadPathOf(decodePath(url.pathname))
      return path !== undefined && (isOwn(url) || isUpload(path)) ? path : undefined
    },
  }
}

/** `2025/11/ক.pdf` of `/wp-content/uploads/2025/11/ক.pdf`. */
export function uploadPathOf(path: string): string | undefined {
  return /\/(?:wp-content\/)?uploads\/(?:sites\/\d+\/)?(.+)$/.exec(path)?.[1]
}

export function parseUrl(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined
}

function hostOf({ host }: URL): string {
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

const RENDITION = /-\d{2,5}x\d{2,5}(?=\.(?:jpe?g|png|gif|webp|avif|hei[cf])$)/i
const SCALED = /-(?:scaled|rotated)(?=\.(?:jpe?g|png|gif|webp|avif|hei[cf])$)/i

/** The path of the file that was uploaded, without the size or the mark of a smaller picture. */
export function originalOf(path: string): string {
  return path.replace(RENDITION, '').replace(SCALED, '')
}

export function isRendition(path: string): boolean {
  return RENDITION.test(path) || SCALED.test(path)
}
