import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { publish } from '../../tests/archives.ts'
import { sharedSite } from '../../tests/build-app.ts'
import { makeNightlyBackup } from '../backup/nightly.ts'
import { prepareSchool } from '../school/prepare.ts'
import { openDatabase } from './connect.ts'
import { listTables } from './tables.ts'

const site = sharedSite()

/** The content of a copy of the database file, without the files beside it. */
async function readCopy() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-copy-'))
  const name = 'pathshala.sqlite'
  await copyFile(path.join(site.dataDir, name), path.join(dataDir, name))
  const database = openDatabase({ dataDir, databaseUrl: undefined })
  const titlesOf = async () =>
    (await database.selectFrom('document').select('title').execute()).map(({ title }) => title)
  const hasTables = (await listTables(database)).includes('document')
  const copy = { hasTables, titles: hasTables ? await titlesOf() : [] }
  await database.destroy()
  await rm(dataDir, { recursive: true })
  return copy
}

it('the database file is whole after the start and after each backup', async () => {
  await prepareSchool(site.services)
  expect(await readCopy()).toEqual({ hasTables: true, titles: [] })
  await publish(site, await site.signIn(), 'নোটিশ')
  expect((await readCopy()).titles).toEqual([])
  await makeNightlyBackup(site.services.settings, site.services.fileStore)
  expect((await readCopy()).titles).toEqual(['নোটিশ'])
})
