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

/** A response body as sent, with its own address. */
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

/** The headers that a static server can repeat, without headers of the connection. */
export function headersToRepeat(headers: IncomingHttpHeaders): Record<string, string> {
  const own =
    /^(connection|keep-alive|transfer-encoding|date|server|content-length|etag|last-modified|accept-ranges|x-cache.*|age|set-cookie)$/
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      own.test(name) || typeof value !== 'string' ? [] : [[name, value]],
    ),
  )
}

/** Serves the pages as files with nginx; without nginx, with a minimal Node server. */
export async function startPeer(pages: StaticPage[]): Promise<Peer> {
  if (!NGINX) return startNodePeer(pages)
  const port = await findFreePort()
  return answering('nginx', port, await startNginxPeer(await newFolder(), port, pages), pages)
}

/** A minimal `node:http` server that answers from memory. */
async function startNodePeer(pages: StaticPage[]): Promise<Peer> {
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
