import { z } from 'zod'
import type { Tables } from './database.ts'

/** `binEntry` → `bin_entry` */
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''

/** A table's name in the database. */
export type TableName = SnakeCase<keyof Tables>

/**
 * The conditions that the software needs in the rows of each table of a backup, and that the column
 * types do not express; undefined if the column types say everything. They are not the rules for
 * input, because those have become stricter since older rows were written.
 */
export type StoredRows = Record<TableName, z.ZodObject | undefined>

export const shortText = z.string().max(2000)

/** JSON in a string. */
export function json<T extends z.ZodType>(schema: T) {
  return z
    .string()
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)
}
