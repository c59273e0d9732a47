import { expect, expectTypeOf, it } from 'vitest'
import { type Coded, englishSentence, fieldError } from './codes.ts'
import { ERROR_SENTENCES } from './sentences.ts'
import { errorsBn } from '../words/errors-bn.ts'

const placeholdersIn = (sentence: string) => sentence.match(/\{\w*\}/g)?.sort() ?? []

it('every Bengali sentence has exactly the params of its code', () => {
  for (const [code, sentence] of Object.entries(errorsBn)) {
    const english = ERROR_SENTENCES[code as keyof typeof ERROR_SENTENCES]
    expect(sentence, code).toMatch(/\p{Script=Bengali}/u)
    expect(placeholdersIn(sentence), code).toEqual(placeholdersIn(english))
  }
})

it('a sentence contains its params', () => {
  expect(fieldError('name', 'name-length', { min: 1, max: 64 })).toEqual({
    path: 'name',
    code: 'name-length',
    params: { min: 1, max: 64 },
    message: 'Write a name of 1 to 64 characters.',
  })
  expect(englishSentence('fill-in', {})).toBe('Fill this in.')
})

it('a code compiles only with exactly its params', () => {
  expectTypeOf<['name-length', { min: 1; max: 64 }]>().toExtend<Coded>()
  expectTypeOf<['fill-in']>().toExtend<Coded>()
  expectTypeOf<['name-length']>().not.toExtend<Coded>()
  expectTypeOf<['name-length', { min: 1 }]>().not.toExtend<Coded>()
  expectTypeOf<['fill-in', { min: 1 }]>().not.toExtend<Coded>()
  expectTypeOf<['Fill this in.']>().not.toExtend<Coded>()
})
