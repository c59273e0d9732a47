import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { contentKinds, type DocumentKind } from '../../../../content.ts'
import { callApi } from '../../../../office/api-client.ts'
import { ConfirmDialog } from '../../../../office/confirm-dialog.tsx'
import { EntryList } from '../../../../office/entry-list.tsx'
import { notify } from '../../../../office/notify.ts'
import { notifyRemoved } from '../../../../office/removed-note.tsx'
import { RenameDialog } from '../../../../office/rename-dialog.tsx'
import { findScreen } from '../../../../office/screens.ts'
import { useScreenWords, useStaff } from '../../../../office/staff-context.tsx'
import type { DocumentRecord, DocumentSummary } from '../../schema.ts'
import { DocumentActions } from './document-actions.tsx'
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
  const { open } = useScreenWords(listWords)
  const { isBeingRead } = useReading()
  const client = useQueryClient()
  const [renamed, setRenamed] = useState<DocumentSummary>()
  const [removed, setRemoved] = useState<DocumentSummary>()
  const { filter, change, query } = useListFilter()
  const path = contentKinds[kind].apiPath
  const reload = () => client.invalidateQueries({ queryKey: [path] })

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
              <Button
                variant="default"
                component={Link}
                to={`${findScreen(kind).path}/${document._id}`}
              >
                {open}
                <span className="vh">: {document.title}</span>
              </Button>
              <Button variant="default" onClick={() => setRenamed(document)}>
                {words.rename}
                <span className="vh">: {document.title}</span>
              </Button>
              <Button variant="outline" color="red" onClick={() => setRemoved(document)}>
                {staffWords.common.remove}
                <span className="vh">: {document.title}</span>
              </Button>
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
      {removed && (
        <ConfirmDialog
          question={words.confirm}
          subject={removed.title}
          onClose={() => {
            setRemoved(undefined)
            // Another clerk may have deleted it first.
            void reload()
          }}
          onConfirm={async () => {
            await callApi({ method: 'DELETE', path: `${path}/${removed._id}` })
            notifyRemoved(staffWords.common.removed, { id: removed._id, onRestored: reload })
            await reload()
          }}
        />
      )}
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
          ...contentKinds[kind].topics.map((topic) => ({ value: topic, label: topics[topic] })),
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
