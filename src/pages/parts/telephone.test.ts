import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { toBengaliDigits } from '@pathshala/bengali/digits'
import { telephoneLinks, telephoneParts } from './telephone.ts'

it.each([
  ['01712-345678', ['tel:+8801712345678']],
  ['০১৭১২-৩৪৫৬৭৮', ['tel:+8801712345678']],
  ['+880 1712 345678', ['tel:+8801712345678']],
  ['01712 045678', ['tel:+8801712045678']],
  ['01712-34-56-78', ['tel:+8801712345678']],
  ['(02) 9551234', ['tel:+88029551234']],
  ['0421-68025', ['tel:+88042168025']],
  ['02-1234567, 01712-345678', ['tel:+88021234567', 'tel:+8801712345678']],
  ['০১৭১২৩৪৫৬৭৮/০১৮১২৩৪৫৬৭৮', ['tel:+8801712345678', 'tel:+8801812345678']],
  ['01712345678 01812345678', ['tel:+8801712345678', 'tel:+8801812345678']],
  ['01712 345678 01812 345678', ['tel:+8801712345678', 'tel:+8801812345678']],
  ['01712345678 ও 01812345678', ['tel:+8801712345678', 'tel:+8801812345678']],
  ['01712345678;\n01812345678', ['tel:+8801712345678', 'tel:+8801812345678']],
  ['02-9551234-5', ['tel:+88029551234']],
  ['02-9551234/5', ['tel:+88029551234']],
  ['02-9551234 Ext 12', ['tel:+88029551234']],
  ['+880 1711 000004', ['tel:+8801711000004']],
  ['880 1711 000004', ['tel:+8801711000004']],
  ['00880 1711 000004', ['tel:+8801711000004']],
  ['+88 01711 000004', ['tel:+8801711000004']],
  ['+৮৮০ (০) ১৭১১-০০০০০৪', ['tel:+8801711000004']],
  ['01711 000 004', ['tel:+8801711000004']],
  ['01711 000 004 01811 000 005', ['tel:+8801711000004', 'tel:+8801811000005']],
  ['1711000004', ['tel:+8801711000004']],
  ['01711-000004 (9-5)', ['tel:+8801711000004']],
  ['999 01711 000004', ['tel:999', 'tel:+8801711000004']],
  ['0421 680 025', ['tel:+880421680025']],
  ['0421 680 025 01711 000 004', ['tel:+880421680025', 'tel:+8801711000004']],
  ['+880 2 9551234', ['tel:+88029551234']],
  ['00880 2 9551234', ['tel:+88029551234']],
  ['+88 02 9551234', ['tel:+88029551234']],
  ['+880 (0)2 9551234', ['tel:+88029551234']],
  ['8801234', ['tel:8801234']],
  ['+44 20 7946 0958', ['tel:+442079460958']],
  ['999', ['tel:999']],
  ['১৬২৬৩', ['tel:16263']],
  ['নেই', []],
  ['', []],
])('the links of %j are %j', (text, links) => {
  expect(telephoneLinks(text)).toEqual(links)
  const parts = telephoneParts(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

it('only the number is a link, not the words around it', () => {
  expect(telephoneParts('অফিস: 01712345678 (সকাল)')).toEqual([
    { text: 'অফিস: ' },
    { text: '01712345678', href: 'tel:+8801712345678' },
    { text: ' (সকাল)' },
  ])
})

/** One mobile number, with blanks, hyphens and dots between any two digits. */
const spelling = fc
  .tuple(
    fc.constantFrom('0', '+880', '880', '00880', '+88 0', '88 0', '+880 (0)'),
    fc.integer({ min: 1_300_000_000, max: 1_999_999_999 }).map(String),
    fc.array(fc.constantFrom('', '', '', ' ', '  ', '-', ' - ', '.', '\u00A0', '‑', '–'), {
      minLength: 10,
      maxLength: 10,
    }),
    fc.boolean(),
  )
  .map(([prefix, number, signs, isBengali]) => {
    const text = prefix + Array.from(number, (digit, index) => signs[index]! + digit).join('')
    return { text: isBengali ? toBengaliDigits(text) : text, link: `tel:+880${number}` }
  })

it('each mobile number of a text is one link to its number, in any spelling', () => {
  fc.assert(
    fc.property(
      fc.array(spelling, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(', ', '/', ' / ', ' ', '; ', '\n', ' ও ', ' অথবা '),
      fc.constantFrom('', 'অফিস: ', 'Tel. ', '('),
      (spellings, between, before) => {
        const text = before + spellings.map((one) => one.text).join(between)
        const parts = telephoneParts(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(telephoneLinks(text)).toEqual(spellings.map(({ link }) => link))
        expect(parts.filter(({ href }) => href).map((part) => part.text)).toEqual(
          spellings.map((one) => one.text),
        )
      },
    ),
    { numRuns: 2000 },
  )
})
