import type { Page } from '@playwright/test'
import { wordsIn } from '#src/words/public-words.ts'
import { sample } from './pages.ts'
import { expect, test } from './site.ts'

const words = wordsIn('bn')

const band = (page: Page) => page.getByRole('region', { name: words.home.latest })
/** Number of animations that move something on the page. */
const moving = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )

test('the ticker stops below the pointer @rest', { tag: '@desk' }, async ({ page, sampleSite }) => {
  await page.goto(sampleSite.url)
  await band(page).getByRole('list').locator('..').hover()
  await expect.poll(() => moving(page)).toBe(0)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the ticker runs until it is paused', async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url)
      await expect(band(page).getByRole('link')).toHaveCount(3)
      expect(await moving(page)).toBeGreaterThan(0)
      await band(page).getByText(words.home.pause).click()
      await expect(band(page).getByRole('checkbox', { name: words.home.pause })).toBeChecked()
      await expect.poll(() => moving(page)).toBe(0)
      for (const { title } of sample.news.slice(0, 2)) {
        await expect(band(page).getByRole('link', { name: title })).toBeInViewport({ ratio: 1 })
      }
    })

    test('the ticker can be paused with the keyboard @rest', async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url)
      await band(page).getByRole('checkbox', { name: words.home.pause }).focus()
      await page.keyboard.press('Space')
      await expect.poll(() => moving(page)).toBe(0)
      await page.keyboard.press('Space')
      await expect.poll(() => moving(page)).toBeGreaterThan(0)
    })
  })
}

test('an item of the ticker with the focus stays visible @rest', async ({ page, sampleSite }) => {
  await page.goto(sampleSite.url)
  const link = band(page).getByRole('link', { name: sample.news[1]!.title })
  await link.focus()
  expect(await moving(page)).toBe(0)
  await expect(link).toBeInViewport({ ratio: 1 })
})
