import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'

const FORMS = /<(Resting)?Form[\s>]/g
/** Its forms are those of the screens. */
const SHARED = 'office/form/resting-form.tsx'
const PROBLEMS = /<(\w*Problem)\b(.*?)\/>/gs

it('every form has a message that names its wrong fields by their labels', async () => {
  const found: Record<string, { forms: number; named: number }> = {}
  for await (const file of glob('**/*.tsx', { cwd: 'src' })) {
    const source = readFileSync(`src/${file}`, 'utf8')
    const forms = [...source.matchAll(FORMS)].length
    // `problem` of `useShortForm` has the labels, and parts such as GroupProblem have their own.
    const named = [...source.matchAll(PROBLEMS)].filter(
      ([, name, attributes]) =>
        !['FormProblem', 'RecordProblem'].includes(name!) ||
        /\blabels=|\{\.\.\.problem\}/.test(attributes!),
    ).length
    if (forms > 0 && file !== SHARED) found[file] = { forms, named }
  }
  expect(Object.keys(found).length).toBeGreaterThan(20)
  for (const [file, { forms, named }] of Object.entries(found)) {
    expect(named, file).toBeGreaterThanOrEqual(forms)
  }
})
