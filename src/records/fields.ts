import { inDigits } from '@pathshala/bengali/digits'
import type { Language } from '../words/language.ts'

/** The columns that every table of records has. */
export interface RecordColumns {
  id: string
  /** ISO 8601 UTC. */
  updatedAt: string
  version: number
  /** 1 for sample content. */
  isSample: number
}

/**
 * The fields of a record that staff write. The columns of the table, the schemas and the blank form
 * follow from them. They are plain data, because the office must not load the schemas.
 */
export type RecordFields = Readonly<Record<string, RecordField>>

export type RecordField = Readonly<FieldType & { description?: string; isPrivate?: true }>

/**
 * `empty` is the value of a field that a new record does not name. A field without it is required,
 * and a field with null can be null.
 */
type FieldType =
  | { type: 'line' | 'text'; max: number; empty?: '' }
  /** One telephone number or more, with words; one e-mail address. */
  | { type: 'telephone' | 'mailAddress'; max: number; empty: '' }
  | { type: 'choice'; values: readonly string[]; empty?: string | null }
  /** Any number of the values. The table has them as JSON. */
  | { type: 'choices'; values: readonly string[]; empty: readonly [] }
  | { type: 'day' | 'dayOrYear' | 'time'; example?: string; empty?: null }
  /** The address of a document of this site. */
  | { type: 'document'; example?: string; empty: null }
  | { type: 'number'; min?: number; max?: number; empty?: null }
  | { type: 'flag'; empty?: boolean }
  /** The `_id` of another record. */
  | { type: 'id'; empty: null }

type FilledValue<One> = One extends { type: 'choices'; values: readonly (infer Value)[] }
  ? readonly Value[]
  : One extends { values: readonly (infer Value)[] }
    ? Value
    : One extends { type: 'number' }
      ? number
      : One extends { type: 'flag' }
        ? boolean
        : string

export type ValueOf<One> = FilledValue<One> | (One extends { empty: null } ? null : never)

/** The values of the fields, as the API has them. */
export type ValuesOf<Of extends RecordFields> = { -readonly [Name in keyof Of]: ValueOf<Of[Name]> }

/** The values of the fields, as a table has them. */
export type ColumnsOf<Of extends RecordFields> = {
  -readonly [Name in keyof Of]: Of[Name] extends { type: 'flag' }
    ? number
    : Of[Name] extends { type: 'choices' }
      ? string
      : ValueOf<Of[Name]>
}

/** The names of the fields that a new record can leave out. */
type OptionalName<Of extends RecordFields> = {
  [Name in keyof Of]: Of[Name] extends { empty: unknown } ? Name : never
}[keyof Of]

/** The values of a form: texts for numbers and days, and an empty text for null. */
export type FormValues<Of extends RecordFields> = {
  -readonly [Name in keyof Of]: Of[Name] extends { type: 'choices' }
    ? ValueOf<Of[Name]>
    : Of[Name] extends { values: readonly (infer Value)[] }
      ? Value | (Of[Name] extends { empty: null } ? '' : never)
      : Of[Name] extends { type: 'flag' }
        ? boolean
        : Of[Name] extends { type: 'id' }
          ? string | null
          : string
}

/** The values of the fields that a new record does not name. */
export function emptyOf<Of extends RecordFields>(fields: Of): Pick<ValuesOf<Of>, OptionalName<Of>> {
  const optional = Object.entries(fields).filter(([, { empty }]) => empty !== undefined)
  return mapFields(Object.fromEntries(optional), ({ empty }) => empty) as Pick<
    ValuesOf<Of>,
    OptionalName<Of>
  >
}

/**
 * The values in the form of a record, with numbers in the digits of the office. The form of a new
 * record has only the values it begins with.
 */
export function toForm<Of extends RecordFields>(
  fields: Of,
  record: { [Name in keyof Of]?: ValueOf<Of[Name]> | undefined },
  language: Language = 'en',
): FormValues<Of> {
  return mapFields(fields, ({ type, empty }, name) => {
    const value = record[name]
    if (type === 'flag') return value ?? empty ?? false
    if (type === 'choices') return value ?? empty
    // The form of a new record has no choice yet. Null is one.
    if (type === 'id') return value === undefined ? '' : value
    return fieldText(value ?? empty, language)
  }) as FormValues<Of>
}

/** A stored value in a field of a form: numbers in the digits of the office, null as an empty text. */
export function fieldText(value: unknown, language: Language): string {
  return typeof value === 'number' ? inDigits(String(value), language) : ((value ?? '') as string)
}

/** The values as the API expects them. The schemas read numbers and days from texts. */
export function fromForm<Of extends RecordFields>(
  fields: Of,
  values: FormValues<Of>,
): Record<keyof Of, string | boolean | readonly string[] | null> {
  return mapFields(fields, ({ type, empty }, name) => {
    const value = values[name] as string | boolean | readonly string[] | null
    return empty === null && type !== 'id' && typeof value === 'string'
      ? value.trim() || null
      : value
  })
}

export function mapFields<Of extends RecordFields, T>(
  fields: Of,
  map: (field: RecordField, name: keyof Of & string) => T,
): Record<keyof Of, T> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, map(field, name)]),
  ) as Record<keyof Of, T>
}
