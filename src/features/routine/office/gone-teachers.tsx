import { Act } from '../../../office/act.tsx'
import { useSectionName } from '../../../office/section-choice.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { weekdayName } from '../../../words/days.ts'
import { formatNumber } from '../../../words/format.ts'
import { formatHours } from '../../../words/hours.ts'
import { slotsOf } from '../clashes.ts'
import type { RoutineRecord } from '../schema.ts'
import { lessonsWithoutTeacher } from './routine-values.ts'
import { useOfficerIds, useRoutines } from './school-lists.ts'
import { routineWords } from './words.ts'

/** Lessons of deleted teachers, whose names stay in the routine. */
export function GoneTeachers({ onOpen }: { onOpen: (routine: RoutineRecord) => void }) {
  const { language } = useStaff()
  const words = useScreenWords(routineWords)
  const nameOf = useSectionName()
  const { data: routines = [] } = useRoutines()
  const officerIds = useOfficerIds()
  const found = officerIds ? lessonsWithoutTeacher(routines, officerIds) : []
  if (found.length === 0) return null
  return (
    <section className="list" aria-labelledby="gone-teachers">
      <h2 id="gone-teachers">{words.goneTitle}</h2>
      <p className="s">{words.goneLead}</p>
      <ul className="card items">
        {found.map(({ teacher, routine }) => (
          <li key={`${teacher} ${routine._id}`}>
            <div>
              <p className="t" lang="bn">
                {teacher}
              </p>
              <p>
                {words.lessonsIn(nameOf(routine), formatNumber(routine.lessons.length, language))}
              </p>
              <p className="s">
                {slotsOf(routine)
                  .map((slot) => {
                    const { day, subject } = slot.lesson
                    const at = words.lesson(weekdayName(day, language), formatHours(slot, language))
                    return `${at}: ${subject}`
                  })
                  .join('; ')}
              </p>
            </div>
            <div className="acts">
              <Act of={nameOf(routine)} onClick={() => onOpen(routine)}>
                {words.open}
              </Act>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
