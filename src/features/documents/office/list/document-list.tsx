import { Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { contentKinds, type DocumentKind } from '../../../../content.ts'
import { Act } from '../../../../office/list/act.tsx'
import { callApi } from '../../../../office/shell/api-client.ts'
import { EntryList } from '../../../../office/list/entry-list.tsx'
import { choicesOf } from '../../../../office/form/fields.tsx'
import { notify } from '../../../../office/shell/notify.ts'
import { RenameDialog } from '../../../../office/list/rename-dialog.tsx'
import { useScreenWords, useStaff } from '../../../../office/shell/staff-context.tsx'
import { useReload } from '../../../../office/shell/use-api.ts'
import { useRemoval } from '../../../../office/list/use-removal.tsx'
import type { DocumentRecord, DocumentSummary } from '../../schema.ts'
import { DocumentActions } from './document-actions.tsx'
import { mistakeWords } from '../change/mistake-words.ts'
import { useMistake } from '../change/use-mistake.tsx'
import { DocumentEntry } from './document-entry.tsx'
import { READING_POLL_MS, useReading } from '../use-document.ts'
import { documentWords } from '../words.ts'
import { toLatinDigits } from '../../../../words/digits.ts'
import { schoolWords } from '../../../../words/school-words.ts'
import { DOCUMENT_STATES } from '../../table.ts'
import { listWords } from './words.ts'
import './list.css'

export function DocumentList({
  kind,
  onPublished,
}: {
  kind: DocumentKind
  onPublished: (document: DocumentRecord) => void
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(documentWords)[kind]
  const { isBeingRead } = useReading()
  const [renamed, setRenamed] = useState<DocumentSummary>()
  const { filter, change, query } = useListFilter()
  const path = contentKinds[kind].apiPath
  const reload = useReload(path)
  const removal = useRemoval<DocumentSummary>(path, ({ title }) => title)
  const mistake = useMistake(kind, removal.record?._id)
  const mistakeLabels = useScreenWords(mistakeWords)

  return (
    <>
      <EntryList<DocumentSummary>
        heading={words.listTitle}
        path={path}
        empty={words.empty}
        className="card items documents"
        filter={query}
        filters={<ListFilters kind={kind} filter={filter} onChange={change} />}
        reload={{ everyMs: READING_POLL_MS, while: isBeingRead }}
      >
        {(document) => (
          <>
            <DocumentEntry document={document} />
            <Group className="acts">
              <Act of={document.title} onClick={() => setRenamed(document)}>
                {words.rename}
              </Act>
              <Act of={document.title} isRemoval onClick={() => removal.ask(document)}>
                {staffWords.common.remove}
              </Act>
              <DocumentActions
                kind={kind}
                document={document}
                onChanged={() => void reload()}
                onPublished={onPublished}
              />
            </Group>
          </>
        )}
      </EntryList>
      {renamed && (
        <RenameDialog
          heading={words.rename}
          entry={renamed}
          onClose={() => setRenamed(undefined)}
          onRename={async (title, version) => {
            const id = renamed._id
            await callApi({ method: 'PUT', path: `${path}/${id}`, body: { title }, version })
            notify(staffWords.common.renamed)
            await reload()
          }}
        />
      )}
      {removal.dialog(words.confirm, {
        isLoading: mistake.isLoading,
        children: mistake.choice,
        ...(mistake.isTold && {
          query: '?notifyOfMistake=true',
          action: mistakeLabels.removeAndTell,
        }),
      })}
    </>
  )
}

/** The values of the fields. An empty value does not filter. */
interface ListFilter {
  state: string
  topic: string
  year: string
}

function useListFilter() {
  const [filter, setFilter] = useState<ListFilter>({ state: '', topic: '', year: '' })
  const year = toLatinDigits(filter.year.trim())
  return {
    filter,
    change: (change: Partial<ListFilter>) => setFilter({ ...filter, ...change }),
    /** The parameters of the API. An incomplete year does not filter. */
    query: {
      state: filter.state || 'all',
      ...(filter.topic && { topic: filter.topic }),
      ...(/^(19|20)\d\d$/.test(year) && { year }),
    },
  }
}

/** Narrows the list of documents. */
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
    <Group className="filters" align="end">
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
    </Group>
  )
}
