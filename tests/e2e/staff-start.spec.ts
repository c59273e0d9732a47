import { changeBackupState } from '#src/backup/state.ts'
import {
  ADMIN,
  expect,
  expectAccessible,
  expectToFit,
  startSite,
  stopSiteAfter,
  test,
} from './site.ts'
import { signIn } from './staff.ts'

test('the first page links to each list that is empty', async ({ page }) => {
  // A new site, because a site makes its first backup after some minutes.
  const site = await startSite('empty')
  await signIn(page, site)
  await page.goto(`${site.url}/admin/dashboard`)
  const notices = page.getByRole('main').getByRole('link', { name: /^নোটিশ বোর্ড/ })
  await expect(notices).toContainText('এখনো খালি')
  await expect(page.getByText('এখনো কিছু বদলায়নি।')).toBeVisible()
  await expect(page.getByText('এখনো কোনো ব্যাকআপ নেওয়া হয়নি')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('link', { name: 'নতুন নোটিশ' }).click()
  await expect(page.getByRole('button', { name: /কাগজের ছবি তুলুন/ })).toBeVisible()
  await page.goBack()
  await notices.click()
  await expect(page.getByRole('heading', { level: 1, name: 'নোটিশ বোর্ড' })).toBeVisible()
  await stopSiteAfter(page, site)
})

test('the first page says first that the database is damaged, and whom to tell @rest', async ({
  page,
}) => {
  const site = await startSite('empty')
  const lastCheck = { at: '2026-01-05T20:30:00.000Z', damage: 'row 1 missing from index x' }
  await changeBackupState(site.dataDir, { lastCheck })
  await signIn(page, site)
  await page.goto(`${site.url}/admin/dashboard`)
  const note = page.getByRole('alert')
  await expect(note).toContainText('৬ জানুয়ারি ২০২৬, রাত ২:৩০')
  await expect(note).toContainText('যিনি সার্ভার দেখেন তাঁকে এখনই জানান')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'ডেটাবেসের ফাইল নষ্ট হয়েছে',
  )
  await expectAccessible(page)
  await expectToFit(page)
  await stopSiteAfter(page, site)
})

test('an admin removes the sample content with her password, and changed entries stay', async ({
  page,
}) => {
  const site = await startSite('sample')
  await signIn(page, site)
  const [notice] = await (await page.request.get(`${site.url}/api/notices?limit=1`)).json()
  await page.request.put(`${site.url}/api/notices/${notice._id}`, { data: { title: 'নিজের' } })
  await page.goto(`${site.url}/admin/dashboard`)
  await expect(page.getByRole('main').getByRole('link', { name: /নোটিশ বোর্ড/ })).toContainText('১২')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'নমুনা তথ্য মুছুন' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').locator('[name=currentPassword]').fill(ADMIN.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /নোটিশ বোর্ড/ })).toContainText('১')
  await expect(page.getByRole('button', { name: 'নমুনা তথ্য মুছুন' })).toHaveCount(0)
  const home = await (await page.request.get(site.url)).text()
  expect(home).toContain('নিজের')
  expect(home).not.toContain('শাহানা পারভীন')
  await stopSiteAfter(page, site)
})

test('a server failure is reported, with a retry button @rest', async ({ page, emptySite }) => {
  await signIn(page, emptySite)
  await page.route('**/api/admin/overview', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(`${emptySite.url}/admin/dashboard`)
  await expect(page.getByRole('alert')).toContainText('সার্ভারে সমস্যা হয়েছে')
  await page.unroute('**/api/admin/overview')
  await page.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await expect(page.getByText('সাইটে এখন', { exact: true })).toBeVisible()
})
