import { expect, it } from 'vitest'
import { bengaliPath, languageOf, pathIn, recordIn } from './language.ts'

it.each([
  ['/', 'bn'],
  ['/allNotices', 'bn'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en/allNotices', 'en'],
  ['/english', 'bn'],
  ['/allNotices/en', 'bn'],
] as const)('reads %s as a page in %s', (path, language) => {
  expect(languageOf(path)).toBe(language)
})

it.each(['/', '/allNotices', '/photo-gallery', '/studentdailyattendance.aspx'])(
  'links from %s to English and back',
  (path) => {
    expect(pathIn('bn', path)).toBe(path)
    expect(languageOf(pathIn('en', path))).toBe('en')
    expect(bengaliPath(pathIn('en', path))).toBe(path)
    expect(bengaliPath(path)).toBe(path)
  },
)

it('an English page has the English of a record where it is written, and the Bengali elsewhere', () => {
  const record = { title: 'ক', titleEnglish: 'A', note: 'খ', noteEnglish: '', number: 3 }
  expect(recordIn('en', record)).toEqual({ ...record, title: 'A' })
  expect(recordIn('bn', record)).toBe(record)
})
