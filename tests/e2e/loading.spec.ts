import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { CONTENT_PAGES, LANGUAGES } from './pages.ts'
import { expect, restIf, test } from './site.ts'

// A cached list needs no loading text.
test.use({ ownContext: true })

/** The specification's text for these pages until their content is loaded. */
const QUOTED: Record<string, string> = {
  '/allNotices': 'Loading notices...',
  '/allDownloads': 'Loading downloads...',
  '/allnews': 'Loading news...',
  '/contact_us': 'Loading...',
  '/schoolInfo': 'Loading...',
}
const LOADING = /<p class="loading">.*?<\/p>/s

for (const language of LANGUAGES) {
  const words = wordsIn(language)

  test(`every list in ${language} shows its loading text while the connection stalls, and not afterwards${restIf(language === 'en')}`, async ({
    page,
    sampleSite,
  }) => {
    const site = await startStallingSite(sampleSite.url)
    for (const { path, loading } of CONTENT_PAGES) {
      await page.goto(site.url + pathIn(language, path), { waitUntil: 'commit' })
      const text = page.getByText(QUOTED[path] ?? loading(words), { exact: !QUOTED[path] })
      await expect(text).toBeVisible()
      await expect(page.locator('.content > *')).toHaveCount(1)
      site.sendTheRest()
      await page.waitForLoadState()
      await expect(text).toBeHidden()
    }
    site.close()
  })
}

/** A proxy that sends a page up to its loading text, and the rest on demand. */
async function startStallingSite(siteUrl: string) {
  let sendTheRest = () => {}
  const server = createServer(async (request, reply) => {
    const answer = await fetch(siteUrl + request.url, {
      headers: { 'accept-encoding': 'identity' },
    })
    const body = Buffer.from(await answer.arrayBuffer())
    reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type')! })
    const html = body.toString()
    const found = LOADING.exec(html)
    if (!found) {
      reply.end(body)
      return
    }
    const end = found.index + found[0].length
    reply.write(html.slice(0, end))
    sendTheRest = () => reply.end(html.slice(end))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendTheRest: () => sendTheRest(),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
