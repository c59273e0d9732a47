import { type CutList, readList } from '../../tables/list-columns.ts'
import type { ColumnPatterns } from '../../tables/list-heading.ts'
import { patternOf } from '../../tables/read-cell.ts'

const COLUMNS = [
  ['path', patternOf('পুরোনো|পুরনো|^path$|^old|^from')],
  ['target', patternOf('পাতা|নতুন|^target$|^new|^to$')],
] as const satisfies ColumnPatterns<string>

/** The old addresses of a list; undefined if no row has its headings. */
export function readRedirects(rows: string[][]): CutList | undefined {
  return readList(rows, COLUMNS)
}
