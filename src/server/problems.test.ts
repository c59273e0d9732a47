import { describe, expect, it } from 'vitest'
import { sharedSite } from '../../tests/build-app.ts'
import { itAnswers } from '../../tests/scenarios.ts'

const site = sharedSite()

describe('Every failure under /api is a problem', () => {
  itAnswers(
    () => site,
    [
      { asks: 'GET /api', gets: 404 },
      { asks: 'GET /api/', gets: 404 },
      { asks: 'POST /api', gets: 404 },
      { asks: 'GET /api/unknown', gets: 404 },
      { asks: 'GET /api/notices/some/where', gets: 404 },
      { asks: 'PATCH /api/notices', gets: 404 },
      { asks: 'DELETE /api/notices', gets: 404 },
      { as: 'admin', asks: 'POST /api/unknown', json: {}, gets: 404 },
      { asks: 'GET /api/%zz', gets: 400 },
      { asks: 'GET /api/notices/%E0%A4%A', gets: 400 },
      { asks: `GET /api/schoolInfo/${'x'.repeat(600)}`, gets: 404 },
      { asks: 'GET /api/schoolInfo/%00', gets: 404 },
      { asks: 'PUT /allNotices', gets: 404 },
      {
        title: 'a body larger than any form',
        asks: 'POST /api/admin/login',
        json: { username: 'x'.repeat(1024 * 1024) },
        gets: 413,
      },
      {
        title: 'a body larger than a name and a password',
        asks: 'POST /api/admin/login',
        json: { username: 'x'.repeat(16 * 1024), password: 'x' },
        gets: 413,
      },
    ],
  )

  it.each([
    ['DELETE', '/api/notices/unknown', 404],
    ['DELETE', '/api/site/logo', 200],
    ['POST', '/api/admin/logout', 204],
  ] as const)('except an empty body declared as JSON for %s %s', async (method, url, status) => {
    const response = await site.request({
      method,
      url,
      as: await site.signIn(),
      headers: { 'content-type': 'application/json' },
    })
    expect(response.statusCode, response.payload).toBe(status)
  })
})

it('an unknown page has the frame of the site', async () => {
  const paths = '/unknown /en/unknown /allnotices/x //evil.example /.git/HEAD /assets/'.split(' ')
  for (const url of [...paths, '/allNotices.data', '/_.data']) {
    const response = await site.request({ url })
    expect(response.statusCode, url).toBe(404)
    expect(response.headers['content-type']).toMatch(/^text\/html/)
    expect(response.payload).toMatch(/href="(\/en)?\/contact_us"/)
  }
})
