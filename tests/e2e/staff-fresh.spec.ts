import type { Page } from '@playwright/test'
import { ADMIN, expect, ownSite, test } from './site.ts'
import { openScreen, PDF_FILE, signIn, signInTo, takeScreen } from './staff.ts'

/** A change is visible everywhere without a reload. */

const site = ownSite('empty')

async function go(page: Page, name: string): Promise<void> {
  await takeScreen(page, name)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('a deleted entry is in the bin and in the history at once @rest', async ({ page }) => {
  await signInTo(page, site, 'bin')
  await expect(page.getByText('এখানে কিছু নেই। যা মুছবেন')).toBeVisible()
  await go(page, 'বদলের ইতিহাস')
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await go(page, 'নোটিশ বোর্ড')
  await page.locator('[name=title]').fill('ভুল নোটিশ')
  await page.locator('[name=file]').setInputFiles(PDF_FILE)
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('listitem').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const status = page.getByRole('status').filter({ hasText: 'মুছে ফেলা হয়েছে।' })
  // Without this, the message covers the menu button for longer than a list stays fresh.
  await status.getByRole('button', { name: 'বন্ধ করুন' }).click()
  await go(page, 'মুছে ফেলা জিনিস')
  await expect(page.getByRole('listitem').filter({ hasText: 'ভুল নোটিশ' })).toBeVisible()
  await go(page, 'বদলের ইতিহাস')
  await expect(page.getByRole('listitem').filter({ hasText: 'ভুল নোটিশ' })).toHaveCount(2)
})

test('contact details that load late are updated @rest', async ({ page }) => {
  await signIn(page, site)
  const fields = ['schoolName', 'address', 'wardNumber', 'corporation', 'postOffice', 'postCode']
  const others = ['policeStation', 'upazila', 'district', 'division', 'phone', 'email', 'website']
  const data = Object.fromEntries([...fields, ...others].map((field) => [field, `${field} ১`]))
  await page.request.post(`${site.url}/api/contactus`, { data })
  await page.route('**/api/contactus', (route) => route.abort('connectionreset'), { times: 2 })
  await openScreen(page, site, 'contactus')
  await expect(page.getByRole('button', { name: 'Add Information' })).toBeVisible()
  await page.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await expect(page.locator('[name=upazila]')).toHaveValue('upazila ১')
  await expect(page.getByText('No data found. You can input new data.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
})

/** The last test, because it changes the password that all tests use. */
test('sessions that a new password ended are gone @rest', async ({ page, playwright }) => {
  const elsewhere = await playwright.request.newContext()
  await elsewhere.post(`${site.url}/api/admin/login`, { data: ADMIN })
  await signInTo(page, site, 'accounts')
  const sessions = page.getByRole('region', { name: 'যেসব ফোন ও কম্পিউটারে প্রবেশ করা আছে' })
  await expect(sessions.getByRole('button', { name: 'ওখান থেকে বের করুন' }).first()).toBeVisible()
  await page.locator('[name=currentPassword]').fill(ADMIN.password)
  await page.locator('[name=newPassword]').fill('another long test password')
  await page.getByRole('button', { name: 'পাসওয়ার্ড বদলান' }).click()
  await expect(page.getByText('অন্য সব ফোন ও কম্পিউটার থেকে বের করা হয়েছে।')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await elsewhere.dispose()
})
