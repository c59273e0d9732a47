import { contentKinds } from '../../../content.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { CLASSES, SECTIONS, SHIFTS } from '../../../words/classes.ts'
import type { AskedRoutine } from '../addresses.ts'
import type { SectionKey } from '../schema.ts'

/** Chooses a routine: a plain form, which offers what there is. */
export function ChooseForm({
  routines,
  chosen,
}: {
  routines: SectionKey[]
  chosen: Pick<AskedRoutine, 'className' | 'shift' | 'section'>
}) {
  const { words, to } = usePage()
  const { every, show } = words.routine
  const { className, shift, section, classes, shifts, sections } = words.studentCount
  const fields = [
    { name: 'class', part: 'className', label: className, options: CLASSES, names: classes },
    { name: 'shift', part: 'shift', label: shift, options: SHIFTS, names: shifts },
    { name: 'section', part: 'section', label: section, options: SECTIONS, names: sections },
  ] as const
  return (
    <form className="find three" action={to(contentKinds.routines.pages[0].path)}>
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
      <button className="btn">{show}</button>
    </form>
  )
}
