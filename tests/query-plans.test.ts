import type { FastifyInstance } from 'fastify'
import { type RootOperationNode, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentKinds, DOCUMENT_KINDS } from '#src/content.ts'
import { formatCursor } from '#src/database/cursor.ts'
import { buildApp } from '#src/server/app.ts'
import { checkDatabase } from '#src/school/open.ts'
import { createStores, createWritePrivate } from '#src/school/stores.ts'
import { OPEN_PATHS, STAFF_PATHS } from './access/all-calls.ts'
import {
  describeSqlOnBothDatabases,
  openTestSite,
  storedFile,
  TEST_APP,
  type TestSite,
} from './build-app.ts'
import {
  explain,
  explainSearchHits,
  readsGrowingTable,
  discardsRows,
  recordQueries,
} from './explain.ts'
import { newFollower } from './made-follower.ts'
import { album as oneAlbum, group, routine } from './records.ts'

const ENTRIES = 300
const NOW = Date.UTC(2026, 10, 21)

/** An address of the old site that leads to no page. */
const OLD_HOME = '/?p=24'
/**
 * The values of the parameters of routes. `fill` returns the values of {notice} etc. A route with
 * another parameter needs a value here.
 */
const VALUES: Record<string, string> = {
  year: '2025',
  className: 'Six',
  id: '{notice}',
  key: 'charter',
  list: 'officers',
  name: '{deletedFile}',
  number: '39',
  section: 'A',
  shift: 'Day',
}
/** They answer with a whole list, so the cost grows with it. Pages of the lists are below. */
const WHOLE_LISTS = new Set(['/api/export/:list.:format', '/api/admin/bin', '/api/admin/history'])
/** They read no database. `same` does with a title, below. */
const WITHOUT_QUERIES =
  /^\/(api(\/\*|\/docs.*|\/openapi\.json|\/\w+\/same)?|healthz|robots\.txt|\.well-known\/security\.txt|admin\/\*|public files)$/
/** All kinds of documents share a table. Without rows of a kind, PostgreSQL takes any index. */
const OTHER_DOCUMENTS = new RegExp(
  `^(${DOCUMENT_KINDS.filter((kind) => kind !== 'notices')
    .map((kind) => contentKinds[kind].apiPath)
    .join('|')})/:number`,
)
/** Every address of the routes. English pages have the same loaders as Bengali ones. */
const ROUTES = [...OPEN_PATHS, ...STAFF_PATHS].filter(
  (path) =>
    !WHOLE_LISTS.has(path) &&
    !WITHOUT_QUERIES.test(path) &&
    !OTHER_DOCUMENTS.test(path) &&
    !/^\/en\b/.test(path),
)
/** Queries of these addresses whose cost must not grow with the lists either. */
const ADDRESSES = [
  '/allNotices?before={noticeCursor}&page=3',
  '/allNotices?after={noticeCursor}&page=2',
  '/allNotices?year=2026',
  '/allNotices?year=2026&before={noticeCursor}&page=3',
  '/allNotices?year=2026&after={noticeCursor}&page=3',
  '/allNotices?topic=exam',
  '/photo-gallery?before={photoCursor}&page=2',
  '/photo-gallery?after={photoCursor}&page=2',
  '/photo-gallery?photo={photo}',
  '/photo-gallery?album={album}',
  '/photo-gallery?album={album}&after={albumCursor}&page=2',
  '/photo-gallery?photo={photoOfAlbum}',
  '/routine?class=Six&shift=Day&section=A',
  '/routine.csv?class=Six&shift=Day&section=A',
  '/api/groups?state=all',
  '/api/questions?state=all',
  '/api/questions/unanswered',
  '/questions',
  '/golden-jubilee-photo-gallery?part=videos&before={videoCursor}&page=2',
  '/api/notices?limit=50',
  '/api/notices/{notice}?state=all',
  '/api/notices/39?state=all',
  '/api/notices/same?title=নোটিশ',
  '/api/notices?state=all&limit=50&before={notice}',
  '/api/notices?state=all&topic=exam&limit=50&before={notice}',
  '/api/notices?state=draft&limit=50&before={notice}',
  '/api/notices?state=all&year=2026&limit=50&before={notice}',
  '/api/notices?limit=50&before={notice}',
  '/api/gallery?limit=30',
  '/api/gallery?limit=30&before={photo}',
  '/api/gallery?limit=30&album={album}&before={photoOfAlbum}',
  '/api/gallery?limit=30&album=none&before={photo}',
  '/api/main-gallery?limit=30',
  '/api/admin/bin?limit=30&before={deleted}',
  '/api/admin/history?limit=30&before={change}',
  '/api/admin/history?limit=30&kind=notices',
  '/api/admin/history?limit=30&kind=notices&before={change}',
  '/api/admin/history?limit=30&id={deleted}',
  '/api/admin/history?limit=30&kind=notices&id={deleted}',
  '/api/admin/history?limit=30&by=admin',
  '/api/admin/history?limit=30&day=2026-11-21',
  '/api/admin/history?limit=30&day=2026-11-21&before={change}',
  '/api/admin/week?from=2026-11-01&to=2026-11-30',
  OLD_HOME,
]
/** These read the list without sorting, until they have enough matches. */
const SEARCHED = [
  '/allNotices?q=নোটিশ',
  '/allNotices?q=নোটিশ&page=2',
  '/allNotices?q=নোটিশ&year=2026&topic=exam',
  '/api/notices?limit=30&q=নোটিশ',
  '/api/notices?limit=30&q=নোটিশ&before={notice}',
  '/search?q=notish',
  '/search?q=নোটিশ&kind=notices&year=2026&page=2',
  '/api/search?q=নোটিশ',
  '/api/gallery?limit=30&q=ছবি',
  '/api/admin/search?q=নোটিশ',
]

