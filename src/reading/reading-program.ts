import { becomeBackground, NICENESS, printAnswer } from '../base/child-program.ts'
import type { ReadingTask } from './read-document.ts'
import type { Reading } from './reading.ts'

/** The program of the reading process. Its argument is the task; it prints the reading. */

becomeBackground(NICENESS.unattended)
const { read } = await import('./read.ts')
const { refusalOf } = await import('./reading.ts')

const task = JSON.parse(process.argv[2]!) as ReadingTask
await printAnswer<Reading>(() => read(task), refusalOf)
