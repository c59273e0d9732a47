import sharp from 'sharp'

/** A phone photo, 4000 × 3000, with noise so that it compresses badly. */
export async function largePhoto(): Promise<Buffer> {
  const leaves = new URL('../src/sample/files/photo-planting.webp', import.meta.url)
  const grain = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(leaves.pathname)
    .resize(4000, 3000, { fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer()
}
