import { type ChildProcess, execFile } from 'node:child_process'
import { totalmem } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { PictureTask } from './picture.ts'
import { createTurns } from './turns.ts'

/** A phone’s photo takes one to two seconds, and on a result day, behind the visitors, thirty. */
const WITHIN_MS = 120_000
/** For libheif, in pages of 64 kB: what a photo of 48 megapixels needs, and little more. */
const WASM_PAGES = 10_000
const PROGRAM = `${import.meta.dirname}/picture-program.ts`

const runProgram = promisify(execFile)
/** Over all requests. Each takes 350 MB for an iPhone's photo, twice that for its largest. */
const inTurn = createTurns(memoryBytes() < 3e9 ? 1 : 2)
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

function memoryBytes(): number {
  // What a container may use; without one, all there is or a number beyond it.
  return Math.min(totalmem(), process.constrainedMemory() || Infinity)
}

export type PictureAnswer<T> = { done: T } | { refused: string }
export type ProgramAnswer<T> = PictureAnswer<T> | { failed: { code: string; message: string } }

/**
 * Runs a picture's decoding and encoding in a process of its own when its turn comes: what that takes
 * of memory goes back at once, and what a hostile file does to a decoder it does there
 * (docs/decisions/0011-pictures.md). `refused` says what was wrong with the file.
 * @throws where the failure is the machine's and not the file's, such as a full disk
 */
export function runPictureTask<T>(
  task: PictureTask,
  withinMs = WITHIN_MS,
): Promise<PictureAnswer<T>> {
  return inTurn(async () => {
    const program = runProgram(
      process.execPath,
      [`--wasm-max-mem-pages=${WASM_PAGES}`, PROGRAM, JSON.stringify(task)],
      {
        timeout: withinMs,
        killSignal: 'SIGKILL',
        env: {
          // As many encoders at a time; and what libvips lays aside goes when the upload goes.
          UV_THREADPOOL_SIZE: '2',
          TMPDIR: path.dirname(task.source),
          // Nothing of the server's secrets.
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
      // Its limits, the decoder's own fault, or the system's want of memory.
      if (signal) return { refused: `The process was ended by ${signal}.` }
      throw error
    } finally {
      running.delete(program.child)
    }
  })
}
