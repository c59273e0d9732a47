import { expect, it } from 'vitest'
import { adviceFor } from './advice.ts'
import { newMember } from './group-values.ts'

const members = (staff: number, outside: number) => [
  ...Array.from({ length: staff }, () => ({ ...newMember('other'), officerId: 'x' })),
  ...Array.from({ length: outside }, () => ({ ...newMember('other'), officerId: null })),
]

it.each<[women: string, staff: number, outside: number, states: string[]]>([
  ['৪', 4, 1, ['yes', 'yes', 'ask', 'not']],
  ['2', 3, 1, ['not', 'not', 'ask', 'not']],
  ['3', 3, 2, ['yes', 'yes', 'ask', 'yes']],
  ['', 4, 2, ['yes', 'ask', 'ask', 'yes']],
  ['many', 0, 0, ['not', 'ask', 'ask', 'not']],
])(
  'judges a committee with %s women, %i of the staff and %i from outside',
  (women, staff, outside, states) => {
    const advice = adviceFor({ women, members: members(staff, outside) })
    expect(advice.map(({ state }) => state)).toEqual(states)
  },
)
