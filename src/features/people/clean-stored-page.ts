import { changeContent } from '../../database/content-version.ts'
import type { Database } from '../../database/database.ts'
import { createSingletonStore } from '../../database/singleton.ts'
import { FileRejected } from '../../errors/classes.ts'
import { cleanPage } from './clean-page.ts'

const findPage = (database: Database) =>
  createSingletonStore<{ cleanHtml?: string | null; html?: string }>(database, 'teacherPage')

/**
 * Cleans the page of teachers in a backup, because a forged one can say that it is clean. If it is
 * too complicated, the page is made from the list.
 */
export async function cleanRestoredPage(database: Database): Promise<void> {
  const page = findPage(database)
  const stored = await page.find()
  const html = stored?.html ?? stored?.cleanHtml
  if (!html) return
  const cleanHtml = await cleanPage(html).catch((error: unknown) => {
    if (error instanceof FileRejected) return null
    throw error
  })
  if (cleanHtml !== stored!.cleanHtml) await page.put({ cleanHtml })
}

/** Cleans a page that a version before 2026-11-22 stored as it was uploaded. It was not shown. */
export async function cleanOldPage(database: Database): Promise<void> {
  const stored = await findPage(database).find()
  if (stored?.html !== undefined) await changeContent(database, cleanRestoredPage)
}
