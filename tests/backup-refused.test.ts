import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBackup } from '#src/backup/make-backup.ts'
import type { Manifest } from '#src/backup/manifest.ts'
import { BackupProblem } from '#src/backup/problem.ts'
import { restoreBackup } from '#src/backup/restore.ts'
import { type Entry, openPlace, publish, readEntries, writeEntries } from './archives.ts'
import { openTestSite, type TestSite } from './build-app.ts'

let folder: string
let good: Buffer
let entries: Entry[]
let site: TestSite
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-refused-'))
  site = await openTestSite()
  const token = await site.signIn()
  await publish(site, token, 'এক')
  await publish(site, token, 'দুই')
  const archive = path.join(folder, 'good.tar.gz')
  await makeBackup(site.services.settings, site.services.fileStore, archive)
  good = await readFile(archive)
  entries = await readEntries(archive)
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

/** The first bit from `place` on that is not one of many ways to say the same, as in a run of one letter. */
const flipped = (place: number): Buffer => {
  const bytes = Buffer.from(good)
  bytes[place]! ^= 1
  try {
    return gunzipSync(bytes).equals(gunzipSync(good)) ? flipped(place + 1) : bytes
  } catch {
    return bytes
  }
}

/** The good archive's entries, with another manifest. */
const withManifest = (change: (manifest: Manifest) => void): Entry[] => {
  const manifest = JSON.parse(entries.at(-1)!.body.toString()) as Manifest
  change(manifest)
  return [...entries.slice(0, -1), { path: 'manifest.json', body: bytesOf(manifest) }]
}
const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value))

/** A table with other rows, whose size and hash the manifest has right. */
const withTable = (name: string, change: (text: string) => string): Entry[] => {
  const place = `database/${name}.jsonl`
  const body = Buffer.from(change(entries.find((entry) => entry.path === place)!.body.toString()))
  const sha256 = createHash('sha256').update(body).digest('hex')
  return withManifest((manifest) => {
    const table = manifest.tables.find((one) => one.name === name)
    Object.assign(table!, { size: body.length, sha256 })
  }).map((entry) => (entry.path === place ? { ...entry, body } : entry))
}

const CASES: [string, RegExp, () => Buffer | Entry[]][] = [
  ['is text', /damaged/, () => Buffer.from('not an archive')],
  ['is empty', /damaged/, () => Buffer.alloc(0)],
  ['lost its second half', /damaged/, () => good.subarray(0, good.length / 2)],
  ['lost its last byte', /damaged/, () => good.subarray(0, -1)],
  ...[0.1, 0.3, 0.5, 0.7, 0.9].map((part): (typeof CASES)[number] => [
    `has one bit flipped at ${part * 100} %`,
    /damaged/,
    () => flipped(Math.floor(good.length * part)),
  ]),
  ['lost a file', /is missing/, () => entries.filter((_, index) => index !== 0)],
  [
    'has a file changed',
    /has changed/,
    () =>
      entries.map((entry, index) =>
        index === 0 ? { ...entry, body: Buffer.from('other') } : entry,
      ),
  ],
  [
    'has one file more',
    /not in its list/,
    () => [{ path: 'files/uploads/more.pdf', body: Buffer.from('x') }, ...entries],
  ],
  ['has a file twice', /twice/, () => [entries[0]!, ...entries]],
  [
    'has a table more',
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
    `holds ${name}`,
    /does not belong/,
    () => [{ path: name, body: Buffer.from('evil') }, ...entries],
  ]),
  ...(['SymbolicLink', 'Link', 'Directory'] as const).map((type): (typeof CASES)[number] => [
    `holds a ${type}`,
    /does not belong/,
    () => [
      { path: 'files/uploads/x.pdf', type, linkpath: '/etc/passwd', body: Buffer.alloc(0) },
      ...entries,
    ],
  ]),
  ['has no manifest', /list of contents/, () => entries.slice(0, -1)],
  [
    'has a manifest that is none',
    /list of contents/,
    () => [...entries.slice(0, -1), { path: 'manifest.json', body: Buffer.from('{') }],
  ],
  ['is of a newer format', /newer version/, () => withManifest((m) => (m.format = 2))],
  [
    'has a newer migration',
    /newer version/,
    () => withManifest((m) => m.migrations.push('2099-01-01-later')),
  ],
  [
    'has a row that its manifest does not count',
    /rows instead of/,
    () => withTable('account', (text) => text + text.replaceAll(/"(id|username)":"/g, '"$1":"x')),
  ],
  [
    'has a row that no database takes',
    /damaged/,
    () => withTable('account', (text) => text + text),
  ],
  ['has a row that is none', /damaged/, () => withTable('account', (text) => `${text}{`)],
  [
    'has a row whose file it has not',
    /is not in it/,
    () => withManifest((m) => m.files.shift()).slice(1),
  ],
]

describe('An archive that', () => {
  it.each(CASES)('%s is refused, and nothing has changed', async (_title, words, make) => {
    const made = make()
    const archive = path.join(folder, 'bad.tar.gz')
    if (Buffer.isBuffer(made)) await writeFile(archive, made)
    else await writeEntries(archive, made)

    const place = await openPlace('SQLite')
    const fresh = restoreBackup(archive, place.settings, place.store, false)
    await expect(fresh).rejects.toThrow(words)
    await expect(fresh).rejects.toBeInstanceOf(BackupProblem)
    expect(await readdir(place.settings.dataDir)).toEqual([])
    await place.remove()

    const { settings, fileStore, stores } = site.services
    const before = [await site.listFiles(), await stores.findContentVersion()]
    await expect(restoreBackup(archive, settings, fileStore, true)).rejects.toThrow(words)
    expect([await site.listFiles(), await stores.findContentVersion()]).toEqual(before)
  })
})
