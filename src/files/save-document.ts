import { fieldError } from '../errors/codes.ts'
import { InvalidInput } from '../errors/classes.ts'
import { bindPhotos } from '../paper/bind-photos.ts'
import { type Files, prepare, type PreparedFile, settleAll } from './files.ts'
import { discard, eachUpload, type IncomingFile } from './incoming.ts'
import { recognise } from './recognise.ts'
import type { StoredFile } from './table.ts'

export interface DocumentFiles {
  file?: StoredFile
  /** The pictures of its pages, if they exist already. */
  pages: StoredFile[]
  attachments: StoredFile[]
}

type Save = Pick<Files, 'savePrepared'>

/**
 * Saves the files of one document, like `Files.save`. If all uploads are pictures, and at least
 * `minPhotos`, they become the pages of one PDF. One is enough for a photo of a paper. Otherwise
 * the first file is the document, and the rest are attachments.
 */
export async function saveDocument<T>(
  files: Save,
  uploads: IncomingFile[],
  record: (stored: DocumentFiles) => Promise<T>,
  minPhotos: 1 | 2 = 2,
): Promise<T> {
  return discarding(uploads, async () => {
    if (uploads.length >= minPhotos && (await arePictures(uploads)))
      return saveBound(files, uploads, record)
    return saveAttachments(files, uploads, ([file, ...attachments]) =>
      record({ ...(file && { file }), pages: [], attachments }),
    )
  })
}

/**
 * Saves the file that replaces a document's file.
 * @throws InvalidInput if there are several files and not all are pictures
 */
export async function saveReplacement<T>(
  files: Save,
  uploads: IncomingFile[],
  record: (stored: DocumentFiles) => Promise<T>,
): Promise<T> {
  const isOne = uploads.length === 1
  if (isOne || (await arePictures(uploads))) return saveDocument(files, uploads, record)
  return discarding(uploads, () => {
    throw new InvalidInput(fieldError('file', 'one-file-or-pictures'))
  })
}

export async function saveAttachments<T>(
  files: Save,
  uploads: IncomingFile[],
  record: (stored: StoredFile[]) => Promise<T>,
): Promise<T> {
  return discarding(uploads, async () => {
    const prepared = await settleAll(eachUpload(uploads, (upload) => prepare(upload, 'documents')))
    return files.savePrepared(prepared, () => record(rowsOf(prepared)))
  })
}

async function saveBound<T>(
  files: Save,
  photos: IncomingFile[],
  record: (stored: DocumentFiles) => Promise<T>,
): Promise<T> {
  const { document, pages } = await bindPhotos(photos as [IncomingFile, ...IncomingFile[]])
  return files.savePrepared([document, ...pages], () =>
    record({ file: document.file, pages: rowsOf(pages), attachments: [] }),
  )
}

async function arePictures(uploads: IncomingFile[]): Promise<boolean> {
  const kinds = await Promise.all(uploads.map(({ path }) => recognise(path, 'pictures')))
  return kinds.every((kind) => kind !== undefined)
}

async function discarding<T>(uploads: IncomingFile[], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await Promise.all(uploads.map(discard))
  }
}

function rowsOf(prepared: PreparedFile[]): StoredFile[] {
  return prepared.map(({ file }) => file)
}
