import { beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, sharedSite } from '../../../tests/build-app.ts'

const site = sharedSite()
let headers: { cookie: string }
beforeAll(async () => {
  headers = cookieOf(await site.signIn())
})

const addressOf = (next: string) => `/admin/login?${new URLSearchParams({ next })}`

describe('Without a session', () => {
  it.each([
    ['/admin/dashboard/createnews', '/admin/dashboard/createnews'],
    ['/admin/dashboard/calendar?close=today', '/admin/dashboard/calendar?close=today'],
    [
      '/admin/dashboard/calendar.data?close=today&_routes=office%2Fdashboard',
      '/admin/dashboard/calendar?close=today',
    ],
    ['/admin/preview/notices/1', '/admin/preview/notices/1'],
  ])('%s leads to the sign-in page, which gets the whole address', async (url, next) => {
    const answer = await site.request({ url })
    expect(answer.headers.location ?? answer.payload).toContain(addressOf(next))
  })
})

describe('The sign-in page leads a signed-in account', () => {
  it.each([
    '/admin/dashboard',
    '/admin/dashboard/',
    '/admin/dashboard/calendar?close=today',
    '/admin/dashboard/createNotice?q=%E0%A6%95&page=2',
    '/admin/preview/notices/1',
    '/admin/preview/en/notices/1',
  ])('back to %s', async (next) => {
    const { headers: sent } = await site.request({ url: addressOf(next), headers })
    expect(sent.location).toBe(next)
  })

  it.each([
    '',
    'https://evil.example/',
    '//evil.example/admin/dashboard',
    '/\\evil.example/',
    '/admin/dashboard/../../evil',
    '/admin/dashboard//evil.example',
    '/admin/dashboard/..%2f..%2fevil',
    '/admin/dashboard\\evil',
    '/admin/dashboard?\r\nset-cookie: a=b',
    '/admin/dashboard.evil.example',
    '/admin/login?next=/admin/login',
    '/allNotices',
    'javascript:alert(1)',
  ])('to the overview instead of %j', async (next) => {
    const { headers: sent } = await site.request({ url: addressOf(next), headers })
    expect(sent.location).toBe('/admin/dashboard')
  })
})
