import { useEffect, useState } from 'react'
import { contentKinds } from '../../../../content.ts'
import { postOnce } from '../../../../office/form/post-once.ts'
import { useSending } from '../../../../office/form/use-sending.ts'
import { restoreEntry, useEntryOf, useLeftSentence } from '../../../../office/list/history-entry.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import type { ManySetBack } from '../../../../records/history/change-many.ts'
import { formatNumber } from '../../../../words/format.ts'
import { manyWords } from '../../../documents/office/many/words.ts'
import type { ManyPhotos, ManyPhotosAnswer } from '../../schema.ts'
import { useReloadPhotos } from '../albums/use-albums.ts'
import type { Picked } from './pick-photo.tsx'
import { manyPhotoWords } from './words.ts'

type Body = ManyPhotos extends infer One ? (One extends unknown ? Omit<One, 'ids'> : never) : never

/** The result of one act. `entryId` is its entry in the history, for the undo. */
interface Done {
  message: string
  count: number
  entryId?: string | undefined
  /** A move keeps the photos selected, and its button the focus: it is pressed again and again. */
  isMove: boolean
}

/** Sends an act with the selected photos, and keeps its undo. */
export function useManyPhotos(picked: Picked, onPick: (picked: Picked) => void) {
  const { language } = useStaff()
  const words = useScreenWords(manyPhotoWords)
  const { undone } = useScreenWords(manyWords)
  const reload = useReloadPhotos()
  const entryOfPhotos = useEntryOf('photos')
  const entryOfOrder = useEntryOf('photoOrder')
  const leftSentence = useLeftSentence()
  const sending = useSending()
  const [done, setDone] = useState<Done>()
  useEffect(() => {
    if (picked.size > 0) setDone(undefined)
  }, [picked])

  const send = async (act: Body): Promise<void> => {
    const isMove = act.act === 'first' || act.act === 'earlier' || act.act === 'later'
    let count = 0
    const entryId = await (isMove ? entryOfOrder : entryOfPhotos)(async () => {
      const path = `${contentKinds.photos.apiPath}/many`
      const body = { ...act, ids: [...picked] }
      count = (await postOnce<ManyPhotosAnswer>({ path, body })).changed
    })
    const written = formatNumber(count, language)
    setDone({
      message: count === 0 ? words.nothing : words.done[act.act](written),
      count,
      entryId,
      isMove,
    })
    if (!isMove) onPick(new Set())
    await reload()
  }

  const setBack = async ({ entryId, count }: Done) => {
    // An entry of the order answers with the photos.
    const { changed = count, left = [] } = (await restoreEntry(entryId!)) as Partial<ManySetBack>
    // The album that goes is no photo.
    const back = left.length === 0 ? count : changed
    const message = `${undone(formatNumber(back, language))} ${leftSentence(left)}`
    setDone({ message, count: back, isMove: false })
    await reload()
  }

  return { sending, done, send, undo: () => void sending.run(() => setBack(done!)) }
}

export type SendMany = ReturnType<typeof useManyPhotos>['send']
