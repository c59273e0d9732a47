import path from 'node:path'
import SQLite from 'better-sqlite3'
import { SQLITE_FILE_NAME } from '#src/database/connect.ts'
import { type AccessRule, titleField } from './clerks.ts'
import { type Entry, type List, LISTS, serialOf, type Version } from './ledger.ts'
import { fileOf, hashOf } from './made.ts'

interface Found {
  place: 'site' | 'bin'
  list: List | undefined
  id: string
  title: string
  filePath: string | undefined
}

export interface Checked {
  /** Sentences; empty if everything matches the ledger. */
  faults: string[]
  /** Number of compared files. */
  files: number
  /** Number of unanswered writes that took effect. */
  happened: number
}

/**
 * Compares a site with the ledger: each entry must be one of the versions that `allowed` returns,
 * with its file, and there must be no other entries. Afterwards the version found is the only
 * possible one.
 */
export async function check(
  site: { rule: AccessRule; dataDir: string },
  entries: Map<number, Entry>,
  allowed = (entry: Entry) => entry.possible,
): Promise<Checked> {
  const faults = checkDatabase(site.dataDir)
  const found = await findAll(site.rule, faults)
  let files = 0
  let happened = 0
  for (const [serial, { title }] of found) {
    if (!entries.has(serial)) faults.push(`${title} is there, and nobody had sent it`)
  }
  for (const entry of entries.values()) {
    const [now, next] = entry.possible
    try {
      files += await settle(site.rule, entry, found.get(entry.serial), allowed(entry))
      if (next && entry.possible[0] !== now) happened += 1
    } catch (error) {
      faults.push(`#${entry.serial} of ${entry.list}: ${(error as Error).message}`)
    }
  }
  faults.push(...(await checkPages(site.rule, found)))
  return { faults, files, happened }
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

async function findAll(rule: AccessRule, faults: string[]): Promise<Map<number, Found>> {
  const found = new Map<number, Found>()
  const add = (one: Found) => {
    const serial = serialOf(one.title)
    if (serial === undefined || found.has(serial))
      faults.push(`${one.title} is there twice, or nobody’s`)
    else found.set(serial, one)
  }
  for (const list of LISTS) {
    for (const record of await read(rule, `/api/${list}`)) {
      const photo = record['photo'] as { src: string } | undefined
      const filePath = (record['filePath'] as string | undefined) ?? photo?.src
      const title = String(record[titleField(list)])
      add({ place: 'site', list, id: String(record['_id']), title, filePath })
    }
  }
  for (const { _id, title } of await read(rule, '/api/admin/bin')) {
    add({
      place: 'bin',
      list: undefined,
      id: String(_id),
      title: String(title),
      filePath: undefined,
    })
  }
  return found
}

async function read(rule: AccessRule, address: string): Promise<Record<string, unknown>[]> {
  const response = await ask(rule, address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as Record<string, unknown>[]
}

function ask({ url, token }: AccessRule, address: string): Promise<Response> {
  return fetch(new URL(address, url), { headers: { authorization: `Bearer ${token}` } })
}

/**
 * Finds the version of an entry; returns the number of compared files.
 * @throws if no allowed version matches
 */
async function settle(
  rule: AccessRule,
  entry: Entry,
  found: Found | undefined,
  allowed: Version[],
): Promise<number> {
  const { place = 'nowhere', title, id } = found ?? {}
  const versions = allowed.filter(
    (version) => version.place === place && (place === 'nowhere' || version.title === title),
  )
  const expected = allowed.map((version) => `${version.place} as ${version.title}`).join(' or ')
  if (versions.length === 0) throw new Error(`is ${place} as ${title}, not ${expected}`)
  if (found?.place === 'site') {
    const file = await compareFile(rule, entry, found)
    const version = versions.find((one) => one.file === file)
    if (!version) throw new Error(`has another file: ${file}, not ${versions[0]!.file}`)
    entry.possible = [version]
  } else {
    if (entry.seen) await expectGone(rule, entry.seen.filePath)
    entry.possible = [versions.at(-1)!]
  }
  entry.id = id ?? entry.id
  return Number(place === 'site')
}

async function compareFile(
  rule: AccessRule,
  entry: Entry,
  { list, filePath }: Found,
): Promise<string> {
  if (list !== entry.list || !filePath) throw new Error(`is in ${list} without a file`)
  const response = await ask(rule, `/${filePath.replace(/^\//, '')}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.ok) throw new Error(`its file answered ${response.status}`)
  const [file, hash] = [await fileOf(entry.list, bytes), hashOf(bytes)]
  const { seen } = entry
  if (seen && seen.filePath !== filePath) await expectGone(rule, seen.filePath)
  if (seen?.filePath === filePath && seen.hash !== hash)
    throw new Error('its file changed its bytes')
  entry.seen = { filePath, file, hash }
  return file
}

async function expectGone(rule: AccessRule, filePath: string): Promise<void> {
  const { status } = await ask(rule, `/${filePath.replace(/^\//, '')}`)
  if (status !== 404 && status !== 410) throw new Error(`its deleted file answered ${status}`)
}

/** Public pages must show only content of the site. */
async function checkPages(rule: AccessRule, found: Map<number, Found>): Promise<string[]> {
  const faults: string[] = []
  for (const address of ['/', '/allNotices', '/photo-gallery', '/rss.xml']) {
    const response = await ask(rule, address)
    const page = await response.text()
    if (!response.ok) faults.push(`${address} answered ${response.status}`)
    for (const [, serial] of page.matchAll(/#(\d+)# /g)) {
      const place = found.get(Number(serial))?.place ?? 'nowhere'
      if (place !== 'site') faults.push(`${address} shows #${serial}, which is ${place}`)
    }
  }
  return faults
}
