import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hugeEncryptedPdf } from '../../tests/bad-input/bombs.ts'
import { encryptedPdf } from '../../tests/made-pdf.ts'
import { isLocked, OPENING } from './pdf-lock.ts'
import { runPictureTask } from './pictures/process.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(bytes: Buffer): Promise<string> {
  const file = path.join(folder, 'upload')
  await writeFile(file, bytes)
  return file
}

it('a PDF is locked if it opens only with a password', async () => {
  expect(await isLocked(await write(await encryptedPdf('secret')))).toBe(true)
  expect(await isLocked(await write(await encryptedPdf()))).toBe(false)
})

it('a PDF is opened with a limit on memory', { tags: 'rest' }, async () => {
  const source = await write(hugeEncryptedPdf())
  expect(await runPictureTask({ task: 'checkLock', source }, OPENING)).toHaveProperty('refused')
  expect(await isLocked(source)).toBe(false)
})

it('PDFs are opened in the queue of pictures', { tags: 'rest' }, async () => {
  const source = await write(hugeEncryptedPdf())
  let most = 0
  const timer = setInterval(async () => {
    const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')
    most = Math.max(most, children.trim().split(/\s+/).filter(Boolean).length)
  }, 50)
  await Promise.all(Array.from({ length: 5 }, () => isLocked(source)))
  clearInterval(timer)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(2)
})
