import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { green, red } from './theme.ts'

const css = readFileSync(path.join(import.meta.dirname, '../../pages/parts/colours.css'), 'utf8')

it.each([
  ['link', green[6], green[3]],
  ['red', red[6], red[2]],
])('the theme has the same %s as the style sheets, in both colour schemes', (name, light, dark) => {
  expect(css).toContain(`--${name}: light-dark(${light}, ${dark});`)
})
