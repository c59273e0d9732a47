import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp, { type Region } from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { widestAvif } from '../../src/files/pictures/page-picture.ts'
import { toGrey } from '../../src/reading/grey-picture.ts'
import { characterOf, openPdf } from '../../src/reading/pdf-file.ts'
import { readDocument } from '../../src/reading/read-document.ts'
import { visibleLines } from '../../src/reading/visible-words.ts'
import { pdfOf } from '../made-pdf.ts'

// What a viewer shows of PDFs as people send them. Each row names the report that it comes from.

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-pdf-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Enough words for a text layer that is compared with the page. */
const LETTER = [
  'The annual examination of all classes begins on Thursday, the twenty-sixth of',
  'November, at ten in the morning. Every student must bring her admit card. Mobile',
  'telephones and calculators are not allowed in the examination hall of the school.',
]
const FORM = ['Application form for admission to class six', '', 'Name:', 'Class:', 'Paid:']
const BOX = 'q 0 0 0 RG 1 1 14 14 re S Q'
const TICKED = `${BOX} q 0 0 0 rg 4 4 8 8 re f Q`

interface Page {
  lines: string[]
  /** Drawn after the lines. */
  more?: string
  fields?: string[]
  /** Drawings for the fields: objects 6, 7 and so on. */
  drawings?: string[]
  mediaBox?: string
}

/** A page of lines, 18 points high, the first at 780. Its layer L is switched off. */
function formPdf({ lines, more = '', fields = [], drawings = [], ...page }: Page) {
  const written = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join(' ')
  const layer = `${6 + drawings.length + fields.length} 0 R`
  const ids = fields.map((_, index) => `${6 + drawings.length + index} 0 R`).join(' ')
  return pdfOf([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${ids}]/DR<</Font<</F 4 0 R>>>>/DA(/F 12 Tf 0 g)>>/OCProperties<</OCGs[${layer}]/D<</OFF[${layer}]>>>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[${page.mediaBox ?? '0 0 595 842'}]/Contents 5 0 R/Annots[${ids}]/Resources<</Font<</F 4 0 R>>/Properties<</L ${layer}>>>>>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    {
      dictionary: '',
      stream: Buffer.from(`BT /F 12 Tf 18 TL 60 780 Td ${written} ET ${more}`, 'latin1'),
    },
    ...drawings.map((drawing) => ({
      dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 16 16]',
      stream: Buffer.from(drawing),
    })),
    ...fields,
    '<</Type/OCG/Name(L)>>',
  ])
}

/** A field from 130 points to `right`, at the height of a line. */
function field(line: number, entry: string, right = 400, flags = 4): string {
  const low = 775 - 18 * line
  return `<</Type/Annot/Subtype/Widget/F ${flags}/Rect[130 ${low} ${right} ${low + 16}]/P 3 0 R/T(f${line}.${right})${entry}>>`
}
const tick = (line: number, state: 'Yes' | 'Off', more = '') =>
  field(line, `/FT/Btn/V/${state}/AS/${state}/AP<</N<</Yes 6 0 R/Off 7 0 R>>>>${more}`, 146)

async function read(bytes: Buffer) {
  const file = path.join(folder, 'upload')
  await writeFile(file, bytes)
  const reading = await readDocument({ path: file, mimeType: 'application/pdf' }, folder)
  if (!reading.isRead) throw new Error(`${reading.problem}: ${reading.cause}`)
  return reading
}

/** The words of the file's text layer and its entries. */
async function fieldsOf(bytes: Buffer): Promise<string[]> {
  const pdf = await openPdf(bytes)
  return pdf.usePage(0, async (page) => page.fields().map(({ text }) => text))
}

type Row = [what: string, source: string, fields: string[], right: string[]]
const drawings = [TICKED, BOX]

