import type { Page } from '@playwright/test'
import { speculationRules } from '#src/site/speculation-rules.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { CONTENT_PAGES } from './pages.ts'
import { expect, test } from './site.ts'

// The second page must not be in the cache.
test.use({ ownContext: true })

const words = wordsIn('bn')

/** Reasons that a headless browser gives for every page; any other reason comes from the page. */
const OF_THE_BROWSER = new Set([
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledByCommandLine',
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
])

const allNotices = (page: Page) => page.locator('.board').getByRole('link', { name: 'all' })

test('a page is prefetched when its link is pressed', async ({ page, context, sampleSite }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Preload.enable')
  const isFetched = new Promise<string>((resolve) => {
    devtools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(prefetchUrl)
    })
  })
  await page.goto(sampleSite.url)
  await allNotices(page).hover()
  await page.mouse.down()
  expect(await isFetched).toBe(`${sampleSite.url}/allNotices`)
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notices.title)
  const [entry] = await page.evaluate(() => performance.getEntriesByType('navigation'))
  expect(entry).toHaveProperty('deliveryType', 'navigational-prefetch')
})

test('only pages of this site are prefetched', () => {
  const [rule] = JSON.parse(speculationRules).prefetch
  const [{ href_matches: all }, { not }] = rule.where.and
  const base = 'https://school.example/'
  const matches = (patterns: string[], path: string) =>
    patterns.some((pattern) => new URLPattern(pattern, base).test(path, base))
  const isFetched = (path: string) => matches([all], path) && !matches(not.href_matches, path)
  for (const { path } of CONTENT_PAGES) {
    expect.soft(isFetched(path), path).toBe(true)
    expect.soft(isFetched(`/en${path}?before=x&page=2`), path).toBe(true)
  }
  for (const path of [
    '/internal-exam-result',
    '/en/internal-exam-result',
    '/admin/login',
    '/api/docs',
    '/uploads/a.pdf',
    '/gallery-uploads/a.webp',
    '/rss.xml',
    '/calendar.ics',
    '/calendar.csv?year=2026',
    'https://other.example/',
  ]) {
    expect.soft(isFetched(path), path).toBe(false)
  }
})

test('no page disables the back/forward cache @rest', async ({ page, context, sampleSite }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.enable')
  const reasons: string[] = []
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  )
  for (const path of ['/', '/allNotices', '/photo-gallery']) {
    // An open request would be a further reason.
    await page.goto(sampleSite.url + path, { waitUntil: 'networkidle' })
    await page.goto(`${sampleSite.url}/contact_us`)
    await page.goBack()
  }
  expect(reasons).not.toEqual([])
  expect(reasons.filter((reason) => !OF_THE_BROWSER.has(reason))).toEqual([])
})
