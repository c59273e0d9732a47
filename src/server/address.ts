import { languageOf, pathIn } from '../words/language.ts'
import { pathOf } from './log.ts'

/** `/` or `\` encoded with percent signs, once or more often, or a plain `\`. */
const HIDDEN_SEPARATOR = /%(?:25)*(?:2f|5c)|\\/i

/**
 * The address that the router reads. nginx, Fastify and React Router decode a path differently.
 * With an encoded separator they can disagree about which page it names, and a cache could store an
 * office page under a public address. No page or file has such an address, so each is changed to an
 * address that does not exist.
 */
export function routedAddress(url: string): string {
  const path = pathOf(url)
  if (!HIDDEN_SEPARATOR.test(path)) return url
  return path.startsWith('/api') ? '/api/not-found' : pathIn(languageOf(path), '/not-found')
}
