import { contentKinds } from '../../content.ts'
import type { Stores } from '../../school/school.ts'
import { combine, joinFilled, type Listed, listedPage } from '../../search/listed.ts'
import { SCHOOL_WEEK, shortWeekdayName, weekdayName } from '../../words/days.ts'
import { bn } from '../../words/public-words.ts'
import { schoolWords } from '../../words/school-words.ts'
import type { RoutineRecord } from './schema.ts'
import { sectionName } from './section-name.ts'

const LANGUAGES = ['bn', 'en'] as const
const OF_DAYS = combine(
  SCHOOL_WEEK.flatMap((day) =>
    LANGUAGES.flatMap((language) => [weekdayName(day, language), shortWeekdayName(day, language)]),
  ),
  ['রুটিন', 'ক্লাস রুটিন', 'ক্লাস'],
)

export async function listRoutines({ routines }: Stores): Promise<Listed[]> {
  const all = await routines.list()
  const classes = all.flatMap(({ className }) =>
    LANGUAGES.map((language) => schoolWords[language].classes[className]),
  )
  return [
    listedPage({
      url: contentKinds.routines.pages[0].path,
      titleIn: (words) => words.routine.title,
      texts: all.map(wordsOf),
      answers: [...OF_DAYS, ...combine([...new Set(classes)], ['', 'রুটিন'])],
    }),
  ]
}

/** The section, and each pair of subject and teacher once. */
function wordsOf(routine: RoutineRecord): string {
  const taught = routine.lessons.map(({ subject, teacher }) => joinFilled([subject, teacher]))
  return `${sectionName(routine, bn)}: ${[...new Set(taught)].join('; ')}`
}
