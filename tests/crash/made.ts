import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { jpeg, pdf } from '../made-files.ts'
import type { List } from './ledger.ts'
import type { Random } from './random.ts'

export interface Made {
  bytes: Buffer
  /** The content in the form that a ledger version uses. */
  file: string
}

/** Unique, and between one and some hundred packets long. */
export function document(random: Random): Made {
  const bytes = Buffer.concat([
    pdf(random.whole(0, 100_000)),
    Buffer.from(`%${random.next()}${random.next()}\n`),
  ])
  return { bytes, file: hashOf(bytes) }
}

/** Its size identifies it; a wide picture has several renditions. */
export async function picture(random: Random): Promise<Made> {
  const [width, height] = [random.whole(100, 700), random.whole(50, 200)]
  return { bytes: await jpeg(width, height), file: `${width} × ${height}` }
}

/**
 * The content of a served file, in the form of a ledger version.
 * @throws if a picture cannot be decoded completely
 */
export async function fileOf(list: List, bytes: Buffer): Promise<string> {
  if (list !== 'gallery' && list !== 'officers') return hashOf(bytes)
  const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return `${info.width} × ${info.height}`
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
