import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
// oxlint-disable-next-line import/no-named-as-default -- its types declare only the default
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { DOCX, PDF, XLSX } from '../../src/files/kinds.ts'
import { refusalOf, run } from '../../src/reading/hidden-parts.ts'
import { copyWithoutNames, inspectFile } from '../../src/reading/inspect-file.ts'
import { hugeEncryptedPdf } from '../bad-input/bombs.ts'
import { equation, png, xls, xlsx } from '../made-files.ts'
import {
  excelFile,
  namedWordFile,
  relations,
  wordFile,
  wordParagraph,
  XML,
} from '../made-office.ts'
import { encryptedPdf, pdfOf, typedPdf } from '../made-pdf.ts'
import { type MadeSheet, madeWorkbook } from '../made-workbook.ts'
import { withUpload } from '../with-upload.ts'
import { fieldTable } from './field-table.ts'

// What files as people send them contain and do not show.

interface Input {
  kind: { mimeType: string }
  bytes: Buffer | Promise<Buffer>
}

/** As the process does it that looks through an upload. */
async function hiddenIn({ kind: { mimeType }, bytes }: Input): Promise<string[] | undefined> {
  try {
    const look = async (source: string) => run({ source, mimeType })
    const found = await withUpload(await bytes, look)
    return 'parts' in found ? found.parts.map(({ kind, name }) => `${kind} ${name}`) : undefined
  } catch (error) {
    expect(refusalOf(error)).toHaveProperty('refused')
    return undefined
  }
}

type Row = [what: string, source: string, bytes: Input['bytes'], right: string[] | undefined]

function check(name: string, kind: Input['kind'], rows: Row[]): void {
  fieldTable(
    name,
    hiddenIn,
    rows.map(([title, source, bytes, right]) => ({ title, source, input: { kind, bytes }, right })),
  )
}

const RESULT = [
  ['রোল', 'নাম', 'নম্বর', 'মোবাইল'],
  ['১', 'মিতু', '৮১', '০১৭১১০০০০০১'],
  ['২', 'রিতু', '৭৯', '০১৭১১০০০০০২'],
]
const sheets = (...made: MadeSheet[]) => madeWorkbook(made)
const columns = (...cols: string[]) => `<cols>${cols.join('')}</cols>`
const hiddenRow = (cells: string[]) => ({ attributes: 'hidden="1"', cells })

check('A workbook', XLSX, [
  [
    'names a hidden sheet and a hidden column',
    'a result sheet with guardians’ telephones',
    sheets(
      { name: 'ফল', rows: RESULT, before: columns('<col min="4" max="4" hidden="1"/>') },
      { name: 'অভিভাবক', state: 'hidden', rows: [['মায়ের নাম', 'রহিমা']] },
    ),
    ['sheet অভিভাবক', 'column D'],
  ],
  [
    'names a sheet that only a macro can show, and a hidden row in it is not named too',
    'Excel’s veryHidden',
    sheets(
      { name: 'ফল', rows: RESULT },
      { name: 'সব', state: 'veryHidden', rows: [hiddenRow(['গোপন'])] },
    ),
    ['sheet সব'],
  ],
  [
    'names filtered rows as one range, in the sheet that has them',
    'a list that was filtered by class',
    sheets(
      { name: 'ক', rows: [RESULT[0]!, hiddenRow(RESULT[1]!), hiddenRow(RESULT[2]!), RESULT[1]!] },
      { name: 'খ', rows: RESULT },
    ),
    ['row ক!2:3'],
  ],
  [
    'names columns without width beyond Z',
    'a column that was dragged to nothing',
    sheets({
      name: 'ক',
      rows: [[...Array.from({ length: 27 }, () => 'ক'), 'গোপন']],
      before: columns('<col min="28" max="28" width="0"/>'),
    }),
    ['column AB'],
  ],
  [
    'does not name empty hidden sheets, rows and columns',
    'a workbook whose unused columns are hidden',
    sheets(
      {
        name: 'ফল',
        rows: [...RESULT, hiddenRow([])],
        before: columns('<col min="9" max="16384" hidden="1"/>'),
      },
      { name: 'Sheet2', state: 'hidden', rows: [] },
    ),
    [],
  ],
  [
    'names the cells with comments',
    'a marks sheet with remarks of a teacher',
    madeWorkbook([{ name: 'ফল', rows: RESULT }], {
      change: {
        'xl/worksheets/_rels/sheet1.xml.rels': relations(['c', 'comments', '../comments1.xml']),
        'xl/comments1.xml': `${XML}<comments><commentList><comment ref="C2"><text><t>নকল করেছে</t></text></comment></commentList></comments>`,
      },
    }),
    ['comment C2'],
  ],
  ['hides nothing', 'a plain list', excelFile({ ফল: RESULT }), []],
  ['that is cut off has no list', 'a broken download', Buffer.from('PK\x03\x04'), undefined],
])

