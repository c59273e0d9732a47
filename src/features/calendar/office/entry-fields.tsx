import { Textarea, TextInput } from '@mantine/core'
import { useFieldProblem } from '../../../office/form-problem.tsx'
import { Picks } from '../../../office/picks.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { TitleField } from '../../../office/title-field.tsx'
import { CALENDAR_KINDS, isClosedKind } from '../kinds.ts'
import type { EntryForm } from './entry-form.ts'
import { ShiftPicks } from './shift-picks.tsx'
import { formatDays } from '../../../words/days.ts'
import { calendarWords } from './words.ts'

export function EntryFields({ form: { values, change, sending } }: { form: EntryForm }) {
  const { language } = useStaff()
  const { fields, kinds, entry: words } = useScreenWords(calendarWords)
  const problemOf = useFieldProblem(sending.error)
  return (
    <>
      <TitleField
        id="field-title"
        label={fields.title}
        value={values.title}
        onChange={(title) => change({ title })}
        error={problemOf('title')}
        required
        data-autofocus
      />
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
          id="field-from"
          name="from"
          label={fields.from}
          value={values.from}
          // A single day needs no second choice.
          onChange={({ currentTarget: { value: from } }) =>
            change(values.to < from ? { from, to: from } : { from })
          }
          error={problemOf('from')}
          required
        />
        <TextInput
          type="date"
          id="field-to"
          name="to"
          label={fields.to}
          value={values.to}
          onChange={(event) => change({ to: event.currentTarget.value })}
          error={problemOf('to')}
          required
        />
      </div>
      {/* Browsers write days in their own order. */}
      <p className="s" role="status">
        {values.from && values.to >= values.from && formatDays(values, language)}
      </p>
      <div>
        <Check
          name="isClosed"
          label={fields.isClosed}
          isChecked={values.isClosed}
          onChange={(isClosed) => change({ isClosed })}
        />
        <Check
          name="isMoonDependent"
          label={fields.isMoonDependent}
          isChecked={values.isMoonDependent}
          onChange={(isMoonDependent) => change({ isMoonDependent })}
        />
      </div>
      <ShiftPicks value={values.shift} onPick={(shift) => change({ shift })} />
      <Textarea
        id="field-note"
        name="note"
        label={fields.note}
        description={words.noteHint}
        lang="bn"
        autosize
        minRows={2}
        value={values.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
        error={problemOf('note')}
      />
    </>
  )
}

function Check({
  name,
  label,
  isChecked,
  onChange,
}: {
  name: string
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}) {
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  )
}
