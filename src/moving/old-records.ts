import { createHash } from 'node:crypto'

/** Oldest first; records without a time come last. */
export function byTime(a: { at?: string | undefined }, b: { at?: string | undefined }): number {
  return compareStrings(a.at ?? '~', b.at ?? '~')
}

export function compareStrings(a: string, b: string): number {
  return a < b ? -1 : Number(a !== b)
}

/** The key of a record that has no id. */
export function hashOfRecord(record: object): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('hex')
}

/** The last part of a path, which may be a path of Windows. */
export function fileNameIn(path: string): string {
  return path.split(/[\\/]/).at(-1)!
}
