import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { contentKinds, type DocumentKind } from '../../../../content.ts'
import { EntryList } from '../../../../office/list/entry-list.tsx'
import { Check, choicesOf } from '../../../../office/form/fields.tsx'
import { useScreenWords } from '../../../../office/frame/staff-context.tsx'
import { useReload } from '../../../../office/connection/use-api.ts'
import { lazyPart } from '../../../../office/connection/lazy-part.tsx'
import type { DocumentSummary } from '../../schema.ts'
import type { ManyProps, Picked } from '../many/many.tsx'
import { useTitleActs } from '../document/use-title-acts.tsx'
import { DocumentEntry } from './document-entry.tsx'
import { READING_POLL_MS, useReading } from '../use-document.ts'
import { documentWords } from '../words.ts'
import { toLatinDigits } from '@pathshala/bengali/digits'
import { schoolWords } from '../../../../words/school-words.ts'
import { DOCUMENT_STATES } from '../../table.ts'
import { listWords } from './words.ts'
import './list.css'

// Few clerks select many, so its code is loaded then.
const many = () => import('../many/many.tsx')
const PickAll = lazyPart<ManyProps & { search: Record<string, string> }>(
  async () => (await many()).PickAll,
)
const PickRow = lazyPart<Omit<ManyProps, 'kind'> & { document: DocumentSummary }>(
  async () => (await many()).PickRow,
)
const ManyActs = lazyPart<ManyProps>(async () => (await many()).ManyActs)

export function DocumentList({ kind }: { kind: DocumentKind }) {
  const words = useScreenWords(documentWords)[kind]
  const { selectMany, selectDone } = useScreenWords(listWords)
  const { isBeingRead } = useReading()
  const { filter, change, query } = useListFilter()
  const path = contentKinds[kind].apiPath
  const reload = useReload(path)
  const acts = useTitleActs(kind, { onRenamed: reload })
  /** While the clerk selects many: those that are selected. */
  const [picked, setPicked] = useState<Picked>()

  return (
    <>
      <EntryList<DocumentSummary>
        heading={words.listTitle}
        path={path}
        empty={words.empty}
        className={picked ? 'card items documents picks-many' : 'card items rows documents'}
        filter={query}
        beside={
          <Button
            variant="default"
            onClick={() => setPicked(picked ? undefined : new Map<string, DocumentSummary>())}
          >
            {picked ? selectDone : selectMany}
          </Button>
        }
        filters={<ListFilters kind={kind} filter={filter} onChange={change} />}
        renderBefore={(search) =>
          picked && <PickAll {...{ kind, search, picked }} onPick={setPicked} />
        }
        after={
          picked && (
            <div className="tray">
              <ManyActs {...{ kind, picked }} onPick={setPicked} />
            </div>
          )
        }
        reload={{ everyMs: READING_POLL_MS, while: isBeingRead }}
      >
        {(document) =>
          picked ? (
            <PickRow {...{ document, picked }} onPick={setPicked} />
          ) : (
            <>
              <DocumentEntry kind={kind} document={document} />
              {acts.buttonsOf(document)}
            </>
          )
        }
      </EntryList>
      {acts.dialogs}
    </>
  )
}

/** The values of the fields. An empty value does not filter. */
interface ListFilter {
  state: string
  topic: string
  year: string
  /** Whether the years before belong to it. */
  isUntil: boolean
}

function useListFilter() {
  const [filter, setFilter] = useState<ListFilter>({
    state: '',
    topic: '',
    year: '',
    isUntil: false,
  })
  const year = toLatinDigits(filter.year.trim())
  return {
    filter,
    change: (change: Partial<ListFilter>) => setFilter({ ...filter, ...change }),
    /** The parameters of the API. An incomplete year does not filter. */
    query: {
      state: filter.state || 'all',
      ...(filter.topic && { topic: filter.topic }),
      ...(/^(19|20)\d\d$/.test(year) && { [filter.isUntil ? 'until' : 'year']: year }),
    },
  }
}

function ListFilters({
  kind,
  filter,
  onChange,
}: {
  kind: DocumentKind
  filter: ListFilter
  onChange: (change: Partial<ListFilter>) => void
}) {
  const words = useScreenWords(listWords)
  const { topics } = useScreenWords(schoolWords)
  return (
    <Group className="filters" align="end" gap="0.5rem">
      <NativeSelect
        label={words.state}
        value={filter.state}
        onChange={(event) => onChange({ state: event.currentTarget.value })}
        data={[{ value: '', label: words.everyState }, ...choicesOf(DOCUMENT_STATES, words.states)]}
      />
      <NativeSelect
        label={words.topic}
        value={filter.topic}
        onChange={(event) => onChange({ topic: event.currentTarget.value })}
        data={[
          { value: '', label: words.everyTopic },
          ...choicesOf(contentKinds[kind].topics, topics),
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
      {filter.year && (
        <Check isChecked={filter.isUntil} onChange={(isUntil) => onChange({ isUntil })}>
          {words.andBefore}
        </Check>
      )}
    </Group>
  )
}
