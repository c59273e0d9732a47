import type { CSSProperties, ReactNode } from 'react'
import { contentKinds } from '../../../content.ts'
import { OnPaper } from '../../../pages/parts/on-paper.tsx'
import { Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { NextLessons } from '../next-lessons.ts'
import { DayLists } from './day-lists.tsx'
import type { WeekProps } from './week-tables.tsx'
import { langOfContent } from '../../../words/language.ts'

const [{ path }] = contentKinds.routines.pages

/** The page of a week: lists of its days on a phone, a table on a desk and on paper. */
export function WeekPage({
  name,
  nameLang,
  query,
  week,
  next,
  time,
  detailOf,
  lead,
  before,
  after,
  columnCount,
  children,
}: WeekProps & {
  /** The name of the section or the teacher. */
  name: string
  /** The language of the name, if it is not the page's. */
  nameLang?: 'bn'
  /** The canonical query, without its question mark. */
  query: string
  lead: ReactNode
  before: ReactNode
  after: ReactNode
  /** The columns of the table, without its first. */
  columnCount: number
  /** The table. */
  children: ReactNode
}) {
  const { words, origin, to } = usePage()
  const { title, described, noLessonsYet } = words.routine
  const width = { '--width': `${columnCount * 8 + 8}rem` } as CSSProperties
  return (
    <Page
      title={`${title}: ${name}`}
      heading={
        <>
          {title}: <span lang={nameLang}>{name}</span>
        </>
      }
      parents={[{ title, path }]}
      description={described(name)}
      query={`?${query}`}
      lead={lead}
      isWide
    >
      {before}
      {week.days.length === 0 ? (
        <p className="card none">{noLessonsYet}</p>
      ) : (
        <>
          <NextNote next={next} />
          <DayLists week={week} next={next} time={time} detailOf={detailOf} />
          <div
            className="scroll week"
            style={width}
            role="region"
            // A region that scrolls sideways must be focusable, so that the keyboard can scroll it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-labelledby="week"
          >
            {children}
          </div>
        </>
      )}
      {after}
      <OnPaper address={`${origin}${to(path)}?${query}`} />
    </Page>
  )
}

/** Says why today has no lessons, and that an exam can replace the next lessons. */
function NextNote({ next: { isToday, closedBy, isWeeklyHoliday, exam } }: { next: NextLessons }) {
  const { words } = usePage()
  const { noLessons, examInstead } = words.routine
  return (
    <>
      {!isToday && (
        <p className="over now-note">
          {noLessons}
          {closedBy !== undefined && (
            <>
              : <span lang={langOfContent(closedBy)}>{closedBy}</span>
            </>
          )}
          {closedBy === undefined && isWeeklyHoliday && `: ${words.calendar.weeklyHoliday}`}
        </p>
      )}
      {exam !== undefined && (
        <p className="over now-note">
          <span lang={langOfContent(exam)}>{exam}</span>: {examInstead}
        </p>
      )}
    </>
  )
}
