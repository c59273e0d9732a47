import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../office/api-client.ts'
import { ConfirmDialog } from '../../../office/confirm-dialog.tsx'
import { EntryList } from '../../../office/entry-list.tsx'
import { notifyRemoved } from '../../../office/removed-note.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { PictureImage } from '../../../ui/picture.tsx'
import { webAddress } from '../../../web-address.ts'
import { formatDate, formatSize } from '../../../words/format.ts'
import { contentKinds, type GalleryKind } from '../../../content.ts'
import { pictureOf } from '../public/photo-grid.tsx'
import type { GalleryRecord } from '../schema.ts'
import { galleryWords } from './words.ts'
import { findVideoId, videoThumbnail } from '../video.ts'

/** The entries of a gallery, each with a button that deletes it. */
export function GalleryList({ gallery }: { gallery: GalleryKind }) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(galleryWords)[gallery]
  const client = useQueryClient()
  const [removed, setRemoved] = useState<GalleryRecord>()
  const path = contentKinds[gallery].apiPath
  const reload = () => client.invalidateQueries({ queryKey: [path] })
  return (
    <>
      <EntryList<GalleryRecord>
        heading={words.listTitle}
        path={path}
        empty={words.empty}
        className="gallery-entries"
      >
        {(entry) => (
          <article className="card">
            <Still entry={entry} />
            <EntryWords entry={entry} />
            <Button variant="outline" color="red" onClick={() => setRemoved(entry)}>
              {staffWords.common.remove}
              <span className="vh">: {entry.title}</span>
            </Button>
          </article>
        )}
      </EntryList>
      {removed && (
        <ConfirmDialog
          question={words.confirm}
          subject={removed.title}
          onClose={() => setRemoved(undefined)}
          onConfirm={async () => {
            await callApi({ method: 'DELETE', path: `${path}/${removed._id}` })
            notifyRemoved(staffWords.common.removed, { id: removed._id, onRestored: reload })
            await reload()
          }}
        />
      )}
    </>
  )
}

function Still({ entry }: { entry: GalleryRecord }) {
  const { photo: words } = useScreenWords(galleryWords)
  const picture = pictureOf(entry)
  if (picture) return <PictureImage picture={picture} sizes="(min-width: 48rem) 16rem, 45vw" />
  if (entry.videoLink === undefined) return <p className="to-come">{words.toCome}</p>
  const id = findVideoId(entry.videoLink) ?? ''
  return <img src={videoThumbnail(id)} width={480} height={360} loading="lazy" alt="" />
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
