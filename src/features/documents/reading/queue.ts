import path from 'node:path'
import { nowMs } from '../../../base/clock.ts'
import type { Write } from '../../../database/content-version.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { type Files, pictureFile } from '../../../files/files.ts'
import type { HiddenPart } from '../../../files/hidden-part.ts'
import { discard, receive } from '../../../files/incoming.ts'
import { isReadable } from '../../../files/kinds.ts'
import { INSPECTED, inspectFile, UNATTENDED } from '../../../reading/inspect-file.ts'
import type { readDocument } from '../../../reading/read-document.ts'
import type { Claim, ReadingStore } from './store.ts'

/** If a process does not extend its claim for this time, another process reads the document. */
const CLAIM_MS = 60_000
const EXTEND_EVERY_MS = 20_000
/**
 * The wait after a failure of the machine. Other documents are read meanwhile, so that a document
 * that always fails does not stop the queue.
 */
const RETRY_AFTER_MS = 10 * 60_000
/** A document that failed this often would fail again. */
const MAX_ATTEMPTS = 3

interface QueueServices {
  stores: { reading: ReadingStore }
  write: Write<{ reading: ReadingStore }>
  files: Pick<Files, 'savePrepared' | 'remove' | 'incomingFolder'>
  fileStore: Pick<FileStore, 'open'>
}

/**
 * Reads the newest document that waits, and stores the result. Returns false if no document waits.
 * @throws if the machine fails; the document then waits for ten minutes
 */
export async function readNext(
  services: QueueServices,
  read: typeof readDocument,
  ending: AbortSignal,
): Promise<boolean> {
  const { reading } = services.stores
  const claim = await reading.claim(momentIn(0), momentIn(CLAIM_MS))
  if (!claim) return false
  const alive = setInterval(() => {
    reading.extend(claim, momentIn(CLAIM_MS)).catch(() => {
      // The database is away. If this lasts, the claim ends, and the document is read again.
    })
  }, EXTEND_EVERY_MS)
  try {
    await readClaimed(services, claim, read, ending)
  } catch (error) {
    if (ending.aborted) await reading.giveBack(claim)
    else await reading.extend(claim, momentIn(RETRY_AFTER_MS))
    throw error
  } finally {
    clearInterval(alive)
  }
  return true
}

async function readClaimed(
  { write, files, fileStore }: QueueServices,
  claim: Claim,
  read: typeof readDocument,
  ending: AbortSignal,
): Promise<void> {
  const { isPictured } = claim
  const { area, name, mimeType } = claim.file
  const giveUp = (problem?: string) =>
    write((transaction) => transaction.reading.giveUp(claim, problem))
  if (!isReadable(mimeType)) return giveUp()
  if (claim.attempts > MAX_ATTEMPTS) return giveUp('reading-crashed')
  const content = await fileStore.open(area, name)
  if (!content) return giveUp('reading-damaged')
  const copy = await receive(await content.read(), name, files.incomingFolder)
  try {
    const result = await read({ path: copy.path, mimeType, isPictured }, path.dirname(copy.path), {
      ending,
    })
    if (!result.isRead) return await giveUp(result.problem)
    const prepared = result.pages.map((page, index) =>
      pictureFile(`page-${index + 1}`, page.name, page),
    )
    const pages = prepared.map(({ file }) => file)
    const record = () =>
      write(async (transaction) => {
        const unused = await transaction.reading.finish(claim, { ...result, pages })
        if (!unused) throw new Superseded()
        return unused
      })
    await files.remove(await files.savePrepared(prepared, record))
  } catch (error) {
    if (!(error instanceof Superseded)) throw error
  } finally {
    await discard(copy)
  }
}

/** Each call changes the version of the content, and cached pages are made again. */
const INSPECTED_AT_ONCE = 20

/**
 * Looks through some stored files that were never looked through, or in vain. Returns their number.
 * A file that cannot be looked through counts as one that hides nothing, so that it is not tried for
 * ever.
 * @throws if the machine fails
 */
export async function inspectStored(services: QueueServices, ending: AbortSignal): Promise<number> {
  const { stores, write } = services
  const found = new Map<string, HiddenPart[]>()
  for (const file of await stores.reading.listUninspected(INSPECTED, INSPECTED_AT_ONCE)) {
    if (ending.aborted) break
    found.set(file.name, (await hiddenInStored(services, file)) ?? [])
  }
  if (found.size > 0) await write(({ reading }) => reading.setHiddenParts(found))
  return found.size
}

async function hiddenInStored(
  { files, fileStore }: Pick<QueueServices, 'files' | 'fileStore'>,
  { name, area, mimeType }: Claim['file'],
): Promise<HiddenPart[] | undefined> {
  const content = await fileStore.open(area, name)
  if (!content) return undefined
  const copy = await receive(await content.read(), name, files.incomingFolder)
  try {
    return await inspectFile(copy.path, mimeType, UNATTENDED)
  } finally {
    await discard(copy)
  }
}

/** The result is no longer needed. This error makes `savePrepared` delete the new files. */
class Superseded extends Error {}

/** ISO 8601 UTC. */
function momentIn(ms: number): string {
  return new Date(nowMs() + ms).toISOString()
}
