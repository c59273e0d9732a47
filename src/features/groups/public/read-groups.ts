import type { Stores } from '../../../school/school.ts'
import { type Language, langOf } from '../../../words/language.ts'
import { renderText } from '../../documents/markdown/render-text.tsx'
import { visibleGroup, type VisibleGroup } from '../visible.ts'

/** A group with its text as HTML; `html` is empty without a text. */
export type ShownGroup = VisibleGroup & {
  html: string
  htmlLang: Language | undefined
  /** The last check of its entry on the information board; ISO 8601 UTC. */
  checkedAt?: string | null
}

/** In the school's order, but the committee against harassment first, for a girl in need. */
export async function readGroups(
  { groups }: Pick<Stores, 'groups'>,
  language: Language,
): Promise<ShownGroup[]> {
  const visible = (await groups.list()).map(visibleGroup)
  const isFirst = ({ purpose }: VisibleGroup) => purpose === 'antiHarassment'
  const sorted = [...visible.filter(isFirst), ...visible.filter((group) => !isFirst(group))]
  return Promise.all(
    sorted.map(async (group) => {
      const text = (language === 'en' && group.textEnglish) || group.text
      const html = text && (await renderText(text, 'typed'))
      return { ...group, html, htmlLang: langOf(text, language) }
    }),
  )
}
