import { type CutList, readList } from '@pathshala/tables/list-columns'
import type { ColumnPatterns } from '@pathshala/tables/list-heading'
import { patternOf } from '@pathshala/tables/read-cell'

const COLUMNS = [
  ['path', patternOf('পুরোনো|পুরনো|^path$|^old|^from')],
  ['target', patternOf('পাতা|নতুন|^target$|^new|^to$')],
] as const satisfies ColumnPatterns<string>

/** The old addresses of a list; undefined if no row has its headings. */
export function readRedirects(rows: string[][]): CutList | undefined {
  return readList(rows, COLUMNS)
}
