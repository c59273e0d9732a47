import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cookieOf,
  fixture,
  multipart,
  openTestSite,
  type TestSite,
} from '../../../tests/build-app.ts'

/** Points of the HTTP Observatory beyond the 100 that a site begins with; Mozilla's rules of 2026-08. */
const OBSERVATORY: [what: string, points: number, header: string, says: RegExp][] = [
  ['a policy that begins with nothing', 10, 'content-security-policy', /^default-src 'none';/],
  ['no frame, by the policy', 5, 'content-security-policy', /frame-ancestors 'none'/],
  ['a referrer that tells little', 5, 'referrer-policy', /^strict-origin-when-cross-origin$/],
  ['a window of its own', 10, 'cross-origin-opener-policy', /^same-origin$/],
  ['resources of its own', 10, 'cross-origin-resource-policy', /^same-origin$/],
]

describe('A site that is https', () => {
  let site: TestSite
  let urls: string[]
  beforeAll(async () => {
    site = await openTestSite('SQLite', { PUBLIC_URL: 'https://school.example' })
    const form = { title: 'ক', file: { name: 'x.pdf', bytes: await fixture('notice.pdf') } }
    const as = await site.signIn()
    const ask = { method: 'POST', url: '/api/notices', as, ...(await multipart(form)) } as const
    const { filePath } = (await site.request(ask)).json()
    urls = `/ /en/allNotices /nowhere /admin/login /TeacherInformation.html /favicon.ico /robots.txt
      /api/notices /api/unknown /api/docs /api/admin/me /healthz /uploads/gone.pdf /${filePath}`
      .trim()
      .split(/\s+/)
  })
  afterAll(() => site.close())

  it('says so for itself and all below it, and what each answer may do', async () => {
    for (const url of urls) {
      const { headers } = await site.request({ url, headers: { origin: 'https://evil.example' } })
      expect(headers, url).toMatchObject({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['content-type'], url).toMatch(
        /; charset=utf-8$|^(image|application)\/(vnd\.microsoft\.icon|x-icon|pdf)$/,
      )
      const policy = String(headers['content-security-policy'])
      for (const rule of ["base-uri 'none'", "frame-ancestors 'none'"]) {
        expect(policy, url).toContain(rule)
      }
      expect(policy, url).toMatch(/default-src 'none'|object-src 'none'/)
      expect(policy, url).not.toMatch(/script-src [^;]*('unsafe-inline'|https?:)/)
      expect(headers['access-control-allow-origin'], url).toBeUndefined()
      expect(headers['server'] ?? headers['x-powered-by'], url).toBeUndefined()
    }
  })

  it('has 140 points of the HTTP Observatory, which calls 100 an A+', async () => {
    const { headers, payload } = await site.request({ url: '/' })
    const points = OBSERVATORY.filter(([, , header, says]) => says.test(String(headers[header])))
    expect(points.reduce((sum, [, more]) => sum + more, 100)).toBe(140)
    // What it takes points for: cookies that anything reads, scripts from elsewhere.
    expect(headers['set-cookie']).toBeUndefined()
    expect(payload).not.toMatch(/<script[^>]+src=/)
  })

  it('shows nobody what is answered to staff out of a cache', async () => {
    const as = cookieOf(await site.signIn('admin'))
    for (const url of [
      '/admin/dashboard',
      '/admin/dashboard.data',
      '/api/admin/me',
      '/api/notices',
    ]) {
      const { headers } = await site.request({ url, headers: as })
      expect(headers['cache-control'], url).toBe('no-store')
    }
  })

  it('knows no method that says back what it was asked', async () => {
    const inject = { method: 'TRACE' as 'GET', url: '/', headers: { cookie: 'adminToken=secret' } }
    const response = await site.request(inject)
    expect(response.statusCode).toBe(404)
    expect(response.payload).not.toContain('secret')
  })
})
