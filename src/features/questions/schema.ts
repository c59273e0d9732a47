import { z } from 'zod'
import type { ValuesOf } from '../../records/fields.ts'
import { inputsOf, outputsOf, recordOf, withEmpty } from '../../records/fields-schema.ts'
import { importBody } from '../../records/import-rows.ts'
import { notTooDense } from '../documents/schema.ts'
import { questionFields } from './table.ts'

const plain = inputsOf(questionFields)

const inputs = {
  ...plain,
  answer: notTooDense(plain.answer),
  answerEnglish: notTooDense(plain.answerEnglish),
}

export const newQuestion = z.object(withEmpty(questionFields, inputs))

/** Absent fields stay unchanged. */
export const questionChange = z.object(inputs).partial()

export type QuestionChange = z.infer<typeof questionChange>

export type QuestionDetails = ValuesOf<typeof questionFields>

export const questionImport = importBody(
  'Questions as for POST /api/questions. Topic and state can be in words, and the day as people write it. Texts in Bijoy become Unicode',
)

export const questionQuery = z.object({
  state: z.enum(['all']).optional().meta({
    description: 'Only for staff: also the questions that are open or do not apply',
  }),
})

export const questionRecord = recordOf('Question', outputsOf(questionFields))

export type QuestionRecord = z.infer<typeof questionRecord>
