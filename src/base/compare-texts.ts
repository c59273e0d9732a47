/** A part of a line; `isChanged` if the other text does not have it. */
export interface Part {
  text: string
  isChanged: boolean
}

/** Words, blanks, line breaks and the borders of cells. */
const TOKEN = /\n|\||[^\S\n]+|[^\s|]+/g

/** Texts with more differences are as good as two different texts. The time grows with its square. */
const MAX_EDITS = 600

/** Letters of unchanged words that are shown beside a change, and of changed words at both ends. */
const CONTEXT = 40
const MAX_CHANGED = 300

/**
 * The lines of two texts that differ, with their changed words and cells. A line in which the other
 * text has more words is one of them.
 */
export function compareTexts(one: string, two: string): [Part[][], Part[][]] {
  const [tokens, others] = [tokensOf(one), tokensOf(two)]
  const pairs = matchTokens(tokens, others)
  const turned = pairs.map(([index, other]): Pair => [other, index])
  return [changedLines(tokens, others, pairs), changedLines(others, tokens, turned)]
}

/** The indexes of a token in both texts. */
type Pair = [number, number]

function changedLines(tokens: string[], others: string[], pairs: Pair[]): Part[][] {
  const matches = new Map(pairs)
  const lines: Part[][] = []
  let line: Part[] = []
  let isTouched = false
  let next = 0
  const skipTo = (end: number) => {
    if (end > next && !others.slice(next, end).includes('\n')) isTouched = true
    next = end + 1
  }
  const endLine = () => {
    if (isTouched || line.some(({ isChanged }) => isChanged)) lines.push(shorten(line))
    line = []
    isTouched = false
  }
  for (const [index, token] of tokens.entries()) {
    const match = matches.get(index)
    if (match !== undefined) skipTo(match)
    if (token === '\n') endLine()
    else addPart(line, token, match === undefined)
  }
  skipTo(others.length)
  endLine()
  return lines
}

function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? []
}

function addPart(line: Part[], text: string, isChanged: boolean): void {
  const last = line.at(-1)
  if (last && last.isChanged === isChanged) last.text += text
  else line.push({ text, isChanged })
}

/** A long part keeps its start, which names the row of a table, and its end. */
function shorten(line: Part[]): Part[] {
  return line.map(({ text, isChanged }) => {
    const length = isChanged ? MAX_CHANGED : CONTEXT
    const isLong = text.length > 2 * length
    return { text: isLong ? `${text.slice(0, length)} … ${text.slice(-length)}` : text, isChanged }
  })
}

/** The pairs of equal tokens in the shortest edit (Myers, 1986). */
function matchTokens(tokens: string[], others: string[]): Pair[] {
  const pairs: Pair[] = []
  let start = 0
  while (start < tokens.length && tokens[start] === others[start]) pairs.push([start, start++])
  let [end, otherEnd] = [tokens.length, others.length]
  while (end > start && otherEnd > start && tokens[end - 1] === others[otherEnd - 1])
    pairs.push([--end, --otherEnd])
  const between = shortestEdit(tokens.slice(start, end), others.slice(start, otherEnd))
  return [...pairs, ...between.map(([index, other]): Pair => [start + index, start + other])]
}

/** None if the texts differ too much. */
function shortestEdit(a: string[], b: string[]): Pair[] {
  const furthest = new Map([[1, 0]])
  const trace: Map<number, number>[] = []
  for (let edits = 0; edits <= Math.min(a.length + b.length, MAX_EDITS); edits += 1) {
    trace.push(new Map(furthest))
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = startOf(furthest, diagonal, edits)
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1
      furthest.set(diagonal, x)
      if (x >= a.length && x - diagonal >= b.length) return walkBack(trace, a.length, b.length)
    }
  }
  return []
}

const isDown = (furthest: Map<number, number>, diagonal: number, edits: number) =>
  diagonal === -edits ||
  (diagonal !== edits && furthest.get(diagonal - 1)! < furthest.get(diagonal + 1)!)

function startOf(furthest: Map<number, number>, diagonal: number, edits: number): number {
  return isDown(furthest, diagonal, edits)
    ? furthest.get(diagonal + 1)!
    : furthest.get(diagonal - 1)! + 1
}

function walkBack(trace: Map<number, number>[], endX: number, endY: number): Pair[] {
  const pairs: Pair[] = []
  let [x, y] = [endX, endY]
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    const furthest = trace[edits]!
    const diagonal = x - y
    const before = isDown(furthest, diagonal, edits) ? diagonal + 1 : diagonal - 1
    const start = startOf(furthest, diagonal, edits)
    while (x > start && x > 0 && y > 0) pairs.push([--x, --y])
    if (edits === 0) break
    x = furthest.get(before)!
    y = x - before
  }
  return pairs
}