const deleted = (text: string) =>
  `<w:del w:id="1" w:author="x"><w:r><w:delText>${text}</w:delText></w:r></w:del>`
const hiddenRun = (text: string) => `<w:r><w:rPr><w:vanish/></w:rPr><w:t>${text}</w:t></w:r>`

check('A Word document', DOCX, [
  [
    'names words that a tracked change deleted',
    'a notice whose date was changed',
    wordFile(`<w:p>${deleted('৫ মে')}<w:r><w:t>৬ মে ছুটি</w:t></w:r></w:p>`),
    ['deletedText ৫ মে'],
  ],
  [
    'names the words of a table row that a tracked change deleted',
    'a list of which a row was struck',
    wordFile(
      `<w:tbl><w:tr><w:tc>${wordParagraph('মিতু')}</w:tc><w:tc>${wordParagraph('পাস')}</w:tc></w:tr>` +
        `<w:tr><w:trPr><w:del w:id="2"/></w:trPr><w:tc><w:p>${deleted('রিতু')}</w:p></w:tc><w:tc><w:p>${deleted('ফেল')}</w:p></w:tc></w:tr></w:tbl>`,
    ),
    ['deletedText রিতুফেল'],
  ],
  [
    'names words that are formatted as hidden',
    'a form with notes for the office',
    wordFile(`<w:p>${hiddenRun('অফিসের জন্য')}<w:r><w:t>ফরম</w:t></w:r></w:p>`),
    ['coveredText অফিসের জন্য'],
  ],
  [
    'does not name words that were moved, or deleted spaces',
    'a notice whose paragraphs were put in another order',
    wordFile(
      `<w:p><w:moveFrom w:id="3"><w:r><w:t>প্রথম</w:t></w:r></w:moveFrom>${deleted(' ')}<w:moveTo w:id="3"><w:r><w:t>প্রথম</w:t></w:r></w:moveTo></w:p>`,
    ),
    [],
  ],
  [
    'names the workbooks inside, and no equation',
    'a table that was pasted from Excel as an object',
    namedWordFile('admin', 'admin', {
      'word/embeddings/Microsoft_Excel_Sheet1.xlsx': xlsx(),
      'word/embeddings/oleObject1.bin': xls(),
      'word/embeddings/oleObject2.bin': equation(),
    }),
    ['insertedFile Microsoft_Excel_Sheet1.xlsx', 'insertedFile oleObject1.bin'],
  ],
  [
    'names who wrote and who saved it, and their company',
    'a notice from the clerk’s own computer',
    namedWordFile('রহিম উদ্দিন', 'Karim;Salma', {
      'docProps/app.xml': `${XML}<Properties><Application>Microsoft Office Word</Application><Company>Rahim Computers</Company><Template>Normal.dotm</Template></Properties>`,
    }),
    ['author রহিম উদ্দিন', 'author Karim', 'author Salma', 'author Rahim Computers'],
  ],
  [
    'does not name programs, and names that every computer has',
    'documents of python-docx and of new computers',
    namedWordFile('python-docx', 'Windows User'),
    [],
  ],
  ['hides nothing', 'a plain notice', wordFile(wordParagraph('নোটিশ')), []],
])

it('a workbook names the folder on the computer that saved it', async () => {
  const workbook = madeWorkbook([{ rows: RESULT }], {
    workbookPr: '<x15ac:absPath url="C:\\Users\\Rahim\\Desktop\\"/>',
  })
  expect(await hiddenIn({ kind: XLSX, bytes: workbook })).toEqual([
    'author C:\\Users\\Rahim\\Desktop\\',
  ])
})

interface MadePage {
  content: string
  resources?: string
  /** Objects from number 6 on. */
  further?: string[]
  catalog?: string
  page?: string
  trailer?: string
}

/** The text "Roll 14" at the left edge of the page's middle, drawn by `content`. */
const page = ({ content, resources = '', further = [], catalog = '', ...more }: MadePage) =>
  pdfOf(
    [
      `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>${resources}>>${more.page ?? ''}>>`,
      { dictionary: '/Filter/FlateDecode', stream: deflateSync(content) },
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
      ...further,
    ],
    more.trailer,
  )
const words = (text = 'Roll 14 failed', before = '') =>
  `${before} BT /F 14 Tf 60 400 Td (${text}) Tj ET `
