import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import loadTesseract from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'
import { fromGrey, type GreyPicture } from './grey-picture.ts'
import type { Box } from './lines.ts'

const LANGUAGES = ['ben', 'eng']
/** The engine with neural networks alone. */
const LSTM_ONLY = 1
/** Page segmentation modes. Tesseract's default mode loses tables with ruled lines. */
const MODES = { page: '3', line: '7' }
/** Latin letters below this confidence are often Bengali ones. */
const UNCLEAR = 60
/** Pixels around a word that is read again. */
const BORDER = 6

const { resolve } = createRequire(import.meta.url)
const unzip = promisify(gunzip)

export interface SeenWord {
  text: string
  /** 0 to 100. */
  confidence: number
  box: Box
}
export interface SeenLine {
  words: SeenWord[]
  box: Box
}

type Core = Awaited<ReturnType<typeof loadTesseract>>
type Engine = InstanceType<Core['TessBaseAPI']>
interface CornerBox {
  x0: number
  y0: number
  x1: number
  y1: number
}
interface Block {
  paragraphs: {
    lines: { bbox: CornerBox; words: { text: string; confidence: number; bbox: CornerBox }[] }[]
  }[]
}

/** `straighten` is given the slant of the page's lines, in radians, and may turn the page. */
export type SeePage = (
  picture: GreyPicture,
  straighten: (radians: number) => Promise<GreyPicture | undefined>,
) => Promise<SeenLine[]>

/** Starts Tesseract with the language data of its npm packages: nothing is fetched. */
export async function startTesseract(): Promise<SeePage> {
  const core = await loadTesseract({})
  for (const language of LANGUAGES) {
    const data = `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`
    core.FS.writeFile(`${language}.traineddata`, await unzip(await readFile(resolve(data))))
  }
  const both = startEngine(core, LANGUAGES.join('+'), MODES.page)
  let bengali: Engine | undefined

  async function load(picture: GreyPicture): Promise<void> {
    core.FS.writeFile('/input', await fromGrey(picture).png({ compressionLevel: 1 }).toBuffer())
    both.SetImageFile(1, 0)
  }

  /** Reads unclear words as Bengali alone: with both languages they become Latin letters. */
  function readAgain(lines: SeenLine[]): SeenLine[] {
    if (!lines.some(({ words }) => words.some(isUnclear))) return lines
    const engine = (bengali ??= startEngine(core, 'ben', MODES.line))
    engine.SetImageFile(1, 0)
    return lines.map((line) => ({
      ...line,
      words: line.words.map((word) =>
        isUnclear(word) ? surer(word, readWord(engine, word)) : word,
      ),
    }))
  }

  return async function seePage(picture, straighten) {
    await load(picture)
    both.FindLines()
    const straight = await straighten(both.GetGradient())
    if (straight) await load(straight)
    return readAgain(recognise(both))
  }
}

function startEngine(core: Core, languages: string, mode: string): Engine {
  const engine = new core.TessBaseAPI()
  if (engine.Init(null, languages, LSTM_ONLY) !== 0) {
    throw new Error('Tesseract cannot load its languages.')
  }
  engine.SetVariable('tessedit_pageseg_mode', mode)
  engine.SetVariable('user_defined_dpi', '200')
  return engine
}

function recognise(engine: Engine): SeenLine[] {
  engine.Recognize(null)
  const { blocks } = JSON.parse(engine.GetJSONText()) as { blocks: Block[] | null }
  return linesOf(blocks ?? [])
}

function isUnclear({ text, confidence }: SeenWord): boolean {
  return confidence < UNCLEAR && /[A-Za-z]/.test(text)
}

function readWord(engine: Engine, { box }: SeenWord): SeenWord | undefined {
  const size = [box.right - box.left + 2 * BORDER, box.bottom - box.top + 2 * BORDER] as const
  engine.SetRectangle(Math.max(0, box.left - BORDER), Math.max(0, box.top - BORDER), ...size)
  const words = recognise(engine).flatMap((line) => line.words)
  if (words.length === 0) return undefined
  const confidence = Math.min(...words.map((word) => word.confidence))
  return { text: words.map(({ text }) => text).join(' '), confidence, box }
}

function surer(word: SeenWord, other: SeenWord | undefined): SeenWord {
  return other && other.confidence > word.confidence ? other : word
}

function linesOf(blocks: Block[]): SeenLine[] {
  return blocks
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map(({ words, bbox }) => ({
      words: words.map(({ text, confidence, bbox: box }) => ({
        text,
        confidence,
        box: toBox(box),
      })),
      box: toBox(bbox),
    }))
}

function toBox({ x0, y0, x1, y1 }: CornerBox): Box {
  return { left: x0, top: y0, right: x1, bottom: y1 }
}
