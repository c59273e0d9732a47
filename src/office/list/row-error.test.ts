import { expect, it } from 'vitest'
import { fieldError } from '../../errors/codes.ts'
import { describeRowError } from './row-error.ts'

const labels = { girls: 'ছাত্রী', topic: 'কী নিয়ে' }
const describe = (error: ReturnType<typeof fieldError>, cells: Record<string, unknown> = {}) =>
  describeRowError(error, { cells, labels, language: 'bn' })

it('names the column and the text of its cell', () => {
  const error = fieldError('girls', 'whole-number')
  const sentence = 'শুধু সংখ্যা লিখুন, যেমন ২৪।'
  expect(describe(error, { girls: 'সত্তর' })).toBe(`ছাত্রী “সত্তর”: ${sentence}`)
  expect(describe(error, { girls: '' })).toBe(`ছাত্রী: ${sentence}`)
  expect(describe(error, { girls: 'স'.repeat(41) })).toBe(`ছাত্রী: ${sentence}`)
})

it('says only the sentence of an error about the row', () => {
  expect(describe(fieldError('', 'row-twice'))).toBe('এটি উপরের একটি সারিতে আছে। একটি রাখুন।')
})

it('does not list the choices of the API in Bengali', () => {
  const error = fieldError('topic', 'choose-one-of', { choices: 'fee, exam' })
  expect(describe(error, { topic: 'অজানা' })).toBe('কী নিয়ে “অজানা”: এটি লেখা নেই, অথবা এই সাইটে নেই।')
  const inEnglish = describeRowError(error, { cells: {}, labels: {}, language: 'en' })
  expect(inEnglish).toBe('Choose one of these: fee, exam.')
})
