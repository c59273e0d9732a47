import type { Write } from '../../database/content-version.ts'
import { FileRejected } from '../../errors/classes.ts'
import { cleanInWorker } from './clean-in-worker.ts'
import type { OfficerStore } from './store.ts'

interface OfficerStores {
  officers: Pick<OfficerStore, 'ownPage'>
}

export const HIDDEN_TEACHER_PAGE =
  'The school’s own TeacherInformation.html is too complicated: visitors get the list instead. Upload a simpler page, or go back to the list.'

/**
 * Cleans the stored page again, at the start and after a backup was restored. The page may come
 * from a version that stored uploads unchanged, or from a forged archive. Requests of visitors never
 * clean anything. Returns false for a page that stays hidden.
 */
export async function recheckTeacherPage({
  stores,
  write,
}: {
  stores: OfficerStores
  write: Write<OfficerStores>
}): Promise<boolean> {
  const stored = await stores.officers.ownPage.findStored()
  if (!stored) return true
  const cleaned = await cleanInWorker(stored.html).catch((error: unknown) => {
    if (error instanceof FileRejected) return undefined
    throw error
  })
  if (stored.isClean && cleaned === stored.html) return true
  if (!stored.isClean && cleaned === undefined) return false
  await write(async ({ officers: { ownPage } }) => {
    // Another process or a clerk may have replaced the page in the meantime.
    const now = await ownPage.findStored()
    if (now?.html !== stored.html || now.isClean !== stored.isClean) return
    if (cleaned === undefined) await ownPage.markUncleaned(stored.html)
    else await ownPage.replace(cleaned)
  })
  return cleaned !== undefined
}
