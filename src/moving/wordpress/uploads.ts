import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { toNfc } from '@pathshala/bengali/clean-text'
import { listFiles, openListed } from '../folder/list-files.ts'
import { IncomingFileError } from '../incoming-file-error.ts'
import { openZip } from '../zip.ts'
import { isSized, siteNumberOf, uploadPathOf } from './old-site.ts'
import { type PictureSize, readPictureSize } from './picture-size.ts'

/** The files of the old site, from a zip file or a folder. */
export interface Uploads {
  /** The first of these paths below `uploads/` that is there. */
  find(paths: string[]): { open(): Promise<Readable> } | undefined
  has: (path: string) => boolean
  /** Undefined if it is not there, or no picture. */
  sizeOf(path: string): Promise<PictureSize | undefined>
  /** Paths that no record has used, without the smaller pictures that WordPress made. */
  unused(originalOf: (path: string) => string): string[]
  refused: { path: string; problem: IncomingFileError }[]
  close(): void
}

interface Upload {
  path: string
  isUsed: boolean
  open(): Promise<Readable>
}

/** A copy of the media of WordPress.com has no folder of that name. */
const DATED = /(?:^|\/)(\d{4}\/\d\d\/[^/]+)$/

/** Files that WordPress or a system puts beside the uploads. */
const NOT_UPLOADED = /(?:^|\/)(?:\.[^/]*|index\.(?:php|html)|Thumbs\.db|__MACOSX\/.*|~\$[^/]*)$/i

/** The uploads can be those of a network; `siteNumber` says which of its sites this is. */
export async function openUploads(
  location: string,
  maxFileBytes: number,
  siteNumber?: string,
): Promise<Uploads> {
  const isFolder = (await stat(location)).isDirectory()
  const { files, ...others } = isFolder
    ? await openFolder(location)
    : await openPacked(location, maxFileBytes)
  return createUploads(files, others, siteNumber)
}

interface Opened {
  files: Omit<Upload, 'isUsed'>[]
  refused: Uploads['refused']
  close: () => void
}

async function openPacked(file: string, maxFileBytes: number): Promise<Opened> {
  const zip = await openZip(file, maxFileBytes)
  const files = [...zip.entries.values()].map((entry) => ({
    path: entry.path,
    open: () => entry.open(),
  }))
  return { files, refused: zip.refused, close: () => zip.close() }
}

async function openFolder(folder: string): Promise<Opened> {
  const { files: listed, notUtf8 } = await listFiles(folder)
  const files = listed.map((file) => {
    const relative = path.relative(folder, file).replaceAll(path.sep, '/')
    const name = path.basename(folder) === 'uploads' ? `uploads/${relative}` : relative
    return { path: toNfc(name), open: () => openListed(folder, file) }
  })
  const refused = notUtf8.map((name) => {
    const shown = path.relative(folder, name)
    return { path: shown, problem: new IncomingFileError('name-not-utf8', { path: shown }) }
  })
  return { files, refused, close: () => {} }
}

function createUploads(
  files: Opened['files'],
  { refused, close }: Omit<Opened, 'files'>,
  siteNumber: string | undefined,
): Uploads {
  const byPath = new Map<string, Upload>()
  for (const { path: written, open } of ownFirst(files, siteNumber)) {
    const below = uploadPathOf(written, siteNumber) ?? DATED.exec(written)?.[1] ?? written
    const upload = { path: below, isUsed: false, open }
    if (!NOT_UPLOADED.test(written) && !byPath.has(keyOf(below))) byPath.set(keyOf(below), upload)
  }
  const sizes = new Map<string, Promise<PictureSize | undefined>>()
  const has = (one: string) => byPath.has(keyOf(one))
  return {
    refused,
    close,
    has,
    find(paths) {
      const upload = paths.flatMap((one) => byPath.get(keyOf(one)) ?? [])[0]
      if (upload) upload.isUsed = true
      return upload
    },
    async sizeOf(one) {
      const upload = byPath.get(keyOf(one))
      if (!upload) return undefined
      const size = sizes.get(upload.path) ?? readSize(upload)
      sizes.set(upload.path, size)
      return size
    },
    unused(originalOf) {
      const all = [...byPath.values()]
      const used = new Set(
        all.filter(({ isUsed }) => isUsed).flatMap(({ path: one }) => [one, originalOf(one)]),
      )
      return all
        .filter(({ isUsed }) => !isUsed)
        .map(({ path: one }) => one)
        .filter((one) => {
          const original = originalOf(one)
          const isCopy = original !== one && (has(original) || !isSized(one))
          return !used.has(original) && !isCopy
        })
        .map((one) => `uploads/${one}`)
        .sort()
    },
  }
}

async function readSize(upload: Upload): Promise<PictureSize | undefined> {
  try {
    return await readPictureSize(await upload.open())
  } catch (error) {
    // The report names the file when its record needs it.
    if (error instanceof IncomingFileError) return undefined
    throw error
  }
}

/** Files of other sites of the network are left out. */
function ownFirst(files: Opened['files'], siteNumber: string | undefined): Opened['files'] {
  const numbered = files.map((file) => ({ file, number: siteNumberOf(file.path) }))
  const isNetwork = numbered.some(({ number }) => number === undefined)
  const own = numbered.filter(({ number }) =>
    siteNumber === undefined ? number === undefined || !isNetwork : number === siteNumber,
  )
  const shared = numbered.filter(({ number }) => number === undefined)
  return [...new Set([...own, ...shared])].map(({ file }) => file)
}

/** Names that differ only in capitals are the same file on many old servers. */
function keyOf(written: string): string {
  return toNfc(written).toLowerCase()
}
