import { contentKinds } from '../../../content.ts'
import { useApi } from '../../../office/connection/use-api.ts'
import type { QuestionRecord } from '../schema.ts'

export const QUESTIONS = contentKinds.questions.apiPath
export const UNANSWERED = `${QUESTIONS}/unanswered`

/** Also the questions that visitors do not see. */
export function useQuestions() {
  return useApi<QuestionRecord[]>(`${QUESTIONS}?state=all`)
}
