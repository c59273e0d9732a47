/** A clerk's changes that are not sent. */
export interface Changes<T> {
  changed: Partial<T>
  /** The fields in `changed` before her changes. A field is absent if its old value is unknown. */
  base: Partial<T>
}

export const NO_CHANGES = { changed: {}, base: {} }

export function changesOf<T extends object>(changed: Partial<T>, before: T): Changes<T> {
  return { changed, base: pick(before, fieldsOf(changed)) }
}

export function fieldsOf<T extends object>(values: T): (keyof T)[] {
  return Object.keys(values) as (keyof T)[]
}

export function pick<T extends object>(values: T, fields: readonly (keyof T)[]): T {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as T
}
