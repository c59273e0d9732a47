import { type ChildProcess, execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { untilAnswered } from './http.ts'
import { findOnPath } from './on-path.ts'
import { start } from './processes.ts'

const run = promisify(execFile)

export const nginx = findOnPath('nginx')

/** `nginx/1.22.1`, or undefined where there is none. */
export async function nginxVersion(): Promise<string | undefined> {
  if (!nginx) return undefined
  const { stderr } = await run(nginx, ['-v'])
  return /nginx\/\S+/.exec(stderr)?.[0]
}

/** What Debian's own configuration says of every site, without the log that not every server writes. */
export const ANY_SITE = `access_log off;
sendfile on;
tcp_nopush on;
keepalive_requests 1000000;`

/** What a whole configuration says ahead of `http`, and inside it ahead of all else. */
export interface Frame {
  main: string
  http: string
}

/** One worker process that writes in this folder alone. */
export function frameIn(folder: string): Frame {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return {
    main: [
      // Started by root it would give up its rights to an account that cannot read this folder.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'worker_processes 1;',
      'daemon off;',
      `pid ${folder}/pid;`,
      `error_log ${folder}/error.log;`,
    ].join('\n'),
    http: temporary.join('\n'),
  }
}

/**
 * nginx with this configuration; answering at `url`.
 * @throws with what nginx says of a configuration that it does not take
 */
export async function startNginx(
  folder: string,
  configuration: string,
  url: string,
): Promise<ChildProcess> {
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, configuration)
  const args = ['-c', file, '-p', folder]
  await run(nginx!, ['-t', '-q', ...args])
  const child = start(nginx!, args, { stdio: 'ignore' })
  await untilAnswered(url)
  return child
}
