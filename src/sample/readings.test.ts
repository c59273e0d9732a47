import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { recognise } from '../files/recognise.ts'
import { readDocument } from '../reading/read-document.ts'
import { loadReadings } from './readings.ts'
import { SAMPLE_FOLDER } from './seed.ts'

describe('The stored text of each sample file', { tags: 'rest' }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-readings-'))
  afterAll(() => rm(folder, { recursive: true }))
  const readings = Object.entries(await loadReadings())

  // If this fails: npm run prepare-sample -- --texts
  it.each(readings)(
    'the stored text of %s is the text from the reader',
    { timeout: 120_000 },
    async (file, stored) => {
      const source = path.join(SAMPLE_FOLDER, file)
      const { mimeType } = (await recognise(source, 'documents'))!
      const read = await readDocument({ path: source, mimeType, isPictured: true }, folder)
      if (!read.isRead) throw new Error(read.cause)
      expect(read.layout).toBe(stored.layout)
      // A person has corrected some of the texts.
      if (stored.source !== 'typed') {
        const { text, source: from, doubts } = read
        expect({ text, from, doubts }).toEqual({
          text: stored.text,
          from: stored.source,
          doubts: stored.doubts,
        })
      }
    },
  )
})
