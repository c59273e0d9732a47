import sharp from 'sharp'

export const RED = [220, 40, 40]
export const GREEN = [40, 160, 60]
export const BLUE = [40, 60, 200]
export const WHITE = [245, 245, 245]

export interface Photo {
  name: string
  mimeType: string
  buffer: Buffer
}

/**
 * A large photo as a phone writes it: rotated, with an orientation and a location. Upright it has
 * 2250 × 3000 pixels, with red and green above blue and white.
 */
export async function makePhoto(name = 'IMG_0001.jpg'): Promise<Photo> {
  const width = 2250
  const height = 3000
  const quarter = (rgb: number[], left: number, top: number) => ({
    input: {
      create: {
        width: width / 2,
        height: height / 2,
        channels: 3 as const,
        background: color(rgb),
      },
    },
    left,
    top,
  })
  const upright = await sharp({
    create: { width, height, channels: 3, background: color(WHITE), noise: GRAIN },
  })
    .composite([quarter(RED, 0, 0), quarter(GREEN, width / 2, 0), quarter(BLUE, 0, height / 2)])
    .png()
    .toBuffer()
  const buffer = await sharp(upright)
    .rotate(-90)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '23/1 46/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const GRAIN = { type: 'gaussian' as const, mean: 245, sigma: 8 }

function color([r, g, b]: number[]) {
  return { r: r!, g: g!, b: b! }
}

/** The colours in the middle of the four quarters: above left, above right, below left, right. */
export async function quartersOf(picture: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const places = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const
  return places.map(([x, y]) => {
    const at =
      (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return [...data.subarray(at, at + 3)]
  })
}
