import type { ChildProcess } from 'node:child_process'
import type { IncomingHttpHeaders } from 'node:http'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findFreePort, NGINX, startNginx } from '../tests/nginx.ts'
import { newFolder } from './folders.ts'
import { waitUntilAnswered } from './http.ts'
import { adopt, start, stop } from './processes.ts'

const STATIC_SERVER = path.join(import.meta.dirname, 'static-server.ts')

/** A response body as sent, with a unique path. */
export interface StaticPage {
  path: string
  headers: Record<string, string>
  body: Buffer
}

export interface Peer {
  name: string
  url: string
  process: ChildProcess
  stop(): Promise<void>
}

/** The headers that a static server can repeat. */
export function headersToRepeat(headers: IncomingHttpHeaders): Record<string, string> {
  const own =
    /^(connection|keep-alive|transfer-encoding|date|server|content-length|etag|last-modified|accept-ranges|x-cache.*|age|set-cookie)$/
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      own.test(name) || typeof value !== 'string' ? [] : [[name, value]],
    ),
  )
}

/**
 * The limit of every Node server: a bare `node:http` server in a process of its own, which answers
 * from memory with the same bytes.
 */
export async function startPeer(pages: StaticPage[]): Promise<Peer> {
  const manifest = path.join(await newFolder(), 'pages.json')
  const written = pages.map(({ body, ...page }) => ({ ...page, body: body.toString('base64') }))
  await writeFile(manifest, JSON.stringify(written))
  const port = await findFreePort()
  const child = start(process.execPath, [STATIC_SERVER, manifest, String(port)])
  const url = `http://127.0.0.1:${port}`
  await waitUntilAnswered(`${url}${pages[0]!.path}`)
  return { name: 'bare Node', url, process: child, stop: () => stop(child) }
}

/** Undefined if `startFront` can run. */
export const reasonWithoutFront = NGINX ? undefined : 'no nginx on this machine'

/** Starts nginx with deploy/nginx.conf in front of the site at `siteUrl`. */
export async function startFront(siteUrl: string): Promise<Peer> {
  const nginx = await startNginx([Number(new URL(siteUrl).port)])
  adopt(nginx.process)
  return { name: 'nginx in front', ...nginx, stop: () => nginx.close() }
}
