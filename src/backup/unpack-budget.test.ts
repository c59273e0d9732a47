import { expect, it } from 'vitest'
import { createUnpackBudget } from './unpack-budget.ts'

const MB = 1024 * 1024

/** How many entries of a size an archive may contain; undefined if a million are allowed. */
function countEntries(archiveBytes: number, size: number): number | undefined {
  const budget = createUnpackBudget(archiveBytes)
  for (let count = 0; count < 1_000_000; count += 1) {
    try {
      budget.spend(`files/uploads/${count}.pdf`, size)
    } catch (error) {
      expect(String(error)).toMatch(/^Error: The archive is refused: its .* would unpack to more/)
      return count
    }
  }
  return undefined
}

it('allows a small archive to unpack to 64 MB', () => {
  expect(countEntries(1000, MB)).toBe(63)
  expect(countEntries(0.5 * MB, 769 * MB)).toBe(0)
})

it('allows a large archive to unpack to a hundred times its size', () => {
  expect(countEntries(10 * MB, MB)).toBe(996)
})

it('counts a minimum size for empty files', () => {
  expect(countEntries(0.8 * MB, 0)).toBeLessThan(25_000)
  // A real archive has more than a hundred bytes per name.
  expect(countEntries(100_000_000, 0)).toBe(undefined)
})

it('refuses a table of contents that does not fit into memory', () => {
  const budget = createUnpackBudget(1000 * MB)
  expect(() => budget.spend('manifest.json', 200 * MB)).toThrow(/list of contents is too long/)
})
