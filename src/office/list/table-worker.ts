import { answerTasks } from '../shell/answer-tasks.ts'
import { readTable } from './read-table.ts'

answerTasks(({ bytes }: { bytes: Uint8Array }) => readTable(bytes))
