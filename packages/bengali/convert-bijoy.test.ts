import { expect, it } from 'vitest'
import { isBijoyFont } from './bijoy.ts'
import { joinBijoyRuns } from './convert-bijoy.ts'

it.each([
  ['SutonnyMJ', true],
  ['ABCDEF+SutonnyMJ', true],
  ['SutonnyMJ-Bold', true],
  ['SutonnyMJ,BoldItalic', true],
  ['Kalpurush ANSI', true],
  ['ABCDEF+SiyamRupaliANSI-Bold', true],
  ['AdorshoLipi ANSI V2.01', true],
  ['Kalpurush', false],
  ['Siyam Rupali', false],
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
    joinBijoyRuns([
      { text: 'Avwg evsjvq Mv', isBijoy: true },
      { text: 'B', isBijoy: true },
      { text: ' ', isBijoy: false },
      { text: '(SSC 2026)', isBijoy: false },
    ]),
  ).toBe('আমি বাংলায় গাই (SSC 2026)'.normalize())
})
