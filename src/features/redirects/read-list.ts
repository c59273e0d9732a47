import { readList } from '../../tables/list-columns.ts'
import type { ColumnPatterns } from '../../tables/list-heading.ts'
import { patternOf } from '../../tables/read-cell.ts'
import { oldPath } from './old-path.ts'

const COLUMNS = [
  ['path', patternOf('পুরোনো|পুরনো|^path$|^old|^from')],
  ['target', patternOf('পাতা|নতুন|^target$|^new|^to$')],
] as const satisfies ColumnPatterns<string>

interface RedirectList {
  redirects: { row: number; fields: { path: string; target: string } }[]
  refused: { row: number; reason: 'address-twice'; text: string }[]
  /** The headings of columns that are not understood. */
  unknown: string[]
  /** The headings of the columns that an exported list has, and that cannot be brought in. */
  notTaken: string[]
}

/** The old addresses of a list, as they are written; undefined if no row has its headings. */
export function readRedirects(rows: string[][]): RedirectList | undefined {
  const list = readList(rows, COLUMNS)
  if (!list) return undefined
  const redirects: RedirectList['redirects'] = []
  const refused: RedirectList['refused'] = []
  const seen = new Set<string>()
  for (const { row, cells } of list.rows) {
    const { path = '', target = '' } = cells
    const old = oldPath(path)
    if (path !== '' && seen.has(old)) refused.push({ row, reason: 'address-twice', text: path })
    else redirects.push({ row, fields: { path, target } })
    seen.add(old)
  }
  return { redirects, refused, unknown: list.unknown, notTaken: list.notTaken }
}
