import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { useToday } from '../../../office/shell/use-today.ts'
import { addDays, formatShortDay } from '../../../words/days.ts'
import { dayAt, formatTime } from '../../../words/format.ts'
import { overviewWords } from './words.ts'

/** আজ সকাল ৬:৩২ · গতকাল বিকাল ৪:০৫ · ২৪ নভেম্বর, সকাল ১০:৪৭ */
export function useMoment(): (iso: string) => string {
  const { language, timeZone } = useStaff()
  const own = useScreenWords(overviewWords)
  const today = useToday()
  return (iso) => {
    const time = formatTime(iso, language, timeZone)
    const day = dayAt(new Date(iso), timeZone)
    if (day === today) return `${own.todayAt} ${time}`
    if (day === addDays(today, -1)) return `${own.yesterday} ${time}`
    return `${formatShortDay(day, language)}, ${time}`
  }
}
