import type { Layout } from '../features/documents/table.ts'
import type { ReadPage, Table } from './lines.ts'
import { isNumber, isRow, textOfWords } from './paragraphs.ts'

/** An empty form has 1 to 4 words for each blank, a notice with a slip to cut off has 16. */
const FORM = { blanks: 8, wordsEach: 8 }
/** Rows of words in columns without borders. A letterhead and signatures have fewer. */
const LOOSE_ROWS = 4
/** The share of cells with a doubtful word in a table that is shown. */
const MAX_DOUBTFUL = 0.07
/** More numbers that recognition read are a sheet of marks. A single wrong mark does harm. */
const MAX_NUMBERS = 30

/** How the page of a document shows the text that was read. */
export function layoutOf(pages: ReadPage[]): Layout {
  const tables = pages.flatMap((page) => page.tables)
  const cells = tables.flatMap(({ rows }) => rows.flat())
  const lines = pages.flatMap((page) => page.lines)
  const empty = cells.filter((words) => words.length === 0)
  const blanks = pages.reduce((sum, page) => sum + page.blanks, empty.length)
  const words = [...lines.map((line) => line.words), ...cells].flat()
  if (blanks >= FORM.blanks && words.length < FORM.wordsEach * blanks) return 'form'
  if (pages.some(hasLooseColumns) || !tables.every(isTrusted)) return 'paper'
  return tables.length > 0 ? 'table' : 'text'
}

function hasLooseColumns({ lines }: ReadPage): boolean {
  let rows = 0
  return lines.some((line) => {
    rows = isRow(line) ? rows + 1 : 0
    return rows >= LOOSE_ROWS
  })
}

function isTrusted({ rows, isWhole, hasFileNumbers }: Table): boolean {
  const cells = rows.flat()
  const doubtful = cells.filter((words) => words.some(({ isDoubtful }) => isDoubtful))
  const numbers = cells.filter((words) => isNumber(textOfWords(words)))
  return (
    isWhole &&
    doubtful.length <= MAX_DOUBTFUL * cells.length &&
    (hasFileNumbers === true || numbers.length <= MAX_NUMBERS)
  )
}
