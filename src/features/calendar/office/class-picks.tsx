import { Check } from '../../../office/form/fields.tsx'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { CLASSES, type ClassName } from '@pathshala/bengali/classes'
import { calendarWords } from './words.ts'

/** Chooses the classes of an entry; none means all. */
export function ClassPicks({
  label,
  description,
  value,
  onPick,
}: {
  label: string
  description?: string
  value: readonly ClassName[]
  onPick: (classes: ClassName[]) => void
}) {
  const { classes } = useScreenWords(calendarWords)
  return (
    <fieldset className="picks-field">
      <legend className="field-label">{label}</legend>
      {description && <p className="s">{description}</p>}
      <div className="flow class-picks">
        {CLASSES.map((one) => (
          <Check
            key={one}
            name="classes"
            isChecked={value.includes(one)}
            onChange={(isChecked) =>
              onPick(CLASSES.filter((each) => (each === one ? isChecked : value.includes(each))))
            }
          >
            {classes[one]}
          </Check>
        ))}
      </div>
    </fieldset>
  )
}
