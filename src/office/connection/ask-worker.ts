import { fetchPart } from './screen-code.ts'

/** A list of 2,000 rows takes a fifth of a second, and a second on a cheap phone. */
const WITHIN_MS = 3000

/** A worker's answer, or why there is none. */
export type WorkerAnswer<T> = { answer: T } | { problem: string }

/** The file takes too long, or cannot be read. */
export class Unread extends Error {}

/**
 * Reads a file in a thread of its own, which ends after three seconds. So no file can stop the
 * office. `address` is that of the worker's script.
 * @throws Unread, CodeReplaced
 */
export async function askWorker<T>(address: string, task: object): Promise<T> {
  // The browser keeps the script, and a worker cannot wait for the connection.
  await fetchPart(() => fetchScript(address))
  const worker = new Worker(address, { type: import.meta.env.DEV ? 'module' : 'classic' })
  try {
    return await new Promise<T>((resolve, reject) => {
      setTimeout(() => reject(new Unread(`More than ${WITHIN_MS} ms.`)), WITHIN_MS)
      worker.addEventListener('error', ({ message }) => reject(new Unread(message)))
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<T>>) => {
        if ('answer' in data) resolve(data.answer)
        else reject(new Unread(data.problem))
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(task)
    })
  } finally {
    worker.terminate()
  }
}

async function fetchScript(address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`No script at ${address}.`)
  await answer.text()
}
