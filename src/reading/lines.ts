/** A rectangle in any unit; `y` grows downwards. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Word {
  text: string
  box: Box
  /** Absent if the word is probably right. */
  isDoubtful?: boolean
  /** Present if it is read surely and occurs in the language. */
  isReal?: boolean
}

/** A line of a page, as printed. */
export interface Line {
  words: Word[]
  box: Box
}

/** A word as the engine reads it. */
export interface SeenWord {
  text: string
  /** 0 to 100. */
  confidence: number
  box: Box
}

export interface SeenLine {
  words: SeenWord[]
  box: Box
}

/** A table whose cells have borders. */
export interface Table<W = Word> {
  /** The words of each cell, row by row. */
  rows: W[][][]
  /** The box of each cell. */
  cells: Box[][]
  box: Box
  /** Whether no cell spans two rows or columns. */
  isWhole: boolean
  /** Whether all its numbers are from the file's text layer. */
  hasFileNumbers?: boolean
}

export type SeenTable = Table<SeenWord>

interface WithTables<L, W> {
  /** The lines outside of the tables. */
  lines: L[]
  tables: Table<W>[]
  /** The number of boxes and lines to write on, outside of tables. */
  blanks: number
}

export type SeenPage = WithTables<SeenLine, SeenWord>
export type ReadPage = WithTables<Line, Word>

interface Boxed {
  box: Box
}

/** The lines without the words in the tables. */
export function linesOutside<W extends Boxed>(
  lines: { words: W[]; box: Box }[],
  tables: Boxed[],
): { words: W[]; box: Box }[] {
  return lines.flatMap((line) => {
    const words = line.words.filter((word) => !tables.some(({ box }) => isIn(word.box, box)))
    if (words.length === line.words.length) return line
    return words.length > 0 ? { words, box: around(words.map(({ box }) => box)) } : []
  })
}

/** The words in a cell, line by line. */
export function inOrder<W extends Boxed>(words: W[], cell: Box): W[] {
  const lines: W[][] = []
  const middle = ({ box }: W) => (box.top + box.bottom) / 2
  const inside = words.filter(({ box }) => isIn(box, cell))
  for (const word of inside.toSorted((a, b) => middle(a) - middle(b))) {
    const line = lines.at(-1)
    if (line && middle(word) < line[0]!.box.bottom) line.push(word)
    else lines.push([word])
  }
  return lines.flatMap((line) => line.toSorted((a, b) => a.box.left - b.box.left))
}

/** A page with all its boxes moved. */
export function moved<W extends Boxed>(
  { lines, tables, blanks }: WithTables<{ words: W[]; box: Box }, W>,
  move: (box: Box) => Box,
): WithTables<{ words: W[]; box: Box }, W> {
  const to = <T extends Boxed>(part: T): T => ({ ...part, box: move(part.box) })
  return {
    lines: lines.map((line) => ({ ...to(line), words: line.words.map(to) })),
    tables: tables.map((table) => ({
      ...to(table),
      rows: table.rows.map((row) => row.map((words) => words.map(to))),
      cells: table.cells.map((row) => row.map(move)),
    })),
    blanks,
  }
}

/** Whether the middle of a box lies in another one. */
export function isIn(inner: Box, outer: Box): boolean {
  const x = (inner.left + inner.right) / 2
  const y = (inner.top + inner.bottom) / 2
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom
}

export function around(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
