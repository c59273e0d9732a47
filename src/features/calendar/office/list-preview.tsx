import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { DraftNote } from '../../../office/draft/draft-note.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { listWords } from '../../../office/list/list-words.ts'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import type { Draft } from '../../../office/draft/use-draft.ts'
import { formatDays, formatShortDay, weekdayName, yearOf } from '../../../words/days.ts'
import { formatNumber, inDigits } from '../../../words/format.ts'
import { Act, Of } from '../../../office/list/act.tsx'
import { Check, choicesOf } from '../../../office/form/fields.tsx'
import { CALENDAR_KINDS, type CalendarKind } from '../kinds.ts'
import { type ImportDraft, NO_LIST, type RowEdit } from './import-draft.ts'
import { entryOf, isReady, type ReadList, readList, type ReadRow } from './read-list.ts'
import { calendarWords } from './words.ts'
import { useId, useMemo } from 'react'
import { notify } from '../../../office/shell/notify.ts'
import { describeCoded } from '../../../office/form/problem-words.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import { useToday } from '../../../office/shell/use-today.ts'
import { useImport } from './use-calendar.ts'
import { Picks } from '../../../office/form/picks.tsx'
import { DAY_ORDERS, type DayOrder, parseDays } from '../../../tables/parse-day.ts'

/** The rows of a pasted list. Only rows that are understood can be added. */
export function ListPreview({ draft }: { draft: Draft<ImportDraft> }) {
  const { language } = useStaff()
  const words = useScreenWords(listWords)
  const { columns } = useScreenWords(calendarWords).list
  const { list, ready, edit, add, sending } = usePastedList(draft)
  const count = (number: number) => formatNumber(number, language)
  const unclear = list.rows.filter(({ problem }) => problem !== undefined).length
  return (
    <div className="found-list">
      <h3 id="found">{words.found}</h3>
      <p role="status" className="s">
        {words.counts(count(list.rows.length), count(ready.length), count(unclear), count(0))}
      </p>
      <ListQuestions list={list} draft={draft} />
      {list.rows.length > 0 && (
        <table role="table" className="found days" aria-labelledby="found">
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {list.rows.map((read) => (
              <PreviewRow key={read.key} read={read} onEdit={(patch) => edit(read.key, patch)} />
            ))}
          </tbody>
        </table>
      )}
      <FormProblem error={sending.error} />
      <Group className="acts">
        {ready.length > 0 && (
          <Button loading={sending.isSending} onClick={add}>
            {words.add(count(ready.length))}
          </Button>
        )}
        <DraftNote draft={draft} sending={sending} />
      </Group>
    </div>
  )
}

/** `add` sends the rows that are ready, and marks each of them as added or refused. */
function usePastedList(draft: Draft<ImportDraft>) {
  const { language } = useStaff()
  const { list: words } = useScreenWords(calendarWords)
  const sending = useSending()
  const importRows = useImport()
  const list = useMemo(() => readList(draft.values), [draft.values])
  const ready = list.rows.filter(isReady)
  const edit = (key: string, patch: RowEdit) =>
    draft.change(({ edits }) => ({ edits: { ...edits, [key]: { ...edits[key], ...patch } } }))
  const add = () =>
    void sending.run(async () => {
      const { created, refused } = await importRows(ready.map(entryOf))
      if (created.length === list.rows.length) draft.reset(NO_LIST)
      else {
        for (const [row, { key }] of ready.entries()) {
          const refusal = refused.find((one) => one.row === row)
          const reason = refusal?.errors.map((error) => describeCoded(error, language)).join(' ')
          edit(key, refusal ? { refusal: reason! } : { isAdded: true })
        }
      }
      notify(words.added(formatNumber(created.length, language)))
    })
  return { list, ready, edit, add, sending }
}

/** Asks for the order of day and month and for the year, if the list does not show them. */
function ListQuestions({
  list: { ambiguous, lacksYear },
  draft,
}: {
  list: ReadList
  draft: Draft<ImportDraft>
}) {
  const { language } = useStaff()
  const { list: words } = useScreenWords(calendarWords)
  const { order, year } = draft.values
  const thisYear = yearOf(useToday())
  const years = [-1, 0, 1].map((difference) => String(thisYear + difference))
  const readAs = (one: DayOrder) => {
    const days = parseDays(ambiguous ?? '', { order: one })
    return 'from' in days ? formatShortDay(days.from, language) : ''
  }
  return (
    <>
      {ambiguous !== undefined && (
        <Picks
          name="order"
          label={words.whichOrder(ambiguous)}
          values={DAY_ORDERS}
          labels={{ 'day-first': readAs('day-first'), 'month-first': readAs('month-first') }}
          value={order}
          onPick={(next) => draft.change({ order: next })}
        />
      )}
      {lacksYear && (
        <Picks
          name="year"
          label={words.whichYear}
          values={years}
          labels={Object.fromEntries(years.map((one) => [one, inDigits(one, language)]))}
          value={year}
          onPick={(next) => draft.change({ year: next })}
        />
      )}
    </>
  )
}

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
