import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { DocumentKind } from '../../../../content.ts'
import { documentPage } from '../../../../office/frame/screens.ts'
import { useScreenWords } from '../../../../office/frame/staff-context.tsx'
import type { DocumentRecord } from '../../schema.ts'
import { DocumentState, useStateSentence } from './document-state.tsx'
import { sentWords } from './sent-words.ts'

export interface SentNoteProps {
  kind: DocumentKind
  document: DocumentRecord
  onChanged: (document: DocumentRecord) => void
  onClose: () => void
}

/** The note after sending: the state of the document, its message to phones, and the next steps. */
export function SentNote({ kind, document, onChanged, onClose }: SentNoteProps) {
  const words = useScreenWords(sentWords)
  const navigate = useNavigate()
  const note = useRef<HTMLElement>(null)
  useEffect(() => note.current?.focus(), [document])
  const sentence = useStateSentence(document)
  return (
    <section ref={note} tabIndex={-1} className="card stack sent-note" aria-label={sentence}>
      <p>
        <b>{sentence}:</b> <span lang="bn">{document.title}</span>
      </p>
      <DocumentState
        kind={kind}
        document={document}
        onChanged={onChanged}
        onAnother={() => void navigate(`${documentPage(kind, document.number)}#file`)}
      >
        {() => (
          <Button variant="subtle" onClick={onClose}>
            {words.close}
          </Button>
        )}
      </DocumentState>
    </section>
  )
}
