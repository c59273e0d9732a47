import { Button, Group } from '@mantine/core'
import { useMemo } from 'react'
import { DraftNote } from '../../../office/draft-note.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { notify } from '../../../office/notify.ts'
import { describeCoded } from '../../../office/problem-words.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import type { Draft } from '../../../office/use-draft.ts'
import { useSending } from '../../../office/use-sending.ts'
import type { Day } from '../../../words/days.ts'
import { formatNumber } from '../../../words/format.ts'
import { FoundRowFields } from './found-row.tsx'
import { type ImportDraft, NO_LIST, type RowEdit } from './import-draft.ts'
import { ListQuestions } from './list-questions.tsx'
import { entryOf, isReady, readList } from './read-list.ts'
import { useImport } from './use-calendar.ts'
import { calendarWords } from './words.ts'

/** What a pasted list says, row by row. Only rows that are understood are added. */
export function FoundList({ draft, today }: { draft: Draft<ImportDraft>; today: Day }) {
  const { language } = useStaff()
  const { list: words } = useScreenWords(calendarWords)
  const sending = useSending()
  const importRows = useImport()
  const list = useMemo(() => readList(draft.values), [draft.values])
  const ready = list.rows.filter(isReady)
  const edit = (index: number, patch: RowEdit) =>
    draft.change(({ edits }) => ({ edits: { ...edits, [index]: { ...edits[index], ...patch } } }))
  const add = async () => {
    await sending.run(async () => {
      const { created, refused } = await importRows(ready.map(entryOf))
      if (created.length === list.rows.length) draft.reset(NO_LIST)
      else {
        for (const [row, { index }] of ready.entries()) {
          const refusal = refused.find((one) => one.row === row)
          const reason = refusal?.errors.map((error) => describeCoded(error, language)).join(' ')
          edit(index, refusal ? { refusal: reason! } : { isAdded: true })
        }
      }
      notify(words.added(formatNumber(created.length, language)))
    })
  }
  const count = (number: number) => formatNumber(number, language)
  const unclear = list.rows.filter(({ problem }) => problem !== undefined).length
  return (
    <div className="found-list">
      <h3 id="found">{words.found}</h3>
      <p role="status" className="s">
        {words.counts(count(list.rows.length), count(ready.length), count(unclear))}
      </p>
      <ListQuestions list={list} draft={draft} today={today} />
      {list.rows.length > 0 && (
        <table role="table" className="found" aria-labelledby="found">
          <thead role="rowgroup">
            <tr role="row">
              {words.columns.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {list.rows.map((found) => (
              <FoundRowFields
                key={found.index}
                found={found}
                onEdit={(patch) => edit(found.index, patch)}
              />
            ))}
          </tbody>
        </table>
      )}
      <FormProblem error={sending.error} />
      <Group className="acts">
        {ready.length > 0 && (
          <Button loading={sending.isSending} onClick={() => void add()}>
            {words.add(count(ready.length))}
          </Button>
        )}
        <DraftNote draft={draft} sending={sending} />
      </Group>
    </div>
  )
}
