import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { EntryList } from '../../../office/list/entry-list.tsx'
import { HISTORY } from '../../../office/list/history-entry.ts'
import { Screen } from '../../../office/shell/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { HISTORY_KINDS } from '../kinds.ts'
import type { HistoryRecord } from '../schema.ts'
import { Entry } from './entry.tsx'
import { historyWords } from './words.ts'

export default function HistoryScreen() {
  const { kinds } = useStaff().words
  const words = useScreenWords(historyWords)
  const [kind, setKind] = useState('')
  return (
    <Screen screen="history" lead={words.lead}>
      <EntryList<HistoryRecord>
        heading={words.listTitle}
        path={HISTORY}
        filter={kind ? { kind } : {}}
        beside={
          <NativeSelect
            label={words.filter}
            name="kind"
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value)}
            data={[
              { value: '', label: words.all },
              ...HISTORY_KINDS.map((value) => ({ value, label: kinds[value] })),
            ]}
          />
        }
        empty={words.empty}
        className="card items rows"
      >
        {(entry) => <Entry entry={entry} withTitle />}
      </EntryList>
    </Screen>
  )
}
