import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFieldProblem } from '../../../office/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatHour, parseClock } from '../../../words/hours.ts'
import type { Period } from '../schema.ts'
import type { RoutineForm } from './routine-form.ts'
import { routineWords } from './words.ts'

/** The name and the times of a period. */
export function PeriodFields({
  form: { sending },
  period,
  index,
  onChange,
}: {
  form: RoutineForm
  period: Period
  index: number
  onChange: (patch: Partial<Period>) => void
}) {
  const words = useScreenWords(routineWords)
  const { name, from, to, isBreak } = words.periodFields
  const problemOf = useFieldProblem(sending.error)
  const field = (of: 'name' | 'from' | 'to') => ({
    id: `field-periods.${index}.${of}`,
    error: problemOf(`periods.${index}.${of}`),
    readOnly: sending.isSending,
  })
  return (
    <div className="period-fields">
      <TextInput
        {...field('name')}
        label={name}
        lang="bn"
        maxLength={40}
        value={period.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TimeInput
        {...field('from')}
        label={from}
        value={period.from}
        onChange={(time) => onChange({ from: time })}
      />
      <TimeInput
        {...field('to')}
        label={to}
        value={period.to}
        onChange={(time) => onChange({ to: time })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={period.isBreak}
          disabled={sending.isSending}
          onChange={(event) => onChange({ isBreak: event.currentTarget.checked })}
        />
        {isBreak}
      </label>
    </div>
  )
}

/** A text field, because the browser's field for times refuses Bengali digits. */
function TimeInput({
  value,
  onChange,
  ...field
}: {
  id: string
  label: string
  value: string
  error: string | undefined
  readOnly: boolean
  onChange: (time: string) => void
}) {
  const { language } = useStaff()
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? formatHour(value, language)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(parseClock(currentTarget.value) ?? currentTarget.value)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
