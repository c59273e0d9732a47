import type { Raster } from './raster.ts'

/** The distance between examined pixels, in both directions. */
const STEP = 2
const INK = 110
const DEGREES = { most: 8, coarse: 0.5, fine: 0.1 }
/** A turn must make the rows clearer by this factor, and must be at least this large. */
const CLEARER = 1.1
const SMALLEST = 0.2

/** The clockwise degrees that make lines level; 0 for too few lines. Dark ink on white paper. */
export function findSlant(picture: Raster): number {
  const ink = inkOf(picture)
  const clarity = (degrees: number) => clarityOf(ink, picture, degrees)
  const { most, coarse, fine } = DEGREES
  const rough = best(range(-most, most, coarse), clarity)
  const turn = best(range(rough - coarse, rough + coarse, fine), clarity)
  const isClear = Math.abs(turn) >= SMALLEST && clarity(turn) > CLEARER * clarity(0)
  return isClear ? Math.round(turn * 10) / 10 : 0
}

/** The x and y of each dark pixel, in one flat list. */
function inkOf({ data, width, height }: Raster): number[] {
  const ink: number[] = []
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      if (data[y * width + x]! < INK) ink.push(x, y)
    }
  }
  return ink
}

/** High if dark and white rows alternate. */
function clarityOf(ink: number[], { width, height }: Raster, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const offset = Math.ceil(Math.abs(slope) * width)
  const rows = new Float64Array(Math.ceil((height + 2 * offset) / STEP) + 1)
  for (let index = 0; index < ink.length; index += 2) {
    const y = ink[index + 1]! + slope * ink[index]! + offset
    rows[Math.round(y / STEP)]! += 1
  }
  return rows.reduce((sum, row, index) => sum + (row - (rows[index - 1] ?? 0)) ** 2, 0)
}

function range(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, index) => from + index * step,
  )
}

function best(values: number[], scoreOf: (value: number) => number): number {
  const scores = values.map(scoreOf)
  return values[scores.indexOf(Math.max(...scores))]!
}
