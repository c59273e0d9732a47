import { expect, it } from 'vitest'
import { wordFile } from '../../../../../../tests/made-office.ts'
import { headingOfWord } from './heading-of-word.ts'

const FONT = 'SutonnyMJ'
const run = (text: string, font?: string) =>
  `<w:r>${font === undefined ? '' : `<w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const heading = (...runs: string[]) =>
  `<w:p><w:pPr><w:pStyle w:val="Heading1"/><w:rPr><w:rFonts w:ascii="${FONT}"/></w:rPr></w:pPr>${runs.join('<w:proofErr w:type="spellStart"/>')}</w:p>`
const style = (font = '') =>
  `<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/>${font && `<w:rPr><w:rFonts w:ascii="${font}"/></w:rPr>`}</w:style>`

const BIJOY = 'evwl©K cixÿvi dj cÖKvk'
const UNICODE = 'বার্ষিক পরীক্ষার ফল প্রকাশ'

it.each([
  ['one run', [run(BIJOY, FONT)], '', UNICODE],
  ['a run for each sign', Array.from(BIJOY, (sign) => run(sign, FONT)), '', UNICODE],
  [
    'runs that part a reph and a conjunct from their letters',
    ['evwl', '©K cixÿ', 'vi dj c', 'ÖKvk'].map((text) => run(text, FONT)),
    '',
    UNICODE,
  ],
  [
    'blanks in another font',
    [run('evwl©K', FONT), run(' ', 'Arial'), run('dj', FONT)],
    '',
    'বার্ষিক ফল',
  ],
  ['the font of the style', ['evwl', '©K'].map((text) => run(text)), FONT, 'বার্ষিক'],
  [
    'a word in Unicode between',
    [run('evwl©K ', FONT), run('পরীক্ষা', 'Nikosh'), run(' dj', FONT)],
    '',
    'বার্ষিক পরীক্ষা ফল',
  ],
  ['Unicode in a font of Bijoy', [run('বার্ষিক ', FONT), run('পরীক্ষা', FONT)], '', 'বার্ষিক পরীক্ষা'],
  ['English after Bijoy', [run('evwl©K ', FONT), run('Exam 2026', 'Arial')], '', 'বার্ষিক Exam 2026'],
  ['plain English in runs', [run('Annual ex'), run('am results')], '', 'Annual exam results'],
])('reads a heading with %s', (_, runs, font, expected) => {
  const file = wordFile(heading(...runs), { styles: style(font) })
  expect(headingOfWord(file)).toBe(expected.normalize('NFC'))
})
