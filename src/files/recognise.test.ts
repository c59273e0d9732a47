import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixture } from '../../tests/build-app.ts'
import * as made from '../../tests/made-files.ts'
import { isLockedOffice, recognise } from './recognise.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-recognise-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'

it.each([
  ['PDF', made.pdf, 'application/pdf', undefined],
  [
    'PDF behind lines of a web server',
    () => Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), made.pdf()]),
    'application/pdf',
    undefined,
  ],
  ['HTML before a PDF', () => Buffer.concat([made.html(), made.pdf()]), undefined, undefined],
  [
    'PDF behind 2 kB of text',
    () => Buffer.concat([Buffer.alloc(2000, ' '), made.pdf()]),
    undefined,
    undefined,
  ],
  ['JPEG', made.jpeg, 'image/jpeg', 'image/jpeg'],
  ['PNG', made.png, 'image/png', 'image/png'],
  ['WebP', made.webp, 'image/webp', 'image/webp'],
  ['GIF', made.gif, undefined, 'image/gif'],
  ['AVIF', made.avif, undefined, 'image/avif'],
  ['HEIC', () => fixture('phone.heic'), 'image/heic', 'image/heic'],
  ['DOCX', made.docx, `${OPEN_XML}.wordprocessingml.document`, undefined],
  ['XLSX', made.xlsx, `${OPEN_XML}.spreadsheetml.sheet`, undefined],
  ['DOC', made.doc, 'application/msword', undefined],
  ['XLS', made.xls, 'application/vnd.ms-excel', undefined],
  ['XLS of Excel 95', made.xls95, 'application/vnd.ms-excel', undefined],
  ['XLS with a logo of Word', made.xlsWithLogoOfWord, 'application/vnd.ms-excel', undefined],
  ['mail with a workbook', made.mailWithWorkbook, undefined, undefined],
  ['another compound file', made.unknownCompoundFile, undefined, undefined],
  ['ZIP', () => made.zip({ 'a.txt': 'word/document.xml' }), undefined, undefined],
  ['HTML', made.html, undefined, undefined],
  ['SVG', made.svg, undefined, undefined],
  ['EXE', made.exe, undefined, undefined],
  ['text', () => Buffer.from('%PDE'), undefined, undefined],
  ['nothing', () => Buffer.alloc(0), undefined, undefined],
])('recognises a %s by its bytes, for any file name', async (kind, make, asDocument, asPicture) => {
  const file = path.join(folder, `${kind}.exe`)
  await writeFile(file, await make())
  expect((await recognise(file, 'documents'))?.mimeType).toBe(asDocument)
  expect((await recognise(file, 'pictures'))?.mimeType).toBe(asPicture)
})

it.each([
  ['DOC', made.lockedDoc, true],
  ['XLS', made.lockedXls, true],
  ['XLS of Excel 95', made.lockedXls95, true],
  ['DOCX', made.lockedDocx, true],
  ['DOC without one', made.doc, false],
  ['XLS without one', made.xls, false],
  ['DOCX without one', made.docx, false],
  ['file that only begins like one', () => made.xls().subarray(0, 700), false],
])('says whether a password is needed for a %s', async (kind, make, isLocked) => {
  const file = path.join(folder, `${kind}.locked`)
  await writeFile(file, make())
  expect(await isLockedOffice(file)).toBe(isLocked)
})

it('says of crafted compound files that they are no such file, or need no password', async () => {
  const lie = (...lies: [at: number, number: number][]) => {
    const bytes = made.xls()
    for (const [at, number] of lies) bytes.writeUInt32LE(number, at)
    return bytes
  }
  // The size of a sector, the tables of sectors, and the place and the size of the stream.
  const places = [30, 48, 56, 68, 76, 512, 520, 1268, 1272]
  const numbers = [0, 1, 0x7fffffff, 0xfffffff0, 0xffffffff]
  const file = path.join(folder, 'crafted.xls')
  // A small stream lies in the stream of the root, whose first sector is far behind the end.
  const small = lie([1272, 10], [1268, 100], [1140, 0x7fffffff])
  const crafted = places.flatMap((at) => numbers.map((number) => lie([at, number])))
  for (const bytes of [...crafted, small]) {
    await writeFile(file, bytes)
    expect(await isLockedOffice(file)).toBe(false)
    expect([undefined, 'application/vnd.ms-excel']).toContain(
      (await recognise(file, 'documents'))?.mimeType,
    )
  }
})
