import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { toNfc } from '../../base/clean-text.ts'
import { listFiles, openListed } from '../folder/list-files.ts'
import type { IncomingFileError } from '../incoming-file-error.ts'
import { openZip } from '../zip.ts'
import { isRendition, originalOf } from './old-site.ts'

/** The files of the old site, from a zip file or a folder. */
export interface Uploads {
  /** The first of these paths below `uploads/` that is there. */
  find(paths: string[]): { open(): Promise<Readable> } | undefined
  /** Paths that no record has used, without the smaller pictures that WordPress made. */
  unused(): string[]
  refused: { path: string; problem: IncomingFileError }[]
  close(): void
}

interface Upload {
  path: string
  isUsed: boolean
  open(): Promise<Readable>
}

/** Files that WordPress or a system puts beside the uploads. */
const NOT_UPLOADED = /(?:^|\/)(?:\.[^/]*|index\.(?:php|html)|Thumbs\.db|__MACOSX\/.*|~\$[^/]*)$/i

export async function openUploads(location: string, maxFileBytes: number): Promise<Uploads> {
  const isFolder = (await stat(location)).isDirectory()
  return isFolder ? openFolder(location) : openPacked(location, maxFileBytes)
}

async function openPacked(file: string, maxFileBytes: number): Promise<Uploads> {
  const zip = await openZip(file, maxFileBytes)
  const files = [...zip.entries.values()].map((entry) => ({
    path: entry.path,
    open: () => entry.open(),
  }))
  return createUploads(files, zip.refused, () => zip.close())
}

async function openFolder(folder: string): Promise<Uploads> {
  const files = (await listFiles(folder)).map((file) => {
    const relative = path.relative(folder, file).replaceAll(path.sep, '/')
    const name = path.basename(folder) === 'uploads' ? `uploads/${relative}` : relative
    return { path: toNfc(name), open: () => openListed(folder, file) }
  })
  return createUploads(files, [], () => {})
}

function createUploads(
  files: Omit<Upload, 'isUsed'>[],
  refused: Uploads['refused'],
  close: () => void,
): Uploads {
  const byPath = new Map<string, Upload>()
  for (const { path: written, open } of files) {
    const below = belowUploads(written)
    const upload = { path: below, isUsed: false, open }
    if (!NOT_UPLOADED.test(written) && !byPath.has(keyOf(below))) byPath.set(keyOf(below), upload)
  }
  return {
    refused,
    close,
    find(paths) {
      const upload = paths.flatMap((one) => byPath.get(keyOf(one)) ?? [])[0]
      if (upload) upload.isUsed = true
      return upload
    },
    unused() {
      const used = new Set<string>()
      for (const { path: one, isUsed } of byPath.values()) if (isUsed) used.add(originalOf(one))
      return [...byPath.values()]
        .filter(({ path: one, isUsed }) => !isUsed && !used.has(originalOf(one)))
        .filter(({ path: one }) => !isRendition(one) || !byPath.has(keyOf(originalOf(one))))
        .map(({ path: one }) => `uploads/${one}`)
        .sort()
    },
  }
}

/** A copy of a whole site has folders above `uploads/`; a copy of the folder's content does not. */
function belowUploads(written: string): string {
  return /(?:^|\/)uploads\/(?:sites\/\d+\/)?(.+)$/.exec(written)?.[1] ?? written
}

/** Names that differ only in capitals are the same file on many old servers. */
function keyOf(written: string): string {
  return toNfc(written).toLowerCase()
}
