import path from 'node:path'
import { nowIso } from '../base/clock.ts'
import { moveLogToFile } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { isSqlite } from '../database/tables.ts'
import type { PlainCode } from '../errors/codes.ts'
import { FileRejected } from '../errors/classes.ts'
import { cleanFileName } from './file-name.ts'
import type { FileStore } from './file-store.ts'
import type { HiddenPart } from './hidden-part.ts'
import { checkRoom, discard, type IncomingFile } from './incoming.ts'
import { ACCEPTED, type FileKind, HEIC, JPEG, PDF, WEBP } from './kinds.ts'
import { isLocked } from './pdf-lock.ts'
import { cleanPicture, makeRenditions } from './pictures/picture.ts'
import type { Renditions } from './pictures/task.ts'
import { renditionName, renditionWidths } from './pictures/source.ts'
import { isLockedOffice, isOtherOffice, recognise, recogniseUnfit } from './recognise.ts'
import { isFileNamed } from './rows.ts'
import type { Area, StoredFile } from './table.ts'
import { newFileId } from './stored-name.ts'

export type Purpose = keyof typeof ACCEPTED

const AREAS: Record<Purpose, Area> = { documents: 'uploads', pictures: 'gallery-uploads' }

/** A file that is ready to be stored: its row, and the local paths of its parts by their names. */
export interface PreparedFile {
  file: StoredFile
  parts: { name: string; path: string }[]
}

interface Upload {
  incoming: IncomingFile
  purpose: Purpose
}

export interface Files {
  readonly incomingFolder: string
  /**
   * Saves an upload: recognises its kind by its bytes, removes metadata that visitors must not see,
   * writes it durably to the disk, then calls `record`, which writes the rows in one transaction.
   * If `record` fails, the file is deleted.
   * @throws FileRejected if the upload is empty, damaged or not of an accepted kind
   */
  save<T>(
    incoming: IncomingFile,
    purpose: Purpose,
    record: (file: StoredFile) => Promise<T>,
  ): Promise<T>
  /** Saves several uploads that one transaction records. */
  saveAll<T>(uploads: Upload[], record: (files: StoredFile[]) => Promise<T>): Promise<T>
  /** Saves files that the server itself made. */
  savePrepared<T>(prepared: PreparedFile[], record: () => Promise<T>): Promise<T>
  /**
   * Deletes files whose rows are gone. Ignores failures, because nothing refers to these files.
   */
  remove(files: StoredFile[]): Promise<void>
  /** @throws if uploads cannot be received or stored */
  check(): Promise<void>
}

/** Lists what a file hides; undefined if it cannot be looked through. */
export type Inspect = (path: string, mimeType: string) => Promise<HiddenPart[] | undefined>

export function createFiles(
  database: Database,
  store: FileStore,
  dataDir: string,
  inspect: Inspect,
): Files {
  /** Before the files move into the store. What the server made itself is looked through already. */
  async function lookThrough(prepared: PreparedFile[]): Promise<void> {
    const unknown = prepared.filter(({ file }) => file.hiddenParts === null)
    await settleAll(
      unknown.map(async ({ file, parts }) => {
        const found = await inspect(parts[0]!.path, file.mimeType)
        if (found) file.hiddenParts = JSON.stringify(found)
      }),
    )
  }

  async function keep(prepared: PreparedFile[]): Promise<void> {
    for (const { file, parts } of prepared) {
      for (const part of parts) await store.keep(part.path, file.area, part.name)
    }
  }

  /**
   * A commit may have succeeded although its answer was lost, so this deletes only files without a
   * row.
   */
  async function removeUnrecorded(prepared: PreparedFile[]): Promise<void> {
    for (const { file, parts } of prepared) {
      if (await isUnrecorded(database, file.name)) await removeAll(store, file.area, parts)
    }
  }

  return {
    incomingFolder: path.join(dataDir, 'incoming'),

    save(incoming, purpose, record) {
      return this.saveAll([{ incoming, purpose }], ([file]) => record(file!))
    },

    async saveAll(uploads, record) {
      try {
        const prepared = await settleAll(
          uploads.map(({ incoming, purpose }) => prepare(incoming, purpose)),
        )
        return await this.savePrepared(prepared, () => record(prepared.map(({ file }) => file)))
      } finally {
        await Promise.all(uploads.map(({ incoming }) => discard(incoming)))
      }
    },

    async savePrepared(prepared, record) {
      await lookThrough(prepared)
      try {
        await keep(prepared)
        return await record()
      } catch (error) {
        await removeUnrecorded(prepared)
        throw error
      }
    },

    async remove(files) {
      for (const file of files) await removeAll(store, file.area, partsOf(file))
      // The log has the pages as they were before the deletion.
      if (isSqlite(database)) await moveLogToFile(database)
    },

    async check() {
      await store.check()
      await checkRoom(this.incomingFolder)
    },
  }
}

