/** This page, until it is reloaded or closed. crypto.randomUUID exists only on https. */
export const PAGE = String(Math.random()).slice(2)

/** A page in the background answers late, and a frozen one not at all. */
const ANSWER_MS = 200

/** Old browsers have no channel: each page counts as closed. The server's would keep its process alive. */
const channel =
  typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('office-pages')

channel?.addEventListener('message', ({ data }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  if (data === 'who?') channel.postMessage(PAGE)
})

/** The other pages of this site that are open in this browser. */
export async function findOpenPages(): Promise<Set<string>> {
  const open = new Set<string>()
  const note = ({ data }: MessageEvent<string>) => void open.add(data)
  channel?.addEventListener('message', note)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
  channel?.postMessage('who?')
  await new Promise((resolve) => {
    setTimeout(resolve, ANSWER_MS)
  })
  channel?.removeEventListener('message', note)
  return open
}
