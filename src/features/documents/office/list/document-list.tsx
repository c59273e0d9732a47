import { Button, Group } from '@mantine/core'
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
import { ListFilters, useListFilter } from './list-filters.tsx'
import { READING_POLL_MS, useReading } from '../reading-state.ts'
import { readingWords } from '../write/words.ts'
import { documentWords } from '../words.ts'

export function DocumentList({
  kind,
  onPublished,
}: {
  kind: DocumentKind
  onPublished: (document: DocumentRecord) => void
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(documentWords)[kind]
  const { open } = useScreenWords(readingWords)
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
        filters={<ListFilters filter={filter} onChange={change} />}
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
            // Someone else may have deleted it first.
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
