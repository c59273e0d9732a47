import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { sampleDocuments } from '#src/features/documents/sample.ts'
import { formatNumber } from '#src/words/format.ts'
import { pdf } from '../tests/made-files.ts'
import { findFreePort } from '../tests/nginx.ts'
import packageJson from '../package.json' with { type: 'json' }
import { copyOf, newFolder } from './folders.ts'
import { send, waitUntilAnswered } from './http.ts'
import { familyOf, start, stop } from './processes.ts'

export const ROOT = path.resolve(import.meta.dirname, '..')
const ADMIN = { username: 'admin', password: 'a long bench password' }
/**
 * Together with the sample notices, more than one page of a list, so that a page has its full
 * length.
 */
const MORE_NOTICES = 50

export interface Site {
  url: string
  process: ChildProcess
  /** The process and its descendants. */
  processes(): number[]
  stop(): Promise<void>
}

/** Starts the server like `npm run serve`, with its own data folder, and waits until it answers. */
export async function startSite(
  dataDir: string,
  settings: Record<string, string> = {},
  firstPath = '/',
): Promise<Site> {
  const port = await findFreePort()
  // Runs the npm script without the process of npm.
  const child = start('/bin/sh', ['-c', packageJson.scripts.serve], {
    cwd: ROOT,
    // Settings from the shell would change the result.
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      SAMPLE_CONTENT: 'off',
      READING: 'off',
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD: ADMIN.password,
      ...settings,
    },
  })
  const url = `http://127.0.0.1:${port}`
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended (${code}).`)))
  })
  ended.catch(() => undefined)
  await Promise.race([waitUntilAnswered(url + firstPath), ended])
  return {
    url,
    process: child,
    processes: () => familyOf(child.pid!),
    stop: () => stop(child),
  }
}

/** A data folder with the sample school and more notices than a page of the list has. */
export async function sampleFolder(): Promise<string> {
  sample ??= makeSample()
  return copyOf(await sample)
}

let sample: Promise<string> | undefined

async function makeSample(): Promise<string> {
  const folder = await newFolder()
  const site = await startSite(folder, { SAMPLE_CONTENT: 'on' })
  const write = await signIn(site.url)
  const { notices } = sampleDocuments
  for (let serial = 1; serial <= MORE_NOTICES; serial += 1) {
    const { title } = notices[serial % notices.length]!
    await write.publish('notices', `${title} (${formatNumber(serial, 'bn')})`, pdf(), 'notice.pdf')
  }
  await site.stop()
  return folder
}

export interface Write {
  token: string
  publish(list: string, title: string, file: Uint8Array, fileName: string): Promise<void>
  /** Sends JSON. */
  post(list: string, record: object): Promise<void>
  rename(list: string, id: string, title: string): Promise<void>
}

/** Signs in with the first account, at the site of `host` if it is not that of the address. */
export async function signIn(url: string, host?: string): Promise<Write> {
  const hostHeader = host === undefined ? {} : { host }
  const token = await findToken(url, hostHeader)
  const headers = { ...hostHeader, authorization: `Bearer ${token}` }
  const write = async (apiPath: string, body: FormData | object, method = 'POST') => {
    const { status } = await send(`${url}/api/${apiPath}`, body, { method, headers })
    if (status >= 300) throw new Error(`${apiPath} answered ${status}.`)
  }
  return {
    token,
    publish(list, title, file, fileName) {
      const body = new FormData()
      body.set('title', title)
      body.set('file', new File([new Uint8Array(file)], fileName))
      return write(list, body)
    },
    post: (list, record) => write(list, record),
    rename: (list, id, title) => write(`${list}/${id}`, { title }, 'PUT'),
  }
}

async function findToken(url: string, headers: Record<string, string>): Promise<string> {
  const { status, body } = await send(`${url}/api/admin/login`, ADMIN, { headers })
  if (status !== 200) throw new Error(`Signing in answered ${status}.`)
  return (JSON.parse(String(body)) as { token: string }).token
}
