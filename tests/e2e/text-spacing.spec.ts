import type { Page } from '@playwright/test'
import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { ALL_PAGES, LANGUAGES } from './pages.ts'
import { expect, test } from './site.ts'

/** The spaces that a reader may set (WCAG 2.2, 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** The policy of the pages forbids a style element, but not a style sheet of the browser's own. */
const widen = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, SPACING)

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

for (const language of LANGUAGES) {
  test(`no page in ${language} scrolls sideways with wide letters and lines @rest`, async ({
    page,
    sampleSite,
  }) => {
    test.slow()
    for (const { path } of ALL_PAGES) {
      await page.goto(sampleSite.url + pathIn(language, path))
      await widen(page)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await isWide(page), `${path} at ${width}`).toBe(false)
      }
    }
  })
}

test('the menu of a desk and the table of results fit with wide letters', async ({
  page,
  sampleSite,
}) => {
  await page.goto(`${sampleSite.url}/en/information/ssc-results`)
  await widen(page)
  for (const width of [320, 1184, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await isWide(page), String(width)).toBe(false)
  }
  const { menu } = wordsIn('en')
  await expect(
    page.getByRole('navigation').getByRole('link', { name: menu.contact, exact: true }).first(),
  ).toBeInViewport()
})
