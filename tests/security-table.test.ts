import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** The requirements of OWASP ASVS 5.0.0 on levels 1 and 2, by number. */
const REQUIREMENTS =
  `1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1-1 3.2.1-2 3.3.1-4
  3.4.1-6 3.5.1-5 3.7.1-2 4.1.1-3 4.2.1-1 4.3.1-2 4.4.1-4 5.1.1-1 5.2.1-3 5.3.1-2 5.4.1-3 6.1.1-3 6.2.1-12
  6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4 7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2 8.1.1-2 8.2.1-3
  8.3.1-1 8.4.1-1 9.1.1-3 9.2.1-4 10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2
  11.2.1-3 11.3.1-3 11.4.1-4 11.5.1-1 11.6.1-1 12.1.1-3 12.2.1-2 12.3.1-4 13.1.1-1 13.2.1-5 13.3.1-2
  13.4.1-5 14.1.1-2 14.2.1-4 14.3.1-3 15.1.1-3 15.2.1-3 15.3.1-7 16.1.1-1 16.2.1-5 16.3.1-4 16.4.1-3
  16.5.1-3 17.1.1-1 17.2.1-4 17.3.1-2`
    .split(/\s+/)
    .flatMap((range) => {
      const [, section, first, last] = /^(\d+\.\d+)\.(\d+)-(\d+)$/.exec(range)!
      const count = Number(last) - Number(first) + 1
      return Array.from({ length: count }, (_, index) => `${section}.${Number(first) + index}`)
    })

const ROOT = path.join(import.meta.dirname, '..')
const TEST_FILES = ['src', 'tests', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
)

interface Row {
  numbers: string[]
  shownBy: string
}

/** `1.2.6` is one number, `1.2.6 – 1.3.2` is all numbers from the first to the last. */
function numbersIn(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first, last = first] = part.split(' – ')
    for (const end of [first, last]) expect(REQUIREMENTS).toContain(end)
    return REQUIREMENTS.slice(REQUIREMENTS.indexOf(first!), REQUIREMENTS.indexOf(last!) + 1)
  })
}

const ROWS: Row[] = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [, numbers, , shownBy, ...more] = line.split('|').map((cell) => cell.trim())
    expect(more, line).toEqual([''])
    return { numbers: numbersIn(numbers!), shownBy: shownBy! }
  })

it('docs/security.md answers every requirement once, in order', () => {
  expect(ROWS.flatMap(({ numbers }) => numbers)).toEqual(REQUIREMENTS)
})

/** The tests in a cell: `file`: title · title; `file`: title */
function testsIn(shownBy: string): [file: string, title: string][] {
  return shownBy
    .split('; ')
    .map((part) => /^`(\S+\.(?:test|spec)\.tsx?)`: (.+)$/.exec(part))
    .flatMap((match) =>
      match ? match[2]!.split(' · ').map((title): [string, string] => [match[1]!, title]) : [],
    )
}

it.each(ROWS.map((row) => [row.numbers[0]!, row] as const))(
  'the evidence for %s exists',
  (_number, { shownBy }) => {
    expect(shownBy).toMatch(/^(`\S+\.(test|spec)\.tsx?`: |by design: |does not apply: |not met: )/)
    const files = new Set(testsIn(shownBy).map(([file]) => file))
    expect(
      shownBy.match(/\.(test|spec)\.tsx?/g) ?? [],
      'each in backticks, before a colon',
    ).toHaveLength(files.size)
    for (const [name, title] of testsIn(shownBy)) {
      const found = TEST_FILES.filter((file) => `/${file}`.endsWith(`/${name}`))
      expect(found, name).toHaveLength(1)
      const hasTitle = readFileSync(path.join(ROOT, found[0]!), 'utf8')
        .split('\n')
        // In a string, not in a comment.
        .some((line) => line.includes(title) && /^[^/*]*['"`]/.test(line))
      expect(hasTitle, `${name}: ${title}`).toBe(true)
    }
  },
)
