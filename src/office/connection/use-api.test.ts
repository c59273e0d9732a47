import { expect, test } from 'vitest'
import { keyOf } from './use-api.ts'

test.each([
  ['/officers', ['/officers']],
  ['/officers?state=all', ['/officers', '?state=all']],
  ['/moves/7#undone', ['/moves/7', '#undone']],
  [undefined, ['']],
])('the key of %s begins with its path, and its parts are the address', (address, key) => {
  expect(keyOf(address)).toEqual(key)
  expect(key.join('')).toBe(address ?? '')
})
