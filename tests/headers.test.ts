import { createHash } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, expectStatus, openTestSite, type TestSite } from './build-app.ts'
import { docx, jpeg, pdf } from './made-files.ts'

const STRICT =
  /^default-src 'none'; ?base-uri 'none'; ?form-action 'none'; ?frame-ancestors 'none'$/
const SANDBOX = /^default-src 'none';.*; sandbox;.*frame-ancestors 'none'/
/** Browsers show PDFs in their own sandbox, which does not work inside a second sandbox. */
const PDF = /^default-src 'none';.*object-src 'self'.*frame-ancestors 'none'/
const PUBLIC =
  /^default-src 'none'; style-src ('sha256-[^']+' ?)+; style-src-attr 'unsafe-inline'; script-src ('sha256-[^']+' ?)+; img-src 'self'; (worker-src 'self'; )?connect-src 'self'.*frame-ancestors 'none'/
const PUBLIC_WITH_VIDEOS = new RegExp(
  PUBLIC.source.replace("img-src 'self'", "img-src 'self' https:\\/\\/i\\.ytimg\\.com"),
)
const STAFF =
  /^default-src 'none'; style-src 'self' 'nonce-[^']{24}'; style-src-attr 'unsafe-inline'; script-src 'self' 'nonce-[^']{24}'; .*frame-ancestors 'none'/
/** Text has a charset; an empty response has no type. */
const TYPED =
  /; charset=utf-8$|^(image\/(png|jpeg|svg\+xml|x-icon|vnd\.microsoft\.icon)|application\/(pdf|vnd\.openxml.*|manifest\+json)|none)/
const DOCS = /^default-src 'self';.*script-src 'self'/

/** All types of responses, with the policy of each. `:pdf` and similar are replaced by the name of a file. */
const ANSWERS: [asks: string, status: number, policy: RegExp, headers?: Record<string, string>][] =
  [
    ['GET /', 200, PUBLIC],
    ['GET /en/photo-gallery', 200, PUBLIC],
    ['GET /allNotices?q=%3Cscript%3E', 200, PUBLIC],
    ['GET /golden-jubilee-photo-gallery', 200, PUBLIC_WITH_VIDEOS],
    ['GET /notices/4', 200, PUBLIC],
    ['GET /follow', 200, PUBLIC],
    ['GET /unknown', 404, PUBLIC],
    ['GET /%zz', 404, PUBLIC],
    ['GET /admin/login', 200, STAFF],
    ['GET /admin/dashboard', 302, STAFF],
    ['GET /admin/dashboard', 200, STAFF, { cookie: 'live' }],
    ['GET /admin/dashboard/unknown', 404, STAFF, { cookie: 'live' }],
    ['GET /TeacherInformation.html', 200, /^default-src 'none'; img-src 'self';/],
    ['GET /rss.xml', 200, STRICT],
    ['GET /sitemap.xml', 200, STRICT],
    ['GET /calendar.ics', 200, STRICT],
    ['GET /calendar.csv', 200, STRICT],
    ['GET /robots.txt', 200, STRICT],
    ['GET /manifest.webmanifest', 200, STRICT],
    ['GET /follow.webmanifest', 200, STRICT],
    [
      'GET /follow-worker.js',
      200,
      /^default-src 'none'; connect-src 'self'; img-src 'self'; base-uri 'none'; .*frame-ancestors 'none'$/,
    ],
    ['GET /icon.svg', 200, STRICT],
    ['GET /favicon.ico', 200, STRICT],
    ['GET /icon-192.png', 206, STRICT, { range: 'bytes=0-1' }],
    ['GET /healthz', 200, STRICT],
    ['GET /api/notices', 200, STRICT],
    ['GET /api/notices?limit=x', 400, STRICT],
    ['GET /api/unknown', 404, STRICT],
    ['GET /api/%zz', 400, STRICT],
    ['POST /api/notices', 401, STRICT],
    ['POST /allNotices', 404, STRICT],
    ['GET /api/openapi.json', 200, STRICT],
    ['GET /api/docs', 200, DOCS],
    ['GET /uploads/:pdf', 200, PDF],
    ['HEAD /uploads/:pdf', 200, PDF],
    ['GET /uploads/:pdf', 206, PDF, { range: 'bytes=0-9' }],
    ['GET /uploads/:pdf', 304, PDF, { 'if-none-match': '":pdf"' }],
    ['GET /uploads/:pdf', 416, SANDBOX, { range: 'bytes=99999-' }],
    ['GET /uploads/:docx', 200, SANDBOX],
    ['GET /uploads/:jpg', 200, SANDBOX],
    ['GET /uploads/:jpg', 206, SANDBOX, { range: 'bytes=0-9' }],
    ['GET /uploads/:jpg', 304, SANDBOX, { 'if-none-match': '":jpg"' }],
    ['GET /uploads/unknown.pdf', 404, SANDBOX],
    ['GET /uploads/unknown.pdf', 404, PUBLIC, { accept: 'text/html' }],
    ['GET /gallery-uploads/:jpg', 404, SANDBOX],
  ]

describe.each([
  ['http', undefined],
  ['https', 'max-age=31536000; includeSubDomains'],
])('A site that speaks %s', (protocol, hsts) => {
  let site: TestSite
  const names = new Map<string, string>()
  beforeAll(async () => {
    site = await openTestSite('SQLite', { PUBLIC_URL: `${protocol}://school.example` })
    site.token = await site.signIn()
    for (const [kind, bytes] of [
      ['pdf', pdf()],
      ['docx', docx()],
      ['jpg', await jpeg()],
    ] as const) {
      const sent = await site.form('POST /api/notices', { title: 'ক', file: { name: 'x', bytes } })
      names.set(`:${kind}`, sent.json<{ filePath: string }>().filePath.split('/')[1]!)
    }
  })
  beforeAll(async () => {
    const payload = { title: 'ক', videoLink: 'https://youtu.be/YE7VzlLtp-4' }
    await site.call('POST /api/main-gallery', payload)
    // A text about a picture of a video does not change the policy of its page.
    const text = `"https://i.ytimg.com/" [ক](https://i.ytimg.com/vi/x.jpg)`
    await expectStatus(201, site.form('POST /api/notices', { title: 'খ', text }))
  })
  afterAll(() => site.close())

  const named = (text: string) => text.replace(/:(pdf|docx|jpg)/, (kind) => names.get(kind)!)

  it.each(ANSWERS)('restricts %s (%i) to its needs', async (asks, status, policy, given) => {
    const [method, url] = asks.split(' ') as [InjectOptions['method'], string]
    const headers: Record<string, string> = { origin: 'https://evil.example' }
    for (const [name, value] of Object.entries(given ?? {})) headers[name] = named(value)
    if (headers['cookie']) headers['cookie'] = cookieOf(site.token).cookie
    const answer = await site.request({ ...(method && { method }), url: named(url), headers })
    expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(policy),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\)/),
    })
    expect(answer.headers['content-security-policy']).toMatch(
      /base-uri 'none'.*frame-ancestors 'none'/,
    )
    expect(answer.headers['content-type'] ?? 'none').toMatch(TYPED)
    expect(answer.headers['strict-transport-security']).toBe(hsts)
    for (const absent of ['access-control-allow-origin', 'x-powered-by', 'server']) {
      expect(answer.headers[absent]).toBeUndefined()
    }
    if ([PUBLIC, PUBLIC_WITH_VIDEOS, STAFF].includes(policy)) expectOnlyKnownCode(answer)
  })

  it('gives each page of the office its own nonce', async () => {
    const policies = new Set<unknown>()
    for (const url of ['/admin/login', '/admin/login', '/admin/unknown']) {
      policies.add((await site.request({ url })).headers['content-security-policy'])
    }
    expect(policies.size).toBe(3)
  })
})

