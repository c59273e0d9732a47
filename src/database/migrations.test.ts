import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { migrationNames } from './migrate.ts'

const FOLDER = path.join(import.meta.dirname, 'migrations')

/**
 * The files of released migrations, in their order. A new migration comes at the end, with its hash
 * at its release.
 */
const RELEASED = [
  ['0001-first', 'ffac0f4dfab2eedf849f4a3ace96efac3a4f6bf532a16e14c9739a450f90968a'],
] as const

it('has every migration of the folder in its list', () => {
  const files = readdirSync(FOLDER).map((name) => path.basename(name, '.ts'))
  expect(migrationNames).toEqual(files.toSorted())
})

it('runs a new migration after the released ones', () => {
  expect(
    migrationNames.slice(0, RELEASED.length),
    'the name of a new migration must sort last',
  ).toEqual(RELEASED.map(([name]) => name))
})

it.each(RELEASED)('never changes the released migration %s', (name, hash) => {
  const file = readFileSync(path.join(FOLDER, `${name}.ts`))
  expect(createHash('sha256').update(file).digest('hex')).toBe(hash)
})
