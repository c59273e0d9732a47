import type { ChildProcess } from 'node:child_process'
import type { IncomingHttpHeaders } from 'node:http'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findFreePort, NGINX } from '../tests/nginx.ts'
import { newFolder } from './folders.ts'
import { untilAnswered } from './http.ts'
import { startNginxPeer } from './nginx-peer.ts'
import { start, stop } from './processes.ts'

const STATIC_SERVER = path.join(import.meta.dirname, 'static-server.ts')

/** Bytes as they go over the line, under an address of their own. */
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

/** The headers of a page that a static server can send alike; what belongs to a connection stays out. */
export function headersToRepeat(headers: IncomingHttpHeaders): Record<string, string> {
  const own =
    /^(connection|keep-alive|transfer-encoding|date|server|content-length|etag|last-modified|accept-ranges|x-cache.*|age|set-cookie)$/
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      own.test(name) || typeof value !== 'string' ? [] : [[name, value]],
    ),
  )
}

/** nginx with the pages as files; where there is none, the least that Node can do. */
export async function startPeer(pages: StaticPage[]): Promise<Peer> {
  if (!NGINX) return startNodePeer(pages)
  const port = await findFreePort()
  return answering('nginx', port, await startNginxPeer(await newFolder(), port, pages), pages)
}

/** Bare `node:http` out of memory. */
export async function startNodePeer(pages: StaticPage[]): Promise<Peer> {
  const manifest = path.join(await newFolder(), 'pages.json')
  const written = pages.map(({ body, ...page }) => ({ ...page, body: body.toString('base64') }))
  await writeFile(manifest, JSON.stringify(written))
  const port = await findFreePort()
  const child = start(process.execPath, [STATIC_SERVER, manifest, String(port)])
  return answering('node:http', port, child, pages)
}

async function answering(
  name: string,
  port: number,
  child: ChildProcess,
  pages: StaticPage[],
): Promise<Peer> {
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(`${url}${pages[0]!.path}`)
  return { name, url, process: child, stop: () => stop(child) }
}
