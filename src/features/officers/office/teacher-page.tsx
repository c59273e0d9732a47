import { Button, Group } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../office/api-client.ts'
import { ConfirmDialog } from '../../../office/confirm-dialog.tsx'
import { DraftNote } from '../../../office/draft-note.tsx'
import { FileField, UploadProgress } from '../../../office/file-field.tsx'
import { Form } from '../../../office/form.tsx'
import { FormProblem, useFieldProblem } from '../../../office/form-problem.tsx'
import { requireFilled } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { Loaded } from '../../../office/loaded.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useDraft } from '../../../office/use-draft.ts'
import { useSending } from '../../../office/use-sending.ts'
import { formatDate, formatNumber } from '../../../words/format.ts'
import { officerWords } from './words.ts'

const PATH = '/teacherInformation'

interface TeacherPageSource {
  source: 'list' | 'file'
  updatedAt: string | null
}

export function useTeacherPage() {
  return useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => callApi<TeacherPageSource>({ path: PATH, signal }),
  })
}

/** Chooses the source of TeacherInformation.html: the list, or the school's own file. */
export function TeacherPage() {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(officerWords).page
  const client = useQueryClient()
  const query = useTeacherPage()
  const [isReturning, setIsReturning] = useState(false)
  return (
    <section className="card own-page" aria-labelledby="own-page">
      <h2 id="own-page">{words.title}</h2>
      <Loaded query={query}>
        {({ updatedAt }) => (
          <p role="status">
            <b>
              {updatedAt
                ? words.fromFile(formatDate(updatedAt, language, timeZone))
                : words.fromList}
            </b>
          </p>
        )}
      </Loaded>
      <Group>
        <a href="/officers_teachers" target="_blank" rel="noopener">
          {words.preview}
        </a>
        {query.data?.source === 'file' && (
          <Button variant="outline" color="red" onClick={() => setIsReturning(true)}>
            {words.toList}
          </Button>
        )}
      </Group>
      <p className="lead">{words.lead}</p>
      <OwnPageForm />
      {isReturning && (
        <ConfirmDialog
          question={words.confirm}
          subject="TeacherInformation.html"
          onClose={() => setIsReturning(false)}
          onConfirm={async () => {
            await callApi({ method: 'DELETE', path: PATH })
            notify(words.isList)
            await client.invalidateQueries({ queryKey: [PATH] })
          }}
        />
      )}
    </section>
  )
}

function OwnPageForm() {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(officerWords).page
  const client = useQueryClient()
  const draft = useDraft<{ files: File[] }>('teacherInformation', { files: [] })
  const sending = useSending()
  const problemOf = useFieldProblem(sending.error)

  const upload = async () => {
    const isDone = await sending.run(async ({ signal, onProgress }) => {
      const [file] = draft.values.files
      requireFilled({ file })
      const body = new FormData()
      body.set('file', file!)
      await callApi({ method: 'PUT', path: PATH, body, signal, onProgress })
    })
    if (!isDone) return
    draft.reset()
    notify(words.uploaded)
    await client.invalidateQueries({ queryKey: [PATH] })
  }

  return (
    <Form sending={sending} onSubmit={() => void upload()}>
      {/* The photo field of a person's form has the id `file` too, and both can be on the
          screen. */}
      <FormProblem error={sending.error} labels={{ file: words.file }} idPrefix="page" />
      <div id="page-file">
        <FileField
          label={words.file}
          accept=".html,.htm"
          hint={words.hint(formatNumber(1, language))}
          chooseWords={staffWords.file.choose}
          files={draft.values.files}
          onChange={(files) => {
            sending.forget('file')
            draft.change({ files })
          }}
          error={problemOf('file')}
          isDisabled={sending.isSending}
          isRequired
        />
      </div>
      <UploadProgress sending={sending} />
      <Group>
        <Button type="submit" variant="default" loading={sending.isSending}>
          {words.submit}
        </Button>
        <DraftNote draft={draft} sending={sending} />
      </Group>
    </Form>
  )
}
