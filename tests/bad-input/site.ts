import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import Database from 'better-sqlite3'
import { startServer } from '../server-process.ts'
import { type Answer, type Request, send } from './send.ts'

export const PASSWORD = 'school-secret-1'
/** Tables that every sign-in, every failed sign-in and every call of a follower writes to. */
const OF_LIMITS = new Set(['session', 'sign_in_failure', 'known_address', 'follow_calls'])
/** Keeps a row for every deleted file, so that its address answers 410 (decision 18). */
const OF_DELETED_FILES = 'deleted_file'
/** Tables that FTS5 manages: it merges deleted words later. */
const OF_WORDS = 'search_words'
/** Tables that every change writes to. Their rows stay after the changed record is deleted. */
const OF_CHANGES = new Set(['history_entry', 'content_version', 'document_number'])

/** A server in its own process, with its own data folder and a signed-in admin. */
export interface Site {
  origin: string
  pid: number
  /** Sends the request as an admin, unless it has an Authorization header. */
  ask(request: Request): Promise<Answer>
  /** The names of all files, and the number of rows of each table. */
  kept(): Promise<Record<string, number>>
  /** The same without the tables of `OF_CHANGES`. */
  keptRecords(): Promise<Record<string, number>>
  /** The peak memory of the process in megabytes; undefined on a system without /proc. */
  peakMemory(): Promise<number | undefined>
  end(): Promise<{ code: number | null }>
}

export async function openSite(dataDir: string): Promise<Site> {
  const server = startServer({
    DATA_DIR: dataDir,
    SAMPLE_CONTENT: 'off',
    READING: 'off',
    ADMIN_PASSWORD: PASSWORD,
  })
  const origin = (await server.url()).replace('localhost', '127.0.0.1')
  const { body } = await send(origin, {
    asks: 'POST /api/admin/login',
    headers: [['Content-Type', 'application/json']],
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  const { token } = JSON.parse(body.toString()) as { token: string }
  const database = new Database(path.join(dataDir, 'pathshala.sqlite'), { readonly: true })
  const tables = database
    .prepare<[], { name: string }>(`select name from sqlite_master where type = 'table'`)
    .all()
    .map(({ name }) => name)
    .filter((name) => !OF_LIMITS.has(name) && name !== OF_DELETED_FILES)
    .filter((name) => !name.startsWith(OF_WORDS))

  async function count(leftOut = new Set<string>()): Promise<Record<string, number>> {
    const rows = tables
      .filter((name) => !leftOut.has(name))
      .map((name): [string, number] => {
        const found = database
          .prepare<[], { many: number }>(`select count(*) as many from "${name}"`)
          .get()
        return [name, found!.many]
      })
    const entries = await listEntries(dataDir)
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('pathshala.sqlite'))
      .map(({ name }): [string, number] => [name, 1])
    return Object.fromEntries([...rows, ...files])
  }

  return {
    origin,
    pid: server.pid,
    ask({ headers = [], ...request }) {
      const isSigned = headers.some(([name]) => name === 'Authorization')
      const own: [string, string][] = isSigned ? [] : [['Authorization', `Bearer ${token}`]]
      return send(origin, { ...request, headers: [...own, ...headers] })
    },
    kept: () => count(),
    keptRecords: () => count(OF_CHANGES),
    async peakMemory() {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '')
      const kilobytes = /VmHWM:\s+(\d+)/.exec(status)?.[1]
      return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
    },
    end() {
      database.close()
      return server.end('SIGTERM')
    },
  }
}

/** Again, if the server has removed the folder of an upload while it was listed. */
async function listEntries(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return listEntries(folder)
  }
}
