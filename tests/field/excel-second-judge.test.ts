import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import * as fc from 'fast-check'
import papaparse from 'papaparse'
import { expect, it } from 'vitest'
import { openWorkbook } from '@pathshala/tables/workbook/open'
import { type MadeSheet, madeWorkbook } from '../made-workbook.ts'

const LIBREOFFICE = '/usr/bin/soffice'
const WORKBOOKS = 60
/** A tab between cells, quotation marks, UTF-8, British days, and cells as they are shown. */
const AS_SHOWN = 'csv:Text - txt - csv (StarCalc):9,34,76,1,,2057,false,false,true,false,false,-1'

/**
 * Formats that both programs show alike. Before March 1900, LibreOffice has other days; it spells
 * January in Bengali as schools do today, and Excel as Windows does.
 */
const DAYS = [
  'dd/mm/yyyy',
  'd\\-mmm\\-yy',
  'yyyy\\-mm\\-dd',
  'dddd',
  'mmmm\\ yyyy',
  'dd/mm/yyyy\\ hh:mm',
  'h:mm\\ AM/PM',
]
const TIMES = ['h:mm', 'hh:mm:ss', '[h]:mm', '[mm]:ss', 'h:mm\\ AM/PM']
const NUMBERS = [
  'General',
  '0',
  '0.00',
  '#,##0',
  '#,##0.00',
  '0%',
  '0.0%',
  '00000',
  '0.00E+00',
  '"৳"\\ #,##0',
  '0" জন"',
  '#,##0;[Red]\\-#,##0',
  '\\(0\\);\\-0;"নেই"',
]

const cell = fc.oneof(
  fc.constantFrom('রহিমা খাতুন', 'Class Six', '01711000001', 'ক & খ <গ>'),
  fc.record({
    value: fc.integer({ min: 1000, max: 60_000 * 24 * 60 }).map((minutes) => minutes / 1440 + 61),
    format: fc.constantFrom(...DAYS),
  }),
  fc.record({
    value: fc.integer({ min: 0, max: 72 * 3600 }).map((seconds) => seconds / 86_400),
    format: fc.constantFrom(...TIMES),
  }),
  fc.record({
    value: fc.oneof(
      fc.integer({ min: -99_999, max: 9_999_999 }),
      fc.integer({ min: -99_999, max: 999_999 }).map((number) => number / 100),
    ),
    format: fc.constantFrom(...NUMBERS),
  }),
  fc.constant(null),
)
const COLUMNS = 6
const made = fc.record({
  rows: fc.array(
    fc.record({
      isHidden: fc.boolean(),
      cells: fc.array(cell, { minLength: COLUMNS, maxLength: COLUMNS }),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  hiddenColumn: fc.integer({ min: 1, max: COLUMNS }),
  is1904: fc.boolean(),
})
type Made = typeof made extends fc.Arbitrary<infer One> ? One : never

function workbookOf({ rows, hiddenColumn, is1904 }: Made): Buffer {
  const secret = [{ value: 'গোপন' }]
  const shown: MadeSheet = {
    name: 'Shown',
    before: `<cols><col min="${hiddenColumn}" max="${hiddenColumn}" hidden="1"/></cols>`,
    rows: rows.map(({ isHidden, cells }) => ({
      attributes: isHidden ? 'hidden="1"' : '',
      cells,
    })),
  }
  return madeWorkbook([{ name: 'Secret', state: 'hidden', rows: [secret] }, shown], {
    workbookPr: is1904 ? '<workbookPr date1904="1"/>' : '',
  })
}

/** What LibreOffice shows, without the hidden rows and the hidden column, which it exports. */
function expected(csv: string, { rows, hiddenColumn }: Made): string[][] {
  const table = papaparse.parse<string[]>(csv, { delimiter: '\t' }).data
  return rows.flatMap(({ isHidden }, index) => {
    const cells = (table[index] ?? []).filter((_, column) => column !== hiddenColumn - 1)
    const texts = cells.map((text) => text.trim())
    return isHidden || texts.every((text) => text === '') ? [] : [withoutEnd(texts)]
  })
}

function withoutEnd(texts: string[]): string[] {
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1)
}

function ownTable(bytes: Buffer): string[][] {
  const { sheets } = openWorkbook(bytes, { convertsByLook: false })
  expect(sheets.map(({ name }) => name)).toEqual(['Shown'])
  return Array.from(sheets[0]!.rows(), ({ cells }) => {
    const texts: string[] = Array.from({ length: COLUMNS }, () => '')
    for (const { column, text } of cells) texts[column] = text.trim()
    return withoutEnd(texts)
  })
}

it.runIf(existsSync(LIBREOFFICE))(
  'a workbook has the cells that LibreOffice shows, without the hidden ones',
  { tags: 'rest', timeout: 180_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-judge-'))
    try {
      const all = fc.sample(made, { numRuns: WORKBOOKS, seed: 41 })
      const files = all.map((_, index) => path.join(folder, `${index}.xlsx`))
      for (const [index, one] of all.entries()) await writeFile(files[index]!, workbookOf(one))
      const profile = pathToFileURL(path.join(folder, 'profile'))
      await promisify(execFile)(LIBREOFFICE, [
        `-env:UserInstallation=${profile.href}`,
        '--headless',
        '--convert-to',
        AS_SHOWN,
        '--outdir',
        folder,
        ...files,
      ])
      expect((await readdir(folder)).filter((name) => name.endsWith('Shown.csv'))).toHaveLength(
        WORKBOOKS,
      )
      for (const [index, one] of all.entries()) {
        const csv = await readFile(path.join(folder, `${index}-Shown.csv`), 'utf8')
        expect(ownTable(await readFile(files[index]!)), `${index}.xlsx`).toEqual(expected(csv, one))
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)
