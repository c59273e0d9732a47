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
import { newFollower } from '../../tests/made-follower.ts'
import { restore } from '../records/bin/restore.ts'
import { openSchool } from '../school/open.ts'
import { readSchoolSettings } from '../school/settings.ts'
import { connect, openDatabase } from './connect.ts'
import { migrateTo } from './migrate.ts'

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
    expect(applied.rows.map(({ name }) => name)).toContain('2026-11-20-initial')
    expect(new Set(applied.rows.map(({ name }) => name)).size).toBe(applied.rows.length)
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

describeSqlOnBothDatabases('The migration that numbers documents', (database) => {
  it('numbers each kind by date, with the documents in the bin', async () => {
    const storage = await makeTestStorage(database, 'none')
    const settings = readSchoolSettings(storage.environment)
    const old = openDatabase(settings)
    await migrateTo(old, '2026-11-25-replaced-files')
    const add = async (kind: 'notices' | 'news', id: string, date: string) => {
      const file = storedFile()
      await old.insertInto('storedFile').values(file).execute()
      const title = 'ক'
      await sql`
        insert into document (id, kind, title, search_title, file, date, created_at, updated_at, version, is_sample)
        values (${id}, ${kind}, ${title}, ${title}, ${file.name}, ${date}, ${date}, ${date}, 1, 0)`.execute(
        old,
      )
    }
    await add('notices', 'third', '2026-03-01T00:00:00.000Z')
    await add('notices', 'first', '2026-01-01T00:00:00.000Z')
    await add('news', 'other', '2026-02-01T00:00:00.000Z')
    const file = storedFile()
    const row = { id: 'second', kind: 'notices', title: 'খ', searchTitle: 'খ', file: file.name }
    const date = '2026-02-01T00:00:00.000Z'
    const times = { date, createdAt: date, updatedAt: date, version: 1, isSample: 0 }
    await old
      .insertInto('binEntry')
      .values({
        id: 'second',
        kind: 'notices',
        title: 'খ',
        content: JSON.stringify({ ...row, ...times }),
        files: JSON.stringify([file]),
        isSample: 0,
        deletedAt: date,
        deletedBy: '',
      })
      .execute()
    await old.destroy()

    const services = await openSchool(settings)
    const { write, stores } = services
    await write(async (transaction) =>
      restore(transaction, (await transaction.bin.take('second'))!),
    )
    await write(({ notices }) => notices.create({ title: 'গ', file: storedFile() }))
    const numbers = (await stores.notices.list()).map(({ _id, number }) => [number, _id])
    expect(numbers.reverse()).toEqual([
      [1, 'first'],
      [2, 'second'],
      [3, 'third'],
      [4, expect.any(String)],
    ])
    expect((await stores.news.list()).map(({ number }) => number)).toEqual([1])
    await services.close()
    await storage.remove()
  })
})

describeSqlOnBothDatabases('The migration of official links', (database) => {
  const DHAKA = { url: 'https://dhakaeducationboard.gov.bd/', labelEnglish: 'Education Board' }
  const before = [
    { ...DHAKA, label: 'শিক্ষা বোর্ড' },
    { ...DHAKA, label: 'ঢাকা বোর্ড' },
  ]

  it.each([
    ['removes the link of Dhaka’s board that every new site had', 'রাজশাহী', before.slice(1)],
    ['keeps it at a school of Dhaka’s board', 'ঢাকা', before],
  ])('%s', async (_title, board, after) => {
    const storage = await makeTestStorage(database, 'none')
    const settings = readSchoolSettings(storage.environment)
    const old = openDatabase(settings)
    await migrateTo(old, '2026-12-10-redirect-targets')
    const value = JSON.stringify({ board, officialLinks: before })
    const times = { updatedAt: '2026-01-01T00:00:00.000Z', version: 1, isSample: 0 }
    await old
      .insertInto('singleton')
      .values({ name: 'site', id: 'site', value, ...times })
      .execute()
    await old.destroy()
    const services = await openSchool(settings)
    expect(await services.stores.site.find()).toMatchObject({ board, officialLinks: after })
    await services.close()
    await storage.remove()
  })
})