/** Each index, and an address that needs it. */
const INDEXES = [
  ['/allNotices', 'document_published_by_date'],
  ['/allNotices', 'document_pinned'],
  ['/api/notices?state=all', 'document_by_date'],
  ['/api/notices?state=draft', 'document_not_published'],
  ['/allNotices?topic=exam', 'document_published_by_topic'],
  ['/api/notices?state=all&topic=exam', 'document_by_topic'],
  ['/notices/39', 'document_published_by_topic'],
  ['/', 'document_published_last'],
  ['/api/admin/overview', 'document_to_publish'],
  ['/api/admin/overview', 'document_to_end'],
  ['/api/admin/overview', 'document_to_unpin'],
  ['/api/admin/overview', 'document_unchecked'],
  ['/api/admin/overview', 'stored_file_hiding'],
  ['/schoolInfo', 'document_of_sample'],
  ['/schoolInfo', 'gallery_entry_of_sample'],
  ['/api/gallery?limit=30', 'gallery_entry_by_position'],
  ['/', 'gallery_photo_by_position'],
  ['/photo-gallery', 'gallery_photo_without_album'],
  ['/photo-gallery?album={album}', 'gallery_photo_of_album'],
  ['/golden-jubilee-photo-gallery', 'gallery_video_by_position'],
  ['/api/export/notices.csv', 'redirect_to_document'],
  ['/api/admin/bin?limit=30', 'bin_entry_by_deleted_at'],
  ['/api/admin/week', 'document_by_published_at'],
  ['/api/admin/week', 'document_ended'],
  ['/api/admin/history?limit=30&by=admin', 'history_entry_by_username'],
  ['/api/admin/history?limit=30&day=2026-11-21', 'history_entry_by_at'],
  ['/api/admin/history?limit=30&kind=site', 'history_entry_by_kind'],
  ['/api/admin/history?limit=30&id={deleted}', 'history_entry_by_subject'],
] as const

const SEARCH_INDEX = /Bitmap Index Scan on search_entry_words/

