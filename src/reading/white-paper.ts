import { fromGrey, type GreyPicture, toGrey } from './grey-picture.ts'

/** Pixels of the picture that become one pixel of the map of light. */
const CELL = 16
/** Letters and strokes are narrower than this many cells, shadows are wider. */
const REACH = 2
/** Greys, as shares of the paper's: ink below, paper above. */
const INK = 0.25
const PAPER = 0.85
/** The desk beside the paper may be black: do not turn its noise into ink. */
const DARKEST_PAPER = 30

/** Makes the paper white. Divides by the brightness of blank paper, so that shadows disappear. */
export async function whiten(picture: GreyPicture): Promise<GreyPicture> {
  const { data } = picture
  const light = await lightOn(picture)
  const white = new Uint8Array(data.length)
  for (let index = 0; index < data.length; index += 1) {
    const share = data[index]! / Math.max(DARKEST_PAPER, light[index]!)
    white[index] = 255 * Math.min(1, Math.max(0, (share - INK) / (PAPER - INK)))
  }
  return { ...picture, data: white }
}

/** The brightness that blank paper has at each pixel. */
async function lightOn(picture: GreyPicture): Promise<Uint8Array> {
  const { width, height } = picture
  const cells = await toGrey(
    fromGrey(picture).resize(Math.ceil(width / CELL), Math.ceil(height / CELL), { fit: 'fill' }),
  )
  const smooth = await toGrey(fromGrey(brightestNear(cells)).blur(REACH))
  const light = fromGrey(smooth).resize(width, height, { fit: 'fill', kernel: 'cubic' })
  return (await toGrey(light)).data
}

function brightestNear({ data, width, height }: GreyPicture): GreyPicture {
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
  return { data: brightest, width, height }
}
