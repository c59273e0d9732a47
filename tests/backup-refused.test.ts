// @module-tag rest

import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBackup } from '#src/backup/make-backup.ts'
import type { Manifest } from '#src/backup/manifest.ts'
import { BackupProblem } from '#src/backup/state/problem.ts'
import { restoreBackup } from '#src/backup/restore.ts'
import { connect } from '#src/database/connect.ts'
import {
  type Entry,
  openFilesLate,
  openTarget,
  publish,
  readEntries,
  writeEntries,
} from './archives.ts'
import { multipart, openTestSite, type TestSite } from './build-app.ts'
import { jpeg } from './made-files.ts'

let folder: string
let good: Buffer
let entries: Entry[]
/** Another backup of the same site, with one more notice. */
let later: Entry[]
let site: TestSite
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-refused-'))
  site = await openTestSite()
  const token = await site.signIn()
  await publish(site, token, 'এক')
  await publish(site, token, 'দুই')
  const { _id } = await publish(site, token, 'মোছা')
  await site.request({ method: 'DELETE', url: `/api/notices/${_id}`, as: token })
  await site.request({ method: 'PUT', url: '/api/site', as: token, payload: { place: 'ঢাকা' } })
  const logo = await multipart({ file: { name: 'x.jpg', bytes: await jpeg() } })
  await site.request({ method: 'PUT', url: '/api/site/logo', as: token, ...logo })
  await site.request({ method: 'DELETE', url: '/api/site/logo', as: token })
  const archive = path.join(folder, 'good.tar.gz')
  await makeBackup(site.services.settings, site.services.fileStore, archive)
  good = await readFile(archive)
  entries = await readEntries(archive)
  await publish(site, token, 'তিন')
  const laterArchive = path.join(folder, 'later.tar.gz')
  await makeBackup(site.services.settings, site.services.fileStore, laterArchive)
  later = await readEntries(laterArchive)
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

/**
 * Flips the first bit, from the byte at `position` on, that changes the decoded content. Not every
 * bit does: in a run of one letter, several encodings have the same meaning.
 */
const flipped = (position: number): Buffer => {
  const bytes = Buffer.from(good)
  bytes[position]! ^= 1
  try {
    return gunzipSync(bytes).equals(gunzipSync(good)) ? flipped(position + 1) : bytes
  } catch {
    return bytes
  }
}

/** The valid archive's entries with a changed manifest. */
const withManifest = (change: (manifest: Manifest) => void): Entry[] => {
  const manifest = JSON.parse(entries.at(-1)!.body.toString()) as Manifest
  change(manifest)
  return [...entries.slice(0, -1), { path: 'manifest.json', body: bytesOf(manifest) }]
}
const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value))

/** A table with other rows; the manifest has their correct size and hash. */
const withTable = (name: string, change: (text: string) => string): Entry[] => {
  const tableFile = `database/${name}.jsonl`
  const body = Buffer.from(
    change(entries.find((entry) => entry.path === tableFile)!.body.toString()),
  )
  const sha256 = createHash('sha256').update(body).digest('hex')
  return withManifest((manifest) => {
    const table = manifest.tables.find((one) => one.name === name)
    Object.assign(table!, { size: body.length, sha256 })
  }).map((entry) => (entry.path === tableFile ? { ...entry, body } : entry))
}

type Values = Record<string, unknown>

/** A table with a changed first row. */
const withRow = (table: string, change: (row: Values) => Values): Entry[] =>
  withTable(table, (text) => {
    const [first, ...rest] = text.split('\n')
    return [JSON.stringify(change(JSON.parse(first!) as Values)), ...rest].join('\n')
  })

/** The archive without one table. */
const without = (table: string): Entry[] =>
  withManifest((manifest) => {
    manifest.tables = manifest.tables.filter(({ name }) => name !== table)
  }).filter(({ path: name }) => name !== `database/${table}.jsonl`)

/** The archive with one more table. */
const withMoreTable = (name: string, row: Values): Entry[] => {
  const body = Buffer.from(`${JSON.stringify(row)}\n`)
  const sha256 = createHash('sha256').update(body).digest('hex')
  const changed = withManifest((manifest) => {
    manifest.tables.push({ name, rows: 1, size: body.length, sha256 })
  })
  return [{ path: `database/${name}.jsonl`, body }, ...changed]
}

const SESSION = {
  id: 'x',
  token_hash: 'x',
  account_id: 'x',
  created_at: '2026-11-20T00:00:00.000Z',
  expires_at: '2099-11-20T00:00:00.000Z',
  user_agent: '',
  address: '',
}

