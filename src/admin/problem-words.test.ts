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

describe('A failure of the server’s that is not the software’s', () => {
  it.each([...problems, new Overloaded()].map((problem) => [problem.code, problem] as const))(
    '%s is said to the clerk in both languages',
    (code, { status, message }) => {
      const answer = new ApiProblem(status, { type: `/api/docs#${code}`, message })
      expect(describeProblem(answer, staffEn, 'en')).toBe(message)
      const inBengali = describeProblem(answer, staffBn, 'bn')
      expect(inBengali).toMatch(/\p{Script=Bengali}/u)
      expect(inBengali).not.toBe(staffBn.problems.failure)
    },
  )

  it('of one field is said without the name that programs call it by', () => {
    const fields = [{ path: 'code', message: 'Write the code.' }]
    const type = '/api/docs#invalid-input'
    const answer = new ApiProblem(400, { type, message: 'code: Write the code.', errors: fields })
    expect(describeProblem(answer, staffEn, 'en')).toBe('Write the code.')
  })

  it('is said in general words where nothing more is known', () => {
    for (const body of [undefined, { type: '/api/docs#failure', message: 'Something failed.' }]) {
      expect(describeProblem(new ApiProblem(502, body), staffBn, 'bn')).toBe(
        staffBn.problems.failure,
      )
    }
  })
})
