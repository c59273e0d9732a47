import { createReadStream } from 'node:fs'
import { runPictureTask } from './pictures/process.ts'

/** Every encrypted PDF contains this name, even if its table of objects is compressed. */
const ENCRYPTION = '/Encrypt'
/** Opening a PDF of 25 MB takes a second, and less than 300 MB beside Node's 600 MB. */
export const OPENING = { withinMs: 30_000, memoryBytes: 1e9 }

/**
 * Whether a PDF opens only with a password. Many encrypted PDFs open without a password and only
 * forbid changes. A damaged PDF counts as open, because browsers repair some of them. So does one
 * that takes too much memory or time: the reading of its pages says so.
 */
export async function isLocked(source: string): Promise<boolean> {
  if (!(await contains(source, ENCRYPTION))) return false
  const answer = await runPictureTask<boolean>({ task: 'checkLock', source }, OPENING)
  return 'done' in answer && answer.done
}

/** Twenty large uploads at once are not in memory. */
async function contains(source: string, name: string): Promise<boolean> {
  let end = ''
  for await (const chunk of createReadStream(source, 'latin1') as AsyncIterable<string>) {
    if ((end + chunk).includes(name)) return true
    end = chunk.slice(-name.length)
  }
  return false
}
