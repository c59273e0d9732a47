import { languageOf, pathIn } from '../words/language.ts'
import { pathOf } from './log.ts'

/** A percent-encoded `/` or `\` (also encoded several times), or a plain `\`. */
const HIDDEN_SEPARATOR = /%(?:25)*(?:2f|5c)|\\/i

/**
 * The address for the router. nginx, Fastify and React Router decode a path differently. An encoded
 * separator could make them choose different pages, and a cache could store an office page under a
 * public address. No page or file has such an address, so it is replaced by one that does not
 * exist. So is a path that Fastify cannot decode, because an address of the old site can be cut in
 * the middle of a letter, and still leads to its page.
 */
export function routedAddress(url: string): string {
  const path = pathOf(url)
  const isApi = path.startsWith('/api')
  if (HIDDEN_SEPARATOR.test(path)) return isApi ? '/api/not-found' : notFoundPath(path)
  return isApi || canDecode(path) ? url : notFoundPath(path)
}

function notFoundPath(path: string): string {
  return pathIn(languageOf(path), '/not-found')
}

function canDecode(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
