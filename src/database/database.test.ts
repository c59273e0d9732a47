import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  describeSqlOnBothDatabases,
  makeTestStorage,
  multipart,
  openTestSite,
  storedFile,
  type TestSite,
} from '../../tests/build-app.ts'
import { html, pdf } from '../../tests/made-files.ts'
import { readSchoolSettings } from '../base/settings.ts'
import { connect } from './connect.ts'
import { migrationNames } from './migrate.ts'

const run = promisify(execFile)

describeSqlOnBothDatabases('Migrations', (database) => {
  it('run once if several processes start together, and change nothing on a second run', async () => {
    const storage = await makeTestStorage(database, 'none')
    const connectTo = JSON.stringify(path.join(import.meta.dirname, 'connect.ts'))
    const script = `
      import { connect } from ${connectTo}
      const database = await connect({ dataDir: process.env.DATA_DIR, databaseUrl: process.env.DATABASE_URL })
      const rows = await database.selectFrom('contentVersion').selectAll().execute()
      console.log(JSON.stringify(rows))
      await database.destroy()`
    // Separate processes, like a site that is started twice.
    const starts = Array.from({ length: 4 }, () =>
      run(process.execPath, ['--input-type=module', '--eval', script], {
        env: { PATH: process.env['PATH'], ...storage.environment },
      }),
    )
    for (const { stdout } of await Promise.all(starts)) {
      expect(JSON.parse(stdout)).toEqual([{ id: 1, version: 0, changedAt: null }])
    }
    const again = await connect(readSchoolSettings(storage.environment))
    const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(again)
    expect(applied.rows.map(({ name }) => name).sort()).toEqual(migrationNames)
    await again.destroy()
    await storage.remove()
  })

  it('keep existing rows', async () => {
    const storage = await makeTestStorage(database, 'none')
    const settings = readSchoolSettings(storage.environment)
    const first = await connect(settings)
    await first
      .insertInto('storedFile')
      .values(storedFile({ name: 'kept' }))
      .execute()
    await first.destroy()
    const second = await connect(settings)
    expect(await second.selectFrom('storedFile').select('name').execute()).toEqual([
      { name: 'kept' },
    ])
    await second.destroy()
    await storage.remove()
  })
})

describe('SQLite', () => {
  it('uses settings that lose no acknowledged write', async () => {
    const storage = await makeTestStorage('SQLite')
    const database = await connect(readSchoolSettings(storage.environment))
    const pragma = async (name: string) =>
      Object.values((await sql`pragma ${sql.raw(name)}`.execute(database)).rows[0] as object)[0]
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
    const { rows } = await sql<{ sql: string }>`
      select sql from sqlite_master
      where type = 'table' and name not like 'kysely%' and name not like 'search_words%'`.execute(
      database,
    )
    expect(rows.length).toBeGreaterThan(5)
    for (const { sql: table } of rows) expect(table).toMatch(/strict$/i)
    await database.destroy()
    await storage.remove()
  })

  it('is in a folder that other accounts of the machine cannot read', async () => {
    const storage = await makeTestStorage('SQLite')
    const dataDir = path.join(storage.dataDir, 'new/data')
    await (await connect({ dataDir, databaseUrl: undefined })).destroy()
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    await storage.remove()
  })
})

describeSqlOnBothDatabases('The database', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(database)
  })
  afterAll(() => site.close())

  it('refuses a row whose file has no record', async () => {
    const document = {
      id: 'x',
      kind: 'notices',
      title: 'ক',
      file: 'missing',
      number: 1,
      date: '',
      createdAt: '',
      updatedAt: '',
      version: 1,
      isSample: 0,
    } as const
    const insert = site.services.database.insertInto('document').values(document).execute()
    await expect(insert).rejects.toThrow(/foreign key/i)
  })

  it('refuses a negative count', async () => {
    const { studentCounts } = site.services.stores
    const create = studentCounts.create({
      className: 'Six',
      shift: 'Day',
      section: 'A',
      girls: -1,
    })
    await expect(create).rejects.toThrow(/check/i)
  })

  it('stores exactly one content version', async () => {
    const { database: db } = site.services
    const insert = db.insertInto('contentVersion').values({ id: 2, version: 0, changedAt: null })
    await expect(insert.execute()).rejects.toThrow(/check/i)
  })

  it('rolls back a failed change together with the version', async () => {
    const { write, stores } = site.services
    const before = await stores.findContentVersion()
    const failing = write(async ({ contact, officers }) => {
      await contact.create({} as never)
      await officers.create({ name: 'ক' } as never)
    })
    await expect(failing).rejects.toThrow(/null/i)
    expect(await stores.contact.find()).toBeUndefined()
    expect(await stores.findContentVersion()).toEqual(before)
  })

  it('counts each of many concurrent writes', async () => {
    const { write, stores } = site.services
    const { version } = await stores.findContentVersion()
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        write(({ site: words }) => words.update({ eiin: `${index}` })),
      ),
    )
    expect((await stores.findContentVersion()).version).toBe(version + 20)
  })
})

