import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { contentKinds } from '../../../content.ts'
import { Act } from '../../../office/act.tsx'
import { callApi } from '../../../office/api-client.ts'
import { ConfirmDialog } from '../../../office/confirm-dialog.tsx'
import { PHOTO_ENDINGS } from '../../../office/file-field.tsx'
import { lighterPhoto } from '../../../office/lighter-photo.ts'
import { notify } from '../../../office/notify.ts'
import { SingleFileForm } from '../../../office/single-file-form.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { type Draft, useDraft } from '../../../office/use-draft.ts'
import { PictureImage } from '../../../pages/parts/picture.tsx'
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
          <Act of={title} isRemoval onClick={() => setIsRemoving(true)}>
            {staffWords.common.remove}
          </Act>
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
            const path = `${contentKinds.site.apiPath}/${which}`
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
  const title = words.sections[which]
  return (
    <SingleFileForm
      draft={draft}
      labelledBy={`part-${which}`}
      idPrefix={which}
      fileLabel={`${words.picture.file}: ${title}`}
      fileName={title}
      accept={PHOTO_ENDINGS}
      hint={staffWords.file.photoHint(formatNumber(maxUploadBytes / 1024 / 1024, language))}
      chooseWords={staffWords.file.choosePhoto}
      submit={
        <>
          {words.picture.submit}
          <span className="vh">: {title}</span>
        </>
      }
      variant="default"
      send={async (body, upload) => {
        body.set('file', await lighterPhoto(body.get('file') as File))
        const call = {
          method: 'PUT',
          path: `${contentKinds.site.apiPath}/${which}`,
          body,
          ...upload,
        } as const
        client.setQueryData(SITE_KEY, await callApi<SiteRecord>(call))
      }}
      onSent={() => notify(words.saved(title))}
    />
  )
}
