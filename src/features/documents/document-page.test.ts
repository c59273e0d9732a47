import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  emptyBin,
  openTestSite,
  storedFile,
  type TestSite,
} from '../../../tests/build-app.ts'
import type { DocumentRecord } from './schema.ts'

describeOnBothDatabases('The page of a document', (database) => {
  let site: TestSite
  let token: string
  const notices: DocumentRecord[] = []

  beforeAll(async () => {
    site = await openTestSite(database, { PUBLIC_URL: 'https://school.example' })
    token = await site.signIn()
    for (const title of ['প্রথম নোটিশ', 'দ্বিতীয় নোটিশ', 'তৃতীয় নোটিশ']) {
      notices.push(
        await site.services.write((to) => to.notices.create({ title, file: storedFile() })),
      )
    }
  })
  afterAll(() => site.close())

  const open = (url: string) => site.request({ url })
  const remove = (url: string) => site.request({ method: 'DELETE', url, as: token })

  it.each(['', '/en'])(
    'has its title, its file and its neighbours at %s/notices/2',
    async (start) => {
      const { statusCode, payload } = await open(`${start}/notices/2`)
      expect(statusCode).toBe(200)
      expect(payload).toMatch(/<h1 lang="bn">দ্বিতীয় নোটিশ<\/h1>/u)
      expect(payload).toContain(`href="/${notices[1]!.filePath}"`)
      expect(payload).toContain(`rel="prev" href="${start}/notices/1"`)
      expect(payload).toContain(`rel="next" href="${start}/notices/3"`)
      const address = `https://school.example${start}/notices/2`
      expect(payload).toContain(`<link rel="canonical" href="${address}"/>`.replace('/>', '>'))
      expect(payload).toContain(encodeURIComponent(address))
    },
  )

  it.each([
    ['/NOTICES/2', 301, '/notices/2'],
    ['/EN/Notices/2/', 301, '/en/notices/2'],
    ['/notices/02', 404],
    ['/notices/0', 404],
    ['/notices/-1', 404],
    ['/notices/two', 404],
    ['/notices/4', 404],
    ['/notices/1000000000000', 404],
    ['/news/1', 404],
  ])('at %s answers %i', async (url, status, location?: string) => {
    const answer = await open(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers.location).toBe(location)
  })

  it('is linked from home, its list, the feed and the sitemap', async () => {
    for (const url of ['/', '/allNotices', '/rss.xml', '/sitemap.xml']) {
      expect((await open(url)).payload, url).toMatch(/[">]\S*\/notices\/3["<]/)
    }
  })

  it('says that the document was deleted, also when it is deleted for good', async () => {
    expect((await remove(`/api/notices/${notices[2]!._id}`)).statusCode).toBe(204)
    for (const state of ['in the bin', 'deleted for good']) {
      const { statusCode, payload } = await open('/notices/3')
      expect(statusCode, state).toBe(410)
      expect(payload).toContain('নোটিশটি আর নেই')
      expect(payload).toContain('href="/allNotices"')
      expect(payload).not.toContain('তৃতীয় নোটিশ')
      await emptyBin(site)
    }
    const next = await site.services.write((to) =>
      to.notices.create({ title: 'চতুর্থ', file: storedFile() }),
    )
    expect(next.number).toBe(4)
  })
})
