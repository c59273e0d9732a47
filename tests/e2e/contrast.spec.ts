import type { Page } from '@playwright/test'
import { screens } from '#src/office/frame/screens.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { findLowContrast } from './contrast.ts'
import { isPhone, openMenu } from './pages.ts'
import { expect, type SharedSite, startSite, stopSiteAfter, test } from './site.ts'
import { signIn, signInTo } from './staff.ts'

const MENU = '.side-nav :is(a, button)'
/** Only the first rows of a list, because further rows are equal. */
const PRESSABLE = ':is(a, button, summary):not(:is(li, tr):nth-child(n + 4) *)'

/** Opens the staff menu, as a sidebar or as a drawer. */
async function openOffice(page: Page, site: SharedSite): Promise<void> {
  await signInTo(page, site, 'studentcount')
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'মেনু', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    for (const fold of await page.getByRole('dialog').locator('details').all()) {
      // Groups with a common name close each other.
      await fold.evaluate((group) => Object.assign(group, { name: '', open: true }))
    }
  }
}

test(
  'every entry of the staff menu has enough contrast in every state, current or not',
  { tag: ['@all-widths', '@rest'] },
  async ({ page, sampleSite }) => {
    await openOffice(page, sampleSite)
    const asItIs = await findLowContrast(page, MENU, 7)
    expect(asItIs.measured).toBeGreaterThan(screens.length * 15)
    expect.soft(asItIs.found).toEqual([])
    await page.evaluate(() => {
      for (const entry of document.querySelectorAll('.side-nav li a')) {
        entry.setAttribute('aria-current', 'page')
      }
    })
    expect.soft((await findLowContrast(page, MENU, 7)).found).toEqual([])
  },
)

test('a phone’s bar and drawer have enough contrast @rest', async ({ page, sampleSite }) => {
  await openOffice(page, sampleSite)
  const { found, measured } = await findLowContrast(page, '.bar button, .drawer > button')
  expect(measured).toBeGreaterThan(0)
  expect(found).toEqual([])
})

test(
  'controls on the staff screens have enough contrast in every state',
  { tag: ['@desk', '@rest'] },
  async ({ page }) => {
    test.slow()
    const site = await startSite('sample')
    await signIn(page, site)
    // Puts an entry into the bin.
    const [notice] = await (await page.request.get(`${site.url}/api/notices?limit=1`)).json()
    await page.request.delete(`${site.url}/api/notices/${notice._id}`)
    for (const { path } of screens) {
      await page.goto(site.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('লোড হচ্ছে')).toHaveCount(0)
      const { found, measured } = await findLowContrast(page, `main ${PRESSABLE}`)
      expect.soft(measured, path).toBeGreaterThan(0)
      expect.soft(found, path).toEqual([])
    }
    await stopSiteAfter(page, site)
  },
)

test(
  'every entry of the public menu has enough contrast in every state @rest',
  { tag: '@all-widths' },
  async ({ page, sampleSite }) => {
    await page.goto(`${sampleSite.url}/contact_us`)
    await openMenu(page, wordsIn('bn'))
    const { found, measured } = await findLowContrast(page, '.menu :is(a, summary)')
    expect(measured).toBeGreaterThan(100)
    expect(found).toEqual([])
  },
)

test(
  'controls on the public pages have enough contrast in every state',
  { tag: ['@desk', '@rest'] },
  async ({ page, sampleSite }) => {
    test.slow()
    for (const path of [
      '/',
      '/allNotices',
      '/photo-gallery',
      '/studentcount',
      '/officers_teachers',
    ]) {
      await page.goto(sampleSite.url + path)
      const { found, measured } = await findLowContrast(page, `body ${PRESSABLE}`)
      expect.soft(measured, path).toBeGreaterThan(0)
      expect.soft(found, path).toEqual([])
    }
  },
)
