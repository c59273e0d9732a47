import type { Raster } from './raster.ts'

/** A cell shows paper if it has this share of the paper's brightness, even in a shadow. */
const DARKEST = 0.3
/** Wood, skin and seals have more colour than this share; a shadow on paper has less. */
const MOST_COLOUR = 0.3
/** The paper covers this share of the middle of a photo. */
const COVERED = 0.5
/** If the middle of a picture is darker than this, it does not show paper. */
const DARKEST_PAPER = 80
/** A scan is evenly bright: this share of its cells differs by at most so many steps. */
const EVEN = { share: 0.8, steps: 3, brightness: 230 }
/** In a screenshot, this share of neighbouring cells is equal. A camera makes no equal cells. */
const EQUAL_SHARE = 0.4
const LUMA = [0.299, 0.587, 0.114] as const

/** Where the paper is. Each array has one entry for each cell, 1 for yes. */
export interface Paper {
  /** Blank or printed paper, without seals and pictures in colour. */
  isPlain: Uint8Array
  /** The whole sheet. */
  isSheet: Uint8Array
}

/** Finds the sheet in the cells of a photo; undefined if it does not show a sheet. */
export function findPaper(cells: Raster): Paper | undefined {
  const paper = colourOfPaper(cells)
  if (lumaOf(paper, 0) < DARKEST_PAPER) return undefined
  const isPlain = Uint8Array.from({ length: cells.width * cells.height }, (_, cell) =>
    Number(isPaper(cells.data, 3 * cell, paper)),
  )
  const sheet = fillRows(largestPart(isPlain, cells.width), cells.width)
  const isSheet = withoutEdge(sheet, cells.width)
  const middle = middleOf(cells)
  const covered = middle.filter((cell) => isSheet[cell] === 1).length
  return covered >= COVERED * middle.length ? { isPlain, isSheet } : undefined
}

/** Whether a scanner or a screen made the picture, and not a camera. */
export function isDigital(cells: Raster, light: Raster, { isSheet }: Paper): boolean {
  const sheet = Array.from(isSheet.keys()).filter((cell) => isSheet[cell] === 1)
  const lumas = sheet.map((cell) => lumaOf(light.data, 3 * cell))
  const typical = percentile(lumas, 0.5)
  const near = lumas.filter((luma) => Math.abs(luma - typical) <= EVEN.steps)
  const isEqual = (cell: number) =>
    [0, 1, 2].every((at) => cells.data[3 * cell + at] === cells.data[3 * cell + 3 + at])
  return (
    typical >= EVEN.brightness &&
    (near.length >= EVEN.share * sheet.length ||
      sheet.filter(isEqual).length >= EQUAL_SHARE * sheet.length)
  )
}

function colourOfPaper(cells: Raster): number[] {
  const middle = middleOf(cells)
  return [0, 1, 2].map((channel) =>
    percentile(
      middle.map((cell) => cells.data[3 * cell + channel]!),
      0.75,
    ),
  )
}

/** The cells in the middle of a picture, where its subject is. */
function middleOf({ width, height }: Raster): number[] {
  const isMiddle = (at: number, length: number) => at >= 0.2 * length && at < 0.8 * length
  return Array.from({ length: width * height }, (_, cell) => cell).filter(
    (cell) => isMiddle(cell % width, width) && isMiddle(Math.floor(cell / width), height),
  )
}

function isPaper(data: Uint8Array, at: number, paper: number[]): boolean {
  const shares = paper.map((value, channel) => data[at + channel]! / Math.max(1, value))
  const [least, most] = [Math.min(...shares), Math.max(...shares)]
  return most >= DARKEST && 1 - least / most <= MOST_COLOUR
}

/** The largest connected part of a map. */
function largestPart(map: Uint8Array, width: number): Uint8Array {
  const seen = new Uint8Array(map.length)
  let largest: number[] = []
  for (let start = 0; start < map.length; start += 1) {
    if (map[start] === 0 || seen[start] === 1) continue
    const part = [start]
    seen[start] = 1
    for (let index = 0; index < part.length; index += 1) {
      for (const next of neighboursOf(part[index]!, width)) {
        if (map[next] !== 1 || seen[next] === 1) continue
        seen[next] = 1
        part.push(next)
      }
    }
    if (part.length > largest.length) largest = part
  }
  const marked = new Uint8Array(map.length)
  for (const cell of largest) marked[cell] = 1
  return marked
}

/** The cells above, below, left and right. The index of the first two can be outside the map. */
export function neighboursOf(cell: number, width: number): number[] {
  const column = cell % width
  return [
    cell - width,
    cell + width,
    ...(column > 0 ? [cell - 1] : []),
    ...(column < width - 1 ? [cell + 1] : []),
  ]
}

/** Also marks the cells between the first and the last marked cell of a row, such as a seal. */
function fillRows(map: Uint8Array, width: number): Uint8Array {
  const filled = new Uint8Array(map.length)
  for (let start = 0; start < map.length; start += width) {
    const row = map.subarray(start, start + width)
    const [first, last] = [row.indexOf(1), row.lastIndexOf(1)]
    if (first >= 0) filled.fill(1, start + first, start + last + 1)
  }
  return filled
}

/** Cells at the edge of the sheet show the desk too. A sheet has no edge where the picture ends. */
function withoutEdge(map: Uint8Array, width: number): Uint8Array {
  return map.map((value, cell) =>
    Number(value === 1 && neighboursOf(cell, width).every((next) => map[next] !== 0)),
  )
}

function lumaOf(colour: ArrayLike<number>, at: number): number {
  return LUMA.reduce((sum, share, channel) => sum + share * colour[at + channel]!, 0)
}

function percentile(values: number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}
