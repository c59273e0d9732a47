import { data } from 'react-router'
import {
  endPageAt,
  type Fetched,
  fetchContent,
  servicesOf,
  statusOf,
} from '../../../request/context.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { dayAt, formatNumber, timeAt } from '../../../words/format.ts'
import { contentKinds, teacherWeekUrl } from '../../../content.ts'
import type { Words } from '../../../words/public-words.ts'
import {
  readQuery,
  ROUTINE_TABLE,
  type RoutineQuery,
  sectionQuery,
  sectionUrl,
} from '../addresses.ts'
import type { Route } from './+types/page.ts'
import {
  findPage,
  type RoutinePage,
  type SectionWeek,
  type Shown,
  type TeacherWeek,
} from './find-page.ts'
import { ChooseForm, ComingNote, RoutineList, TeacherLinks } from './routine-list.tsx'
import routineCss from './routine.css?inline'
import { Fragment } from 'react'
import { Day as UpdatedOn } from '../../../pages/parts/dates.tsx'
import { type Day, formatDay } from '@pathshala/bengali/days'
import type { Taught } from '../week.ts'
import { sectionName } from '../section-name.ts'
import { formatHours } from '../../../words/hours.ts'
import { WeekPage } from './week-page.tsx'
import { PeriodName, SectionTable, TeacherTable } from './week-tables.tsx'
import { langOfContent, languageOf } from '../../../words/language.ts'
import listNavigationCss from '../../../pages/parts/list-navigation.css?inline'
import tableCss from '../../../pages/parts/table.css?inline'
import weekCss from './week.css?inline'

export const handle = {
  style: (page?: { fetched: Fetched<RoutinePage> }) => [
    tableCss,
    listNavigationCss,
    routineCss,
    ...(page?.fetched.content?.kind === 'list' ? [] : [weekCss]),
  ],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { timeZone, now } = servicesOf(context)
  const { pathname, searchParams } = new URL(request.url)
  const query = readQuery(searchParams)
  const today = dayAt(now, timeZone)
  const time = timeAt(now, timeZone)
  const language = languageOf(pathname)
  const fetched = await fetchContent(context, (stores) =>
    findPage(stores, query, { today, time, language }),
  )
  const { content } = fetched
  if (content && content.kind !== 'list' && content.time !== undefined) {
    endPageAt(
      context,
      content.week.columns.flatMap(({ from, to }) => [from, to]),
    )
  }
  const isMissing = content?.kind === 'list' && content.isMissing
  return data({ query, today, fetched }, isMissing ? { status: 404 } : statusOf(fetched))
}

export default function RoutineRoute({ loaderData }: Route.ComponentProps) {
  const { words } = usePage()
  const { query, today, fetched } = loaderData
  const { content } = fetched
  if (content?.kind === 'section') return <SectionPage {...content} today={today} />
  if (content?.kind === 'teacher') return <TeacherPage {...content} today={today} />
  const { title, description, failed, empty, none } = words.routine
  const isMissing = content?.isMissing ?? false
  return (
    <Page
      title={isMissing ? none(namesIn(query, words)) : title}
      parents={isMissing ? [{ title, path: contentKinds.routines.pages[0].path }] : undefined}
      description={description}
      lead={words.routine.inBengali || undefined}
      isWide
    >
      {isMissing && <meta name="robots" content="noindex" />}
      <AsyncContent
        fetched={fetched}
        loading={words.loading}
        failed={failed}
        empty={empty}
        isEmpty={(page) => page.kind === 'list' && page.routines.length === 0}
      >
        {(page) => page.kind === 'list' && <RoutineList {...page} query={query} />}
      </AsyncContent>
    </Page>
  )
}

/** The known names in a query: ষষ্ঠ শ্রেণি, ঘ শাখা, দিবা. */
function namesIn({ className, shift, section }: RoutineQuery, words: Words): string {
  const { classes, shifts, sections } = words.studentCount
  const nameOf = (names: Record<string, string>, key: string) =>
    Object.hasOwn(names, key) ? names[key] : undefined
  const letter = nameOf(sections, section)
  return [
    nameOf(classes, className),
    letter && words.routine.section(letter),
    nameOf(shifts, shift),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The routine of a section. Each teacher leads to the list of officers. */
function SectionPage({
  routines,
  routine,
  listed,
  week,
  next,
  coming,
  time,
  today,
  from,
  until,
}: SectionWeek & Shown & { today: Day }) {
  const { language, words, to } = usePage()
  const { validFrom, startsOn, csv, others, teachersHere } = words.routine
  const query = sectionQuery(routine, from)
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
      today={today}
      next={next}
      coming={coming}
      time={time}
      columnCount={week.columns.length}
      detailOf={detailOf}
      lead={
        <>
          {week.breaks.map((one) => (
            <Fragment key={one.from}>
              <span>
                <PeriodName name={one.name} /> {formatHours(one, language)}
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
      before={
        <>
          {isAhead && <p className="over">{startsOn(since)}</p>}
          {until && <ComingNote day={until} href={to(sectionUrl(routine, until))} />}
        </>
      }
      after={
        <>
          <p className="choices no-print">
            <a className="btn q" href={`${ROUTINE_TABLE}?${query}`} download>
              {csv}
            </a>
          </p>
          <section className="no-print" aria-labelledby="choose">
            <h2 id="choose">{others}</h2>
            <ChooseForm routines={routines} chosen={routine} from={from} />
          </section>
          <TeacherLinks routines={[routine]} title={teachersHere} from={from} />
        </>
      }
    >
      <SectionTable week={week} next={next} time={time} detailOf={detailOf} />
    </WeekPage>
  )
}

/** A teacher's own week. Each lesson leads to the routine of its section. */
function TeacherPage({
  teacher,
  week,
  next,
  coming,
  time,
  today,
  from,
  until,
}: TeacherWeek & Shown & { today: Day }) {
  const { language, words, to } = usePage()
  const { perWeek, inOfficers, clashes } = words.routine
  const lessons = week.days.flatMap(({ cells }) => cells.flat())
  const detailOf = (taught: Taught) => (
    <a href={to(sectionUrl(taught.routine, from))}>{sectionName(taught.routine, words)}</a>
  )
  return (
    <WeekPage
      name={teacher.name}
      nameLang="bn"
      query={teacherWeekUrl(teacher.id, from).split('?')[1]!}
      week={week}
      today={today}
      next={next}
      coming={coming}
      time={time}
      columnCount={week.days.length}
      detailOf={detailOf}
      lead={perWeek(formatNumber(lessons.length, language))}
      before={
        <>
          {lessons.some(({ isClash }) => isClash) && <p className="over">{clashes}</p>}
          {from !== '' && (
            <p className="over">{words.routine.shownFrom(formatDay(from, language))}</p>
          )}
          {until && <ComingNote day={until} href={to(teacherWeekUrl(teacher.id, until))} />}
        </>
      }
      after={
        teacher.isListed && (
          <p className="choices no-print">
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
