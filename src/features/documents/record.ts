import type { Selectable } from 'kysely'
import { type DocumentKind, documentUrl } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { englishSentence, isErrorCode } from '../../error-code.ts'
import { toPicture } from '../../files/picture-source.ts'
import type { StoredFileTable } from '../../files/table.ts'
import type { DocumentRecord, DocumentSummary } from './schema.ts'
import type { DocumentTable } from './table.ts'

/** The columns of a list. */
export const SUMMARY_COLUMNS = [
  'document.id',
  'document.number',
  'document.title',
  'document.topic',
  'document.file',
  'storedFile.fileName',
  'storedFile.fileSize',
  'storedFile.mimeType',
  'document.pageCount',
  'document.textSource',
  'document.reading',
  'document.date',
  'document.createdAt',
  'document.updatedAt',
  'document.version',
  'document.isSample',
] as const

/** The columns of one document, besides those of a list. */
export const FURTHER_COLUMNS = [
  'document.text',
  'document.readingProblem',
  'document.pages',
] as const

type ColumnOf<Path extends string> = Path extends `${string}.${infer Column}` ? Column : never
type SummaryColumn = ColumnOf<(typeof SUMMARY_COLUMNS)[number]>
type FurtherColumn = ColumnOf<(typeof FURTHER_COLUMNS)[number]>
export type DocumentRow = Selectable<DocumentTable>
type SummaryRow = Pick<DocumentRow & StoredFileTable, SummaryColumn>
type FullRow = SummaryRow & Pick<DocumentRow, FurtherColumn>

export function toSummary(kind: DocumentKind, row: SummaryRow): DocumentSummary {
  return {
    _id: row.id,
    number: row.number,
    url: documentUrl(kind, row.number),
    title: row.title,
    topic: row.topic,
    filePath: `uploads/${row.file}`,
    fileName: row.fileName,
    fileSize: row.fileSize,
    mimeType: row.mimeType,
    pageCount: row.pageCount,
    hasText: row.textSource !== null,
    textSource: row.textSource,
    reading: row.reading,
    date: row.date,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
    isSample: row.isSample === 1,
  }
}

export async function toRecord(
  database: Database,
  kind: DocumentKind,
  row: FullRow,
): Promise<DocumentRecord> {
  return {
    ...toSummary(kind, row),
    text: row.text,
    readingProblem: describeProblem(row.readingProblem),
    pages: await findPages(database, pageNames(row)),
  }
}

/** The stored file names of the pages' pictures. */
export function pageNames({ pages }: Pick<DocumentRow, 'pages'>): string[] {
  return JSON.parse(pages) as string[]
}

async function findPages(database: Database, names: string[]): Promise<DocumentRecord['pages']> {
  if (names.length === 0) return []
  const files = await database
    .selectFrom('storedFile')
    .selectAll()
    .where('name', 'in', names)
    .execute()
  const byName = new Map(files.map((file) => [file.name, toPicture(file)]))
  return names.flatMap((name) => byName.get(name) ?? [])
}

function describeProblem(code: string | null): DocumentRecord['readingProblem'] {
  // A later version of the software may have written a code that this one does not know.
  if (code === null || !isErrorCode(code)) return null
  return { code, message: englishSentence(code, {}) }
}
