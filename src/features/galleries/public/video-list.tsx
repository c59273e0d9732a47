import { Day } from '../../../pages/parts/dates.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { webAddress } from '../../../base/web-address.ts'
import type { GalleryRecord } from '../schema.ts'
import { VideoPicture } from './video-picture.tsx'
import { langOfContent } from '../../../words/language.ts'

/** Cards that open the video at its host, in a new tab. */
export function VideoList({ videos }: { videos: GalleryRecord[] }) {
  const { words } = usePage()
  return (
    <ul className="photos big videos">
      {videos.map(({ _id, title, videoLink = '', createdAt }) => (
        <li key={_id}>
          <a
            className="video"
            href={webAddress(videoLink)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span className="still">
              <VideoPicture link={videoLink} />
              <b lang="en">YouTube</b>
            </span>{' '}
            <bdi lang={langOfContent(title)}>{title}</bdi>{' '}
            <small>{words.gallery.opensInNewTab}</small>
          </a>{' '}
          <small>
            <Day iso={createdAt} />
          </small>
        </li>
      ))}
    </ul>
  )
}
