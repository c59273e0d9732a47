import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OFFICE_BOMBS, type OfficeBomb } from '../../tests/bad-input/office-bombs.ts'
import { headingOfWord } from '../features/documents/office/publish/heading/heading-of-word.ts'
import { readTable } from '../office/list/read-table.ts'
import { readDocument } from './read-document.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bombs-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Each takes up to four seconds, and up to 20 to be made. The first tier has one. */
const FIRST = /whose name repeats/
const first = OFFICE_BOMBS.filter(({ what }) => FIRST.test(what))
const others = OFFICE_BOMBS.filter((bomb) => !first.includes(bomb))

async function endsSoon({ extension, make }: OfficeBomb) {
  const file = path.join(folder, `bomb.${extension}`)
  await writeFile(file, make())
  // On a busy machine, the same work takes twice the processor time.
  const limits = { cpuSeconds: 10 }
  const reading = await readDocument({ path: file, mimeType: TYPES[extension] }, folder, limits)
  expect(reading).not.toHaveProperty('problem', 'reading-too-long')
}

it.each(first)('$what ends soon on the server', endsSoon)
it.each(others)('$what also ends soon on the server', { tags: 'rest', timeout: 900_000 }, endsSoon)

it.each(OFFICE_BOMBS.filter(({ extension }) => extension === 'xlsx'))(
  '$what ends soon as a list of the office',
  { tags: 'rest', timeout: 900_000 },
  ({ make }) => {
    const bytes = make()
    const before = process.cpuUsage()
    try {
      expect(readTable(bytes)!.text.length).toBeLessThan(1e7)
    } catch (error) {
      expect(String(error)).toMatch(/steps|rows|No text|no workbook|cells|XML/)
    }
    expect(process.cpuUsage(before).user).toBeLessThan(10e6)
  },
)

it.each(OFFICE_BOMBS.filter(({ extension }) => extension === 'docx'))(
  '$what ends soon where a title is proposed',
  { tags: 'rest', timeout: 900_000 },
  ({ make }) => {
    const bytes = make()
    const before = process.cpuUsage()
    expect(headingOfWord(bytes)).toBeUndefined()
    expect(process.cpuUsage(before).user).toBeLessThan(10e6)
  },
)
