import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { englishSentence, fieldError } from '../../errors/codes.ts'
import type { OfficeCode } from '../../errors/sentences.ts'
import { TooManyAttempts } from '../../errors/classes.ts'
import { errorsBn } from '../../words/errors-bn.ts'
import { staffBn, staffEn } from '../../words/staff-words.ts'
import { ApiProblem } from '../connection/api-client.ts'
import { InputProblem } from './input-problem.ts'
import { describeProblem, serverWordsOf } from './problem-words.ts'

const inEnglish = (error: unknown) => describeProblem(error, staffEn, 'en')
const inBengali = (error: unknown) => describeProblem(error, staffBn, 'bn')

interface NginxProblem {
  type: string
  status: number
  code: OfficeCode
  message: string
}

/** Problems that nginx itself sends for API calls. */
const nginxProblems = [
  ...readFileSync(
    path.join(import.meta.dirname, '../../../deploy/nginx/http.conf'),
    'utf8',
  ).matchAll(/'(\{"type".*\})'/g),
].map(([, json]) => JSON.parse(json!) as NginxProblem)

it('every problem of nginx has the sentence of its code', () => {
  expect(nginxProblems.map(({ status }) => status)).toEqual([503, 503, 413, 429])
  for (const problem of nginxProblems) {
    expect(problem.message).toBe(englishSentence(problem.code, {}))
    expect(inBengali(new ApiProblem(problem.status, problem))).toBe(errorsBn[problem.code])
  }
})

it('params are written in the digits of the language', () => {
  const problem = new TooManyAttempts(15 * 60)
  const answer = new ApiProblem(429, problem)
  expect(inEnglish(answer)).toBe(problem.message)
  expect(inBengali(answer)).toContain('১৫ মিনিট পরে')
})

it('errors of fields are described without the names that the API gives them', () => {
  const errors = [fieldError('title', 'fill-in'), fieldError('file', 'choose-file')]
  const answer = new ApiProblem(400, { code: 'invalid-input', params: {}, errors })
  for (const error of [answer, new InputProblem(errors)]) {
    expect(inEnglish(error)).toBe('Fill this in. Choose a file.')
    expect(inBengali(error)).toBe('এই ঘরটি লিখুন। একটি ফাইল বেছে নিন।')
  }
})

it('an unknown code gets the sentence of the server, or a general one', () => {
  expect(inBengali(new ApiProblem(400, { code: 'new', message: 'Do this.' }))).toBe('Do this.')
  expect(inBengali(new ApiProblem(502, undefined))).toBe(errorsBn.failure)
  expect(inBengali(new Error('a bug'))).toBe(errorsBn.failure)
})

it.each([
  ['Check these fields: total, totalLand.', 'Check these fields: মোট, জমি (একর).'],
  ['totalLand: Write it.', 'জমি (একর): Write it.'],
  ['places.0.name and subtotal: Write them.', 'স্থান and subtotal: Write them.'],
  ['placesX0Xname: Write it.', 'placesX0Xname: Write it.'],
  ['without a label: unknown', 'without a label: unknown'],
])('“%s” of the server names fields as the form does', (message, expected) => {
  const labels = { totalLand: 'জমি (একর)', total: 'মোট', 'places.0.name': 'স্থান' }
  const fields = [...Object.keys(labels), 'unknown'].map((name) => fieldError(name, 'fill-in'))
  expect(serverWordsOf({ message, fields }, labels)).toBe(expected)
  expect(serverWordsOf({ message, fields: [] }, labels)).toBe(message)
})
