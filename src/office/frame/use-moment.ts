import { addDays, formatShortDay, yearOf } from '@pathshala/bengali/days'
import { dayAt, formatMoment, formatTime } from '../../words/format.ts'
import { inBothLanguages } from '../../words/in-both-languages.ts'
import { useScreenWords, useStaff } from './staff-context.tsx'
import { useToday } from './use-today.ts'

const momentWords = inBothLanguages({
  today: ['আজ', 'Today'],
  yesterday: ['গতকাল', 'Yesterday'],
})

/** আজ সকাল ৬:৩২ · গতকাল বিকাল ৪:০৫ · ২৪ নভেম্বর, সকাল ১০:৪৭ · ২৪ নভেম্বর, ২০২৫, সকাল ১০:৪৭ */
export function useMoment(): (iso: string) => string {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(momentWords)
  const today = useToday()
  return (iso) => {
    const time = formatTime(iso, language, timeZone)
    const day = dayAt(new Date(iso), timeZone)
    if (day === today) return `${words.today} ${time}`
    if (day === addDays(today, -1)) return `${words.yesterday} ${time}`
    if (yearOf(day) !== yearOf(today)) return formatMoment(iso, language, timeZone)
    return `${formatShortDay(day, language)}, ${time}`
  }
}
