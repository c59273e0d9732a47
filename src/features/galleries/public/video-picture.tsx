import { findVideoId, videoThumbnail } from '../video.ts'

/** The host's picture of a video, requested near the screen, without the address of the page. */
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
