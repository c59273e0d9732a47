import { addDays } from '@pathshala/bengali/days'
import type { SampleMoment, SampleStep } from '../feature.ts'
import { PROPOSALS } from './proposals.ts'
import data from './sample.json' with { type: 'json' }

const CHECKED_DAYS_AGO = 20

/** The answers of the sample's school, by the English question: its own, or the proposed one. */
const ANSWERS: Record<string, string | string[]> = data

export function sampleQuestionSteps({ today }: SampleMoment): SampleStep[] {
  return PROPOSALS.flatMap(({ question: [question, questionEnglish], topic, answer: proposed }) => {
    const own = ANSWERS[questionEnglish]
    if (own === undefined) return []
    const [answer, answerEnglish] = (own === 'proposed' ? proposed : own) as [string, string]
    const details = {
      question,
      questionEnglish,
      answer,
      answerEnglish,
      topic,
      checkedOn: addDays(today, -CHECKED_DAYS_AGO),
      state: 'answered' as const,
    }
    return { write: ({ questions }) => questions.create(details, true) }
  })
}
