import { expect, it } from 'vitest'
import { z } from 'zod'
import { invalidInput, refusal } from './zod-issues.ts'

const schema = z.object({
  name: z.string().min(1).max(3),
  kind: z.enum(['a', 'b']),
  ids: z.array(z.string()).max(1),
  year: z.string().refine((value) => value.length === 4, refusal('too-long', { max: 4 })),
  isOn: z.boolean(),
})
const good = { name: 'x', kind: 'a', ids: [], year: '2026', isOn: true }

it.each([
  ['name', undefined, 'fill-in', {}],
  ['name', 5, 'fill-in', {}],
  ['name', '', 'fill-in', {}],
  ['name', 'long', 'too-long', { max: 3 }],
  ['kind', 'c', 'choose-one-of', { choices: 'a, b' }],
  ['ids', ['1', '2'], 'too-many', { max: 1 }],
  ['year', '1', 'too-long', { max: 4 }],
  ['isOn', 'yes', 'invalid-value', {}],
])('%s as %j has the code %s', (path, value, code, params) => {
  const { fields } = invalidInput(schema.safeParse({ ...good, [path]: value }).error!)
  expect(fields).toMatchObject([{ path, code, params }])
})

it('an issue without a code keeps the message of zod', () => {
  const problem = invalidInput(schema.safeParse({ ...good, isOn: 'yes' }).error!)
  expect(problem.message).toBe('isOn: Invalid input: expected boolean, received string')
})

it.each([null, undefined, 5, 'name', ['name']])(
  '%j is not an object, which is all that is said',
  (body) => {
    const whole = schema.superRefine(
      (_, context) => {
        context.addIssue({ code: 'custom', message: 'fill-in', path: ['name'] })
      },
      { when: () => true },
    )
    const problem = invalidInput(whole.safeParse(body).error!)
    expect(problem.message).toBe(
      'This is not an object. Send a JSON object with the fields of this call.',
    )
    expect(problem.fields).toMatchObject([{ path: '', code: 'not-an-object' }])
  },
)

it('several wrong fields are named in one sentence', () => {
  const problem = invalidInput(schema.safeParse({ ...good, name: '', kind: 'c' }).error!)
  expect(problem.message).toBe('Check these fields: name, kind.')
  expect(problem.params).toEqual({ fields: 'name, kind' })
})
