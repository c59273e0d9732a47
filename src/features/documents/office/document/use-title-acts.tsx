import { Group } from '@mantine/core'
import { useState } from 'react'
import { contentKinds, type DocumentKind } from '../../../../content.ts'
import { Act } from '../../../../office/list/act.tsx'
import { notifyRemoved } from '../../../../office/list/removed-note.tsx'
import { RenameDialog } from '../../../../office/list/rename-dialog.tsx'
import { useRemoval } from '../../../../office/list/use-removal.tsx'
import { callApi } from '../../../../office/connection/api-client.ts'
import { notify } from '../../../../office/frame/notify.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import type { DocumentRecord, DocumentSummary } from '../../schema.ts'
import { documentPath } from '../use-document.ts'
import { documentWords } from '../words.ts'
import { mistakeWords } from './mistake-words.ts'
import { useMistake } from './use-mistake.tsx'

/** Renaming and deleting a document, in its row and on its page: the buttons and their dialogs. */
export function useTitleActs(
  kind: DocumentKind,
  {
    onRenamed,
    onRemoved,
  }: { onRenamed: (document: DocumentRecord) => unknown; onRemoved?: () => void },
) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(documentWords)[kind]
  const mistakeLabels = useScreenWords(mistakeWords)
  const [renamed, setRenamed] = useState<DocumentSummary>()
  const removal = useRemoval<DocumentSummary>(contentKinds[kind].apiPath, ({ title }) => title, {
    noteOf: ({ _id: id }, message, onRestored) => {
      notifyRemoved(message, { id, onRestored })
      onRemoved?.()
    },
  })
  const mistake = useMistake(kind, removal.record?._id)
  return {
    buttonsOf: (document: DocumentSummary) => (
      <Group className="acts">
        <Act of={document.title} onClick={() => setRenamed(document)}>
          {words.rename}
        </Act>
        <Act of={document.title} isRemoval onClick={() => removal.ask(document)}>
          {staffWords.common.remove}
        </Act>
      </Group>
    ),
    dialogs: (
      <>
        {renamed && (
          <RenameDialog
            heading={words.rename}
            entry={renamed}
            onClose={() => setRenamed(undefined)}
            onRename={async (title, version) => {
              const path = documentPath(kind, renamed._id)
              const call = { method: 'PUT', path, body: { title }, version } as const
              const saved = await callApi<DocumentRecord>(call)
              notify(staffWords.common.renamed)
              await onRenamed(saved)
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
    ),
  }
}