describeSqlOnBothDatabases('The content version', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(database)
    site.token = await site.signIn('admin')
  })
  afterAll(() => site.close())

  const version = async () => (await site.services.stores.findContentVersion()).version
  const send = async (
    call: string,
    body: { json?: object; file?: { title?: string; bytes: Buffer } } = {},
  ) => {
    const [method, url] = call.split(' ') as ['PUT', string]
    const form = body.file
      ? await multipart({
          ...(body.file.title && { title: body.file.title }),
          file: { name: 'x', bytes: body.file.bytes },
        })
      : {}
    return site.request({
      method,
      url,
      as: site.token,
      ...form,
      ...(body.json && { payload: body.json }),
    })
  }

  it('increases with every write and notifies subscribers', async () => {
    const key = { className: 'Six', shift: 'Day', section: 'A' }
    const ids: Record<string, string> = {}
    const calls: [string, Parameters<typeof send>[1]?][] = [
      ['POST /api/notices', { file: { title: 'ক', bytes: pdf() } }],
      ['PUT /api/notices/:id', { json: { title: 'খ' } }],
      ['DELETE /api/notices/:id'],
      [
        'POST /api/main-gallery',
        { json: { title: 'ক', videoLink: 'https://youtu.be/aqz-KE-bpKQ' } },
      ],
      ['DELETE /api/main-gallery/:id'],
      ['PUT /api/site', { json: { place: 'ঢাকা' } }],
      ['POST /api/studentCounts', { json: key }],
      ['PUT /api/studentCounts/:id', { json: key }],
      ['DELETE /api/studentCounts/:id'],
      ['POST /api/officers', { json: { name: 'ক', designation: 'খ' } }],
      ['PUT /api/officers/:id', { json: { name: 'খ' } }],
      ['PUT /api/officers/order', { json: { ids: [] } }],
      ['DELETE /api/officers/:id'],
      ['PUT /api/teacherInformation', { file: { bytes: html() } }],
      ['DELETE /api/teacherInformation'],
    ]
    for (const [call, body] of calls) {
      const before = await version()
      const resource = call.split(' ')[1]!.split('/')[2]!
      const response = await send(call.replace(':id', ids[resource]!), body)
      expect(response.statusCode, call).toBeLessThan(300)
      if (response.statusCode === 201) ids[resource] = response.json()._id
      expect(await version(), call).toBe(before + 1)
    }
    const { changedAt } = await site.services.stores.findContentVersion()
    expect(changedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it.each<[string, number, Parameters<typeof send>[1]?]>([
    ['POST /api/notices', 400, { json: {} }],
    ['POST /api/notices', 415, { file: { title: 'ক', bytes: html() } }],
    ['PUT /api/notices/unknown', 404, { json: { title: 'ক' } }],
    ['DELETE /api/notices/unknown', 404],
    ['DELETE /api/gallery/unknown', 404],
    ['PUT /api/contactus', 400, { json: {} }],
    ['PUT /api/schoolInfo/unknown', 400, { json: {} }],
    [
      'PUT /api/studentCounts/unknown',
      404,
      { json: { className: 'Six', shift: 'Day', section: 'A' } },
    ],
    ['DELETE /api/studentCounts/unknown', 404],
    ['PUT /api/officers/unknown', 404, { json: { name: 'ক' } }],
    ['DELETE /api/officers/unknown', 404],
    ['DELETE /api/teacherInformation', 404],
  ])('does not change if %s is answered %i', async (call, status, body) => {
    const before = await version()
    expect((await send(call, body)).statusCode).toBe(status)
    expect(await version()).toBe(before)
  })

  it('does not change if an update finds nothing to change or a record that already exists', async () => {
    const { stores } = site.services
    const contact = Object.fromEntries(
      [
        'schoolName address wardNumber corporation postOffice postCode policeStation',
        'upazila district division phone email website',
      ]
        .join(' ')
        .split(' ')
        .map((field) => [field, 'ক']),
    )
    const before = await version()
    expect((await send('PUT /api/contactus', { json: contact })).statusCode).toBe(404)
    expect(await version()).toBe(before)
    expect((await send('POST /api/contactus', { json: contact })).statusCode).toBe(201)
    expect(await version()).toBe(before + 1)
    expect((await send('POST /api/contactus', { json: contact })).statusCode).toBe(409)
    expect(await version()).toBe(before + 1)
    expect(await stores.contact.find()).toMatchObject(contact)
  })

  it('does not change on sign-ins and account changes, which no visitor sees', async () => {
    const before = await version()
    const account = { username: 'someone', password: 'a password' }
    expect((await send('POST /api/admin/accounts', { json: account })).statusCode).toBe(201)
    expect((await send('POST /api/admin/login', { json: account })).statusCode).toBe(200)
    expect(await version()).toBe(before)
  })
})
