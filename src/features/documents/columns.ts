import type { Database } from '../../database/database.ts'
import { isReadable } from '../../files/kinds.ts'
import { addNewFile, takeReplaced, type NewFile } from '../../files/replaced.ts'
import { addFileRows } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import { type DocumentRow, parseNames } from './record.ts'
import type { StoredChange } from './schema.ts'

/** The columns of a file that no process has begun to read. */
export const NOT_READ = { readingProblem: null, readingAttempts: 0, readingUntil: null }

/** The columns of a file, with the pictures of its pages if they exist already. */
export function columnsOfFile(file: StoredFile | null, pages: StoredFile[]) {
  return {
    file: file?.name ?? null,
    pages: toNames(pages),
    pageCount: pages.length > 0 ? pages.length : null,
    reading: file && isReadable(file.mimeType) ? ('waiting' as const) : ('none' as const),
    ...NOT_READ,
  }
}

/** The columns of a text that a person wrote. */
export function typedText(text: string) {
  return { text, textSource: text === '' ? null : ('typed' as const), doubts: '[]' }
}

/** The stored names of files, as a column has them. */
export function toNames(files: Pick<StoredFile, 'name'>[]): string {
  return JSON.stringify(files.map(({ name }) => name))
}

type Before = Pick<DocumentRow, 'file' | 'pages' | 'attachments' | 'text' | 'textSource'>

/**
 * Adds the rows of a document's new files, so that they are served. Returns the columns that change,
 * and the names of the files that are no longer used.
 * @throws CannotUndo if a file is not stored any more
 */
export async function addFiles(database: Database, before: Before, change: StoredChange) {
  const file = await replaceFile(database, before, change)
  const attachments = await replaceAttachments(database, before, change.attachments)
  return {
    columns: { ...file?.columns, ...attachments?.columns },
    replaced: [...(file?.replaced ?? []), ...(attachments?.replaced ?? [])],
  }
}

async function replaceFile(database: Database, before: Before, change: StoredChange) {
  const { file: next, pages = [] } = change
  if (next === undefined || next === before.file) return undefined
  const file = next === null ? null : await addNewFile(database, next, 'set-back-no-file')
  const pictures = await addPages(database, pages)
  // A machine's text belongs to the old file, unless the change brings an earlier text.
  const isOutdated = before.textSource !== 'typed' && (change.text ?? before.text) === before.text
  return {
    columns: { ...columnsOfFile(file, pictures), ...(isOutdated && typedText('')) },
    replaced: [...(before.file === null ? [] : [before.file]), ...parseNames(before.pages)],
  }
}

/** If a picture is missing, returns no pictures. Then reading makes all of them again. */
async function addPages(database: Database, pages: NewFile[]): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for (const page of pages) {
    const file = typeof page === 'string' ? await takeReplaced(database, page) : page
    if (file) files.push(file)
  }
  if (files.length < pages.length) return []
  await addFileRows(database, files)
  return files
}

async function replaceAttachments(database: Database, before: Before, next?: NewFile[]) {
  if (next === undefined) return undefined
  const present = new Set(parseNames(before.attachments))
  const names: string[] = []
  for (const file of next) {
    const isPresent = typeof file === 'string' && present.delete(file)
    names.push(isPresent ? file : (await addNewFile(database, file, 'set-back-no-file')).name)
  }
  return { columns: { attachments: JSON.stringify(names) }, replaced: [...present] }
}
