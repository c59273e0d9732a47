import type { InformationKey } from '../../content.ts'
import { informationWords } from '../../words/information-words.ts'
import { type Language, pathIn } from '../../words/language.ts'
import { schoolWords } from '../../words/school-words.ts'
import { type DocumentLink, type LinkedDocument, linkKey } from '../documents/linked-documents.ts'
import type { OfficerRecord } from '../people/schema.ts'
import type { OwnKey } from './entries.ts'
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

interface Table<Key extends TableKey> {
  columns: Field[]
  rowsOf: (value: OwnValue<Key>, context: Context) => Cell[][]
}

const TABLES: { [Key in TableKey]: Table<Key> } = {
  recognition: {
    columns: [
      'level',
      'what',
      'detail',
      'authority',
      'memoNumber',
      'memoDate',
      'effectiveFrom',
      'validUntil',
      'document',
    ],
    rowsOf: ({ rows }, context) =>
      rows.map((row) => [
        informationWords[context.language].levels[row.level],
        informationWords[context.language].forms[row.what],
        row.detail,
        row.authority,
        row.memoNumber,
        row.memoDate ?? '',
        row.effectiveFrom,
        row.validUntil ?? '',
        addressOf(row.document, context),
      ]),
  },
  sections: {
    columns: ['className', 'shift', 'approved', 'memoNumber', 'memoDate', 'document'],
    rowsOf: ({ rows }, context) =>
      rows.map((row) => [
        schoolWords[context.language].classes[row.className],
        schoolWords[context.language].shifts[row.shift],
        row.approved,
        row.memoNumber,
        row.memoDate ?? '',
        addressOf(row.document, context),
      ]),
  },
  charter: {
    columns: ['name', 'method', 'papers', 'price', 'time', 'officer'],
    rowsOf: ({ services }, { language, officers }) =>
      services.map((service) => {
        const { name, designation } = officerOf(service, officers)
        return [
          (language === 'en' && service.nameEnglish) || service.name,
          service.method,
          service.papers,
          service.price,
          service.time,
          [name, designation].filter(Boolean).join(', '),
        ]
      }),
  },
  posts: {
    columns: ['title', 'grade', 'sanctioned', 'filled', 'women', 'vacant', 'remark'],
    rowsOf: ({ rows }, { language }) =>
      rows.map((row) => [
        (language === 'en' && row.titleEnglish) || row.title,
        row.grade ?? '',
        row.sanctioned,
        row.filled,
        row.women ?? '',
        vacantOf(row),
        row.remark,
      ]),
  },
  'ssc-results': {
    columns: ['year', 'registered', 'appeared', 'passed', 'passRate', 'gpa5'],
    rowsOf: ({ rows }) =>
      newestFirst(rows).map((row) => [
        row.year,
        row.registered ?? '',
        row.appeared,
        row.passed,
        passRate(row) ?? '',
        row.gpa5,
      ]),
  },
}

export function hasTable(key: InformationKey): key is TableKey {
  return Object.hasOwn(TABLES, key)
}

/** The rows of an entry for spreadsheets. Digits are Latin, so that a spreadsheet can add them up. */
export function entryTable<Key extends TableKey>(
  key: Key,
  value: InformationValue<Key>,
  context: Context,
): { columns: string[]; rows: Cell[][] } {
  const { columns, rowsOf } = TABLES[key]
  const { fields } = informationWords[context.language]
  return {
    columns: columns.map((field) => fields[field]),
    rows: rowsOf(value as OwnValue<Key>, context),
  }
}

/** The board for spreadsheets. */
export function boardTable(
  entries: readonly BoardEntry[],
  { language, origin }: Pick<Context, 'language' | 'origin'>,
): { columns: string[]; rows: Cell[][] } {
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

/** Empty if there is no document, or if visitors cannot see it. */
function addressOf(
  link: DocumentLink | null,
  { language, origin, documents }: Pick<Context, 'language' | 'origin' | 'documents'>,
): string {
  const document = link && documents.get(linkKey(link))
  return document ? origin + pathIn(language, document.url) : ''
}
