import sharp from 'sharp'
import type { GreyPicture } from './recognition.ts'

/** Pixels of the picture that become one pixel of the map of light. */
const CELL = 16
/** Letters and strokes are narrower than this many cells, shadows are wider. */
const REACH = 2
/** Greys, as shares of the paper's: ink below, paper above. */
const INK = 0.25
const PAPER = 0.85
/** The desk beside the paper may be black: do not turn its noise into ink. */
const DARKEST_PAPER = 30

/** Brings paper to white: divides by the light that falls on it, so that shadows vanish. */
export async function whiten({ data, width, height }: GreyPicture): Promise<GreyPicture> {
  const light = await lightOn({ data, width, height })
  const white = new Uint8Array(data.length)
  for (let index = 0; index < data.length; index += 1) {
    const share = data[index]! / Math.max(DARKEST_PAPER, light[index]!)
    white[index] = 255 * Math.min(1, Math.max(0, (share - INK) / (PAPER - INK)))
  }
  return { data: white, width, height }
}

/** The brightness that blank paper has at each pixel. */
async function lightOn({ data, width, height }: GreyPicture): Promise<Uint8Array> {
  const small = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(Math.ceil(width / CELL), Math.ceil(height / CELL), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const brightest = brightestNear(small.data, small.info)
  const { width: cells, height: rows } = small.info
  const smooth = await sharp(brightest, { raw: { width: cells, height: rows, channels: 1 } })
    .blur(REACH)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(smooth.data, { raw: { width: cells, height: rows, channels: smooth.info.channels } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer()
}

function brightestNear(data: Uint8Array, { width, height }: { width: number; height: number }) {
  const brightest = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let best = 0
      for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row += 1) {
        for (let cell = Math.max(0, x - REACH); cell <= Math.min(width - 1, x + REACH); cell += 1) {
          best = Math.max(best, data[row * width + cell]!)
        }
      }
      brightest[y * width + x] = best
    }
  }
  return brightest
}