/** Points of the HTTP Observatory above the initial 100; Mozilla's rules of 2026-08. */
const OBSERVATORY: [what: string, points: number, header: string, says: RegExp][] = [
  ['a policy that begins with nothing', 10, 'content-security-policy', /^default-src 'none';/],
  ['no frame, by the policy', 5, 'content-security-policy', /frame-ancestors 'none'/],
  ['a referrer that tells little', 5, 'referrer-policy', /^strict-origin-when-cross-origin$/],
  ['a window of its own', 10, 'cross-origin-opener-policy', /^same-origin$/],
  ['resources of its own', 10, 'cross-origin-resource-policy', /^same-origin$/],
]

describe('A site', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite('SQLite', { PUBLIC_URL: 'https://school.example' })
  })
  afterAll(() => site.close())

  it('has 140 points of the HTTP Observatory, which gives an A+ for 100', async () => {
    const { headers, payload } = await site.request({ url: '/' })
    const points = OBSERVATORY.filter(([, , header, says]) => says.test(String(headers[header])))
    expect(points.reduce((sum, [, more]) => sum + more, 100)).toBe(140)
    // Causes of lower points: readable cookies, scripts from other hosts.
    expect(headers['set-cookie']).toBeUndefined()
    expect(payload).not.toMatch(/<script[^>]+src=/)
  })

  it('never sends a cached answer for staff to another client', async () => {
    const as = cookieOf(await site.signIn('admin'))
    const pages = ['/admin/dashboard', '/admin/dashboard.data']
    for (const url of [...pages, '/api/admin/me', '/api/notices']) {
      const { headers } = await site.request({ url, headers: as })
      expect(headers['cache-control'], url).toBe('no-store')
    }
  })

  it('supports no method that echoes the request', async () => {
    const inject = { method: 'TRACE' as 'GET', url: '/', headers: { cookie: 'adminToken=secret' } }
    expect((await expectStatus(404, site.request(inject))).payload).not.toContain('secret')
  })
})

/** The page's policy names every script and style in it. */
function expectOnlyKnownCode({ payload, headers }: LightMyRequestResponse): void {
  const policy = String(headers['content-security-policy'])
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const found = [...payload.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)]
  if (payload) expect(found.length).toBeGreaterThan(0)
  for (const [, , attributes = '', code = ''] of found) {
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
    const isNamed = nonce ? attributes.includes(`nonce="${nonce}"`) : policy.includes(hash)
    // Data for machines, which browsers do not run.
    const isData = /type="application\/(ld\+)?json"/.test(attributes)
    expect(isNamed || isData, `${attributes} ${code.slice(0, 100)}`).toBe(true)
  }
  expect(payload).not.toMatch(/<[^>]+\son\w+="/)
}
