import type { Draft } from '../../../office/draft/use-draft.ts'
import { ListPreview } from '../../../office/list/list-preview.tsx'
import { type ListDraft, listedRows } from '../../../office/list/listed-rows.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import { rowsOfText } from '@pathshala/tables/text-rows'
import { readQuestions } from '../read-list.ts'
import { questionsOffice } from './feature.ts'
import { QUESTIONS } from './use-questions.ts'
import { questionOfficeWords } from './words.ts'

export function QuestionsPreview({ draft }: { draft: Draft<ListDraft> }) {
  const { language } = useStaff()
  const { pasted, fields } = useScreenWords(questionOfficeWords)
  const values: Record<string, Record<string, string>> = questionsOffice.valueLabels(language)
  return (
    <ListPreview
      draft={draft}
      found={listedRows(readQuestions(rowsOfText(draft.values.text).rows))}
      words={{ noHeadings: pasted.noHeadings, title: fields.question }}
      labels={fields}
      textOf={(field, value) => values[field]?.[String(value)]}
      describe={({ question }) => String(question)}
      show={({ question = '', answer = '' }) => ({
        title: String(question),
        about: String(answer),
      })}
      path={QUESTIONS}
      onAdded={useReload(QUESTIONS)}
    />
  )
}
