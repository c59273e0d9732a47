import { NativeSelect, TextInput } from '@mantine/core'
import { Check } from '../../../office/form/fields.tsx'
import { EntryList } from '../../../office/list/entry-list.tsx'
import { HISTORY } from '../../../office/list/history-entry.ts'
import { useParameters } from '../../../office/list/use-parameters.ts'
import { Screen } from '../../../office/frame/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useApi } from '../../../office/connection/use-api.ts'
import { useToday } from '../../../office/frame/use-today.ts'
import { formatDays } from '@pathshala/bengali/days'
import { dayAt } from '../../../words/format.ts'
import { HISTORY_KINDS } from '../../../records/history/kinds.ts'
import type { HistoryRecord } from '../../../records/history/schema.ts'
import { Entry } from './entry.tsx'
import { historyWords } from './words.ts'

/** The parameters of the address that the API gets. */
const FILTERS = ['kind', 'by', 'day', 'only'] as const

export default function HistoryScreen() {
  const { words: staffWords, language, timeZone } = useStaff()
  const words = useScreenWords(historyWords)
  const [parameters, change] = useParameters()
  const people = useApi<string[]>(`${HISTORY}/people`).data ?? []
  const filter = Object.fromEntries(FILTERS.map((name) => [name, parameters.get(name) ?? '']))
  const filled = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  const attributesOf = (name: (typeof FILTERS)[number]) => ({
    name,
    value: filter[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [name]: value }),
  })
  const dayOf = ({ at }: HistoryRecord) => {
    const day = dayAt(new Date(at), timeZone)
    return formatDays({ from: day, to: day }, language)
  }
  return (
    <Screen screen="history" lead={words.lead}>
      <EntryList<HistoryRecord>
        heading={words.listTitle}
        path={HISTORY}
        filter={filled}
        beside={
          <NativeSelect
            label={words.filter}
            {...attributesOf('kind')}
            data={[
              { value: '', label: words.all },
              ...HISTORY_KINDS.map((value) => ({ value, label: staffWords.kinds[value] })),
            ]}
          />
        }
        filters={
          <div className="flow search-row">
            <NativeSelect
              label={words.by}
              {...attributesOf('by')}
              data={[
                { value: '', label: words.everybody },
                ...new Set([...people, ...(filled['by'] ? [filled['by']] : [])]),
              ]}
            />
            <TextInput type="date" label={words.day} {...attributesOf('day')} max={useToday()} />
            <Check
              name="only"
              isChecked={filter['only'] !== ''}
              onChange={(isChecked) => change({ only: isChecked ? 'published' : '' })}
            >
              {words.onlyPublished}
            </Check>
          </div>
        }
        empty={words.empty}
        className="card items rows"
        groupOf={dayOf}
      >
        {(entry) => <Entry entry={entry} withTitle />}
      </EntryList>
    </Screen>
  )
}