describe('A filled-in form', () => {
  it.each<Row>([
    [
      'an entry with a drawing and one without',
      'Hopding/pdf-lib#569, pdfcpu/pdfcpu#645',
      [field(2, '/FT/Tx/V(Shapla Akter)'), field(3, '/FT/Tx/V(Six)/AP<</N 6 0 R>>')],
      ['Shapla Akter', 'Six'],
    ],
    [
      'an entry in Bengali, and one of several lines',
      'mozilla/pdf.js: issue20504.pdf, annotation-tx3.pdf',
      [
        field(2, `/FT/Tx/V<FEFF${Buffer.from('মিতু', 'utf16le').swap16().toString('hex')}>`),
        field(3, '/FT/Tx/Ff 4096/V(Six\\rSeven)'),
      ],
      ['মিতু', 'Six Seven'],
    ],
    [
      'a tick, and an empty box beside it',
      'Hopding/pdf-lib#354, mozilla/pdf.js: annotation-button-widget.pdf',
      [tick(2, 'Yes'), tick(3, 'Off')],
      ['☒', '☐'],
    ],
    ['boxes without any tick say nothing', 'a blank form', [tick(2, 'Off'), tick(3, 'Off')], []],
    [
      'a choice by its words and not by its code, and several',
      'mozilla/pdf.js: annotation-choice-widget.pdf',
      [
        field(2, '/FT/Ch/Ff 131072/Opt[[(a)(Morning)][(b)(Day)]]/V(b)'),
        field(3, '/FT/Ch/Ff 2097152/Opt[(One)(Two)(Three)]/V[(One)(Three)]/I[0 2]'),
      ],
      ['Day', 'One, Three'],
    ],
    [
      'hidden entries and passwords are not read',
      'mozilla/pdf.js: issue15053.pdf',
      [
        field(2, '/FT/Tx/V(Hidden)', 400, 2),
        field(3, '/FT/Tx/V(No view)', 400, 32),
        field(4, '/FT/Tx/Ff 8192/V(Secret)'),
      ],
      [],
    ],
    [
      'a text that somebody typed on the page',
      'mozilla/pdf.js: freetexts.pdf',
      [
        '<</Type/Annot/Subtype/FreeText/F 4/Rect[130 740 300 756]/P 3 0 R/DA(/F 12 Tf)/Contents(Mitu Rani)>>',
        '<</Type/Annot/Subtype/Text/F 4/Rect[130 700 146 716]/P 3 0 R/Contents(Note for the office)>>',
      ],
      ['Mitu Rani'],
    ],
    [
      'an entry in Bijoy',
      'a form of a school in Netrokona',
      [field(2, '/FT/Tx/DA(/SutonnyMJ 12 Tf)/V(cix\\377v)')],
      ['পরীক্ষা'],
    ],
  ])('%s (%s)', async (_what, _source, fields, right) => {
    expect(await fieldsOf(formPdf({ lines: FORM, fields, drawings }))).toEqual(
      right.map((text) => text.normalize()),
    )
  })

  it(
    'shows its entries in its picture, and reads them in their lines',
    { tags: 'rest' },
    async () => {
      const fields = [field(2, '/FT/Tx/V(Shapla Akter)'), field(3, '/FT/Tx/V(Six)'), tick(4, 'Yes')]
      const { text, pages } = await read(formPdf({ lines: FORM, fields, drawings }))
      expect(text).toContain('Name: Shapla Akter')
      expect(text).toContain('Class: Six')
      expect(text).toContain('Paid: ☒')
      const { path: picture } = widestAvif(pages[0]!)
      const scale = pages[0]!.width / 595
      for (const line of [2, 3, 4]) {
        const part: Region = {
          left: Math.round(133 * scale),
          top: Math.round((842 - 791 + 18 * line) * scale),
          width: Math.round(11 * scale),
          height: Math.round(16 * scale),
        }
        const { channels } = await sharp(await sharp(picture).extract(part).toBuffer()).stats()
        expect(channels[0]!.min, `line ${line}`).toBeLessThan(100)
      }
    },
  )

  it('with a right text layer has its entries between its words', { tags: 'rest' }, async () => {
    const lines = [...LETTER, 'Name:', 'Class:']
    const fields = [field(3, '/FT/Tx/V(Shapla Akter)'), field(4, '/FT/Tx/V(Six)')]
    const { text, source } = await read(formPdf({ lines, fields }))
    expect(source).toBe('file')
    expect(text).toMatch(/Name: Shapla Akter\s+Class: Six/)
  })
})

