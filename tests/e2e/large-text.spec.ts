import type { Page } from '@playwright/test'
import { ALL_PAGES } from './pages.ts'
import { expect, expectToFit, test } from './site.ts'

/** The size that a visitor chose in the browser’s settings, in percent of its usual size. */
async function chooseLetters(page: Page, percent: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const standard = Math.round((16 * percent) / 100)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
}

// The pages of other tests in the same browser would have them too.
test.afterEach(({ page }) => chooseLetters(page, 100))

test('large letters leave two thirds of a phone to the page', async ({ page, sampleSite }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await chooseLetters(page, 130)
  await page.goto(sampleSite.url)
  const header = (await page.locator('header.mast').boundingBox())!
  expect(header.height).toBeLessThanOrEqual(640 / 3)
  await expect(page.getByRole('main')).toHaveCSS('font-size', '22.3125px')
})

test('every page fits a phone with letters of twice the size @rest', async ({
  page,
  sampleSite,
}) => {
  await chooseLetters(page, 200)
  const paths = ALL_PAGES.map(({ path }) => path)
  for (const path of [
    ...paths,
    '/results/4?roll=12',
    '/notices/12',
    '/information/charter',
    '/information/anti-harassment',
  ]) {
    await page.goto(sampleSite.url + path)
    await test.step(path, () => expectToFit(page, [360]))
  }
})
