// @module-tag rest

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OFFICE_BOMBS } from '../../tests/bad-input/office-bombs.ts'
import { readTable } from '../office/list/read-table.ts'
import { readDocument } from './read-document.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bombs-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** These can reach the limit on processor time, so they get a low one. */
const SLOW = /note|alternatives|links|fields/
const TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

it.each(OFFICE_BOMBS)('$what ends soon on the server', async ({ what, extension, make }) => {
  const file = path.join(folder, `bomb.${extension}`)
  await writeFile(file, make())
  const isSlow = SLOW.test(what)
  const limits = isSlow ? { cpuSeconds: 3 } : {}
  const reading = await readDocument({ path: file, mimeType: TYPES[extension] }, folder, limits)
  if (!isSlow) expect(reading).not.toHaveProperty('problem', 'reading-too-long')
})

it.each(OFFICE_BOMBS.filter(({ extension }) => extension === 'xlsx'))(
  '$what ends soon as a list of the office',
  ({ make }) => {
    const bytes = make()
    try {
      expect(readTable(bytes).text.length).toBeLessThan(1e7)
    } catch (error) {
      expect(String(error)).toMatch(/steps|rows|No text|no workbook|cells|XML/)
    }
  },
  60_000,
)
