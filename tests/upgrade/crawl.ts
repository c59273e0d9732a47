import { createHash } from 'node:crypto'
import type { Site } from './site.ts'

/** The status, the type and the whole body: text unchanged, other bytes as their hash. */
export type Answers = Map<string, string>

/** The results of the search are not among them, because each version ranks them in its own way. */
const START = [
  '/',
  '/en',
  '/sitemap.xml',
  '/rss.xml',
  '/search?q=বিজ্ঞপ্তি',
  '/api/site',
  '/api/schoolInfo',
  '/api/contactus',
  '/api/studentCounts',
  '/api/officers',
  '/api/teacherInformation',
  '/api/calendar',
  '/api/routines',
  '/api/sample',
  '/api/gallery',
  '/api/main-gallery',
  ...['notices', 'news', 'downloads'].flatMap((kind) =>
    ['', '?state=draft', '?state=scheduled', '?state=ended'].map((more) => `/api/${kind}${more}`),
  ),
  '/api/admin/bin',
  '/api/admin/history',
  '/api/admin/accounts',
]
/** Assets of the build have other names in every version. The rest changes with the session. */
const SKIPPED = /^\/(assets|admin|api\/(docs|admin\/(me|sessions)))\b/
const MAX_ADDRESSES = 4000

/** Requests every address that an answer names, starting with the lists and with `more`. */
export async function crawl({ url, headers }: Site, more: Iterable<string> = []): Promise<Answers> {
  const answers: Answers = new Map()
  const waiting = new Set([...START, ...more])
  for (const to of waiting) {
    if (waiting.size > MAX_ADDRESSES) throw new Error(`More than ${MAX_ADDRESSES} addresses.`)
    const answer = await fetch(url + to, {
      redirect: 'manual',
      ...(to.startsWith('/api/') && { headers }),
    })
    const type = answer.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isText = /html|json|xml|text|calendar|csv/.test(type)
    const body = isText
      ? String(bytes).replaceAll(url, 'http://site')
      : createHash('sha256').update(bytes).digest('hex')
    answers.set(to, `${answer.status} ${type}\n${body}`)
    if (isText) for (const found of addressesIn(body, to)) waiting.add(found)
  }
  return answers
}

function addressesIn(body: string, to: string): string[] {
  if (to.startsWith('/api/')) return [...filesIn(body), ...recordsIn(body, to)]
  const linked = [...body.matchAll(/(?:href|src)="(?:http:\/\/site)?(\/[^"#]*)/g)]
  return linked
    .map(([, found]) => found!.replaceAll('&amp;', '&'))
    .filter((found) => !found.startsWith('//') && !SKIPPED.test(found))
}

function filesIn(body: string): string[] {
  return [...body.matchAll(/"\/?((?:uploads|gallery-uploads)\/[^"\\]+)"/g)].map(
    ([, file]) => `/${file}`,
  )
}

/** The single records of a list of documents. */
function recordsIn(body: string, to: string): string[] {
  const [, list] = /^(\/api\/(?:notices|news|downloads))(?:\?|$)/.exec(to) ?? []
  if (!list) return []
  return [...body.matchAll(/"_id":"([^"]+)"/g)].map(([, id]) => `${list}/${id}`)
}
