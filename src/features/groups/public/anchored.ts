import type { Language } from '../../../words/language.ts'
import type { VisibleGroup } from '../visible.ts'

/** The groups with the ids of their sections. The first of each purpose has the purpose as its id. */
export function anchored<Group extends VisibleGroup>(
  groups: Group[],
): { anchor: string; group: Group }[] {
  const seen = new Set<string>()
  return groups.map((group) => {
    const { _id, purpose } = group
    const anchor = seen.has(purpose) ? `${purpose}-${_id}` : purpose
    seen.add(purpose)
    return { anchor, group }
  })
}

/** The title of a group in the language of the page, or else in Bengali. */
export function titleOf(
  { title, titleEnglish }: Pick<VisibleGroup, 'title' | 'titleEnglish'>,
  language: Language,
): string {
  return (language === 'en' && titleEnglish) || title
}
