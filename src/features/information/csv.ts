import type { InformationKey } from '../../content.ts'
import { informationWords } from './public/words.ts'
import { type Language, pathIn, recordIn } from '../../words/language.ts'
import { schoolWords } from '../../words/school-words.ts'
import { type DocumentLink, type LinkedDocument, linkKey } from '../documents/linked-documents.ts'
import { termsIn } from '../people/english-terms.ts'
import type { OfficerRecord } from '../people/schema.ts'
import type { OwnKey } from './entries.ts'
import { serviceIn } from './english-service.ts'
import type { BoardEntry, InformationValue, OwnValue } from './schema.ts'
import { officerOf } from './service-officer.ts'
import { newestFirst, passRate, vacantOf } from './sums.ts'

type Cell = string | number

type Field = keyof (typeof informationWords)['bn']['fields']

/** Entries whose rows are a table. */
type TableKey = Exclude<OwnKey, 'nationalisation'>

/** The values that the cells need, besides the rows. */
interface Context {
  language: Language
  /** The site's own address. */
  origin: string
  officers: readonly OfficerRecord[]
  /** The documents that visitors can see. The keys are from `linkKey`. */
  documents: ReadonlyMap<string, LinkedDocument>
}

interface Table {
  columns: string[]
  rows: Cell[][]
}

const TABLES: { [Key in TableKey]: (value: OwnValue<Key>, context: Context) => Table } = {
  recognition: table(({ rows }) => rows, {
    level: (row, { language }) => informationWords[language].levels[row.level],
    what: (row, { language }) => informationWords[language].forms[row.what],
    detail: (row) => row.detail,
    authority: (row) => row.authority,
    memoNumber: (row) => row.memoNumber,
    memoDate: (row) => row.memoDate,
    effectiveFrom: (row) => row.effectiveFrom,
    validUntil: (row) => row.validUntil,
    document: (row, context) => addressOf(row.document, context),
  }),
  sections: table(({ rows }) => rows, {
    className: (row, { language }) => schoolWords[language].classes[row.className],
    shift: (row, { language }) => schoolWords[language].shifts[row.shift],
    approved: (row) => row.approved,
    memoNumber: (row) => row.memoNumber,
    memoDate: (row) => row.memoDate,
    document: (row, context) => addressOf(row.document, context),
  }),
  charter: table(
    ({ services }, { language }) => services.map((service) => serviceIn(language, service)),
    {
      name: (service) => service.name,
      method: (service) => service.method,
      papers: (service) => service.papers,
      price: (service) => service.price,
      time: (service) => service.time,
      officer(service, { language, officers }) {
        const { name, designation } = officerOf(service, officers)
        return [name, termsIn(language, designation)].filter(Boolean).join(', ')
      },
      phone: (service) => service.phone,
      email: (service) => service.email,
    },
  ),
  posts: table(({ rows }) => rows, {
    title: (row, { language }) => recordIn(language, row).title,
    grade: (row) => row.grade,
    sanctioned: (row) => row.sanctioned,
    filled: (row) => row.filled,
    women: (row) => row.women,
    vacant: vacantOf,
    remark: (row) => row.remark,
  }),
  'ssc-results': table(({ rows }) => newestFirst(rows), {
    year: (row) => row.year,
    registered: (row) => row.registered,
    appeared: (row) => row.appeared,
    passed: (row) => row.passed,
    passRate,
    gpa5: (row) => row.gpa5,
  }),
}

export function hasTable(key: InformationKey): key is TableKey {
  return Object.hasOwn(TABLES, key)
}

/** The rows of an entry for spreadsheets. Digits are Latin, so that a spreadsheet can add them up. */
export function entryTable<Key extends TableKey>(
  key: Key,
  value: InformationValue<Key>,
  context: Context,
): Table {
  return TABLES[key](value as OwnValue<Key>, context)
}

/** A table with these columns, in their order. */
function table<Value, Row>(
  rowsOf: (value: Value, context: Context) => readonly Row[],
  columns: { [One in Field]?: (row: Row, context: Context) => Cell | null },
) {
  return (value: Value, context: Context): Table => ({
    columns: Object.keys(columns).map(
      (field) => informationWords[context.language].fields[field as Field],
    ),
    rows: rowsOf(value, context).map((row) =>
      Object.values(columns).map((cell) => cell(row, context) ?? ''),
    ),
  })
}

/** The board for spreadsheets. */
export function boardTable(
  entries: readonly BoardEntry[],
  { language, origin }: Pick<Context, 'language' | 'origin'>,
): Table {
  const { captions, columns, list, missing, notApplicable, asOf } = informationWords[language]
  const inEnglish = language === 'en'
  return {
    columns: [columns.number, columns.title, columns.answer, columns.asOf, 'URL', list],
    rows: entries.map((entry) => [
      entry.number,
      inEnglish ? entry.titleEnglish : entry.title,
      {
        given: inEnglish ? entry.summaryEnglish : entry.summary,
        notApplicable: `${notApplicable}: ${(inEnglish && entry.reasonEnglish) || entry.reason}`,
        missing,
      }[entry.answer],
      entry.asOf === null ? '' : `${asOf[entry.asOfIs!]}: ${entry.asOf}`,
      entry.url === null ? '' : origin + pathIn(language, entry.url),
      captions[entry.set],
    ]),
  }
}

/** Empty without a document, or if visitors cannot see the document. */
function addressOf(
  link: DocumentLink | null,
  { language, origin, documents }: Pick<Context, 'language' | 'origin' | 'documents'>,
): string {
  const document = link && documents.get(linkKey(link))
  return document ? origin + pathIn(language, document.url) : ''
}
