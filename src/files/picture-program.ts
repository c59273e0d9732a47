import { Console } from 'node:console'
import { existsSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import type { ProgramAnswer } from './picture-process.ts'
import type { PictureTask } from './picture.ts'

/** The program of a picture's process: one task as its argument, the answer on standard output. */

// Visitors' pages come first. Before all else: threads take on the priority of who starts them.
setPriority(5)
// Where memory runs out, Linux is to end this and not the site.
const sacrifice = '/proc/self/oom_score_adj'
if (existsSync(sacrifice)) writeFileSync(sacrifice, '1000')
// libheif (1.23 in libheif-js) logs to where the answer goes.
globalThis.console = new Console(process.stderr)

const { clean, cut, Refused } = await import('./picture-work.ts')
const { systemCode } = await import('./picture-limits.ts')

async function answer(task: PictureTask): Promise<ProgramAnswer<unknown>> {
  try {
    return {
      done: task.task === 'cut' ? await cut(task.source, task.name) : await clean(task.source),
    }
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message }
    const code = systemCode(error)
    if (!code) throw error
    return { failed: { code, message: (error as Error).message } }
  }
}

process.stdout.write(JSON.stringify(await answer(JSON.parse(process.argv[2]!))))