describeSqlOnBothDatabases('The migration that adds deleted files', (database) => {
  it('records the files of entries that are already in the bin', async () => {
    const storage = await makeTestStorage(database, 'none')
    const settings = readSchoolSettings(storage.environment)
    const old = openDatabase(settings)
    await migrateTo(old, '2026-11-23-two-step')
    const [own, other] = [storedFile(), storedFile({ area: 'gallery-uploads' })]
    const entry = { id: 'x', title: 'ক', content: '{}', isSample: 0, deletedAt: '', deletedBy: '' }
    const binEntries = [
      { ...entry, kind: 'notices', files: JSON.stringify([own]) },
      { ...entry, id: 'y', kind: 'jubilee', files: JSON.stringify([other]) },
      { ...entry, id: 'z', kind: 'studentCounts', files: '[]' },
    ] as const
    await old
      .insertInto('binEntry')
      .values([...binEntries])
      .execute()
    await old.destroy()
    const current = await connect(settings)
    const rows = await current.selectFrom('deletedFile').selectAll().orderBy('area').execute()
    expect(rows).toEqual([
      { name: other.name, area: 'gallery-uploads', kind: 'jubilee' },
      { name: own.name, area: 'uploads', kind: 'notices' },
    ])
    await current.destroy()
    await storage.remove()
  })

  it('let documents be read again whose texts have no tables', async () => {
    const storage = await makeTestStorage(database, 'none')
    const settings = readSchoolSettings(storage.environment)
    const old = openDatabase(settings)
    await migrateTo(old, '2026-11-30-calendar-and-routine')
    const texts = [
      { id: 'machine', textSource: 'machine', pageCount: 1 },
      { id: 'typed', textSource: 'typed', pageCount: 1 },
      { id: 'word', textSource: 'file', pageCount: null },
    ] as const
    const date = '2026-02-01T00:00:00.000Z'
    for (const [index, text] of texts.entries()) {
      const file = storedFile()
      const times = { date, createdAt: date, updatedAt: date, version: 1, isSample: 0 }
      await old.insertInto('storedFile').values(file).execute()
      await old
        .insertInto('document')
        .values({
          ...text,
          ...times,
          kind: 'notices',
          number: index + 1,
          title: 'ক',
          file: file.name,
          reading: 'done',
          text: 'ক',
        } as never)
        .execute()
    }
    await old.destroy()
    const current = await connect(settings)
    const rows = await current
      .selectFrom('document')
      .select(['id', 'reading', 'text', 'layout'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { id: 'machine', reading: 'waiting', text: 'ক', layout: 'text' },
      { id: 'typed', reading: 'done', text: 'ক', layout: 'text' },
      { id: 'word', reading: 'done', text: 'ক', layout: 'text' },
    ])
    await current.destroy()
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
  let token: string
  beforeAll(async () => {
    site = await openTestSite(database)
    token = await site.signIn('admin')
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
      as: token,
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

describeSqlOnBothDatabases('The migration of numbers without an answer', (database) => {
  it('keeps those public that were public, also in the bin', async () => {
    const storage = await makeTestStorage(database, 'none')
    const settings = readSchoolSettings(storage.environment)
    const old = openDatabase(settings)
    await migrateTo(old, '2026-12-14-destroyed-records')
    const at = '2026-01-01T00:00:00.000Z'
    const rowOf = (id: string, phone: string, phoneOf: string | null) => ({
      id,
      phone,
      phoneOf,
      position: 1,
      category: 'teacher',
      name: id,
      designation: 'শিক্ষক',
      subject: '',
      qualification: '',
      phoneConsentOn: null,
      email: '',
      photo: null,
      photoConsentOn: null,
      updatedAt: at,
      version: 1,
      isSample: 0,
    })
    const rows = [rowOf('public', '০১', null), rowOf('answered', '০২', 'office')]
    for (const row of rows) {
      await old
        .insertInto('officer')
        .values(row as never)
        .execute()
    }
    const content = JSON.stringify(rowOf('deleted', '০৩', null))
    const entry = { id: 'deleted', kind: 'officers' as const, title: '', content, files: '[]' }
    await old
      .insertInto('binEntry')
      .values({ ...entry, isSample: 0, deletedAt: at, deletedBy: '' })
      .execute()
    await old.destroy()

    const services = await openSchool(settings)
    await services.write(async (transaction) =>
      restore(transaction, (await transaction.bin.take('deleted'))!),
    )
    const visible = await services.stores.officers.listVisible()
    expect(Object.fromEntries(visible.map(({ _id, phone }) => [_id, phone]))).toEqual({
      answered: '০২',
      deleted: '০৩',
      public: '০১',
    })
    const changed = await services.write(({ officers }) =>
      officers.update('answered', { phone: '০৪' }),
    )
    expect(changed).toMatchObject({ isPhoneHidden: true })
    await services.close()
    await storage.remove()
  })
})

describeSqlOnBothDatabases('The migration of reached followers', (database) => {
  it('counts the present phones as reached, except those whose first message still waits', async () => {
    const storage = await makeTestStorage(database, 'none')
    const settings = readSchoolSettings(storage.environment)
    const old = openDatabase(settings)
    await migrateTo(old, '2026-12-14-numbers-without-an-answer')
    const createdAt = '2026-01-01T00:00:00.000Z'
    for (const id of ['old', 'new']) {
      const { subscription } = newFollower()
      const choice = { closures: 1, kinds: '[]', topics: '[]', language: 'bn' }
      const phone = { id, endpoint: subscription.endpoint, ...subscription.keys, ...choice }
      await old
        .insertInto('pushSubscription')
        .values({ ...phone, createdAt, sentCount: 0 })
        .execute()
    }
    const counts = { sentCount: 0, failedCount: 0, goneCount: 0 }
    const message = { id: 'm', kind: 'following', recordId: '', reason: 'welcome', title: '' }
    await old
      .insertInto('pushMessage')
      .values({ ...message, state: 'waiting', createdAt, ...counts } as never)
      .execute()
    const delivery = { id: 'd', messageId: 'm', subscriptionId: 'new', dueAt: createdAt }
    await old
      .insertInto('pushDelivery')
      .values({ ...delivery, attempts: 0 })
      .execute()
    await old.destroy()

    const services = await openSchool(settings)
    const rows = await services.database
      .selectFrom('pushSubscription')
      .select(['id', 'reachedAt'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { id: 'new', reachedAt: null },
      { id: 'old', reachedAt: createdAt },
    ])
    await services.close()
    await storage.remove()
  })
})

describeSqlOnBothDatabases('The migration of permanently deleted records', (database) => {
  it('removes their texts from the history, and keeps who and when', async () => {
    const storage = await makeTestStorage(database, 'none')
    const settings = readSchoolSettings(storage.environment)
    const old = openDatabase(settings)
    await migrateTo(old, '2026-12-11-official-links')
    const order = (name: string) => JSON.stringify({ order: [{ _id: 'gone', name }, KEPT] })
    const KEPT = { _id: 'kept', name: 'সালমা' }
    const entries = [
      ['created', 'officers', 'gone', 'রহিমা', null, '{"name":"রহিমা"}'],
      ['changed', 'officerOrder', 'officerOrder', '', order('রহিমা'), order('রহিমা')],
      ['deleted', 'officers', 'gone', 'রহিমা', '{"name":"রহিমা"}', null],
      ['destroyed', 'officers', 'gone', 'রহিমা', null, null],
      ['created', 'officers', 'kept', 'সালমা', null, '{"name":"সালমা"}'],
    ] as const
    for (const [index, [action, kind, subjectId, title, before, after]] of entries.entries()) {
      const at = `2026-01-0${index + 1}T00:00:00.000Z`
      const row = { id: `${index}`, at, username: 'admin', action, kind, subjectId, title }
      await old
        .insertInto('historyEntry')
        .values({ ...row, before, after })
        .execute()
    }
    await old.destroy()

    const services = await openSchool(settings)
    const history = (await services.stores.history.list()).toReversed()
    expect(history.map(({ title, before, after }) => [title, before, after])).toEqual([
      ['', null, null],
      ['', order(''), order('')],
      ['', null, null],
      ['', null, null],
      ['সালমা', null, '{"name":"সালমা"}'],
    ])
    expect(history.map(({ username }) => username)).toEqual(entries.map(() => 'admin'))
    await services.close()
    await storage.remove()
  })
})
