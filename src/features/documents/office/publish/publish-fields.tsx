import { TextInput } from '@mantine/core'
import { browserError } from '../../../../errors/browser-errors.ts'
import { describeCoded } from '../../../../office/problem-words.ts'
import { describeMoment } from '../../../../office/school-time.ts'
import { useScreenWords, useStaff } from '../../../../office/staff-context.tsx'
import { DayInput, type TimeFieldsProps } from './day-input.tsx'
import { formWords } from './words.ts'
import { instantsOf, isPast, tomorrowAtNine } from './times.ts'

/** Now or later. The first later time is tomorrow at nine. */
export function PublishFields({
  values,
  onChange,
  problemOf,
  idPrefix,
  nowLabel,
}: TimeFieldsProps & { nowLabel?: string }) {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(formWords)
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
              isInvalid={problem !== undefined}
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
