import { nowIso } from '../../base/clock.ts'
import { noteChange } from '../../database/content-version.ts'
import { withoutUndefined } from '../../base/without-undefined.ts'
import type { Cursor } from '../../database/cursor.ts'
import type { Database } from '../../database/database.ts'
import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { addNewFile, keepReplaced, type NewFile, takeReplaced } from '../../files/replaced.ts'
import { addFileRows, type Removed } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import type { DocumentKind, Topic } from '../../content.ts'
import { recordTable } from '../../records/record-table.ts'
import { isReadable } from '../../files/kinds.ts'
import { updateSearchAndAccess } from './search-and-access.ts'
import { createDocumentSearches } from './word-search.ts'
import { createDocumentLists } from './lists.ts'
import type { Letter } from './letter.ts'
import {
  type DocumentRow,
  documentsWithFiles,
  filesOf,
  findFiles,
  FURTHER_COLUMNS,
  parseNames,
  SUMMARY_COLUMNS,
  toRecords,
} from './record.ts'
import type { DocumentRecord, StoredChange } from './schema.ts'
import { type Doubt, OFFER, type TextSource } from './table.ts'
import { isPublic } from './states.ts'
import { textColumns, typedText } from './text-columns.ts'
import { changeTimes, NO_TIMES, type TimesChange } from './times.ts'

/** The columns of a file that no process has begun to read. */
const NOT_READ = { readingProblem: null, readingAttempts: 0, readingUntil: null }

export type DocumentStore = ReturnType<typeof createDocumentStore>

export interface NewDocument extends TimesChange {
  title: string
  titleEnglish?: string | undefined
  textEnglish?: string | undefined
  file?: StoredFile | undefined
  /** The pictures of its pages, if they exist already. */
  pages?: StoredFile[]
  attachments?: StoredFile[]
  topic?: Topic | null | undefined
  text?: string | undefined
  /** Absent if a person wrote the text. */
  textSource?: TextSource | undefined
  letter?: Letter | null | undefined
  /** Whether visitors get the file; yes if absent. */
  offerFile?: boolean | undefined
  /** ISO 8601 UTC; now if absent. */
  date?: string | null | undefined
  /** ISO 8601 UTC; now if absent. */
  createdAt?: string
  isSample?: boolean
}

const TIMES = ['state', 'publishedAt', 'publishAt', 'endsAt', 'pinnedUntil'] as const

