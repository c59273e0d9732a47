import { useScreenWords, useStaff } from '../../office/frame/staff-context.tsx'
import { useToday } from '../../office/frame/use-today.ts'
import { formatDay, formatShortDay, yearOf } from '@pathshala/bengali/days'
import { dayAt, formatNumber } from '../../words/format.ts'
import { MB } from '../console/columns.ts'
import type { SchoolRow } from '../console/school-rows.ts'
import { tableWords } from '../console/words.ts'
import { schoolListWords } from './words.ts'

/** The values of a school as texts. A value that only a survey can tell is null before the first one. */
export function useValues() {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(schoolListWords)
  const { states } = useScreenWords(tableWords)
  const today = useToday()
  const number = (value: number) => formatNumber(value, language)
  // In the unit of the limit, of which the screen shows the used part.
  const size = (bytes: number) => words.megabytes(number(Math.ceil(bytes / MB)))
  const dayOf = (at: string) => {
    const day = dayAt(new Date(at), timeZone)
    return yearOf(day) === yearOf(today) ? formatShortDay(day, language) : formatDay(day, language)
  }
  return {
    number,
    dayOf,
    size,
    nameOf: ({ id, title, titleEnglish }: Pick<SchoolRow, 'id' | 'title' | 'titleEnglish'>) =>
      (language === 'en' && titleEnglish) || title || id,
    textsOf: (school: SchoolRow) => {
      const isKnown = school.boardOk !== null
      const orNone = (at: string | null, none: string) =>
        at === null ? (isKnown ? none : null) : dayOf(at)
      return {
        published: orNone(school.lastPublishedAt, words.never),
        work: orNone(school.lastWorkAt, words.never),
        board: school.boardOk === null ? null : words.board(number(school.boardOk)),
        backup: orNone(school.provenAt, words.none),
        size: school.bytes === null ? null : size(school.bytes),
        part:
          school.bytes === null
            ? null
            : `${number(Math.round((100 * school.bytes) / (school.diskLimitMb * MB)))}%`,
        state: states[school.state],
      }
    },
  }
}
