import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import sharp from 'sharp'
import loadTesseract from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'
import { judge, type RecognisedWord } from './judge.ts'
import type { Box, Line } from './lines.ts'

const LANGUAGES = ['ben', 'eng']
/** The engine with neural networks alone. */
const LSTM_ONLY = 1
/** The default page segmentation mode loses tables with ruled lines. */
const FULLY_AUTOMATIC = '3'
/** Radians. Turning the page for a smaller slant costs time and gains nothing. */
const SMALLEST_SLANT = 0.005

const { resolve } = createRequire(import.meta.url)
const unzip = promisify(gunzip)

/** Grey pixels, dark on white. */
export interface GreyPicture {
  data: Uint8Array
  width: number
  height: number
}

export interface Recognised {
  lines: Line[]
  /** The mean of all words, 0 to 100. */
  confidence: number
}

export type Recognise = (picture: GreyPicture) => Promise<Recognised>

interface Block {
  paragraphs: {
    lines: {
      bbox: CornerBox
      words: { text: string; confidence: number; bbox: CornerBox }[]
    }[]
  }[]
}
interface CornerBox {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** Starts Tesseract with the language data of its npm packages: nothing is fetched. */
export async function startRecognition(): Promise<Recognise> {
  const core = await loadTesseract({})
  for (const language of LANGUAGES) {
    const data = `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`
    core.FS.writeFile(`${language}.traineddata`, await unzip(await readFile(resolve(data))))
  }
  const tesseract = new core.TessBaseAPI()
  if (tesseract.Init(null, LANGUAGES.join('+'), LSTM_ONLY) !== 0) {
    throw new Error('Tesseract cannot load its languages.')
  }
  tesseract.SetVariable('tessedit_pageseg_mode', FULLY_AUTOMATIC)
  tesseract.SetVariable('user_defined_dpi', '200')

  return async function recognise({ data, width, height }) {
    const raw = { width, height, channels: 1 } as const
    const png = await sharp(data, { raw }).png({ compressionLevel: 1 }).toBuffer()
    core.FS.writeFile('/input', png)
    tesseract.SetImageFile(1, 0)
    tesseract.FindLines()
    const slant = tesseract.GetGradient()
    const radians = Math.abs(slant) < SMALLEST_SLANT ? 0 : slant
    if (radians !== 0) tesseract.SetImageFile(1, radians)
    tesseract.Recognize(null)
    const { blocks } = JSON.parse(tesseract.GetJSONText()) as { blocks: Block[] | null }
    tesseract.Clear()
    return judge(linesOf(blocks ?? [], turnBack(radians, width, height)))
  }
}

function linesOf(blocks: Block[], onPage: (box: CornerBox) => Box) {
  return blocks
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map(({ words, bbox }) => ({
      words: words.map(({ text, confidence, bbox: box }): RecognisedWord => ({
        text,
        confidence,
        box: onPage(box),
      })),
      box: onPage(bbox),
    }))
}

/** Tesseract turns a slanted page before it reads: moves a box back to its position on the page. */
function turnBack(radians: number, width: number, height: number) {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return ({ x0, y0, x1, y1 }: CornerBox): Box => {
    const [x, y] = [(x0 + x1 - width) / 2, (y0 + y1 - height) / 2]
    const left = width / 2 + x * cos + y * sin - (x1 - x0) / 2
    const top = height / 2 - x * sin + y * cos - (y1 - y0) / 2
    return { left, top, right: left + x1 - x0, bottom: top + y1 - y0 }
  }
}
