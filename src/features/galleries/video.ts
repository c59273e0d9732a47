const VIDEO_HOSTS = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/
const VIDEO_ID = /^[\w-]{11}$/

/** The 11 characters after `v=` or `/` in a link of the video host; undefined for any other link. */
export function findVideoId(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined
  const url = new URL(link)
  if (!/^https?:$/.test(url.protocol) || !VIDEO_HOSTS.test(url.hostname)) return undefined
  return [url.searchParams.get('v') ?? '', ...url.pathname.split('/')].find((part) =>
    VIDEO_ID.test(part),
  )
}

/** The host's own still of a video, 480 × 360. */
export function videoThumbnail(id: string): string {
  return `https://i.ytimg.com/vi/${id}/hqdefault.jpg`
}
