import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { FileRejected } from '../../errors/classes.ts'
import { createSemaphore } from '../../base/semaphore.ts'
import { MAX_DEPTH, MAX_ELEMENTS } from './teacher-page-limits.ts'

const PROGRAM = `${import.meta.dirname}/clean-worker.ts`
/**
 * The slowest megabyte that the limits allow takes 1 s, and a few seconds when the machine is busy.
 */
const MAX_MS = 10_000
/** The largest page needs about 100 MB. */
const MAX_HEAP_MB = 256

export type CleanAnswer = { html: string } | { refused: 'not-html' | 'too-complex' }

const cleaning = createSemaphore(1)

/**
 * Cleans a TeacherInformation.html in a worker thread with limits on time and memory, so that the
 * event loop is not blocked. Nothing else in the server may clean HTML.
 * @throws FileRejected (415 for what is not HTML, 413 for a page that exceeds the limits)
 */
export function cleanInWorker(page: Uint8Array | string): Promise<string> {
  return cleaning.run(async () => {
    const bytes = typeof page === 'string' ? new TextEncoder().encode(page) : page
    const answer = await runWorker(bytes)
    if ('html' in answer) return answer.html
    throw answer.refused === 'not-html'
      ? new FileRejected(415, 'not-html')
      : new FileRejected(413, 'page-too-complex', { elements: MAX_ELEMENTS, depth: MAX_DEPTH })
  })
}

async function runWorker(bytes: Uint8Array): Promise<CleanAnswer> {
  const worker = new Worker(PROGRAM, {
    workerData: bytes,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  try {
    const [answer] = (await once(worker, 'message', {
      signal: AbortSignal.timeout(MAX_MS),
    })) as [CleanAnswer]
    return answer
  } catch (error) {
    if (isPastLimit(error)) return { refused: 'too-complex' }
    throw error
  } finally {
    await worker.terminate()
  }
}

function isPastLimit(error: unknown): boolean {
  const { name, code } = error as NodeJS.ErrnoException
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY'
}
