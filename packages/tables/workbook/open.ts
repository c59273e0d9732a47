import { unzipSync } from 'fflate'
import { createBudget, TooLarge } from '../budget.ts'
import { decodeText } from '../decode-text.ts'
import type { BijoyReading } from './cell-runs.ts'
import {
  type HiddenCells,
  readHiddenLines,
  readSheet,
  type Row,
  type SharedParts,
} from './sheet.ts'
import { readStyles } from './styles.ts'
import { readSharedTexts } from './texts.ts'
import { attributesOf, isTrue, readXml } from './xml.ts'

/** Bytes of all XML files of a workbook together. They are in memory at the same time. */
const MAX_XML = 30e6
/** Rows to the last cell with text, times columns. More is a slip of the hand at the sheet's end. */
const MAX_CELLS = 2e6

export interface Sheet {
  name: string
  /** @throws TooLarge, Error if the sheet is damaged */
  rows: () => Generator<Row, void>
  /**
   * What Excel does not show of it.
   * @throws as `rows`
   */
  hidden: () => HiddenCells
  /** The rows and columns that are hidden, also without text. */
  hiddenLines: () => HiddenCells
  related: RelatedPart['related']
}

/** A part to which a sheet leads, such as its drawing or its comments. */
export interface RelatedPart {
  xml: string
  related: (wanted: { type: string } | { id: string }) => RelatedPart[]
}

export interface Workbook {
  /** The sheets that Excel shows, in their order. Pages with only a chart are not among them. */
  sheets: Sheet[]
  /** The sheets with cells that it does not show. */
  hiddenSheets: Sheet[]
  /** Whether days are counted from 1904. */
  is1904: boolean
}

/**
 * A workbook as Excel shows it: number formats, hidden parts and fonts decide. It is used on the
 * server and in the office.
 * @throws TooLarge, Error if the file is damaged
 */
export function openWorkbook(bytes: Uint8Array, bijoy: BijoyReading): Workbook {
  const files = unzip(bytes)
  const textOf = (path: string) => {
    const file = files.get(path.toLowerCase())
    return file && decodeText(file)
  }
  const relationsOf = (path: string) => {
    const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? []
    return readRelations(textOf(`${folder}_rels/${name}.rels`) ?? '', folder)
  }
  const relatedTo =
    (path: string): RelatedPart['related'] =>
    (wanted) =>
      relationsOf(path)
        .filter((one) => ('id' in wanted ? one.id === wanted.id : one.type === wanted.type))
        .flatMap((one) => {
          const xml = textOf(one.path)
          return xml === undefined ? [] : [{ xml, related: relatedTo(one.path) }]
        })
  const main =
    relationsOf('').find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml'
  const list = readList(textOf(main) ?? '')
  if (!list) throw new Error('The archive has no workbook.')
  const relations = relationsOf(main)
  const byId = new Map(relations.map((relation) => [relation.id, relation]))
  const partOf = (type: string) => {
    const path = relations.find((one) => one.type === type)?.path
    return (path && textOf(path)) ?? ''
  }
  const { is1904 } = list
  const parts: SharedParts = {
    texts: readSharedTexts(partOf('sharedStrings')),
    styles: readStyles(partOf('styles')),
    is1904,
    budget: createBudget(),
  }
  /** A part is the sheet of one name. */
  const read = new Set<string>()
  const sheetsThat = (wanted: (sheet: { isHidden: boolean }) => boolean) =>
    list.sheets.filter(wanted).flatMap(({ name, relation }): Sheet[] => {
      const { type, path = '' } = byId.get(relation) ?? {}
      if (type !== 'worksheet' || !files.has(path.toLowerCase())) return []
      if (read.has(path)) return []
      read.add(path)
      const rows = (hidden?: HiddenCells) =>
        limited(readSheet(textOf(path)!, parts, bijoy, hidden), parts)
      const hidden = () => {
        const cells: HiddenCells = { rows: new Set(), columns: new Set() }
        for (const _ of rows(cells));
        return cells
      }
      const hiddenLines = () => readHiddenLines(textOf(path)!, parts.budget)
      return [{ name, rows: () => rows(), hidden, hiddenLines, related: relatedTo(path) }]
    })
  return {
    sheets: sheetsThat(({ isHidden }) => !isHidden),
    hiddenSheets: sheetsThat(({ isHidden }) => isHidden),
    is1904,
  }
}

function unzip(bytes: Uint8Array): Map<string, Uint8Array> {
  let size = 0
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      const isXml = /\.(?:xml|rels)$/i.test(name)
      if (isXml) size += originalSize
      if (size > MAX_XML) throw new TooLarge(`${size} bytes of XML.`)
      return isXml
    },
  })
  return new Map(
    Object.entries(files).map(([name, content]) => [
      name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase(),
      content,
    ]),
  )
}

interface Relation {
  id: string
  /** The last part of the address that names its type. */
  type: string
  path: string
}

/** The parts to which a part leads. Their paths begin in its folder, or with a slash. */
function readRelations(xml: string, folder: string): Relation[] {
  const relations: Relation[] = []
  for (const token of readXml(xml)) {
    if (token.kind !== 'open' || token.name !== 'Relationship') continue
    const { Id = '', Type = '', Target = '', TargetMode } = attributesOf(token)
    if (TargetMode === 'External') continue
    relations.push({ id: Id, type: Type.split('/').at(-1)!, path: resolve(folder, Target) })
  }
  return relations
}

function resolve(folder: string, target: string): string {
  const path = target.trim().replaceAll('\\', '/')
  const parts: string[] = []
  for (const part of (path.startsWith('/') ? path : `${folder}${path}`).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** Undefined without a workbook. */
function readList(xml: string) {
  const sheets: { name: string; relation: string; isHidden: boolean }[] = []
  let [isWorkbook, is1904] = [false, false]
  for (const token of readXml(xml)) {
    if (token.kind !== 'open') continue
    if (token.name === 'workbook') isWorkbook = true
    if (token.name === 'workbookPr') is1904 ||= isTrue(attributesOf(token)['date1904'])
    if (token.name !== 'sheet') continue
    const { name = '', id = '', state = 'visible' } = attributesOf(token)
    sheets.push({ name, relation: id, isHidden: state !== 'visible' })
  }
  return isWorkbook ? { sheets, is1904 } : undefined
}

function* limited(rows: Generator<Row, void>, { budget }: SharedParts): Generator<Row, void> {
  let width = 0
  for (const row of rows) {
    const cells = row.cells.at(-1)!.column + 1
    // Each row becomes a list of all its cells, the empty ones too.
    budget.spend(cells)
    width = Math.max(width, cells)
    const height = row.index + 1
    if (height * width > MAX_CELLS) throw new TooLarge(`${height} rows of ${width} cells.`)
    yield row
  }
}
