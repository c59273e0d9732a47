import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readPeople } from '#src/features/people/read-list.ts'
import { readTelephone } from '#src/features/people/address-cells.ts'
import { readCounts } from '#src/features/student-counts/read-list.ts'
import { readRedirects } from '#src/features/redirects/read-list.ts'
import { readDocuments } from '#src/moving/lists/documents.ts'
import { readRows } from '#src/moving/lists/read-rows.ts'
import { readTable } from '#src/office/list/read-table.ts'
import { rowsOfText } from '@pathshala/tables/text-rows'
import { openWorkbook } from '@pathshala/tables/workbook/open'
import { zip } from '../made-files.ts'
import { type MadeSheet, madeWorkbook } from '../made-workbook.ts'
import { fieldTable } from './field-table.ts'

async function withFile<Result>(
  bytes: Buffer,
  read: (file: string) => Promise<Result>,
): Promise<Result> {
  const file = path.join(tmpdir(), `field-${process.pid}.xlsx`)
  await writeFile(file, bytes)
  try {
    return await read(file)
  } finally {
    await rm(file)
  }
}

/** The cells that the reading of files sees: a line for each row, several sheets under their names. */
async function textOf(bytes: Buffer): Promise<string> {
  const { sheets } = openWorkbook(bytes, { convertsByLook: true })
  const tables = sheets.map(({ name, rows }) => {
    const lines = Array.from(rows(), ({ cells }) => {
      const texts: (string | undefined)[] = []
      for (const { column, text } of cells) texts[column] = text.replace(/\s+/g, ' ').trim()
      return Array.from(texts, (text = '') => text)
        .join(' | ')
        .replace(/[ |]+$/, '')
    })
    return { name, table: lines.filter(Boolean).join('\n') }
  })
  return tables
    .filter(({ table }) => table)
    .map(({ name, table }) => (sheets.length > 1 ? `${name}\n\n${table}` : table))
    .join('\n\n')
}
const rowsOf = (bytes: Buffer) => withFile(bytes, (file) => readRows(file, () => true))

/** A workbook with one sheet. */
const sheet = (...rows: MadeSheet['rows']) => madeWorkbook([{ rows }])
const value = (number: number, format: string) => ({ value: number, format })
const inFont = (text: string | number, font: string) => ({ value: text, font })

/** 12 March 2025 */
const DAY = 45_728

