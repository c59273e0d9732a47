import { callApi } from '../../../office/connection/api-client.ts'
import { type Changes, NO_CHANGES } from '../../../office/draft/changes.ts'
import { useStaff } from '../../../office/frame/staff-context.tsx'
import { fieldText } from '../../../records/fields.ts'
import type { Language } from '../../../words/language.ts'
import { useReload } from '../../../office/connection/use-api.ts'
import { useDraft } from '../../../office/draft/use-draft.ts'
import { useRecordForm } from '../../../office/form/use-record-form.ts'
import type { TitledLink } from '../linked-value.ts'
import type { EntryDetail } from '../schema.ts'
import { BOARD } from './board.ts'

/** The fields of the form. Fields that the entry does not have are empty. */
export interface EntryValues {
  /** `no` if the entry does not apply. */
  applies: 'yes' | 'no'
  notApplicable: string
  notApplicableEnglish: string
  note: string
  noteEnglish: string
  documents: TitledLink[]
  rows: FormRow[]
  services: FormRow[]
  nationalisedOn: string
  memoNumber: string
  memoDate: string
  formerName: string
  mpo: string
  vision: string
  visionEnglish: string
  mission: string
  missionEnglish: string
  /** One on each line. */
  expectations: string
  expectationsEnglish: string
}

export interface FormRow {
  /** The values of its fields. */
  texts: Record<string, string>
  document: TitledLink | null
}

const TEXTS = [
  'notApplicable',
  'notApplicableEnglish',
  'note',
  'noteEnglish',
  'nationalisedOn',
  'memoNumber',
  'memoDate',
  'formerName',
  'mpo',
  'vision',
  'visionEnglish',
  'mission',
  'missionEnglish',
] as const

/** For these fields, the API expects null in place of an empty text. */
const NULLABLE = new Set([
  'memoDate',
  'validUntil',
  'nationalisedOn',
  'days',
  'grade',
  'women',
  'registered',
  'officerId',
])

function valuesOf({ value }: EntryDetail, language: Language): EntryValues {
  const stored = value as Record<string, unknown>
  const text = (field: string) => fieldText(stored[field], language)
  return {
    ...(Object.fromEntries(TEXTS.map((field) => [field, text(field)])) as Record<
      (typeof TEXTS)[number],
      string
    >),
    applies: stored['notApplicable'] === undefined ? 'yes' : 'no',
    documents: (stored['documents'] ?? []) as TitledLink[],
    rows: rowsIn(stored['rows'], language),
    services: rowsIn(stored['services'], language),
    expectations: ((stored['expectations'] ?? []) as string[]).join('\n'),
    expectationsEnglish: ((stored['expectationsEnglish'] ?? []) as string[]).join('\n'),
  }
}

function rowsIn(rows: unknown, language: Language): FormRow[] {
  return ((rows ?? []) as Record<string, unknown>[]).map(({ document, ...fields }) => ({
    texts: Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, fieldText(value, language)]),
    ),
    document: (document ?? null) as TitledLink | null,
  }))
}

/** The body of a request. The entry's record says which fields it has. */
function bodyOf(values: EntryValues, { value }: EntryDetail): object {
  const has = (field: string) => field in value
  const rest = {
    note: values.note,
    noteEnglish: values.noteEnglish,
    documents: values.documents.map(linkOf),
  }
  if (values.applies === 'no') {
    const { notApplicable, notApplicableEnglish } = values
    return { ...rest, notApplicable, notApplicableEnglish }
  }
  const own = TEXTS.filter((field) => has(field) && !field.startsWith('not')).map(
    (field) => [field, orNull(field, values[field])] as const,
  )
  return {
    ...Object.fromEntries(own),
    ...rest,
    ...(has('rows') && { rows: values.rows.map(rowOf) }),
    ...(has('services') && { services: values.services.map(rowOf) }),
    ...(has('expectations') && {
      expectations: linesOf(values.expectations),
      expectationsEnglish: linesOf(values.expectationsEnglish),
    }),
  }
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

function rowOf({ texts, document }: FormRow) {
  return {
    ...Object.fromEntries(
      Object.entries(texts).map(([field, text]) => [field, orNull(field, text)]),
    ),
    ...(document && { document: linkOf(document) }),
  }
}

function orNull(field: string, text: string): string | null {
  return NULLABLE.has(field) && text.trim() === '' ? null : text
}

function linkOf({ kind, number }: TitledLink) {
  return { kind, number }
}

export type EntryForm = ReturnType<typeof useEntryForm>

export function useEntryForm(
  record: EntryDetail,
  setRecord: (record: EntryDetail) => void,
  onSaved: () => void,
) {
  const reload = useReload(BOARD)
  const { language } = useStaff()
  const draft = useDraft<Changes<EntryValues>>(`information/${record.key}`, NO_CHANGES)
  const form = useRecordForm<EntryValues, EntryDetail>(draft, {
    record,
    setRecord: (next) => setRecord(next ?? record),
    valuesOf: (one) => valuesOf(one ?? record, language),
    send: (values, over) =>
      callApi({
        method: 'PUT',
        path: `/information/${record.key}`,
        body: bodyOf(values, over ?? record),
        version: (over ?? record).version,
      }),
    onSaved: () => {
      void reload()
      onSaved()
    },
  })
  return { ...form, draft }
}
