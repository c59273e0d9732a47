import { findPaper, isDigital, neighboursOf, type Paper } from './find-paper.ts'
import { CELL, divide, lightNear, spread, toCells } from './light.ts'
import { fromRaster, type Raster, toRaster } from './raster.ts'

/** Values as shares of the light on the paper. Faint seals must not become white. */
const SHARES = { ink: 0.2, paper: 0.9, darkest: 20 }
/** On a sheet of text, this share of the pixels becomes nearly white. */
const MOSTLY_WHITE = { share: 0.6, brightness: 240 }

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/**
 * Makes a clean page of a colour photo: the paper becomes white, its lines become level, and the
 * desk is cut off. Each channel is divided by its own light, so that seals and signatures keep
 * their colours. A picture that is not a photo of a sheet stays unchanged.
 */
export async function cleanPage(photo: Raster): Promise<Raster> {
  const cells = await toCells(photo)
  const paper = findPaper(cells)
  if (!paper) return photo
  const near = lightNear(cells, paper.isPlain)
  if (isDigital(cells, near, paper)) return photo
  const white = divide(photo, await spread(fillDark(near), photo), SHARES)
  if (!isMostlyWhite(white, paper, cells.width)) return photo
  clearDesk(white, paper, cells.width)
  const grey = await toRaster(fromRaster(white), 1)
  const degrees = findSlant(grey)
  const turned = fromRaster(white).rotate(degrees, { background: '#fff' })
  const level = degrees === 0 ? white : await toRaster(turned, 3)
  return toRaster(fromRaster(level).extract(sheetIn(level, photo, paper, cells, degrees)), 3)
}

/** Cells without paper near them get the light of their neighbours. */
function fillDark({ data, width, height, channels }: Raster): Raster {
  const filled = data.slice()
  const isDark = (cell: number) => filled[cell * channels] === 0
  let dark = Array.from({ length: width * height }, (_, cell) => cell).filter(isDark)
  while (dark.length > 0) {
    const lit = dark.flatMap((cell) => {
      const next = neighboursOf(cell, width).find(
        (neighbour) => neighbour >= 0 && neighbour < width * height && !isDark(neighbour),
      )
      return next === undefined ? [] : [[cell, next] as const]
    })
    if (lit.length === 0) break
    for (const [cell, next] of lit) {
      filled.copyWithin(cell * channels, next * channels, (next + 1) * channels)
    }
    dark = dark.filter(isDark)
  }
  return { data: filled, width, height, channels }
}

/** Calls `use` with each pixel's index and with whether it is on the sheet. */
function forEachPixel(
  { width, height }: Raster,
  { isSheet }: Paper,
  cellsWide: number,
  use: (pixel: number, isOnSheet: boolean) => void,
): void {
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / CELL) * cellsWide
    for (let x = 0; x < width; x += 1) {
      use(y * width + x, isSheet[row + Math.floor(x / CELL)] === 1)
    }
  }
}

function isMostlyWhite(picture: Raster, paper: Paper, cellsWide: number): boolean {
  const { share, brightness } = MOSTLY_WHITE
  const { data } = picture
  let [all, white] = [0, 0]
  forEachPixel(picture, paper, cellsWide, (pixel, isOnSheet) => {
    if (!isOnSheet) return
    all += 1
    const at = 3 * pixel
    if (data[at]! >= brightness && data[at + 1]! >= brightness && data[at + 2]! >= brightness) {
      white += 1
    }
  })
  return white >= share * all
}

function clearDesk(picture: Raster, paper: Paper, cellsWide: number): void {
  forEachPixel(picture, paper, cellsWide, (pixel, isOnSheet) => {
    if (!isOnSheet) picture.data.fill(255, 3 * pixel, 3 * pixel + 3)
  })
}

/** The smallest box around the sheet, in the turned picture. */
function sheetIn(
  turned: Raster,
  photo: Raster,
  { isSheet }: Paper,
  { width }: Raster,
  degrees: number,
): Box {
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const box = { left: turned.width, top: turned.height, right: 0, bottom: 0 }
  isSheet.forEach((isOnSheet, cell) => {
    if (isOnSheet === 0) return
    const x = (cell % width) * CELL + CELL / 2 - photo.width / 2
    const y = Math.floor(cell / width) * CELL + CELL / 2 - photo.height / 2
    const [toX, toY] = [x * cos - y * sin + turned.width / 2, x * sin + y * cos + turned.height / 2]
    box.left = Math.min(box.left, toX - CELL / 2)
    box.right = Math.max(box.right, toX + CELL / 2)
    box.top = Math.min(box.top, toY - CELL / 2)
    box.bottom = Math.max(box.bottom, toY + CELL / 2)
  })
  const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))]
  return {
    left,
    top,
    width: Math.min(turned.width, Math.ceil(box.right)) - left,
    height: Math.min(turned.height, Math.ceil(box.bottom)) - top,
  }
}

/** The distance between examined pixels, in both directions. */
const STEP = 2
const INK = 110
const DEGREES = { most: 8, coarse: 0.5, fine: 0.1 }
/** A turn must make the rows clearer by this factor, and must be at least this large. */
const CLEARER = 1.1
const SMALLEST = 0.2

/**
 * The clockwise turn, in degrees, that makes the lines of a page level; 0 if they are level, or too
 * few. The picture is grey, with dark ink on white paper.
 */
function findSlant(picture: Raster): number {
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
