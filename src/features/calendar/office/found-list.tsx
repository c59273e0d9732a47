import { Button, Group } from '@mantine/core'
import { DraftNote } from '../../../office/draft-note.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import type { Draft } from '../../../office/use-draft.ts'
import type { Day } from '../../../words/days.ts'
import { formatNumber } from '../../../words/format.ts'
import { FoundRowFields } from './found-row.tsx'
import type { ImportDraft } from './read-list.ts'
import { ListQuestions } from './list-questions.tsx'
import { useFoundList } from './use-found-list.ts'
import { calendarListWords } from './list-words.ts'

/** What a pasted list says, row by row. Only rows that are understood are added. */
export function FoundList({ draft, today }: { draft: Draft<ImportDraft>; today: Day }) {
  const { language } = useStaff()
  const words = useScreenWords(calendarListWords)
  const { list, ready, edit, add, sending } = useFoundList(draft)
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
                key={found.key}
                found={found}
                onEdit={(patch) => edit(found.key, patch)}
              />
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
