import { answerTasks } from '../connection/answer-tasks.ts'
import { readTable } from './read-table.ts'

export interface TableTask {
  bytes: Uint8Array
  /** As in `readTable`. */
  at: number
}

answerTasks(({ bytes, at }: TableTask) => readTable(bytes, at))
