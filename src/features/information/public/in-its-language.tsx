import { usePage } from '../../../pages/parts/page-context.tsx'
import { langOf } from '../../../words/language.ts'

/** A text that can be Bengali on an English page. */
export function InItsLanguage({ children: text }: { children: string }) {
  const { language } = usePage()
  const lang = langOf(text, language)
  return lang ? <span lang={lang}>{text}</span> : text
}
