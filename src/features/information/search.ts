import type { Stores } from '../../school/school.ts'
import { joinFilled, type Listed, listedPage } from '../../search/listed.ts'
import {
  type AnsweredEntry,
  describeEntry,
  entryUrl,
  findBoard,
  hasOwnPage,
  kindOf,
} from './board.ts'
import { entryTable } from './csv.ts'
import { BOARD_PATH } from './entries.ts'

/** The board, and those entries with an answer that have a page of their own. */
export async function listInformation(stores: Stores): Promise<Listed[]> {
  const board = (await findBoard(stores)).filter((entry) => kindOf(entry) !== 'missing')
  const officers = await stores.officers.list()
  const textOf = (entry: AnsweredEntry) => {
    const { title, titleEnglish, summary } = describeEntry(entry, 'UTC')
    return joinFilled([title, titleEnglish, summary])
  }
  const rowsOf = ({ stored: { key, value }, documents }: AnsweredEntry) =>
    // The names of classes in the other tables would hide the pages about a class.
    key === 'charter' || key === 'recognition'
      ? entryTable(key, value as never, {
          language: 'bn',
          origin: '',
          officers,
          documents,
        }).rows.map((cells) => cells.join(' '))
      : []
  return [
    listedPage(BOARD_PATH, (words) => words.information.title, board.map(textOf)),
    ...board
      .filter(hasOwnPage)
      .map((entry) =>
        listedPage(
          entryUrl(entry.stored.key),
          (words) => words.information.titles[entry.stored.key],
          [textOf(entry), ...rowsOf(entry)],
        ),
      ),
  ]
}
