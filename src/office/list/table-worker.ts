import { answerTasks } from '../shell/answer-tasks.ts'
import { readTables } from './read-table.ts'

answerTasks(({ bytes }: { bytes: Uint8Array }) => readTables(bytes))
