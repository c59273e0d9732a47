import sharp, { type Sharp } from 'sharp'

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

/** `left` and `top`: what `trim` cut off. */
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
