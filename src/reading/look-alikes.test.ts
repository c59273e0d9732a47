import { describe, expect, it } from 'vitest'
import { loadLanguage, wordsIn } from './language-data.ts'
import { createCorrection } from './look-alikes.ts'

const words = wordsIn(await loadLanguage('ben'))
const correct = createCorrection(words)

it('the data of Bengali lists its words', () => {
  expect(words).toHaveLength(41_752)
  expect(words).toEqual(expect.arrayContaining(['নভেম্বর', 'শিক্ষার্থীর', 'এক']))
})

describe('An unknown word that looks like a known word', () => {
  it.each([
    ['a letter looks like another', 'নতেম্বর', 'নভেম্বর'],
    ['two vowel signs below look like others', 'দূপূর', 'দুপুর'],
    ['a part of a conjunct looks like another', 'স্যারক', 'স্মারক'],
    ['a reph is lost', 'বিতক', 'বিতর্ক'],
    ['a candrabindu is lost', 'পৌছালে', 'পৌঁছালে'],
    ['a conjunct has a letter twice', 'পরীক্ষ্ষার', 'পরীক্ষার'],
    ['two letters that look alike are both written', 'লিধখুন', 'লিখুন'],
    ['it stands between other characters', '(উতয়),', '(উভয়),'],
  ])('is corrected if %s', (_why, seen, word) => {
    expect(correct(seen.normalize())).toBe(word.normalize())
  })

  it('stays if two known words look like it', () => {
    const correctFew = createCorrection(['খালা', 'ধালা'])
    expect(correctFew('থালা')).toBe('থালা')
  })
})

it.each([
  ['a known word that looks like another', 'পরা পারা তার তারা তাকে'],
  ['a name that is not in the list', 'নুসরাত তাসনিম ফারজানা আফসানা কাজলদিঘি নীলগঞ্জ'],
  ['an inflected word that is not in the list', 'ছবিঘরে সংকেতে বটগাছের রুটিনে নাতনিরা'],
  ['a short word', 'বা দ্য ঘ'],
  ['a text without Bengali letters', 'SSC 2026, ২০২৬'],
])('%s stays', (_what, text) => {
  expect(correct(text.normalize())).toBe(text.normalize())
})
