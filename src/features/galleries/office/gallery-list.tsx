import { useState } from 'react'
import { Act } from '../../../office/act.tsx'
import { callApi } from '../../../office/api-client.ts'
import { EntryList } from '../../../office/entry-list.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { notify } from '../../../office/notify.ts'
import { RenameDialog } from '../../../office/rename-dialog.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useReload } from '../../../office/use-api.ts'
import { useOrder } from '../../../office/use-order.ts'
import { useRemoval } from '../../../office/use-removal.tsx'
import { PictureImage } from '../../../pages/parts/picture.tsx'
import { webAddress } from '../../../base/web-address.ts'
import { formatDate, formatSize } from '../../../words/format.ts'
import { contentKinds, type GalleryKind } from '../../../content.ts'
import { MovedAloud, MoveButtons } from './move-buttons.tsx'
import { pictureOf } from '../public/photo-grid.tsx'
import { VideoPicture } from '../public/video-picture.tsx'
import type { GalleryRecord } from '../schema.ts'
import { galleryWords } from './words.ts'
import './galleries.css'

/** The entries of a gallery, each with buttons that move, rename and delete it. */
export function GalleryList({ gallery }: { gallery: GalleryKind }) {
  const { words: staffWords } = useStaff()
  const { [gallery]: words, order: orderWords } = useScreenWords(galleryWords)
  const [renamed, setRenamed] = useState<GalleryRecord>()
  const path = contentKinds[gallery].apiPath
  const reload = useReload(path)
  const removal = useRemoval<GalleryRecord>(path, ({ title }) => title)
  const order = useOrder(path, 'moved')
  return (
    <>
      <FormProblem error={order.error} quoted={orderWords.notMoved} />
      <MovedAloud order={order} />
      <EntryList<GalleryRecord>
        heading={words.listTitle}
        path={path}
        empty={words.empty}
        className="stack gallery-entries"
      >
        {(entry, { entries, isWhole }) => (
          <article className="card">
            <Still entry={entry} />
            <EntryWords entry={entry} />
            <div className="acts">
              {isWhole && <MoveButtons entries={entries} entry={entry} order={order} />}
              <Act of={entry.title} onClick={() => setRenamed(entry)}>
                {staffWords.common.rename}
              </Act>
              <Act of={entry.title} isRemoval onClick={() => removal.ask(entry)}>
                {staffWords.common.remove}
              </Act>
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
  if (picture) return <PictureImage picture={picture} sizes="(min-width: 48rem) 16rem, 7rem" />
  if (entry.videoLink === undefined) return <p className="to-come">{words.toCome}</p>
  return (
    <span className="still">
      <VideoPicture link={entry.videoLink} />
    </span>
  )
}

function EntryWords({ entry }: { entry: GalleryRecord }) {
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
        {fileSize !== undefined && <span>{formatSize(fileSize, language)}</span>}
        {videoLink !== undefined && <b className="mark">{video.mark}</b>}
        {isSample && <b className="mark">{words.common.sample}</b>}
      </p>
    </div>
  )
}
