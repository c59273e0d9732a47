import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { timeNow, nowMs } from '../base/clock.ts'
import { DOCUMENT_KINDS, FEED_FILE, FEED_KINDS } from '../content.ts'
import { listBatches } from '../database/list-batches.ts'
import { NotFound } from '../errors/classes.ts'
import { calendarPages } from '../features/calendar/address.ts'
import { entryIn } from '../features/calendar/english-names.ts'
import { closuresToShow } from '../features/calendar/school-day.ts'
import { documentIn } from '../features/documents/english.ts'
import { FOLLOW_MANIFEST, FOLLOW_WORKER } from '../features/following/address.ts'
import type { SiteRecord } from '../features/profile/schema.ts'
import { iconQuery } from '../features/profile/logo.ts'
import { describeEntry, findBoard, hasOwnPage } from '../features/information/board.ts'
import { sectionUrl } from '../features/routine/addresses.ts'
import { renderRss } from '../site/rss.ts'
import { createSitemap } from '../site/sitemap.ts'
import { type Language, pathIn, recordIn } from '../words/language.ts'
import { bn, en, wordsIn } from '../words/public-words.ts'
import { yearOf } from '@pathshala/bengali/days'
import { DAY_PARTS, dayAt } from '../words/format.ts'
import { siteOrigin } from './origin.ts'
import { WORKER_POLICY } from './page-policies.ts'

const IN_FEED = 30
/**
 * For each kind. With all kinds and both languages, it is below the sitemap's limit of 50,000
 * addresses.
 */
const IN_SITEMAP = 2000
/** Of files that seldom change. */
const CACHE_CONTROL = 'public, max-age=3600, s-maxage=3600'
const DAY_MS = 24 * 60 * 60 * 1000

/** A saved link opens the browser. Messages on an iPhone need an app. */
const MANIFESTS = { '/manifest.webmanifest': 'browser', [FOLLOW_MANIFEST]: 'standalone' }

const followWorker = readFileSync(
  path.join(import.meta.dirname, '../features/following/public/follow-worker.js'),
  'utf8',
)

/** Files for machines at fixed addresses: feed, sitemap, robots, security.txt, manifests, worker. */
export async function wellKnown(app: FastifyInstance): Promise<void> {
  const hidden = { schema: { hide: true } }

  for (const language of ['bn', 'en'] as const) {
    const feed = pathIn(language, FEED_FILE)
    app.get(feed, hidden, (request, reply) =>
      reply.sendCachedFile(feed, {
        type: 'application/rss+xml',
        make: () => makeFeed(request, language),
      }),
    )
  }

  app.get('/sitemap.xml', hidden, (request, reply) =>
    reply.sendCachedFile('/sitemap.xml', {
      type: 'application/xml',
      cacheControl: CACHE_CONTROL,
      make: () => makeSitemap(request),
    }),
  )

  app.get('/robots.txt', hidden, (request, reply) =>
    reply.sendCachedFile('/robots.txt', {
      type: 'text/plain',
      cacheControl: CACHE_CONTROL,
      make: async () =>
        `User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: ${siteOrigin(request)}/sitemap.xml\n`,
    }),
  )

  // RFC 9116: the contact for security problems. Only valid over https.
  app.get('/.well-known/security.txt', hidden, async (request, reply) => {
    const origin = siteOrigin(request)
    if (!origin.startsWith('https:')) throw new NotFound()
    return reply.sendCachedFile('/.well-known/security.txt', {
      type: 'text/plain',
      cacheControl: CACHE_CONTROL,
      async make() {
        // The time of day would tell when the content changed.
        const expires = new Date((Math.floor(nowMs() / DAY_MS) + 30) * DAY_MS).toISOString()
        return `Contact: ${origin}/contact_us\nExpires: ${expires}\nPreferred-Languages: bn, en\nCanonical: ${origin}/.well-known/security.txt\n`
      },
    })
  })

  for (const [url, display] of Object.entries(MANIFESTS)) {
    app.get(url, hidden, (request, reply) =>
      reply.sendCachedFile(url, {
        type: 'application/manifest+json',
        cacheControl: CACHE_CONTROL,
        make: async () =>
          JSON.stringify(manifestOf(await request.school.stores.site.find(), display)),
      }),
    )
  }

  app.get(FOLLOW_WORKER, hidden, async ({ school }, reply) => {
    const words = {
      kept: { bn: bn.follow.kept, en: en.follow.kept },
      dayParts: DAY_PARTS,
      timeZone: school.settings.timeZone,
    }
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', WORKER_POLICY)
      .send(`const SCHOOL = ${JSON.stringify(words)}\n${followWorker}`)
  })
}

async function makeFeed(request: FastifyRequest, language: Language): Promise<string> {
  const { settings, stores } = request.school
  const today = dayAt(timeNow(), settings.timeZone)
  const [site, ahead, ...lists] = await Promise.all([
    stores.site.find(),
    stores.calendar.list({ from: today }),
    ...FEED_KINDS.map((kind) => stores[kind].list({ limit: IN_FEED })),
  ])
  const entries = lists
    .flat()
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, IN_FEED)
  return renderRss({
    language,
    origin: siteOrigin(request),
    title: recordIn(language, site).schoolName,
    icon: `/icon-192.png${iconQuery(site)}`,
    description: wordsIn(language).frame.feed,
    closures: closuresToShow(today, ahead).map((entry) => entryIn(language, entry)),
    entries: entries.map((entry) => documentIn(language, entry)),
    texts: await stores.findTexts(
      entries.map(({ _id }) => _id),
      language,
    ),
  })
}

/** In parts, because thousands of documents take longer than other requests should wait. */
async function makeSitemap(request: FastifyRequest): Promise<string> {
  const { settings, stores } = request.school
  const { changedAt } = await stores.findContentVersion()
  const sitemap = createSitemap(siteOrigin(request), changedAt)
  for (const kind of DOCUMENT_KINDS) {
    const documents = listBatches({ limit: IN_SITEMAP }, stores[kind])
    for await (const some of documents) {
      sitemap.add(some)
      await setImmediate()
    }
  }
  sitemap.add(
    calendarPages(await stores.calendar.list(), yearOf(dayAt(timeNow(), settings.timeZone))),
  )
  const routines = await stores.routines.list()
  sitemap.add(
    routines.map((routine) => ({ url: sectionUrl(routine), updatedAt: routine.updatedAt })),
  )
  const board = (await findBoard(stores)).filter(hasOwnPage).map((entry) => {
    const { url, changedAt: updatedAt } = describeEntry(entry, settings.timeZone)
    return { url: url!, updatedAt: updatedAt! }
  })
  sitemap.add(board)
  return sitemap.text()
}

function manifestOf(site: SiteRecord, display: string) {
  const { schoolName, schoolNameEnglish } = site
  const icons = iconQuery(site)
  return {
    name: schoolName,
    short_name: schoolNameEnglish || schoolName,
    lang: 'bn',
    start_url: '/',
    scope: '/',
    display,
    background_color: '#faf8f3',
    theme_color: '#00301f',
    icons: [
      { src: `/icon-192.png${icons}`, sizes: '192x192', type: 'image/png' },
      { src: `/icon-512.png${icons}`, sizes: '512x512', type: 'image/png' },
      {
        src: `/icon-maskable-512.png${icons}`,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
}
