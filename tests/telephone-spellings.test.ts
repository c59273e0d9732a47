import { expect, it } from 'vitest'
import { numbersInText } from '#src/pages/parts/numbers-in-text.ts'
import { telephoneLinks } from '#src/pages/parts/telephone.ts'
import { joinedWordsIn } from '#src/search/joined-parts.ts'

it.each([
  ['1711000004', '01711000004'],
  ['1711000004', '01711 000 004'],
  ['1711000004', '+880 1711 000004'],
  ['1711000004', '+88 01711 000004'],
  ['1711000004', '00880 1711 000004'],
  ['1711000004', '8801711000004'],
  ['1711000004', '+880 01711-000004'],
  ['1711000004', '+880 (0) 1711-000004'],
  ['1711000004', '০১৭১১-০০০০০৪'],
  ['1711000004', '+৮৮০ ১৭১১ ০০০০০৪'],
  ['29551234', '(02) 9551234'],
  ['29551234', '০২-৯৫৫১২৩৪'],
  ['29551234', '+880 2 9551234'],
  ['42168025', '0421 68025'],
  ['42168025', '+88-0421-68025'],
  ['9612345678', '09612345678'],
])('a field, a text and the search read the same number %s in %s', (number, written) => {
  expect(telephoneLinks(written)).toEqual([`tel:+880${number}`])
  expect(numbersInText(`ফোন: ${written}।`).map(({ href }) => href)).toEqual([`tel:+880${number}`])
  expect(joinedWordsIn(`ফোন ${written}।`).map(({ joined }) => joined)).toEqual([`0${number}`])
})