/** Values that a column does not allow, each in the first row of its table. */
const WRONG_VALUES: [table: string, column: string, value: unknown][] = [
  ...[2 ** 53, 2 ** 31, 1e9, -1, 1.5, '5', null, true].map((version): [string, string, unknown] => [
    'content_version',
    'version',
    version,
  ]),
  ['content_version', 'version', 999_999_999],
  ['content_version', 'version', 500_000_000],
  ['document_number', 'last', 2 ** 31 - 1],
  ['document_number', 'last', 0],
  ['document', 'number', 600_000_000],
  ['document', 'version', 1e9],
  ['document', 'is_sample', 2],
  ['document', 'title', null],
  ['document', 'title', 5],
  ['document', 'title', ['ক']],
  ['document', 'title', 'a\0b'],
  ['document', 'title', 'half \ud800'],
  ['document', 'date', 'yesterday'],
  ['stored_file', 'file_size', 2 ** 40],
  ['stored_file', 'width', 'wide'],
]

const CASES: [string, RegExp, () => Buffer | Entry[]][] = [
  ['is text', /not an archive/, () => Buffer.from('not an archive')],
  ['is empty', /damaged/, () => Buffer.alloc(0)],
  ['lost its second half', /its end is missing/, () => good.subarray(0, good.length / 2)],
  ['lost its last byte', /its end is missing/, () => good.subarray(0, -1)],
  ...[0.1, 0.3, 0.5, 0.7, 0.9].map((part): (typeof CASES)[number] => [
    `has one bit flipped at ${part * 100} %`,
    /damaged/,
    () => flipped(Math.floor(good.length * part)),
  ]),
  ['lost a file', /is missing/, () => entries.filter((_, index) => index !== 0)],
  [
    'has a changed file',
    /has changed/,
    () =>
      entries.map((entry, index) =>
        index === 0 ? { ...entry, body: Buffer.from('other') } : entry,
      ),
  ],
  [
    'has an additional file',
    /not in its list/,
    () => [{ path: 'files/uploads/more.pdf', body: Buffer.from('x') }, ...entries],
  ],
  ...['files/', 'database/account.jsonl'].map((start): (typeof CASES)[number] => [
    `has other bytes of the same length in ${start}`,
    /has changed/,
    () => {
      const changed = entries.find((entry) => entry.path.startsWith(start))!
      const body = Buffer.from(changed.body)
      body[10]! ^= 1
      return entries.map((entry) => (entry === changed ? { ...entry, body } : entry))
    },
  ]),
  [
    'has two files with exchanged names',
    /files\/.* has changed/,
    () => {
      const [first, second, ...rest] = entries as [Entry, Entry, ...Entry[]]
      return [{ ...first, body: second.body }, { ...second, body: first.body }, ...rest]
    },
  ],
  [
    'has a table of another backup',
    /document\.jsonl has changed/,
    () =>
      entries.map((entry) =>
        entry.path === 'database/document.jsonl'
          ? later.find((other) => other.path === entry.path)!
          : entry,
      ),
  ],
  [
    'has the list of contents of another backup',
    /is missing|has changed/,
    () => [...entries.slice(0, -1), later.at(-1)!],
  ],
  ['has a file twice', /twice/, () => [entries[0]!, ...entries]],
  [
    'has an unknown table',
    /not in its list/,
    () => [{ path: 'database/more.jsonl', body: Buffer.from('{}\n') }, ...entries],
  ],
  ...[
    '../evil.pdf',
    '/tmp/evil.pdf',
    'files/uploads/../../evil',
    'files/uploads/.hidden',
    'evil',
  ].map((name): (typeof CASES)[number] => [
    `contains ${name}`,
    /does not belong/,
    () => [{ path: name, body: Buffer.from('evil') }, ...entries],
  ]),
  ...(['symlink', 'link', 'directory'] as const).map((type): (typeof CASES)[number] => [
    `contains a ${type}`,
    /does not belong/,
    () => [
      { path: 'files/uploads/x.pdf', type, linkpath: '/etc/passwd', body: Buffer.alloc(0) },
      ...entries,
    ],
  ]),
  ['has no manifest', /list of contents/, () => entries.slice(0, -1)],
  [
    'has an invalid manifest',
    /list of contents/,
    () => [...entries.slice(0, -1), { path: 'manifest.json', body: Buffer.from('{') }],
  ],
  ['is of a newer format', /newer version/, () => withManifest((m) => (m.format = 2))],
  [
    'is of a trial version',
    /trial version.*docs\/moving-in\.md/,
    () => withManifest((m) => (m.migrations = ['2026-11-20-initial', '2026-11-21-growth'])),
  ],
  [
    'has a newer migration',
    /newer version/,
    () => withManifest((m) => m.migrations.push('9999-later')),
  ],
  [
    'has a row that is not counted in its manifest',
    /rows instead of/,
    () => withTable('account', (text) => text + text.replaceAll(/"(id|username)":"/g, '"$1":"x')),
  ],
  [
    'has a row that no database accepts',
    /damaged/,
    () => withTable('account', (text) => text + text),
  ],
  ['has an invalid row', /damaged/, () => withTable('account', (text) => `${text}{`)],
  ['contains sessions', /session does not belong/, () => withMoreTable('session', SESSION)],
  [
    'contains a table of the migrator',
    /kysely_migration does not belong/,
    () => withMoreTable('kysely_migration', { name: 'x', timestamp: 'x' }),
  ],
  ['has a missing table', /officer.jsonl is missing/, () => without('officer')],
  ['has no content version', /content_version.jsonl is missing/, () => without('content_version')],
  [
    'lists a table twice',
    /twice|is missing/,
    () => withManifest((m) => m.tables.push(m.tables[0]!)),
  ],
  [
    'has an unknown column',
    /account/,
    () => withRow('account', (row) => ({ ...row, is_owner: 1 })),
  ],
  [
    'has a missing column',
    /singleton.updated_at/,
    () => withRow('singleton', (row) => ({ ...row, updated_at: undefined })),
  ],
  ['has a row that is a list', /account/, () => withTable('account', () => '[]\n')],
  ['ends in the middle of a row', /middle/, () => withTable('account', (text) => text.trimEnd())],
  ...WRONG_VALUES.map(([table, column, value]): (typeof CASES)[number] => [
    `has ${JSON.stringify(value)?.slice(0, 40)} in ${table}.${column}`,
    new RegExp(`damaged: ${table}\\b`),
    () => withRow(table, (row) => ({ ...row, [column]: value })),
  ]),
  [
    'names a file in two rows',
    /two rows name/,
    () => {
      const rows = entries.find(({ path: name }) => name === 'database/stored_file.jsonl')!
      const first = JSON.parse(rows.body.toString().split('\n')[0]!) as Values
      return withRow('replaced_file', (row) => ({ ...row, ...first }))
    },
  ],
  [
    'names a file outside its folder',
    /\.\.\/secret is not in it/,
    () =>
      withRow('replaced_file', (row) => ({ ...row, name: '../secret', width: null })).map(
        (entry) => {
          if (entry.path !== 'manifest.json') return entry
          const manifest = JSON.parse(entry.body.toString()) as Manifest
          manifest.missing.push('uploads/../secret', 'gallery-uploads/../secret')
          return { ...entry, body: bytesOf(manifest) }
        },
      ),
  ],
  [
    'reports a missing file that no row names',
    /no row names/,
    () => withManifest((m) => m.missing.push('uploads/none.pdf')),
  ],
  [
    'reports a missing file that it contains',
    /lists as missing/,
    () => withManifest((m) => m.missing.push(m.files[0]!.place)),
  ],
  [
    'has a row without its file',
    /is not in it/,
    () => withManifest((m) => m.files.shift()).slice(1),
  ],
]

describe('An archive that', () => {
  it.each(CASES)('%s is refused without a change', async (_title, words, make) => {
    const made = make()
    const archive = path.join(folder, 'bad.tar.gz')
    if (Buffer.isBuffer(made)) await writeFile(archive, made)
    else await writeEntries(archive, made)

    const restoreTarget = await openTarget('SQLite')
    const fresh = restoreBackup(archive, restoreTarget.settings, restoreTarget.store, false)
    await expect(fresh).rejects.toThrow(words)
    await expect(fresh).rejects.toBeInstanceOf(BackupProblem)
    expect(await readdir(restoreTarget.settings.dataDir)).toEqual([])
    await restoreTarget.remove()

    const { settings, fileStore, stores } = site.services
    const before = [await site.listFiles(), await stores.findContentVersion()]
    await expect(restoreBackup(archive, settings, fileStore, true)).rejects.toThrow(words)
    expect([await site.listFiles(), await stores.findContentVersion()]).toEqual(before)
  })

  it('ends within a file is refused after that file is removed', async () => {
    const archive = path.join(folder, 'bad.tar.gz')
    const [{ path: name }] = entries as [Entry]
    await writeEntries(archive, [{ path: name, body: Buffer.alloc(1000) }])
    const whole = gunzipSync(await readFile(archive))
    await writeFile(archive, gzipSync(whole.subarray(0, 600)))
    const restoreTarget = await openTarget('SQLite')
    const late = openFilesLate()
    const restored = restoreBackup(archive, restoreTarget.settings, restoreTarget.store, false)
    await expect(restored).rejects.toThrow(/its end is missing/)
    expect(late.countWaiting()).toBe(0)
    late.restore()
    expect(await readdir(restoreTarget.settings.dataDir)).toEqual([])
    await restoreTarget.remove()
  })

  it('is valid leaves no file behind if its rows cannot be stored', async () => {
    const restoreTarget = await openTarget('SQLite')
    const database = await connect(restoreTarget.settings)
    await sql`
      create trigger full before insert on document
      begin select raise(abort, 'no more notices'); end`.execute(database)
    const archive = path.join(folder, 'good.tar.gz')
    const restored = restoreBackup(archive, restoreTarget.settings, restoreTarget.store, false)
    await expect(restored).rejects.toThrow('no more notices')
    for (const area of ['uploads', 'gallery-uploads']) {
      expect(
        await readdir(path.join(restoreTarget.settings.dataDir, area)).catch(() => []),
      ).toEqual([])
    }
    await sql`drop trigger full`.execute(database)
    await database.destroy()
    await restoreBackup(archive, restoreTarget.settings, restoreTarget.store, false)
    expect(Object.keys(await restoreTarget.listNotices()).sort()).toEqual(['এক', 'দুই'])
    await restoreTarget.remove()
  })
})
