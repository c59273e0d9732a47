import { Button, Group } from '@mantine/core'
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
import { notifyRemoved } from '../../../office/list/removed-note.tsx'
import { lazyPart } from '../../../office/connection/lazy-part.tsx'
import { useRemoval } from '../../../office/list/use-removal.tsx'
import { webAddress } from '../../../base/web-address.ts'
import { formatDate, formatNumber, formatSize } from '../../../words/format.ts'
import { contentKinds, type GalleryKind } from '../../../content.ts'
import { MoveButton } from '../../../office/list/move-button.tsx'
import { RowMenu } from '../../../office/list/row-menu.tsx'
import type { GalleryRecord } from '../schema.ts'
import { listWords } from '../../documents/office/list/words.ts'
import { AlbumHead, useAlbumTitle } from './albums/album-head.tsx'
import { AlbumLinks, WITHOUT_ALBUM } from './albums/album-links.tsx'
import { useReloadPhotos } from './albums/use-albums.ts'
import type { Picked, PickProps } from './many/pick-photo.tsx'
import { Still } from './still.tsx'
import { galleryWords } from './words.ts'
import './galleries.css'

// Few clerks select many, so its code is loaded then.
const PickAll = lazyPart<PickProps & { search: Record<string, string> }>(
  async () => (await import('./many/pick-all.tsx')).PickAll,
)
const PickPhoto = lazyPart<PickProps & { photo: GalleryRecord }>(
  async () => (await import('./many/pick-photo.tsx')).PickPhoto,
)
const PhotoActs = lazyPart<PickProps>(async () => (await import('./many/photo-acts.tsx')).PhotoActs)

/**
 * The entries of a gallery in a grid, each with buttons that move, rename and delete it. Of the photo
 * gallery it can show one album.
 */
export function GalleryList({ gallery, album = '' }: { gallery: GalleryKind; album?: string }) {
  const { words: staffWords } = useStaff()
  const { [gallery]: words } = useScreenWords(galleryWords)
  const { selectMany, selectDone } = useScreenWords(listWords)
  const [renamed, setRenamed] = useState<GalleryRecord>()
  /** While the clerk selects many: those that are selected. */
  const [picked, setPicked] = useState<Picked>()
  const path = contentKinds[gallery].apiPath
  const reload = useReload(path)
  const reloadPhotos = useReloadPhotos()
  const removal = useRemoval<GalleryRecord>(path, ({ title }) => title, {
    noteOf: ({ _id: id }, message) => {
      notifyRemoved(message, { id, onRestored: reloadPhotos })
      void reloadPhotos()
    },
  })
  const order = useOrder(path)
  const { noteOn, notMoved } = useOrderNotes(order)
  const title = useAlbumTitle(album)
  const takesAlbums = gallery === 'photos'
  return (
    <>
      <FormProblem error={order.error} quoted={notMoved} />
      <MovedAloud order={order} />
      <EntryList<GalleryRecord>
        heading={title ?? words.listTitle}
        path={path}
        empty={words.empty}
        className="card items rows gallery-entries"
        {...(album !== '' && { filter: { album } })}
        beside={
          takesAlbums && (
            <Button
              variant="default"
              onClick={() => setPicked(picked ? undefined : new Set<string>())}
            >
              {picked ? selectDone : selectMany}
            </Button>
          )
        }
        filters={takesAlbums && <AlbumLinks album={album} />}
        renderBefore={(search) => (
          <>
            {album !== '' && album !== WITHOUT_ALBUM && !picked && <AlbumHead id={album} />}
            {picked && <PickAll {...{ search, picked }} onPick={setPicked} />}
          </>
        )}
        after={
          picked && (
            <div className="tray photo-tray">
              <PhotoActs picked={picked} onPick={setPicked} />
            </div>
          )
        }
      >
        {(entry, { entries, isWhole }) =>
          picked ? (
            <PickPhoto photo={entry} picked={picked} onPick={setPicked} />
          ) : (
            <article>
              <Still entry={entry} />
              <EntryWords entry={entry} note={noteOn(entry._id)} />
              <Group className="acts">
                {/* First, because the menu covers what is below it. */}
                <Act className="rename" of={entry.title} onClick={() => setRenamed(entry)}>
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
            </article>
          )
        }
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
          onRename={async (next, version) => {
            const id = renamed._id
            await callApi({ method: 'PUT', path: `${path}/${id}`, body: { title: next }, version })
            notify(staffWords.common.renamed)
          }}
        />
      )}
      {removal.dialog(words.confirm)}
    </>
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
        {fileSize !== undefined && <span className="wide">{formatSize(fileSize, language)}</span>}
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
