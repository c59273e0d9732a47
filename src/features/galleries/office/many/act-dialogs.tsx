import { Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { DialogButtons } from '../../../../office/form/dialog-buttons.tsx'
import { Form } from '../../../../office/form/form.tsx'
import { FormProblem, useFieldProblem } from '../../../../office/form/form-problem.tsx'
import { requireFilled } from '../../../../office/form/input-problem.ts'
import { TitleField } from '../../../../office/form/title-field.tsx'
import { useReturnedFocus } from '../../../../office/form/use-returned-focus.ts'
import { useSending } from '../../../../office/form/use-sending.ts'
import { useScreenWords } from '../../../../office/frame/staff-context.tsx'
import { AlbumField, NEW_ALBUM, newAlbumOf, NO_ALBUM } from '../albums/album-choice.tsx'
import { albumWords } from '../albums/words.ts'
import type { SendMany } from './use-many-photos.ts'
import { manyPhotoWords } from './words.ts'

interface DialogProps {
  send: SendMany
  onClose: () => void
}

/** Asks for the title of the selected photos. */
export function TitleDialog({ send, onClose }: DialogProps) {
  const words = useScreenWords(manyPhotoWords)
  const [title, setTitle] = useState('')
  return (
    <ActDialog
      heading={words.acts.title}
      labels={{ title: words.title }}
      onClose={onClose}
      onSend={async () => {
        requireFilled({ title })
        await send({ act: 'title', title })
      }}
    >
      {(problemOf) => (
        <TitleField
          id="many-title"
          label={words.title}
          description={words.titleHint}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={problemOf('title')}
          required
          data-autofocus
        />
      )}
    </ActDialog>
  )
}

/** Asks for the album of the selected photos. A new one is made in the same act. */
export function AlbumDialog({ send, onClose }: DialogProps) {
  const { acts } = useScreenWords(manyPhotoWords)
  const words = useScreenWords(albumWords)
  const [choice, setChoice] = useState(NO_ALBUM)
  const { album } = choice
  return (
    <ActDialog
      heading={acts.album}
      labels={{
        album: words.album,
        albumTitle: words.fields.title,
        'album.title': words.fields.title,
        'album.day': words.fields.day,
      }}
      onClose={onClose}
      onSend={() =>
        send(
          album === NEW_ALBUM
            ? { act: 'split', album: { titleEnglish: '', ...newAlbumOf(choice) } }
            : { act: 'album', album: album || null },
        )
      }
    >
      {(problemOf) => (
        <AlbumField
          idPrefix="many"
          choice={choice}
          onChange={(change) => setChoice({ ...choice, ...change })}
          problemOf={problemOf}
        />
      )}
    </ActDialog>
  )
}

/** It stays open and shows the reason if the act fails. */
function ActDialog({
  heading,
  labels,
  onSend,
  onClose,
  children,
}: {
  heading: string
  labels: Record<string, string>
  onSend: () => Promise<void>
  onClose: () => void
  children: (problemOf: (field: string) => string | undefined) => ReactNode
}) {
  useReturnedFocus()
  const sending = useSending()
  const problemOf = useFieldProblem(sending.error)
  return (
    <Modal opened onClose={onClose} title={heading} centered>
      <FormProblem error={sending.error} labels={labels} idPrefix="many" />
      <Form
        sending={sending}
        onSubmit={() => void sending.run(onSend).then((isDone) => isDone && onClose())}
      >
        {children(problemOf)}
        <DialogButtons isSending={sending.isSending} onClose={onClose} />
      </Form>
    </Modal>
  )
}
