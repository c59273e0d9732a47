import { useState } from 'react'
import { useScreenWords, useStaff } from '../../../../office/staff-context.tsx'
import { DayInput, type TimeFieldsProps } from './day-input.tsx'
import { formWords } from './words.ts'
import { inOneWeek } from './times.ts'

/** The dates that few documents need, folded away until one is set or wrong. */
export function MoreTimes(props: TimeFieldsProps) {
  const words = useScreenWords(formWords)
  const { isPinned, endsDay, paperDay } = props.values
  const [isOpen, setIsOpen] = useState(false)
  const isUsed = isPinned || endsDay !== '' || paperDay !== ''
  const isWrong = ['pinnedUntil', 'endsAt', 'date'].some((path) => props.problemOf(path))
  return (
    <details
      className="part more-times"
      open={isOpen || isUsed || isWrong}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{words.more}</summary>
      <MoreTimesFields {...props} />
    </details>
  )
}

export function MoreTimesFields({
  values,
  onChange,
  problemOf,
  idPrefix,
  dateLabel,
}: TimeFieldsProps & { dateLabel?: string }) {
  const { timeZone } = useStaff()
  const words = useScreenWords(formWords)
  return (
    <div className="form">
      <div>
        <label className="check">
          <input
            type="checkbox"
            name="isPinned"
            checked={values.isPinned}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                isPinned: checked,
                pinnedDay: checked ? inOneWeek(new Date(), timeZone) : '',
              })
            }
          />
          {words.pin}
        </label>
        {values.isPinned && (
          <div className="more-of">
            <DayInput
              name="pinnedUntil"
              idPrefix={idPrefix}
              label={words.pinnedUntil}
              value={values.pinnedDay}
              onChange={(pinnedDay) => onChange({ pinnedDay })}
              error={problemOf('pinnedUntil')}
            />
            <p className="gentle" role="status">
              {values.endsDay !== '' && values.pinnedDay > values.endsDay && words.pinAfterEnd}
            </p>
          </div>
        )}
      </div>
      <DayInput
        name="endsAt"
        idPrefix={idPrefix}
        label={words.ends}
        description={words.endsHint}
        value={values.endsDay}
        onChange={(endsDay) => onChange({ endsDay })}
        error={problemOf('endsAt')}
      />
      <DayInput
        name="date"
        idPrefix={idPrefix}
        label={dateLabel ?? words.paperDate}
        value={values.paperDay}
        onChange={(paperDay) => onChange({ paperDay })}
        error={problemOf('date')}
        isPast
      />
    </div>
  )
}
