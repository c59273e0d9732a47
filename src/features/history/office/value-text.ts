import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { valueLabels, valueTexts } from '../../../office-features.ts'
import { formatDay, isDay } from '@pathshala/bengali/days'
import { formatMoment, formatNumber } from '../../../words/format.ts'
import type { Fields } from '../../../records/history/difference.ts'
import { historyWords } from './words.ts'

/** Fields whose value is a time, ISO 8601 UTC. */
const MOMENTS = new Set([
  'date',
  'publishAt',
  'endsAt',
  'pinnedUntil',
  'checkedAt',
  'textCorrectedAt',
])

/** Formats a value as text; a list has one line for each entry. */
export function useValueText(): (name: string, value: unknown) => string {
  const { words: staffWords, language, timeZone } = useStaff()
  const words = useScreenWords(historyWords)
  const labels = valueLabels(language)
  const texts = valueTexts(language)
  const textOf = (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return staffWords.common.none
    const ownText = texts[name]
    if (ownText) return ownText(value) || staffWords.common.none
    if (typeof value === 'number') return formatNumber(value, language)
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (typeof value === 'string') {
      if (MOMENTS.has(name)) return formatMoment(value, language, timeZone)
      if (isDay(value)) return formatDay(value, language)
      if (name === 'file') return words.newFile
      return labels[name]?.[value] ?? value
    }
    if (!Array.isArray(value)) return words.picture
    const lines = (value as Fields[]).map(({ _id, ...parts }) =>
      Object.values(parts)
        .filter((part) => part !== '')
        .join(', '),
    )
    return lines.join('\n') || staffWords.common.none
  }
  return textOf
}
