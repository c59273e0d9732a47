import type { IconTask } from './icon-work.ts'
import { becomeBackground, NICENESS, printAnswer } from '../../../base/child-program.ts'

/** The program that draws an icon. Its argument is the task; it prints an empty answer. */

becomeBackground(NICENESS.awaited)
const { drawIcon } = await import('./icon-work.ts')

const task = JSON.parse(process.argv[2]!) as IconTask
await printAnswer(
  async () => {
    await drawIcon(task)
    return {}
  },
  () => undefined,
)
