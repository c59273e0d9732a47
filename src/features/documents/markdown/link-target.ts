import { webAddress } from '../../../base/web-address.ts'

/**
 * The address of a link in a text: of a page of the web or of this site, an e-mail address or a
 * telephone number. Undefined for others, as `javascript:`.
 */
export function linkTarget(written: string): string | undefined {
  if (/^(?:mailto|tel):\S+$/i.test(written)) return written
  // Browsers take `//host` and `/\host` for another site.
  if (/^\/(?:[^/\\\s]\S*)?$/.test(written)) return written
  return webAddress(written)
}
