import { toNfc } from '@pathshala/bengali/clean-text'

/** Parameters of home that name a post, a page, a file or a category of WordPress. */
const HOME_PARAMETERS = new Set(['p', 'page_id', 'attachment_id', 'cat'])
/** Parameters of WordPress on any path: a page by its number, and its language. */
const WORDPRESS = /^(?:(?:p|page_id|attachment_id|cat)=\d+|lang=[\w-]+)$/
/** Messengers and newsletters add these to every link. */
const TRACKING = /^(fbclid|gclid|utm_\w+)$/
/** The end of the name of a smaller picture that WordPress made. */
const RENDITION = /-(?:\d+x\d+|scaled)(?=\.(?:jpe?g|png|gif|webp|avif)$)/i

/**
 * The form in which an address of the old site is stored and looked up: the path is decoded, in NFC
 * and without a slash at the end. A query follows if it names content. `address` can be a whole URL
 * or begin with the path.
 */
export function oldPath(address: string): string {
  const [withoutHash = ''] = address.split('#', 1)
  const [whole = '', query = ''] = withoutHash.split(/\?(.*)/s)
  const path = `/${decodeAddress(whole.replace(/^(https?:)?\/\/[^/]*/i, ''))}`
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
  const parameters = query.split('&').filter((parameter) => namesContent(path, parameter))
  if (parameters.length === 0) return toNfc(path || '/')
  return toNfc(`${path || '/'}?${decodeAddress(parameters.join('&'))}`)
}

/**
 * The stored forms under which a visited address may be found, the best one first. Home itself
 * answers, so only its parameters are looked up.
 */
export function oldPathsOf(address: string): string[] {
  const full = oldPath(address)
  const [path = '', query = ''] = full.split(/\?(.*)/s)
  const original = path.replace(RENDITION, '')
  // A link can have more parameters than the address that WordPress gave to a page.
  const own = query.split('&').filter((parameter) => WORDPRESS.test(parameter))
  const ofPage = own.filter((parameter) => !parameter.startsWith('lang='))
  const shorter = [ofPage, own].map((parameters) => `${path}?${parameters.join('&')}`)
  return Array.from(new Set([full, ...shorter, path, original])).filter(
    (one) => !/^\/$|\?$/.test(one),
  )
}

/** Whether an address is that of home with a parameter that names a page of the old site. */
export function isOldHome(url: string): boolean {
  return oldPath(url).startsWith('/?')
}

function namesContent(path: string, parameter: string): boolean {
  const [name = '', value = ''] = parameter.split('=')
  if (path === '') return HOME_PARAMETERS.has(name) && /^\d+$/.test(value)
  return name !== '' && !TRACKING.test(name)
}

/** Links can be cut in the middle of a letter. Bytes that are not UTF-8 stay as %XX. */
export function decodeAddress(encoded: string): string {
  return encoded.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch (error) {
      if (!(error instanceof URIError)) throw error
      return bytes.toUpperCase()
    }
  })
}
