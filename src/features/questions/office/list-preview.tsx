import type { Draft } from '../../../office/draft/use-draft.ts'
import { ListPreview } from '../../../office/list/list-preview.tsx'
import type { ListDraft } from '../../../office/list/listed-rows.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import { formatDay, isDay } from '@pathshala/bengali/days'
import { questionsOffice } from './feature.ts'
import { findQuestions } from './find-questions.ts'
import { QUESTIONS } from './use-questions.ts'
import { questionOfficeWords } from './words.ts'

export function QuestionsPreview({ draft }: { draft: Draft<ListDraft> }) {
  const { language } = useStaff()
  const { pasted, fields } = useScreenWords(questionOfficeWords)
  const values: Record<string, Record<string, string>> = questionsOffice.valueLabels(language)
  return (
    <ListPreview
      draft={draft}
      found={findQuestions(draft.values.text)}
      words={{ noHeadings: pasted.noHeadings, title: fields.question }}
      labels={fields}
      textOf={(field, value) => {
        const written = String(value)
        return values[field]?.[written] ?? (isDay(written) ? formatDay(written, language) : written)
      }}
      describe={({ question }) => String(question)}
      path={QUESTIONS}
      onAdded={useReload(QUESTIONS)}
    />
  )
}
