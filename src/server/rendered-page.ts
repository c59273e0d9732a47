import { createHash } from 'node:crypto'
import { compress, compressThoroughly, type Encoding } from './compression.ts'

/** A page's bytes in one encoding, and the strong ETag of these bytes. */
export interface Body {
  bytes: Buffer
  tag: string
}

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  /** Bytes of the uncompressed page. */
  size: number
  /** Returns a body without a promise if the encoding was used before. */
  bodyIn(encoding: Encoding): Body | Promise<Body>
  /** Whether If-None-Match names this page in any encoding. */
  isNamedBy(tags: string): boolean
  /** Replaces the fast brotli version by the smallest one, unless `isStillWanted` returns false. */
  shrink(isStillWanted: () => boolean): Promise<void>
}

export function renderedPage(
  status: number,
  headers: Record<string, string>,
  html: Buffer,
): RenderedPage {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  const bodies = new Map<string, Body | Promise<Body>>()

  function bodyIn(encoding: Encoding): Body | Promise<Body> {
    const known = bodies.get(encoding)
    if (known) return known
    const made = compress(html, encoding).then((bytes) => {
      const body = { bytes, tag: `"${hash}-${encoding}"` }
      if (bodies.get(encoding) === made) bodies.set(encoding, body)
      return body
    })
    bodies.set(encoding, made)
    return made
  }

  return {
    status,
    headers,
    size: html.length,
    bodyIn,
    isNamedBy: (tags) => tags.includes(`"${hash}-`),
    async shrink(isStillWanted) {
      const bytes = await compressThoroughly(html, isStillWanted)
      if (bytes) bodies.set('br', { bytes, tag: `"${hash}-br-small"` })
    },
  }
}
