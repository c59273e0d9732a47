import { Button, Group } from '@mantine/core'
import { DraftNote } from '../../../office/draft-note.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { listWords } from '../../../office/list-words.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import type { Draft } from '../../../office/use-draft.ts'
import { formatShortDay, yearOf } from '../../../words/days.ts'
import { formatNumber, inDigits } from '../../../words/format.ts'
import { PreviewRow } from './list-preview-row.tsx'
import { type ImportDraft, NO_LIST, type RowEdit } from './import-draft.ts'
import { entryOf, type ReadList, isReady, readList } from './read-list.ts'
import { calendarWords } from './words.ts'
import { useMemo } from 'react'
import { notify } from '../../../office/notify.ts'
import { describeCoded } from '../../../office/problem-words.ts'
import { useSending } from '../../../office/use-sending.ts'
import { useToday } from '../../../office/use-today.ts'
import { useImport } from './use-calendar.ts'
import { Picks } from '../../../office/picks.tsx'
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
