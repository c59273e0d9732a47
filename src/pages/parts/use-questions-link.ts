import { contentKinds } from '../../content.ts'
import { usePage } from './page-context.tsx'

/** Leads to the questions with answers, if there are any. */
export function useQuestionsLink(): { href: string; title: string } | undefined {
  const { hasQuestions, words, to } = usePage()
  if (!hasQuestions) return undefined
  return { href: to(contentKinds.questions.pages[0].path), title: words.questions.title }
}