/** All SQL of one kind of document. */
export function createDocumentStore(database: Database, kind: DocumentKind) {
  const documents = () => database.selectFrom('document').where('document.kind', '=', kind)
  const findBy = async (column: 'document.id' | 'document.number', value: string | number) => {
    const row = await documentsWithFiles(database)
      .where('document.kind', '=', kind)
      .select([...SUMMARY_COLUMNS, ...FURTHER_COLUMNS])
      .where(column, '=', value)
      .executeTakeFirst()
    return row && (await toRecords(database, kind, [row]))[0]
  }

  const find = (id: string) => findBy('document.id', id)
  const table = recordTable(database, 'document', { find, filesOf, part: { kind } })

  return {
    ...createDocumentLists(database, kind),
    ...createDocumentSearches(database, kind),

    async findCursor(id: string): Promise<Cursor | undefined> {
      const row = await documents().select('date').where('id', '=', id).executeTakeFirst()
      return row && { at: row.date, id }
    },

    /** In any state. */
    find,

    /** In any state. */
    findByNumber: (number: number) => findBy('document.number', number),

    /** Whether visitors may see the document with this number. */
    async isVisible(number: number): Promise<boolean> {
      const found = await findBy('document.number', number)
      return found !== undefined && isPublic(found.state)
    },

    /** Whether a document had this number and was deleted. */
    isDeleted: async (number: number) =>
      (await wasUsed(database, kind, number)) && !(await findBy('document.number', number)),

    async create(document: NewDocument): Promise<DocumentRecord> {
      const { title, file, topic = null, letter = null, isSample = false } = document
      const { text = '', textSource, titleEnglish = '', textEnglish = '' } = document
      const now = nowIso()
      const { createdAt = now, date } = document
      const { pages = [], attachments = [] } = document
      const { publishedAt, ...times } = changeTimes(NO_TIMES, document, now)
      await addFileRows(database, [...(file ? [file] : []), ...pages, ...attachments])
      const { id } = await table.insert(
        {
          kind,
          number: await takeNumber(database, kind),
          title,
          titleEnglish,
          textEnglish,
          ...columnsOfFile(file ?? null, pages),
          attachments: toNames(attachments),
          offerFile: offerOf(document.offerFile) ?? OFFER.yes,
          date: date ?? createdAt,
          createdAt,
          updatedAt: createdAt,
          ...times,
          publishedAt: publishedAt && createdAt,
          topic,
          letter: letter && JSON.stringify(letter),
          ...(textSource ? { text, textSource, doubts: '[]' } : typedText(text)),
        },
        isSample,
      )
      await updateSearchAndAccess(database, [id])
      return (await find(id))!
    },

    /**
     * Undefined if the document does not exist.
     * @throws InvalidInput if the document would end before it is published or would have neither a
     * text nor a file, or if its English paper is not an attachment; CannotUndo if a file is not stored any more
     */
    async update(id: string, change: StoredChange): Promise<DocumentRecord | undefined> {
      const before = await documents()
        .select([...TIMES, 'file', 'pages', 'attachments', 'text', 'textSource'])
        .select(['outdatedText', 'textDiffers', 'textCorrectedAt', 'offerFile', 'fileEnglish'])
        .select(['title', 'titleEnglish', 'textEnglish', 'englishDiffers'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!before) return undefined
      const { title, titleEnglish, textEnglish, topic, date, letter, text } = change
      const now = nowIso()
      const { columns, replaced } = await addFiles(database, before, change)
      const file = columns.file === undefined ? before.file : columns.file
      if (text === '' && file === null) throw new InvalidInput(fieldError('text', 'fill-in'))
      const isOther = file !== before.file && !change.hasSameContent
      const offerFile = offerOf(change.offerFile, isOther ? before.offerFile : undefined)
      await table.write(id, {
        ...withoutUndefined({ title, titleEnglish, textEnglish, topic, date, offerFile }),
        ...(letter !== undefined && { letter: letter && JSON.stringify(letter) }),
        ...columns,
        fileEnglish: englishFileOf(change, { ...before, ...columns }),
        englishDiffers: differsAfter(before, change, isOther),
        ...textColumns(before, change, file, now),
        ...changeTimes(before, change, now),
        updatedAt: now,
      })
      for (const name of replaced) await keepReplaced(database, id, name)
      await updateSearchAndAccess(database, [id])
      return find(id)
    },

    /** Its file and its attachments; undefined if the document does not exist. */
    async findFiles(id: string): Promise<StoredFile[] | undefined> {
      const row = await documents()
        .select(['document.file', 'document.attachments'])
        .where('document.id', '=', id)
        .executeTakeFirst()
      if (!row) return undefined
      return [...(await findFiles(database, filesOf({ ...row, pages: '[]' }))).values()]
    },

    /** The doubtful words of its text; undefined if the document does not exist. */
    async findDoubts(id: string): Promise<Doubt[] | undefined> {
      const row = await documents()
        .select('document.doubts')
        .where('document.id', '=', id)
        .executeTakeFirst()
      return row && (JSON.parse(row.doubts) as Doubt[])
    },

    /**
     * Removes the text, and puts the file into the reading queue. The document must exist. The
     * pictures of its pages stay until reading replaces them.
     */
    async readAgain(id: string): Promise<DocumentRecord> {
      await database
        .updateTable('document')
        .set({ reading: 'waiting', pageCount: null, ...NOT_READ })
        .where('id', '=', id)
        .where('kind', '=', kind)
        .execute()
      return (await this.update(id, { text: '' }))!
    },

    async remove(id: string) {
      const before = await find(id)
      if (before) noteChange(database, isPublic(before.state))
      return table.remove(id)
    },

    /**
     * Restores a removed document, and increases its version. A document that was being read when it
     * was removed is read at once. Its times may be past.
     */
    async putBack({ row, files }: Removed<DocumentRow>): Promise<DocumentRecord> {
      const times = changeTimes({ ...NO_TIMES, ...row }, {}, nowIso())
      await table.putBack({ row: { ...row, ...times, readingUntil: null }, files })
      await updateSearchAndAccess(database, [row.id])
      return (await find(row.id))!
    },
  }
}

/** The column for an answer. Without one, a new file in place of one `before` has none. */
function offerOf(isOffered: boolean | undefined, before?: number): number | undefined {
  if (isOffered !== undefined) return isOffered ? OFFER.asKnown : OFFER.no
  return before === OFFER.asKnown ? OFFER.yes : undefined
}

/** The column after a change. An attachment that is removed is not the English paper any more. */
function englishFileOf(
  { fileEnglish: next }: StoredChange,
  { fileEnglish, attachments }: Pick<DocumentRow, 'fileEnglish' | 'attachments'>,
): string | null {
  const names = parseNames(attachments)
  if (next && next !== fileEnglish && !names.includes(next))
    throw new InvalidInput(fieldError('fileEnglish', 'choose-one'))
  const name = next === undefined ? fileEnglish : next
  return name && names.includes(name) ? name : null
}

type EnglishBefore = Pick<
  DocumentRow,
  | 'title'
  | 'text'
  | 'textSource'
  | 'titleEnglish'
  | 'textEnglish'
  | 'fileEnglish'
  | 'englishDiffers'
>

/**
 * The column after a change. Staff who send the English have seen it beside the Bengali, unless they say
 * otherwise. Setting back sends all fields, also those that stay.
 */
function differsAfter(before: EnglishBefore, change: StoredChange, isOtherFile: boolean): number {
  if (change.englishDiffers) return 1
  const { title = before.title, text = before.text } = change
  const { titleEnglish = before.titleEnglish, textEnglish = before.textEnglish } = change
  const isOtherEnglish = titleEnglish !== before.titleEnglish || textEnglish !== before.textEnglish
  const isOnlyEnglish = change.title === undefined && change.text === undefined
  const isSent = change.titleEnglish !== undefined || change.textEnglish !== undefined
  if (isOtherEnglish || (isSent && isOnlyEnglish)) return 0
  if (titleEnglish === '' && textEnglish === '' && before.fileEnglish === null) return 0
  // A machine reads the same paper again.
  const isReadAgain = text === '' && before.textSource === 'machine'
  const isOtherText = text !== before.text && !isReadAgain
  return isOtherFile || title !== before.title || isOtherText ? 1 : before.englishDiffers
}

/** Runs in the caller's transaction, so that a failed change uses no number. */
async function takeNumber(database: Database, kind: DocumentKind): Promise<number> {
  const { last } = await database
    .insertInto('documentNumber')
    .values({ kind, last: 1 })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet((row) => ({ last: row('documentNumber.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Whether a document of the kind has or had this number. */
async function wasUsed(database: Database, kind: DocumentKind, number: number): Promise<boolean> {
  const row = await database
    .selectFrom('documentNumber')
    .select('kind')
    .where('kind', '=', kind)
    .where('last', '>=', number)
    .executeTakeFirst()
  return row !== undefined
}

/** The columns of a file, with the pictures of its pages if they exist already. */
function columnsOfFile(file: StoredFile | null, pages: StoredFile[]) {
  return {
    file: file?.name ?? null,
    pages: toNames(pages),
    pageCount: pages.length > 0 ? pages.length : null,
    reading: file && isReadable(file.mimeType) ? ('waiting' as const) : ('none' as const),
    ...NOT_READ,
  }
}

/** The stored names of files, as a column has them. */
function toNames(files: Pick<StoredFile, 'name'>[]): string {
  return JSON.stringify(files.map(({ name }) => name))
}

type Before = Pick<DocumentRow, 'file' | 'pages' | 'attachments'>

/**
 * Adds the rows of a document's new files, so that they are served. Returns the columns that change,
 * and the names of the files that are no longer used.
 * @throws CannotUndo if a file is not stored any more
 */
async function addFiles(database: Database, before: Before, change: StoredChange) {
  const file = await replaceFile(database, before, change)
  const attachments = await replaceAttachments(database, before, change.attachments)
  return {
    columns: { ...file?.columns, ...attachments?.columns },
    replaced: [...(file?.replaced ?? []), ...(attachments?.replaced ?? [])],
  }
}

interface ReplacedFile {
  columns: Partial<ReturnType<typeof columnsOfFile>>
  replaced: string[]
}

async function replaceFile(
  database: Database,
  before: Before,
  change: StoredChange,
): Promise<ReplacedFile | undefined> {
  const { file: next, pages = [] } = change
  if (next === undefined || next === before.file) return undefined
  const file = next === null ? null : await addNewFile(database, next, 'set-back-no-file')
  const earlier = before.file === null ? [] : [before.file]
  // A process that reads the earlier file gives its claim up.
  if (file && change.hasSameContent)
    return { columns: { file: file.name, readingUntil: null }, replaced: earlier }
  const pictures = await addPages(database, pages)
  return {
    columns: columnsOfFile(file, pictures),
    replaced: [...earlier, ...parseNames(before.pages)],
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
