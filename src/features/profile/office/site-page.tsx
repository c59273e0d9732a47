import { Loaded } from '../../../office/connection/loaded.tsx'
import { Screen } from '../../../office/frame/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { contentKinds } from '../../../content.ts'
import { useApi } from '../../../office/connection/use-api.ts'
import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Act, Of } from '../../../office/list/act.tsx'
import { callApi } from '../../../office/connection/api-client.ts'
import { ConfirmDialog } from '../../../office/list/confirm-dialog.tsx'
import { SaveRow } from '../../../office/draft/draft-note.tsx'
import { PHOTO_ENDINGS } from '../../../office/form/file-field.tsx'
import { lighterPhoto } from '../../../office/form/lighter-photo.ts'
import { notify } from '../../../office/frame/notify.ts'
import { FilesForm, formOf } from '../../../office/form/files-form.tsx'
import { type Draft, useDraft } from '../../../office/draft/use-draft.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import { PictureImage } from '../../../pages/parts/picture.tsx'
import { formatNumber } from '../../../words/format.ts'
import { SITE_KEY } from './site-draft.ts'
import { SitePart } from './site-part.tsx'
import { SiteSection } from './site-section.tsx'
import { SITE_SECTIONS } from './site-sections.ts'
import type { SitePicture, SiteRecord } from '../schema.ts'
import { siteWords } from './site-words.ts'

export default function SiteScreen() {
  const words = useScreenWords(siteWords)
  const query = useApi<SiteRecord>(contentKinds.site.apiPath)
  return (
    <Screen screen="site" lead={words.lead}>
      <Loaded query={query} lead={words.failedToLoad}>
        {(site) => (
          <div className="list">
            {SITE_SECTIONS.map((section) =>
              section.kind === 'picture' ? (
                <SitePictureForm key={section.name} site={site} which={section.name} />
              ) : (
                <SiteSection key={section.name} site={site} section={section} />
              ),
            )}
          </div>
        )}
      </Loaded>
    </Screen>
  )
}

/** One of the site's own pictures: shows the current one, replaces it or deletes it. */
function SitePictureForm({ site, which }: { site: SiteRecord; which: SitePicture }) {
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
          <figure className="stack tight photo-now">
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
  const sending = useSending()
  return (
    <FilesForm
      round={draft.round}
      files={draft.values.files}
      onChange={(files) => draft.change({ files })}
      sending={sending}
      labelledBy={`part-${which}`}
      idPrefix={which}
      label={`${words.picture.file}: ${title}`}
      name={title}
      accept={PHOTO_ENDINGS}
      hint={staffWords.file.photoHint(formatNumber(maxUploadBytes / 1024 / 1024, language))}
      chooseWords={staffWords.file.choosePhoto}
      send={async ([photo], upload) => {
        const path = `${contentKinds.site.apiPath}/${which}`
        const body = formOf({ file: await lighterPhoto(photo!) })
        const saved = await callApi<SiteRecord>({ method: 'PUT', path, body, ...upload })
        client.setQueryData(SITE_KEY, saved)
        draft.reset()
        notify(words.saved(title))
      }}
    >
      <SaveRow
        draft={draft}
        sending={sending}
        submit={
          <>
            {words.picture.submit}
            <Of name={title} />
          </>
        }
        variant="default"
      />
    </FilesForm>
  )
}