const SHOWN = 'BT /F 14 Tf 60 700 Td (Result) Tj ET '
const box = (colour: string) => `q ${colour} rg 50 390 200 30 re f Q `
const PIXEL = 'q 200 0 0 30 50 390 cm BI /W 1 /H 1 /CS /G /BPC 8 /F /AHx ID 80> EI Q '
const layer = (isOff: boolean) =>
  `/OCProperties<</OCGs[6 0 R]/D<<${isOff ? '/OFF[6 0 R]' : '/ON[6 0 R]'}/Order[6 0 R]>>>>`
const LAYER = {
  content: `${SHOWN}/OC /L BDC ${words()} EMC`,
  resources: '/Properties<</L 6 0 R>>',
  further: ['<</Type/OCG/Name(Marks)>>'],
}

check('A PDF', PDF, [
  [
    'names a note that a viewer shows after a click',
    'a letter with a sticky note of the head',
    page({
      content: SHOWN,
      page: '/Annots[6 0 R 7 0 R]',
      further: [
        '<</Type/Annot/Subtype/Text/Rect[50 390 70 420]/Contents(Do not pay before May)>>',
        '<</Type/Annot/Subtype/FreeText/Rect[50 290 250 320]/DA(/F 12 Tf)/Contents(Shown)>>',
      ],
    }),
    ['comment Do not pay before May'],
  ],
  [
    'names the files inside, also the one that is pinned to a page',
    'a bill with its list of names',
    page({
      content: SHOWN,
      page: '/Annots[7 0 R]',
      catalog: '/Names<</EmbeddedFiles<</Names[(names.xlsx)6 0 R]>>>>',
      further: [
        '<</Type/Filespec/F(names.xlsx)/UF(names.xlsx)/EF<</F 8 0 R>>>>',
        '<</Type/Annot/Subtype/FileAttachment/Rect[50 390 70 420]/FS 9 0 R>>',
        '<</Type/EmbeddedFile/Length 4>>\nstream\nRoll\nendstream',
        '<</Type/Filespec/F(rolls.csv)/UF(rolls.csv)/EF<</F 8 0 R>>>>',
      ],
    }),
    ['insertedFile rolls.csv', 'insertedFile names.xlsx'],
  ],
  [
    'names the words below a black box',
    'a result whose names were covered',
    page({ content: SHOWN + words() + box('0 0 0') }),
    ['coveredText Roll 14 failed'],
  ],
  [
    'names the words below a white box',
    'an old date that was covered',
    page({ content: SHOWN + words() + box('1 1 1') + words('New', 'q 1 0 0 1 0 0 cm') + 'Q' }),
    ['coveredText Roll 14 failed'],
  ],
  [
    'names only the words below the box',
    'one name in a line',
    page({ content: `${words('Roll 14 failed and Mitu passed')}q 0 g 55 390 92 30 re f Q` }),
    ['coveredText Roll 14 failed'],
  ],
  [
    'names the words below a picture',
    'a name under a logo',
    page({ content: SHOWN + words() + PIXEL }),
    ['coveredText Roll 14 failed'],
  ],
  [
    'names the words below a box that a viewer drew',
    'a comment tool as a marker',
    page({
      content: SHOWN + words(),
      page: '/Annots[6 0 R]',
      further: [
        '<</Type/Annot/Subtype/Square/Rect[50 390 250 420]/F 4/IC[0 0 0]/C[0 0 0]/AP<</N 7 0 R>>>>',
        '<</Type/XObject/Subtype/Form/BBox[0 0 200 30]/Length 26>>\nstream\n0 0 0 rg 0 0 200 30 re f  \nendstream',
      ],
    }),
    ['coveredText Roll 14 failed'],
  ],
  [
    'names the words in a form object below a box outside of it',
    'a page that a program put into another page',
    page({
      content: `${SHOWN}/X Do ${box('0 0 0')}`,
      resources: '/XObject<</X 6 0 R>>',
      further: [
        `<</Type/XObject/Subtype/Form/BBox[0 0 595 842]/Matrix[1 0 0 1 0 0]/Resources<</Font<</F 5 0 R>>>>/Length ${words().length}>>\nstream\n${words()}\nendstream`,
      ],
    }),
    ['coveredText Roll 14 failed'],
  ],
  [
    'names a layer that is off',
    'a drawing program’s layer',
    page({ ...LAYER, catalog: layer(true) }),
    ['layer Marks'],
  ],
  ['does not name a layer that is on', 'the same', page({ ...LAYER, catalog: layer(false) }), []],
  [
    'does not name words on a coloured box',
    'a table with a coloured head',
    page({ content: box('0.8 0.9 1') + words() }),
    [],
  ],
  [
    'does not name words below a marker that lets them shine through',
    'a highlighted line',
    page({
      content: `${words()}/G gs ${box('1 1 0')}`,
      resources: '/ExtGState<</G<</BM/Multiply>>>>',
    }),
    [],
  ],
  [
    'does not name words in a frame',
    'a notice in a border',
    page({ content: `${words()}q 50 390 200 30 re S Q` }),
    [],
  ],
  [
    'does not name the text that recognition put below a scan',
    'a searchable scan',
    page({
      content: `BT 3 Tr ET ${words()} q 595 0 0 842 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 /F /AHx ID 80> EI Q`,
    }),
    [],
  ],
  [
    'names its author and the folder in its title',
    'Word’s own export',
    page({
      content: SHOWN,
      further: [
        '<</Author(Rahim Uddin)/Title(C:\\\\Users\\\\Rahim\\\\result.docx)/Producer(Word)>>',
      ],
      trailer: '/Info 6 0 R',
    }),
    ['author Rahim Uddin', 'author C:\\Users\\Rahim\\result.docx'],
  ],
  ['hides nothing', 'a typed notice', typedPdf([['Notice', 'Holiday on Friday']]), []],
  ['that needs a password has no list', 'a locked file', encryptedPdf('secret'), undefined],
])

