import type { Browser, Page } from '@playwright/test'
import { openBrowser, type Transfers, withColdPage } from './browser.ts'
import { type Figure, type Group, within } from './figures.ts'
import { sampleFolder, startSite } from './site.ts'

/** Bytes in the first round trip of a new connection: ten segments of 1460 bytes. */
const FLIGHT_BYTES = 14_600
const MAX_SCRIPT_BYTES = 3000

const PAGES = [
  { name: 'Home', path: '/', maxBytes: 100_000 },
  { name: 'Notices', path: '/allNotices', maxBytes: 60_000 },
  { name: 'Notice', path: '/notices/12', maxBytes: 100_000 },
  { name: 'Student counts', path: '/studentcount', maxBytes: 60_000 },
  { name: 'Information board', path: '/information', maxBytes: 13_000 },
  { name: 'Photo gallery', path: '/photo-gallery', maxBytes: 140_000, maxFirstBytes: 120_000 },
]
/** DevTools resource types and their names in the table. All other types are `other`. */
const KINDS: Record<string, string> = {
  Document: 'document',
  Stylesheet: 'css',
  Script: 'script',
  Image: 'pictures',
  Font: 'fonts',
}

export const bytes: Group = {
  title: 'Bytes over the line with headers, cold, 360 px, scrolled to the end',
  async measure(log) {
    const site = await startSite(await sampleFolder())
    const browser = await openBrowser()
    const figures: Figure[] = []
    const scripts: number[] = []
    for (const { name, path, maxBytes, maxFirstBytes } of PAGES) {
      const { byKind, firstBytes } = await bytesOf(browser, `${site.url}${path}`)
      log(`${path}: ${describe(byKind)}`)
      figures.push(...figuresOf(name, byKind, maxBytes))
      if (maxFirstBytes !== undefined) {
        const what = `${name}, before it is scrolled`
        figures.push({ what, unit: 'bytes', ours: firstBytes, ...within(maxFirstBytes) })
      }
      scripts.push(byKind.get('script') ?? 0)
    }
    figures.push({
      what: 'Script, on the page that has most of it',
      unit: 'bytes',
      ours: Math.max(...scripts),
      ...within(MAX_SCRIPT_BYTES),
    })
    await browser.close()
    await site.stop()
    return figures
  },
}

async function bytesOf(browser: Browser, url: string) {
  let firstBytes = 0
  const transfers = await withColdPage(browser, undefined, async (page, received) => {
    await page.goto(url, { waitUntil: 'networkidle' })
    firstBytes = [...received.values()].reduce((total, amount) => total + amount, 0)
    await scrollToEnd(page)
    return received
  })
  const byKind: Transfers = new Map()
  for (const [kind, amount] of transfers) {
    const name = KINDS[kind] ?? 'other'
    byKind.set(name, (byKind.get(name) ?? 0) + amount)
  }
  return { byKind, firstBytes }
}

/** Scrolls one screen at a time, as a reader does, so that lazy pictures load. */
async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await page.waitForTimeout(50)
  }
  // The page was idle before scrolling, so wait for the requests that scrolling caused.
  await page.waitForTimeout(700)
}

function figuresOf(name: string, byKind: Transfers, maxBytes: number): Figure[] {
  const of = (...kinds: string[]) =>
    kinds.reduce((total, kind) => total + (byKind.get(kind) ?? 0), 0)
  return [
    {
      what: `${name}, in all`,
      unit: 'bytes',
      ours: of(...byKind.keys()),
      ...within(maxBytes),
      note: describe(byKind),
    },
    {
      what: `${name}, document and css`,
      unit: 'bytes',
      ours: of('document', 'css'),
      ...within(FLIGHT_BYTES),
    },
  ]
}

function describe(byKind: Transfers): string {
  return [...byKind].map(([kind, amount]) => `${kind} ${(amount / 1000).toFixed(1)} kB`).join(', ')
}
