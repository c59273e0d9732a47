import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { callApi, Stopped } from '../../admin/api-client.ts'
import { DraftNote } from '../../admin/draft-note.tsx'
import { FormProblem, useFieldProblem } from '../../admin/form-problem.tsx'
import { notify } from '../../admin/notify.ts'
import { useScreenWords } from '../../admin/staff-context.tsx'
import { useDraft } from '../../admin/use-draft.ts'
import { useSending } from '../../admin/use-sending.ts'
import { galleryKinds } from './kinds.ts'
import { galleryWords } from './staff-words.ts'
import { findVideoId, videoThumbnail } from './video.ts'

const PATH = `/${galleryKinds.jubilee.path}`

/** A video of the video host, by its link. */
export function NewVideo() {
  const { video: words } = useScreenWords(galleryWords)
  const client = useQueryClient()
  const draft = useDraft('jubilee-video', { title: '', videoLink: '' })
  const sending = useSending()
  const problemOf = useFieldProblem(sending.error)
  const { title, videoLink } = draft.values

  const publish = async () => {
    const isDone = await sending.run(async ({ signal }) => {
      await callApi({ method: 'POST', path: PATH, body: { title, videoLink }, signal })
    })
    if (!isDone) return
    draft.reset()
    notify(words.published)
    await client.invalidateQueries({ queryKey: [PATH] })
  }

  return (
    <section className="card" aria-labelledby="new-video">
      <h2 id="new-video">{words.newTitle}</h2>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          void publish()
        }}
      >
        <FormProblem
          error={sending.error}
          quoted={sending.error instanceof Stopped ? undefined : words.failed}
          labels={{ title: words.title, videoLink: words.link }}
          idPrefix="video"
        />
        <Textarea
          id="video-title"
          name="title"
          label={words.title}
          description={words.titleHint}
          value={title}
          onChange={(event) => draft.change({ title: event.currentTarget.value })}
          error={problemOf('title')}
          lang="bn"
          required
          autosize
          minRows={2}
        />
        <LinkField
          link={videoLink}
          onChange={(link) => draft.change({ videoLink: link })}
          problem={problemOf('videoLink')}
        />
        <Group>
          <Button type="submit" loading={sending.isSending}>
            {words.submit}
          </Button>
          <DraftNote draft={draft} isSending={sending.isSending} />
        </Group>
      </form>
    </section>
  )
}

/** Shows which video a link leads to, before it is published. */
function LinkField({
  link,
  onChange,
  problem,
}: {
  link: string
  onChange: (link: string) => void
  problem: string | undefined
}) {
  const { video: words } = useScreenWords(galleryWords)
  const id = findVideoId(link.trim())
  return (
    <div>
      <TextInput
        id="video-videoLink"
        name="videoLink"
        // Not "url": its own check would refuse a link in the browser's language, not in the clerk's.
        inputMode="url"
        label={words.link}
        description={words.linkHint}
        value={link}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={!id && problem}
        autoComplete="off"
        lang="en"
        required
      />
      <div role="status">
        {/* While it is written: what came on leaving the field would push the button from under the finger. */}
        {!id && !problem && link.trim() !== '' && <p className="s">{words.unreadable}</p>}
        {id && (
          <div className="chosen">
            <img key={id} src={videoThumbnail(id)} alt="" className="preview" />
            <p>{words.recognised}</p>
          </div>
        )}
      </div>
    </div>
  )
}
