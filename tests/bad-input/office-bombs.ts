import { strToU8, zipSync } from 'fflate'
import { MAIN, relations, RELATIONSHIPS, wordParts, type WordExtras, XML } from '../made-office.ts'

/** Small Office files that would hold a reader for minutes or hours. */
export interface OfficeBomb {
  what: string
  extension: 'xlsx' | 'docx'
  make: () => Buffer
}

const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('')

function packed(parts: Record<string, string>): Buffer {
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  )
}

interface SheetParts {
  before?: string
  rows?: string
  after?: string
  styles?: string
  texts?: string
  sheets?: number
  drawing?: string
}

function workbook({
  before = '',
  rows = '',
  after = '',
  styles,
  texts,
  sheets = 1,
  drawing,
}: SheetParts) {
  return packed({
    ...(drawing !== undefined && {
      'xl/worksheets/_rels/sheet1.xml.rels': relations(['d', 'drawing', 'd.xml']),
      'xl/worksheets/d.xml': `${XML}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing">${drawing}</xdr:wsDr>`,
    }),
    '_rels/.rels': relations(['r1', 'officeDocument', 'xl/workbook.xml']),
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets>${times(sheets, (index) => `<sheet name="S${index}" sheetId="${index + 1}" r:id="s1"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['s1', 'worksheet', 'worksheets/sheet1.xml'],
      ['s2', 'styles', 'styles.xml'],
      ['s3', 'sharedStrings', 'sharedStrings.xml'],
    ),
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
    ...(styles !== undefined && {
      'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    }),
    ...(texts !== undefined && {
      'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}">${texts}</sst>`,
    }),
  })
}

const cells = (count: number, cell = '<c><v>1</v></c>') =>
  times(Math.ceil(count / 1000), () => `<row>${cell.repeat(1000)}</row>`)
const merges = (count: number) =>
  `<mergeCells>${'<mergeCell ref="ZZ1:ZZ1048576"/>'.repeat(count)}</mergeCells>`
const formatted = (code: string) =>
  `<numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs><xf/><xf numFmtId="200"/></cellXfs>`
const word = (body: string, extras: WordExtras = {}) => packed(wordParts(body, extras))
const paragraph = (style: string) => `<w:p><w:pPr>${style}</w:pPr><w:r><w:t>a</w:t></w:r></w:p>`
const nested = (depth: number, open: string, close: string) =>
  open.repeat(depth) + close.repeat(depth)

