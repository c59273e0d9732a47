import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runProgram } from '../../base/run-program.ts'
import { createSemaphore } from '../../base/semaphore.ts'
import { changeContent } from '../../database/content-version.ts'
import type { Database } from '../../database/database.ts'
import { createSingletonStore } from '../../database/singleton.ts'
import { FileRejected } from '../../errors/classes.ts'
import { MAX_DEPTH, MAX_ELEMENTS } from './teacher-page-limits.ts'

const PROGRAM = `${import.meta.dirname}/clean-page-program.ts`
/**
 * The slowest megabyte that the limits allow takes 1 s, and a few seconds when the machine is busy.
 */
const WITHIN_MS = 10_000
/** The largest page needs about 100 MB. */
const MAX_HEAP_MB = 256

/** `html` is null if the page exceeds the limits. */
export type CleanAnswer = { html: string | null }

const permits = createSemaphore(1)

/**
 * Cleans a TeacherInformation.html in its own process with limits. No other code of the server may
 * clean HTML.
 * @throws FileRejected for a page that exceeds the limits
 */
export function cleanPage(html: string): Promise<string> {
  return permits.run(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-page-'))
    try {
      const source = path.join(folder, 'page.html')
      await writeFile(source, html)
      const end = await runProgram<CleanAnswer>(
        [process.execPath, `--max-old-space-size=${MAX_HEAP_MB}`, PROGRAM, source],
        { withinMs: WITHIN_MS, temporaryFolder: folder },
      )
      // A signal means that it took too long or too much memory.
      const cleaned = 'answer' in end ? end.answer.html : null
      if (cleaned !== null) return cleaned
      throw new FileRejected(413, 'page-too-complex', { elements: MAX_ELEMENTS, depth: MAX_DEPTH })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

const findPage = (database: Database) =>
  createSingletonStore<{ cleanHtml?: string | null; html?: string }>(database, 'teacherPage')

/**
 * Cleans the page of teachers in a backup, because a forged backup can mark any page as clean. If
 * it is too complex, the page is made from the list.
 */
export async function cleanRestoredPage(database: Database): Promise<void> {
  const page = findPage(database)
  const stored = await page.find()
  // Whichever is not empty: a forged page can have both.
  const html = stored?.html || stored?.cleanHtml
  if (!stored || !html) return
  const cleanHtml = await cleanPage(html).catch((error: unknown) => {
    if (error instanceof FileRejected) return null
    throw error
  })
  const isClean = cleanHtml === stored.cleanHtml && stored.html === undefined
  if (!isClean) await page.put({ cleanHtml })
}

/** Cleans a page that a version before 2026-11-22 stored uncleaned. Until then it is not shown. */
export async function cleanOldPage(database: Database): Promise<void> {
  const stored = await findPage(database).find()
  if (stored?.html !== undefined) await changeContent(database, cleanRestoredPage)
}
