import { Group } from '@mantine/core'
import { useState } from 'react'
import { Act } from '../../../office/list/act.tsx'
import { callApi } from '../../../office/connection/api-client.ts'
import { EntryList } from '../../../office/list/entry-list.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { RenameDialog } from '../../../office/list/rename-dialog.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import { orderWords } from '../../../office/list/order-words.ts'
import { type Order, useOrder } from '../../../office/list/use-order.ts'
import { useOrderNotes } from '../../../office/list/use-order-notes.ts'
import { useRemoval } from '../../../office/list/use-removal.tsx'
import { PictureImage } from '../../../pages/parts/picture.tsx'
import { webAddress } from '../../../base/web-address.ts'
import { formatDate, formatNumber, formatSize } from '../../../words/format.ts'
import { contentKinds, type GalleryKind } from '../../../content.ts'
import { MoveButton } from '../../../office/list/move-button.tsx'
import { RowMenu } from '../../../office/list/row-menu.tsx'
import { pictureOf } from '../public/photo-grid.tsx'
import { VideoPicture } from '../public/video-picture.tsx'
import type { GalleryRecord } from '../schema.ts'
import { galleryWords } from './words.ts'
import './galleries.css'

/** The entries of a gallery, each with buttons that move, rename and delete it. */
export function GalleryList({ gallery }: { gallery: GalleryKind }) {
  const { words: staffWords } = useStaff()
  const { [gallery]: words } = useScreenWords(galleryWords)
  const [renamed, setRenamed] = useState<GalleryRecord>()
  const path = contentKinds[gallery].apiPath
  const reload = useReload(path)
  const removal = useRemoval<GalleryRecord>(path, ({ title }) => title)
  const order = useOrder(path)
  const { noteOn, notMoved } = useOrderNotes(order)
  return (
    <>
      <FormProblem error={order.error} quoted={notMoved} />
      <MovedAloud order={order} />
      <EntryList<GalleryRecord>
        heading={words.listTitle}
        path={path}
        empty={words.empty}
        className="card items rows gallery-entries"
      >
        {(entry, { entries, isWhole }) => (
          <article>
            <Still entry={entry} />
            <div>
              <EntryWords entry={entry} note={noteOn(entry._id)} />
              <Group className="acts">
                <Act of={entry.title} onClick={() => setRenamed(entry)}>
                  {staffWords.common.rename}
                </Act>
                <Act of={entry.title} isRemoval onClick={() => removal.ask(entry)}>
                  {staffWords.common.remove}
                </Act>
                {isWhole && (
                  <RowMenu
                    subject={entry.title}
                    links={[
                      <MoveButtons key="moves" entries={entries} entry={entry} order={order} />,
                    ]}
                    actions={[]}
                  />
                )}
              </Group>
            </div>
          </article>
        )}
      </EntryList>
      {renamed && (
        <RenameDialog
          heading={staffWords.common.rename}
          entry={renamed}
          onClose={() => {
            setRenamed(undefined)
            // Someone else may have renamed it first.
            void reload()
          }}
          onRename={async (title, version) => {
            const id = renamed._id
            await callApi({ method: 'PUT', path: `${path}/${id}`, body: { title }, version })
            notify(staffWords.common.renamed)
          }}
        />
      )}
      {removal.dialog(words.confirm)}
    </>
  )
}

function Still({ entry }: { entry: GalleryRecord }) {
  const { photo: words } = useScreenWords(galleryWords)
  const picture = pictureOf(entry)
  if (picture) return <PictureImage picture={picture} sizes="5rem" />
  if (entry.videoLink === undefined) return <p className="to-come">{words.toCome}</p>
  return (
    <span className="still">
      <VideoPicture link={entry.videoLink} />
    </span>
  )
}

function EntryWords({ entry, note }: { entry: GalleryRecord; note: string | undefined }) {
  const { words, language, timeZone } = useStaff()
  const { video } = useScreenWords(galleryWords)
  const { title, createdAt, filePath, fileSize, videoLink, isSample } = entry
  const address = videoLink === undefined ? filePath && `/${filePath}` : webAddress(videoLink)
  return (
    <div>
      <p className="t" lang="bn">
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        ) : (
          title
        )}
      </p>
      <p className="meta">
        <time dateTime={createdAt}>{formatDate(createdAt, language, timeZone)}</time>
        {fileSize !== undefined && <span className="size">{formatSize(fileSize, language)}</span>}
        {videoLink !== undefined && <b className="mark">{video.mark}</b>}
        {isSample && <b className="mark">{words.common.sample}</b>}
        {note && <b className="moved">{note}</b>}
      </p>
    </div>
  )
}

/**
 * Moves an entry before or after its neighbour of the same sort, because the site shows photos and
 * videos in two lists.
 */
function MoveButtons({
  entries,
  entry,
  order,
}: {
  entries: GalleryRecord[]
  entry: GalleryRecord
  order: Order
}) {
  const { order: words } = useScreenWords(galleryWords)
  const isVideo = (one: GalleryRecord) => one.videoLink !== undefined
  const peers = entries.filter((one) => isVideo(one) === isVideo(entry))
  const index = peers.indexOf(entry)
  const ids = peers.map(({ _id }) => _id)
  const button = (label: string, to: number) => (
    <MoveButton
      name={entry.title}
      label={label}
      isPossible={ids[to] !== undefined}
      onMove={() => order.move({ id: entry._id, name: entry.title, to }, ids)}
    />
  )
  return (
    <>
      {button(words.earlier, index - 1)}
      {button(words.later, index + 1)}
    </>
  )
}

/** Tells screen readers the new position. */
function MovedAloud({ order: { saved } }: { order: Order }) {
  const { language } = useStaff()
  const words = useScreenWords(orderWords)
  return (
    <p role="status" className="vh">
      {saved && `${saved.name}: ${words.moved(formatNumber(saved.to + 1, language))}`}
    </p>
  )
}