describeSqlOnBothDatabases('A request', (kind) => {
  let site: TestSite
  let app: FastifyInstance
  let token: string
  let names: Record<string, string>
  const recorded: RootOperationNode[] = []

  beforeAll(async () => {
    site = await openTestSite(kind)
    token = await site.signIn('admin')
    names = await fill(site)
    // PostgreSQL itself collects statistics. A site's SQLite plans without any.
    if (kind === 'PostgreSQL') await sql`analyze`.execute(site.services.database)
    const database = site.services.database.withPlugin(recordQueries(recorded))
    const services = {
      ...site.services,
      database,
      checkDatabase: () => checkDatabase(database),
      stores: createStores(database, 'Asia/Dhaka'),
      writePrivate: createWritePrivate(database, 'Asia/Dhaka'),
    }
    app = await buildApp({ ...TEST_APP, schoolAt: () => services })
  })
  afterAll(async () => {
    await app.close()
    await site.close()
  })

  const ask = async (address: string) => {
    const url = encodeURI(address.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name]!))
    // Invalidates cached pages from earlier requests.
    await site.services.write(async () => {})
    recorded.length = 0
    const { statusCode } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect(recorded, url).not.toEqual([])
    return { statusCode, queries: recorded.splice(0) }
  }
  /** The queries of a request. */
  const queriesOf = async (address: string): Promise<RootOperationNode[]> => {
    const { statusCode, queries } = await ask(address)
    expect(statusCode, address).toBe(address === OLD_HOME ? 404 : 200)
    return queries
  }

  it.each(ROUTES)('for %s costs the same for any amount of content', async (route) => {
    const address = route.replaceAll(/:(\w+)/g, (_, name: string) => {
      expect(VALUES, 'add a value of the parameter').toHaveProperty(name)
      return VALUES[name]!
    })
    const { statusCode, queries } = await ask(address)
    expect([200, 302, 404, 410]).toContain(statusCode)
    const plans = await explain(kind, site.services.database, queries)
    expect(plans.filter((plan) => readsGrowingTable(plan) || discardsRows(plan))).toEqual([])
  })

  it.each(ADDRESSES)('for %s costs the same for any amount of content', async (address) => {
    const queries = await queriesOf(address)
    const plans = await explain(kind, site.services.database, queries)
    expect(plans.filter((plan) => readsGrowingTable(plan) || discardsRows(plan))).toEqual([])
  })

  it.each(SEARCHED)('for %s follows an index, and does not sort', async (address) => {
    const queries = await queriesOf(address)
    const plans = await explain(kind, site.services.database, queries)
    expect(plans.filter(readsGrowingTable)).toEqual([])
  })

  // PostgreSQL chooses by the number of rows, which is small here.
  const byKey = kind === 'SQLite' ? SEARCHED.filter((address) => /otices/.test(address)) : []
  it.each(byKey)('for %s reads only the documents that it finds', async (address) => {
    const plans = await explain(kind, site.services.database, await queriesOf(address))
    const ofHits = plans.filter(({ query }) => /"search_key" in/.test(query))
    expect(ofHits).not.toEqual([])
    for (const { steps } of ofHits) {
      expect(steps.join('\n')).toContain('search_entry USING INTEGER PRIMARY KEY')
    }
  })

  it.each(INDEXES)('for %s uses the index %s', async (address, index) => {
    const queries = await queriesOf(address)
    const plans = await explain(kind, site.services.database, queries)
    expect(plans.flatMap(({ steps }) => steps).join('\n')).toMatch(new RegExp(`\\b${index}\\b`))
  })

  it('to search asks only the index of words', async () => {
    const queries = await queriesOf('/api/search?q=নোটিশ')
    const { database } = site.services
    const plans =
      kind === 'SQLite'
        ? await explain(kind, database, queries)
        : [{ query: 'search_hits', steps: await explainSearchHits(database) }]
    const ofWords = plans.filter(({ query }) => /search_(words|hits)/.test(query))
    expect(ofWords).not.toEqual([])
    for (const { steps } of ofWords) {
      const index = kind === 'SQLite' ? /search_words VIRTUAL TABLE INDEX \d+:.*M/ : SEARCH_INDEX
      expect(steps.join('\n')).toMatch(index)
      expect(steps.join('\n')).not.toMatch(/TEMP B-TREE|Seq Scan|search_entry_pkey/)
    }
  })

  it('of the scheduler finds the next time by an index', async () => {
    const { schedule, deliveries, reading } = createStores(
      site.services.database.withPlugin(recordQueries(recorded)),
      'Asia/Dhaka',
    )
    recorded.length = 0
    await schedule.findNextTime()
    await deliveries.findNextTime()
    await reading.findNextTime()
    const plans = await explain(kind, site.services.database, recorded.splice(0))
    const [times, ofDeliveries, ...ofReading] = plans.map(({ steps }) => steps.join('\n'))
    for (const steps of [times, ofDeliveries, ...ofReading])
      expect(steps).not.toMatch(/Seq Scan|B-TREE|Sort/)
    expect(ofDeliveries).toMatch(/\bpush_delivery_by_due_at\b/)
    if (kind === 'PostgreSQL') return
    for (const name of ['publish', 'end', 'unpin']) {
      expect(times).toMatch(new RegExp(`\\bdocument_to_${name}\\b`))
    }
    // The index has only waiting documents.
    for (const steps of ofReading) expect(steps).toMatch(/\bdocument_to_read\b/)
  })

  it('of the process that sends finds due messages, and those of a phone, by indexes', async () => {
    const { deliveries } = createStores(
      site.services.database.withPlugin(recordQueries(recorded)),
      'Asia/Dhaka',
    )
    recorded.length = 0
    const claimed = await deliveries.claim('2026-11-21T00:00:01.000Z', '2026-11-21T00:01:01.000Z')
    expect(claimed).toHaveLength(25)
    const plans = await explain(kind, site.services.database, recorded.splice(0))
    const ofDeliveries = plans
      .filter(({ query }) => query.includes('"push_delivery"'))
      .map(({ steps }) => steps.join('\n'))
    // Nothing is due for a phone that was reached.
    expect(ofDeliveries).toHaveLength(4)
    const [none, due, ofPhones, read] = ofDeliveries
    // While the table is small, PostgreSQL may take the other index.
    const index = kind === 'SQLite' ? /\bpush_delivery_by_rank\b/ : /\bpush_delivery_by_\w+\b/
    for (const steps of [none, due]) expect(steps).toMatch(index)
    expect(ofPhones).toMatch(
      kind === 'SQLite' ? /\bpush_delivery_by_(subscription_id|due_at)\b/ : index,
    )
    // While the tables are small, PostgreSQL may merge them by another index.
    if (kind === 'SQLite') expect(read).toMatch(/push_delivery_1\b/)
    for (const steps of ofDeliveries) expect(steps).not.toMatch(/SCAN|Seq Scan|B-TREE|Sort/)
  })

  it('to sign in finds failures by name and address by an index, for any number of failures', async () => {
    recorded.length = 0
    const payload = { username: 'admin', password: 'wrong' }
    for (const remoteAddress of ['192.0.2.1', '192.0.2.2']) {
      const login = { method: 'POST', url: '/api/admin/login', payload, remoteAddress } as const
      expect((await app.inject(login)).statusCode).toBe(401)
    }
    const queries = recorded.splice(0).filter(({ kind: what }) => what !== 'InsertQueryNode')
    const plans = await explain(kind, site.services.database, queries)
    const ofFailures = plans.filter(({ query }) => query.includes('"sign_in_failure"'))
    expect(ofFailures.length).toBeGreaterThanOrEqual(3)
    for (const { query, steps } of ofFailures) {
      const plan = steps.join('\n')
      expect(plan, query).toMatch(/sign_in_failure_by_(pair|address|username)\b/)
      expect(plan, query).not.toMatch(/SCAN|Seq Scan|Filter:|TEMP B-TREE|Sort/)
    }
  })

  it('has a higher cost if an index is missing', async () => {
    const queries = await queriesOf('/')
    const plans = await explain(kind, site.services.database, queries, 'document_published_last')
    expect(plans.filter(readsGrowingTable)).not.toEqual([])
  })
})

