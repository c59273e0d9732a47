import { findRuledParts } from './grids.ts'
import type { GreyPicture } from './grey-picture.ts'
import {
  type Box,
  inOrder,
  type Line,
  linesOutside,
  moved,
  type ReadPage,
  type Word,
} from './lines.ts'
import { isNumber, textOfWords } from './paragraphs.ts'

/** Numbers that recognition and the file must have in common. */
const SAME_NUMBERS = { count: 4, share: 0.8 }
const DIGITS = /\p{Nd}+/gu

/** A page of a PDF whose text layer is right, with the tables that its picture shows. */
export function pageOfFile(lines: Line[], picture: GreyPicture, pageWidth: number): ReadPage {
  const { tables, blanks } = moved(
    { ...emptyPage(), ...tablesIn(picture) },
    scaled(pageWidth / picture.width),
  )
  const words = lines.flatMap((line) => line.words)
  const filled = tables.map((table) => ({
    ...table,
    rows: table.cells.map((row) => row.map((cell) => inOrder(words, cell))),
    hasFileNumbers: true as const,
  }))
  return { lines: linesOutside(lines, tables), tables: filled, blanks }
}

function emptyPage(): ReadPage {
  return { lines: [], tables: [], blanks: 0 }
}

function tablesIn(picture: GreyPicture): Pick<ReadPage, 'tables' | 'blanks'> {
  const { tables, blanks } = findRuledParts(picture)
  return { tables: tables.map((grid) => ({ ...grid, rows: [] })), blanks }
}

/**
 * Takes the numbers of a page from the text layer, in which digits are right even if all words are
 * wrong. The layer counts only if recognition sees most of its numbers too.
 */
export function withFileNumbers(page: ReadPage, layer: Line[], scale: number): ReadPage {
  const { lines } = moved({ ...emptyPage(), lines: layer }, scaled(scale))
  const fileWords = lines.flatMap((line) => line.words)
  let [count, same] = [0, 0]

  /** Undefined if the file has other numbers there. */
  function confirmed(seen: Word[], box: Box): Word[] | undefined {
    const inFile = inOrder(fileWords, box)
    const numbers = textOfWords(inFile).match(DIGITS) ?? []
    const seenNumbers = textOfWords(seen).match(DIGITS) ?? []
    if (numbers.length !== seenNumbers.length) {
      return isNumber(textOfWords(inFile)) ? inFile : undefined
    }
    count += numbers.length
    same += numbers.filter((number, index) => number === seenNumbers[index]).length
    let next = 0
    return seen.map((word) => {
      const text = word.text.replace(DIGITS, () => numbers[next++]!)
      const isCertain = !word.isDoubtful || /\p{Nd}/u.test(text)
      return { text, box: word.box, ...(!isCertain && { isDoubtful: true }) }
    })
  }

  const read: ReadPage = {
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      words: confirmed(line.words, line.box) ?? line.words,
    })),
    tables: page.tables.map((table) => {
      let hasFileNumbers = true
      const rows = table.rows.map((row, y) =>
        row.map((words, x) => {
          const found = confirmed(words, table.cells[y]![x]!)
          hasFileNumbers &&= found !== undefined
          return found ?? words
        }),
      )
      return { ...table, rows, hasFileNumbers }
    }),
  }
  return count >= SAME_NUMBERS.count && same >= SAME_NUMBERS.share * count ? read : page
}

export function scaled(by: number) {
  return ({ left, top, right, bottom }: Box): Box => ({
    left: left * by,
    top: top * by,
    right: right * by,
    bottom: bottom * by,
  })
}
