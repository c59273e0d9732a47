import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const DEPLOY = path.join(import.meta.dirname, '../deploy')

/** The path of nginx on this machine, or undefined. */
export const NGINX = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin']
  .map((folder) => path.join(folder, 'nginx'))
  .find((file) => existsSync(file))

export interface Nginx {
  url: string
  /** Contains the cache and nginx's temporary files. */
  folder: string
  process: ChildProcess
  close(): Promise<void>
}

/** The whole text of deploy/nginx.conf, with the files that it includes. */
export async function readSiteConfiguration(): Promise<string> {
  const own = await readFile(path.join(DEPLOY, 'nginx.conf'), 'utf8')
  const parts = await Promise.all(
    ['http', 'server'].map((name) => readFile(path.join(DEPLOY, `nginx/${name}.conf`), 'utf8')),
  )
  return own.replaceAll(/include \S+\/(http|server)\.conf;/g, (_line, name) =>
    name === 'http' ? parts[0]! : parts[1]!,
  )
}

/**
 * Runs nginx with the unchanged deploy/nginx.conf, except for its ports and its cache folder,
 * inside the context of Debian's own configuration.
 */
export async function startNginx(appPorts: number[]): Promise<Nginx> {
  const { folder, port } = await prepareServer()
  const site = (await readSiteConfiguration())
    .replace('http2 on;', knowsHttp2() ? 'http2 on;' : '')
    .replace(/server 127\.0\.0\.1:3000 (.*);/, (_line, options) =>
      appPorts.map((one) => `server 127.0.0.1:${one} ${options};`).join('\n'),
    )
    .replace('/var/cache/pathshala-pages', path.join(folder, 'cache'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
  return startServer(folder, port, site)
}

/** The directive `http2` is new in nginx 1.25.1. */
function knowsHttp2(): boolean {
  const { stderr } = spawnSync(NGINX!, ['-v'], { encoding: 'utf8' })
  const [, major, minor] = /nginx\/(\d+)\.(\d+)/.exec(stderr)!.map(Number)
  return major! > 1 || minor! >= 26
}

/** Serves a static copy as docs/moving-out.md says. */
export async function serveCopy(copy: string): Promise<Nginx> {
  const { folder, port } = await prepareServer()
  const redirects = path.join(copy, 'nginx-redirects.conf')
  const lines = [...(await readFile(redirects, 'utf8')).matchAll(/^#   (.*)$/gm)]
  const site = `include "${redirects}";
    server {
      listen 127.0.0.1:${port};
      root "${copy}";
      index index.html;
      ${lines.map(([, line]) => line).join('\n')}
    }`
  return startServer(folder, port, site)
}

async function prepareServer(): Promise<{ folder: string; port: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-nginx-'))
  await mkdir(path.join(folder, 'logs'))
  return { folder, port: await findFreePort() }
}

async function startServer(folder: string, port: number, site: string): Promise<Nginx> {
  await writeFile(path.join(folder, 'site.conf'), site)
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid nginx.pid; error_log logs/error.log;
    events { worker_connections 4096; }
    http {
      access_log off;
      sendfile on;
      tcp_nopush on;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
        .join(' ')}
      include ${folder}/site.conf;
    }`,
  )
  const server = spawn(NGINX!, ['-p', folder, '-c', 'nginx.conf', '-e', 'logs/error.log'], {
    stdio: 'inherit',
  })
  await waitUntilItListens(port, server)
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    process: server,
    async close() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilItListens(port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) break
    const isUp = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('nginx did not start.')
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
