import { strFromU8, unzipSync, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import { findOversize, rowsOfSheets } from '../tables/workbook.ts'

/** Bytes of all XML files of a workbook together. A parser takes about ten times as much. */
const MAX_XML = 30e6

/**
 * The first sheet with text, with tabs between the cells. The number of a line is the number of the
 * row.
 * @throws if the workbook is damaged or too large
 */
export async function readWorkbook(workbook: Uint8Array): Promise<string> {
  let bytes = 0
  const files = unzipSync(workbook, {
    filter({ name, originalSize }) {
      const isXml = /\.(?:xml|rels)$/.test(name)
      if (isXml) bytes += originalSize
      if (bytes > MAX_XML) throw new Error(`${bytes} bytes of XML.`)
      return isXml
    },
  })
  for (const [name, content] of Object.entries(files)) {
    const oversize = name.includes('/worksheets/') ? findOversize(strFromU8(content)) : undefined
    if (oversize !== undefined) throw new Error(oversize)
  }
  // The parser unpacks large files in a worker, which the policy of the page forbids. A file
  // without compression needs no worker.
  const plain = new Blob([zipSync(files, { level: 0 })])
  const rows = rowsOfSheets(await readXlsxFile(plain))
  return rows.map((cells) => cells.map(cellText).join('\t').trimEnd()).join('\n')
}

function cellText(cell: string): string {
  const line = cell.replace(/\s+/g, ' ').trim()
  return line.includes('"') ? `"${line.replace(/"/g, '""')}"` : line
}
