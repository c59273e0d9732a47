import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readRows } from './read-rows.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-rows-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const nested = (open: string, close: string, depth: number) =>
  `[{"a":${open.repeat(depth)}1${close.repeat(depth)}}]`
const names = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join(',')

async function refuses(_: string, extension: string, make: () => string) {
  const file = path.join(folder, `list.${extension}`)
  await writeFile(file, make())
  await expect(readRows(file, () => true)).rejects.toThrow(
    /list\.\w+ is too large\. Save only the columns/,
  )
}

it.each([
  ['300,000 columns', 'csv', () => `নাম,পদবি,${names(300_000, (index) => `c${index}`)}\n1,2`],
  ['a million lists in each other', 'json', () => nested('[', ']', 1e6)],
])('refuses a list of %s, and says what to do', refuses)

it.each([
  ['10 million cells', 'csv', () => ('1,'.repeat(999) + '1\n').repeat(10_000)],
  ['10 million cells with tabs', 'tsv', () => ('1\t'.repeat(999) + '1\n').repeat(10_000)],
  ['5 million rows', 'csv', () => 'a,b\n'.repeat(5e6)],
  ['25 million commas', 'csv', () => ','.repeat(25e6)],
  ['25 million quotation marks', 'csv', () => '"'.repeat(25e6)],
  ['6 million quoted cells', 'csv', () => '"a",'.repeat(6e6)],
  ['8 million open quotation marks', 'csv', () => '"a\n'.repeat(8e6)],
  ['300,000 times the same column', 'csv', () => `${'নাম,পদবি,'.repeat(150_000)}\n1,2`],
  ['a million records in each other', 'json', () => nested('{"a":', '}', 1e6)],
])('also refuses a list of %s', { tags: 'rest' }, refuses)

it.each([
  ['one line of 25 MB', 'csv', () => 'a'.repeat(25e6), 1],
  ['one open quotation mark before 25 MB', 'csv', () => `"${'a'.repeat(25e6)}`, 1],
  ['25 MB of blanks', 'csv', () => ' '.repeat(25e6), 1],
])('reads %s', { tags: 'rest' }, async (_, extension, make, count) => {
  const file = path.join(folder, `list.${extension}`)
  await writeFile(file, make())
  expect((await readRows(file, () => true))?.rows).toHaveLength(count)
})

it('refuses a list in JSON with more fields than a list has', { tags: 'rest' }, async () => {
  const file = path.join(folder, 'list.json')
  await writeFile(file, `[{${names(100_000, (index) => `"k${index}":1`)}}]`)
  await expect(readRows(file, () => true)).rejects.toThrow(/is not a list in JSON/)
})
