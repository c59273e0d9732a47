import sharp, { type Sharp } from 'sharp'

/** Pixels of one byte for each channel: one channel is grey, three are red, green and blue. */
export interface Raster {
  data: Uint8Array
  width: number
  height: number
  channels: 1 | 3
}

export function fromRaster({ data, width, height, channels }: Raster): Sharp {
  const picture = sharp(data, { raw: { width, height, channels } })
  return channels === 1 ? picture.toColourspace('b-w') : picture
}

export async function toRaster(picture: Sharp, channels: 1 | 3): Promise<Raster> {
  const plain =
    channels === 1
      ? picture.greyscale().toColourspace('b-w').extractChannel(0)
      : picture.flatten({ background: '#fff' }).toColourspace('srgb')
  const { data, info } = await plain.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels }
}
