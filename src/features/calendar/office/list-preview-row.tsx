import { NativeSelect, TextInput } from '@mantine/core'
import { useId } from 'react'
import { Act, Of } from '../../../office/act.tsx'
import { Check, choicesOf } from '../../../office/fields.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatDays, weekdayName } from '../../../words/days.ts'
import { CALENDAR_KINDS, type CalendarKind } from '../kinds.ts'
import type { RowEdit } from './import-draft.ts'
import { type ReadRow, isReady } from './read-list.ts'
import { calendarWords } from './words.ts'

export function PreviewRow({ read, onEdit }: { read: ReadRow; onEdit: (patch: RowEdit) => void }) {
  const { kinds, fields, list: words } = useScreenWords(calendarWords)
  const { row } = read
  const name = row.title || row.dayText
  // A changed row can be sent again.
  const change = (patch: RowEdit) => onEdit({ ...patch, refusal: undefined })
  if (row.isLeftOut) {
    return (
      <tr role="row" className="is-left-out">
        <th role="rowheader" scope="row" colSpan={4} lang="bn">
          {[row.dayText, row.title].filter(Boolean).join(', ')}
        </th>
        <td role="cell">
          <Act of={name} variant="subtle" onClick={() => onEdit({ isLeftOut: false })}>
            {words.takeBack}
          </Act>
        </td>
      </tr>
    )
  }
  return (
    <tr role="row" className={isReady(read) ? undefined : 'bad'}>
      <th role="rowheader" scope="row">
        <RowDays read={read} onChange={(dayText) => change({ dayText })} />
      </th>
      <td role="cell" lang="bn">
        {read.isTitleMissing ? (
          <TextInput
            aria-label={fields.title}
            name="title"
            value={row.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
        ) : (
          row.title
        )}
        {row.refusal && <p className="field-problem">{row.refusal}</p>}
      </td>
      <td role="cell">
        <NativeSelect
          aria-label={`${fields.kind}: ${name}`}
          name="kind"
          value={row.kind}
          onChange={(event) => change({ kind: event.currentTarget.value as CalendarKind })}
          data={choicesOf(CALENDAR_KINDS, kinds)}
        />
      </td>
      <td role="cell">
        <Check
          name="isMoonDependent"
          isChecked={row.isMoonDependent}
          onChange={(isMoonDependent) => change({ isMoonDependent })}
        >
          {words.moon}
          <Of name={name} />
        </Check>
      </td>
      <td role="cell">
        <Act of={name} variant="subtle" onClick={() => onEdit({ isLeftOut: true })}>
          {words.leaveOut}
        </Act>
      </td>
    </tr>
  )
}

/** The days of a row, or the problem and a field for the days. */
function RowDays({
  read: { row, days, problem, isOtherWeekday },
  onChange,
}: {
  read: ReadRow
  onChange: (dayText: string) => void
}) {
  const { language } = useStaff()
  const { list: words } = useScreenWords(calendarWords)
  const id = useId()
  if (days) {
    return (
      <>
        {formatDays(days, language)}
        {isOtherWeekday && (
          <p className="s">{words.otherWeekday(weekdayName(row.weekday!, language))}</p>
        )}
      </>
    )
  }
  const isListQuestion = problem === 'which-order' || problem === 'which-year'
  return (
    <>
      <p className="field-problem" id={id}>
        {words.problems[problem as keyof typeof words.problems](row.dayText)}
      </p>
      {!isListQuestion && (
        <TextInput
          name="dayText"
          aria-label={`${words.columns[0]}: ${row.title}`}
          aria-describedby={id}
          aria-invalid
          placeholder={words.dayHint}
          // Not on each key: “1/1/20” is a day too, so the field would disappear before “1/1/2027” is
          // complete.
          onBlur={({ currentTarget: { value } }) => value.trim() !== '' && onChange(value)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      )}
    </>
  )
}
