import { Button, Loader } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { describeCoded } from '../../../../office/form/problem-words.ts'
import { ConfirmDialog } from '../../../../office/list/confirm-dialog.tsx'
import { callApi } from '../../../../office/connection/api-client.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import type { DocumentRecord } from '../../schema.ts'
import {
  documentPath,
  type OfDocument,
  type ReadDocument,
  useReading,
  useReplaceDocument,
} from '../use-document.ts'
import { DifferingPaper, OutdatedText } from './text-and-paper.tsx'
import { TextWork } from './text-work.tsx'
import { type TextForm, useDocumentText } from './use-document-text.ts'
import { writeWords } from './words.ts'
import './write.css'

/** The text of a document beside its paper, how it was read, and what differs between both. */
export function TextSection({ kind, document }: OfDocument) {
  const form = useDocumentText(kind, document)
  const { isBeingRead, canReadAgain, textStateOf } = useReading()
  const state = textStateOf(document)
  return (
    <>
      <ReadingNote document={document}>
        {state === 'outdated' && <OutdatedText kind={kind} document={document} />}
        {state === 'differs' && <DifferingPaper kind={kind} document={document} />}
        {state !== 'outdated' && canReadAgain(document) && (
          <ReadAgain kind={kind} document={document} draft={form.draft} />
        )}
      </ReadingNote>
      {(!isBeingRead(document) || document.hasText) && (
        <TextWork form={form} pages={document.pages} />
      )}
    </>
  )
}

/** The state of reading, or the reason of its failure, and advice. */
function ReadingNote({ document, children }: { document: ReadDocument; children: ReactNode }) {
  const { language } = useStaff()
  const { advice } = useScreenWords(writeWords).check
  const state = useReading().textStateOf(document)
  const problem = state === 'failed' ? document.readingProblem : null
  return (
    <div id="reading" className={`line noted reading-note ${state}`}>
      <p role="status">
        {state === 'waiting' && <Loader size="sm" />}{' '}
        {problem && describeCoded({ ...problem, params: {} }, language)} {advice[state]}
      </p>
      {children}
    </div>
  )
}

function ReadAgain({ kind, document, draft }: OfDocument & { draft: TextForm['draft'] }) {
  const words = useScreenWords(writeWords).check
  const replace = useReplaceDocument({ kind, document })
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {words.readAgain}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.readAgainTitle}
          question={words.readAgainQuestion}
          subject={document.title}
          action={words.readAgain}
          onClose={() => setIsAsking(false)}
          onConfirm={async () => {
            const path = `${documentPath(kind, document._id)}/reading`
            replace(await callApi<DocumentRecord>({ method: 'POST', path }))
            // The draft would hide the new text. The clerk can restore it.
            if (draft.isDirty) draft.discard()
          }}
        />
      )}
    </>
  )
}
