import { expect, it } from 'vitest'
import { looksLikeBijoy } from './bijoy.ts'
import { repairBijoy } from './convert-bijoy.ts'

it.each([
  ['cÖavb wkÿK', true],
  ['weÁwß †`wL', true],
  ['we‡klfv‡e', true],
  ['QvÎx', true],
  ['evwl©K cixÿv', true],
  ['© 2026 Pathshala', false],
  ['Café, naïve, École', false],
  ['বার্ষিক পরীক্ষা', false],
  ['SSC ‘2026’ – “Result”', false],
])('whether %j looks like Bijoy text: %s', (text, isBijoy) => {
  expect(looksLikeBijoy(text)).toBe(isBijoy)
})

it.each([
  ['evwl©K cixÿvi mgqm~wP 2026', 'বার্ষিক পরীক্ষার সময়সূচি ২০২৬'],
  ['evwl©K cixÿv\n\nAvwg evsjvq Mvb MvB', 'বার্ষিক পরীক্ষা\n\nআমি বাংলায় গান গাই'],
  ['নোটিশ: evwl©K cixÿv', 'নোটিশ: বার্ষিক পরীক্ষা'],
  ['নোটিশ\nClass Six\nevwl©K', 'নোটিশ\nClass Six\nবার্ষিক'],
  ['SSC cixÿv', 'SSC পরীক্ষা'],
  ['cixÿv https://shapla.example/a', 'পরীক্ষা https://shapla.example/a'],
  ['cixÿv office@shapla.example', 'পরীক্ষা office@shapla.example'],
  ['**cixÿv**', '**পরীক্ষা**'],
  ['Class Six', 'Class Six'],
  ['cixÿv \\\\', 'পরীক্ষা \\\\'],
])('%j becomes %j', (text, expected) => {
  expect(repairBijoy(text)).toBe(expected.normalize('NFC'))
})
