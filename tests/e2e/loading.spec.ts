import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { CONTENT_PAGES, LANGUAGES } from './pages.ts'
import { expect, isDesk, ONCE, test } from './site.ts'

test.skip(isDesk, ONCE)

/** What the specification has these pages say until their content is there. */
const QUOTED: Record<string, string> = {
  '/allNotices': 'Loading notices...',
  '/allDownloads': 'Loading downloads...',
  '/allnews': 'Loading news...',
  '/contact_us': 'Loading...',
  '/schoolInfo': 'Loading...',
}
const ARRIVED = 'class="arrived"'

for (const language of LANGUAGES) {
  const words = wordsIn(language)

  test(`every list in ${language} says that it is loading while the line stalls, and not afterwards`, async ({
    page,
    sampleSite,
  }) => {
    for (const { path, loading } of CONTENT_PAGES) {
      const address = sampleSite.url + pathIn(language, path)
      const said = page.getByText(QUOTED[path] ?? loading(words))
      await page.goto(address)
      await expect(said).toHaveCount(1)
      await expect(said).toBeHidden()

      await page.route(address, async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        expect(html).toContain(ARRIVED)
        await route.fulfill({ response, body: html.slice(0, html.indexOf(ARRIVED)) })
      })
      await page.goto(address)
      await expect(said).toBeVisible()
    }
  })
}
