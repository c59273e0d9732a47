import type { ExportKey } from '../../content.ts'
import type { DocumentRecord } from '../../features/documents/schema.ts'
import type { ExportedList } from '../../features/feature.ts'
import { fieldLabels, valueLabels, valueTexts } from '../../office-features.ts'
import type { Stores } from '../../request/school.ts'
import { listWords } from '../../features/documents/office/list/words.ts'

/** Labels of fields that only the server sets. The office's forms and history do not show them. */
const ownFieldLabels: Record<string, string> = {
  number: 'নম্বর',
  state: listWords.bn.state,
  url: 'পাতার ঠিকানা',
  filePath: 'ফাইলের জায়গা',
  fileName: 'ফাইলের নাম',
  fileSize: 'ফাইলের আকার, বাইট',
  createdAt: 'যোগ হয়েছে',
  updatedAt: 'শেষ বদল',
  oldAddresses: 'পুরোনো ঠিকানা',
  key: 'তালিকার বিষয়',
  value: 'যা লেখা আছে',
}

type Cell = string | number

type Attachment = DocumentRecord['attachments'][number]

/** Fields that say nothing to a reader of a table. */
const NOT_IN_TABLES = new Set([
  'version',
  'isSample',
  'pages',
  'layout',
  'reading',
  'readingProblem',
  'hasText',
  'textState',
  'width',
  'height',
  'color',
])

export function exportTable(kind: ExportKey, list: ExportedList, stores: Stores) {
  const { table, batches } = list
  if (!table) return fieldTable(kind, list, stores)
  const rows = async function* () {
    for await (const records of batches(stores)) yield table(records).rows
  }
  return { columns: table([]).columns, batches: rows() }
}

/** All records of a kind as a table. The columns that the office has labels for come first. */
function fieldTable(
  kind: ExportKey,
  { fields, batches, tableFields }: ExportedList,
  stores: Stores,
) {
  const labels: Record<string, string> = {
    ...fieldLabels('bn')[kind === 'redirects' ? 'redirect' : kind],
    ...ownFieldLabels,
  }
  const shown = [...fields, ...(tableFields?.fields ?? [])].filter(
    (field) => !NOT_IN_TABLES.has(field),
  )
  const columns = [
    ...shown.filter((field) => field in labels),
    ...shown.filter((field) => !(field in labels)),
  ]
  const toCell = cellMaker()
  const rows = async function* () {
    for await (const batch of batches(stores)) {
      const records = tableFields ? await tableFields.add(stores, batch) : batch
      yield records.map((record) =>
        columns.map((field) => toCell(field, (record as Record<string, unknown>)[field])),
      )
    }
  }
  return { columns: columns.map((field) => withKey(labels[field], field)), batches: rows() }
}

function cellMaker(): (field: string, value: unknown) => Cell {
  const shared = valueLabels('bn')
  const labels: typeof shared = {
    ...shared,
    state: { ...shared['state'], ...listWords.bn.states },
  }
  const texts = valueTexts('bn')
  return (field, value) => {
    if (value === null || value === undefined) return ''
    if (typeof value === 'number') return value
    if (typeof value === 'boolean') return withKey(value ? 'হ্যাঁ' : 'না', String(value))
    if (typeof value === 'string') {
      const label = labels[field]?.[value]
      // The labels of yes and no have the API's word in brackets already.
      return label?.endsWith(`(${value})`) ? label : withKey(label, value)
    }
    if (isPicture(value)) return value.src
    if (field === 'attachments') return (value as Attachment[]).map(describeFile).join('\n')
    return texts[field]?.(value) ?? JSON.stringify(value)
  }
}

/** A Bengali label and, for programs, the word of the API: `অবস্থা (state)`. */
function withKey(label: string | undefined, key: string): string {
  return label ? `${label} (${key})` : key
}

/** The name as it was uploaded follows the address, which has no blanks. */
function describeFile({ filePath, fileName }: Attachment): string {
  return `${filePath} ${fileName}`
}

function isPicture(value: unknown): value is { src: string } {
  return typeof value === 'object' && value !== null && 'src' in value
}
