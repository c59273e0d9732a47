import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { LINES } from './budgets.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** A budget may be at most so many lines larger than its folder. Then no folder can grow back unseen. */
const MAX_SPARE = 150

/** Lines of code and style without tests, by folder. A feature counts apart from its neighbours. */
function countLines(): Map<string, number> {
  const lines = new Map<string, number>()
  const files = globSync(
    ['{src,packages}/**/*.{ts,tsx,css}', 'scripts/*.{ts,mjs,sh}', 'server.ts'],
    { cwd: ROOT, exclude: ['**/*.test.{ts,tsx}'] },
  )
  for (const file of files) {
    const parts = path.dirname(file).split(path.sep)
    const folder = parts.slice(0, parts[1] === 'features' ? 3 : 2).join('/')
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    lines.set(folder, (lines.get(folder) ?? 0) + text.split('\n').length - 1)
  }
  return lines
}

it('no folder has more lines than its budget', () => {
  const over = [...countLines()]
    .filter(([folder, lines]) => lines > (LINES[folder] ?? 0))
    .map(([folder, lines]) => `'${folder}': ${lines}, budget ${LINES[folder] ?? 'missing'}`)
  expect(over, 'Remove what the change replaces, or raise the budget and say why.').toEqual([])
})

it('no budget is far above what its folder has', () => {
  const lines = countLines()
  const loose = Object.entries(LINES)
    .filter(([folder, budget]) => budget - (lines.get(folder) ?? 0) > MAX_SPARE)
    .map(([folder, budget]) => `'${folder}': ${lines.get(folder) ?? 0}, budget ${budget}`)
  expect(loose, 'Lower the budget to the lines that are left.').toEqual([])
})
