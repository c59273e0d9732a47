// @module-tag rest

import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { connect, openDatabase } from '#src/database/connect.ts'
import { appliedMigrations } from '#src/database/migrate.ts'
import { listTables } from '#src/database/tables.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { describeOnBothDatabases, makeTestStorage } from './build-app.ts'
import { killServers, startServer } from './server-process.ts'

afterEach(killServers)

describeOnBothDatabases('A database that another version has changed', (kind) => {
  it.each([
    [
      'a newer version',
      '9999-newer',
      'A newer version of this software has changed this database (9999-newer)',
      'Start that version again, or restore a backup',
    ],
    [
      'a trial version',
      '2026-11-20-initial',
      'A trial version of this software has made this database (2026-11-20-initial)',
      'Export its lists with that version, and move them into a new site',
    ],
  ])(
    '(%s) stops the start with one line of advice, and stays unchanged',
    async (_version, migration, cause, advice) => {
      const storage = await makeTestStorage(kind)
      const environment = { ...storage.environment, SAMPLE_CONTENT: 'off' }
      const settings = readSchoolSettings(environment)
      const database = await connect(settings)
      await sql`insert into kysely_migration values (${migration}, ${new Date().toISOString()})`.execute(
        database,
      )
      await database.destroy()
      const before = await readAll()
      const { code, errors } = await startServer(environment).end()
      expect(code).toBe(1)
      const name = kind === 'SQLite' ? 'DATA_DIR' : 'DATABASE_URL'
      expect(errors).toMatch(new RegExp(`^Cannot start: ${name}: cannot be used\\. [^\\n]+\\n$`))
      expect(errors).toContain(cause)
      expect(errors).toContain(advice)
      expect(await readAll()).toEqual(before)
      await storage.remove()

      /** Every row, and the names of the migrations. */
      async function readAll() {
        const opened = openDatabase(settings)
        const rows: [string, unknown[]][] = []
        for (const table of await listTables(opened)) {
          const all = await sql`select * from ${sql.table(table)}`.execute(opened)
          rows.push([table, all.rows])
        }
        const migrations = await appliedMigrations(opened)
        await opened.destroy()
        return { rows, migrations }
      }
    },
  )
})
