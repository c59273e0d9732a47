import type { Selectable } from 'kysely'
import { type DocumentKind, documentUrl } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { englishSentence, isErrorCode } from '../../errors/codes.ts'
import { parseHiddenParts } from '../../files/hidden-part.ts'
import { toPicture } from '../../files/pictures/source.ts'
import type { StoredFile, StoredFileTable } from '../../files/table.ts'
import type { Letter } from './letter.ts'
import { type DocumentRecord, type DocumentSummary, STAFF_FIELDS } from './schema.ts'
import { type DocumentTable, OFFER } from './table.ts'

/** The columns of a list. */
export const SUMMARY_COLUMNS = [
  'document.id',
  'document.number',
  'document.title',
  'document.titleEnglish',
  'document.englishDiffers',
  'document.fileEnglish',
  'englishFile.fileName as fileNameEnglish',
  'englishFile.fileSize as fileSizeEnglish',
  'englishFile.mimeType as mimeTypeEnglish',
  'document.state',
  'document.publishAt',
  'document.endsAt',
  'document.pinnedUntil',
  'document.topic',
  'document.file',
  'storedFile.fileName',
  'storedFile.fileSize',
  'storedFile.mimeType',
  'storedFile.hiddenParts',
  'document.offerFile',
  'document.pageCount',
  'document.textSource',
  'document.outdatedText',
  'document.textDiffers',
  'document.reading',
  'document.date',
  'document.createdAt',
  'document.publishedAt',
  'document.updatedAt',
  'document.version',
  'document.isSample',
] as const

/** The columns of one document, besides those of a list. */
export const FURTHER_COLUMNS = [
  'document.text',
  'document.textEnglish',
  'document.textCorrectedAt',
  'document.readingProblem',
  'document.pages',
  'document.layout',
  'document.letter',
  'document.attachments',
] as const

type ColumnOf<Path extends string> = Path extends `${string} as ${infer Column}`
  ? Column
  : Path extends `${string}.${infer Column}`
    ? Column
    : never
type SummaryColumn = ColumnOf<(typeof SUMMARY_COLUMNS)[number]>
type FurtherColumn = ColumnOf<(typeof FURTHER_COLUMNS)[number]>
export type DocumentRow = Selectable<DocumentTable>
/** Without a file, its columns are null. */
type JoinedFile = {
  [Column in 'fileName' | 'fileSize' | 'mimeType' | 'hiddenParts']: StoredFileTable[Column] | null
} & {
  [Column in 'fileName' | 'fileSize' | 'mimeType' as `${Column}English`]:
    | StoredFileTable[Column]
    | null
}
type SummaryRow = Pick<DocumentRow & JoinedFile, SummaryColumn>
type FullRow = SummaryRow & Pick<DocumentRow, FurtherColumn>

/** Documents with the rows of their paper and of the English one. */
export function documentsWithFiles(database: Database) {
  return database
    .selectFrom('document')
    .leftJoin('storedFile', 'storedFile.name', 'document.file')
    .leftJoin('storedFile as englishFile', 'englishFile.name', 'document.fileEnglish')
}

const NO_FILE = { filePath: null, fileName: null, fileSize: null, mimeType: null }

export function toSummary(kind: DocumentKind, row: SummaryRow): DocumentSummary {
  // Null only without a file.
  const [fileName, fileSize, mimeType] = [row.fileName!, row.fileSize!, row.mimeType!]
  const file =
    row.file === null ? null : { filePath: pathOfFile(row.file), fileName, fileSize, mimeType }
  const isOffered = row.offerFile !== OFFER.no
  return {
    _id: row.id,
    number: row.number,
    url: documentUrl(kind, row.number),
    title: row.title,
    titleEnglish: row.titleEnglish,
    state: row.state,
    publishAt: row.publishAt,
    endsAt: row.endsAt,
    pinnedUntil: row.pinnedUntil,
    topic: row.topic,
    // No page, list or feed asks whether the file is offered: for them, there is none.
    ...NO_FILE,
    ...(isOffered && file),
    englishDiffers: row.englishDiffers === 1,
    fileEnglish: row.fileEnglish && pathOfFile(row.fileEnglish),
    fileNameEnglish: row.fileNameEnglish,
    fileSizeEnglish: row.fileSizeEnglish,
    mimeTypeEnglish: row.mimeTypeEnglish,
    offerFile: isOffered,
    keptFile: isOffered ? null : file,
    hiddenParts: parseHiddenParts(row.hiddenParts),
    pageCount: row.pageCount,
    hasText: row.textSource !== null,
    textSource: row.textSource,
    textState: row.outdatedText === null ? 'current' : 'outdated',
    textDiffers: row.textDiffers === 1,
    reading: row.reading,
    date: row.date,
    createdAt: row.createdAt,
    publishedAt: row.publishedAt,
    updatedAt: row.updatedAt,
    version: row.version,
    isSample: row.isSample === 1,
  }
}

