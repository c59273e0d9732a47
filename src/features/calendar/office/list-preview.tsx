import { Group, NativeSelect, TextInput } from '@mantine/core'
import { useId, useMemo } from 'react'
import type { Draft } from '../../../office/draft/use-draft.ts'
import { Check, choicesOf } from '../../../office/form/fields.tsx'
import { Picks } from '../../../office/form/picks.tsx'
import { Act, Of } from '../../../office/list/act.tsx'
import type { ListedRow } from '../../../office/list/listed-rows.ts'
import { ListPreview } from '../../../office/list/list-preview.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import { useToday } from '../../../office/frame/use-today.ts'
import { DAY_ORDERS, type DayOrder, parseDays } from '@pathshala/tables/parse-day'
import type { ClassName, Shift } from '@pathshala/bengali/classes'
import { formatDays, formatShortDay, weekdayName, yearOf } from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import type { Language } from '../../../words/language.ts'
import { CALENDAR_KINDS, type CalendarKind } from '../kinds.ts'
import { ClassPicks } from './class-picks.tsx'
import { classesText } from './field-words.ts'
import type { ImportDraft, RowEdit } from './import-draft.ts'
import { entryOf, isReady, type ReadList, readList, type ReadRow } from './read-list.ts'
import { CALENDAR } from './use-calendar.ts'
import { calendarWords } from './words.ts'

type CalendarWords = (typeof calendarWords)['bn']

/** The rows of a pasted list. Only rows that are understood can be sent. */
export function CalendarPreview({ draft }: { draft: Draft<ImportDraft> }) {
  const { language } = useStaff()
  const calendar = useScreenWords(calendarWords)
  const reload = useReload(CALENDAR)
  const list = useMemo(() => readList(draft.values), [draft.values])
  const edit = (key: string, patch: RowEdit) =>
    draft.change(({ edits }) => ({ edits: { ...edits, [key]: { ...edits[key], ...patch } } }))
  const open = list.rows.filter((row) => !isReady(row))
  // One answer about the whole list is asked first. It would stand in every row otherwise.
  const rowsToCorrect = open.filter((row) => !isAskedAbove(row, list))
  return (
    <ListPreview
      draft={draft}
      found={{
        rows: list.rows.filter(isReady).map((read): ListedRow => ({
          row: read.place,
          key: read.key,
          title: read.row.title,
          about: <NewEntry read={read} onEdit={(patch) => edit(read.key, patch)} />,
          body: entryOf(read, draft.values.edits[read.key]),
        })),
        open: open.filter(({ row }) => !row.isLeftOut).length,
        sums: 0,
        unknown: list.unknown,
        notTaken: [],
      }}
      words={{ noHeadings: '', title: calendar.fields.title }}
      labels={calendar.fields}
      textOf={(field, value) => textOf(field, value, { calendar, language })}
      describe={({ title, from, to }) => {
        const days = { from: String(from), to: String(to) }
        return `${String(title)}, ${formatDays(days, language)}`
      }}
      path={CALENDAR}
      onAdded={reload}
    >
      <ListQuestions list={list} draft={draft} />
      {rowsToCorrect.length > 0 && <OpenRows rows={rowsToCorrect} onEdit={edit} />}
    </ListPreview>
  )
}

function textOf(
  field: string,
  value: unknown,
  { calendar, language }: { calendar: CalendarWords; language: Language },
): string | undefined {
  const { kinds, shifts, list } = calendar
  if (typeof value === 'boolean') return value ? list.yes : list.no
  if (field === 'kind') return kinds[value as CalendarKind]
  if (field === 'classes') return classesText(value as ClassName[], language)
  return field === 'shift' ? shifts[value as Shift] : undefined
}

function isAskedAbove({ problem }: ReadRow, { ambiguous, lacksYear }: ReadList): boolean {
  return (
    (problem === 'which-order' && ambiguous !== undefined) ||
    (problem === 'which-year' && lacksYear)
  )
}

/** Rows that are not understood yet, and rows that are left out. */
function OpenRows({
  rows,
  onEdit,
}: {
  rows: ReadRow[]
  onEdit: (key: string, patch: RowEdit) => void
}) {
  const { columns, toCorrect } = useScreenWords(calendarWords).list
  return (
    <>
      <h4 id="open-rows">{toCorrect}</h4>
      <table role="table" className="found days" aria-labelledby="open-rows">
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
          {rows.map((read) => (
            <PreviewRow key={read.key} read={read} onEdit={(patch) => onEdit(read.key, patch)} />
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The days of a new entry, and what the clerk can still choose. */
function NewEntry({ read, onEdit }: { read: ReadRow; onEdit: (patch: RowEdit) => void }) {
  const { language } = useStaff()
  const { fields, list: words } = useScreenWords(calendarWords)
  const { row, days, isOtherWeekday } = read
  return (
    <>
      <p>{formatDays(days!, language)}</p>
      {isOtherWeekday && (
        <p className="s">{words.otherWeekday(weekdayName(row.weekday!, language))}</p>
      )}
      {row.note && (
        <p className="s" lang="bn">
          {row.note}
        </p>
      )}
      <Group>
        <EntryChoices read={read} onEdit={onEdit} />
      </Group>
      {row.kind === 'exam' && (
        <details>
          <summary>
            {fields.classes}: {classesText(row.classes, language)}
          </summary>
          <ClassPicks
            label={fields.classes}
            value={row.classes}
            onPick={(classes) => onEdit({ classes })}
          />
        </details>
      )}
    </>
  )
}

function EntryChoices({ read, onEdit }: { read: ReadRow; onEdit: (patch: RowEdit) => void }) {
  const { kinds, fields, list: words } = useScreenWords(calendarWords)
  const { row } = read
  const name = row.title || row.dayText
  return (
    <>
      <NativeSelect
        aria-label={`${fields.kind}: ${name}`}
        name="kind"
        value={row.kind}
        onChange={(event) => onEdit({ kind: event.currentTarget.value as CalendarKind })}
        data={choicesOf(CALENDAR_KINDS, kinds)}
      />
      <Check
        name="isMoonDependent"
        isChecked={row.isMoonDependent}
        onChange={(isMoonDependent) => onEdit({ isMoonDependent })}
      >
        {words.moon}
        <Of name={name} />
      </Check>
      <Act of={name} variant="subtle" onClick={() => onEdit({ isLeftOut: true })}>
        {words.leaveOut}
      </Act>
    </>
  )
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

function PreviewRow({ read, onEdit }: { read: ReadRow; onEdit: (patch: RowEdit) => void }) {
  const { fields, list: words } = useScreenWords(calendarWords)
  const { row } = read
  const name = row.title || row.dayText
  if (row.isLeftOut) {
    return (
      <tr role="row" className="is-left-out">
        <th role="rowheader" scope="row" colSpan={2} lang="bn">
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
    <tr role="row" className="bad">
      <th role="rowheader" scope="row">
        <RowDays read={read} onChange={(dayText) => onEdit({ dayText })} />
      </th>
      <td role="cell" lang="bn">
        {read.isTitleMissing ? (
          <TextInput
            aria-label={fields.title}
            name="title"
            value={row.title}
            onChange={(event) => onEdit({ title: event.currentTarget.value })}
          />
        ) : (
          row.title
        )}
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
  return (
    <>
      <p className="field-problem" id={id}>
        {words.problems[problem as keyof typeof words.problems](row.dayText)}
      </p>
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
    </>
  )
}
