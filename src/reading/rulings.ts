import type { GreyPicture } from './grey-picture.ts'
import type { Box } from './lines.ts'

/** A straight line that is printed, drawn or dotted, almost parallel to an axis. */
export interface Ruling {
  /** Its ends along the axis, in pixels. */
  from: number
  to: number
  /** Its position across the axis at an offset along it. */
  at: (offset: number) => number
}

export interface Rulings {
  across: Ruling[]
  down: Ruling[]
}

/** Grey values: ink is below. */
const INK = 160
/** Pixels between the dots of a dotted line, and between the parts of a broken line. */
const GAP = 5
/** Shorter runs of ink are parts of letters. */
const MIN_RUN = 16
const MIN_LENGTH = 26
/** The least ink of a dotted run. */
const MIN_INK = 0.35
/** The pixels at this distance are blank, unlike those below the upper line of Bengali letters. */
const CLEAR_AT = [5, 7]
const MAX_INK_BESIDE = 0.2
/** A slanted line moves by this many pixels from run to run. */
const STEP = 2
const MAX_THICKNESS = 9
/** Pixels that are erased on both sides of a line. */
const ERASED = 3

const LONG = 100
const FAR = [5, 8, 11, 14, 17]
/** A smaller spot is dirt. */
const SMALLEST_INK = 4
/**
 * Whether a line across is long and far from ink. The upper line of large letters is not: their
 * bodies hang below it.
 */
export function isLone({ data, width, height }: GreyPicture, { from, to, at }: Ruling): boolean {
  if (to - from < LONG) return false
  return [-1, 1].every((direction) =>
    FAR.every((distance) => {
      let ink = 0
      for (let x = from; x <= to; x += 1) {
        const y = Math.round(at(x)) + direction * distance
        if (y >= 0 && y < height && data[y * width + x]! < INK) ink += 1
      }
      return ink <= MAX_INK_BESIDE * (to - from + 1)
    }),
  )
}

/** The box of the ink in a part of the picture; undefined if the part is blank. */
export function inkIn({ data, width }: GreyPicture, part: Box): Box | undefined {
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1]
  for (let y = Math.round(part.top); y < part.bottom; y += 1) {
    for (let x = Math.round(part.left); x < part.right; x += 1) {
      if (data[y * width + x]! >= INK) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return right - left < SMALLEST_INK && bottom - top < SMALLEST_INK
    ? undefined
    : { left, right, top, bottom }
}

/** The rulings of a page whose lines of text are straight. */
export function findRulings(picture: GreyPicture): Rulings {
  return { across: findAcross(picture), down: findAcross(transposed(picture)) }
}

/** The picture without its rulings, which mislead recognition. */
export function withoutRulings(picture: GreyPicture, { across, down }: Rulings): GreyPicture {
  const { width, height } = picture
  const data = Uint8Array.from(picture.data)
  const erase = (x: number, y: number) => {
    if (x >= 0 && y >= 0 && x < width && y < height) data[y * width + x] = 255
  }
  for (const ruling of across) each(ruling, (along, beside) => erase(along, beside))
  for (const ruling of down) each(ruling, (along, beside) => erase(beside, along))
  return { data, width, height }
}

function each({ from, to, at }: Ruling, visit: (along: number, beside: number) => void): void {
  for (let along = from - ERASED; along <= to + ERASED; along += 1) {
    const middle = Math.round(at(along))
    for (let by = -ERASED; by <= ERASED; by += 1) visit(along, middle + by)
  }
}

function transposed({ data, width, height }: GreyPicture): GreyPicture {
  const turned = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + y] = data[y * width + x]!
  }
  return { data: turned, width: height, height: width }
}

interface Run {
  y: number
  from: number
  to: number
}

function findAcross(picture: GreyPicture): Ruling[] {
  return joined(runsOf(picture)).flatMap((runs) => {
    const ruling = toRuling(runs)
    return ruling ? [ruling] : []
  })
}

function runsOf(picture: GreyPicture): Run[] {
  const { data, width, height } = picture
  const runs: Run[] = []
  for (let y = 0; y < height; y += 1) {
    const row = y * width
    let [from, last, ink] = [-1, -1, 0]
    const end = () => {
      const length = last - from + 1
      if (from >= 0 && length >= MIN_RUN && ink >= MIN_INK * length) {
        const run = { y, from, to: last }
        if (isClear(picture, run)) runs.push(run)
      }
      from = -1
      ink = 0
    }
    for (let x = 0; x < width; x += 1) {
      if (data[row + x]! >= INK) continue
      if (from >= 0 && x - last > GAP) end()
      if (from < 0) from = x
      last = x
      ink += 1
    }
    end()
  }
  return runs
}

function isClear({ data, width, height }: GreyPicture, { y, from, to }: Run): boolean {
  for (const direction of [-1, 1]) {
    const isFree = CLEAR_AT.some((distance) => {
      const row = y + direction * distance
      if (row < 0 || row >= height) return true
      let ink = 0
      for (let x = from; x <= to; x += 1) if (data[row * width + x]! < INK) ink += 1
      return ink <= MAX_INK_BESIDE * (to - from + 1)
    })
    if (!isFree) return false
  }
  return true
}

/** The runs of each line. A thick or slanted line has many. */
function joined(runs: Run[]): Run[][] {
  const groupOf = runs.map((run) => [run])
  const byRow = new Map<number, number[]>()
  const numbers = new Map(runs.map((run, index) => [run, index]))
  runs.forEach((run, index) => {
    const above = [run.y, run.y - 1, run.y - STEP].flatMap((y) => byRow.get(y) ?? [])
    for (const other of above) {
      const { from, to } = runs[other]!
      const [a, b] = [groupOf[index]!, groupOf[other]!]
      if (a === b || from > run.to + GAP || to < run.from - GAP) continue
      const [small, large] = a.length < b.length ? [a, b] : [b, a]
      large.push(...small)
      for (const moved of small) groupOf[numbers.get(moved)!] = large
    }
    const row = byRow.get(run.y)
    if (row) row.push(index)
    else byRow.set(run.y, [index])
  })
  return [...new Set(groupOf)]
}

function toRuling(runs: Run[]): Ruling | undefined {
  const from = Math.min(...runs.map((run) => run.from))
  const to = Math.max(...runs.map((run) => run.to))
  if (to - from < MIN_LENGTH) return undefined
  // A line of least squares through the middles of the runs, weighted by their lengths.
  let [n, sx, sy, sxx, sxy] = [0, 0, 0, 0, 0]
  for (const run of runs) {
    const weight = run.to - run.from + 1
    for (const x of [run.from, run.to]) {
      n += weight
      sx += weight * x
      sy += weight * run.y
      sxx += weight * x * x
      sxy += weight * x * run.y
    }
  }
  const spread = n * sxx - sx * sx
  const slope = spread > 0 ? (n * sxy - sx * sy) / spread : 0
  const start = (sy - slope * sx) / n
  const at = (offset: number) => start + slope * offset
  const isLine = runs.every((run) =>
    [run.from, run.to].every((x) => Math.abs(run.y - at(x)) <= MAX_THICKNESS),
  )
  return isLine && Math.abs(slope) < 0.1 ? { from, to, at } : undefined
}
