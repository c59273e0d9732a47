import type { ReactNode } from 'react'
import { FileField, refusedIndexOf, UploadProgress } from './file-field.tsx'
import { Form } from './form.tsx'
import { FormProblem, useFieldProblem } from './form-problem.tsx'
import { requireFilled } from './input-problem.ts'
import type { Sending } from './use-sending.ts'

interface FilesFormProps {
  files: File[]
  onChange: (files: File[]) => void
  sending: Sending
  /** `files` has at least one file. */
  send: (files: File[], upload: Parameters<Parameters<Sending['run']>[0]>[0]) => Promise<void>
  /** The id of the form's heading. */
  labelledBy?: string
  /** Keeps the ids of two forms on one screen apart. */
  idPrefix: string
  label: string
  /** The name of the file in a message; without it, `label`. */
  name?: string
  /** The labels of further fields. */
  labels?: Record<string, string>
  accept: string
  hint: string
  chooseWords: string
  isMultiple?: boolean
  /** Another number empties the field. */
  round?: number
  /** The last row of the form, with its buttons. */
  children: ReactNode
}

/** A form that sends one or several files, with the progress of the upload and its problems. */
export function FilesForm({
  onChange,
  sending,
  send,
  labelledBy,
  idPrefix,
  name,
  labels,
  round,
  children,
  ...field
}: FilesFormProps) {
  const problemOf = useFieldProblem(sending.error)
  const submit = () =>
    sending.run(async (upload) => {
      requireFilled({ file: field.files[0] })
      await send(field.files, upload)
    })
  return (
    <Form aria-labelledby={labelledBy} sending={sending} onSubmit={() => void submit()}>
      <FormProblem
        error={sending.error}
        labels={{ file: name ?? field.label, ...labels }}
        idPrefix={idPrefix}
      />
      <div id={`${idPrefix}-file`}>
        <FileField
          key={round}
          {...field}
          onChange={(files) => {
            sending.forget('file')
            onChange(files)
          }}
          error={problemOf('file')}
          refusedIndex={refusedIndexOf(sending.error, field.files)}
          isDisabled={sending.isSending}
          isRequired
        />
      </div>
      <UploadProgress sending={sending} />
      {children}
    </Form>
  )
}

/** The body of a request with a file. */
export function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  return form
}
