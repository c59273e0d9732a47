import { expect, it } from 'vitest'
import { newPartsOf, questionsFor } from './question.ts'
import { synonymsOf } from './synonyms.ts'

const CLASSES = 'প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম ষষ্ঠ সপ্তম অষ্টম নবম দশম'
const ENGLISH = 'class three four five six seven eight nine ten eleven'
const SCHOOL = 'পরীক্ষা রুটিন ছুটি ভর্তি ফলাফল ফরম বেতন বিজ্ঞপ্তি উপবৃত্তি সময়সূচি'

const sizeOf = (question: object[][]) => question.flat().length

it.each([CLASSES, ENGLISH, SCHOOL])(
  'the questions of “%s” are few and have a bounded size',
  (query) => {
    for (const question of questionsFor(query)) {
      expect(sizeOf(question)).toBeLessThanOrEqual(220)
      // Each part has nearly all alternatives.
      expect(newPartsOf(question).length).toBeLessThanOrEqual(2)
    }
  },
)

it('in a longer query, a word has fewer forms, but every synonym', () => {
  const formsOf = (query: string) => synonymsOf('অষ্টম', query.split(' ')).map(({ alike }) => alike)
  const alone = formsOf('অষ্টম')
  const among = formsOf(CLASSES)
  expect(among.length).toBe(20)
  expect(alone.length).toBeGreaterThan(30)
  expect(alone.slice(0, among.length)).toEqual(among)
  for (const name of ['এইট', 'eight', '8ম']) expect(among).toContain(name)
})

it('one or two words are looked for as halves alone', () => {
  const [last] = questionsFor('দুর্গা পূজা').slice(-1)
  const parts = newPartsOf(last!)
  expect(parts).toHaveLength(1)
  expect(sizeOf(parts[0]!)).toBeLessThan(sizeOf(last!))
})
