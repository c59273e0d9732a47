import path from 'node:path'
import { mkdir } from 'node:fs/promises'
import { readDocument } from '#src/reading/read-document.ts'
import { openBrowser } from './browser.ts'
import { type Figure, type Group, median, reaching, within } from './figures.ts'
import { newFolder } from './folders.ts'
import { familyOf, processorSeconds, residentBytes } from './processes.ts'
import {
  type Form,
  FORMS,
  makeDocuments,
  makeTables,
  type ReadingDocument,
} from './reading-documents.ts'

/** The minimum share of words, for each form. */
const RECALL: Record<Form, number> = {
  'PDF, typeset': 0.97,
  'picture, clean, 200 dpi': 0.97,
  'scan, 200 dpi, grey': 0.92,
  'scan, 150 dpi, grey': 0.92,
  'scan, 200 dpi, noise': 0.92,
  'scan, 200 dpi, turned 2°': 0.92,
  'scan, 200 dpi, JPEG 35': 0.92,
  'photo with a shadow': 0.85,
}
/** The minimum share of cells of the tables that pages show. */
const CELLS = 0.98
const MAX_MS = 3000
const MAX_BYTES = 600e6
const SAMPLE_MS = 50

interface Measured {
  form: Form
  recall: number
  ms: number
  processorSeconds: number
  bytes: number
}

export const reading: Group = {
  title: 'Reading one page, in five Bengali fonts',
  async measure(log) {
    const folder = await newFolder()
    const browser = await openBrowser()
    const documents = await makeDocuments(browser, folder)
    const tables = await makeTables(browser, folder)
    await browser.close()
    const measured: Measured[] = []
    for (const document of documents) {
      const result = await measureReading(document, path.join(folder, `read-${measured.length}`))
      measured.push(result)
      log(
        `${document.form}, ${document.font}: recall ${result.recall.toFixed(3)}, ${result.ms} ms, ` +
          `CPU ${result.processorSeconds.toFixed(1)} s, ${Math.round(result.bytes / 1e6)} MB`,
      )
    }
    const read: ReadTable[] = []
    for (const [index, document] of tables.entries()) {
      const result = await readTable(document, path.join(folder, `table-${index}`))
      read.push(result)
      log(
        `Table, ${document.form}, ${document.font}: ${result.isShown ? 'shown' : 'the paper alone'}, ` +
          `${result.right} of ${result.cells} cells right`,
      )
    }
    return [
      ...(Object.keys(FORMS) as Form[]).flatMap((form) =>
        figuresOf(
          form,
          measured.filter((one) => one.form === form),
        ),
      ),
      cellFigure(read),
    ]
  },
}

interface ReadTable {
  isShown: boolean
  right: number
  cells: number
}

async function readTable(document: ReadingDocument, folder: string): Promise<ReadTable> {
  await mkdir(folder)
  const result = await readDocument(document, folder)
  if (!result.isRead) throw new Error(`${document.form}: ${result.problem}, ${result.cause}`)
  const read = cellsIn(result.text)
  const right = document.cells.filter((cell, index) => cell.normalize() === read[index])
  return {
    isShown: result.layout === 'table',
    right: right.length,
    cells: document.cells.length,
  }
}

/** The cells of Markdown tables, without the rule below their heads. */
function cellsIn(text: string): string[] {
  return text
    .normalize()
    .split('\n')
    .filter((line) => /^\|.*\|$/.test(line) && !/^[|\-: ]+$/.test(line))
    .flatMap((line) => line.slice(1, -1).split('|'))
    .map((cell) => cell.trim())
}

function cellFigure(tables: ReadTable[]): Figure {
  const shown = tables.filter(({ isShown }) => isShown)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    what: 'cells of the tables that are shown: right',
    unit: 'none',
    ours: sum(shown.map(({ right }) => right)) / sum(shown.map(({ cells }) => cells)),
    ...reaching(CELLS),
    note: `${shown.length} of ${tables.length} tables are shown, of the others the paper`,
  }
}

function figuresOf(form: Form, measured: Measured[]): Figure[] {
  const recalls = measured.map(({ recall }) => recall)
  const processor = median(measured.map((one) => one.processorSeconds))
  return [
    {
      what: `${form}: words read`,
      unit: 'none',
      ours: recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length,
      ...reaching(RECALL[form]),
      note: `worst font ${Math.min(...recalls).toFixed(3)}`,
    },
    {
      what: `${form}: time`,
      unit: 'ms',
      ours: median(measured.map(({ ms }) => ms)),
      ...within(MAX_MS),
      note: `CPU ${processor.toFixed(1)} s`,
    },
    {
      what: `${form}: memory`,
      unit: 'bytes',
      ours: Math.max(...measured.map(({ bytes }) => bytes)),
      ...within(MAX_BYTES),
    },
  ]
}

async function measureReading(document: ReadingDocument, folder: string): Promise<Measured> {
  await mkdir(folder)
  let [bytes, seconds] = [0, 0]
  const timer = setInterval(() => {
    const family = familyOf(process.pid).filter((pid) => pid !== process.pid)
    bytes = Math.max(bytes, residentBytes(family) ?? 0)
    seconds = Math.max(seconds, processorSeconds(family) ?? 0)
  }, SAMPLE_MS)
  const start = performance.now()
  const result = await readDocument(document, folder)
  const ms = Math.round(performance.now() - start)
  clearInterval(timer)
  if (!result.isRead) throw new Error(`${document.form}: ${result.problem}, ${result.cause}`)
  const recall = recallOf(document.words, result.text)
  return { form: document.form, recall, ms, processorSeconds: seconds, bytes }
}

/** The share of the page's words that the text has, each as often as on the page. */
function recallOf(words: string[], text: string): number {
  const left = new Map<string, number>()
  for (const word of wordsIn(text)) left.set(word, (left.get(word) ?? 0) + 1)
  const expected = wordsIn(words.join(' '))
  const found = expected.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  })
  return found.length / expected.length
}

function wordsIn(text: string): string[] {
  return text.normalize().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
}
