import { type ChildProcess, execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { NGINX } from '../tests/nginx.ts'
import { start } from './processes.ts'

/** A response body as sent, with a unique path. */
export interface StaticPage {
  path: string
  headers: Record<string, string>
  body: Buffer
}

/** `nginx/1.22.1`, or undefined if nginx is not installed. */
export async function nginxVersion(): Promise<string | undefined> {
  if (!NGINX) return undefined
  const { stderr } = await promisify(execFile)(NGINX, ['-v'])
  return /nginx\/\S+/.exec(stderr)?.[0]
}

/**
 * Starts nginx with one worker process and Debian's defaults. It serves the pages as files from
 * `folder`.
 */
export async function startNginxPeer(
  folder: string,
  port: number,
  pages: StaticPage[],
): Promise<ChildProcess> {
  await Promise.all(pages.map(({ body }, index) => writeFile(fileOf(folder, index), body)))
  await writeFile(path.join(folder, 'nginx.conf'), configuration(folder, port, pages))
  return start(NGINX!, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'])
}

function configuration(folder: string, port: number, pages: StaticPage[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `
# If root starts nginx, its workers run as an account that cannot read this folder.
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
${temporary.join('\n')}
access_log off;
sendfile on;
tcp_nopush on;
server {
listen 127.0.0.1:${port};
${pages.map((page, index) => location(page, fileOf(folder, index))).join('\n')}
}
}
`
}

function location({ path: address, headers }: StaticPage, file: string): string {
  const { 'content-type': type = 'application/octet-stream', ...others } = headers
  const added = Object.entries(others)
    // nginx reads a dollar sign as a variable and has no escape for it.
    .filter(([, value]) => !value.includes('$'))
    .map(([name, value]) => `add_header ${name} ${quoted(value)};`)
  return `location = ${address} {
alias ${file};
types {}
default_type ${quoted(type)};
${added.join('\n')}
}`
}

function fileOf(folder: string, index: number): string {
  return path.join(folder, `page-${index}`)
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
