import type { Page } from '@playwright/test'
import { staffBn } from '#src/words/staff-words.ts'
import { isPhone } from './pages.ts'
import { expect, expectAccessible, test } from './site.ts'
import { signInTo } from './staff.ts'

/** The search field in the menu; on a phone, this opens the menu. */
async function openSearch(page: Page) {
  if (isPhone(page)) {
    await page.getByRole('button', { name: staffBn.menu, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  const field = page.getByRole('combobox', { name: staffBn.find }).filter({ visible: true })
  await field.click()
  return field
}

test(
  'the office finds a person by a part of the name, and shows the row of the person',
  { tag: '@all-widths' },
  async ({ page, sampleSite }) => {
    await signInTo(page, sampleSite)
    const field = await openSearch(page)
    await field.pressSequentially('মাধু')
    const option = page.getByRole('option', { name: /^মাধুরী রানী সরকার শিক্ষক ও কর্মচারী/ })
    await expect(option).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await option.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(staffBn.screens.officers)
    const row = page.getByRole('listitem').filter({ hasText: 'মাধুরী রানী সরকার' })
    await expect(row.first()).toBeFocused()
    await expect(row.first()).toBeInViewport()
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)

test(
  'the keyboard chooses a result, and Escape closes the results before the menu @rest',
  { tag: '@all-widths' },
  async ({ page, sampleSite }) => {
    await signInTo(page, sampleSite)
    const field = await openSearch(page)
    await field.pressSequentially('টেলিগ্রাম')
    const options = page.getByRole('option')
    await expect(options.first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /টি পাওয়া গেছে/ })).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(staffBn.screens.site)
  },
)

test('Enter before the results have arrived leads to the first of them, not of earlier ones @rest', async ({
  page,
  sampleSite,
}) => {
  await signInTo(page, sampleSite)
  const field = await openSearch(page)
  await field.pressSequentially('ছুটি')
  await expect(page.getByRole('option').first()).toBeVisible()
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/api/admin/search*', async (route) => {
    await isPressed
    await route.continue()
  })
  await field.fill('টেলিগ্রাম')
  await page.keyboard.press('Enter')
  press()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(staffBn.screens.site)
})

test('Back on a phone closes the results, then the menu @rest', async ({ page, sampleSite }) => {
  await signInTo(page, sampleSite)
  const field = await openSearch(page)
  await field.pressSequentially('ছুটি')
  await expect(page.getByRole('option').first()).toBeVisible()
  // All answers have arrived.
  await page.waitForLoadState('networkidle')
  const entry = () => page.evaluate(() => (window.history.state as { idx: number }).idx)
  const open = await entry()
  await page.goBack()
  await expect(page.getByRole('option')).toHaveCount(0)
  // The page returns to its entry of the history. A Back before that would be lost.
  await expect.poll(entry).toBe(open)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(page.url()).toBe(`${sampleSite.url}/admin/dashboard`)
})

test('says that nothing was found, and keeps the typed words @rest', async ({
  page,
  sampleSite,
}) => {
  await signInTo(page, sampleSite)
  const field = await openSearch(page)
  await field.pressSequentially('কখগঘঙচছজ')
  const status = page.getByRole('status').filter({ visible: true })
  await expect(status.filter({ hasText: 'খুঁজে কিছু পাওয়া যায়নি' })).toBeVisible()
  await page.route('**/api/admin/search*', (route) => route.abort())
  await field.fill('নোটিশ')
  await expect(status.filter({ hasText: 'খোঁজা গেল না' })).toBeVisible()
  await expect(field).toHaveValue('নোটিশ')
})

test('a result opens its section of counts or its month @rest', async ({ page, sampleSite }) => {
  await signInTo(page, sampleSite)
  await (await openSearch(page)).pressSequentially('ষষ্ঠ শ্রেণি ক শাখা প্রভাতি')
  await page.getByRole('option', { name: /^ষষ্ঠ শ্রেণি, ক শাখা, প্রভাতি/ }).click()
  await expect(page.locator('[name=className]')).toHaveValue('Six')
  await (await openSearch(page)).pressSequentially('বিজয় দিবস')
  const option = page.getByRole('option', { name: /বিজয় দিবস শিক্ষাপঞ্জি/ }).first()
  await option.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'বিজয় দিবস' }).first()).toBeFocused()
})
