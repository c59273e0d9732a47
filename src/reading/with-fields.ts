import { around, type Box, isIn, type Line, type ReadPage, type Word } from './lines.ts'
import type { Field } from './pdf-fields.ts'

/** The page without the words in the places of fields. */
export function withoutFields(page: ReadPage, fields: Field[]): ReadPage {
  const others = (words: Word[]) =>
    words.filter((word) => !fields.some(({ box }) => isIn(word.box, box)))
  return {
    ...page,
    lines: page.lines.flatMap(({ words }) => lineOf(others(words))),
    tables: page.tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => row.map(others)),
    })),
  }
}

/**
 * The page with the entries of its form, each in its line or cell. An entry is exact, so that it
 * replaces what recognition saw in its place.
 */
export function withFields(page: ReadPage, fields: Field[]): ReadPage {
  if (fields.length === 0) return page
  const rest = withoutFields(page, fields)
  const { tables } = rest
  let { lines } = rest
  for (const field of fields) {
    const words = wordsOf(field)
    const cell = tables.flatMap(({ rows, cells }) =>
      cells.flatMap((row, y) =>
        row.flatMap((box, x) => (isIn(field.box, box) ? [rows[y]![x]!] : [])),
      ),
    )[0]
    if (cell) cell.push(...words)
    else lines = withLine(lines, words, field.box)
  }
  return { ...rest, lines }
}

/** All words of an entry have its box, because the boxes of single words are unknown. */
function wordsOf({ text, box }: Field): Word[] {
  return text.split(' ').map((word) => ({ text: word, box }))
}

function lineOf(words: Word[]): Line[] {
  return words.length > 0 ? [{ words, box: around(words.map(({ box }) => box)) }] : []
}

/** Adds the words to the line at their height, or makes a line between those above and below. */
function withLine(lines: Line[], words: Word[], box: Box): Line[] {
  const middle = ({ top, bottom }: Box) => (top + bottom) / 2
  const beside = lines.findIndex(
    (line) => middle(line.box) > box.top && middle(line.box) < box.bottom,
  )
  if (beside !== -1) {
    const inOrder = [...lines[beside]!.words]
    const after = inOrder.findIndex((word) => word.box.left > box.left)
    inOrder.splice(after === -1 ? inOrder.length : after, 0, ...words)
    return lines.with(beside, lineOf(inOrder)[0]!)
  }
  const below = lines.findIndex((line) => middle(line.box) > middle(box))
  return lines.toSpliced(below === -1 ? lines.length : below, 0, ...lineOf(words))
}
