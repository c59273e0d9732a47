import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { jpeg, pdf } from '../made-files.ts'
import type { List } from './ledger.ts'
import type { Random } from './random.ts'

export interface Made {
  bytes: Buffer
  /** As a ledger's version says what is in a file. */
  file: string
}

/** Like no other, and from one packet to some hundred long. */
export function document(random: Random): Made {
  const bytes = Buffer.concat([
    pdf(random.whole(0, 100_000)),
    Buffer.from(`%${random.next()}${random.next()}\n`),
  ])
  return { bytes, file: hashOf(bytes) }
}

/** Known by its size; a wide one is cut into several files. */
export async function picture(random: Random): Promise<Made> {
  const [width, height] = [random.whole(100, 700), random.whole(50, 200)]
  return { bytes: await jpeg(width, height), file: `${width} × ${height}` }
}

/**
 * What is in a file that is served, as a version says it.
 * @throws where a picture cannot be decoded to its end
 */
export async function fileOf(list: List, bytes: Buffer): Promise<string> {
  if (list !== 'gallery' && list !== 'officers') return hashOf(bytes)
  const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return `${info.width} × ${info.height}`
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
