import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the office never asks the clock of the computer, which can be wrong', () => {
  const files = globSync('src/{office,features/*/office}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.{ts,tsx}'],
  })
  expect(files.length).toBeGreaterThan(200)
  const asking = files.filter((file) =>
    /new Date\(\)|Date\.now\(|\bDate\(\)/.test(readFileSync(file, 'utf8')),
  )
  expect(asking).toEqual([])
})
