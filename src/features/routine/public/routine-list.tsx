import { usePage } from '../../../pages/parts/page-context.tsx'
import { CLASSES, type ClassName, type Shift, SHIFTS } from '../../../words/classes.ts'
import { type AskedRoutine, sectionUrl } from '../addresses.ts'
import type { RoutineRecord } from '../schema.ts'
import { ChooseForm } from './choose-form.tsx'
import { TeacherLinks } from './teacher-links.tsx'

/** A form for class, shift and section, and lists of all routines and teachers. */
export function RoutineList({
  routines,
  shown,
  isMissing,
  asked,
}: {
  routines: RoutineRecord[]
  shown: RoutineRecord[]
  isMissing: boolean
  asked: AskedRoutine
}) {
  const { words } = usePage()
  return (
    <>
      <ChooseForm routines={routines} chosen={asked} />
      {isMissing && (
        <p className="over" role="status">
          {words.routine.missing}
        </p>
      )}
      <div className="two lists">
        <Sections routines={shown} />
        <TeacherLinks routines={shown} title={words.routine.teachers} />
      </div>
    </>
  )
}

/** A row for each class, a column for each shift, a link for each section. */
function Sections({ routines }: { routines: RoutineRecord[] }) {
  const { words } = usePage()
  const { classes, shifts, className } = words.studentCount
  const shownShifts = SHIFTS.filter((shift) => routines.some((one) => one.shift === shift))
  return (
    <table className="sections">
      <caption>{words.routine.sections}</caption>
      <thead>
        <tr>
          <th scope="col">{className}</th>
          {shownShifts.map((shift) => (
            <th key={shift} scope="col">
              {shifts[shift]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CLASSES.filter((name) => routines.some((one) => one.className === name)).map((name) => (
          <tr key={name}>
            <th scope="row">{classes[name]}</th>
            {shownShifts.map((shift) => (
              <td key={shift}>
                <SectionLinks routines={routines} className={name} shift={shift} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SectionLinks({
  routines,
  className,
  shift,
}: {
  routines: RoutineRecord[]
  className: ClassName
  shift: Shift
}) {
  const { words, to } = usePage()
  const { classes, shifts, sections } = words.studentCount
  return routines
    .filter((one) => one.className === className && one.shift === shift)
    .map((routine) => (
      <a key={routine._id} className="btn q" href={to(sectionUrl(routine))}>
        <span className="vh">{`${classes[className]}, ${shifts[shift]}, `}</span>
        {words.routine.section(sections[routine.section])}
      </a>
    ))
}
