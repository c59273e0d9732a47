import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { INDEXED_PAGES } from '#src/features/page-paths.ts'
import { pathIn } from '#src/words/language.ts'
import { openTestSite, storedFile, type TestSite } from './build-app.ts'
import { calendarEntry } from './records.ts'

const LINK = /<a [^>]*href="(?:\/en)?\/follow"[^>]*>.*?<\/a>/g
const OWN = ['/follow', '/en/follow']
const TODAY = { from: '2026-11-22', to: '2026-11-22' }
const MAX_SCRIPT_BYTES = 4096

describe('The page about following', () => {
  let site: TestSite
  let notice: string
  beforeAll(async () => {
    // 2026-11-22 is a Sunday.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00+06:00') })
    site = await openTestSite('SQLite', { PUBLIC_URL: 'https://school.example' })
    await site.services.write(async ({ notices, calendar }) => {
      notice = (await notices.create({ title: 'ছুটি', file: storedFile() })).url
      await calendar.create({ ...calendarEntry, from: '2026-12-16', to: '2026-12-16' })
    })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await site.close()
  })

  const get = (url: string) => site.request({ url })
  const linksIn = async (url: string) =>
    Array.from((await get(url)).payload.matchAll(LINK), ([link]) => link.replaceAll(/<.*?>/g, ''))

  it('is the only page with a worker; other pages have only plain links to it', async () => {
    const others = INDEXED_PAGES.filter((page) => page !== '/follow')
    for (const path of [...others, notice, '/search?q=x', '/nowhere']) {
      for (const url of [path, pathIn('en', path)]) {
        const { payload, headers } = await get(url)
        expect(payload.match(LINK), url).not.toBeNull()
        expect(payload.replaceAll(LINK, ''), url).not.toMatch(/"\/follow|serviceWorker/)
        expect(headers['content-security-policy'], url).not.toContain('worker-src')
      }
    }
    for (const url of OWN) {
      const { payload, headers } = await get(url)
      expect(headers['content-security-policy'], url).toContain("; worker-src 'self'; ")
      expect(payload, url).toContain('<link rel="manifest" href="/follow.webmanifest">')
    }
  })

  it('is linked once from the footer, the end of a notice, the closures and today', async () => {
    const footer = 'অনুসরণ করুন'
    expect(await linksIn('/contact_us')).toEqual([footer])
    expect(await linksIn(notice)).toEqual(['নতুন নোটিশের খবর ফোনে পান', footer])
    expect(await linksIn('/')).toEqual(['হঠাৎ বন্ধের খবর ফোনে পান', footer])
    expect(await linksIn('/en')).toEqual(['Get closures on your phone', 'Follow us'])
    const closures = await site.services.write(({ calendar }) =>
      Promise.all(
        ['বন্যা', 'ঝড়'].map((title) =>
          calendar.create({ ...calendarEntry, title, kind: 'closure', ...TODAY }),
        ),
      ),
    )
    for (const url of ['/', '/contact_us']) {
      expect(await linksIn(url)).toEqual(['এমন খবর ফোনে পান', footer])
    }
    await site.services.write(async ({ calendar }) => {
      for (const { _id } of closures) await calendar.remove(_id)
    })
  })

  it('has a script of at most 4 kB', async () => {
    for (const url of OWN) {
      const scripts = Array.from(
        (await get(url)).payload.matchAll(/<script>(.*?)<\/script>/gs),
        ([, script]) => Buffer.byteLength(script!),
      )
      expect(scripts, url).toHaveLength(1)
      expect(scripts[0], url).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
    }
  })

  it('has its form only while staff have following switched on', async () => {
    const token = await site.signIn()
    const turn = (isOn: boolean) =>
      site.request({ method: 'PUT', url: '/api/followers', as: token, payload: { isOn } })
    const form = '<form class="card push no-print"'
    expect((await get('/follow')).payload).toContain(form)
    await turn(false)
    expect((await get('/follow')).payload).not.toContain(form)
    await turn(true)
    expect((await get('/follow')).payload).toContain(form)
  })

  it('shows only the ways without messages on a site without https', async () => {
    for (const publicUrl of ['', 'http://school.example']) {
      const plain = await openTestSite('SQLite', { PUBLIC_URL: publicUrl })
      const { payload, headers } = await plain.request({ url: '/follow' })
      expect(payload).toContain('href="/rss.xml"')
      expect(payload).toContain('href="/calendar.ics"')
      expect(payload).not.toMatch(/<form class="card|serviceWorker/)
      expect(headers['content-security-policy']).not.toContain('worker-src')
      for (const url of ['/', '/contact_us', '/follow']) {
        const page = (await plain.request({ url })).payload
        expect(page, url).not.toMatch(/ফোনে পান|নিজে থেকেই আপনার কাছে/)
        expect(page.match(LINK)!.at(-1), url).toContain('খবর পাওয়ার উপায়')
      }
      await plain.close()
    }
  })
})
