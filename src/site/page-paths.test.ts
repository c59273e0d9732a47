import { expect, it } from 'vitest'
import { exactPath } from './page-paths.ts'

it('knows a page however many slashes end its address', () => {
  expect(exactPath(`/en/AllNotices${'/'.repeat(9)}`)).toBe('/en/allNotices')
})

it('reads an address of ever so many slashes, which is not to take minutes', () => {
  const address = `${'/'.repeat(500_000)}x`
  expect(exactPath(address)).toBe(address)
})
