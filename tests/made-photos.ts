import { createRequire } from 'node:module'
import sharp, { type Sharp } from 'sharp'

const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
)
const PARAGRAPH = `এতদ্বারা সকল শিক্ষার্থী ও অভিভাবকের অবগতির জন্য জানানো যাচ্ছে যে, বার্ষিক পরীক্ষা আগামী ২৬ নভেম্বর থেকে শুরু হবে। প্রত্যেক শিক্ষার্থীকে প্রবেশপত্র আনতে হবে।

`
const SHEET = { width: 1240, height: 1754 }

/** A scanned sheet of A4 with a heading, a green logo, text, a purple seal and a blue signature. */
export async function sheet(heading = 'বিজ্ঞপ্তি', background = '#fff'): Promise<Buffer> {
  const text = (content: string, points: number) =>
    sharp({
      text: {
        text: content,
        font: `Noto Sans Bengali ${points}`,
        fontfile: FONT,
        dpi: 150,
        width: 1000,
        spacing: 10,
      },
    })
      .toColourspace('b-w')
      .negate()
      .png()
      .toBuffer()
  const marks = `<svg width="${SHEET.width}" height="${SHEET.height}" fill="none">
<circle cx="1040" cy="130" r="85" fill="#0a7a3c"/>
<circle cx="330" cy="1480" r="110" stroke="#7a3fb0" stroke-width="9"/>
<path d="M820 1500 q60 -90 90 -10 t90 -20 t90 10" stroke="#1f3fc4" stroke-width="7"/></svg>`
  return sharp({ create: { ...SHEET, channels: 3, background } })
    .composite([
      { input: await text(heading, 24), left: 120, top: 110, blend: 'multiply' },
      { input: await text(PARAGRAPH.repeat(4), 12), left: 120, top: 230, blend: 'multiply' },
      { input: Buffer.from(marks) },
    ])
    .png()
    .toBuffer()
}

/** A phone's photo of a sheet on a wooden desk, in a shadow, with the noise of a camera. */
export async function photoOfSheet(paper: Buffer, degrees = 0): Promise<Buffer> {
  const turned = await plain(sharp(paper).ensureAlpha().rotate(degrees, { background: '#0000' }))
  const { width, height } = { width: 1500, height: 2000 }
  const shadow = `<svg width="${width}" height="${height}"><linearGradient id="g" x2="1" y2=".6"><stop offset=".3" stop-color="#f4efe4"/><stop offset=".75" stop-color="#8a8782"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: 5 } as const
  // A tile, because noise for every pixel takes longer than everything else.
  const grain = { width: 500, height: 500, channels: 3, background: '#000', noise } as const
  const scene = await plain(
    sharp({ create: { width, height, channels: 3, background: '#7d5530' } }).composite([
      { input: turned },
      { input: Buffer.from(shadow), blend: 'multiply' },
    ]),
  )
  return sharp(scene)
    .composite([{ input: { create: grain }, tile: true, blend: 'soft-light' }])
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** A PNG without compression, which would take time. The photo is made from it. */
const plain = (picture: Sharp) => picture.png({ compressionLevel: 0 }).toBuffer()
