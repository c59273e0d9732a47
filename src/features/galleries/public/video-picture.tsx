import { findVideoId, videoThumbnail } from '../video.ts'

/**
 * The host's picture of a video. The browser asks for it when it is near the screen, and does not
 * tell the host which page shows it.
 */
export function VideoPicture({ link }: { link: string }) {
  return (
    <img
      alt=""
      width={480}
      height={360}
      loading="lazy"
      referrerPolicy="no-referrer"
      src={videoThumbnail(findVideoId(link) ?? '')}
    />
  )
}