const SAMPLE = path.resolve('src/sample/files')

it('no paper of the sample hides anything', { tags: 'rest' }, async () => {
  const papers = (await readdir(SAMPLE)).filter((name) => name.endsWith('.pdf'))
  expect(papers.length).toBeGreaterThan(20)
  const found = await Promise.all(
    papers.map(async (name) => {
      const bytes = readFile(path.join(SAMPLE, name))
      return [name, await hiddenIn({ kind: PDF, bytes })]
    }),
  )
  expect(found.filter(([, parts]) => parts?.length !== 0)).toEqual([])
})

it(
  'a file is looked through in a process of its own, and a crafted one only has no list',
  { tags: 'rest' },
  async () => {
    const look = (bytes: Buffer, { mimeType }: Input['kind']) =>
      withUpload(bytes, (file) => inspectFile(file, mimeType))
    expect(await look(excelFile({ ফল: RESULT }), XLSX)).toEqual([])
    expect(await look(hugeEncryptedPdf(), PDF)).toBeUndefined()
    expect(await look(await png(), { mimeType: 'image/png' })).toBeUndefined()
  },
)

describe('The names in a file’s description', () => {
  /** The copy without them, and what it hides; undefined if a name stays. */
  const unnamed = (bytes: Buffer, { mimeType }: Input['kind']) =>
    withUpload(bytes, async (file) => {
      const copy = await copyWithoutNames(file, mimeType)
      return copy && { parts: copy.parts, bytes: await readFile(copy.path) }
    })
  const info = (entries: string, more: Partial<MadePage> = {}) =>
    page({ content: SHOWN, further: [`<<${entries}>>`], trailer: '/Info 6 0 R', ...more })
  const hex = (text: string) =>
    `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`
  const packet = (tag: string, text: string) =>
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:${tag}><rdf:Seq><rdf:li>${text}</rdf:li></rdf:Seq></dc:${tag}></x:xmpmeta>`
  const withXmp = (entries: string, xml: string) =>
    info(entries, {
      catalog: '/Metadata 7 0 R',
      further: [
        `<<${entries}>>`,
        `<</Type/Metadata/Subtype/XML/Length ${Buffer.byteLength(xml)}>>\nstream\n${xml}\nendstream`,
      ],
    })
  function claimingTwoGigabytes(file: Buffer): Buffer {
    const entry = file.lastIndexOf('PK\x01\x02')
    file.writeUInt32LE(0x7fffffff, entry + 24)
    return file
  }
  async function madeBy(author: string): Promise<Buffer> {
    const pdf = new PDFDocument({ info: { Author: author } })
    pdf.text('Notice').end()
    return buffer(pdf)
  }

  it.each<[string, Buffer | Promise<Buffer>, string]>([
    ['as plain text', info('/Author(Rahim Uddin)/Creator(Writer)'), 'Rahim Uddin'],
    ['with brackets', info('/Author (Rahim \\(clerk\\) \\101 (x))'), 'Rahim'],
    ['in hexadecimal digits', info(`/Author${hex('রহিম উদ্দিন')}/Title(Notice)`), 'রহিম উদ্দিন'],
    ['of a library', madeBy('রহিম উদ্দিন'), 'রহিম উদ্দিন'],
    ['twice', withXmp('/Author(Rahim Uddin)', packet('creator', 'Rahim Uddin')), 'Rahim Uddin'],
    ['in XML alone', withXmp('/Creator(Writer)', packet('creator', 'রহিম')), 'রহিম'],
    ['of a folder', info('/Title(C:\\\\Users\\\\Rahim\\\\a.docx)'), 'Rahim'],
    ['of a folder in XML', withXmp('', packet('title', 'file:///home/rahim/a.odt')), 'rahim'],
  ])('become spaces in a PDF: %s', async (_what, made, name) => {
    const bytes = await made
    expect((await hiddenIn({ kind: PDF, bytes }))?.join()).toContain(`author`)
    const copy = (await unnamed(bytes, PDF))!
    expect(copy.parts).toEqual([])
    expect(copy.bytes).toHaveLength(bytes.length)
    expect(copy.bytes.includes(name)).toBe(false)
    const changed = [...copy.bytes].filter((byte, index) => byte !== bytes[index])
    expect(new Set(changed)).toEqual(new Set(Buffer.from(changed.includes(0x32) ? '20' : ' ')))
  })

  it('leave a Word file, and nothing else of it changes', async () => {
    const bytes = namedWordFile('রহিম উদ্দিন', 'Karim', {
      'docProps/app.xml': `${XML}<Properties><Application>Word</Application><Company>Rahim Computers</Company></Properties>`,
      'word/media/image1.png': (await png()).toString('latin1'),
    })
    const copy = (await unnamed(bytes, DOCX))!
    expect(copy.parts).toEqual([])
    const [before, after] = [unzipSync(bytes), unzipSync(copy.bytes)]
    expect(Object.keys(after)).toEqual(Object.keys(before))
    const text = (file: Uint8Array) => Buffer.from(file).toString()
    for (const [name, file] of Object.entries(after)) {
      if (name.startsWith('docProps/')) expect(text(file)).not.toMatch(/রহিম|Karim|Rahim/)
      else expect(text(file)).toBe(text(before[name]!))
    }
    expect(text(after['docProps/app.xml']!)).toContain('<Application>Word</Application>')
  })

  it('leave a workbook with the folder of its computer, and its cells and title stay', async () => {
    const bytes = madeWorkbook([{ rows: RESULT }], {
      workbookPr:
        '<mc:AlternateContent><mc:Choice Requires="x15"><x15ac:absPath url="C:\\Users\\Rahim\\"/></mc:Choice></mc:AlternateContent>',
      change: {
        'docProps/core.xml': `${XML}<cp:coreProperties><dc:title>ফল ২০২৬</dc:title><dc:creator>Rahim</dc:creator></cp:coreProperties>`,
      },
    })
    const copy = (await unnamed(bytes, XLSX))!
    expect(copy.parts).toEqual([])
    const core = Buffer.from(unzipSync(copy.bytes)['docProps/core.xml']!).toString()
    expect(core).toContain('<dc:title>ফল ২০২৬</dc:title><dc:creator></dc:creator>')
  })

  it('leave a file that hides something else too, which stays', async () => {
    const bytes = madeWorkbook(
      [
        { name: 'ফল', rows: RESULT },
        { name: 'অভিভাবক', state: 'hidden', rows: [['রহিমা']] },
      ],
      { change: { 'docProps/core.xml': `${XML}<a><dc:creator>Rahim</dc:creator></a>` } },
    )
    expect((await unnamed(bytes, XLSX))!.parts).toEqual([{ kind: 'sheet', name: 'অভিভাবক' }])
  })

  it.each<[string, Input['kind'], Buffer | Promise<Buffer>]>([
    ['a PDF with an escaped key', PDF, info('/#41uthor(Rahim Uddin)')],
    [
      'a signed PDF',
      PDF,
      info('/Author(Rahim Uddin)', { catalog: '/Perms<</DocMDP<</ByteRange[0 1 2 3]>>>>' }),
    ],
    ['an encrypted PDF', PDF, encryptedPdf(undefined, 'Rahim Uddin')],
    [
      'a signed Word file',
      DOCX,
      namedWordFile('Rahim', 'Rahim', { '_xmlsignatures/sig1.xml': '<a/>' }),
    ],
    ['a Word file whose name is in CDATA', DOCX, namedWordFile('<![CDATA[Rahim]]>')],
    ['a file that is cut off', DOCX, namedWordFile('Rahim').subarray(0, 300)],
    ['a file that claims two gigabytes', DOCX, claimingTwoGigabytes(namedWordFile('Rahim'))],
  ])('stay in %s, and there is no copy', async (_what, kind, bytes) => {
    expect(await unnamed(await bytes, kind)).toBeUndefined()
  })
})
