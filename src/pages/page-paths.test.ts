import { expect, it } from 'vitest'
import { exactPath } from './page-paths.ts'

it('recognises a page with any number of slashes at the end', () => {
  expect(exactPath(`/en/AllNotices${'/'.repeat(9)}`)).toBe('/en/allNotices')
})

it('recognises an entry of the information board in any letter case', () => {
  expect(exactPath('/EN/Information/SSC-Results')).toBe('/en/information/ssc-results')
  expect(exactPath('/information/Nothing')).toBe('/information/Nothing')
})

it('parses a path of very many slashes in reasonable time', () => {
  const address = `${'/'.repeat(500_000)}x`
  expect(exactPath(address)).toBe(address)
})
