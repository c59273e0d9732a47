import { Console } from 'node:console'
import { existsSync, writeFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import type { ProgramAnswer } from './picture-process.ts'
import type { PictureTask } from './picture.ts'

/** The program of the picture process. Its argument is the task; it prints the answer. */

const NICENESS = 5
// Public pages have priority. A process may not lower its niceness. This comes first, because
// threads inherit the priority of the thread that starts them.
if (getPriority() < NICENESS) setPriority(NICENESS)
// If memory runs out, Linux must kill this process and not the server.
const oomScore = '/proc/self/oom_score_adj'
if (existsSync(oomScore)) writeFileSync(oomScore, '1000')
// libheif (1.23 in libheif-js) logs to standard output, where it would break the answer.
globalThis.console = new Console(process.stderr)

const { clean, render, Refused } = await import('./picture-work.ts')
const { systemCode } = await import('./picture-limits.ts')

async function answer(task: PictureTask): Promise<ProgramAnswer<unknown>> {
  try {
    return {
      done:
        task.task === 'render' ? await render(task.source, task.name) : await clean(task.source),
    }
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message }
    const code = systemCode(error)
    if (!code) throw error
    return { failed: { code, message: (error as Error).message } }
  }
}

process.stdout.write(JSON.stringify(await answer(JSON.parse(process.argv[2]!))))
