import { readFileSync } from 'node:fs'
import { zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { pdfOf } from '../../../../../../tests/made-pdf.ts'
import { headingOfPdf } from './heading-of-pdf.ts'
import { linesOfFirstPage } from './pdf-lines.ts'

const LETTER = [
  'The annual examination of all classes begins on Thursday, the twenty-sixth of',
  'November, at ten in the morning. Every student must bring her admit card. Mobile',
  'telephones and calculators are not allowed in the examination hall of the school.',
]
const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'

/** A page of lines, each with its size, in one font. */
function pdfWith(lines: [size: number, text: string][], font = HELVETICA, mode = '') {
  let y = 800
  const written = lines.map(([size, text]) => {
    y -= size * 1.5
    return `BT ${mode} /F ${size} Tf 1 0 0 1 60 ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`
  })
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</F 4 0 R>>>>>>',
    font,
    { dictionary: '', stream: Buffer.from(written.join('\n'), 'latin1') },
  ])
}
const asLetter = (head: [number, string][]) =>
  pdfWith([...head, ...LETTER.map((line): [number, string] => [12, line])])

const sample = (name: string) => readFileSync(`src/sample/files/${name}.pdf`)

describe('The title of a PDF', () => {
  it.each([
    ['notice-certificates', '২০২৫ সালের এসএসসি পরীক্ষায় উত্তীর্ণ ছাত্রীদের নম্বরপত্র ও প্রশংসাপত্র বিতরণ'],
    ['news-ekushey', 'একুশে ফেব্রুয়ারিতে প্রভাতফেরি ও দেয়ালপত্রিকা “বর্ণমালা” প্রকাশ'],
    ['download-free-study-form', 'বেতন মওকুফের জন্য আবেদন'],
  ])('is the heading of the Bengali paper %s', (name, title) => {
    expect(headingOfPdf(sample(name))).toBe(title.normalize('NFC'))
  })

  it.each([
    [
      'the largest text that is not the letterhead',
      [
        [22, 'Shapla Government Girls High School'],
        [10, 'Netrokona. Phone: 01711-000000'],
        [16, 'Routine of the annual examination 2026'],
      ],
      'Routine of the annual examination 2026',
    ],
    [
      'the subject, although the word above it is larger',
      [
        [18, 'NOTICE'],
        [12, 'Subject: Winter vacation of all classes.'],
      ],
      'Winter vacation of all classes',
    ],
    [
      'a heading of two lines',
      [
        [18, 'Routine of the half-yearly'],
        [18, 'examination of class seven'],
      ],
      'Routine of the half-yearly examination of class seven',
    ],
  ] as [string, [number, string][], string][])('is %s', (_what, head, title) => {
    expect(headingOfPdf(asLetter(head))).toBe(title)
  })

  it.each([
    ['a paper with only the letterhead', asLetter([[22, 'Shapla Government Girls High School']])],
    ['a word for any paper', asLetter([[22, 'Notice']])],
    [
      'text in a Bijoy font',
      pdfWith(
        [[20, 'evwl©K cixÿvi iæwUb'], ...LETTER.map((line): [number, string] => [12, line])],
        '<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+SutonnyMJ/Encoding/WinAnsiEncoding>>',
      ),
    ],
    ['text in Bijoy under another name', asLetter([[20, 'evwl©K cixÿvi iæwUb']])],
    [
      'letters that the file does not say',
      pdfWith(
        [[20, 'Routine'], ...LETTER.map((line): [number, string] => [12, line])],
        '<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Kalpurush/Encoding<</Differences[0/g1/g2]>>>>',
      ),
    ],
    ['a page with too few words', pdfWith([[20, 'Routine 2026']])],
    [
      'the invisible recognition of a scan',
      pdfWith(
        [[20, 'Routine of the examination'], ...LETTER.map((line): [number, string] => [12, line])],
        HELVETICA,
        '3 Tr',
      ),
    ],
  ])('is not taken from %s', (_what, bytes) => {
    expect(headingOfPdf(bytes)).toBeUndefined()
  })

  it('is not taken from letters in painting order', () => {
    // The signs ি and ে stand before their letters, as some programs write them.
    const scrambled = 'িবজ্ঞিপ্ত বািষর্ক পরীক্ষার রুিটন '.repeat(10).trim().split(' ')
    const letters = [...new Set(scrambled.join(''))]
    const codeOf = (letter: string) => String.fromCharCode(letters.indexOf(letter) + 65)
    const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex')
    const cmap = letters
      .map(
        (letter) => `<${Buffer.from(codeOf(letter), 'latin1').toString('hex')}> <${hex(letter)}>`,
      )
      .join(' ')
    const coded = (words: string[]) =>
      words.map((word) => Array.from(word).map(codeOf).join('')).join('  ')
    const stream = Buffer.from(
      `1 begincodespacerange <00> <ff> endcodespacerange ${letters.length + 1} beginbfchar <20> <0020> ${cmap} endbfchar`,
    )
    const bytes = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</F 4 0 R>>>>>>',
      '<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Kalpurush/ToUnicode 6 0 R>>',
      {
        dictionary: '',
        stream: Buffer.from(
          `BT /F 20 Tf 60 780 Td (${coded(['পরীক্ষার'])}) Tj ET BT /F 12 Tf 60 700 Td (${coded(scrambled)}) Tj ET`,
          'latin1',
        ),
      },
      { dictionary: '', stream },
    ])
    expect(linesOfFirstPage(bytes)[1]!.text).toContain('রুিটন'.normalize('NFC'))
    expect(headingOfPdf(bytes)).toBeUndefined()
  })

  it('is not looked for in a file that unpacks to gigabytes', () => {
    const bomb = zlibSync(new Uint8Array(60e6), { level: 9 })
    const bytes = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents[${'4 0 R '.repeat(500)}]>>`,
      { dictionary: '/Filter/FlateDecode', stream: Buffer.from(bomb) },
    ])
    expect(bytes.length).toBeLessThan(100_000)
    expect(() => headingOfPdf(bytes)).toThrow('too many bytes')
  })

  it.each([
    ['letters', '/ToUnicode 6 0 R', ''],
    ['widths', '/DescendantFonts[7 0 R]', '0 65535 500 '.repeat(9000)],
    // Adding 1 does not change such a number.
    ['widths of numbers without end', '/DescendantFonts[7 0 R]', `${'9'.repeat(20)} `.repeat(3)],
  ])('is not looked for in a font that repeats the %s', (_what, key, widths) => {
    const range = '1 beginbfrange <0000> <ffff> <0041> endbfrange\n'
    const bytes = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</F 4 0 R>>>>>>',
      `<</Type/Font/Subtype/Type0/BaseFont/Kalpurush${key}>>`,
      { dictionary: '', stream: Buffer.from('BT /F 20 Tf 60 780 Td (AB) Tj ET') },
      { dictionary: '', stream: Buffer.from(range.repeat(9000)) },
      `<</Type/Font/Subtype/CIDFontType2/W[${widths}]>>`,
    ])
    expect(() => headingOfPdf(bytes)).toThrow('too many codes')
  })

  it('is looked for in a font whose codes have no bytes', () => {
    const bytes = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</F 4 0 R>>>>>>',
      '<</Type/Font/Subtype/Type0/BaseFont/Kalpurush/ToUnicode 6 0 R/DescendantFonts[7 0 R]>>',
      { dictionary: '', stream: Buffer.from('BT /F 20 Tf 60 780 Td (AB) Tj ET') },
      { dictionary: '', stream: Buffer.from('1 begincodespacerange <> <> endcodespacerange') },
      '<</Type/Font/Subtype/CIDFontType2>>',
    ])
    expect(headingOfPdf(bytes)).toBeUndefined()
  })
})
