import type { FastifyInstance } from 'fastify'
import { type RootOperationNode, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatPlace } from '#src/database/paging.ts'
import { buildApp } from '#src/server/app.ts'
import { loadBuiltPages } from '#src/server/load-pages.ts'
import { createStores, createWriteUnseen } from '#src/server/stores.ts'
import { describeOnBothDatabases, openTestSite, storedFile, type TestSite } from './build-app.ts'
import { explain, isGrowing, isWalking, noting } from './explain.ts'

const ENTRIES = 300
const NOW = Date.UTC(2026, 10, 21)

/** Addresses whose cost must not grow with the lists; {notice} stands for a notice's id and so on. */
const ASKED = [
  '/',
  '/allNotices',
  '/allNotices?before={noticePlace}&page=3',
  '/allNotices?after={noticePlace}&page=2',
  '/allNotices?year=2026',
  '/allNotices?year=2026&before={noticePlace}&page=3',
  '/allNotices?year=2026&after={noticePlace}&page=3',
  '/allnews',
  '/allDownloads',
  '/photo-gallery',
  '/photo-gallery?before={photoPlace}&page=2',
  '/photo-gallery?after={photoPlace}&page=2',
  '/photo-gallery?photo={photo}',
  '/golden-jubilee-photo-gallery',
  '/golden-jubilee-photo-gallery?part=videos&before={videoPlace}&page=2',
  '/api/notices?limit=50',
  '/api/notices?limit=50&before={notice}',
  '/api/gallery?limit=30',
  '/api/gallery?limit=30&before={photo}',
  '/api/main-gallery?limit=30',
  '/api/admin/overview',
  '/api/admin/bin?limit=30&before={deleted}',
  '/api/admin/history?limit=30&before={change}',
  '/api/admin/history?limit=30&kind=notices',
  '/api/admin/history?limit=30&kind=notices&before={change}',
  '/api/admin/history?limit=30&id={deleted}',
  '/rss.xml',
  '/sitemap.xml',
  '/readyz',
]
/** These walk along the list as far as it takes to find enough; no further, and without sorting. */
const SEARCHED = [
  '/allNotices?q=নোটিশ',
  '/allNotices?q=নোটিশ&before={noticePlace}&page=2',
  '/api/notices?limit=30&q=নোটিশ',
  '/api/gallery?limit=30&q=ছবি',
]

/** Each index, and an address that needs it. */
const INDEXES = [
  ['/allNotices', 'document_by_date'],
  ['/', 'document_by_created_at'],
  ['/api/admin/overview', 'document_by_updated_at'],
  ['/schoolInfo', 'document_of_sample'],
  ['/schoolInfo', 'gallery_entry_of_sample'],
  ['/api/gallery?limit=30', 'gallery_entry_by_created_at'],
  ['/photo-gallery', 'gallery_photo_by_created_at'],
  ['/golden-jubilee-photo-gallery', 'gallery_video_by_created_at'],
  ['/api/admin/bin?limit=30', 'bin_entry_by_deleted_at'],
  ['/api/admin/history?limit=30&kind=site', 'history_entry_by_kind'],
  ['/api/admin/history?limit=30&id={deleted}', 'history_entry_by_subject'],
] as const

describeOnBothDatabases('A request', (kind) => {
  let site: TestSite
  let app: FastifyInstance
  let token: string
  let names: Record<string, string>
  const asked: RootOperationNode[] = []

  beforeAll(async () => {
    site = await openTestSite(kind)
    token = await site.signIn('admin')
    names = await fill(site)
    // PostgreSQL plans from what it last knew of its tables.
    await sql`analyze`.execute(site.services.database)
    const database = site.services.database.withPlugin(noting(asked))
    const services = {
      ...site.services,
      database,
      stores: createStores(database),
      writeUnseen: createWriteUnseen(database),
    }
    app = await buildApp({ services, loadPages: loadBuiltPages })
  })
  afterAll(async () => {
    await app.close()
    await site.close()
  })

  /** What the request made the database do. */
  const queriesOf = async (address: string): Promise<RootOperationNode[]> => {
    const url = encodeURI(address.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name]!))
    // A page that was kept from an earlier request is none any more.
    await site.services.write(async () => {})
    asked.length = 0
    const response = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect(response.statusCode, url).toBe(200)
    expect(asked).not.toEqual([])
    return asked.splice(0)
  }

  it.each(ASKED)('for %s costs the same however much there is', async (address) => {
    const queries = await queriesOf(address)
    const plans = await explain(kind, site.services.database, queries)
    expect(plans.filter((plan) => isGrowing(plan) || isWalking(plan))).toEqual([])
  })

  it.each(SEARCHED)('for %s walks along an index, and sorts nothing', async (address) => {
    const queries = await queriesOf(address)
    const plans = await explain(kind, site.services.database, queries)
    expect(plans.filter(isGrowing)).toEqual([])
  })

  it.each(INDEXES)('for %s is answered from the index %s', async (address, index) => {
    const queries = await queriesOf(address)
    const plans = await explain(kind, site.services.database, queries)
    expect(plans.flatMap(({ steps }) => steps).join('\n')).toMatch(new RegExp(`\\b${index}\\b`))
  })

  it('is seen to cost more where an index is missing', async () => {
    const queries = await queriesOf('/allNotices')
    const plans = await explain(kind, site.services.database, queries, 'document_by_date')
    expect(plans.filter(isGrowing)).not.toEqual([])
  })
})

/** Makes enough of everything; returns what the addresses name. */
async function fill({ services }: TestSite): Promise<Record<string, string>> {
  const names: Record<string, string> = {}
  await services.write(async ({ notices, photos, jubilee, bin, history }) => {
    for (let index = 0; index < ENTRIES; index += 1) {
      const at = new Date(NOW - index * 3_600_000).toISOString()
      const file = storedFile()
      const { _id: notice } = await notices.create({ title: 'নোটিশ', file, date: at })
      const picture = { area: 'gallery-uploads', width: 4, height: 3, color: '#ff0000' } as const
      const { _id: photo } = await photos.create({
        title: 'ছবি',
        file: storedFile(picture),
        createdAt: at,
      })
      const { _id: video } = await jubilee.create({
        title: 'ভিডিও',
        videoLink: 'https://youtu.be/aqz-KE-bpKQ',
        createdAt: at,
      })
      const gone = await notices.create({ title: 'নোটিশ', file: storedFile(), date: at })
      const deleted = gone._id
      await bin.add('notices', gone, (await notices.remove(deleted))!)
      if (index === ENTRIES / 2) {
        const [entry] = await history.list({ limit: 1 })
        Object.assign(names, { notice, photo, deleted, change: entry!.id })
        for (const [name, id] of Object.entries({ notice, photo, video })) {
          names[`${name}Place`] = formatPlace({ at, id })
        }
      }
    }
  })
  return names
}
