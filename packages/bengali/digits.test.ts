import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { toBengaliDigits, toLatinDigits } from './digits.ts'

it.each([
  ['০১২৩৪৫৬৭৮৯'],
  ['٠١٢٣٤٥٦٧٨٩'],
  ['۰۱۲۳۴۵۶۷۸۹'],
  ['०१२३४५६७८९'],
  ['０１２３４５６７８９'],
  // Bold and other styled digits that people paste from social media: five ranges without a gap.
  ['𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
  ['𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫'],
  ['𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵'],
  ['𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ['0123456789'],
])('reads %s as 0 to 9', (digits) => {
  expect(toLatinDigits(digits)).toBe('0123456789')
})

it('changes nothing but digits', () => {
  expect(toLatinDigits('মোট ১২.৫ একর, ½ ২য়')).toBe('মোট 12.5 একর, ½ 2য়')
})

it('reads back every number that it writes', () => {
  fc.assert(
    fc.property(fc.integer(), (number) => {
      const written = toBengaliDigits(String(number))
      expect(written).not.toMatch(/[0-9]/)
      expect(toLatinDigits(written)).toBe(String(number))
    }),
  )
})
