import { createHash } from 'node:crypto'
import { compress, decompress, type Encoding } from './compression.ts'

/** A page in one encoding. `tag` is a strong ETag. */
export interface Body {
  bytes: Buffer
  tag: string
}

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  /** Bytes of the uncompressed page. */
  size: number
  /** The page is outdated from this time on, in milliseconds. */
  endsAt?: number
  /** What its visitors searched for, if the page has found nothing. */
  unanswered?: string | undefined
  /** Returns a compressed body without a promise if the encoding was used before. */
  bodyIn(encoding: Encoding): Body | Promise<Body>
  /** Whether If-None-Match names this page in any encoding. */
  isNamedBy(tags: string): boolean
}

export function renderedPage(
  status: number,
  headers: Record<string, string>,
  html: Buffer,
): RenderedPage {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  const bodies = new Map<'br' | 'gzip', Body | Promise<Body>>()
  /** Undefined after a compressed body, with a quarter of the size, replaces it. */
  let plain: Buffer | undefined = html

  /** Slow readers at the same time share one copy: a sitemap has megabytes. */
  let decompressed: WeakRef<Buffer> | undefined
  let decompressing: Promise<Buffer> | undefined

  async function findPlain(): Promise<Buffer> {
    return plain ?? decompressed?.deref() ?? (decompressing ??= decompressAgain())
  }

  async function decompressAgain(): Promise<Buffer> {
    const [[encoding, body]] = [...bodies] as [['br' | 'gzip', Body | Promise<Body>]]
    try {
      const bytes = await decompress((await body).bytes, encoding)
      decompressed = new WeakRef(bytes)
      return bytes
    } finally {
      decompressing = undefined
    }
  }

  async function make(encoding: Encoding): Promise<Body> {
    const bytes = await compress(await findPlain(), encoding)
    return { bytes, tag: `"${hash}-${encoding}"` }
  }

  function bodyIn(encoding: Encoding): Body | Promise<Body> {
    if (encoding === 'identity') return make(encoding)
    const known = bodies.get(encoding)
    if (known) return known
    const made = make(encoding).then((body) => {
      if (bodies.get(encoding) === made) bodies.set(encoding, body)
      plain = undefined
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
  }
}
