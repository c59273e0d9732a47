import { isCompoundFile } from './unfit.ts'

/** A stream in the root of a compound file. */
export interface RootStream {
  name: string
  size: number
  /** The number of its first sector. */
  start: number
}

/** The container of old Word and Excel files, of new ones with a password, and of mails. */
export interface CompoundFile {
  /** Without the streams of embedded files. */
  streams: RootStream[]
  /** At least the first 64 bytes of a stream, if it has so many; none if the file is damaged. */
  beginningOf(stream: RootStream): Buffer
}

/** Exponents of 512 and 4096 bytes. With smaller sectors, a crafted file would have chains without end. */
const SECTOR_SHIFTS = new Set([9, 12])
const ENTRY_BYTES = 128
const STREAM = 2
const SMALL_SECTOR_BYTES = 64
/** Larger numbers mean the end of a chain, or no entry. */
const MAX_SECTOR = 0xfffffffa
/** Places of the header, as [MS-CFB] 2.2 names them. */
const SECTOR_SHIFT = 0x1e
const FIRST_DIRECTORY_SECTOR = 0x30
const SMALL_STREAM_CUTOFF = 0x38
const FIRST_DIFAT_SECTOR = 0x44
const DIFAT = 0x4c

/** Undefined if the bytes are another kind of file, damaged, or without a stream. */
export function readCompoundFile(bytes: Buffer): CompoundFile | undefined {
  if (!isCompoundFile(bytes) || bytes.length < 512) return undefined
  if (!SECTOR_SHIFTS.has(bytes.readUInt16LE(SECTOR_SHIFT))) return undefined
  const file = unlessDamaged(() => read(bytes))
  return file && file.streams.length > 0 ? file : undefined
}

/** Undefined if a number points behind the end of the file. */
function unlessDamaged<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function read(bytes: Buffer): CompoundFile {
  const sectorBytes = 2 ** bytes.readUInt16LE(SECTOR_SHIFT)
  const sectorAt = (sector: number) => (sector + 1) * sectorBytes
  const numbersIn = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / 4) }, (_none, index) =>
      bytes.readUInt32LE(from + 4 * index),
    )
  const difat = numbersIn(DIFAT, 512)
  for (
    let sector = bytes.readUInt32LE(FIRST_DIFAT_SECTOR);
    sector < MAX_SECTOR && difat.length * 4 < bytes.length;
  ) {
    const part = numbersIn(sectorAt(sector), sectorAt(sector + 1))
    sector = part.pop()!
    difat.push(...part)
  }
  const perSector = sectorBytes / 4
  const next = (sector: number) =>
    bytes.readUInt32LE(
      sectorAt(difat[Math.floor(sector / perSector)] ?? MAX_SECTOR) + 4 * (sector % perSector),
    )
  const chainOf = (start: number, maxLength = bytes.length / sectorBytes) => {
    const chain: number[] = []
    for (let sector = start; sector < MAX_SECTOR && chain.length < maxLength; sector = next(sector))
      chain.push(sector)
    return chain
  }

  const directory = Buffer.concat(
    chainOf(bytes.readUInt32LE(FIRST_DIRECTORY_SECTOR)).map((sector) =>
      bytes.subarray(sectorAt(sector), sectorAt(sector + 1)),
    ),
  )
  const entryAt = (index: number) => {
    const at = index * ENTRY_BYTES
    return {
      name: directory.toString(
        'utf16le',
        at,
        at + Math.max(0, directory.readUInt16LE(at + 64) - 2),
      ),
      kind: directory.readUInt8(at + 66),
      siblings: [directory.readUInt32LE(at + 68), directory.readUInt32LE(at + 72)],
      child: directory.readUInt32LE(at + 76),
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    }
  }
  const root = entryAt(0)
  const streams: RootStream[] = []
  const seen = new Set<number>()
  const waiting = [root.child]
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (index >= MAX_SECTOR || seen.has(index)) continue
    seen.add(index)
    const { siblings, kind, name, size, start } = entryAt(index)
    waiting.push(...siblings)
    if (kind === STREAM) streams.push({ name, size, start })
  }

  const cutoff = bytes.readUInt32LE(SMALL_STREAM_CUTOFF)
  return {
    streams,
    beginningOf({ start, size }) {
      if (size >= cutoff) return bytes.subarray(sectorAt(start), sectorAt(start + 1))
      // Small streams lie together in the stream of the root.
      const at = start * SMALL_SECTOR_BYTES
      const length = Math.floor(at / sectorBytes) + 1
      const container = unlessDamaged(() => chainOf(root.start, length).at(-1)) ?? MAX_SECTOR
      const from = sectorAt(container) + (at % sectorBytes)
      return bytes.subarray(from, from + SMALL_SECTOR_BYTES)
    },
  }
}
