import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainTextOf } from '../../src/features/documents/markdown/plain-text.ts'
import { readDocx } from '../../src/reading/read-docx.ts'
import { type WordExtras, wordFile } from '../made-office.ts'
import { fieldTable } from './field-table.ts'

// What Word shows of documents as people write them. Each row names the report that it comes from.

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-word-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function textOf(body: string, extras?: WordExtras): Promise<string> {
  const file = path.join(folder, 'document.docx')
  await writeFile(file, wordFile(body, extras))
  return readDocx(file)
}

/** A run, with its properties. */
const r = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`
const fonts = (ascii: string, hAnsi = ascii, cs = '') =>
  `<w:rFonts w:ascii="${ascii}" w:hAnsi="${hAnsi}"${cs && ` w:cs="${cs}"`}/>`
const BIJOY = fonts('SutonnyMJ')
const style = (id: string, properties: string, more = '', type = 'paragraph') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${more}<w:rPr>${properties}</w:rPr></w:style>`
const basedOn = (id: string) => `<w:basedOn w:val="${id}"/>`
const styled = (id: string) => `<w:pStyle w:val="${id}"/>`
const defaults = (properties: string) =>
  `<w:docDefaults><w:rPrDefault><w:rPr>${properties}</w:rPr></w:rPrDefault></w:docDefaults>`
const ENGLISH = 'The annual examination begins at ten.'

type Row = [what: string, source: string, body: string, right: string, extras?: WordExtras]

function check(name: string, rows: Row[]): void {
  fieldTable(
    name,
    ({ body, extras }) => textOf(body, extras),
    rows.map(([title, source, body, right, extras]) => ({
      title,
      source,
      input: { body, extras },
      right,
    })),
  )
}

