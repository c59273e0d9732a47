import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { contentKinds } from '../../../content.ts'
import { callApi } from '../../../office/connection/api-client.ts'
import { ConfirmDialog } from '../../../office/list/confirm-dialog.tsx'
import { SaveRow } from '../../../office/draft/draft-note.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { FilesForm, formOf } from '../../../office/form/files-form.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useApi, useReload } from '../../../office/connection/use-api.ts'
import { useDraft } from '../../../office/draft/use-draft.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import { formatDate, formatNumber } from '../../../words/format.ts'
import { officerWords } from './words.ts'

const PATH = '/teacherInformation'

interface TeacherPageSource {
  source: 'list' | 'file'
  updatedAt: string | null
}

export function useTeacherPage() {
  return useApi<TeacherPageSource>(PATH)
}

/** Chooses the source of TeacherInformation.html: the list, or the school's own file. */
export function TeacherPage() {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(officerWords).page
  const reload = useReload(PATH)
  const query = useTeacherPage()
  const [isReturning, setIsReturning] = useState(false)
  return (
    <section className="card stack" aria-labelledby="own-page">
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
        <a href={contentKinds.officers.pages[0].path} target="_blank" rel="noopener">
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
            await reload()
          }}
        />
      )}
    </section>
  )
}

function OwnPageForm() {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(officerWords).page
  const reload = useReload(PATH)
  const draft = useDraft<{ files: File[] }>('teacherInformation', { files: [] })
  const sending = useSending()
  return (
    <FilesForm
      round={draft.round}
      files={draft.values.files}
      onChange={(files) => draft.change({ files })}
      sending={sending}
      // The photo field of a person's form has the id `field-file`, and both can be on the screen.
      idPrefix="page"
      label={words.file}
      accept=".html,.htm"
      hint={words.hint(formatNumber(1, language))}
      chooseWords={staffWords.file.choose}
      send={async ([file], upload) => {
        await callApi({ method: 'PUT', path: PATH, body: formOf({ file: file! }), ...upload })
        draft.reset()
        notify(words.uploaded)
        void reload()
      }}
    >
      <SaveRow draft={draft} sending={sending} submit={words.submit} variant="default" />
    </FilesForm>
  )
}
