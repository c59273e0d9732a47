import { type Expression, type SqlBool, sql } from 'kysely'
import { Outdated } from '../errors.ts'

/** The version of a record that a change is based on. With undefined, any version is replaced. */
export type ExpectedVersion = number | undefined

/** The condition that the row still has the expected version. */
export function isVersion(expected: ExpectedVersion): Expression<SqlBool> {
  return expected === undefined ? sql<SqlBool>`1 = 1` : sql<SqlBool>`version = ${expected}`
}

/**
 * The record after a change that applies only to the expected version; undefined if there is no
 * record.
 * @throws Outdated with the current record if its version is a different one
 */
export function orOutdated<T extends object>(
  isChanged: boolean,
  current: T | undefined,
): T | undefined {
  if (!isChanged && current) throw new Outdated(current)
  return current
}

/** If-Match accepts nine digits. */
export const MOST_VERSION = 999_999_999

/** The version in an If-Match header. No header, or `*`, accepts any version. */
export function parseIfMatch(header: string | undefined): ExpectedVersion {
  if (header === undefined || header.trim() === '*') return undefined
  const [, version] = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim()) ?? []
  // Other text never matches a version.
  return version === undefined ? -1 : Number(version)
}
