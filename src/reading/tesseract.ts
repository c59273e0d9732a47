import { setImmediate } from 'node:timers/promises'
import loadTesseract from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'
import { fromGrey, type GreyPicture } from './grey-picture.ts'
import { loadLanguage } from './language-data.ts'
import { findRuledParts, type Grid } from './grids.ts'
import { isMostlyUnclear, mayContainLatin, withLatin } from './latin-words.ts'
import {
  around,
  type Box,
  inOrder,
  linesOutside,
  type SeenLine,
  type SeenPage,
  type SeenTable,
  type SeenWord,
} from './lines.ts'
import { isSure } from './judge.ts'
import { inkIn, withoutRulings } from './rulings.ts'

/** The engine with neural networks alone. */
const LSTM_ONLY = 1
/** Page segmentation modes. Tesseract's default mode loses tables with ruled lines. */
const MODES = { page: '3', block: '6', line: '7', word: '8' } as const
/** Pixels of the page that are read around a word or line. */
const BORDER = 6
/** Pixels inside a cell's border that are not read, because the border is thick or not straight. */
const CELL_EDGE = 3
/** A dash or hyphen that fills a cell is less than this, in pixels. */
const DASH = { width: 40, height: 7 }
/** A gap between digits, as a share of their height. */
const NARROW = 0.3
const BLANK_IN_NUMBER = /(?<=\p{Nd}) (?=\p{Nd})/gu

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
) => Promise<SeenPage>

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

  /** Words of two cells or lines may have been mixed. The cell is read alone then. */
  async function readCell(cell: Box, found: SeenWord[], paper: GreyPicture): Promise<SeenWord[]> {
    const ink = inkIn(paper, shrunk(cell, CELL_EDGE))
    if (!ink) return []
    if (isDash(ink)) return [{ text: '-', confidence: 100, box: ink }]
    const isCut = found.some(({ box }) => box.left < cell.left || box.right > cell.right)
    let words = found
    if (found.length === 0 || isCut || found.some(isUnsure)) {
      setMode(bengali, MODES.block)
      const alone = readBox(bengali, shrunk(cell, BORDER + CELL_EDGE))
      setMode(bengali, MODES.word)
      if (isCut || lowestConfidence(alone) > lowestConfidence(found)) words = alone
    }
    const line = readUnsure({ words, box: cell })
    return mayContainLatin(line) ? (await readLatin(line)).words : line.words
  }

  async function readTable(
    { cells, box, isWhole }: Grid,
    found: SeenWord[],
    paper: GreyPicture,
  ): Promise<SeenTable> {
    const rows: SeenWord[][][] = []
    for (const row of cells) {
      const read: SeenWord[][] = []
      for (const cell of row) {
        read.push(await readCell(cell, inOrder(found, cell), paper))
      }
      rows.push(read)
    }
    return { rows, cells, box, isWhole }
  }

  return async function seePage(picture, straighten, onBusy) {
    await load(picture)
    bengali.FindLines()
    const straight = (await straighten(bengali.GetGradient())) ?? picture
    const { tables: grids, blanks, rulings } = findRuledParts(straight)
    const paper = withoutRulings(straight, rulings)
    await load(paper)
    onBusy?.()
    // Lets the encoders begin.
    await setImmediate()
    const seen = recognise(bengali)
    setMode(bengali, MODES.word)
    const words = seen.flatMap((line) => line.words)
    const tables: SeenTable[] = []
    for (const grid of grids) tables.push(await readTable(grid, words, paper))
    const lines: SeenLine[] = []
    for (const line of linesOutside(seen, grids)) lines.push(await readAgain(line))
    return { lines, tables, blanks }
  }
}

function shrunk({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left + by, top: top + by, right: right - by, bottom: bottom - by }
}

function isDash({ left, top, right, bottom }: Box): boolean {
  return bottom - top < DASH.height && right - left < DASH.width
}

function lowestConfidence(words: SeenWord[]): number {
  return words.length > 0 ? Math.min(...words.map(({ confidence }) => confidence)) : 0
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
  const confidence = lowestConfidence(reread)
  if (confidence <= word.confidence) return word
  const text = reread.map((part) => part.text).join(' ')
  return { ...word, text: text.replace(BLANK_IN_NUMBER, ''), confidence }
}

/** Joins the parts of a number. Blanks are wider. */
function joinNumbers(words: SeenWord[]): SeenWord[] {
  const joined: SeenWord[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const gap = last ? word.box.left - last.box.right : Infinity
    const isNumber = last && /\p{Nd}$/u.test(last.text) && /^\p{Nd}/u.test(word.text)
    if (last && isNumber && gap < NARROW * (word.box.bottom - word.box.top)) {
      joined[joined.length - 1] = {
        text: last.text + word.text,
        confidence: Math.min(last.confidence, word.confidence),
        box: around([last.box, word.box]),
      }
    } else joined.push(word)
  }
  return joined
}

function linesOf(blocks: Block[]): SeenLine[] {
  return blocks
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map(({ words, bbox }) => ({
      words: joinNumbers(
        words.map(({ text, confidence, bbox: box }) => ({ text, confidence, box: toBox(box) })),
      ),
      box: toBox(bbox),
    }))
}

function toBox({ x0, y0, x1, y1 }: CornerBox): Box {
  return { left: x0, top: y0, right: x1, bottom: y1 }
}
