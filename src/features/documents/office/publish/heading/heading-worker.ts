import { answerTasks } from '../../../../../office/connection/answer-tasks.ts'
import { headingOfSheet } from './heading-of-sheet.ts'
import { headingOfWord } from './heading-of-word.ts'

const READERS = { docx: headingOfWord, xlsx: headingOfSheet }

export type HeadingTask = { kind: keyof typeof READERS; bytes: Uint8Array }

answerTasks(({ kind, bytes }: HeadingTask) => READERS[kind](bytes))