fieldTable('The text of a workbook', textOf, [
  {
    title: 'a time of day stays a time',
    source: 'read-excel-file 70: 12:16 PM becomes 31 December 1899; exceljs 2287',
    input: sheet([value(10 / 24, 'h:mm AM/PM'), value(14 / 24, 'h:mm'), value(0, 'h:mm')]),
    right: '10:00 AM | 14:00 | 0:00',
  },
  {
    title: 'a duration has more than 24 hours',
    source: 'PhpSpreadsheet 664: 27:15 becomes :15; SheetJS/ssf 23',
    input: sheet([value(1.25, '[h]:mm'), value(0.05, '[mm]:ss')]),
    right: '30:00 | 72:00',
  },
  {
    title: 'a day keeps its time',
    source: 'simplexlsx 54',
    input: sheet([value(DAY + 10 / 24, 'dd/mm/yyyy\\ h:mm')]),
    right: '12/03/2025 10:00',
  },
  {
    title: 'a day has the form that the cell has',
    source: 'tealeg/xlsx 302: m/d/yy;@; SheetJS 392',
    input: sheet([
      value(DAY, 'mmm\\-yy'),
      value(DAY, '[$-5000445]mmm\\-yy'),
      value(DAY, '[$-5000445]d\\ mmmm\\ yyyy'),
      value(DAY, '[$-845]dddd'),
      value(DAY, 'd\\-m\\-yyyy;@'),
    ]),
    right: 'Mar-25 | মার্চ-২৫ | ১২ মার্চ ২০২৫ | বুধবার | 12-3-2025',
  },
  {
    title: 'a number has the form that the cell has',
    source: 'readxl 389: 0000123 becomes 123; simplexlsx 119: 40% becomes 0.4',
    input: sheet([
      value(0.855, '0.0%'),
      value(123, '00000'),
      value(5, '0.00'),
      value(250_000, '"৳"\\ #,##0'),
      value(-5, '0;[Red]\\(0\\)'),
      value(7, '"কক্ষ "0'),
      value(1_234_567, '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0'),
      { value: 'ক', format: '"শাখা "@' },
    ]),
    right: '85.5% | 00123 | 5.00 | ৳ 250,000 | (5) | কক্ষ 7 | 12,34,567 | শাখা ক',
  },
  {
    title: 'a plain number has at most eleven digits, without errors of rounding',
    source: 'excelize 2164: 1.1405000000000001; xlsx2csv 81',
    input: sheet([0.1 + 0.2, 1_711_000_001, 8_801_711_000_001, 1 / 3, 100]),
    right: '0.3 | 1711000001 | 8.80171E+12 | 0.333333333 | 100',
  },
  {
    title: 'what a number format hides is hidden, and so are zeros of a sheet that hides them',
    source: 'a list of a school whose identity numbers had the format ;;;',
    input: madeWorkbook([
      {
        before: '<sheetViews><sheetView showZeros="0" workbookViewId="0"/></sheetViews>',
        rows: [['ক', value(19_851_234, ';;;'), 0, value(5, '0;-0;;@')]],
      },
    ]),
    right: 'ক |  |  | 5',
  },
  {
    title: 'days are counted from 1904 if the workbook says so, also in plain cells of days',
    source: 'exceljs 219, xlsx-populate 200: four years off',
    input: madeWorkbook(
      [
        {
          rows: [
            [value(DAY - 1462, 'd/m/yyyy'), value(0.5, 'h:mm'), value(1.25, '[h]:mm'), 44_266],
          ],
        },
      ],
      { workbookPr: '<workbookPr date1904="1"/>' },
    ),
    right: '12/3/2025 | 12:00 | 30:00 | 44266',
  },
  {
    title: 'a newer element of the same name does not change the calendar',
    source: 'tidyverse/readxl tests/testthat/sheets/types.xlsx',
    input: madeWorkbook([{ rows: [[value(DAY - 1462, 'd/m/yyyy'), value(-0.25, 'h:mm')]] }], {
      workbookPr:
        '<workbookPr date1904="1"/><extLst><ext><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst>',
    }),
    right: '12/3/2025 | -6:00',
  },
  {
    title: 'a day or a duration below 0 is not shown',
    source: 'univer 7648; SheetJS/test_files LONumbers.xlsx',
    input: sheet([
      value(-1, 'd/m/yyyy'),
      value(-1.2, '[h]:mm'),
      value(-1.2, '[h]:mm;[Red]-[h]:mm'),
    ]),
    right: '###### | ###### | -28:48',
  },
  {
    title: 'hidden and very hidden sheets are left out',
    source: 'simplexlsx 161: the hidden sheet was read; SheetJS/test_files sheet_visibility.xlsx',
    input: madeWorkbook([
      { name: 'গোপন', state: 'hidden', rows: [['গোপন']] },
      { name: 'শিক্ষক', rows: [['রহিমা']] },
      { name: 'অতি গোপন', state: 'veryHidden', rows: [['গোপন']] },
    ]),
    right: 'রহিমা',
  },
  {
    title: 'hidden rows and columns are left out: filtered, in closed groups, or without a size',
    source: 'SheetJS 630, 588, 1413: filtered and hidden rows were imported',
    input: madeWorkbook([
      {
        before:
          '<cols><col min="2" max="2" hidden="1"/><col min="4" max="5" width="0" customWidth="1"/><col min="7" max="7" outlineLevel="1" hidden="1"/></cols>',
        rows: [
          ['ক', 'পরিচয়পত্র', 'খ', 'গোপন', 'গোপন', 'গ', 'গোপন', 'ঘ'],
          { attributes: 'hidden="1"', cells: ['ছাঁকা'] },
          { attributes: 'hidden="true" outlineLevel="1"', cells: ['গুটানো'] },
          { attributes: 'ht="0" customHeight="1"', cells: ['উচ্চতা নেই'] },
          ['১', '', '২', '', '', '৩', '', '৪'],
        ],
      },
    ]),
    right: 'ক | খ | গ | ঘ\n১ | ২ | ৩ | ৪',
  },
  {
    title: 'of merged cells, only the first is shown: the others can have older texts',
    source: 'cells that were merged by copying a format keep their texts',
    input: madeWorkbook([
      {
        rows: [
          ['তালিকা', 'গোপন', 'ক'],
          ['গোপন', 'গোপন', 'খ'],
          ['১', '২', '৩'],
        ],
        after:
          '<mergeCells count="2"><mergeCell ref="A1:B2"/><mergeCell ref="C3:C3"/></mergeCells>',
      },
    ]),
    right: 'তালিকা |  | ক\n |  | খ\n১ | ২ | ৩',
  },
  {
    title: 'merged cells are found in any order of rows, and many of them in time',
    source: 'Apache POI 57893: a sheet with 50,000 merged cells',
    input: madeWorkbook([
      {
        rows: [
          ...Array.from({ length: 20_000 }, () => ['', 'গোপন']),
          ['ক', 'গোপন', 'খ'],
          ['গোপন', 'গোপন', 'গ'],
        ],
        after: `<mergeCells><mergeCell ref="A20001:B20002"/>${Array.from(
          { length: 20_000 },
          (_, index) => `<mergeCell ref="A${20_000 - index}:B${20_000 - index}"/>`,
        ).join('')}</mergeCells>`,
      },
    ]),
    right: 'ক |  | খ\n |  | গ',
  },
  {
    title: 'the font of a cell or of its part decides what is Bijoy',
    source: 'lists in SutonnyMJ with English words in Calibri',
    input: sheet(
      [inFont('Gg G', 'SutonnyMJ'), inFont('MCQ† list', 'Calibri'), inFont(2025, 'SutonnyMJ')],
      [
        {
          value: '',
          runs: [
            ['evsjv', 'SutonnyMJ'],
            [' (Bangla)', 'Arial'],
          ],
        },
      ],
      [inFont('কমিটি – ২০২৫', 'SutonnyMJ'), inFont('a@school.example', 'SutonnyMJ')],
    ),
    right: 'এম এ | MCQ† list | ২০২৫\nবাংলা (Bangla)\nকমিটি – ২০২৫ | a@school.example',
  },
  {
    title: 'formulas, truth values, errors and days as text are read',
    source: 'SheetJS/test_files ErrorTypes.xlsx, xlsx-stream-d-date-cell.xlsx',
    input: sheet([
      { value: '01700000001', type: 'str' },
      { value: 1, type: 'b' },
      { value: '#N/A', type: 'e' },
      { value: '2025-03-12T10:00:00', type: 'd', format: 'd/m/yyyy h:mm' },
    ]),
    right: '01700000001 | TRUE | #N/A | 12/3/2025 10:00',
  },
  {
    title: 'a format that Excel does not know leaves the plain value',
    source: 'ExcelDataReader 15: cells with a wrong format',
    input: sheet([value(5, 'bogus ['), value(DAY, '')]),
    right: '5 | 45728',
  },
  {
    title: 'cells of a row may lack their address, and their rows too',
    source: 'exceljs 1437, readxl 202: x:row, and no r',
    input: madeWorkbook([{ rows: [] }], {
      change: {
        'xl/worksheets/sheet1.xml':
          '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>ক</x:t></x:is></x:c><x:c><x:v>2</x:v></x:c></x:row><!-- <x:row/> --><x:row><x:c t="str"><x:v><![CDATA[<খ>]]></x:v></x:c></x:row></x:sheetData></x:worksheet>',
      },
    }),
    right: 'ক | 2\n<খ>',
  },
  {
    title: 'a number format with a condition keeps the sign',
    source: 'numfmt 27, 28',
    input: sheet(
      [-3.96, 6, 150, -150].map((number) => value(number, '[>=100]#,##0;[<=-100]-#,##0;#,##0.00')),
    ),
    right: '-3.96 | 6.00 | 150 | -150',
  },
  {
    title: 'rounding and powers of ten are those of Excel',
    source: 'numfmt 18, 32; SheetJS/ssf 23',
    input: sheet([
      value(-10.29, '#.###0'),
      value(40_000_000, '0.00E+00'),
      value(0, '[h]:mm'),
      value(1.005, '0.00'),
    ]),
    right: '-10.290 | 4.00E+07 | 0:00 | 1.01',
  },
  {
    title: 'a number with words, colours or a currency is not a day',
    source: 'exceljs 2899, justkawal/excel 111: $20,998 becomes a day',
    input: sheet([
      value(20_997.8364, '"$"#,##0'),
      value(700, '000000'),
      value(12, '0" days"'),
      value(3, '[Red]0;[Yellow]-0'),
      value(5, '0\\ \\m'),
    ]),
    right: '$20,998 | 000700 | 12 days | 3 | 5 m',
  },
  {
    title: 'a format that has only a number is known, also one of East Asia or Thailand',
    source: 'ECMA-376 18.8.30; SheetJS/ssf: files of WPS Office',
    input: madeWorkbook([{ rows: [] }], {
      change: {
        'xl/styles.xml': `<styleSheet><cellXfs>${[14, 20, 10, 22, 58, 32, 62, 164]
          .map((id) => `<xf numFmtId="${id}"/>`)
          .join('')}</cellXfs></styleSheet>`,
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row>${[
          DAY,
          0.75,
          0.855,
          DAY + 0.5,
          DAY,
          0.75,
          1500,
          7,
        ]
          .map((number, style) => `<c s="${style}"><v>${number}</v></c>`)
          .join('')}</row></sheetData></worksheet>`,
      },
    }),
    right: '12/3/2025 | 18:00 | 85.50% | 12/3/2025 12:00 | 12/3/2025 | 18:00:00 | 1,500.00 | 7',
  },
  {
    title: 'a text in a cell for days stays as it is',
    source: 'fast-excel-reader 14, simplexlsx 36',
    input: sheet([
      { value: '19/19/2000', format: 'dd/mm/yyyy' },
      { value: '11-2021', format: '@' },
      { value: 'অনুপস্থিত', format: '0.00' },
    ]),
    right: '19/19/2000 | 11-2021 | অনুপস্থিত',
  },
  {
    title: 'reading aids of Japanese are not text, and escaped line ends are line ends',
    source: 'xlsxio 9, QXlsx 232; exceljs 584, xlsx2csv 174',
    input: madeWorkbook([{ rows: [] }], {
      change: {
        'xl/worksheets/sheet1.xml':
          '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>共通</t><rPh sb="0" eb="2"><t>キョウツウ</t></rPh><phoneticPr fontId="4"/></is></c><c r="B1" t="inlineStr"><is><t>ক_x000D_\nখ</t></is></c><c r="C1" t="inlineStr"><is><t>_x005F_x000D_</t></is></c><c r="D1" t="str"><f>"x"</f><v xml:space="preserve"> গ &amp;#2456; &#x998;</v></c></row></sheetData></worksheet>',
      },
    }),
    right: '共通 | ক খ | _x000D_ | গ &#2456; ঘ',
  },
  {
    title: 'parts are found by absolute paths, with prefixes and without their own case',
    source: 'PhpSpreadsheet 907, readxl 294, 408; ExcelDataReader 682; react-xlsx 21',
    input: zip({
      'xl\\workbook.xml': `<workbook><sheets><sheet name="মডিউল" r:id=""/><sheet name="ক" r:id='r1'/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels':
        '<ns0:Relationships xmlns:ns0="p"><ns0:Relationship Id="r1" Target="/xl/Worksheets/Sheet1.xml" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet"/></ns0:Relationships>',
      'xl/worksheets/sheet1.xml':
        '\uFEFF<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
    }),
    right: '1',
  },
])

fieldTable('The rows of a list in a workbook', rowsOf, [
  {
    title: 'they are of the first sheet that Excel shows, which is named if there are several',
    source: 'SheetJS 123, openxlsx 434: the wrong sheet beside a very hidden one',
    input: madeWorkbook([
      {
        name: 'পুরোনো',
        state: 'hidden',
        rows: [
          ['নাম', 'পদবি'],
          ['সাবেক', 'শিক্ষক'],
        ],
      },
      { name: 'শিক্ষক', rows: [['নাম', 'পদবি']] },
      { name: 'কর্মচারী', rows: [['নাম', 'পদবি']] },
    ]),
    right: { rows: [['নাম', 'পদবি']], sheet: { name: 'শিক্ষক', count: 2 }, is1904: false },
  },
  {
    title: 'hidden rows are empty, so that the others keep their numbers',
    source: 'SheetJS 1280',
    input: sheet(['ক', '১'], { attributes: 'hidden="1"', cells: ['গোপন'] }, ['খ', '২']),
    right: { rows: [['ক', '১'], [], ['খ', '২']], is1904: false },
  },
  {
    title: 'a column of days has days that can be read in one way only; other cells are as shown',
    source: 'SheetJS 392: days in the order of the machine',
    input: sheet(
      ['তারিখ', 'সময়', 'রোল', 'মোবাইল', 'মাস'],
      [
        value(DAY, 'm/d/yyyy'),
        value(10 / 24, 'h:mm AM/PM'),
        value(7, '000'),
        8_801_711_000_001,
        value(DAY, 'mmm\\-yy'),
      ],
    ),
    right: {
      rows: [
        ['তারিখ', 'সময়', 'রোল', 'মোবাইল', 'মাস'],
        ['2025-03-12', '10:00 AM', '007', '8801711000001', 'Mar-25'],
      ],
      is1904: false,
    },
  },
])

fieldTable(
  'The rows of a list in the office',
  (bytes: Buffer) => {
    const { text, sheet: name } = readTable(bytes)!
    return { rows: rowsOfText(text).rows, name }
  },
  [
    {
      title: 'they are those of the command, and the sheet is named',
      source: 'SheetJS 123, openxlsx 434: the wrong sheet beside a very hidden one',
      input: madeWorkbook([
        {
          name: 'পুরোনো',
          state: 'hidden',
          rows: [
            ['নাম', 'পদবি'],
            ['সাবেক', 'শিক্ষক'],
          ],
        },
        {
          name: 'শিক্ষক',
          rows: [
            ['নাম', 'পদবি'],
            [inFont('iwngv', 'SutonnyMJ'), inFont('wk¶K', 'SutonnyMJ')],
          ],
        },
        { name: 'কর্মচারী', rows: [['নাম', 'পদবি']] },
      ]),
      right: {
        rows: [
          ['নাম', 'পদবি'],
          ['রহিমা', 'শিক্ষক'],
        ],
        name: { name: 'শিক্ষক', count: 2 },
      },
    },
  ],
)

fieldTable(
  'A day that is only a number',
  async (bytes: Buffer) => {
    const { rows, is1904 } = (await rowsOf(bytes))!
    return readDocuments(rows, { order: 'day-first', is1904 })!.documents.map(({ at }) => at)
  },
  [1900, 1904].map((year) => ({
    title: `it is counted from ${year}`,
    source: 'SheetJS/test_files 1904/1904.xlsx',
    input: madeWorkbook(
      [
        {
          rows: [
            ['তারিখ', 'শিরোনাম', 'ফাইল'],
            [DAY - (year === 1904 ? 1462 : 0), 'ছুটি', 'ক.pdf'],
          ],
        },
      ],
      { workbookPr: year === 1904 ? '<workbookPr date1904="true"/>' : '' },
    ),
    right: ['2025-03-12T12:00:00.000Z'],
  })),
)

const HEADINGS = ['ক্রমিক', 'নাম', 'পদবি', 'মোবাইল']
const ROW = ['১', 'রহিমা খাতুন', 'সহকারী শিক্ষক', '1700000001']

fieldTable(
  'A list of people with titles and headings of several lines',
  (rows: string[][]) => {
    const { rows: people, unknown } = readPeople(rows)!
    return { people: people.map(({ row, cells }) => ({ row, ...cells })), unknown }
  },
  (
    [
      ['a title in one cell', [['পদ্মা বিদ্যালয়'], HEADINGS, ROW], 3],
      ['two titles and a blank row', [['পদ্মা বিদ্যালয়'], ['শিক্ষকদের তালিকা'], [], HEADINGS, ROW], 5],
      [
        'a title in three cells',
        [['পদ্মা বিদ্যালয়', 'ফোন: 02-9551234', 'নাম: শিক্ষক তালিকা'], HEADINGS, ROW],
        3,
      ],
      ['a title with two known words', [['শিক্ষকের নাম', 'মোবাইল ফোনসহ'], HEADINGS, ROW], 3],
      ['a row with the numbers of the columns', [HEADINGS, ['১', '২', '৩', '৪'], ROW], 3],
      [
        'headings of two lines',
        [['ক্রমিক', 'শিক্ষকের তথ্য', '', 'যোগাযোগ'], ['', 'নাম', 'পদবি', 'মোবাইল'], ROW],
        3,
      ],
      [
        'a line above with one known word',
        [['ক্রমিক', 'নাম', 'অন্যান্য', ''], ['', '', 'পদবি', 'মোবাইল'], ROW],
        3,
      ],
    ] as [string, string[][], number][]
  ).map(([title, input, row]) => ({
    title,
    source: 'ImportExcel 1092, 1500: only the first column came, because of a title above',
    input,
    right: {
      people: [{ row, name: ROW[1], designation: ROW[2], phone: ROW[3] }],
      unknown: [],
    },
  })),
)

/** A title in one cell, in two, in three, and a blank row. */
const TITLES = [['পদ্মা বিদ্যালয়'], ['ঢাকা', 'ফোন: 02-9551234'], ['তালিকা', '', 'তারিখ: ১/১/২০২৫'], []]

fieldTable(
  'A list of documents or of old addresses below titles',
  async (bytes: Buffer) => {
    const { rows } = (await rowsOf(bytes))!
    const documents = readDocuments(rows, { order: 'day-first' })?.documents ?? []
    return {
      documents: documents.map(({ row, title, at }) => [row, title, at]),
      redirects: readRedirects(rows)?.rows.map(({ row, cells }) => ({ row, ...cells })) ?? [],
    }
  },
  [
    {
      title: 'documents come with all their columns',
      source: 'ImportExcel 1092: only the first column came, because of a title above',
      input: sheet(...TITLES, ['তারিখ', 'শিরোনাম', 'ফাইল'], [value(DAY, 'd/m/yyyy'), 'ছুটি', 'ক.pdf']),
      right: { documents: [[6, 'ছুটি', '2025-03-12T12:00:00.000Z']], redirects: [] },
    },
    {
      title: 'old addresses come with their pages',
      source: 'the same',
      input: sheet(...TITLES, ['পুরোনো ঠিকানা', 'এই সাইটের পাতা'], ['/old', '/allNotices']),
      right: {
        documents: [],
        redirects: [{ row: 6, path: '/old', target: '/allNotices' }],
      },
    },
  ],
)

fieldTable(
  'A list of pupils with headings of several lines',
  (rows: string[][]) => {
    const { rows: counts, unknown } = readCounts(rows)!
    return { counts: counts.map(({ row, cells }) => ({ row, ...cells })), unknown }
  },
  [
    {
      title: 'the words below are the columns, and a column that is not understood is named',
      source: 'Laravel-Excel 2526: headings of two lines with merged cells',
      input: [
        ['পদ্মা বিদ্যালয়'],
        ['শ্রেণি', 'শাখা', 'শিফট', 'শিক্ষার্থী', '', 'ধর্ম', '', '', 'মন্তব্য'],
        ['', '', '', 'ছাত্র', 'ছাত্রী', 'ইসলাম', 'হিন্দু', 'অন্যান্য', ''],
        ['ষষ্ঠ', 'ক', 'দিবা', '২', '৬০', '৫০', '১১', '১', 'ঠিক আছে'],
      ],
      right: {
        counts: [
          {
            row: 4,
            className: 'ষষ্ঠ',
            section: 'ক',
            shift: 'দিবা',
            boys: '২',
            girls: '৬০',
            muslim: '৫০',
            hindu: '১১',
          },
        ],
        unknown: ['ধর্ম অন্যান্য', 'মন্তব্য'],
      },
    },
    {
      title: 'the words above distinguish two columns with one word below',
      source: 'Laravel-Excel 754, 2129: two columns with one heading',
      input: [
        ['শ্রেণি', 'শাখা', 'শিফট', 'ছাত্র', '', 'ছাত্রী', ''],
        ['', '', '', 'উপস্থিত', 'মোট', 'উপস্থিত', 'মোট'],
        ['ষষ্ঠ', 'ক', 'দিবা', '২', '৩', '৫০', '৬০'],
      ],
      right: {
        counts: [{ row: 3, className: 'ষষ্ঠ', section: 'ক', shift: 'দিবা', boys: '৩', girls: '৬০' }],
        unknown: ['ছাত্র উপস্থিত', 'ছাত্রী উপস্থিত'],
      },
    },
  ],
)

fieldTable(
  'A telephone number that Excel spoiled',
  readTelephone,
  (
    [
      ['="01700000001"', '01700000001'],
      ['1700000001', '01700000001'],
      ['১৭০০০০০০০১', '০১৭০০০০০০০১'],
      ['1700000001.00', '01700000001'],
      ['8801700000002', '8801700000002'],
      ['+880 1700-000002', '+880 1700-000002'],
      ['01700000001, 01800000001', '01700000001, 01800000001'],
      ['02-9551234', '02-9551234'],
      ['-', ''],
      ['1.7E+09', '', '1.7E+09'],
      ['1.70000E+09', '', '1.70000E+09'],
      ['১.৭E+০৯', '', '১.৭E+০৯'],
      ['abc', '', 'abc'],
      ['#N/A', '', '#N/A'],
    ] as [string, string, string?][]
  ).map(([input, phone, unreadable]) => ({
    title: input,
    source: 'parsecsv-for-php 213: ="0001234"; camptix 40: 4.41E+11; Laravel-Excel 300: 0 lost',
    input,
    right: unreadable === undefined ? { phone } : { phone, unreadable },
  })),
)
