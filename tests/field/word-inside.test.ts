import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hiddenInDocx, readDocx } from '../../src/reading/read-docx.ts'
import { UNREAD } from '../../src/reading/unread.ts'
import { relations, wordParagraph, wordParts } from '../made-office.ts'

// Files inside of a Word file (`altChunk`), as programs that write reports make them.

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-inside-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A document with this file between two paragraphs. */
function around(name: string, content?: string | Uint8Array): Buffer {
  const chunk = '<w:altChunk r:id="c"/>'
  const parts = {
    ...wordParts(wordParagraph('আগে') + chunk + wordParagraph('পরে')),
    'word/_rels/document.xml.rels': relations(['c', 'aFChunk', name]),
  }
  const bytes = Object.entries(parts).map(([part, xml]) => [part, strToU8(xml)] as const)
  const inside = typeof content === 'string' ? strToU8(content) : content
  return Buffer.from(
    zipSync({ ...Object.fromEntries(bytes), ...(inside && { [`word/${name}`]: inside }) }),
  )
}

async function written(document: Uint8Array): Promise<string> {
  const file = path.join(folder, 'inside.docx')
  await writeFile(file, document)
  return file
}
const textOf = async (document: Uint8Array) => readDocx(await written(document))
const between = (text: string) => `আগে\n\n${text}\n\nপরে`

const HTML =
  '<html><head><title>x</title></head><body><h1>ক্রীড়া</h1><p>সকাল&nbsp;৯টায়<br>শুরু</p><ol><li>এক<li>দুই</ol><table><tr><th>নাম</th><th>সময়</th></tr><tr><td>ষষ্ঠ</td></tr></table></body></html>'
const READ = 'ক্রীড়া\n\nসকাল ৯টায়\nশুরু\n\n1. এক\n2. দুই\n\n| নাম | সময় |\n| --- | --- |\n| ষষ্ঠ |  |'

it('reads HTML, also in a mail, and plain text', async () => {
  const inMail = (encoding: string, body: string) =>
    `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}\r\n--b--`
  const plain = (await textOf(around('c.html', HTML)))
    .replace(/\u00A0/g, ' ')
    .replace(/ +\|/g, ' |')
  expect(plain).toBe(between(READ.replace(/ +\|/g, ' |')))
  const base64 = Buffer.from('<p>সভা</p>').toString('base64')
  expect(await textOf(around('c.mht', inMail('base64', base64)))).toBe(between('সভা'))
  const quoted = '<p class=3D"a">=E0=A6=B8=E0=A6=AD=E0=A6=\r\n=BE</p>'
  expect(await textOf(around('c.mht', inMail('quoted-printable', quoted)))).toBe(between('সভা'))
  expect(await textOf(around('c.txt', 'এক\n\nদুই'))).toBe(between('এক\n\nদুই'))
})

it('reads a Word file inside of another, and not one that is deeper', async () => {
  const inner = around('c.txt', 'ভেতরে')
  expect(await textOf(around('c.docx', inner))).toBe(between(between('ভেতরে')))
  const deepest = around('c.docx', around('c.docx', around('c.docx', inner)))
  expect(await textOf(deepest)).toContain(UNREAD)
})

it('says that a part cannot be read', async () => {
  for (const [name, content] of [
    ['c.rtf', '{\\rtf1 text}'],
    ['c.docx', 'PK damaged'],
    ['c.html', undefined],
  ] as const) {
    expect(await textOf(around(name, content))).toBe(between(UNREAD))
  }
})

it('shows no hidden text of HTML, and names it', async () => {
  const file = await written(around('c.html', '<p>আছে</p><p style="display: none">গোপন</p>'))
  expect(await readDocx(file)).toBe(between('আছে'))
  expect(await hiddenInDocx(file)).toContainEqual({ kind: 'coveredText', name: 'গোপন' })
})
