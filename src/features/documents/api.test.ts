import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  fixture,
  multipart,
  openTestSite,
  type TestSite,
} from '../../../tests/build-app.ts'

describeOnBothDatabases('Notices', (database) => {
  let site: TestSite
  let token: string

  beforeAll(async () => {
    site = await openTestSite(database)
    token = await site.signIn()
  })
  afterAll(() => site.close())

  it('serves a published file byte for byte', async () => {
    const bytes = await fixture('notice.pdf')
    const form = await multipart({ title: 'ছুটির নোটিশ', file: { name: 'ছুটি.pdf', bytes } })
    const created = await site.request({ method: 'POST', url: '/api/notices', as: token, ...form })
    expect(created.statusCode).toBe(201)
    const served = await site.request({ url: `/${created.json().filePath}` })
    expect(served.rawPayload.equals(bytes)).toBe(true)
  })
})
