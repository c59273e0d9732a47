import { createBudget } from '@pathshala/tables/budget'
import type { HiddenPart } from '../files/hidden-part.ts'
import { openWorkbook } from '@pathshala/tables/workbook/open'
import { attributesOf, readXml } from '@pathshala/tables/workbook/xml'
import { drawnOn } from './drawn-in-xlsx.ts'

/** What a workbook contains and Excel does not show. Only cells and drawings with text count. */
export function hiddenInXlsx(bytes: Uint8Array): HiddenPart[] {
  const { sheets, hiddenSheets } = openWorkbook(bytes, { convertsByLook: true })
  const budget = createBudget()
  const withText = hiddenSheets.filter((sheet) => {
    const { rows, columns } = sheet.hidden()
    const hasCells = rows.size + columns.size > 0 || !sheet.rows().next().done
    return hasCells || drawnOn(sheet, budget).length > 0
  })
  return [
    ...withText.map(({ name }): HiddenPart => ({ kind: 'sheet', name })),
    ...sheets.flatMap((sheet): HiddenPart[] => {
      const { rows, columns } = sheet.hidden()
      // As a formula names them.
      const inSheet = (place: string) => (sheets.length > 1 ? `${sheet.name}!${place}` : place)
      const part = (kind: HiddenPart['kind']) => (place: string) => ({ kind, name: inSheet(place) })
      return [
        ...rangesOf(rows, (row) => String(row + 1)).map(part('row')),
        ...rangesOf(columns, letters).map(part('column')),
        ...sheet
          .related({ type: 'comments' })
          .flatMap(({ xml }) => commentedCells(xml))
          .map(part('comment')),
        ...drawnOn(sheet, budget)
          .filter(({ isHidden }) => isHidden)
          .map(({ text }): HiddenPart => ({ kind: 'coveredText', name: text })),
      ]
    }),
  ]
}

/** The addresses of cells with a comment. */
function commentedCells(xml: string): string[] {
  return Array.from(readXml(xml))
    .filter(({ kind, name }) => kind === 'open' && name === 'comment')
    .map((token) => attributesOf(token)['ref'] ?? '')
}

/** Neighbours as one: `5:9`. */
function rangesOf(places: Set<number>, nameOf: (place: number) => string): string[] {
  const ranges: [number, number][] = []
  for (const place of [...places].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.[1] === place - 1) last[1] = place
    else ranges.push([place, place])
  }
  return ranges.map(([from, to]) => (from === to ? nameOf(from) : `${nameOf(from)}:${nameOf(to)}`))
}

/** 27 → `AB`. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}
