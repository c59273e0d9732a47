import { getOk } from './http.ts'
import type { Encoding } from './load.ts'
import { headersToRepeat, type Peer, type StaticPage } from './peer.ts'
import type { Site } from './site.ts'

/** The pages for the load test. */
export const PAGES = [
  { name: 'Home', path: '/' },
  { name: 'List', path: '/allNotices' },
]
export const ENCODINGS: Encoding[] = ['br', 'gzip']

/** A server of a comparison. The servers are measured one after another. */
export interface Target {
  name: 'app' | 'front' | 'peer'
  url: string
  servers: Peer['process'][]
}

/** The app's responses, byte for byte, for the peer. */
export async function pagesOf(site: Site): Promise<StaticPage[]> {
  const pages = PAGES.flatMap((page) => ENCODINGS.map((encoding) => ({ ...page, encoding })))
  return Promise.all(
    pages.map(async ({ path, encoding }) => {
      const answer = await getOk(`${site.url}${path}`, { 'accept-encoding': encoding })
      const headers = headersToRepeat(answer.headers)
      return { path: peerPath(path, encoding), headers, body: answer.body }
    }),
  )
}

export function peerPath(path: string, encoding: Encoding): string {
  return `${path === '/' ? '/home' : path}.${encoding}`
}

export function targetsFor(
  site: Site,
  front: Peer | undefined,
  peer: Peer,
  path: string,
  encoding: Encoding,
): Target[] {
  return [
    {
      name: 'peer',
      url: `${peer.url}${peerPath(path, encoding)}`,
      servers: [peer.process],
    },
    { name: 'app', url: `${site.url}${path}`, servers: [site.process] },
    ...(front
      ? [
          {
            name: 'front' as const,
            url: `${front.url}${path}`,
            servers: [front.process, site.process],
          },
        ]
      : []),
  ]
}
