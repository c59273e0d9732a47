import { Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useScreenWords } from '../../../../office/staff-context.tsx'
import { toLatinDigits } from '../../../../words/digits.ts'
import { schoolWords } from '../../../../words/school-words.ts'
import { DOCUMENT_STATES } from '../../table.ts'
import { TOPICS } from '../../topics.ts'
import { listWords } from './words.ts'

/** As the fields have them; empty for no filter. */
export interface ListFilter {
  state: string
  topic: string
  year: string
}

export function useListFilter() {
  const [filter, setFilter] = useState<ListFilter>({ state: '', topic: '', year: '' })
  const year = toLatinDigits(filter.year.trim())
  return {
    filter,
    change: (change: Partial<ListFilter>) => setFilter({ ...filter, ...change }),
    /** The parameters of the API. A year that is not typed to its end filters nothing. */
    query: {
      state: filter.state || 'all',
      ...(filter.topic && { topic: filter.topic }),
      ...(/^(19|20)\d\d$/.test(year) && { year }),
    },
  }
}

/** Narrows the list of documents. */
export function ListFilters({
  filter,
  onChange,
}: {
  filter: ListFilter
  onChange: (change: Partial<ListFilter>) => void
}) {
  const words = useScreenWords(listWords)
  const { topics } = useScreenWords(schoolWords)
  return (
    <Group className="filters" align="end">
      <NativeSelect
        label={words.state}
        value={filter.state}
        onChange={(event) => onChange({ state: event.currentTarget.value })}
        data={[
          { value: '', label: words.everyState },
          ...DOCUMENT_STATES.map((state) => ({ value: state, label: words.states[state] })),
        ]}
      />
      <NativeSelect
        label={words.topic}
        value={filter.topic}
        onChange={(event) => onChange({ topic: event.currentTarget.value })}
        data={[
          { value: '', label: words.everyTopic },
          ...TOPICS.map((topic) => ({ value: topic, label: topics[topic] })),
        ]}
      />
      <TextInput
        label={words.year}
        value={filter.year}
        onChange={(event) => onChange({ year: event.currentTarget.value })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
    </Group>
  )
}
