import { webAddress } from '../../base/web-address.ts'

const VIDEO_HOSTS = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/
const VIDEO_ID = /^[\w-]{11}$/

/**
 * The 11 characters after `v=` or `/` in a link of the video host; undefined for any other link.
 */
export function findVideoId(link: string): string | undefined {
  const address = webAddress(link)
  if (address === undefined) return undefined
  const url = new URL(address)
  if (!VIDEO_HOSTS.test(url.hostname)) return undefined
  return [url.searchParams.get('v') ?? '', ...url.pathname.split('/')].find((part) =>
    VIDEO_ID.test(part),
  )
}

/**
 * A link of the video host inside a text. With a scheme it can begin anywhere, because pasted lines
 * may have lost the space before it; without a scheme it must begin a word.
 */
const LINK_IN_TEXT =
  /(https?:\/\/|^|[^\w./@-])((?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)\/[\w\-./?=&%~+#]+)/i

/** The link of a video in a longer text, such as a message; undefined if the text has no link. */
export function findVideoLink(text: string): string | undefined {
  const [, start = '', address = ''] = LINK_IN_TEXT.exec(text) ?? []
  const scheme = start.endsWith('://') ? start : 'https://'
  const link = scheme + address.replace(/[.?]+$/, '')
  return findVideoId(link) && link
}

/** The host's own thumbnail of a video, 480 × 360. */
export function videoThumbnail(id: string): string {
  return `https://i.ytimg.com/vi/${id}/hqdefault.jpg`
}
