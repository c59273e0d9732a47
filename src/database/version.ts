import { type Expression, type SqlBool, sql } from 'kysely'
import { Outdated } from '../errors.ts'

/** Which version of a record a change was made from; undefined: whatever is there is replaced. */
export type ExpectedVersion = number | undefined

/** The condition that the row still is the version that the change was made from. */
export function isVersion(expected: ExpectedVersion): Expression<SqlBool> {
  return expected === undefined ? sql<SqlBool>`1 = 1` : sql<SqlBool>`version = ${expected}`
}

/**
 * The record after a change that applied only to the version expected; undefined where there is none.
 * @throws Outdated with the record as it is now, where the change found another version
 */
export function orOutdated<T extends object>(
  isChanged: boolean,
  current: T | undefined,
): T | undefined {
  if (!isChanged && current) throw new Outdated(current)
  return current
}

/** The version that an If-Match header names; none, or `*`, expects nothing. */
export function parseIfMatch(header: string | undefined): ExpectedVersion {
  if (header === undefined || header.trim() === '*') return undefined
  const [, version] = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim()) ?? []
  // What is no version of ours matches none.
  return version === undefined ? -1 : Number(version)
}
