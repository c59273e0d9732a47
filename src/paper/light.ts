import { fromRaster, type Raster, toRaster } from './raster.ts'

/** The width and height of a cell, in pixels of the picture. */
export const CELL = 16
/** Letters and strokes are narrower than this many cells, shadows are wider. */
const REACH = 2
/** A blank cell has this share of the brightness of the brightest cell near it. */
const BLANK = 0.75

/** Reduces a picture to the mean of each cell. */
export function toCells(picture: Raster): Promise<Raster> {
  const [width, height] = [Math.ceil(picture.width / CELL), Math.ceil(picture.height / CELL)]
  return toRaster(fromRaster(picture).resize(width, height, { fit: 'fill' }), picture.channels)
}

/** The light on each pixel of a picture, from the light on its cells. */
export async function spread(cells: Raster, { width, height }: Raster): Promise<Raster> {
  const smooth = await toRaster(fromRaster(cells).blur(REACH), cells.channels)
  const large = fromRaster(smooth).resize(width, height, { fit: 'fill', kernel: 'cubic' })
  return toRaster(large, cells.channels)
}

/**
 * The brightest value of each channel near each cell, among the cells that show paper; 0 without
 * such a cell.
 */
export function brightestNear(cells: Raster, showsPaper?: Uint8Array): Raster {
  const { data, width, height, channels } = cells
  const brightest = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row += 1) {
        for (let cell = Math.max(0, x - REACH); cell <= Math.min(width - 1, x + REACH); cell += 1) {
          const [from, to] = [row * width + cell, y * width + x]
          if (showsPaper?.[from] === 0) continue
          for (let channel = 0; channel < channels; channel += 1) {
            const at = to * channels + channel
            brightest[at] = Math.max(brightest[at]!, data[from * channels + channel]!)
          }
        }
      }
    }
  }
  return { ...cells, data: brightest }
}

/**
 * The light near each cell of a picture in colour; 0 if no cell near it shows paper. A cell that is
 * clearly darker than its neighbours shows ink too, so it is left out.
 */
export function lightNear(cells: Raster, showsPaper: Uint8Array): Raster {
  const brightest = brightestNear(cells, showsPaper)
  const sum = ({ data }: Raster, cell: number) =>
    data[3 * cell]! + data[3 * cell + 1]! + data[3 * cell + 2]!
  const isBlank = showsPaper.map((value, cell) =>
    Number(value === 1 && sum(cells, cell) >= BLANK * sum(brightest, cell)),
  )
  return brightestNear(cells, isBlank)
}

/**
 * Divides a picture by the light on it. `ink` and below becomes black, `paper` and above white: both
 * are shares of the light.
 */
export function divide(
  picture: Raster,
  light: Raster,
  { ink, paper, darkest }: { ink: number; paper: number; darkest: number },
): Raster {
  const data = new Uint8Array(picture.data.length)
  for (let index = 0; index < data.length; index += 1) {
    const share = picture.data[index]! / Math.max(darkest, light.data[index]!)
    data[index] = 255 * Math.min(1, Math.max(0, (share - ink) / (paper - ink)))
  }
  return { ...picture, data }
}
