import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { namesAuthors } from '../../../../files/hidden-part.ts'
import { FormProblem } from '../../../../office/form/form-problem.tsx'
import { postOnce } from '../../../../office/form/post-once.ts'
import { useReturnedFocus } from '../../../../office/form/use-returned-focus.ts'
import { useSending } from '../../../../office/form/use-sending.ts'
import { notify } from '../../../../office/frame/notify.ts'
import { useScreenWords } from '../../../../office/frame/staff-context.tsx'
import type { DocumentKind } from '../../../../content.ts'
import type { DocumentRecord, DocumentSummary } from '../../schema.ts'
import { documentPath, saveDocument } from '../use-document.ts'
import { HiddenParts } from './hidden-parts.tsx'
import { hiddenWords } from './words.ts'

export interface HiddenQuestionProps {
  kind: DocumentKind
  document: DocumentSummary
  /** What else the answer changes, such as that a draft is published. */
  change?: object
  /** Another clerk was first: the document as it is now. The question is about it. */
  onNewer?: ((document: DocumentRecord) => void) | undefined
  onAnswered: (document: DocumentRecord) => void
  /** Another file comes in place of this one. The document may have changed since. */
  onAnother: (document: DocumentSummary) => void | Promise<void>
  onClose: () => void
}

/** Names what a file hides, and asks whether visitors get the file. */
export function HiddenQuestion({
  kind,
  document: asked,
  change,
  onNewer,
  onAnswered,
  onAnother,
  onClose,
}: HiddenQuestionProps) {
  const words = useScreenWords(hiddenWords)
  const sending = useSending()
  useReturnedFocus()
  const [document, setDocument] = useState(asked)
  const [isUnnamed, setIsUnnamed] = useState(false)
  const { hiddenParts } = document
  const path = documentPath(kind, document._id)
  const answer = async (offerFile: boolean, done: string, seen = document) => {
    const body = { ...change, offerFile }
    const saved = await saveDocument(kind, seen, body, (current) => {
      setDocument(current)
      onNewer?.(current)
    })
    notify(done)
    onAnswered(saved)
  }
  /** What else is hidden waits for another answer. */
  const removeNames = () =>
    sending.run(async () => {
      const unnamed = await postOnce<DocumentRecord>({ path: `${path}/without-names` })
      setDocument(unnamed)
      setIsUnnamed(true)
      if (unnamed.hiddenParts.length === 0) await answer(true, words.withoutNamesDone, unnamed)
    })
  const areNamesAlone = hiddenParts.every((part) => namesAuthors([part]))
  const way = { variant: 'default', disabled: sending.isSending, fullWidth: true } as const
  return (
    <Modal opened onClose={onClose} title={words.title} centered>
      <FormProblem error={sending.error} />
      <p>{words.question}</p>
      <HiddenParts parts={hiddenParts} />
      {isUnnamed && <p role="status">{words.namesRemoved}</p>}
      <div className="stack tight hidden-ways">
        {namesAuthors(hiddenParts) && (
          <Button
            {...way}
            {...(areNamesAlone && { variant: 'filled' })}
            onClick={() => void removeNames()}
            data-autofocus
          >
            {areNamesAlone ? words.withoutNames : words.namesOnly}
          </Button>
        )}
        <Button
          {...way}
          onClick={() => void sending.run(async () => onAnother(document))}
          data-autofocus
        >
          {words.another}
        </Button>
        <Button {...way} onClick={() => void sending.run(() => answer(false, words.pagesOnlyDone))}>
          {words.pagesOnly}
        </Button>
        <Button {...way} onClick={() => void sending.run(() => answer(true, words.asItIsDone))}>
          {words.asItIs}
        </Button>
      </div>
    </Modal>
  )
}
