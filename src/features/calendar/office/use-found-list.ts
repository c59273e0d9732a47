import { useMemo } from 'react'
import { notify } from '../../../office/notify.ts'
import { describeCoded } from '../../../office/problem-words.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import type { Draft } from '../../../office/use-draft.ts'
import { useSending } from '../../../office/use-sending.ts'
import { formatNumber } from '../../../words/format.ts'
import { type ImportDraft, NO_LIST, type RowEdit } from './read-list.ts'
import { calendarListWords } from './list-words.ts'
import { entryOf, isReady, readList } from './read-list.ts'
import { useImport } from './use-calendar.ts'

/** The rows of a pasted list. `add` sends those that are ready, and marks what became of each. */
export function useFoundList(draft: Draft<ImportDraft>) {
  const { language } = useStaff()
  const words = useScreenWords(calendarListWords)
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
