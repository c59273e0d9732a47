import { Button } from '@mantine/core'
import { useState } from 'react'
import type { DocumentKind } from '../../../../content.ts'
import { FormProblem } from '../../../../office/form/form-problem.tsx'
import { useSending } from '../../../../office/form/use-sending.ts'
import { callApi } from '../../../../office/shell/api-client.ts'
import { lazyPart } from '../../../../office/shell/lazy-part.tsx'
import { notify } from '../../../../office/shell/notify.ts'
import { useScreenWords } from '../../../../office/shell/staff-context.tsx'
import { useReload } from '../../../../office/shell/use-api.ts'
import type { DocumentRecord } from '../../schema.ts'
import {
  type DocumentDialogProps,
  documentPath,
  type ReadDocument,
  useReplaceDocument,
} from '../use-document.ts'
import { changeWords } from '../change/words.ts'
import { listWords } from '../list/words.ts'
import { writeWords } from './words.ts'

const ReplaceFileDialog = lazyPart<DocumentDialogProps>(() =>
  import('../change/action-dialog.tsx').then((part) => part.ReplaceFileDialog),
)

interface Props {
  kind: DocumentKind
  document: ReadDocument
}

/** Saves an answer about the text and its paper. */
function useAnswer({ kind, document }: Props) {
  const words = useScreenWords(writeWords).paper
  const replace = useReplaceDocument(kind, document)
  const sending = useSending()
  const answer = (body: { text: string } | { outdatedText: null } | { textDiffers: false }) =>
    void sending.run(async () => {
      const path = documentPath(kind, document._id)
      const { version } = document
      replace(await callApi<DocumentRecord>({ method: 'PUT', path, body, version }))
      notify(words.answered)
    })
  return { sending, answer }
}

/** The file was replaced. Asks whether its text is that of the earlier file. */
export function OutdatedText({ kind, document }: Props) {
  const { paper: words, check } = useScreenWords(writeWords)
  const { read, keep } = useScreenWords(changeWords).fileText
  const { sending, answer } = useAnswer({ kind, document })
  const text = document.outdatedText!
  return (
    <>
      <details className="fold">
        <summary>{words.earlier}</summary>
        <p className="earlier" lang="bn">
          {text}
        </p>
      </details>
      <FormProblem error={sending.error} labels={{ text: check.text }} />
      <Button loading={sending.isSending} onClick={() => answer({ text })}>
        {keep}
      </Button>
      <Button
        variant="default"
        loading={sending.isSending}
        onClick={() => answer({ outdatedText: null })}
      >
        {read}
      </Button>
    </>
  )
}

/** A checked text was corrected. Asks for the file that says the same. */
export function DifferingPaper({ kind, document }: Props) {
  const words = useScreenWords(writeWords).paper
  const { replaceFile } = useScreenWords(listWords)
  const reload = useReload(documentPath(kind, document._id))
  const { sending, answer } = useAnswer({ kind, document })
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <FormProblem error={sending.error} />
      <Button onClick={() => setIsOpen(true)}>{replaceFile}</Button>
      <Button
        variant="default"
        loading={sending.isSending}
        onClick={() => answer({ textDiffers: false })}
      >
        {words.same}
      </Button>
      {isOpen && (
        <ReplaceFileDialog
          label={replaceFile}
          kind={kind}
          document={document}
          onChanged={() => void reload()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
