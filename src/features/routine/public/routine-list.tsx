import { Fragment } from 'react'
import { DataTable } from '../../../pages/parts/data-table.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { CLASSES, type ClassName, SECTIONS, type Shift, SHIFTS } from '@pathshala/bengali/classes'
import { termsIn } from '../../people/english-terms.ts'
import type { SchoolDay } from '../../calendar/school-day.ts'
import { type RoutineQuery, sectionUrl } from '../addresses.ts'
import type { RoutineRecord, SectionKey } from '../schema.ts'
import { SchoolExams } from './day-notes.tsx'
import type { Shown } from './find-page.ts'
import { type Day, formatDay } from '@pathshala/bengali/days'
import { langOfContent } from '../../../words/language.ts'
import { contentKinds, teacherWeekUrl } from '../../../content.ts'

/** A form for class, shift and section, and lists of all routines and teachers. */
export function RoutineList({
  routines,
  shown,
  without,
  isMissing,
  days,
  query,
  from,
  until,
}: {
  routines: RoutineRecord[]
  shown: RoutineRecord[]
  without: SectionKey[]
  isMissing: boolean
  days: [SchoolDay, SchoolDay]
  query: RoutineQuery
} & Shown) {
  const { words, language, to } = usePage()
  const { path } = contentKinds.routines.pages[0]
  return (
    <>
      {from === '' && <SchoolExams days={days} />}
      {from !== '' && <p className="over">{words.routine.shownFrom(formatDay(from, language))}</p>}
      {until && <ComingNote day={until} href={to(`${path}?from=${until}`)} />}
      <ChooseForm routines={routines} chosen={query} from={from} />
      {isMissing && (
        <p className="over" role="status">
          {words.routine.missing}
        </p>
      )}
      <div className="two blocks lists">
        <Sections routines={shown} without={without} from={from} />
        <TeacherLinks routines={shown} title={words.routine.teachers} from={from} />
      </div>
    </>
  )
}

/** Names the next routine, which replaces the shown one on its first day. */
export function ComingNote({ day, href }: { day: Day; href: string }) {
  const { words, language } = usePage()
  return (
    <p className="over">
      {words.routine.comesOn(formatDay(day, language))} <a href={href}>{words.routine.seeComing}</a>
    </p>
  )
}

interface SectionsProps extends Pick<Shown, 'from'> {
  routines: SectionKey[]
  /** The sections without a routine. */
  without: SectionKey[]
}

/** A row for each class, a column for each shift, a link for each section with a routine. */
function Sections({ routines, without, from }: SectionsProps) {
  const { words } = usePage()
  const { classes, shifts, className } = words.studentCount
  const all = [...routines, ...without]
  const shownShifts = SHIFTS.filter((shift) => all.some((one) => one.shift === shift))
  return (
    <DataTable
      className="sections"
      caption={words.routine.sections}
      columns={[
        { head: className, render: (name) => classes[name], isRowHead: true },
        ...shownShifts.map((shift) => ({
          head: shifts[shift],
          render: (name: ClassName) => (
            <SectionLinks
              routines={routines}
              without={without}
              from={from}
              className={name}
              shift={shift}
            />
          ),
        })),
      ]}
      rows={CLASSES.filter((name) => all.some((one) => one.className === name))}
    />
  )
}

function SectionLinks({
  routines,
  without,
  from,
  className,
  shift,
}: SectionsProps & { className: ClassName; shift: Shift }) {
  const { words, to } = usePage()
  const { classes, shifts, sections } = words.studentCount
  const isHere = (one: SectionKey) => one.className === className && one.shift === shift
  return SECTIONS.map((section) => {
    const name = words.routine.section(sections[section])
    const isIn = (keys: SectionKey[]) => keys.some((one) => isHere(one) && one.section === section)
    return (
      <Fragment key={section}>
        {isIn(routines) && (
          <a className="btn q" href={to(sectionUrl({ className, shift, section }, from))}>
            <span className="vh">{`${classes[className]}, ${shifts[shift]}, `}</span>
            {name}
          </a>
        )}
        {isIn(without) && <small>{bindEnd(words.routine.none(name))}</small>}{' '}
      </Fragment>
    )
  })
}

/** Keeps the last two words on one line. */
function bindEnd(text: string): string {
  return text.replace(/ (?=\S+$)/, '\u00a0')
}

/** A plain form that offers the existing classes, shifts and sections. */
export function ChooseForm({
  routines,
  chosen,
  from,
}: {
  routines: SectionKey[]
  chosen: Pick<RoutineQuery, 'className' | 'shift' | 'section'>
} & Pick<Shown, 'from'>) {
  const { words, to } = usePage()
  const { every, show } = words.routine
  const { className, shift, section, classes, shifts, sections } = words.studentCount
  const fields = [
    { name: 'class', part: 'className', label: className, options: CLASSES, names: classes },
    { name: 'shift', part: 'shift', label: shift, options: SHIFTS, names: shifts },
    { name: 'section', part: 'section', label: section, options: SECTIONS, names: sections },
  ] as const
  return (
    <form className="find choices three no-print" action={to(contentKinds.routines.pages[0].path)}>
      {fields.map(({ name, part, label, options, names }) => (
        <label key={name}>
          {label}{' '}
          <select name={name} defaultValue={chosen[part]}>
            <option value="">{every}</option>
            {options
              .filter((option) => routines.some((routine) => routine[part] === option))
              .map((option) => (
                <option key={option} value={option}>
                  {(names as Record<string, string>)[option]}
                </option>
              ))}
          </select>{' '}
        </label>
      ))}
      {from !== '' && <input type="hidden" name="from" value={from} />}
      <button className="btn">{show}</button>
    </form>
  )
}

/** The teachers of these routines with their subjects; each leads to the teacher's own week. */
export function TeacherLinks({
  routines,
  title,
  from,
}: { routines: RoutineRecord[]; title: string } & Pick<Shown, 'from'>) {
  const { to } = usePage()
  const teachers = teachersOf(routines)
  if (teachers.length === 0) return null
  return (
    <section className="who" aria-labelledby="who">
      <h2 id="who">{title}</h2>
      <ul className="rows card">
        {teachers.map(({ id, name, subjects }) => (
          <li key={id}>
            <a href={to(teacherWeekUrl(id, from))} lang="bn">
              <span>{name}</span> <Subjects>{subjects.join(', ')}</Subjects>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Subjects({ children: subjects }: { children: string }) {
  const shown = termsIn(usePage().language, subjects)
  return <small lang={langOfContent(shown)}>{shown}</small>
}

/** The teachers with an id, sorted by name. */
function teachersOf(routines: RoutineRecord[]) {
  const teachers = new Map<string, { id: string; name: string; subjects: string[] }>()
  for (const { subject, teacherId: id, teacher: name } of routines.flatMap((one) => one.lessons)) {
    if (id === null) continue
    const teacher = teachers.get(id) ?? { id, name, subjects: [] }
    teachers.set(id, teacher)
    if (!teacher.subjects.includes(subject)) teacher.subjects.push(subject)
  }
  return Array.from(teachers.values()).sort((a, b) => a.name.localeCompare(b.name, 'bn'))
}
