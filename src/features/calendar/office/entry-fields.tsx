import { Textarea, TextInput } from '@mantine/core'
import { useFields, Check } from '../../../office/fields.tsx'
import { Picks } from '../../../office/picks.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { TitleField } from '../../../office/title-field.tsx'
import { CALENDAR_KINDS, isClosedKind } from '../kinds.ts'
import type { EntryForm } from './entry-form.ts'
import { ShiftPicks } from './shift-picks.tsx'
import { formatDays } from '../../../words/days.ts'
import { calendarWords } from './words.ts'

export function EntryFields({ form }: { form: EntryForm }) {
  const { language } = useStaff()
  const { fields, kinds, entry: words } = useScreenWords(calendarWords)
  const field = useFields(form, fields)
  const { values, change } = form
  return (
    <>
      <TitleField {...field('title')} required data-autofocus />
      <Picks
        name="kind"
        label={fields.kind}
        values={CALENDAR_KINDS}
        labels={kinds}
        value={values.kind}
        onPick={(kind) => change({ kind, isClosed: isClosedKind(kind) })}
      />
      <div className="two">
        <TextInput
          type="date"
          {...field('from')}
          // A single day needs no second choice.
          onChange={({ currentTarget: { value: from } }) =>
            change(values.to < from ? { from, to: from } : { from })
          }
          required
        />
        <TextInput type="date" {...field('to')} required />
      </div>
      {/* Browsers write days in their own order. */}
      <p className="s" role="status">
        {values.from && values.to >= values.from && formatDays(values, language)}
      </p>
      <div>
        {(['isClosed', 'isMoonDependent'] as const).map((name) => (
          <Check
            key={name}
            name={name}
            isChecked={values[name]}
            onChange={(isChecked) => change({ [name]: isChecked })}
          >
            {fields[name]}
          </Check>
        ))}
      </div>
      <ShiftPicks value={values.shift} onPick={(shift) => change({ shift })} />
      <Textarea {...field('note')} description={words.noteHint} lang="bn" autosize minRows={2} />
    </>
  )
}
