import { recordSubject, type Undos } from '../../records/history/changes.ts'
import { orderSubject, undoOfOrder } from '../../records/history/order.ts'
import type { Stores } from '../../request/school.ts'
import { type QuestionChange, questionChange, type QuestionRecord } from './schema.ts'

export const questionSubject = ({ questions }: Stores) =>
  recordSubject<QuestionChange, QuestionRecord>('questions', questionChange, questions)

export const questionOrderSubject = ({ questions }: Stores, ids: string[]) =>
  orderSubject<QuestionRecord, QuestionRecord>('questionOrder', {
    find: () => questions.listByIds(ids),
    update: (sorted) => questions.reorder(sorted),
    nameOf: ({ question }) => question,
    answerOf: (question) => question,
  })

export const questionUndos: Undos<'questions' | 'questionOrder'> = {
  questions: { subject: questionSubject },
  questionOrder: undoOfOrder(questionOrderSubject),
}
