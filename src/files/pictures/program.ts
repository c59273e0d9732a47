import { becomeBackground, NICENESS, printAnswer } from '../../base/child-program.ts'
import type { PictureAnswer } from './process.ts'
import type { PictureTask } from './task.ts'

/** The program of the picture process. Its argument is the task; it prints the answer. */

becomeBackground(NICENESS.awaited)
const { clean, render, Refused } = await import('./work.ts')

const task = JSON.parse(process.argv[2]!) as PictureTask
await printAnswer<PictureAnswer<unknown>>(
  async () => ({ done: await run() }),
  (error) => (error instanceof Refused ? { refused: error.message } : undefined),
)

async function run(): Promise<unknown> {
  const { source } = task
  if (task.task === 'render') return render(source, task.name)
  if (task.task === 'clean') return clean(source)
  const { bind, makePageOf } = await import('./page-work.ts')
  return task.task === 'makePage' ? makePageOf(source) : bind(task.pages, source)
}
