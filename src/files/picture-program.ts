import { becomeBackground, NICENESS, printAnswer } from './child-program.ts'
import type { PictureAnswer } from './picture-process.ts'
import type { PictureTask } from './picture.ts'

/** The program of the picture process. Its argument is the task; it prints the answer. */

becomeBackground(NICENESS.awaited)
const { clean, render, Refused } = await import('./picture-work.ts')

const task = JSON.parse(process.argv[2]!) as PictureTask
await printAnswer<PictureAnswer<unknown>>(
  async () => ({
    done: task.task === 'render' ? await render(task.source, task.name) : await clean(task.source),
  }),
  (error) => (error instanceof Refused ? { refused: error.message } : undefined),
)