export const OFFICE_BOMBS: OfficeBomb[] = [
  {
    what: 'a workbook of 100,000 hidden columns and a million cells',
    extension: 'xlsx',
    make: () =>
      workbook({
        before: `<cols>${'<col min="20000" max="20000" hidden="1"/>'.repeat(100_000)}</cols>`,
        rows: cells(1_000_000),
      }),
  },
  {
    what: 'a document with HTML of a hundred thousand rows below one of as many cells',
    extension: 'docx',
    make: () =>
      packed({
        ...wordParts('<w:altChunk r:id="c"/>'.repeat(1000)),
        'word/_rels/document.xml.rels': relations(['c', 'aFChunk', 'c.html']),
        'word/c.html': `<table><tr>${'<td>'.repeat(100_000)}${'<tr><td>'.repeat(100_000)}</table>`,
      }),
  },
  {
    what: 'a workbook with a drawing over all rows of 100,000 hidden columns',
    extension: 'xlsx',
    make: () =>
      workbook({
        before: `<cols>${'<col min="1" max="16384" hidden="1"/>'.repeat(100_000)}</cols>`,
        drawing: '<xdr:twoCellAnchor/>'.repeat(100_000),
      }),
  },
  {
    what: 'a workbook of 50,000 merged columns and a million cells',
    extension: 'xlsx',
    make: () => workbook({ rows: cells(1_000_000), after: merges(50_000) }),
  },
  {
    what: 'a workbook whose rows jump back over 50,000 merged cells',
    extension: 'xlsx',
    make: () =>
      workbook({
        rows: times(100_000, (index) => `<row r="${index % 2 ? 1 : 9}"><c><v>1</v></c></row>`),
        after: merges(50_000),
      }),
  },
  {
    what: 'a workbook of 300,000 rows that all are the first, with a cell in the last column',
    extension: 'xlsx',
    make: () => workbook({ rows: '<row r="1"><c r="XFD1"><v>1</v></c></row>'.repeat(300_000) }),
  },
  {
    what: 'a workbook with a number format of a million letters',
    extension: 'xlsx',
    make: () =>
      workbook({
        rows: cells(100_000, '<c s="1"><v>1.5</v></c>'),
        styles: formatted('0'.repeat(1_000_000)),
      }),
  },
  {
    what: 'a workbook with a number format of a million sections',
    extension: 'xlsx',
    make: () =>
      workbook({
        rows: cells(100_000, '<c s="1"><v>-1.5</v></c>'),
        styles: formatted('[h];'.repeat(250_000)),
      }),
  },
  {
    what: 'a workbook with fractions of 250 digits',
    extension: 'xlsx',
    make: () =>
      workbook({
        rows: cells(200_000, '<c s="1"><v>3.14159265</v></c>'),
        styles: formatted(`# ${'?'.repeat(120)}/${'?'.repeat(120)}`),
      }),
  },
  {
    what: 'a workbook with a text of a million fonts in 100,000 cells',
    extension: 'xlsx',
    make: () =>
      workbook({
        rows: cells(100_000, '<c t="s"><v>0</v></c>'),
        texts: `<si>${'<r><t>a</t></r>'.repeat(1_000_000)}</si>`,
      }),
  },
  {
    what: 'a workbook with a text of ten million letters in 100,000 cells',
    extension: 'xlsx',
    make: () =>
      workbook({
        rows: cells(100_000, '<c t="s"><v>0</v></c>'),
        texts: `<si><t>${'evwl©K '.repeat(1_400_000)}</t></si>`,
      }),
  },
  {
    what: 'a workbook that shows an empty sheet of 20 MB 5,000 times',
    extension: 'xlsx',
    make: () => workbook({ rows: cells(4_000_000, '<c/>'), sheets: 5000 }),
  },
  {
    what: 'a workbook with an attribute of ten million letters',
    extension: 'xlsx',
    make: () => workbook({ rows: `<row><c ${'a'.repeat(10_000_000)}/></row>` }),
  },
  {
    what: 'a workbook with an element whose name has a million letters and no end',
    extension: 'xlsx',
    make: () => workbook({ rows: `<row><${'a'.repeat(1_000_000)}<c/></row>` }),
  },
  {
    what: 'a workbook of a million nested elements',
    extension: 'xlsx',
    make: () => workbook({ rows: nested(1_000_000, '<row>', '</row>') }),
  },
  {
    what: 'a workbook with a million defined names and rules of colour',
    extension: 'xlsx',
    make: () =>
      workbook({
        rows: cells(1000),
        after: '<conditionalFormatting sqref="A1:XFD9"/>'.repeat(600_000),
      }),
  },
  {
    what: 'a workbook with entities that repeat each other',
    extension: 'xlsx',
    make: () =>
      workbook({
        before: `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(1000)}">${times(20, (index) => `<!ENTITY a${index} "${'&a;'.repeat(1000)}">`)}]>`,
        rows: '<row><c t="inlineStr"><is><t>&a19;</t></is></c></row>',
      }),
  },
  {
    what: 'a workbook of 100,000 files',
    extension: 'xlsx',
    make: () =>
      packed({
        ...Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`${index}.xml`, ''])),
        'xl/workbook.xml': `<workbook xmlns="${MAIN}"><sheets/></workbook>`,
      }),
  },
  {
    what: 'a document of 20,000 styles, each based on the next',
    extension: 'docx',
    make: () =>
      word(
        times(20_000, (index) => paragraph(`<w:pStyle w:val="s${index}"/>`)),
        {
          styles: times(
            20_000,
            (index) =>
              `<w:style w:type="paragraph" w:styleId="s${index}"><w:basedOn w:val="s${index + 1}"/><w:rPr><w:caps/></w:rPr></w:style>`,
          ),
        },
      ),
  },
  {
    what: 'a document of 20,000 styles in a circle',
    extension: 'docx',
    make: () =>
      word(paragraph('<w:pStyle w:val="s1"/>').repeat(20_000), {
        styles: times(
          20_000,
          (index) =>
            `<w:style w:type="paragraph" w:styleId="s${index}"><w:basedOn w:val="s${(index + 1) % 20_000}"/></w:style>`,
        ),
      }),
  },
  {
    what: 'a document with a list mark of 500,000 letters',
    extension: 'docx',
    make: () =>
      word(paragraph('<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>').repeat(20_000), {
        numbering: `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:lvlText w:val="${'%1'.repeat(250_000)}"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`,
      }),
  },
  {
    what: 'a document of 100,000 lists with 100,000 levels',
    extension: 'docx',
    make: () =>
      word(paragraph('<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>').repeat(50_000), {
        numbering: `<w:abstractNum w:abstractNumId="1">${'<w:lvl w:ilvl="0"><w:start w:val="1"/><w:lvlText w:val="%1."/></w:lvl>'.repeat(100_000)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`,
      }),
  },
  {
    what: 'a document of tables in tables, 3,000 deep',
    extension: 'docx',
    make: () =>
      word(
        `${'<w:tbl><w:tr><w:tc><w:p/></w:tc><w:tc>'.repeat(3000)}<w:p/>${'</w:tc></w:tr><w:tr><w:tc/></w:tr></w:tbl>'.repeat(3000)}`,
      ),
  },
  {
    what: 'a document of a million nested elements',
    extension: 'docx',
    make: () => word(nested(1_000_000, '<w:p>', '</w:p>')),
  },
  {
    what: 'a document that refers 50,000 times to a note of 10 MB',
    extension: 'docx',
    make: () =>
      word(`<w:p>${'<w:r><w:footnoteReference w:id="1"/></w:r>'.repeat(50_000)}</w:p>`, {
        footnotes: `<w:footnote w:id="1"><w:p><w:r><w:t>${'a '.repeat(5_000_000)}</w:t></w:r></w:p></w:footnote>`,
      }),
  },
  {
    what: 'a document of 200,000 alternatives in one paragraph',
    extension: 'docx',
    make: () =>
      word(
        `<w:p>${'<mc:AlternateContent><mc:Choice><w:r><w:t>a</w:t></w:r></mc:Choice></mc:AlternateContent>'.repeat(200_000)}</w:p>`,
      ),
  },
  {
    what: 'a document of 100,000 links to 100,000 addresses',
    extension: 'docx',
    make: () =>
      word(
        times(
          100_000,
          (index) =>
            `<w:p><w:hyperlink r:id="l${index}"><w:r><w:t>a</w:t></w:r></w:hyperlink></w:p>`,
        ),
        {
          links: Object.fromEntries(
            Array.from({ length: 100_000 }, (_, index) => [`l${index}`, `https://x.bd/${index}`]),
          ),
        },
      ),
  },
  {
    what: 'a document of 100,000 fields, each in the other',
    extension: 'docx',
    make: () =>
      word(
        `<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>HYPERLINK "https://x.bd"</w:instrText><w:fldChar w:fldCharType="separate"/><w:t>a</w:t></w:r>'.repeat(50_000)}${'<w:r><w:fldChar w:fldCharType="end"/></w:r>'.repeat(50_000)}</w:p>`,
      ),
  },
  {
    what: 'a document with entities that repeat each other',
    extension: 'docx',
    make: () =>
      packed({
        ...wordParts(''),
        'word/document.xml': `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&b;</w:t></w:r></w:p></w:body></w:document>`,
      }),
  },
  {
    what: 'a document whose namespaces are declared 5,000 times in 5,000 elements',
    extension: 'docx',
    make: () =>
      word(
        `<w:p ${times(20_000, (index) => `xmlns:n${index}="u"`.concat(' '))}>${'<w:r xmlns:x="u"><w:t>a</w:t></w:r>'.repeat(50_000)}</w:p>`,
      ),
  },
  {
    what: 'a document with a font whose name repeats a word 10,000 times',
    extension: 'docx',
    make: () =>
      word(
        `<w:p><w:r><w:rPr><w:rFonts w:ascii="MJ${'bold'.repeat(10_000)}."/></w:rPr><w:t>a</w:t></w:r></w:p>`,
      ),
  },
  {
    what: 'a document of 900 links in each other around 100,000 words',
    extension: 'docx',
    make: () =>
      word(
        `<w:p>${'<w:hyperlink r:id="l1">'.repeat(900)}${'<w:r><w:t>a </w:t></w:r>'.repeat(100_000)}${'</w:hyperlink>'.repeat(900)}</w:p>`,
        { links: { l1: 'https://x.bd' } },
      ),
  },
  {
    what: 'a document of 50,000 links to an address of a million letters',
    extension: 'docx',
    make: () =>
      word(
        '<w:p><w:hyperlink r:id="l1"><w:r><w:t>a</w:t></w:r></w:hyperlink></w:p>'.repeat(50_000),
        {
          links: { l1: `https://x.bd/${'a'.repeat(1_000_000)}` },
        },
      ),
  },
  {
    what: 'a document with a header of 900 paragraphs in each other around 100,000 words',
    extension: 'docx',
    make: () =>
      word('<w:p/><w:sectPr><w:headerReference r:id="header"/></w:sectPr>', {
        header: nested(900, '<w:p>', '</w:p>').replace(
          '</w:p>',
          `${'<w:r><w:t>a </w:t></w:r>'.repeat(100_000)}</w:p>`,
        ),
      }),
  },
  {
    what: 'a document with a table of 100,000 columns',
    extension: 'docx',
    make: () =>
      word(
        `<w:tbl><w:tr>${'<w:tc><w:p/></w:tc>'.repeat(100_000)}</w:tr><w:tr>${'<w:tc><w:p/></w:tc>'.repeat(100_000)}</w:tr></w:tbl>`,
      ),
  },
  {
    what: 'a document with a style of 200,000 properties for 50,000 paragraphs',
    extension: 'docx',
    make: () =>
      word(paragraph('<w:pStyle w:val="s1"/>').repeat(50_000), {
        styles: `<w:style w:type="paragraph" w:styleId="s1">${'<w:x/>'.repeat(200_000)}</w:style>`,
      }),
  },
  {
    what: 'a document with numbers of a million digits',
    extension: 'docx',
    make: () =>
      word(paragraph('<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>').repeat(20_000), {
        numbering: `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="custom" w:format="${'0'.repeat(1_000_000)}1"/><w:lvlText w:val="${'%1'.repeat(100)}"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`,
      }),
  },
  {
    what: 'a document of 300,000 names in 900 elements with namespaces',
    extension: 'docx',
    make: () =>
      word(
        `${times(900, (index) => `<x:e xmlns:n${index}="u">`)}${'<x:e/>'.repeat(300_000)}${'</x:e>'.repeat(900)}`,
      ),
  },
  {
    what: 'a document of a text of five million entities',
    extension: 'docx',
    make: () => word(`<w:p><w:r><w:t>${'&amp;'.repeat(5_000_000)}</w:t></w:r></w:p>`),
  },
  {
    what: 'a document of five million empty paragraphs',
    extension: 'docx',
    make: () => word('<w:p/>'.repeat(4_900_000)),
  },
  {
    what: 'a document of 800,000 hidden words',
    extension: 'docx',
    make: () => word(`<w:p>${'<w:r><w:rPr><w:vanish/></w:rPr></w:r>'.repeat(330_000)}</w:p>`),
  },
]