/** The words of the text layer that the page shows. */
async function shownBy(bytes: Buffer): Promise<string> {
  const pdf = await openPdf(bytes)
  return pdf.usePage(0, async (page) => {
    const pixels = page.render(1000, 1414)
    const picture = await toGrey(sharp(pixels.data, { raw: pixels.info }))
    const lines = visibleLines(page.lines() ?? [], picture, page.width)
    return lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join(' ')
  })
}

describe('Words that a viewer does not show are not read', () => {
  const secret = '(Secret mark 91827) Tj'
  it.each([
    ['white on white', 'a name that was made white', `BT 1 g /F 12 Tf 60 500 Td ${secret} ET`],
    [
      'below a white rectangle',
      'a mark that was covered',
      `BT /F 12 Tf 60 500 Td ${secret} ET 1 g 50 490 300 30 re f`,
    ],
    [
      'on a layer that is switched off',
      'mozilla/pdf.js: optional content',
      `/OC /L BDC BT /F 12 Tf 60 500 Td ${secret} ET EMC`,
    ],
    ['outside of the page', 'mozilla/pdf.js: crop boxes', `BT /F 12 Tf 60 -500 Td ${secret} ET`],
  ])('%s (%s)', async (_what, _source, more) => {
    expect(await shownBy(formPdf({ lines: LETTER, more }))).toBe(LETTER.join(' '))
  })

  it('white words on a dark ground, and a page whose corner is not at zero, keep their words', async () => {
    const more = `0 g 50 490 300 30 re f BT 1 g /F 12 Tf 60 500 Td ${secret} ET`
    for (const mediaBox of ['0 0 595 842', '20 300 615 1142']) {
      const shown = await shownBy(formPdf({ lines: LETTER, more, mediaBox }))
      expect(shown).toContain('Every student must bring her admit card')
    }
    expect(await shownBy(formPdf({ lines: LETTER, more }))).toContain('Secret mark 91827')
  })

  it('nor are they in the text of the document', { tags: 'rest' }, async () => {
    const more = `BT 1 g /F 12 Tf 60 500 Td ${secret} ET`
    const { text, source } = await read(formPdf({ lines: LETTER, more }))
    expect(source).toBe('file')
    expect(text).toBe(LETTER.join(' '))
  })

  // PDFium returns three bytes of UTF-8 as one code.
  it('a code that no character has is a broken one (mozilla/pdf.js: issue18117.pdf)', () => {
    expect([0x41, 0x1f600, 0xe38081].map(characterOf)).toEqual(['A', '😀', '\uFFFD'])
  })
})

it(
  'One bullet or tick of a font of signs does not replace the text of a PDF by recognition',
  { tags: 'rest' },
  async () => {
    const toUnicode =
      '1 begincodespacerange <00> <FF> endcodespacerange 2 beginbfchar <B7> <F0B7> <FC> <F0FC> endbfchar'
    const lines = [...LETTER, 'E-mail: admission2027@school.example, EIIN 1O8l45']
    const drawn = lines.map((line) => `(${line}) Tj T*`).join(' ')
    const file = path.join(folder, 'signs.pdf')
    await writeFile(
      file,
      pdfOf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</F 4 0 R/B 6 0 R/W 7 0 R>>>>>>',
        '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
        {
          dictionary: '',
          stream: Buffer.from(
            `BT /F 12 Tf 18 TL 60 780 Td ${drawn} /B 12 Tf <B7> Tj /F 12 Tf ( First) Tj T* /W 12 Tf <FC> Tj /F 12 Tf ( Second) Tj ET`,
          ),
        },
        '<</Type/Font/Subtype/Type1/BaseFont/Symbol/ToUnicode 8 0 R>>',
        // A font that does not say what it is.
        '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode 8 0 R>>',
        {
          dictionary: '',
          stream: Buffer.from(
            `/CIDInit /ProcSet findresource begin 12 dict begin begincmap ${toUnicode} endcmap end end`,
          ),
        },
      ]),
    )
    const reading = await readDocument(
      { path: file, mimeType: 'application/pdf', isPictured: true },
      folder,
    )
    expect(reading).toMatchObject({ source: 'file' })
    const { text } = reading as { text: string }
    expect(text).toContain('admission2027@school.example, EIIN 1O8l45')
    expect(text).toMatch(/• First\n+✓ Second/)
  },
)
