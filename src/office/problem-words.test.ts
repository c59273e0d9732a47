import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { Overloaded } from '../errors.ts'
import { type MachineFault, MachineFails } from '../machine-fails.ts'
import { staffBn } from '../words/staff-bn.ts'
import { staffEn } from '../words/staff-en.ts'
import { ApiProblem } from './api-client.ts'
import { describeProblem } from './problem-words.ts'

const FAULTS: Record<MachineFault, true> = {
  'disk-full': true,
  'disk-unwritable': true,
  'database-busy': true,
  'database-away': true,
  'files-away': true,
}
const problems = Object.keys(FAULTS).map((fault) => new MachineFails(fault as MachineFault, null))

interface NginxProblem {
  type: string
  status: number
  message: string
}

/** Problems that nginx itself sends for API calls. */
const nginxProblems = [
  ...readFileSync(path.join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8').matchAll(
    /'(\{"type".*\})'/g,
  ),
].map(([, json]) => JSON.parse(json!) as NginxProblem)

it('every problem of deploy/nginx.conf has a sentence for staff in both languages', () => {
  expect(nginxProblems.map(({ status }) => status)).toEqual([413, 429, 503])
  for (const problem of nginxProblems) {
    const answer = new ApiProblem(problem.status, problem)
    expect(describeProblem(answer, staffEn, 'en')).toBe(problem.message)
    const inBengali = describeProblem(answer, staffBn, 'bn')
    expect(inBengali).toMatch(/^\p{Script=Bengali}/u)
    expect(inBengali).not.toBe(staffBn.problems.failure)
  }
})

describe('A failure outside the software', () => {
  it.each([...problems, new Overloaded()].map((problem) => [problem.code, problem] as const))(
    '%s has a sentence for staff in both languages',
    (code, { status, message }) => {
      const answer = new ApiProblem(status, { type: `/api/docs#${code}`, message })
      expect(describeProblem(answer, staffEn, 'en')).toBe(message)
      const inBengali = describeProblem(answer, staffBn, 'bn')
      expect(inBengali).toMatch(/\p{Script=Bengali}/u)
      expect(inBengali).not.toBe(staffBn.problems.failure)
    },
  )

  it('of one field is reported without the field name of the API', () => {
    const fields = [{ path: 'code', message: 'Write the code.' }]
    const type = '/api/docs#invalid-input'
    const answer = new ApiProblem(400, { type, message: 'code: Write the code.', errors: fields })
    expect(describeProblem(answer, staffEn, 'en')).toBe('Write the code.')
  })

  it('gets a general sentence if nothing more is known', () => {
    for (const body of [undefined, { type: '/api/docs#failure', message: 'Something failed.' }]) {
      expect(describeProblem(new ApiProblem(502, body), staffBn, 'bn')).toBe(
        staffBn.problems.failure,
      )
    }
  })
})
