import { Fragment } from 'react'
import { contentKinds } from '../../../content.ts'
import { Day as UpdatedOn } from '../../../pages/parts/dates.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { type Day, formatDay } from '../../../words/days.ts'
import { ROUTINE_TABLE, sectionQuery } from '../addresses.ts'
import type { Taught } from '../week.ts'
import { ChooseForm, TeacherLinks } from './routine-list.tsx'
import type { SectionWeek } from './find-page.ts'
import { sectionName } from '../section-name.ts'
import { formatHours } from '../../../words/hours.ts'
import { WeekPage } from './week-page.tsx'
import { SectionTable } from './week-tables.tsx'
import { langOfContent } from '../../../words/language.ts'

/** The routine of a section. Each teacher leads to the list of officers. */
export function SectionPage({
  routines,
  routine,
  listed,
  week,
  next,
  time,
  today,
}: SectionWeek & { today: Day }) {
  const { language, words, to } = usePage()
  const { validFrom, startsOn, csv, others, teachersHere } = words.routine
  const query = sectionQuery(routine)
  const since = formatDay(routine.validFrom, language)
  const isAhead = routine.validFrom > today
  const detailOf = ({ lesson: { teacherId, teacher } }: Taught) =>
    teacherId !== null && listed.includes(teacherId) ? (
      <a href={`${to(contentKinds.officers.pages[0].path)}#${teacherId}`} lang="bn">
        {teacher}
      </a>
    ) : (
      <span lang={langOfContent(teacher)}>{teacher}</span>
    )
  return (
    <WeekPage
      name={sectionName(routine, words)}
      query={query}
      week={week}
      next={next}
      time={time}
      columnCount={week.columns.length}
      detailOf={detailOf}
      lead={
        <>
          {week.breaks.map((one) => (
            <Fragment key={one.from}>
              <span>
                <span lang={langOfContent(one.name)}>{one.name}</span> {formatHours(one, language)}
              </span>
              {', '}
            </Fragment>
          ))}
          {!isAhead && <span>{validFrom(since)}</span>}
          {!isAhead && ', '}
          <span>
            {words.frame.updated} <UpdatedOn iso={routine.updatedAt} />
          </span>
        </>
      }
      before={isAhead && <p className="over">{startsOn(since)}</p>}
      after={
        <>
          <p className="choices">
            <a className="btn q" href={`${ROUTINE_TABLE}?${query}`} download>
              {csv}
            </a>
          </p>
          <section className="others" aria-labelledby="choose">
            <h2 id="choose">{others}</h2>
            <ChooseForm routines={routines} chosen={routine} />
          </section>
          <TeacherLinks routines={[routine]} title={teachersHere} />
        </>
      }
    >
      <SectionTable week={week} next={next} time={time} detailOf={detailOf} />
    </WeekPage>
  )
}
