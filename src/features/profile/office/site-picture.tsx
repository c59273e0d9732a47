import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../office/api-client.ts'
import { ConfirmDialog } from '../../../office/confirm-dialog.tsx'
import { DraftNote } from '../../../office/draft-note.tsx'
import { FileField, PHOTO_ENDINGS, UploadProgress } from '../../../office/file-field.tsx'
import { Form } from '../../../office/form.tsx'
import { FormProblem, useFieldProblem } from '../../../office/form-problem.tsx'
import { requireFilled } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { type Draft, useDraft } from '../../../office/use-draft.ts'
import { useSending } from '../../../office/use-sending.ts'
import { PictureImage } from '../../../ui/picture.tsx'
import { formatNumber } from '../../../words/format.ts'
import { SITE_KEY } from './site-draft.ts'
import { SitePart } from './site-part.tsx'
import type { SitePicture, SiteRecord } from '../schema.ts'
import { siteWords } from './site-words.ts'

/** One of the site's own pictures: shows the current one, replaces it or deletes it. */
export function SitePictureForm({ site, which }: { site: SiteRecord; which: SitePicture }) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(siteWords)
  const client = useQueryClient()
  const draft = useDraft<{ files: File[] }>(`site:${which}`, { files: [] })
  const [isRemoving, setIsRemoving] = useState(false)
  const picture = site[which]
  const title = words.sections[which]
  return (
    <SitePart name={which} isDirty={draft.isDirty}>
      {picture ? (
        <Group>
          <figure className="photo-now">
            <PictureImage picture={picture} sizes="96px" />
            <figcaption>
              {words.picture.now}{' '}
              {picture.isSample && <b className="mark">{staffWords.common.sample}</b>}
            </figcaption>
          </figure>
          <Button variant="outline" color="red" onClick={() => setIsRemoving(true)}>
            {staffWords.common.remove}
            <span className="vh">: {title}</span>
          </Button>
        </Group>
      ) : (
        <p className="s">{words.picture.none}</p>
      )}
      <NewPicture which={which} draft={draft} />
      {isRemoving && (
        <ConfirmDialog
          question={words.picture.confirm}
          subject={title}
          onClose={() => setIsRemoving(false)}
          onConfirm={async () => {
            const path = `/site/${which}`
            client.setQueryData(SITE_KEY, await callApi<SiteRecord>({ method: 'DELETE', path }))
            notify(staffWords.common.removed)
          }}
        />
      )}
    </SitePart>
  )
}

function NewPicture({ which, draft }: { which: SitePicture; draft: Draft<{ files: File[] }> }) {
  const { words: staffWords, language, maxUploadBytes } = useStaff()
  const words = useScreenWords(siteWords)
  const client = useQueryClient()
  const sending = useSending()
  const problemOf = useFieldProblem(sending.error)
  const title = words.sections[which]

  const upload = async () => {
    const isDone = await sending.run(async ({ signal, onProgress }) => {
      const [file] = draft.values.files
      requireFilled({ file })
      const body = new FormData()
      body.set('file', file!)
      const call = { method: 'PUT', path: `/site/${which}`, body, signal, onProgress } as const
      client.setQueryData(SITE_KEY, await callApi<SiteRecord>(call))
    })
    if (!isDone) return
    draft.reset()
    notify(words.saved(title))
  }

  return (
    <Form aria-labelledby={`part-${which}`} sending={sending} onSubmit={() => void upload()}>
      <FormProblem error={sending.error} labels={{ file: title }} idPrefix={which} />
      <div id={`${which}-file`}>
        <FileField
          label={`${words.picture.file}: ${title}`}
          accept={PHOTO_ENDINGS}
          hint={staffWords.file.photoHint(formatNumber(maxUploadBytes / 1024 / 1024, language))}
          chooseWords={staffWords.file.choosePhoto}
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
          {words.picture.submit}
          <span className="vh">: {title}</span>
        </Button>
        <DraftNote draft={draft} sending={sending} />
      </Group>
    </Form>
  )
}
