import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { newFolder } from './folders.ts'
import { freePort } from './http.ts'
import { ANY_SITE, type Frame, frameIn, nginx, startNginx } from './nginx.ts'
import type { Peer } from './peer.ts'
import { stop } from './processes.ts'
import { ROOT } from './site.ts'

const DEPLOYED = path.join(ROOT, 'deploy/nginx.conf')

/** Why `startFront` cannot be asked; undefined where it can. */
export function whyNoFront(): string | undefined {
  if (!nginx) return 'no nginx on this machine'
  return existsSync(DEPLOYED) ? undefined : 'no deploy/nginx.conf'
}

/** nginx as deploy/nginx.conf sets it up, before the site at `siteUrl`. */
export async function startFront(siteUrl: string): Promise<Peer> {
  const folder = await newFolder()
  const port = await freePort()
  const text = await readFile(DEPLOYED, 'utf8')
  const configuration = adapt(text, { frame: frameIn(folder), folder, port, siteUrl })
  const url = `http://127.0.0.1:${port}`
  const child = await startNginx(folder, configuration, `${url}/`)
  return { name: 'nginx in front', url, process: child, stop: () => stop(child) }
}

interface Place {
  frame: Frame
  folder: string
  port: number
  siteUrl: string
}

/**
 * A deployed configuration as it can run here beside others: another port, no certificate, its
 * folders in `folder`, the site at `siteUrl`; nothing else of it changes. Either a whole
 * configuration or what goes into `http`.
 */
export function adapt(text: string, { frame, folder, port, siteUrl }: Place): string {
  const { host } = new URL(siteUrl)
  const said = text.replaceAll(/^\s*#.*$/gm, '')
  const here = listenAt(said, `127.0.0.1:${port}`, `unix:${folder}/plain.sock`)
    .replaceAll(/^\s*(user|pid|daemon|error_log|worker_processes|include\s+\S*modules)\b.*;/gm, '')
    .replaceAll(/^\s*(ssl_\w+|http2)\s.*;/gm, '')
    .replaceAll(/(proxy_cache_path\s+)\S+/g, `$1${folder}/cache`)
    .replaceAll(/(access_log\s+)\/\S+/g, `$1${folder}/access.log`)
    .replaceAll(/\b(127\.0\.0\.1|localhost):3000\b/g, host)
  if (!/^\s*http\s*\{/m.test(here)) {
    const inside = [frame.http, ANY_SITE, here].join('\n')
    return `${frame.main}\nevents { worker_connections 1024; }\nhttp {\n${inside}\n}\n`
  }
  // Where nothing is said of a log, nginx writes the machine's own.
  const log = /\baccess_log\s/.test(here) ? '' : '\naccess_log off;'
  const start = `${frame.http}${log}`
  return `${frame.main}\n${here.replace(/^\s*http\s*\{/m, (found) => `${found}\n${start}`)}`
}

/** The site's own server at `address`; beside one for https, that is not the one that leads there. */
function listenAt(text: string, address: string, elsewhere: string): string {
  const isSecure = /\blisten\s[^;]*\bssl\b/.test(text)
  // For IPv4 and for IPv6: the same address twice in one server is refused.
  return text.replaceAll(/\blisten\s[^;]*;(?:\s*listen\s[^;]*;)*/g, (found) => {
    const isOwn = !isSecure || /\bssl\b/.test(found)
    return `listen ${isOwn ? address : elsewhere};`
  })
}
