import type { ColumnsOf, RecordColumns, RecordFields } from '../../records/fields.ts'

/** In the order of the public page. */
export const QUESTION_TOPICS = [
  'admission',
  'fee',
  'exam',
  'papers',
  'daily',
  'support',
  'site',
  'other',
] as const

export type QuestionTopic = (typeof QUESTION_TOPICS)[number]

export const QUESTION_STATES = ['answered', 'open', 'notApplicable'] as const

export type QuestionState = (typeof QUESTION_STATES)[number]

export const questionFields = {
  question: { type: 'line', max: 300 },
  answer: { type: 'text', max: 5000, empty: '', description: 'Markdown' },
  questionEnglish: { type: 'line', max: 300, empty: '' },
  answerEnglish: { type: 'text', max: 5000, empty: '', description: 'Markdown' },
  topic: { type: 'choice', values: QUESTION_TOPICS, empty: 'other' },
  checkedOn: {
    type: 'day',
    empty: null,
    description: 'The day on which staff last compared the answer with the facts',
    example: '2026-11-25',
  },
  state: {
    type: 'choice',
    values: QUESTION_STATES,
    empty: 'open',
    description:
      'Visitors see only `answered`. `notApplicable` stays; otherwise a question is `answered` if it has an answer, and `open` without one',
    isPrivate: true,
  },
} as const satisfies RecordFields

export interface QuestionTable extends ColumnsOf<typeof questionFields>, RecordColumns {
  /** Smallest first. */
  position: number
}

declare module '../../database/database.ts' {
  interface Tables {
    question: QuestionTable
  }
}
