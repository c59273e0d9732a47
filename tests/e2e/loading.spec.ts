import type { Page } from '@playwright/test'
import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { CONTENT_PAGES, LANGUAGES } from './pages.ts'
import { expect, test } from './site.ts'

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
const LIST = '<div class="content"'

/** The text of the main part for a screen reader, including text from CSS. */
const spoken = (page: Page) => page.getByRole('main').ariaSnapshot()

for (const language of LANGUAGES) {
  const words = wordsIn(language)

  test(`every list in ${language} shows its loading text while the connection stalls, and not afterwards @rest`, async ({
    page,
    sampleSite,
  }) => {
    for (const { path, loading } of CONTENT_PAGES) {
      const address = sampleSite.url + pathIn(language, path)
      const text = QUOTED[path] ?? loading(words)
      await page.goto(address)
      expect(await spoken(page)).not.toContain(text)

      await page.route(address, async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        const start = html.indexOf(LIST)
        const body = html.slice(0, html.indexOf('>', start) + 1)
        expect(body.slice(start)).toContain(text)
        await route.fulfill({ response, body })
      })
      await page.goto(address)
      expect(await spoken(page)).toContain(text)
      const lines = await page.locator('.content').evaluate((list) => list.clientHeight)
      expect(lines).toBeGreaterThan(0)
    }
  })
}
