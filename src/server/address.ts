import { languageOf, pathIn } from '../words/language.ts'
import { pathOf } from './log.ts'

/** A percent-encoded `/` or `\` (also encoded several times), or a plain `\`. */
const HIDDEN_SEPARATOR = /%(?:25)*(?:2f|5c)|\\/i

/**
 * The address for the router. nginx, Fastify and React Router decode a path differently. An encoded
 * separator could make them choose different pages, and a cache could store an office page under a
 * public address. No page or file has such an address, so it is replaced by one that does not
 * exist.
 */
export function routedAddress(url: string): string {
  const path = pathOf(url)
  if (!HIDDEN_SEPARATOR.test(path)) return url
  return path.startsWith('/api') ? '/api/not-found' : pathIn(languageOf(path), '/not-found')
}