/** Unlike `Promise.all`, waits for every write. Then the uploads' folders can be deleted. */
export async function settleAll<T>(tasks: Promise<T>[]): Promise<T[]> {
  return (await Promise.allSettled(tasks)).map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}

export async function prepare(incoming: IncomingFile, purpose: Purpose): Promise<PreparedFile> {
  const kind = await kindOf(incoming, purpose)
  return purpose === 'pictures' ? preparePicture(incoming) : prepareDocument(incoming, kind)
}

/** @throws FileRejected if the upload is empty, not of an accepted kind, or opens only with a password */
export async function kindOf(incoming: IncomingFile, purpose: Purpose): Promise<FileKind> {
  if (incoming.size === 0) throw new FileRejected(400, 'file-empty')
  const kind = await recognise(incoming.path, purpose)
  if (purpose === 'documents' && (await isLockedOffice(incoming.path)))
    throw new FileRejected(400, 'office-locked')
  if (!kind) throw new FileRejected(415, await reasonAgainst(incoming, purpose))
  if (kind === PDF && (await isLocked(incoming.path))) throw new FileRejected(400, 'pdf-locked')
  return kind
}

const OFFICE = /\.(?:do[ct][xm]?|xl[st][xmb]?|od[ts]|rtf)$/i

/**
 * If the name has an accepted extension but the content does not match, a list of the accepted
 * kinds would not help.
 */
async function reasonAgainst(
  { path: source, uploadedName: name }: IncomingFile,
  purpose: Purpose,
): Promise<PlainCode> {
  const { kinds, rejection } = ACCEPTED[purpose]
  const unfit = await recogniseUnfit(source, name)
  // A gallery takes no PDF, which is the way of slides.
  if (unfit && (unfit !== 'is-slides' || purpose === 'documents')) return unfit
  const isOffice = purpose === 'documents' && OFFICE.test(name)
  if (isOffice && (await isOtherOffice(source))) return 'office-format'
  const hasAcceptedName = kinds.some(({ extensions }) =>
    extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`)),
  )
  return hasAcceptedName ? 'file-damaged' : rejection
}

async function preparePicture(incoming: IncomingFile): Promise<PreparedFile> {
  const name = newPictureName()
  return pictureFile(incoming.uploadedName, name, await makeRenditions(incoming.path, name))
}

export function newPictureName(): string {
  return `${newFileId()}.${WEBP.extensions[0]}`
}

/** A picture whose renditions exist. A visitor downloads it under the name `uploadedName`. */
export function pictureFile(
  uploadedName: string,
  name: string,
  { files, fileSize, width, height, color }: Renditions,
): PreparedFile {
  const row = newFileRow(uploadedName, WEBP, 'pictures', name)
  return { file: { ...row, fileSize, width, height, color }, parts: files }
}

async function prepareDocument(incoming: IncomingFile, uploaded: FileKind): Promise<PreparedFile> {
  // Few browsers can show HEIC.
  const kind = uploaded === HEIC ? JPEG : uploaded
  const name = `${newFileId()}.${kind.extensions[0]}`
  const { path: preparedPath, fileSize } = kind.mimeType.startsWith('image/')
    ? await cleanPicture(incoming.path)
    : { path: incoming.path, fileSize: incoming.size }
  return {
    file: { ...newFileRow(incoming.uploadedName, kind, 'documents', name), fileSize },
    parts: [{ name, path: preparedPath }],
  }
}

export function newFileRow(uploadedName: string, kind: FileKind, purpose: Purpose, name: string) {
  return {
    name,
    area: AREAS[purpose],
    fileName: cleanFileName(uploadedName, kind),
    mimeType: kind.mimeType,
    width: null,
    height: null,
    color: null,
    hiddenParts: null,
    createdAt: nowIso(),
  }
}

/** All stored file names of one row: the file itself and the smaller renditions of a picture. */
export function partsOf(file: Pick<StoredFile, 'name' | 'width'>): { name: string }[] {
  if (file.width === null) return [{ name: file.name }]
  return [undefined, ...renditionWidths(file.width)].flatMap((width) => [
    { name: renditionName(file.name, width, 'webp') },
    { name: renditionName(file.name, width, 'avif') },
  ])
}

async function removeAll(store: FileStore, area: Area, parts: { name: string }[]): Promise<void> {
  await Promise.allSettled(parts.map((part) => store.remove(area, part.name)))
}

async function isUnrecorded(database: Database, name: string): Promise<boolean> {
  return isFileNamed(database, name).then(
    (isNamed) => !isNamed,
    () => false,
  )
}