/** Without the fields for staff. The time of its creation would tell when staff wrote a draft. */
export function forVisitors<Document extends DocumentSummary>(
  document: Document,
): Omit<Document, keyof typeof STAFF_FIELDS> {
  const shown = Object.entries(document).filter(([name]) => !(name in STAFF_FIELDS))
  const { publishedAt, createdAt } = document
  return { ...(Object.fromEntries(shown) as Document), createdAt: publishedAt ?? createdAt }
}

/** The records of these rows. Reads the files of all of them at once. */
export async function toRecords(
  database: Database,
  kind: DocumentKind,
  rows: FullRow[],
): Promise<DocumentRecord[]> {
  const named = rows.map((row) => ({
    row,
    pages: parseNames(row.pages),
    attachments: parseNames(row.attachments),
  }))
  const files = await findFiles(
    database,
    named.flatMap(({ pages, attachments }) => [...pages, ...attachments]),
  )
  const describe = <T>(names: string[], as: (file: StoredFile) => T) =>
    names.flatMap((name) => files.get(name) ?? []).map(as)
  return named.map(({ row, pages, attachments }) => ({
    ...toSummary(kind, row),
    hiddenParts: [
      ...parseHiddenParts(row.hiddenParts),
      ...describe(attachments, hiddenInAttachment).flat(),
    ],
    text: row.text,
    textEnglish: row.textEnglish,
    outdatedText: row.outdatedText,
    textCorrectedAt: row.textSource === 'typed' ? row.textCorrectedAt : null,
    layout: row.layout,
    readingProblem: describeProblem(row.readingProblem),
    letter: row.letter === null ? null : (JSON.parse(row.letter) as Letter),
    pages: describe(pages, toPicture),
    attachments: describe(attachments, toAttachment),
  }))
}

/** The stored names of all files of a document: its file, the pictures of its pages, its attachments. */
export function filesOf(row: Pick<DocumentRow, 'file' | 'pages' | 'attachments'>): string[] {
  const further = [...parseNames(row.pages), ...parseNames(row.attachments)]
  return row.file === null ? further : [row.file, ...further]
}

export function parseNames(json: string): string[] {
  return JSON.parse(json) as string[]
}

/** PostgreSQL and SQLite limit the parameters of a query. */
const MAX_NAMES = 10_000

export async function findFiles(
  database: Database,
  names: string[],
): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>()
  for (let from = 0; from < names.length; from += MAX_NAMES) {
    const rows = await database
      .selectFrom('storedFile')
      .selectAll()
      .where('name', 'in', names.slice(from, from + MAX_NAMES))
      .execute()
    for (const row of rows) files.set(row.name, row)
  }
  return files
}

function toAttachment({ name, fileName, fileSize, mimeType }: StoredFile) {
  return { filePath: pathOfFile(name), fileName, fileSize, mimeType }
}

function hiddenInAttachment({ name, hiddenParts }: StoredFile) {
  return parseHiddenParts(hiddenParts).map((part) => ({ ...part, filePath: pathOfFile(name) }))
}

function pathOfFile(name: string): string {
  return `uploads/${name}`
}

function describeProblem(code: string | null): DocumentRecord['readingProblem'] {
  // A later version of the software may have written a code that is unknown here.
  if (code === null || !isErrorCode(code)) return null
  return { code, message: englishSentence(code, {}) }
}
