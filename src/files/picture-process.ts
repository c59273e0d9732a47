import { type ChildProcess, execFile } from 'node:child_process'
import { totalmem } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createSemaphore } from '../semaphore.ts'
import type { PictureTask } from './picture.ts'

/** A phone’s photo takes one to two seconds, and thirty under heavy load on a result day. */
const WITHIN_MS = 120_000
/** Memory for libheif, in pages of 64 kB: a little more than a 48-megapixel photo needs. */
const WASM_PAGES = 10_000
const PROGRAM = `${import.meta.dirname}/picture-program.ts`

const runProgram = promisify(execFile)
/** Shared by all requests. A task takes 350 MB for an iPhone's photo, 700 MB for the largest. */
const tasks = createSemaphore(memoryBytes() < 3e9 ? 1 : 2)
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

function memoryBytes(): number {
  // The memory limit of the container; without one, the total memory or more.
  return Math.min(totalmem(), process.constrainedMemory() || Infinity)
}

export type PictureAnswer<T> = { done: T } | { refused: string }
export type ProgramAnswer<T> = PictureAnswer<T> | { failed: { code: string; message: string } }

/**
 * Decodes and encodes a picture in a separate process when a slot is free. Its memory is freed when
 * it ends, and a hostile file can only harm that process (docs/decisions/0011-pictures.md).
 * `refused` says what is wrong with the file.
 * @throws if the machine is the cause and not the file, for example a full disk
 */
export function runPictureTask<T>(
  task: PictureTask,
  withinMs = WITHIN_MS,
): Promise<PictureAnswer<T>> {
  return tasks.run(async () => {
    const program = runProgram(
      process.execPath,
      [`--wasm-max-mem-pages=${WASM_PAGES}`, PROGRAM, JSON.stringify(task)],
      {
        timeout: withinMs,
        killSignal: 'SIGKILL',
        env: {
          // Two encoders at a time. libvips puts its temporary files beside the upload, so they are
          // deleted with it.
          UV_THREADPOOL_SIZE: '2',
          TMPDIR: path.dirname(task.source),
          // No other variables: the process must not get the server's secrets.
        },
      },
    )
    running.add(program.child)
    try {
      const answer = JSON.parse((await program).stdout) as ProgramAnswer<T>
      if (!('failed' in answer)) return answer
      const { code, message } = answer.failed
      throw Object.assign(new Error(message), { code })
    } catch (error) {
      const { signal } = error as { signal?: string | null }
      // The process was killed by its time limit, by a crash of the decoder or for lack of memory.
      if (signal) return { refused: `The process was ended by ${signal}.` }
      throw error
    } finally {
      running.delete(program.child)
    }
  })
}
