import { type Budget } from '@pathshala/tables/budget'
import { textOfRuns } from '@pathshala/tables/workbook/cell-runs'
import type { RelatedPart, Sheet } from '@pathshala/tables/workbook/open'
import type { FontRun } from '@pathshala/tables/workbook/texts'
import { signOf } from '../words/signs.ts'
import { UNREAD } from './unread.ts'
import { all, elementsIn, first, isTrue, outermost, parseXml, textOf } from './word/xml.ts'
import type { XmlElement } from './word/xml.ts'

/** The text of a box, a shape, WordArt, a diagram, or the titles of a chart. */
export interface Drawn {
  text: string
  isHidden: boolean
  /** Where it begins; 0 for the first. */
  row: number
}

/** The texts that are drawn on a sheet, in the order of reading. @throws TooLarge */
export function drawnOn(sheet: Sheet, budget: Budget): Drawn[] {
  return sheet.related({ type: 'drawing' }).flatMap((drawing) => {
    const hidden = sheet.hiddenLines()
    const anchors = elementsIn(parseXml(drawing.xml, budget)).map((anchor) => ({
      anchor,
      from: cornerOf(anchor, 'xdr:from'),
      to: cornerOf(anchor, 'xdr:to'),
    }))
    return anchors
      .toSorted((a, b) => a.from.row - b.from.row || a.from.col - b.from.col)
      .flatMap(({ anchor, from, to }) => {
        // Excel makes it as small as the cells below it.
        const isSized =
          anchor.name === 'xdr:twoCellAnchor' &&
          (anchor.attributes['editAs'] ?? 'twoCell') === 'twoCell'
        const isHidden =
          isSized &&
          (areHidden(hidden.rows, from.row, to.row, budget) ||
            areHidden(hidden.columns, from.col, to.col, budget))
        return shapesIn(anchor, isHidden, drawing, budget).map((shape) => ({
          ...shape,
          row: from.row,
        }))
      })
  })
}

function cornerOf(anchor: XmlElement, name: string) {
  const corner = first(anchor, name)
  const at = (axis: string) => Number((first(corner, axis) && textOf(first(corner, axis)!)) ?? 0)
  return { row: at('xdr:row'), col: at('xdr:col') }
}

function areHidden(hidden: Set<number>, from: number, to: number, budget: Budget): boolean {
  for (let line = from; line <= Math.max(from, to - 1); line += 1) {
    budget.spend(1)
    if (!hidden.has(line)) return false
  }
  return true
}

type Shape = Omit<Drawn, 'row'>

function shapesIn(
  parent: XmlElement,
  isParentHidden: boolean,
  drawing: RelatedPart,
  budget: Budget,
): Shape[] {
  return elementsIn(parent).flatMap((element): Shape[] => {
    const about = elementsIn(element).find(({ name }) => /^xdr:nv\w+Pr$/.test(name))
    const isHidden =
      isParentHidden || isTrue(first(about, 'xdr:cNvPr')?.attributes['hidden'] ?? 'false')
    if (element.name === 'xdr:grpSp') return shapesIn(element, isHidden, drawing, budget)
    const text =
      element.name === 'xdr:graphicFrame'
        ? graphicText(element, drawing, budget)
        : paragraphsOf(all(first(element, 'xdr:txBody'), 'a:p'))
    return text ? [{ text, isHidden }] : []
  })
}

/** A diagram has its text in another part, a chart its titles. The numbers of a chart are cells. */
function graphicText(frame: XmlElement, drawing: RelatedPart, budget: Budget): string {
  const [data] = outermost(frame, ['a:graphicData']).flatMap(elementsIn)
  const id = data?.attributes['r:dm'] ?? data?.attributes['r:id']
  if (id === undefined) return ''
  const [part] = drawing.related({ id })
  return part ? paragraphsOf(outermost(parseXml(part.xml, budget), ['a:p'])) : UNREAD
}

function paragraphsOf(paragraphs: XmlElement[]): string {
  return paragraphs.map(paragraphText).filter(Boolean).join('\n')
}

function paragraphText(paragraph: XmlElement): string {
  const properties = first(paragraph, 'a:pPr')
  const bullet = first(properties, 'a:buChar')?.attributes['char']
  const runs = elementsIn(paragraph).flatMap((child): FontRun[] => {
    if (child.name === 'a:br') return [{ text: '\n' }]
    const font = typefaceOf(first(child, 'a:rPr'), 'a:latin')
    return all(child, 'a:t').map((text) => ({ text: inSigns(textOf(text), font), font }))
  })
  const text = textOfRuns(runs, undefined, { convertsByLook: true }).trim()
  const sign = bullet && inSigns(bullet, typefaceOf(properties, 'a:buFont'))
  return sign && text ? `${sign} ${text}` : text
}

function typefaceOf(properties: XmlElement | undefined, name: string): string | undefined {
  return first(properties, name)?.attributes['typeface']
}

function inSigns(text: string, font = ''): string {
  return Array.from(text, (letter) => signOf(font, letter.codePointAt(0)!) ?? letter).join('')
}
