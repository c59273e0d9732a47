import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runProgram, taskCommand } from '../../base/run-program.ts'
import { createSemaphore } from '../../base/semaphore.ts'
import type { Database } from '../../database/database.ts'
import { FileRejected } from '../../errors/classes.ts'
import { MAX_DEPTH, MAX_ELEMENTS } from './teacher-page-limits.ts'
import { createTeacherPageStore } from './teacher-page-store.ts'

const MODULE = `${import.meta.dirname}/clean-teacher-page.ts`
/**
 * The slowest megabyte that the limits allow takes 1 s, and a few seconds when the machine is busy.
 */
const WITHIN_MS = 10_000
/** The largest page needs about 100 MB. */
const MAX_HEAP_MB = 256
/** Node (26) reserves 600 MB at its start. */
const MEMORY_BYTES = 1e9

/** `html` is null if the page exceeds the limits. */
export type CleanAnswer = { html: string | null }

const permits = createSemaphore(1)

/**
 * Cleans a TeacherInformation.html in its own process with limits, one at a time, school by school
 * in turn. No other code of the server may clean HTML.
 * @throws FileRejected for a page that exceeds the limits
 */
export function cleanPage(html: string, school?: string): Promise<string> {
  return permits.run(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-page-'))
    try {
      const source = path.join(folder, 'page.html')
      await writeFile(source, html)
      const end = await runProgram<CleanAnswer>(
        taskCommand(MODULE, source, { nodeOptions: [`--max-old-space-size=${MAX_HEAP_MB}`] }),
        { withinMs: WITHIN_MS, memoryBytes: MEMORY_BYTES, temporaryFolder: folder },
      )
      // A signal means that it took too long or too much memory.
      const cleaned = 'answer' in end ? end.answer.html : null
      if (cleaned !== null) return cleaned
      throw new FileRejected(413, 'page-too-complex', { elements: MAX_ELEMENTS, depth: MAX_DEPTH })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }, school)
}

/**
 * Cleans the page of teachers in a backup, because visitors' browsers run what it contains. If the
 * page is too complex, it is made from the list.
 */
export async function cleanRestoredPage(database: Database): Promise<void> {
  const page = createTeacherPageStore(database)
  const { html } = await page.find()
  if (html === null) return
  const cleaned = await cleanPage(html).catch((error: unknown) => {
    if (error instanceof FileRejected) return null
    throw error
  })
  if (cleaned !== html) await page.replace(cleaned)
}
