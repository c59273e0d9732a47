import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { escapeHtml } from '../../../base/xml.ts'
import type { Card } from './card.ts'
import { CARD_SIZE } from '../../../files/pictures/source.ts'

const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-bengali/${name}.ttf`))
const FONT_FILES = {
  Bold: fontFile('700Bold/NotoSansBengali_700Bold'),
  Medium: fontFile('500Medium/NotoSansBengali_500Medium'),
}
const DRAWINGS = `${import.meta.dirname}/../../../../public`

const MARGIN = 64
const HEAD_HEIGHT = 168
const BESIDE_MONOGRAM = 204

/** A text, and the box in which it is drawn, centred vertically. */
interface Box {
  text: string
  language: Card['language']
  left: number
  top: number
  width: number
  height: number
  color: string
  weight: keyof typeof FONT_FILES
  /** Pixels, the largest first. */
  sizes: readonly number[]
}

/** Runs in its own process for `drawingOf`. The colours are those of src/pages/parts/colours.css. */
export async function run({ target, ...card }: Card & { target: string }): Promise<void> {
  const head = { left: BESIDE_MONOGRAM, width: CARD_SIZE.width - BESIDE_MONOGRAM - MARGIN }
  const main = { left: MARGIN, width: CARD_SIZE.width - 2 * MARGIN }
  const school = { ...head, top: 24, height: card.place ? 76 : 120, color: '#ffffff' }
  const place = { ...head, top: 98, height: 44, color: '#cfe5da' }
  const about = { ...main, top: 204, height: 52, color: '#00563d' }
  const title = { ...main, top: 268, height: 326, color: '#17211c' }
  const titleSizes = [88, 76, 68, 60, 54, 48, 42, 38, 34]
  const { language } = card
  const boxes: Box[] = [
    { ...school, text: card.school, language, weight: 'Bold', sizes: [46, 40, 34, 28] },
    { ...place, text: card.place, language, weight: 'Medium', sizes: [28, 22] },
    { ...about, text: card.about, language, weight: 'Bold', sizes: [34, 28] },
    { ...title, text: card.title, language, weight: 'Bold', sizes: titleSizes },
  ]
  const texts = await Promise.all(boxes.filter(({ text }) => drawable(text)).map(fit))
  await sharp(background())
    .composite([
      { input: await ornament(), left: CARD_SIZE.width - 350, top: 0 },
      { input: await emblem(card.logo), left: MARGIN, top: 26 },
      ...texts,
    ])
    .png({ palette: true, effort: 7 })
    .toFile(target)
}

function background(): Buffer {
  const { width, height } = CARD_SIZE
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#faf8f3"/>
<rect width="100%" height="${HEAD_HEIGHT}" fill="#00452f"/>
<rect y="${HEAD_HEIGHT}" width="100%" height="8" fill="#f2c44d"/>
</svg>`)
}

/** The school's logo, or the monogram. */
function emblem(logo = `${DRAWINGS}/monogram.svg`): Promise<Buffer> {
  return sharp(logo, { density: 144 })
    .resize({ width: 116, height: 116, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
}

/** The middle of the alpona, faint, as high as the head. */
function ornament(): Promise<Buffer> {
  return sharp(`${DRAWINGS}/alpona.svg`, { density: 144 })
    .resize(400)
    .extract({ left: 0, top: 116, width: 350, height: HEAD_HEIGHT })
    .linear([1, 1, 1, 0.25], [0, 0, 0, 0])
    .png()
    .toBuffer()
}

/** Draws a text in the largest size that fits; cuts it if it does not fit in the smallest. */
async function fit(box: Box) {
  const letters = [...new Intl.Segmenter('bn').segment(drawable(box.text))]
  const start = (count: number) =>
    letters
      .slice(0, count)
      .map(({ segment }) => segment)
      .join('')
  const smallest = box.sizes.at(-1)!
  for (const size of box.sizes) {
    const whole = await drawText(start(letters.length), size, box)
    if (whole) return whole
  }
  // A binary search for the longest start that fits.
  let longest = (await drawText('…', smallest, box))!
  let [fitting, tooLong] = [0, letters.length]
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2)
    const cut = await drawText(`${start(middle).trimEnd()}…`, smallest, box)
    if (cut) [longest, fitting] = [cut, middle]
    else tooLong = middle
  }
  return longest
}

/** Undefined if the text is too high for its box. */
async function drawText(text: string, size: number, box: Box) {
  const { color, language, weight, left, top, width, height } = box
  const { data, info } = await sharp({
    text: {
      text: `<span lang="${language}" foreground="${color}" insert_hyphens="false">${escapeHtml(text)}</span>`,
      font: `Noto Sans Bengali ${weight} ${size}`,
      fontfile: FONT_FILES[weight],
      width,
      // One point is one pixel.
      dpi: 72,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (info.height > height || info.width > width) return undefined
  return { input: data, left, top: top + Math.round((height - info.height) / 2) }
}

/** Without characters that no font here draws: control characters and emoji. */
function drawable(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(
        /[\p{Cc}\p{Co}\p{Cn}\p{Emoji_Presentation}\p{Emoji_Modifier}\u{FE0E}\u{FE0F}\u{FFFD}]+/gu,
        ' ',
      )
      // Removes the joiners between emoji.
      .replace(/\s[\s\u{200D}]*/gu, ' ')
      .trim()
  )
}
