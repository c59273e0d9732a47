import { expect, it } from 'vitest'
import { hasLostLetters } from './lost-letters.ts'

it.each([
  '?????? ????',
  '???',
  '??. ??????? ???? (?)',
  'à¦¸à¦¹à¦•à¦¾à¦°à§€',
  'শিক্ষ\uFFFDক',
  '??/??/????',
])('%s has lost its letters', (text) => {
  expect(hasLostLetters(text)).toBe(true)
})

it.each([
  '',
  `${'একটি লেখা '.repeat(40)}\uFFFD`,
  '?',
  '??',
  'কী? কেন? কবে?',
  'Who? What? When?',
  'à la carte',
  'সহকারী শিক্ষক',
  '---',
])('“%s” has its letters', (text) => {
  expect(hasLostLetters(text)).toBe(false)
})
