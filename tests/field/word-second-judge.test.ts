import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { openPdf } from '../../src/reading/pdf-file.ts'
import { readDocx } from '../../src/reading/read-docx.ts'
import { wordFile } from '../made-office.ts'

const LIBREOFFICE = '/usr/bin/soffice'
const DOCUMENTS = 60

/** The same documents in each run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const STYLES = `
  <w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
  <w:style w:type="paragraph" w:styleId="Draft"><w:name w:val="Draft"/><w:rPr><w:vanish/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Shown"><w:name w:val="Shown"/><w:basedOn w:val="Draft"/><w:rPr><w:vanish w:val="0"/></w:rPr></w:style>
  <w:style w:type="character" w:styleId="Note"><w:name w:val="Note"/><w:rPr><w:vanish/></w:rPr></w:style>
  <w:style w:type="character" w:styleId="Note2"><w:name w:val="Note2"/><w:basedOn w:val="Note"/></w:style>`
const level = (at: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${at + 1}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
const NUMBERING = `<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/>${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '(%2)')}${level(2, 'upperRoman', '%1.%3')}</w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>`

/** A document of paragraphs, lists and tables, with hidden and inserted words, controls and fields. */
function makeDocument(seed: number): string {
  const random = createRandom(seed)
  const pick = <T>(values: readonly T[]): T => values[random(values.length)]!
  let count = 0
  /** Words without digits: the numbers of the text are those of its lists. */
  const word = () => {
    count += 1
    const letters = [676, 26, 1].map((unit) =>
      String.fromCharCode(97 + (Math.floor(count / unit) % 26)),
    )
    return `word${letters.join('')} `
  }
  const text = () => `<w:t xml:space="preserve">${word()}</w:t>`
  /** Word shows a hidden style inside of another one, and LibreOffice does not. */
  const run = (isInHidden: boolean) => {
    const properties = pick([
      '',
      '',
      '<w:b/>',
      '<w:strike/>',
      '<w:vanish/>',
      '<w:vanish w:val="0"/>',
      ...(isInHidden ? [] : ['<w:rStyle w:val="Note"/>', '<w:rStyle w:val="Note2"/>']),
    ])
    return `<w:r><w:rPr>${properties}</w:rPr>${text()}</w:r>`
  }
  const inline = (isInHidden: boolean) =>
    pick([
      () => run(isInHidden),
      () => run(isInHidden),
      () => run(isInHidden),
      () =>
        `<w:ins w:id="1" w:author="a" w:date="2025-01-01T00:00:00Z"><w:r>${text()}</w:r></w:ins>`,
      () => `<w:sdt><w:sdtPr/><w:sdtContent>${run(isInHidden)}</w:sdtContent></w:sdt>`,
      () => `<w:fldSimple w:instr=" QUOTE x "><w:r>${text()}</w:r></w:fldSimple>`,
      () => '<w:r><w:tab/></w:r>',
    ])()
  const paragraph = () => {
    const style = pick(['', '', '', 'Draft', 'Shown'])
    const list =
      style || random(2)
        ? ''
        : `<w:numPr><w:ilvl w:val="${random(3)}"/><w:numId w:val="${1 + random(2)}"/></w:numPr>`
    // LibreOffice also shows the number of an entry without words.
    const start = list ? `<w:r>${text()}</w:r>` : ''
    return `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}${list}</w:pPr>${start}${Array.from({ length: 1 + random(4) }, () => inline(style === 'Draft')).join('')}</w:p>`
  }
  const plain = () => `<w:p><w:r>${text()}</w:r></w:p>`
  const table = () => {
    const columns = 2 + random(4)
    const tall = random(columns)
    const rows = Array.from({ length: 2 + random(4) }, (_, index) => {
      const cells: string[] = []
      for (let at = 0; at < columns;) {
        const isTall = at === tall
        const isWide = !isTall && at + 1 < columns && at + 1 !== tall && random(3) === 0
        const merge = isTall ? `<w:vMerge${index === 0 ? ' w:val="restart"' : ''}/>` : ''
        const properties = `<w:tcW w:w="${isWide ? 3600 : 1800}" w:type="dxa"/>${isWide ? '<w:gridSpan w:val="2"/>' : ''}${merge}`
        cells.push(
          `<w:tc><w:tcPr>${properties}</w:tcPr>${isTall && index > 0 ? '<w:p/>' : plain()}</w:tc>`,
        )
        at += isWide ? 2 : 1
      }
      return `<w:tr>${cells.join('')}</w:tr>`
    })
    const grid = '<w:gridCol w:w="1800"/>'.repeat(columns)
    return `<w:tbl><w:tblPr/><w:tblGrid>${grid}</w:tblGrid>${rows.join('')}</w:tbl>${plain()}`
  }
  const blocks = Array.from({ length: 2 + random(8) }, () => (random(4) ? paragraph() : table()))
  return blocks.join('') + plain()
}

/** Sorted, because a PDF has no order of cells. */
const wordsOf = (text: string) => (text.match(/[a-zA-Z\d]+/g) ?? []).toSorted()

async function textOfPdf(file: string): Promise<string> {
  const pdf = await openPdf(await readFile(file))
  let text = ''
  for (let index = 0; index < pdf.pageCount; index += 1) {
    const lines = await pdf.usePage(index, async (page) => page.lines() ?? [])
    text += lines.map(({ words }) => words.map((word) => word.text).join(' ')).join('\n')
  }
  return text
}

it.runIf(existsSync(LIBREOFFICE))(
  'a document has the words and numbers that LibreOffice prints',
  { tags: 'rest', timeout: 180_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-judge-'))
    try {
      const files = Array.from({ length: DOCUMENTS }, (_, seed) =>
        path.join(folder, `${seed}.docx`),
      )
      for (const [seed, file] of files.entries()) {
        const extras = { styles: STYLES, numbering: NUMBERING }
        await writeFile(file, wordFile(makeDocument(seed + 1), extras))
      }
      const profile = pathToFileURL(path.join(folder, 'profile'))
      await promisify(execFile)(LIBREOFFICE, [
        `-env:UserInstallation=${profile.href}`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        ...files,
      ])
      for (const file of files) {
        const theirs = await textOfPdf(file.replace(/docx$/, 'pdf'))
        expect(wordsOf(await readDocx(file)), file).toEqual(wordsOf(theirs))
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)
