import { createRequire } from 'node:module'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { toGrey } from './grey-picture.ts'
import { startRecognition } from './recognition.ts'

const { resolve } = createRequire(import.meta.url)
const HIND_SILIGURI = 'hind-siliguri/400Regular/HindSiliguri_400Regular.ttf'
const recognise = await startRecognition()

/** The words of a picture of lines in Hind Siliguri, 12 points at 200 dots per inch. */
async function recogniseText(text: string): Promise<string> {
  const fontfile = resolve(`@expo-google-fonts/${HIND_SILIGURI}`)
  const ink = await sharp({ text: { text, font: 'Hind Siliguri 12', fontfile, dpi: 200 } })
    .toColourspace('b-w')
    .negate()
    .png()
    .toBuffer()
  const create = { width: 1240, height: 300, channels: 3, background: '#fff' } as const
  const page = sharp({ create }).composite([{ input: ink, left: 100, top: 100 }])
  const { lines } = await recognise(await toGrey(sharp(await page.png().toBuffer())))
  return lines.map(({ words }) => words.map((word) => word.text).join(' ')).join('\n')
}

it('reads an unsure number alone, on every page', async () => {
  const text = '১০ ডিসেম্বর বৃহস্পতিবার'.normalize()
  expect(await recogniseText(text)).toBe(text)
  const two = 'দুপুর ২টা পর্যন্ত চলবে।\nসকল শিক্ষার্থীকে আনতে হবে।'.normalize()
  expect(await recogniseText(two)).toBe(two)
})

it('reads Latin letters between Bengali lines', async () => {
  const text = 'নিবন্ধন চলছে।\nThe office is open from Sunday to Thursday.'.normalize()
  expect(await recogniseText(text)).toBe(text)
})
