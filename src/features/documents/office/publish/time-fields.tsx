import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { browserError } from '../../../../errors/browser-errors.ts'
import { describeCoded } from '../../../../office/problem-words.ts'
import { describeMoment } from '../../../../office/school-time.ts'
import { useScreenWords, useStaff } from '../../../../office/staff-context.tsx'
import { publishWords } from './words.ts'
import { inOneWeek, instantsOf, isPast, type TimeValues, tomorrowAtNine } from './time-values.ts'
import { dayAt } from '../../../../words/format.ts'

/** Now or later. The first later time is tomorrow at nine. */
export function PublishFields({
  values,
  onChange,
  problemOf,
  idPrefix,
  nowLabel,
}: TimeFieldsProps & { nowLabel?: string }) {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(publishWords)
  const { isLater, publishDay, publishTime } = values
  const { publishAt } = instantsOf(values, timeZone)
  const problem =
    problemOf('publishAt') ??
    (isPast(publishAt) ? describeCoded(browserError('publishAt', 'past'), language) : undefined)
  return (
    <fieldset className="picks-field">
      <legend className="field-label">{words.when}</legend>
      <div className="picks">
        <Pick
          label={nowLabel ?? words.now}
          isPicked={!isLater}
          onPick={() => onChange({ isLater: false, publishDay: '', publishTime: '' })}
        />
        <Pick
          label={words.later}
          isPicked={isLater}
          onPick={() => onChange({ isLater: true, ...tomorrowAtNine(new Date(), timeZone) })}
        />
      </div>
      {isLater && (
        <div className="more-of">
          <div className="two">
            <DayInput
              name="publishAt"
              idPrefix={idPrefix}
              label={words.day}
              value={publishDay}
              onChange={(day) => onChange({ publishDay: day })}
              error={problem !== undefined}
            />
            <TextInput
              type="time"
              name="publishTime"
              label={words.time}
              value={publishTime}
              onChange={(event) => onChange({ publishTime: event.currentTarget.value })}
              error={problem !== undefined}
            />
          </div>
          {problem && (
            <p className="field-problem" role="alert">
              {problem}
            </p>
          )}
          <p className="gentle" role="status">
            {publishAt &&
              !problem &&
              words.willAppear(describeMoment(publishAt, language, timeZone))}
          </p>
        </div>
      )}
    </fieldset>
  )
}

function Pick({
  label,
  isPicked,
  onPick,
}: {
  label: string
  isPicked: boolean
  onPick: () => void
}) {
  return (
    <label>
      <input type="radio" name="when" className="vh" checked={isPicked} onChange={onPick} />
      <span>{label}</span>
    </label>
  )
}

/** The dates that few documents need, folded until a date is set or wrong. */
export function MoreTimes(props: TimeFieldsProps) {
  const words = useScreenWords(publishWords)
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
  const words = useScreenWords(publishWords)
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
        isUpToToday
      />
    </div>
  )
}

interface TimeFieldsProps {
  values: TimeValues
  onChange: (patch: Partial<TimeValues>) => void
  problemOf: (path: string) => string | undefined
  /** Distinguishes the ids of two forms on one screen. */
  idPrefix?: string
}

/** A day in the school's time zone. */
function DayInput({
  name,
  idPrefix = 'field',
  label,
  description,
  value,
  onChange,
  error,
  isUpToToday = false,
}: {
  name: string
  idPrefix?: string | undefined
  label: string
  description?: string
  value: string
  onChange: (day: string) => void
  error: string | boolean | undefined
  isUpToToday?: boolean
}) {
  const { timeZone } = useStaff()
  const [today] = useState(() => dayAt(new Date(), timeZone))
  return (
    <TextInput
      type="date"
      id={`${idPrefix}-${name}`}
      name={name}
      label={label}
      description={description}
      value={value}
      {...(isUpToToday ? { max: today } : { min: today })}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  )
}
