import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hiddenInXlsx } from '../../src/reading/hidden-in-xlsx.ts'
import { readXlsx } from '../../src/reading/read-xlsx.ts'
import { UNREAD } from '../../src/reading/unread.ts'
import { relations, XML } from '../made-office.ts'
import { madeWorkbook, type MadeSheet } from '../made-workbook.ts'

// What Excel shows in text boxes, shapes, WordArt and diagrams.

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-drawn-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (text: string, font = '') =>
  `<a:r><a:rPr>${font && `<a:latin typeface="${font}"/>`}</a:rPr><a:t>${text}</a:t></a:r>`
const shape = (content: string, attributes = '') =>
  `<xdr:sp><xdr:nvSpPr><xdr:cNvPr id="2" name="Box" ${attributes}/></xdr:nvSpPr><xdr:txBody><a:p>${content}</a:p></xdr:txBody></xdr:sp>`
const anchor = (row: number, content: string, column = 0) =>
  `<xdr:twoCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:row>${row}</xdr:row></xdr:from><xdr:to><xdr:col>${column + 1}</xdr:col><xdr:row>${row + 1}</xdr:row></xdr:to>${content}</xdr:twoCellAnchor>`
const NAMESPACES =
  'xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

/** Each of the sheets has the drawing. */
function drawnOn(drawing: string, sheets: MadeSheet[], more: Record<string, string> = {}): Buffer {
  return madeWorkbook(sheets, {
    change: {
      ...Object.fromEntries(
        sheets.map((_, index) => [
          `xl/worksheets/_rels/sheet${index + 1}.xml.rels`,
          relations(['d', 'drawing', '../drawings/drawing1.xml']),
        ]),
      ),
      'xl/drawings/drawing1.xml': `${XML}<xdr:wsDr ${NAMESPACES}>${drawing}</xdr:wsDr>`,
      ...more,
    },
  })
}

async function textOf(workbook: Buffer): Promise<string> {
  const file = path.join(folder, 'drawn.xlsx')
  await writeFile(file, workbook)
  return readXlsx(file)
}

const TABLE = [
  ['নাম', 'শ্রেণি'],
  ['রহিমা', '৬'],
]

it('reads boxes from top to bottom, those above the table before it', async () => {
  const group = `<xdr:grpSp><xdr:nvGrpSpPr><xdr:cNvPr id="1" name="g"/></xdr:nvGrpSpPr>${shape(run('cixÿv', 'SutonnyMJ'))}</xdr:grpSp>`
  const drawing =
    anchor(6, shape(run('শেষ'))) +
    anchor(5, group) +
    anchor(0, shape(`${run('এক')}<a:br/>${run('দুই')}`))
  expect(await textOf(drawnOn(drawing, [{ rows: [[], [], ...TABLE] }]))).toBe(
    'এক\nদুই\n\n| নাম | শ্রেণি |\n| --- | ---: |\n| রহিমা | ৬ |\n\nপরীক্ষা\n\nশেষ'.normalize(),
  )
})

it('reads a shape once that has a form for older programs', async () => {
  const both = `<mc:AlternateContent><mc:Choice Requires="a14">${anchor(0, shape(run('নতুন')))}</mc:Choice><mc:Fallback>${anchor(0, shape(run('পুরোনো')))}</mc:Fallback></mc:AlternateContent>`
  expect(await textOf(drawnOn(both, [{ rows: [] }]))).toBe('নতুন')
})

it('shows nothing of hidden sheets, hidden shapes, and shapes on hidden columns, and names them', async () => {
  const drawing =
    anchor(0, shape(run('দেখা যায়'))) +
    anchor(1, shape(run('লুকানো'), 'hidden="1"')) +
    anchor(2, shape(run('কলামে')), 3)
  const before = '<cols><col min="4" max="4" hidden="1"/></cols>'
  const workbook = drawnOn(drawing, [
    { name: 'এক', rows: [], before },
    { name: 'দুই', state: 'hidden', rows: [] },
  ])
  expect(await textOf(workbook)).toBe('দেখা যায়'.normalize())
  expect(hiddenInXlsx(workbook)).toEqual([
    { kind: 'sheet', name: 'দুই' },
    { kind: 'coveredText', name: 'লুকানো' },
    { kind: 'coveredText', name: 'কলামে' },
  ])
})

it('reads a diagram, and says it if the diagram is missing', async () => {
  const drawing = anchor(
    0,
    '<xdr:graphicFrame><a:graphic><a:graphicData><dgm:relIds xmlns:dgm="d" r:dm="data"/></a:graphicData></a:graphic></xdr:graphicFrame>',
  )
  const diagram = {
    'xl/drawings/_rels/drawing1.xml.rels': relations([
      'data',
      'diagramData',
      '../diagrams/data1.xml',
    ]),
    'xl/diagrams/data1.xml': `${XML}<d:dataModel xmlns:d="d" ${NAMESPACES}><d:t><a:p>${run('সভাপতি')}</a:p></d:t></d:dataModel>`,
  }
  expect(await textOf(drawnOn(drawing, [{ rows: [] }], diagram))).toBe('সভাপতি')
  expect(await textOf(drawnOn(drawing, [{ rows: [] }]))).toBe(UNREAD)
})
