import { brotliCompressSync } from 'node:zlib'
import { contentKinds, DOCUMENT_KINDS } from '#src/content.ts'
import { pathIn } from '#src/words/language.ts'
import { fillLists } from './full-lists.ts'
import { scrollThrough, weigh } from './page-weight.ts'
import { ALL_PAGES, LANGUAGES, onOneScreen } from './pages.ts'
import { expect, ownSite, restIf, test } from './site.ts'
import { startSlowProxy } from './slow-connection.ts'

// A first visitor's cache is empty.
test.use({ ownContext: true })

/**
 * Ten packets: the initial TCP congestion window, which a server sends before the first
 * acknowledgement.
 */
const ONE_FLIGHT = 14_600
const MAX_SCRIPT_BYTES = 3000
const LISTS: string[] = DOCUMENT_KINDS.map((kind) => contentKinds[kind].pages[0].path)
const ROWS = 50

const site = ownSite('sample', {}, fillLists)

for (const language of LANGUAGES) {
  test(
    `home, lists and counts in ${language} arrive with their style in one round trip`,
    onOneScreen(language),
    async () => {
      for (const path of ['/', ...LISTS, '/studentcount']) {
        const response = await fetch(site.url + pathIn(language, path), {
          headers: { 'accept-encoding': 'identity' },
        })
        const html = await response.text()
        if (LISTS.includes(path)) expect(html.match(/<tr/g)).toHaveLength(1 + ROWS)
        const bytes = brotliCompressSync(html).length + headerBytes(response.headers)
        expect.soft(bytes, path).toBeLessThanOrEqual(ONE_FLIGHT)
      }
    },
  )
}

test('no page loads more script than its budget', async () => {
  for (const { path } of ALL_PAGES) {
    const html = await (await fetch(site.url + path)).text()
    expect.soft(html, path).not.toMatch(/<script[^>]*\ssrc=|<link[^>]*\srel="(?:style|modulepre)/)
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
      .filter(([, attributes]) => !attributes?.includes('ld+json'))
      .map(([, , script = '']) => script)
    expect.soft(Buffer.byteLength(scripts.join('')), path).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  }
})

test('a page is painted when only its HTML has loaded', async ({ page }) => {
  await page.route('**/*', (route) => {
    if (route.request().resourceType() === 'document') return route.continue()
    return undefined
  })
  for (const path of ['/', '/allNotices', '/photo-gallery']) {
    await page.goto(site.url + path, { waitUntil: 'commit' })
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
      )
      .toBe(1)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

for (const [path, maxBytes] of [
  ['/', 100_000] as const,
  ...LISTS.map((to) => [to, 60_000] as const),
]) {
  test(
    `${path} is within its size budget, with every picture that a visitor loads${restIf(path !== '/')}`,
    { tag: '@all-widths' },
    async ({ browser, viewport }) => {
      const deviceScaleFactor = viewport!.width < 500 ? 3 : 1
      const page = await browser.newPage({ viewport, deviceScaleFactor })
      expect(await weigh(page, site.url + path)).toBeLessThanOrEqual(maxBytes)
      await page.close()
    },
  )
}

test('a phone loads small pictures of the photo gallery, and only those near its window @rest', async ({
  browser,
}) => {
  const viewport = { width: 360, height: 640 }
  for (const deviceScaleFactor of [2, 3]) {
    const page = await browser.newPage({ viewport, deviceScaleFactor })
    const url = `${site.url}/photo-gallery`
    const density = `${deviceScaleFactor} device pixels`
    expect.soft(await weigh(page, url, { atTop: true }), density).toBeLessThanOrEqual(120_000)
    // Two pixels of a picture for each CSS pixel: a smaller one would look blurred.
    const first = page.locator('.photos img').first()
    const source = await first.evaluate((img: HTMLImageElement) => img.currentSrc)
    expect.soft(source, density).toMatch(/-320\.avif$/)
    expect.soft((await first.boundingBox())!.width, density).toBeLessThanOrEqual(160)
    await page.close()
  }
})

test(
  'the layout does not shift while a page and its pictures arrive in pieces',
  { tag: ['@all-widths', '@rest'] },
  async ({ page }) => {
    const proxy = await startSlowProxy(site.url)
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(globalThis, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          sources: { node?: Node }[]
        })[])
          moved.push(...entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '?'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const { path } of ALL_PAGES) {
      await page.goto(proxy.url + path)
      await scrollThrough(page)
      const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)
      expect.soft(moved, path).toEqual([])
    }
    proxy.close()
  },
)

function headerBytes(headers: Headers): number {
  return [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 20)
}
