import { Button } from '@mantine/core'
import { useState } from 'react'
import { FormProblem } from '../../../../office/form/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { ConfirmDialog } from '../../../../office/list/confirm-dialog.tsx'
import { DoneNote } from '../../../../office/list/done-note.tsx'
import { formatNumber } from '../../../../words/format.ts'
import { manyWords } from '../../../documents/office/many/words.ts'
import { MAX_PHOTOS_AT_ONCE } from '../../table.ts'
import { albumWords } from '../albums/words.ts'
import { AlbumDialog, TitleDialog } from './act-dialogs.tsx'
import type { PickProps } from './pick-photo.tsx'
import { useManyPhotos } from './use-many-photos.ts'
import { manyPhotoWords } from './words.ts'
import '../../../documents/office/many/many.css'

const MOVES = ['first', 'earlier', 'later'] as const

/** The acts with the selected photos. Each is one change with one undo. */
export function PhotoActs({ picked, onPick }: PickProps) {
  const { words: staffWords, language } = useStaff()
  const { acts } = useScreenWords(manyPhotoWords)
  const many = useScreenWords(manyWords)
  const { album } = useScreenWords(albumWords)
  const { sending, done, send, undo } = useManyPhotos(picked, onPick)
  const [asking, setAsking] = useState<'title' | 'album' | 'remove'>()
  const number = (count: number) => formatNumber(count, language)
  const close = () => setAsking(undefined)
  const button = (label: string, onClick: () => void, isRemoval = false) => (
    <Button
      key={label}
      {...(isRemoval ? { variant: 'outline', color: 'red' } : { variant: 'default' })}
      aria-disabled={sending.isSending}
      onClick={() => !sending.isSending && onClick()}
    >
      {label}
    </Button>
  )
  return (
    <div className="stack">
      <FormProblem error={sending.error} labels={{ album }} />
      {done && (
        <DoneNote
          message={done.message}
          undo={done.entryId && many.undo(number(done.count))}
          isSending={sending.isSending}
          takesFocus={!done.isMove}
          onUndo={undo}
        />
      )}
      {(!done || done.isMove) && (
        <p role="status">
          <b>{picked.size === 0 ? many.none : many.picked(number(picked.size))}</b>
        </p>
      )}
      {picked.size > MAX_PHOTOS_AT_ONCE && <p>{many.tooMany(number(MAX_PHOTOS_AT_ONCE))}</p>}
      {picked.size > 0 && picked.size <= MAX_PHOTOS_AT_ONCE && (
        <div className="flow many-acts">
          {button(acts.title, () => setAsking('title'))}
          {button(acts.album, () => setAsking('album'))}
          {button(staffWords.common.remove, () => setAsking('remove'), true)}
          {MOVES.map((act) => button(acts[act], () => void sending.run(() => send({ act }))))}
        </div>
      )}
      {asking === 'title' && <TitleDialog send={send} onClose={close} />}
      {asking === 'album' && <AlbumDialog send={send} onClose={close} />}
      {asking === 'remove' && (
        <ConfirmDialog
          question={many.confirm(number(picked.size))}
          subject=""
          onConfirm={() => send({ act: 'remove' })}
          onClose={close}
        />
      )}
    </div>
  )
}
