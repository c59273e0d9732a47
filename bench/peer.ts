import type { ChildProcess } from 'node:child_process'
import type { IncomingHttpHeaders } from 'node:http'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newFolder } from './folders.ts'
import { freePort, untilAnswered } from './http.ts'
import { ANY_SITE, frameIn, nginx, startNginx } from './nginx.ts'
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

/** nginx with one worker and the pages as files; where there is none, the least that Node can do. */
export async function startPeer(pages: StaticPage[]): Promise<Peer> {
  const folder = await newFolder()
  await Promise.all(pages.map((page, index) => writeFile(fileOf(folder, index), page.body)))
  return nginx ? startNginxPeer(folder, pages) : startNodePeer(pages, folder)
}

/** Bare `node:http` out of memory. */
export async function startNodePeer(pages: StaticPage[], folder?: string): Promise<Peer> {
  const place = folder ?? (await newFolder())
  const manifest = path.join(place, 'pages.json')
  const written = pages.map(({ body, ...page }) => ({ ...page, body: body.toString('base64') }))
  await writeFile(manifest, JSON.stringify(written))
  const port = await freePort()
  const child = start(process.execPath, [STATIC_SERVER, manifest, String(port)])
  return answering('node:http', `http://127.0.0.1:${port}`, child, pages)
}

async function startNginxPeer(folder: string, pages: StaticPage[]): Promise<Peer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const configuration = nginxConfiguration(folder, port, pages)
  const child = await startNginx(folder, configuration, `${url}${pages[0]!.path}`)
  return answering('nginx', url, child, pages)
}

async function answering(
  name: string,
  url: string,
  child: ChildProcess,
  pages: StaticPage[],
): Promise<Peer> {
  await untilAnswered(`${url}${pages[0]!.path}`)
  return { name, url, process: child, stop: () => stop(child) }
}

function nginxConfiguration(folder: string, port: number, pages: StaticPage[]): string {
  const { main, http } = frameIn(folder)
  const locations = pages.map(({ path: place, headers }, index) => {
    const { 'content-type': type = 'application/octet-stream', ...others } = headers
    const added = Object.entries(others)
      // nginx takes a dollar for a variable, and knows no way to mean it.
      .filter(([, value]) => !value.includes('$'))
      .map(([name, value]) => `add_header ${name} ${quoted(value)};`)
    return `location = ${place} {
  alias ${fileOf(folder, index)};
  types {}
  default_type ${quoted(type)};
  ${added.join('\n  ')}
}`
  })
  return `${main}
events { worker_connections 1024; }
http {
${http}
${ANY_SITE}
server {
listen 127.0.0.1:${port};
${locations.join('\n')}
}
}
`
}

function fileOf(folder: string, index: number): string {
  return path.join(folder, `page-${index}`)
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
