import { timeNow } from '../../../../base/clock.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { browserError } from '../../../../errors/browser-errors.ts'
import { Check } from '../../../../office/form/fields.tsx'
import { Picks } from '../../../../office/form/picks.tsx'
import { describeCoded } from '../../../../office/form/problem-words.ts'
import { describeMoment } from '../../../../office/form/school-time.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { publishWords } from './words.ts'
import { inOneWeek, instantsOf, isPast, type TimeValues, tomorrowAtNine } from './time-values.ts'
import { dayAt } from '../../../../words/format.ts'

/** Now or later. The first later time is tomorrow at nine. */
export function PublishFields({
  values,
  onChange,
  problemOf,
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
    <Picks
      name="when"
      label={words.when}
      values={['now', 'later']}
      labels={{ now: nowLabel ?? words.now, later: words.later }}
      value={isLater ? 'later' : 'now'}
      onPick={(when) =>
        onChange(
          when === 'later'
            ? { isLater: true, ...tomorrowAtNine(timeNow(), timeZone) }
            : { isLater: false, publishDay: '', publishTime: '' },
        )
      }
    >
      {isLater && (
        <div className="more-of">
          <div className="two">
            <DayInput
              name="publishAt"
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
    </Picks>
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
  dateLabel,
}: TimeFieldsProps & { dateLabel?: string }) {
  const { timeZone } = useStaff()
  const words = useScreenWords(publishWords)
  return (
    <div className="form">
      <div>
        <Check
          name="isPinned"
          isChecked={values.isPinned}
          onChange={(isPinned) =>
            onChange({ isPinned, pinnedDay: isPinned ? inOneWeek(timeNow(), timeZone) : '' })
          }
        >
          {words.pin}
        </Check>
        {values.isPinned && (
          <div className="more-of">
            <DayInput
              name="pinnedUntil"
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
        label={words.ends}
        description={words.endsHint}
        value={values.endsDay}
        onChange={(endsDay) => onChange({ endsDay })}
        error={problemOf('endsAt')}
      />
      <DayInput
        name="date"
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
}

/** A day in the school's time zone. */
function DayInput({
  name,
  label,
  description,
  value,
  onChange,
  error,
  isUpToToday = false,
}: {
  name: string
  label: string
  description?: string
  value: string
  onChange: (day: string) => void
  error: string | boolean | undefined
  isUpToToday?: boolean
}) {
  const { timeZone } = useStaff()
  const [today] = useState(() => dayAt(timeNow(), timeZone))
  return (
    <TextInput
      type="date"
      id={`field-${name}`}
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
