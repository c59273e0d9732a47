import { type Expression, type SqlBool, sql } from 'kysely'
import { foldForSearch } from '../words/fold.ts'

/** The condition that a folded title contains the words as one phrase, on both databases. */
export function titleContains(
  column: 'document.searchTitle' | 'galleryEntry.searchTitle',
  words: string,
): Expression<SqlBool> {
  const pattern = `%${foldForSearch(words).replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`
}