const heading = p(r('Gg G gvwjK'), styled('Heading'))
check('The font that Word shows decides whether a text is in Bijoy', [
  [
    'a heading style converts its heading, and not the English text below it',
    'a notice of a school in Netrokona',
    heading + p(r(ENGLISH)),
    `এম এ মালিক\n\n${ENGLISH}`,
    { styles: defaults(fonts('Calibri')) + style('Heading', BIJOY) },
  ],
  [
    'a style that is based on a Bijoy style',
    'kill390 in python-openxml/python-docx#1262',
    heading,
    'এম এ মালিক',
    { styles: style('Base', BIJOY) + style('Heading', '<w:b/>', basedOn('Base')) },
  ],
  [
    'a style that replaces the Bijoy font of its base',
    'kill390 in python-openxml/python-docx#1262',
    p(r(ENGLISH), styled('Heading')),
    ENGLISH,
    { styles: style('Base', BIJOY) + style('Heading', fonts('Arial'), basedOn('Base')) },
  ],
  [
    'styles that are based on each other in a circle',
    'a hostile file',
    heading,
    'এম এ মালিক',
    { styles: style('Heading', BIJOY, basedOn('B')) + style('B', '', basedOn('Heading')) },
  ],
  [
    'a character style inside of an English paragraph',
    'python-openxml/python-docx#837',
    p(r('Class ') + r('lô', '<w:rStyle w:val="Bangla"/>') + r(' only')),
    'Class ষষ্ঠ only',
    { styles: defaults(fonts('Arial')) + style('Bangla', BIJOY, '', 'character') },
  ],
  [
    'the defaults of the document, and an English run among them',
    'python-openxml/python-docx#837',
    p(r('cixÿv ') + r('(SSC)', fonts('Arial'))),
    'পরীক্ষা (SSC)',
    { styles: defaults(BIJOY) },
  ],
  [
    'the default paragraph style',
    'python-openxml/python-docx#837',
    p(r('cixÿv')),
    'পরীক্ষা',
    { styles: style('Normal', BIJOY).replace('<w:style ', '<w:style w:default="1" ') },
  ],
  [
    'a font of the theme',
    'python-openxml/python-docx#1262, UseJunior/safe-docx#738',
    p(r('cixÿv')) +
      p(r(ENGLISH, '<w:rFonts w:asciiTheme="majorHAnsi" w:hAnsiTheme="majorHAnsi"/>')),
    `পরীক্ষা\n\n${ENGLISH}`,
    {
      styles: defaults('<w:rFonts w:asciiTheme="minorHAnsi" w:hAnsiTheme="minorHAnsi"/>'),
      theme: { major: 'Cambria', minor: 'SutonnyMJ' },
    },
  ],
  [
    'a font of the theme comes before a font beside it',
    'UseJunior/safe-docx#787',
    p(r(ENGLISH, '<w:rFonts w:ascii="SutonnyMJ" w:asciiTheme="minorHAnsi"/>')),
    ENGLISH,
    { theme: { major: 'Cambria', minor: 'Calibri' } },
  ],
  [
    'Bengali letters in a Bijoy run have the font for Bengali',
    'amancapy in python-openxml/python-docx#1191',
    p(r('১০টা – ১২টা, cixÿv', fonts('SutonnyMJ', 'SutonnyMJ', 'Nikosh'))),
    '১০টা – ১২টা, পরীক্ষা',
  ],
  [
    'a dash alone in a Bijoy run stays a dash',
    'a routine of a school in Netrokona',
    p(r('১০টা', fonts('Nikosh')) + r(' – ', BIJOY) + r('১২টা', fonts('Nikosh'))),
    '১০টা – ১২টা',
  ],
  [
    'the font for Bengali alone does not make English Bijoy',
    'python-openxml/python-docx#1191',
    p(r(ENGLISH, fonts('Arial', 'Arial', 'SutonnyMJ'))),
    ENGLISH,
  ],
  [
    'the font for other Latin letters alone does not make English Bijoy',
    'python-openxml/python-docx#1191',
    p(r('Café – menu', fonts('Arial', 'SutonnyMJ'))),
    'Café – menu',
  ],
  [
    'one text in Bijoy does not convert its neighbours',
    'a notice of a school in Netrokona',
    p(r('we‡kl weÁwß')) + p(r(ENGLISH)),
    `বিশেষ বিজ্ঞপ্তি\n\n${ENGLISH}`,
  ],
  [
    'the number of a Bijoy list is in Bengali',
    'superdoc/docx-editor#3465',
    p(r('cixÿv'), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
    '১. পরীক্ষা',
    { styles: defaults(BIJOY), numbering: numbering(level(0, 'decimal', '%1.')) },
  ],
  [
    'WordArt in a Bijoy font',
    'headings of older notices',
    p(
      `<w:r><w:pict><v:shape><v:textpath style="font-family:&quot;SutonnyMJ&quot;" string="cixÿv"/></v:shape></w:pict></w:r>`,
    ),
    'পরীক্ষা',
  ],
])

function level(at: number, format: string, text: string, more = ''): string {
  return `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`
}

/** List 1, and list 2 of the same definition, which begins again. */
function numbering(levels: string): string {
  return `<w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
    <w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`
}

const listed = (at = 0, list = 1) =>
  `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>`
const HIDDEN = '<w:vanish/>'

check('Hidden words stay out', [
  ['a run', 'mwilliamson/mammoth.js#230', p(r('দৃশ্য') + r('গোপন', HIDDEN)), 'দৃশ্য'],
  [
    'a character style, and a paragraph style',
    'yfedoseev/office_oxide#356',
    p(r('দৃশ্য') + r('গোপন', '<w:rStyle w:val="Note"/>')) + p(r('গোপন'), styled('Draft')),
    'দৃশ্য',
    { styles: style('Note', HIDDEN, '', 'character') + style('Draft', HIDDEN) },
  ],
  [
    'a style that is based on a hidden style, and a run that is shown all the same',
    'yfedoseev/office_oxide#356, eigenpal/docx-editor#543',
    p(r('গোপন') + r('দৃশ্য', '<w:vanish w:val="0"/>'), styled('Draft')),
    'দৃশ্য',
    { styles: style('Base', HIDDEN) + style('Draft', '', basedOn('Base')) },
  ],
  [
    'a paragraph whose mark is hidden continues in the next one',
    'python-openxml/python-docx#955',
    p(r('প্রথম '), `<w:rPr>${HIDDEN}</w:rPr>`) + p(r('দ্বিতীয়')),
    'প্রথম দ্বিতীয়',
  ],
  [
    'a hidden entry of a list is not counted',
    'yfedoseev/office_oxide#305',
    p(r('এক'), listed()) +
      p(r('গোপন', HIDDEN), `${listed()}<w:rPr>${HIDDEN}</w:rPr>`) +
      p(r('দুই'), listed()),
    '1) এক\n2) দুই',
    { numbering: numbering(level(0, 'decimal', '%1)')) },
  ],
  [
    'a row of a table',
    'VolodymyrBaydalka/docxjs#165',
    table(row(['নাম', 'রোল']), row(['গোপন', '৯'], '<w:hidden/>'), row(['মিতু', '২'])),
    '| নাম | রোল |\n| --- | ---: |\n| মিতু | ২ |',
  ],
  [
    'a hidden drawing, and the note of a hidden mark',
    'openooxml/betteroffice#426',
    p(
      r('দৃশ্য') +
        `<w:r><w:drawing><wp:anchor><wp:docPr id="1" name="x" hidden="1"/><wps:txbx><w:txbxContent>${p(r('গোপন'))}</w:txbxContent></wps:txbx></wp:anchor></w:drawing></w:r>` +
        `<w:r><w:rPr>${HIDDEN}</w:rPr><w:footnoteReference w:id="2"/></w:r>`,
    ),
    'দৃশ্য',
    { footnotes: `<w:footnote w:id="2">${p(r('গোপন'))}</w:footnote>` },
  ],
  [
    'words that are hidden in the view for the web only are shown',
    'yukiyokotani/office-open-xml-viewer#524',
    p(r('পৃষ্ঠা ৫', '<w:webHidden/>')),
    'পৃষ্ঠা ৫',
  ],
])

const change = 'w:id="1" w:author="a" w:date="2025-01-01T00:00:00Z"'
const removed = `<w:rPr><w:del ${change}/></w:rPr>`
check('Changes that were tracked: the last text counts', [
  [
    'words deleted, inserted and moved',
    'python-openxml/python-docx#1538, ui-insight/vandalizer#822',
    p(
      `<w:del ${change}><w:r><w:delText>৫ মে</w:delText></w:r></w:del><w:ins ${change}>${r('৯ মে')}</w:ins><w:moveFrom ${change}>${r('পুরোনো')}</w:moveFrom><w:moveTo ${change}>${r(' নতুন')}</w:moveTo>`,
    ),
    '৯ মে নতুন',
  ],
  [
    'a deleted paragraph mark joins two paragraphs',
    'JSv4/Docxodus#784',
    p(r('প্রথম '), removed) + p(r('দ্বিতীয়')),
    'প্রথম দ্বিতীয়',
  ],
  [
    'a deleted entry of a list is not counted',
    'JSv4/Docxodus#789',
    p(r('এক'), listed()) +
      p(`<w:del ${change}>${r('বাদ')}</w:del>`, listed() + removed) +
      p(r('দুই'), listed()),
    '1. এক\n2. দুই',
    { numbering: numbering(level(0, 'decimal', '%1.')) },
  ],
  [
    'a deleted row, and a deleted cell',
    'UseJunior/safe-docx#868, yfedoseev/office_oxide#266',
    table(
      row(['নাম', 'রোল']),
      row(['বাদ', '৯'], `<w:del ${change}/>`),
      `<w:tr>${cell('মিতু')}${cell('১১', `<w:cellDel ${change}/>`)}</w:tr>`,
    ),
    '| নাম | রোল |\n| --- | --- |\n| মিতু | |',
  ],
  [
    'what a run looked like before is not what it looks like now',
    'yfedoseev/office_oxide#305',
    p(r('দৃশ্য', `<w:rPrChange ${change}><w:rPr><w:vanish/><w:strike/></w:rPr></w:rPrChange>`)),
    'দৃশ্য',
  ],
])

check('Struck words are between ~~', [
  [
    'one and two lines, and runs beside each other',
    'firecrawl/anydoc#174',
    p(
      r('তারিখ: ') +
        r('৫ ', '<w:strike/>') +
        r('জুন ', '<w:dstrike/>') +
        r('৭ জুন', '<w:strike w:val="false"/>'),
    ),
    'তারিখ: ~~৫ জুন~~ ৭ জুন',
  ],
  [
    'a style, and a run of Bijoy in it',
    'eigenpal/docx-editor#543',
    p(r('cixÿv ', BIJOY) + r('৭ জুন', '<w:strike w:val="0"/>'), styled('Cancelled')),
    '~~পরীক্ষা~~ ৭ জুন',
    { styles: style('Cancelled', '<w:strike/>') },
  ],
])

const nested = numbering(
  level(0, 'decimal', '%1.') + level(1, 'lowerLetter', '(%2)') + level(2, 'decimal', '%1.%2.%3'),
)
check('Numbers of lists are kept', [
  [
    'levels, a paragraph between, and a list that begins again',
    'jgm/pandoc#8367, yfedoseev/office_oxide#243',
    p(r('এক'), listed()) +
      p(r('ক'), listed(1)) +
      p(r('খ'), listed(1)) +
      p(r('দুই'), listed()) +
      p(r('ক'), listed(1)) +
      p(r('বিরতি')) +
      p(r('তিন'), listed()) +
      p(r('এক'), listed(0, 2)) +
      p(r('দুই'), listed(0, 2)),
    '1. এক\n(a) ক\n(b) খ\n2. দুই\n(a) ক\n\nবিরতি\n\n3. তিন\n1. এক\n2. দুই',
    { numbering: nested },
  ],
  [
    'an entry without words',
    'dotnet/Open-XML-SDK: a document of empty entries',
    p(r('এক'), listed()) + p('', listed()) + p(r('তিন'), listed()),
    '1. এক\n2.\n3. তিন',
    { numbering: nested },
  ],
  [
    'all numbers in digits, because the level says so',
    'developer0hye/office2pdf#207',
    p(r('ধারা'), listed(2)),
    '1.1.1 ধারা',
    {
      numbering: numbering(
        level(0, 'upperRoman', '%1.') +
          level(1, 'lowerLetter', '%2.') +
          level(2, 'decimal', '%1.%2.%3', '').replace('<w:lvlText', '<w:isLgl/><w:lvlText'),
      ),
    },
  ],
  [
    'a style with a number, and a paragraph without it',
    'python-openxml/python-docx#87',
    p(r('নিয়ম'), styled('Rule')) +
      p(r('নিয়ম'), `${styled('Rule')}<w:numPr><w:numId w:val="0"/></w:numPr>`) +
      p(r('নিয়ম'), styled('Rule')),
    'I. নিয়ম\n\nনিয়ম\n\nII. নিয়ম',
    {
      styles: style('Rule', '', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>'),
      numbering: numbering(level(0, 'upperRoman', '%1.', '')),
    },
  ],
  [
    'a hidden number, a hidden mark, and no number but words',
    'superdoc/docx-editor#2080, superdoc/docx-editor#3465',
    p(r('এক'), listed(0)) + p(r('দুই'), listed(1)) + p(r('তিন'), listed(2)),
    'এক\n\n• দুই\nবিধি: তিন',
    {
      numbering: numbering(
        level(0, 'decimal', '%1.', `<w:rPr>${HIDDEN}</w:rPr>`) +
          level(1, 'bullet', '\uF0B7') +
          level(2, 'none', 'বিধি:'),
      ),
    },
  ],
  [
    'marks that repeat with a number of millions',
    'a hostile file',
    p(r('এক'), listed()),
    '********* এক',
    { numbering: numbering(level(0, 'chicago', '%1').replace('"1"', '"2000000001"')) },
  ],
])

const notes = (kind: string, ...texts: string[]) =>
  texts.map((text, index) => `<w:${kind} w:id="${index + 2}">${p(r(text))}</w:${kind}>`).join('')
const mark = (kind: string, id: number) => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`
check('Footnotes follow as a list', [
  [
    'those of the text, in its order, and endnotes after them',
    'HanZephyr in firecrawl/anydoc#174',
    p(r('ফি') + mark('endnote', 2) + r(' ও বেতন') + mark('footnote', 3)) +
      p(r('শেষ') + mark('footnote', 2)),
    'ফিⁱ ও বেতন¹\n\nশেষ²\n\n¹ দ্বিতীয়\n² প্রথম\nⁱ শেষে',
    {
      footnotes: notes('footnote', 'প্রথম', 'দ্বিতীয়', 'কোথাও নেই'),
      endnotes: notes('endnote', 'শেষে'),
    },
  ],
  [
    'a link in a note',
    'mammoth.js: footnote-hyperlink.docx',
    p(r('ফি') + mark('footnote', 2)),
    'ফি¹\n\n¹ নিয়ম',
    { footnotes: notes('footnote', 'নিয়ম') },
  ],
])

it('the notes of a book take no more time than their words', { timeout: 30_000 }, async () => {
  const texts = Array.from({ length: 2000 }, (_, index) => `Note ${index + 1}`)
  const body = texts.map((_, index) => p(r('Word') + mark('footnote', index + 2))).join('')
  const text = await textOf(body, { footnotes: notes('footnote', ...texts) })
  expect(text.split('\n').at(-1)).toBe('²⁰⁰⁰ Note 2000')
})

const link = (id: string, text: string) => `<w:hyperlink r:id="${id}">${r(text)}</w:hyperlink>`
const field = (instruction: string, text: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r(text)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
check('Addresses of links', [
  [
    'follow their words, and are not repeated',
    'scanny in python-openxml/python-docx: par-hyperlinks.docx',
    p(link('a', 'ভর্তি ফরম') + r(', ') + link('a', 'www.shapla.example/form')),
    'ভর্তি ফরম (https://shapla.example/form), www.shapla.example/form',
    { links: { a: 'https://shapla.example/form' } },
  ],
  [
    'an address in a field, an e-mail address, and a file of the computer',
    'jgm/pandoc: instrText_hyperlink.docx',
    p(field(' HYPERLINK "https://shapla.example/" ', 'ওয়েবসাইট')) +
      p(link('mail', 'অফিস') + r(' ') + link('file', 'ফরম') + r(' ') + link('code', 'এখানে')),
    'ওয়েবসাইট (https://shapla.example/)\n\nঅফিস (office@shapla.example) ফরম এখানে',
    {
      links: {
        mail: 'mailto:office@shapla.example?subject=x',
        file: 'file:///C:/Users/Rahim/form.docx',
        code: 'javascript:alert(1)',
      },
    },
  ],
])

function cell(content: string, properties = ''): string {
  return `<w:tc><w:tcPr>${properties}</w:tcPr>${content.startsWith('<') ? content : p(r(content))}</w:tc>`
}
function row(cells: string[], properties = ''): string {
  return `<w:tr><w:trPr>${properties}</w:trPr>${cells.map((text) => cell(text)).join('')}</w:tr>`
}
function table(...rows: string[]): string {
  return `<w:tbl>${rows.join('')}</w:tbl>`
}
const rowOf = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
const wide = (columns: number) => `<w:gridSpan w:val="${columns}"/>`
const TALL = '<w:vMerge w:val="restart"/>'
const BELOW = '<w:vMerge/>'

const head = row(['তারিখ', 'সময়', 'বিষয়', 'কক্ষ'])
const rule = '| তারিখ | সময় | বিষয় | কক্ষ |\n| --- | --- | --- | --- |\n'
check('Merged cells keep the columns of their table', [
  [
    'wide, high, and both',
    'xberg-io/xberg#1549',
    table(
      head,
      rowOf(cell('২৯ মে', TALL), cell('১০টা'), cell('বাংলা'), cell('ক')),
      rowOf(cell('', BELOW), cell('২টা'), cell('গণিত'), cell('খ')),
      rowOf(cell('৩০ মে'), cell('ছুটি', wide(2) + TALL), cell('গ')),
      rowOf(cell('৩১ মে'), cell('', wide(2) + BELOW), cell('ঘ')),
    ),
    `${rule}| ২৯ মে | ১০টা | বাংলা | ক |\n| | ২টা | গণিত | খ |\n| ৩০ মে | ছুটি | | গ |\n| ৩১ মে | | | ঘ |`,
  ],
  [
    'words that are left in a merged cell are not shown',
    'thomas-villani/all2md#493',
    table(head, rowOf(cell('২৯ মে', TALL)), rowOf(cell('পুরোনো', BELOW), cell('২টা'))),
    `${rule}| ২৯ মে | | | |\n| | ২টা | | |`,
  ],
  [
    'a cell that continues nothing shows its words',
    'docling-project/docling.rs#131',
    table(head, rowOf(cell('২৯ মে', BELOW), cell('২টা'))),
    `${rule}| ২৯ মে | ২টা | | |`,
  ],
  [
    'a row that begins in a later column',
    'docling-project/docling.rs#131',
    table(head, `<w:tr><w:trPr><w:gridBefore w:val="2"/></w:trPr>${cell('বাংলা')}</w:tr>`),
    `${rule}| | | বাংলা | |`,
  ],
  [
    'cells merged as old programs do',
    'dolanmiu/docx#162',
    table(
      head,
      rowOf(
        cell('২৯ মে', '<w:hMerge w:val="restart"/>'),
        cell('', '<w:hMerge w:val="continue"/>'),
        cell('বাংলা'),
      ),
    ),
    `${rule}| ২৯ মে | | বাংলা | |`,
  ],
  [
    'a border that was moved by a hair does not make a column',
    'whalama in python-openxml/python-docx#1521',
    `<w:tbl><w:tblGrid><w:gridCol w:w="4000"/><w:gridCol w:w="20"/><w:gridCol w:w="4000"/></w:tblGrid>${rowOf(cell('নাম'), cell('রোল', wide(2)))}${rowOf(cell('মিতু', wide(2)), cell('২'))}</w:tbl>`,
    '| নাম | রোল |\n| --- | ---: |\n| মিতু | ২ |',
  ],
  [
    'rows and cells in fields to fill in, a table in a cell, and a vertical bar',
    'thomas-villani/all2md#487',
    table(
      row(['নাম', 'ফল']),
      `<w:sdt><w:sdtContent>${rowOf(cell('মিতু'), `<w:sdt><w:sdtContent>${cell(table(row(['ক', '১']), row(['খ', '২'])) + p(''))}</w:sdtContent></w:sdt>`)}</w:sdtContent></w:sdt>`,
      row(['এ|বি', '']),
    ),
    '| নাম | ফল |\n| --- | --- |\n| মিতু | ক, ১; খ, ২ |\n| এ/বি | |',
  ],
  [
    'a table of one row is a frame',
    'jgm/pandoc: table_one_row.docx',
    table(row(['স্মারক নং ৫', 'তারিখ: ৫ মে'])),
    'স্মারক নং ৫\n\nতারিখ: ৫ মে',
  ],
])

it('a row that begins with a dash is not taken for the rule of its table', () => {
  const text = '| বার | বিষয় |\n| --- | --- |\n| - | ছুটি |'
  expect(plainTextOf({ text, textSource: 'file' })).toBe('বার, বিষয়;\n-, ছুটি')
})

check('Other words that Word shows', [
  [
    'a control in a line, in a box and around paragraphs',
    'docling-project/docling#3923, yfedoseev/office_oxide#357',
    p(r('ক ') + `<w:sdt><w:sdtContent>${r('খ')}</w:sdtContent></w:sdt>`) +
      `<w:sdt><w:sdtContent>${p(r('গ'))}</w:sdtContent></w:sdt>`,
    'ক খ\n\nগ',
  ],
  [
    'a box once, and not again for older programs',
    'yfedoseev/office_oxide#163, python-openxml/python-docx#1389',
    p(
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${p(r('বাক্স'))}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${p(r('বাক্স'))}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
    ),
    'বাক্স',
  ],
  [
    'ticks of forms, and signs of Wingdings',
    'eigenpal/docx-editor#752',
    p(
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:checked/></w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText>FORMCHECKBOX</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>` +
        r(' হ্যাঁ ') +
        '<w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>' +
        r('ü', fonts('Wingdings')),
    ),
    '☒ হ্যাঁ ✓✓',
  ],
  [
    'superscripts of numbers',
    'jgm/pandoc: verbatim_subsuper.docx',
    p(
      r('১০') +
        r('২', '<w:vertAlign w:val="superscript"/>') +
        r(' ও ১') +
        r('st', '<w:vertAlign w:val="superscript"/>'),
    ),
    '১০² ও ১st',
  ],
  [
    'the result of a field, and not its instruction or what another instruction has',
    'jgm/pandoc: nested_instrText.docx',
    p(
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>IF </w:instrText></w:r><w:fldSimple w:instr="X">${r('গোপন')}</w:fldSimple><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r('ফল')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
    ),
    'ফল',
  ],
  [
    'capital letters, a first letter of its own, and a formula',
    'jgm/pandoc: drop_cap.docx, docxjs: equation',
    p(r('A'), '<w:framePr w:dropCap="drop" w:lines="3"/>') +
      p(r('nnual ') + r('exam', '<w:caps/>')) +
      p(
        '<m:oMath><m:f><m:num><m:r><m:t>১</m:t></m:r></m:num><m:den><m:r><m:t>২</m:t></m:r></m:den></m:f></m:oMath>',
      ),
    'Annual EXAM\n\n১/২',
  ],
  [
    'the letterhead in the header, without the number of the page',
    'docxjs: header-footer',
    p(r('নোটিশ')) +
      '<w:sectPr><w:headerReference w:type="default" r:id="header"/><w:footerReference w:type="default" r:id="footer"/></w:sectPr>',
    'শাপলা বিদ্যালয়\n\nনোটিশ',
    {
      header: p(r('শাপলা বিদ্যালয়')),
      footer: p(`${r('পৃষ্ঠা ')}<w:fldSimple w:instr=" PAGE ">${r('1')}</w:fldSimple>`),
    },
  ],
])
