import { openWorkbook } from '@pathshala/tables/workbook/open'
import { subjectOf } from '../../../letter-parts.ts'
import { isHeading } from './choose-heading.ts'

/** A heading stands above the table. */
const TOP_ROWS = 6

/**
 * The heading above the table of a workbook: a row near the top with a single text that is not the
 * letterhead.
 * @throws if the workbook is damaged or too large
 */
export function headingOfSheet(bytes: Uint8Array): string | undefined {
  const { sheets } = openWorkbook(bytes, { convertsByLook: true })
  for (const { rows } of sheets) {
    const top: string[][] = []
    for (const { cells } of rows()) {
      const texts = cells.map(({ text }) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
      const filled = texts.filter((text) => text !== '')
      if (filled.length > 0) top.push(filled)
      if (top.length > TOP_ROWS) break
    }
    if (top.length === 0) continue
    // Without a table below, a single text is a note.
    const table = top.findIndex((texts) => texts.length > 1)
    const above = top.slice(0, table === -1 ? 0 : table).map(([text]) => subjectOf(text!) ?? text!)
    return above.find(isHeading)
  }
  return undefined
}
