// @module-tag rest

import { rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, SQLITE_FILE_NAME } from '#src/database/connect.ts'
import { findLastMigration, migrateTo, migrationNames } from '#src/database/migrate.ts'
import { checkUpdate, copyDatabases, putCopiesBack } from '#src/district/copies.ts'
import { type MadeDistrict, madeDistrict } from './made-district.ts'

const [BEFORE, LAST] = migrationNames.slice(-2) as [string, string]

let made: MadeDistrict
beforeAll(async () => {
  made = await madeDistrict(['good', 'crafted', 'current'])
})
afterAll(() => made.close())

const open = (id: string) =>
  openDatabase({ dataDir: made.folderOf(id), databaseUrl: undefined }, { mustExist: false })

/** Replaces the database of a school by that of the version before. */
async function makeOld(id: string): Promise<void> {
  await made.district.schools.close(id)
  for (const ending of ['', '-wal', '-shm']) {
    await rm(path.join(made.folderOf(id), SQLITE_FILE_NAME + ending), { force: true })
  }
  const database = open(id)
  await migrateTo(database, BEFORE)
  await database.destroy()
}

async function lastMigration(id: string): Promise<string | undefined> {
  const database = open(id)
  return findLastMigration(database).finally(() => database.destroy())
}

it('An update that fails at one school is named before, stops that school alone, and goes back', async () => {
  await makeOld('good')
  await makeOld('crafted')
  const crafted = open('crafted')
  await migrateTo(crafted, LAST)
  await sql`delete from kysely_migration where name = ${LAST}`.execute(crafted)
  await crafted.destroy()

  const { checked, outdated, failed } = await checkUpdate(made.registry)
  expect({ checked, outdated }).toEqual({ checked: 4, outdated: 2 })
  expect(failed).toHaveLength(1)
  expect(failed[0]).toMatch(/^crafted: /)
  expect(await lastMigration('good')).toBe(BEFORE)

  expect(await copyDatabases(made.registry)).toEqual({ copied: 4, failed: [] })
  const status = async (id: string) => (await made.ask(`${id}.schools.test`, '/')).statusCode
  const all = ['crafted', 'good', 'current']
  expect(await Promise.all(all.map(status))).toEqual([503, 200, 200])
  const problems = () => made.registry.database.selectFrom('problem').selectAll().execute()
  await expect.poll(problems).toMatchObject([{ school: 'crafted', kind: 'other' }])
  expect(await lastMigration('good')).toBe(LAST)
  expect(await lastMigration('crafted')).toBe(BEFORE)

  await made.district.schools.close('good')
  const back = await putCopiesBack(made.registry)
  expect(back).toEqual({ back: [{ id: 'good', hasChanged: false }], failed: [] })
  expect(await lastMigration('good')).toBe(BEFORE)
}, 30_000)