/** Creates enough content; returns the values for the placeholders. */
async function fill({ services }: TestSite): Promise<Record<string, string>> {
  const names: Record<string, string> = {}
  await services.database
    .insertInto('knownAddress')
    .values({ username: 'admin', address: '192.0.2.1' })
    .execute()
  const failures = Array.from({ length: ENTRIES }, (_, index) => ({
    id: `failure ${index}`,
    username: `name ${index}`,
    address: `198.51.100.${index}`,
    isKnown: 0,
    failedAt: new Date().toISOString(),
  }))
  await services.database.insertInto('signInFailure').values(failures).execute()
  await addDeliveries(services)
  await services.write(async (stores) => {
    const { notices, photos, albums, jubilee, routines, groups, bin, history, redirects } = stores
    const { _id: album } = await albums.create(oneAlbum)
    await routines.create({ className: 'Six', shift: 'Day', section: 'A' }, routine)
    for (let index = 0; index < ENTRIES; index += 1) {
      const at = new Date(NOW - index * 3_600_000).toISOString()
      const hiddenParts = index === 0 ? JSON.stringify([{ kind: 'row', name: '2' }]) : '[]'
      const file = storedFile({ hiddenParts })
      const topic = index % 2 ? 'exam' : null
      const made = await notices.create({ title: 'নোটিশ', file, date: at, topic })
      const { _id: notice } = made
      const old = Array.from({ length: 20 }, (_, part) => `/old/${index}/${part}`)
      await redirects.add(old.map((path) => ({ path, target: made.url, moveId: null })))
      if (index === 0) {
        const documents = [{ kind: 'notices' as const, number: made.number }]
        await groups.create({ ...group, documents })
      }
      const picture = { area: 'gallery-uploads', width: 4, height: 3, color: '#ff0000' } as const
      const { _id: photo } = await photos.create({
        title: 'ছবি',
        file: storedFile(picture),
        createdAt: at,
      })
      const { _id: photoOfAlbum } = await photos.create({
        title: 'ছবি',
        file: storedFile(picture),
        createdAt: at,
        album,
      })
      const { _id: video } = await jubilee.create({
        title: 'ভিডিও',
        videoLink: 'https://youtu.be/aqz-KE-bpKQ',
        createdAt: at,
      })
      const goneFile = storedFile()
      const gone = await notices.create({ title: 'নোটিশ', file: goneFile, date: at })
      const deleted = gone._id
      await bin.add('notices', gone, (await notices.remove(deleted))!)
      if (index === ENTRIES / 2) {
        const [entry] = await history.list({ limit: 1 })
        Object.assign(names, {
          notice,
          photo,
          album,
          photoOfAlbum,
          deleted,
          deletedFile: goneFile.name,
          change: entry!.id,
        })
        for (const [name, id] of Object.entries({ notice, photo, video, album: photoOfAlbum })) {
          names[`${name}Cursor`] = formatCursor({ at, id })
        }
      }
    }
  })
  return names
}

/** A message for many phones, after many others. Each delivery is due a second after the one before. */
async function addDeliveries({ database, stores, writePrivate }: TestSite['services']) {
  await writePrivate(async ({ following }) => {
    await following.key()
    for (let count = 0; count < ENTRIES; count += 1) await following.add(newFollower())
  })
  const document = { kind: 'notices', recordId: 'x', topic: 'exam', reason: 'published' } as const
  await stores.outbox.announceDocument(document, 'Asia/Dhaka')
  const message = await database.selectFrom('pushMessage').selectAll().executeTakeFirstOrThrow()
  const sent = Array.from({ length: ENTRIES }, (_, index) => ({
    ...message,
    id: `message ${index}`,
    recordId: `record ${index}`,
    state: 'sent' as const,
  }))
  await database.insertInto('pushMessage').values(sent).execute()
  const ids = await database.selectFrom('pushDelivery').select('id').execute()
  for (const [index, { id }] of ids.entries()) {
    const dueAt = new Date(NOW + (index - 24) * 1000 + 1000).toISOString()
    await database.updateTable('pushDelivery').set({ dueAt }).where('id', '=', id).execute()
  }
}
