import { contentKinds } from '../../../content.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { sectionUrl } from '../addresses.ts'
import type { Taught } from '../week.ts'
import type { TeacherWeek } from './find-page.ts'
import { sectionName } from '../section-name.ts'
import { WeekPage } from './week-page.tsx'
import { TeacherTable } from './week-tables.tsx'

/** A teacher's own week. Each lesson leads to the routine of its section. */
export function TeacherPage({ teacher, week, next, time }: TeacherWeek) {
  const { language, words, to } = usePage()
  const { perWeek, inOfficers, clashes } = words.routine
  const lessons = week.days.flatMap(({ cells }) => cells.flat())
  const detailOf = (taught: Taught) => (
    <a href={to(sectionUrl(taught.routine))}>{sectionName(taught.routine, words)}</a>
  )
  return (
    <WeekPage
      name={teacher.name}
      nameLang="bn"
      query={String(new URLSearchParams({ teacher: teacher.id }))}
      week={week}
      next={next}
      time={time}
      columnCount={week.days.length}
      detailOf={detailOf}
      lead={perWeek(formatNumber(lessons.length, language))}
      before={lessons.some(({ isClash }) => isClash) && <p className="over">{clashes}</p>}
      after={
        teacher.isListed && (
          <p className="choices">
            <a className="btn q" href={`${to(contentKinds.officers.pages[0].path)}#${teacher.id}`}>
              {inOfficers}
            </a>
          </p>
        )
      }
    >
      <TeacherTable week={week} next={next} time={time} detailOf={detailOf} />
    </WeekPage>
  )
}
