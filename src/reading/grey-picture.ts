import sharp, { type Sharp } from 'sharp'
import { brightestNear, divide, spread, toCells } from '../paper/light.ts'

/** Grey pixels, one byte each, dark ink on bright paper. */
export interface GreyPicture {
  data: Uint8Array
  width: number
  height: number
}

export function fromGrey({ data, width, height }: GreyPicture): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } }).toColourspace('b-w')
}

export async function toGrey(picture: Sharp): Promise<GreyPicture> {
  return (await toGreyTrimmed(picture)).picture
}

/** `left` and `top` are the pixels that `trim` cut off. */
export async function toGreyTrimmed(picture: Sharp) {
  const { data, info } = await picture
    .greyscale()
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info
  const grey: GreyPicture = { data, width, height }
  return { picture: grey, left: -trimOffsetLeft, top: -trimOffsetTop }
}

export function isBlank({ data }: GreyPicture): boolean {
  return data.every((grey) => grey === data[0])
}

/** Greys, as shares of the paper's. The noise of a black desk beside the paper is not ink. */
const SHARES = { ink: 0.25, paper: 0.85, darkest: 30 }

/** Makes the paper white. Divides by the brightness of blank paper, so that shadows disappear. */
export async function whiten(picture: GreyPicture): Promise<GreyPicture> {
  const grey = { ...picture, channels: 1 } as const
  const light = await spread(brightestNear(await toCells(grey)), grey)
  return divide(grey, light, SHARES)
}

/** How much more the columns must vary than the rows. */
const CLEARLY = 1.5

/** Whether lines of text run from top to bottom. Then dark and white columns alternate. */
export function isSideways({ data, width, height }: GreyPicture): boolean {
  const rows = new Float64Array(height)
  const columns = new Float64Array(width)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const darkness = 255 - data[y * width + x]!
      rows[y]! += darkness / width
      columns[x]! += darkness / height
    }
  }
  return changes(columns) > CLEARLY * changes(rows)
}

/** The mean square of the steps from one value to the fifth after it: half a line of text. */
function changes(profile: Float64Array): number {
  let sum = 0
  for (let index = 5; index < profile.length; index += 1) {
    sum += (profile[index]! - profile[index - 5]!) ** 2
  }
  return sum / profile.length
}
