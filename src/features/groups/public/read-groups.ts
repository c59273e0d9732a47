import type { PageServices } from '../../../request/context.ts'
import type { Stores } from '../../../request/school.ts'
import { type Language, langOf } from '../../../words/language.ts'
import { dayAt } from '../../../words/format.ts'
import { documentIn } from '../../documents/english.ts'
import { renderText } from '../../documents/markdown/render-text.ts'
import { followerOf, lastDayOf } from '../next-term.ts'
import type { GroupRecord } from '../schema.ts'
import { visibleGroup, type VisibleGroup } from '../visible.ts'

/** A group with its text as HTML; `html` is empty without a text. */
export type ShownGroup = VisibleGroup & {
  html: string
  htmlLang: Language | undefined
  /** The last check of its entry on the information board; ISO 8601 UTC. */
  checkedAt?: string | null
}

/**
 * The groups as visitors see them, in the school's order. The committee against harassment comes
 * first, so that a girl in need finds it at once. A group whose term is over leaves when that of the
 * next term is written.
 */
export async function readGroups(
  { groups }: Pick<Stores, 'groups'>,
  language: Language,
  { now, timeZone }: Pick<PageServices, 'now' | 'timeZone'>,
): Promise<ShownGroup[]> {
  const today = dayAt(now, timeZone)
  const all = await groups.list()
  const isReplaced = (group: GroupRecord) => {
    const last = lastDayOf(group)
    return last !== null && last < today && followerOf(group, all) !== undefined
  }
  const visible = all.filter((group) => !isReplaced(group)).map(visibleGroup)
  const isFirst = ({ purpose }: VisibleGroup) => purpose === 'antiHarassment'
  const sorted = [...visible.filter(isFirst), ...visible.filter((group) => !isFirst(group))]
  return Promise.all(
    sorted.map(async (group) => {
      const text = (language === 'en' && group.textEnglish) || group.text
      const html = text && (await renderText(text, 'typed'))
      const documents = group.documents.map((document) => documentIn(language, document))
      return { ...group, documents, html, htmlLang: langOf(text, language) }
    }),
  )
}
