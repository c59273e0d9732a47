import { Button } from '@mantine/core'
import { FormProblem } from '../../../../office/form/form-problem.tsx'
import { useSending } from '../../../../office/form/use-sending.ts'
import { callApi } from '../../../../office/connection/api-client.ts'
import { notify } from '../../../../office/frame/notify.ts'
import { useScreenWords } from '../../../../office/frame/staff-context.tsx'
import type { DocumentRecord } from '../../schema.ts'
import { askForFile } from '../document/ask-for-file.ts'
import { pageWords } from '../document/words.ts'
import { documentPath, type OfDocument, useReplaceDocument } from '../use-document.ts'
import { writeWords } from './words.ts'

/** Saves an answer about the text and its paper. */
function useAnswer({ kind, document }: OfDocument) {
  const words = useScreenWords(writeWords).paper
  const replace = useReplaceDocument({ kind, document })
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
export function OutdatedText({ kind, document }: OfDocument) {
  const { paper: words, check } = useScreenWords(writeWords)
  const { read, keep } = useScreenWords(pageWords).fileText
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
export function DifferingPaper({ kind, document }: OfDocument) {
  const words = useScreenWords(writeWords).paper
  const { replaceFile } = useScreenWords(pageWords)
  const { sending, answer } = useAnswer({ kind, document })
  return (
    <>
      <FormProblem error={sending.error} />
      <Button onClick={askForFile}>{replaceFile}</Button>
      <Button
        variant="default"
        loading={sending.isSending}
        onClick={() => answer({ textDiffers: false })}
      >
        {words.same}
      </Button>
    </>
  )
}
