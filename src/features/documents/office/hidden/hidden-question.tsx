import { Button, Modal, Stack } from '@mantine/core'
import { FormProblem } from '../../../../office/form/form-problem.tsx'
import { useReturnedFocus } from '../../../../office/form/use-returned-focus.ts'
import { useSending } from '../../../../office/form/use-sending.ts'
import { callApi } from '../../../../office/shell/api-client.ts'
import { notify } from '../../../../office/shell/notify.ts'
import { useScreenWords } from '../../../../office/shell/staff-context.tsx'
import type { DocumentKind } from '../../../../content.ts'
import type { DocumentRecord, DocumentSummary } from '../../schema.ts'
import { documentPath } from '../use-document.ts'
import { hiddenWords } from './words.ts'

export interface HiddenQuestionProps {
  kind: DocumentKind
  document: DocumentSummary
  /** What else the answer changes, such as that a draft is published. */
  change?: { draft: false; publishAt?: null; notifyFollowers?: boolean }
  onAnswered: (document: DocumentRecord) => void
  /** Another file comes in place of this one. */
  onAnother: () => void | Promise<void>
  onClose: () => void
}

/** Names what a file hides, and asks whether visitors get the file. */
export function HiddenQuestion({
  kind,
  document,
  change,
  onAnswered,
  onAnother,
  onClose,
}: HiddenQuestionProps) {
  const words = useScreenWords(hiddenWords)
  const sending = useSending()
  useReturnedFocus()
  const answer = (offerFile: boolean) =>
    sending.run(async () => {
      const path = documentPath(kind, document._id)
      const body = { ...change, offerFile }
      const saved = await callApi<DocumentRecord>({ method: 'PUT', path, body })
      notify(offerFile ? words.asItIsDone : words.pagesOnlyDone)
      onAnswered(saved)
    })
  const way = { variant: 'default', disabled: sending.isSending, fullWidth: true } as const
  return (
    <Modal opened onClose={onClose} title={words.title} centered>
      <FormProblem error={sending.error} />
      <p>{words.question}</p>
      <ul className="hidden-parts">
        {document.hiddenParts.map(({ kind: what, name }) => (
          <li key={`${what} ${name}`}>{words.parts[what](name)}</li>
        ))}
      </ul>
      <Stack gap="xs">
        <Button {...way} onClick={() => void sending.run(async () => onAnother())} data-autofocus>
          {words.another}
        </Button>
        <Button {...way} onClick={() => void answer(false)}>
          {words.pagesOnly}
        </Button>
        <Button {...way} onClick={() => void answer(true)}>
          {words.asItIs}
        </Button>
      </Stack>
    </Modal>
  )
}
