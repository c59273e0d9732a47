import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { timeNow, nowMs } from '../base/clock.ts'
import { DOCUMENT_KINDS, FEED_KINDS } from '../content.ts'
import { NotFound } from '../errors/classes.ts'
import { calendarPages } from '../features/calendar/address.ts'
import { closuresToShow } from '../features/calendar/school-day.ts'
import { FOLLOW_MANIFEST, FOLLOW_WORKER } from '../features/following/address.ts'
import type { SiteRecord } from '../features/profile/schema.ts'
import { iconQuery } from '../features/profile/logo.ts'
import { describeEntry, findBoard, hasOwnPage } from '../features/information/board.ts'
import { sectionUrl } from '../features/routine/addresses.ts'
import { renderRss } from '../pages/rss.ts'
import { renderSitemap } from '../pages/sitemap.ts'
import { bn } from '../words/bn.ts'
import { yearOf } from '../words/days.ts'
import { dayAt } from '../words/format.ts'
import { siteOrigin } from './origin.ts'
import { WORKER_POLICY } from './page-policies.ts'

const IN_FEED = 30
/**
 * For each kind. With all kinds and both languages, it is below the sitemap's limit of 50,000
 * addresses.
 */
const IN_SITEMAP = 2000
const DAY_MS = 24 * 60 * 60 * 1000

/** A saved link opens the browser. Messages on an iPhone need an app. */
const MANIFESTS = { '/manifest.webmanifest': 'browser', [FOLLOW_MANIFEST]: 'standalone' }

const followWorker = readFileSync(
  path.join(import.meta.dirname, '../features/following/public/follow-worker.js'),
)

/** Files for machines at fixed addresses: feed, sitemap, robots, security.txt, manifests, worker. */
export async function wellKnown(app: FastifyInstance): Promise<void> {
  const hidden = { schema: { hide: true } }

  app.get('/rss.xml', hidden, async (request, reply) => {
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
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300, s-maxage=2')
      .send(
        renderRss({
          origin: siteOrigin(request),
          title: site.schoolName,
          icon: `/icon-192.png${iconQuery(site)}`,
          description: bn.frame.feed,
          closures: closuresToShow(today, ahead),
          entries,
          texts: await stores.findTexts(entries.map(({ _id }) => _id)),
        }),
      )
  })

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const { settings, stores } = request.school
    const { changedAt } = await stores.findContentVersion()
    const documents = await Promise.all(
      DOCUMENT_KINDS.map((kind) => stores[kind].list({ limit: IN_SITEMAP })),
    )
    const calendar = calendarPages(
      await stores.calendar.list(),
      yearOf(dayAt(timeNow(), settings.timeZone)),
    )
    const routines = (await stores.routines.list()).map((routine) => ({
      url: sectionUrl(routine),
      updatedAt: routine.updatedAt,
    }))
    const board = (await findBoard(stores)).filter(hasOwnPage).map((entry) => {
      const { url, changedAt: updatedAt } = describeEntry(entry, settings.timeZone)
      return { url: url!, updatedAt: updatedAt! }
    })
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600, s-maxage=3600')
      .send(
        renderSitemap(siteOrigin(request), changedAt, [
          ...documents.flat(),
          ...calendar,
          ...routines,
          ...board,
        ]),
      )
  })

  app.get('/robots.txt', hidden, async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600, s-maxage=3600')
      .send(
        `User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: ${siteOrigin(request)}/sitemap.xml\n`,
      ),
  )

  // RFC 9116: the contact for security problems. Only valid over https.
  app.get('/.well-known/security.txt', hidden, async (request, reply) => {
    const origin = siteOrigin(request)
    if (!origin.startsWith('https:')) throw new NotFound()
    const expires = new Date(nowMs() + 30 * DAY_MS).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600, s-maxage=3600')
      .send(
        `Contact: ${origin}/contact_us\nExpires: ${expires}\nPreferred-Languages: bn, en\nCanonical: ${origin}/.well-known/security.txt\n`,
      )
  })

  for (const [url, display] of Object.entries(MANIFESTS)) {
    app.get(url, hidden, async (request, reply) => {
      const site = await request.school.stores.site.find()
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600, s-maxage=3600')
        .send(manifestOf(site, display))
    })
  }

  app.get(FOLLOW_WORKER, hidden, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', WORKER_POLICY)
      .send(followWorker),
  )
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
