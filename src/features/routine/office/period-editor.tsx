import { Group, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Act } from '../../../office/list/act.tsx'
import { Check } from '../../../office/form/fields.tsx'
import { fieldErrorsOf } from '../../../office/form/input-problem.ts'
import { notifyUndo } from '../../../office/list/removed-note.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { formatHour, parseClock } from '../../../words/hours.ts'
import type { Period } from '../schema.ts'
import { BREAK_NAME, insertPeriod, lessonPeriods, ordinalName, removePeriod } from '../timetable.ts'
import type { RoutineForm } from './routine-form.ts'
import { routineWords } from './words.ts'
import { useFieldProblem } from '../../../office/form/form-problem.tsx'

/** The names, times and breaks of a day. */
export function PeriodEditor({ form }: { form: RoutineForm }) {
  const { language } = useStaff()
  const words = useScreenWords(routineWords)
  const { timetable, changeTimetable, sending } = form
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const isHere = fieldErrorsOf(sending.error).some(({ path }) => path.startsWith('periods'))
    if (isHere) details.current!.open = true
  }, [sending.error])
  const { periods } = timetable
  const lessons = lessonPeriods(periods)
  const time = (text = '') => formatHour(text, language)
  const write = (index: number, patch: Partial<Period>) =>
    changeTimetable({
      ...timetable,
      periods: periods.map((one, at) => (at === index ? { ...one, ...patch } : one)),
    })
  const insert = (index: number, isBreak: boolean) => {
    const name = isBreak ? BREAK_NAME : ordinalName(lessons.length)
    changeTimetable(insertPeriod(timetable, index, { name, isBreak }))
  }
  const remove = (index: number) => {
    notifyUndo(words.periodRemoved, changeTimetable(removePeriod(timetable, index)), words.isBack)
  }
  return (
    <details className="fold period-editor" ref={details}>
      <summary>
        <b>{words.periods}</b>{' '}
        <span className="s">
          {words.periodsOf(
            formatNumber(lessons.length, language),
            time(periods[0]?.from),
            time(periods[periods.length - 1]?.to),
          )}
        </span>
      </summary>
      <ol>
        {periods.map((period, index) => (
          // A period has no id. Its index works as key, because every field in it is controlled.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <PeriodFields
              form={form}
              period={period}
              index={index}
              onChange={(patch) => write(index, patch)}
            />
            <Group className="acts">
              <Act of={period.name} onClick={() => insert(index, false)}>
                {words.addPeriod}
              </Act>
              <Act of={period.name} onClick={() => insert(index, true)}>
                {words.addBreak}
              </Act>
              {periods.length > 1 && (
                <Act of={period.name} isRemoval onClick={() => remove(index)}>
                  {words.removePeriod}
                </Act>
              )}
            </Group>
          </li>
        ))}
      </ol>
    </details>
  )
}

function PeriodFields({
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
      <Check
        isChecked={period.isBreak}
        isDisabled={sending.isSending}
        onChange={(next) => onChange({ isBreak: next })}
      >
        {isBreak}
      </Check>
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
