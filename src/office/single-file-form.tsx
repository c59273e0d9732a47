import type { ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Call } from './api-client.ts'
import { SaveRow } from './draft-note.tsx'
import { FileField, UploadProgress } from './file-field.tsx'
import { Form } from './form.tsx'
import { FormProblem, useFieldProblem } from './form-problem.tsx'
import { requireFilled } from './input-problem.ts'
import type { Draft } from './use-draft.ts'
import { useSending } from './use-sending.ts'

interface SingleFileFormProps<T extends { files: File[] }> {
  draft: Draft<T>
  /** The id of the form's heading. */
  labelledBy?: string
  /** Keeps the ids of two forms on one screen apart. */
  idPrefix?: string
  fileLabel: string
  /** The name of the file in a message; without it, `fileLabel`. */
  fileName?: string
  accept: string
  hint: string
  chooseWords: string
  /** Labels of the other fields, by API name. */
  labels?: Record<string, string>
  submit: ReactNode
  variant?: ButtonProps['variant']
  /** The other fields, which come before the file. */
  children?: (problemOf: (field: string) => string | undefined) => ReactNode
  /** Their values, all required, by API name. They are sent before the file. */
  fields?: Record<string, string>
  /** The same for values that can stay empty. */
  optionalFields?: Record<string, string>
  send: (body: FormData, upload: Pick<Call, 'signal' | 'onProgress'>) => Promise<void>
  /** Runs after the draft is deleted. */
  onSent: () => void
}

/** A form that sends one file, with a draft, the progress of the upload and its problems. */
export function SingleFileForm<T extends { files: File[] }>({
  draft,
  labelledBy,
  idPrefix = 'field',
  fileLabel,
  fileName = fileLabel,
  accept,
  hint,
  chooseWords,
  labels,
  submit,
  variant = 'filled',
  children,
  fields,
  optionalFields,
  send,
  onSent,
}: SingleFileFormProps<T>) {
  const sending = useSending()
  const problemOf = useFieldProblem(sending.error)
  const [file] = draft.values.files

  const submitForm = async () => {
    const isDone = await sending.run(async (upload) => {
      requireFilled({ ...fields, file })
      const body = new FormData()
      for (const [name, value] of Object.entries({ ...fields, ...optionalFields }))
        body.set(name, value)
      body.set('file', file!)
      await send(body, upload)
    })
    if (!isDone) return
    draft.reset()
    onSent()
  }

  return (
    <Form
      aria-labelledby={labelledBy}
      withRequiredNote={optionalFields !== undefined}
      sending={sending}
      onSubmit={() => void submitForm()}
    >
      <FormProblem
        error={sending.error}
        labels={{ ...labels, file: fileName }}
        idPrefix={idPrefix}
      />
      {children?.(problemOf)}
      <div id={`${idPrefix}-file`}>
        <FileField
          key={draft.round}
          label={fileLabel}
          accept={accept}
          hint={hint}
          chooseWords={chooseWords}
          files={draft.values.files}
          onChange={(files) => {
            sending.forget('file')
            draft.change({ files } as Partial<T>)
          }}
          error={problemOf('file')}
          isDisabled={sending.isSending}
          isRequired
        />
      </div>
      <UploadProgress sending={sending} />
      <SaveRow draft={draft} sending={sending} submit={submit} variant={variant} />
    </Form>
  )
}
