import { expect, it } from 'vitest'
import { isBijoyFont } from '../words/bijoy.ts'
import { fromBijoy, joinRuns } from './convert-bijoy.ts'

it.each([
  ['SutonnyMJ', true],
  ['ABCDEF+SutonnyMJ', true],
  ['SutonnyMJ-Bold', true],
  ['SutonnyMJ,BoldItalic', true],
  ['SutonnyOMJ', false],
  ['SutonnyOMJ-Bold', false],
  ['NikoshBAN', false],
  ['Times New Roman', false],
  ['', false],
])('whether %j is a Bijoy font: %s', (name, isBijoy) => {
  expect(isBijoyFont(name)).toBe(isBijoy)
})

it('Bijoy text becomes Unicode, across runs, and other runs stay as they are', () => {
  expect(
    joinRuns([
      { text: 'Avwg evsjvq Mv', isBijoy: true },
      { text: 'B', isBijoy: true },
      { text: ' ', isBijoy: false },
      { text: '(SSC 2026)', isBijoy: false },
    ]),
  ).toBe('আমি বাংলায় গাই (SSC 2026)'.normalize())
})

it.each([
  ['‡PŠayix', 'চৌধুরী'],
  ['‡cŠimfv I ‡bŠKv', 'পৌরসভা ও নৌকা'],
  ['†gŠmygx ‡gŠ', 'মৌসুমী মৌ'],
  ['‡mŠ›`h©', 'সৌন্দর্য'],
  ['‡cŠuQv', 'পৌঁছা'],
  ['‡cuŠQv', 'পৌঁছা'],
  ['Kzwgjøv', 'কুমিল্লা'],
  ['gwjøKv', 'মল্লিকা'],
  ['cøvw÷K', 'প্লাস্টিক'],
  ['D‡jøL', 'উল্লেখ'],
  ['cixÿv\\\\cixÿv', 'পরীক্ষা\\পরীক্ষা'],
])('%s is %s', (bijoy, right) => {
  expect(fromBijoy(bijoy).normalize()).toBe(right.normalize())
})
