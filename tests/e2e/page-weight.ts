import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** Bytes received for a page, its icons and, unless it stays at the top, all that loads on scrolling. */
export async function weigh(
  page: Page,
  url: string,
  { atTop = false }: { atTop?: boolean } = {},
): Promise<number> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url)
  if (!atTop) await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(responses.map(bytesOf))
  // A headless browser does not load icons.
  for (const link of await page.locator('link[rel=icon], link[rel=manifest]').all()) {
    const href = (await link.getAttribute('href'))!
    sizes.push((await (await page.request.get(new URL(href, url).href)).body()).length)
  }
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function bytesOf(response: Response): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await response.request().sizes()
  const isPlainHtml =
    response.request().resourceType() === 'document' && !response.headers()['content-encoding']
  const body = isPlainHtml ? brotliCompressSync(await response.body()).length : responseBodySize
  return body + responseHeadersSize
}

export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at < Math.min(height, 6000); at += 600) {
    await page.evaluate((top) => scrollTo(0, top), at)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}
