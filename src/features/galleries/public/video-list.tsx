import { Day } from '../../../pages/parts/dates.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { webAddress } from '../../../base/web-address.ts'
import type { GalleryRecord } from '../schema.ts'
import { findVideoId, videoThumbnail } from '../video.ts'

/** Thumbnails that open the video at its host, in a new tab. */
export function VideoList({ videos }: { videos: GalleryRecord[] }) {
  const { words } = usePage()
  return (
    <ul className="photos big">
      {videos.map(({ _id, title, videoLink = '', createdAt }) => (
        <li key={_id}>
          <a
            className="video"
            href={webAddress(videoLink)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span className="still">
              <img
                src={videoThumbnail(findVideoId(videoLink) ?? '')}
                width={480}
                height={360}
                loading="lazy"
                decoding="async"
                alt=""
              />
            </span>
            <bdi lang="bn">{title}</bdi> <small>{words.gallery.opensInNewTab}</small>
          </a>{' '}
          <small>
            <Day iso={createdAt} />
          </small>
        </li>
      ))}
    </ul>
  )
}
