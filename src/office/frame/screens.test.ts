import { expect, test } from 'vitest'
import { CONTENT_KEYS } from '../../content.ts'
import { menuGroups, screens } from './screens.ts'

const keysFor = (isAdmin: boolean) =>
  menuGroups(isAdmin).flatMap(({ entries }) => entries.map(({ key }) => key))

test('every screen but the overview is in one group of the menu of admins', () => {
  const [overview, ...others] = screens.map(({ key }) => key)
  expect(overview).toBe('overview')
  expect(keysFor(true)).toEqual(expect.arrayContaining(others))
  expect(keysFor(true)).toHaveLength(others.length)
  expect(keysFor(true)).toEqual(expect.arrayContaining(CONTENT_KEYS))
})

test('the menu of editors lacks the technical screens only', () => {
  const technical = menuGroups(true).find(({ group }) => group === 'technical')!
  expect(technical.entries.map(({ key }) => key)).toEqual(['redirects', 'moves', 'export'])
  expect([...keysFor(false), 'redirects', 'moves', 'export']).toEqual(keysFor(true))
  expect(keysFor(false)).toEqual(expect.arrayContaining([...CONTENT_KEYS, 'accounts', 'bin']))
})
