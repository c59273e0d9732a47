import { RecordProblem } from '../../../office/record-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatDay, isDay, weekdayName } from '../../../words/days.ts'
import type { Period } from '../schema.ts'
import { ordinalName } from '../timetable.ts'
import { routineFieldWords } from './field-words.ts'
import type { RoutineForm } from './routine-form.ts'
import { describePeriod, type RoutineValues, timetableOf, withoutBreaks } from './routine-values.ts'
import { routineWords } from './words.ts'

/** The reason why saving failed, or the fields that two clerks changed differently. */
export function RoutineProblem({ form }: { form: RoutineForm }) {
  const { language } = useStaff()
  const words = useScreenWords(routineWords)
  const fields = useScreenWords(routineFieldWords)
  const { periods, lessons } = form.timetable
  const cellName = (day: number, period: string) => words.lesson(weekdayName(day, language), period)
  const timeOf = (period?: Period) => period && describePeriod(period, language)
  const describe = (values: RoutineValues) => {
    const week = withoutBreaks(timetableOf(values))
    return {
      [fields.validFrom]: isDay(values.validFrom)
        ? formatDay(values.validFrom, language)
        : values.validFrom,
      [fields.periods]: week.periods.map((one) => describePeriod(one, language)).join('\n'),
      // By time, so that a lesson with only another period number is not a difference.
      ...Object.fromEntries(
        week.lessons.map(({ day, period, subject, teacher }) => [
          cellName(day, timeOf(week.periods[period]) ?? ordinalName(period)),
          teacher ? words.taughtBy(subject, teacher) : subject,
        ]),
      ),
    }
  }
  const labels = {
    validFrom: words.validFrom,
    lessons: words.week,
    ...Object.fromEntries(
      periods.flatMap(({ name }, index) =>
        (['name', 'from', 'to'] as const).map((field) => [
          `periods.${index}.${field}`,
          words.ofPeriod(name, words.periodFields[field]),
        ]),
      ),
    ),
    ...Object.fromEntries(
      lessons.flatMap(({ day, period }, index) =>
        (['subject', 'teacher', 'period'] as const).map((field) => [
          `lessons.${index}.${field}`,
          words.field(cellName(day, periods[period]?.name ?? ordinalName(period)), words[field]),
        ]),
      ),
    ),
  }
  return (
    <RecordProblem form={form} describe={describe} labels={labels} quoted={words.failedToSave} />
  )
}
