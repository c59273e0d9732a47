import { Screen } from '../../../office/frame/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { GalleryList } from './gallery-list.tsx'
import { NewPhotos } from './new-photos.tsx'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { browserError } from '../../../errors/browser-errors.ts'
import { SaveRow } from '../../../office/draft/draft-note.tsx'
import { type FieldAttributes, useFields } from '../../../office/form/fields.tsx'
import { postOnce } from '../../../office/form/post-once.ts'
import { RestingForm, useResting } from '../../../office/form/resting-form.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { InputProblem, isServersFault, requireFilled } from '../../../office/form/input-problem.ts'
import { notify } from '../../../office/frame/notify.ts'
import { TitleField } from '../../../office/form/title-field.tsx'
import { useApi, useReload } from '../../../office/connection/use-api.ts'
import { useDraft } from '../../../office/draft/use-draft.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import { formatDate } from '../../../words/format.ts'
import { contentKinds } from '../../../content.ts'
import type { GalleryRecord } from '../schema.ts'
import { VideoPicture } from '../public/video-picture.tsx'
import { findVideoId, findVideoLink } from '../video.ts'
import { galleryWords } from './words.ts'

const PATH = contentKinds.jubilee.apiPath

const NO_VIDEO = browserError('videoLink', 'video-link')

export default function JubileeScreen() {
  return (
    <Screen screen="jubilee">
      <NewPhotos gallery="jubilee" />
      <NewVideo />
      <GalleryList gallery="jubilee" />
    </Screen>
  )
}

/** A video, by its link at the video host. */
function NewVideo() {
  const { video: words } = useScreenWords(galleryWords)
  const reload = useReload(PATH)
  const draft = useDraft('jubilee-video', { title: '', videoLink: '' })
  const sending = useSending()
  const labels = { title: words.title, videoLink: words.link }
  const field = useFields({ ...draft, sending }, labels, { idPrefix: 'video' })
  const { title, videoLink } = draft.values
  const rest = useResting(draft.isDirty)

  const publish = async () => {
    const isDone = await sending.run(async ({ signal }) => {
      requireFilled({ title, videoLink })
      if (!findVideoId(videoLink.trim())) throw new InputProblem([NO_VIDEO])
      await postOnce({ path: PATH, body: { title, videoLink }, signal })
    })
    if (!isDone) return
    draft.reset()
    rest.setIsTouched(false)
    notify(words.published)
    await reload()
  }

  return (
    <RestingForm
      id="new-video"
      title={words.newTitle}
      rest={rest}
      sending={sending}
      onSubmit={() => void publish()}
    >
      <FormProblem
        error={sending.error}
        quoted={isServersFault(sending.error) ? words.failed : undefined}
        labels={labels}
        idPrefix="video"
      />
      <TitleField
        {...field('title')}
        description={rest.isOpen && words.titleHint}
        minRows={1}
        required
      />
      <LinkField
        field={field('videoLink')}
        isOpen={rest.isOpen}
        onChange={(link) => draft.change({ videoLink: link })}
      />
      <SaveRow draft={draft} sending={sending} submit={words.submit} />
    </RestingForm>
  )
}

/** The same video in the gallery, also if it was published with another form of the link. */
function usePublishedVideo(id: string | undefined): GalleryRecord | undefined {
  const { data } = useApi<GalleryRecord[]>(id && PATH)
  return data?.find(({ videoLink }) => id && videoLink && findVideoId(videoLink) === id)
}

/**
 * Only a warning, because a school may show a video twice on purpose. The API accepts it too,
 * because programs that copy a gallery rely on the 201.
 */
function AlreadyPublished({ video }: { video: GalleryRecord }) {
  const { language, timeZone } = useStaff()
  const { video: words } = useScreenWords(galleryWords)
  const date = formatDate(video.createdAt, language, timeZone)
  return <b>{words.alreadyPublished(video.title, date)}</b>
}

/** Shows the video of a link before it is published. */
function LinkField({
  field,
  isOpen,
  onChange,
}: {
  field: FieldAttributes
  isOpen: boolean
  onChange: (link: string) => void
}) {
  const { video: words } = useScreenWords(galleryWords)
  const [isTakenOut, setIsTakenOut] = useState(false)
  const { value: link, error: problem } = field
  const id = findVideoId(link.trim())
  const write = (text: string) => {
    const extracted = findVideoId(text.trim()) ? undefined : findVideoLink(text)
    setIsTakenOut(extracted !== undefined)
    onChange(extracted ?? text)
  }
  const already = usePublishedVideo(id)
  return (
    <div>
      <TextInput
        {...field}
        // Not type="url": the browser would show its own error in its own language.
        inputMode="url"
        description={isOpen && words.linkHint}
        onChange={(event) => write(event.currentTarget.value)}
        error={!id && problem}
        autoComplete="off"
        lang="en"
        required
      />
      <div role="status">
        {/* Shown while typing. If it appeared only when the field loses the focus, it would
            move the button during a press. */}
        {!id && !problem && link.trim() !== '' && <p className="s">{words.unreadable}</p>}
        {id && (
          <div className="chosen">
            <span className="still preview">
              <VideoPicture key={id} link={link.trim()} />
            </span>
            <p>
              {isTakenOut && `${words.takenOut} `}
              {already ? <AlreadyPublished video={already} /> : words.recognised}
            </p>
          </div>
        )}
      </div>
    </div>
  )
}
