import { Console } from 'node:console'
import { existsSync, fstatSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { getPriority, setPriority } from 'node:os'
import type { ProgramAnswer } from './run-program.ts'
import { systemCode } from './system-code.ts'

/**
 * Ends this program when its parent process ends for any reason, because the pipe between them
 * closes then. Otherwise a restarted server would start the same work a second time while the first
 * still runs. A decoder that blocks the event loop delays this until its page is finished, so
 * `runProgram` also lets the system end the program.
 */
export function endWithParent(): void {
  // If a person starts the program, its input is a terminal or /dev/null.
  const input = fstatSync(0)
  if (!input.isFIFO() && !input.isSocket()) return
  process.stdin.once('close', () => process.exit(1)).resume()
  // The pipe alone does not keep the program running.
  ;(process.stdin as Socket).unref()
}

/**
 * A program calls this before it imports anything that starts threads, because threads inherit the
 * priority of the thread that starts them.
 */
export function becomeBackground(niceness: number): void {
  // Public pages have priority. A process may not lower its niceness.
  if (getPriority() < niceness) setPriority(niceness)
  // If memory runs out, Linux must kill this process and not the server.
  const oomScore = '/proc/self/oom_score_adj'
  if (existsSync(oomScore)) writeFileSync(oomScore, '1000')
  endWithParent()
  // libheif (1.23 in libheif-js) logs to standard output, which would break the answer.
  globalThis.console = new Console(process.stderr)
}

/**
 * Prints the answer. `refuse` turns an error that the file causes into an answer, and returns
 * undefined for any other error.
 */
export async function printAnswer<T>(
  work: () => Promise<T>,
  refuse: (error: unknown) => T | undefined,
): Promise<void> {
  process.stdout.write(JSON.stringify(await answerOf(work, refuse)))
}

async function answerOf<T>(
  work: () => Promise<T>,
  refuse: (error: unknown) => T | undefined,
): Promise<ProgramAnswer<T>> {
  try {
    return await work()
  } catch (error) {
    const refusal = refuse(error)
    if (refusal !== undefined) return refusal
    const code = systemCode(error)
    if (!code) throw error
    return { failed: { code, message: (error as Error).message } }
  }
}
