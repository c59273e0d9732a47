// @module-tag rest

import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeNightlyBackup } from '#src/backup/nightly.ts'
import { openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { multipart, openTestSite, type TestSite } from './build-app.ts'
import { makeCertificate } from './made-certificate.ts'
import { pdf } from './made-files.ts'

const hasRestic = spawnSync('restic', ['version']).error === undefined

describe.skipIf(!hasRestic)('deploy/offsite.sh', () => {
  let folder: string
  let bucket: S3rver
  let site: TestSite
  let port: number

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pathshala-offsite-'))
    mkdirSync(path.join(folder, 's3'))
    const { cert, key } = makeCertificate()
    writeFileSync(path.join(folder, 'cert.pem'), cert)
    bucket = new S3rver({
      port: 0,
      silent: true,
      // Without https, restic signs each part of an upload, which s3rver does not read.
      cert,
      key,
      directory: path.join(folder, 's3'),
      configureBuckets: [{ name: 'copies', configs: [] }],
    })
    port = (await bucket.run()).port
    site = await openTestSite()
  })
  afterAll(async () => {
    await site.close()
    await bucket.close()
    await rm(folder, { recursive: true })
  })
  afterEach(() => rm(path.join(folder, 'cache'), { recursive: true, force: true }))

  const PLACES = {
    'a folder': () => path.join(folder, 'disk'),
    'an S3 server': () => `s3:https://127.0.0.1:${port}/copies`,
  }

  /** Runs a command with the settings of /etc/pathshala-offsite.env. */
  async function run(place: keyof typeof PLACES, command: string): Promise<Buffer> {
    const child = spawn('sh', ['-c', command], {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: site.dataDir,
        RESTIC_CACHE_DIR: path.join(folder, 'cache'),
        RESTIC_REPOSITORY: PLACES[place](),
        RESTIC_PASSWORD: 'three ducks by the pond',
        AWS_ACCESS_KEY_ID: 'S3RVER',
        AWS_SECRET_ACCESS_KEY: 'S3RVER',
        SSL_CERT_FILE: path.join(folder, 'cert.pem'),
      },
    })
    const [output, errors] = await Promise.all([
      buffer(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ])
    if (child.exitCode !== 0) throw new Error(errors)
    return output
  }

  /** Publishes a notice, with a file that does not shrink. */
  async function publish(title: string, fileBytes: number): Promise<void> {
    const bytes = Buffer.concat([pdf(), randomBytes(fileBytes)])
    const form = await multipart({ title, file: { name: 'x.pdf', bytes } })
    const as = await site.signIn()
    const { statusCode } = await site.request({ method: 'POST', url: '/api/notices', as, ...form })
    expect(statusCode).toBe(201)
  }

  const backUp = (at: string) =>
    makeNightlyBackup(site.services.settings, site.services.fileStore, { now: new Date(at) })

  async function sizeOf(place: keyof typeof PLACES): Promise<number> {
    const stats = await run(place, 'restic stats --mode raw-data --json')
    return (JSON.parse(String(stats)) as { total_size: number }).total_size
  }

  it.each([
    ['a folder', 21, 22],
    ['an S3 server', 23, 24],
  ] as const)(
    'copies each night to %s, and the copy restores the site',
    async (place, day, nextDay) => {
      await publish(`আগের, ${place}`, 4_000_000)
      await backUp(`2026-11-${day}T20:30:00Z`)
      await run(place, 'restic init')
      await run(place, 'deploy/offsite.sh')
      const first = await sizeOf(place)
      await publish(`পরের, ${place}`, 1000)
      await backUp(`2026-11-${nextDay}T20:30:00Z`)
      await run(place, 'deploy/offsite.sh')
      // Only new files and the rows are sent.
      expect((await sizeOf(place)) - first).toBeLessThan(first / 2)

      const archive = path.join(folder, 'restored.tar.gz')
      await run(place, `restic dump latest /school.tar | gzip > ${archive}`)
      const dataDir = path.join(folder, 'restored')
      execFileSync(process.execPath, ['scripts/restore.ts', archive], {
        env: { ...process.env, DATA_DIR: dataDir },
      })
      const restored = await openSchool(readSchoolSettings({ DATA_DIR: dataDir }))
      const rows = await restored.database.selectFrom('document').select('title').execute()
      await restored.close()
      expect(rows.map(({ title }) => title)).toEqual(
        expect.arrayContaining([`আগের, ${place}`, `পরের, ${place}`]),
      )
      await rm(dataDir, { recursive: true })
    },
  )

  it('fails if the server has made no backup for two days', async () => {
    const backups = path.join(site.dataDir, 'backups')
    const old = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000)
    for (const name of await readdir(backups)) utimesSync(path.join(backups, name), old, old)
    await expect(run('a folder', 'deploy/offsite.sh')).rejects.toThrow(
      /has no nightly backup of the last two days/,
    )
  })
})

it('the archives of a district are private, and one that restic cannot read does not stop the others', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-restored-'))
  const restic = `case "$*" in
  snapshots*) [ -z "$LOST" ] || exit 1; echo '[{"tags":["district"]},{"tags":["a1"]},{"tags":["a2"]}]' ;;
  *a1*) echo part; exit 1 ;;
  *) echo archive ;;
esac`
  writeFileSync(path.join(folder, 'restic'), `#!/bin/sh\n${restic}\n`, { mode: 0o755 })
  writeFileSync(path.join(folder, 'district.sqlite'), '')
  const restoreAll = (lost = '') =>
    spawnSync('deploy/offsite.sh', ['restore-all', folder], {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env['PATH']}`, DATA_DIR: folder, LOST: lost },
    })
  expect(restoreAll('all')).toMatchObject({ status: 1, stderr: '' })
  expect(restoreAll()).toMatchObject({ status: 1, stderr: 'Not brought back: a1\n' })
  const archive = path.join(folder, 'a2.tar.gz')
  expect(statSync(archive).mode & 0o777).toBe(0o600)
  expect(execFileSync('gzip', ['-dc', archive], { encoding: 'utf8' })).toBe('archive\n')
  expect((await readdir(folder)).filter((name) => name.startsWith('a1'))).toEqual([])
  await rm(folder, { recursive: true })
})
