import path from 'node:path'
import SQLite from 'better-sqlite3'
import { SQLITE_FILE_NAME } from '#src/database/connect.ts'
import { type Session, titleField } from './clerks.ts'
import { type Entry, type List, LISTS, serialOf, type Version } from './ledger.ts'
import { fileOf, hashOf } from './made.ts'

interface Found {
  state: 'site' | 'bin'
  list: List | undefined
  id: string
  title: string
  filePath: string | undefined
}

interface Checked {
  /** Sentences; empty if everything matches the ledger. */
  faults: string[]
  /** Number of compared files. */
  files: number
  /** Number of unanswered writes that took effect. */
  tookEffect: number
}

/**
 * Compares a site with the ledger: each entry must be one of the versions that `allowed` returns,
 * with its file, and there must be no other entries. Afterwards only this version is
 * possible.
 */
export async function check(
  site: { session: Session; dataDir: string },
  entries: Map<number, Entry>,
  allowed = (entry: Entry) => entry.possible,
): Promise<Checked> {
  const faults = checkDatabase(site.dataDir)
  const found = await findAll(site.session, faults)
  let files = 0
  let tookEffect = 0
  for (const [serial, { title }] of found) {
    if (!entries.has(serial)) faults.push(`${title} is there, but no clerk sent it`)
  }
  for (const entry of entries.values()) {
    const [now, next] = entry.possible
    try {
      files += await settle(site.session, entry, found.get(entry.serial), allowed(entry))
      if (next && entry.possible[0] !== now) tookEffect += 1
    } catch (error) {
      faults.push(`#${entry.serial} of ${entry.list}: ${(error as Error).message}`)
    }
  }
  faults.push(...(await checkPages(site.session, found)))
  return { faults, files, tookEffect }
}

function checkDatabase(dataDir: string): string[] {
  const file = new SQLite(path.join(dataDir, SQLITE_FILE_NAME), { readonly: true })
  try {
    const rows = [
      ...(file.pragma('integrity_check(5)') as object[]),
      ...(file.pragma('foreign_key_check') as object[]),
    ]
    return rows
      .map((row) => JSON.stringify(row))
      .filter((row) => row !== '{"integrity_check":"ok"}')
  } finally {
    file.close()
  }
}

async function findAll(session: Session, faults: string[]): Promise<Map<number, Found>> {
  const found = new Map<number, Found>()
  const add = (one: Found) => {
    const serial = serialOf(one.title)
    if (serial === undefined || found.has(serial))
      faults.push(`${one.title} exists twice, or belongs to no clerk`)
    else found.set(serial, one)
  }
  for (const list of LISTS) {
    for (const record of await read(session, `/api/${list}`)) {
      const photo = record['photo'] as { src: string } | undefined
      const filePath = (record['filePath'] as string | undefined) ?? photo?.src
      const title = String(record[titleField(list)])
      add({ state: 'site', list, id: String(record['_id']), title, filePath })
    }
  }
  for (const { _id, title } of await read(session, '/api/admin/bin')) {
    add({
      state: 'bin',
      list: undefined,
      id: String(_id),
      title: String(title),
      filePath: undefined,
    })
  }
  return found
}

async function read(session: Session, address: string): Promise<Record<string, unknown>[]> {
  const response = await ask(session, address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as Record<string, unknown>[]
}

function ask({ url, token }: Session, address: string): Promise<Response> {
  return fetch(new URL(address, url), { headers: { authorization: `Bearer ${token}` } })
}

/**
 * Finds the version of an entry; returns the number of compared files.
 * @throws if no allowed version matches
 */
async function settle(
  session: Session,
  entry: Entry,
  found: Found | undefined,
  allowed: Version[],
): Promise<number> {
  const { state = 'nowhere', title, id } = found ?? {}
  const versions = allowed.filter(
    (version) => version.state === state && (state === 'nowhere' || version.title === title),
  )
  const expected = allowed.map((version) => `${version.state} as ${version.title}`).join(' or ')
  if (versions.length === 0) throw new Error(`is ${state} as ${title}, not ${expected}`)
  if (found?.state === 'site') {
    const file = await compareFile(session, entry, found)
    const version = versions.find((one) => one.file === file)
    if (!version) throw new Error(`has another file: ${file}, not ${versions[0]!.file}`)
    entry.possible = [version]
  } else {
    if (entry.last) await expectGone(session, entry.last.filePath)
    entry.possible = [versions.at(-1)!]
  }
  entry.id = id ?? entry.id
  return Number(state === 'site')
}

async function compareFile(
  session: Session,
  entry: Entry,
  { list, filePath }: Found,
): Promise<string> {
  if (list !== entry.list || !filePath) throw new Error(`is in ${list} without a file`)
  const response = await ask(session, `/${filePath.replace(/^\//, '')}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.ok) throw new Error(`its file answered ${response.status}`)
  const [file, hash] = [await fileOf(entry.list, bytes), hashOf(bytes)]
  const { last } = entry
  if (last && last.filePath !== filePath) await expectGone(session, last.filePath)
  if (last?.filePath === filePath && last.hash !== hash)
    throw new Error('the bytes of its file changed')
  entry.last = { filePath, file, hash }
  return file
}

async function expectGone(session: Session, filePath: string): Promise<void> {
  const { status } = await ask(session, `/${filePath.replace(/^\//, '')}`)
  if (status !== 404 && status !== 410) throw new Error(`its deleted file answered ${status}`)
}

/** Public pages must show only content of the site. */
async function checkPages(session: Session, found: Map<number, Found>): Promise<string[]> {
  const faults: string[] = []
  for (const address of ['/', '/allNotices', '/photo-gallery', '/rss.xml']) {
    const response = await ask(session, address)
    const page = await response.text()
    if (!response.ok) faults.push(`${address} answered ${response.status}`)
    for (const [, serial] of page.matchAll(/#(\d+)# /g)) {
      const state = found.get(Number(serial))?.state ?? 'nowhere'
      if (state !== 'site') faults.push(`${address} shows #${serial}, which is ${state}`)
    }
  }
  return faults
}
