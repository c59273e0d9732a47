import { setImmediate } from 'node:timers/promises'
import loadTesseract from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'
import { fromGrey, type GreyPicture } from './grey-picture.ts'
import { loadLanguage } from './language-data.ts'
import { isMostlyUnclear, mayContainLatin, withLatin } from './latin-words.ts'
import type { Box, SeenLine, SeenWord } from './lines.ts'
import { isSure } from './judge.ts'

/** The engine with neural networks alone. */
const LSTM_ONLY = 1
/** Page segmentation modes. Tesseract's default mode loses tables with ruled lines. */
const MODES = { page: '3', line: '7', word: '8' } as const
/** Pixels of the page that are read around a word or line. */
const BORDER = 6

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

/** `straighten` gets the slant of the page's lines, in radians, and may turn the page. */
type SeePage = (
  picture: GreyPicture,
  straighten: (radians: number) => Promise<GreyPicture | undefined>,
  onBusy?: () => void,
) => Promise<SeenLine[]>

/** Starts Tesseract with the Bengali data. The English data is loaded if a line needs it. */
export async function startTesseract(data: Uint8Array): Promise<SeePage> {
  const core = await loadTesseract({})
  const bengali = startEngine(core, 'ben', data)
  let english: Engine | undefined

  async function load(picture: GreyPicture): Promise<void> {
    core.FS.writeFile('/input', await fromGrey(picture).png({ compressionLevel: 1 }).toBuffer())
    setMode(bengali, MODES.page)
    bengali.SetImageFile(1, 0)
    english?.SetImageFile(1, 0)
  }

  /** Reads unsure words and numbers alone, because letters and table lines near them mislead. */
  function readUnsure(line: SeenLine): SeenLine {
    const words = line.words.map((word) =>
      isUnsure(word) ? surer(word, readBox(bengali, word.box)) : word,
    )
    return { ...line, words }
  }

  async function readLatin(line: SeenLine): Promise<SeenLine> {
    if (!english) {
      english = startEngine(core, 'eng', await loadLanguage('eng'))
      setMode(english, MODES.line)
      english.SetImageFile(1, 0)
    }
    return withLatin(line, readBox(english, line.box))
  }

  async function readAgain(line: SeenLine): Promise<SeenLine> {
    if (isMostlyUnclear(line)) return readLatin(line)
    const alone = readUnsure(line)
    return mayContainLatin(alone) ? readLatin(alone) : alone
  }

  return async function seePage(picture, straighten, onBusy) {
    await load(picture)
    bengali.FindLines()
    const straight = await straighten(bengali.GetGradient())
    if (straight) await load(straight)
    onBusy?.()
    // Lets the encoders begin.
    await setImmediate()
    const seen = recognise(bengali)
    setMode(bengali, MODES.word)
    const lines: SeenLine[] = []
    for (const line of seen) lines.push(await readAgain(line))
    return lines
  }
}

function startEngine(core: Core, language: string, data: Uint8Array): Engine {
  core.FS.writeFile(`${language}.traineddata`, data)
  const engine = new core.TessBaseAPI()
  if (engine.Init(null, language, LSTM_ONLY) !== 0) {
    throw new Error(`Tesseract cannot load ${language}.`)
  }
  engine.SetVariable('user_defined_dpi', '200')
  return engine
}

function setMode(engine: Engine, mode: string): void {
  engine.SetVariable('tessedit_pageseg_mode', mode)
}

function recognise(engine: Engine): SeenLine[] {
  engine.Recognize(null)
  const { blocks } = JSON.parse(engine.GetJSONText()) as { blocks: Block[] | null }
  return linesOf(blocks ?? [])
}

function readBox(engine: Engine, box: Box): SeenWord[] {
  const [left, top] = [Math.max(0, box.left - BORDER), Math.max(0, box.top - BORDER)]
  engine.SetRectangle(left, top, box.right + BORDER - left, box.bottom + BORDER - top)
  return recognise(engine).flatMap(({ words }) => words)
}

function isUnsure(word: SeenWord): boolean {
  return !isSure(word) && !/[A-Za-z]/.test(word.text)
}

function surer(word: SeenWord, reread: SeenWord[]): SeenWord {
  const confidence = Math.min(...reread.map((part) => part.confidence))
  if (reread.length === 0 || confidence <= word.confidence) return word
  return { ...word, text: reread.map(({ text }) => text).join(' '), confidence }
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
