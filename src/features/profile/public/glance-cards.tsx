import type { ReactNode } from 'react'
import { contentKinds } from '../../../content.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { Quoted } from '../../../pages/parts/quoted.tsx'
import { formatWeekdays } from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../../words/format.ts'
import {
  formatHours,
  type Hours,
  isOnlyHours,
  minutesOf,
  parseHours,
} from '../../../words/hours.ts'
import { langOf, type Language, recordIn } from '../../../words/language.ts'
import { withListedHead } from '../../../words/head-teacher.ts'
import { addressLine, contactIn, hasAnswer } from '../answers.ts'
import type { SchoolInfo } from '../schema.ts'
import type { Stores } from '../../../request/school.ts'

interface Fact {
  label: string
  value: string
  /** Below the text of the value. */
  picture?: ReactNode
}

interface TableProps {
  id: string
  title: string
  facts: Fact[]
  className?: string
}

const isAnswered = ({ value }: Fact) => hasAnswer(value)

/** A card with a table. Rows without a value are left out. */
function FactsCard({ children, ...table }: TableProps & { children?: ReactNode }) {
  return (
    <section className="card" aria-labelledby={table.id}>
      <h2 id={table.id}>{table.title}</h2>
      <FactsTable {...table} />
      {children}
    </section>
  )
}

function FactsTable({ title, facts, className = 'kv' }: Omit<TableProps, 'id'>) {
  const { language } = usePage()
  return (
    <table className={className}>
      <caption className="vh">{title}</caption>
      <tbody>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ label, value, picture }) => (
            <tr key={label}>
              <th scope="row" lang={langOf(label, language)}>
                {label}
              </th>
              <td lang={langOf(value, language)}>
                <Quoted>{value}</Quoted>
                {picture}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

export function IdentityCard({ glance: { site, contact } }: { glance: Glance }) {
  const { language, words, schoolName } = usePage()
  const { identity, board, place } = words.schoolInfo
  const headTeacher = site.headTeacherDesignation
  const facts: Fact[] = [
    { label: words.contact.fields.schoolName, value: schoolName },
    { label: words.frame.eiin, value: inDigits(site.eiin, language) },
    { label: words.frame.established, value: inDigits(site.established, language) },
    { label: board, value: site.board },
    {
      label: headTeacher,
      value: site.headTeacherName,
    },
    {
      label: place,
      value: contact ? addressLine(contact) : site.place,
    },
  ]
  return <FactsCard id="identity" title={identity} facts={facts.filter(isAnswered)} />
}

export function HoursCard({ glance: { info, site } }: { glance: Glance }) {
  const { language, words } = usePage()
  const { hours, fields } = words.schoolInfo
  const times = [
    { label: fields.morningShift, value: info.morningShift },
    { label: fields.dayShift, value: info.dayShift },
    { label: fields.withoutShift, value: info.withoutShift },
    { label: words.frame.office, value: site.officeHours },
  ].map((fact) => ({ ...fact, hours: parseHours(fact.value) }))
  const all = times.flatMap((time) => time.hours ?? [])
  const facts: Fact[] = times.map((time) => ({
    ...time,
    value:
      time.hours && langOf(time.value, language) && isOnlyHours(time.value)
        ? formatHours(time.hours, language)
        : time.value,
    picture: time.hours && <DayBar hours={time.hours} all={all} />,
  }))
  const holidays = formatWeekdays(site.weeklyHolidays, language)
  facts.push({ label: words.calendar.weeklyHoliday, value: holidays })
  return <FactsCard id="hours" title={hours} facts={facts.filter(isAnswered)} />
}

/** The hours as a part of the school's day, from the first to the last of all hours. */
function DayBar({ hours, all }: { hours: Hours; all: Hours[] }) {
  const first = Math.min(...all.map(({ from }) => minutesOf(from)))
  const last = Math.max(...all.map(({ to }) => minutesOf(to)))
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)]
  const percent = (minutes: number) => `${Math.round((minutes / (last - first)) * 100)}%`
  return (
    <span className="day-bar">
      <span
        className="bar"
        style={{ marginLeft: percent(from - first), width: percent(to - from) }}
      />
    </span>
  )
}

/** The students of each class as bars, and figures about all of them. */
export function ClassesCard({ glance }: { glance: Glance }) {
  const { info, classes, sections, teachers } = glance
  const { language, words, to } = usePage()
  const { students, byClass, fields, persons, allCounts, ...labels } = words.schoolInfo
  const number = (value: number) => formatNumber(value, language)
  const largest = Math.max(1, ...classes.map(({ total }) => total))
  const average = (among: number) =>
    among > 0 && info.totalStudents > 0
      ? persons(number(Math.round(info.totalStudents / among)))
      : ''
  const facts: Fact[] = [
    { label: fields.totalStudents, value: persons(number(info.totalStudents)) },
    { label: labels.perSection, value: average(sections) },
    { label: labels.perTeacher, value: average(teachers) },
  ]
  const title = classes.length > 0 ? byClass : students
  return (
    <section className="card" aria-labelledby="students">
      <h2 id="students">{title}</h2>
      {classes.length > 0 && (
        <table className="bars">
          <caption className="vh">{title}</caption>
          <tbody>
            {classes.map(({ className, total }) => (
              <tr key={className}>
                <th scope="row">{words.studentCount.classes[className]}</th>
                <td>
                  <span
                    className="bar"
                    style={{ width: `${Math.round((total / largest) * 100)}%` }}
                  />
                  {number(total)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <FactsTable title={title} facts={facts} className="mini" />
      {classes.length > 0 && (
        <a className="more" href={to(contentKinds.studentCounts.pages[0].path)}>
          {allCounts}
        </a>
      )}
    </section>
  )
}

type Count = {
  [Field in keyof SchoolInfo]: SchoolInfo[Field] extends number ? Field : never
}[keyof SchoolInfo]

export function RoomsCard({ info }: { info: SchoolInfo }) {
  const { language, words } = usePage()
  const { rooms, fields, acres, pieces, has, none } = words.schoolInfo
  const number = (value: number) => formatNumber(value, language)
  const count = (name: Count): Fact => ({ label: fields[name], value: pieces(number(info[name])) })
  const yesOrNo = (name: 'boundaryWall' | 'auditorium'): Fact => ({
    label: fields[name],
    value: info[name] === 'Yes' ? has : none,
  })
  const facts: Fact[] = [
    { label: fields.totalLand, value: acres(number(info.totalLand)) },
    count('totalBuildings'),
    count('totalClasses'),
    count('multimediaClasses'),
    count('ictLabs'),
    count('scienceLabs'),
    count('librarySeats'),
    yesOrNo('auditorium'),
    yesOrNo('boundaryWall'),
  ]
  return <FactsCard id="rooms" title={rooms} facts={facts} className="mini" />
}

export type Glance = NonNullable<Awaited<ReturnType<typeof findGlance>>>

/** Everything that the page at a glance shows; undefined before the school's figures are saved. */
export async function findGlance(stores: Stores, language: Language) {
  const [info, site, contact, people, counts] = await Promise.all([
    stores.schoolInfo.find(),
    stores.site.find(),
    stores.contact.find(),
    stores.officers.list(),
    stores.studentCounts.listForVisitors(),
  ])
  if (!info) return undefined
  return {
    info,
    site: recordIn(language, withListedHead(site, people)),
    contact: contact && contactIn(language, contact, site),
    teachers: people.filter(({ category }) => category === 'teacher').length,
    sections: counts.sections.length,
    classes: counts.groups
      .map(({ className, total }) => ({ className, total }))
      .filter(({ total }) => total > 0),
  }
}
