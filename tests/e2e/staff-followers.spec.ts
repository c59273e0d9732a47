import { findFreePort } from '../free-port.ts'
import { newFollower } from '../made-follower.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  type Site,
  startSite,
  stopSite,
  test,
} from './site.ts'
import { signIn } from './staff.ts'

let site: Site

test.beforeAll(async () => {
  const port = await findFreePort()
  const PUBLIC_URL = `http://localhost:${port}`
  site = await startSite('empty', { PORT: String(port), PUBLIC_URL })
})
test.afterAll(() => stopSite(site))

test('the office sees its followers, tells guardians how to follow, and turns all messages off', async ({
  page,
}) => {
  await signIn(page, site)
  const open = () => page.goto(`${site.url}/admin/dashboard/followers`)
  await open()
  await expect(page.getByText('এখনো কোনো ফোন অনুসরণ করছে না।')).toBeVisible()
  const invitation = page.getByRole('region', { name: 'অভিভাবকদের জানান' })
  await expect(
    invitation.getByText(`${new URL(site.url).host}/follow`, { exact: true }),
  ).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)

  for (const shift of [null, 'Morning'] as const) {
    const data = newFollower({ shift })
    const answer = await page.request.post(`${site.url}/api/follow`, { data })
    expect(answer.status()).toBe(201)
  }
  await open()
  await expect(page.getByText('২টি ফোন', { exact: true })).toBeVisible()
  await expect(page.getByText('দুই শিফট ১ · প্রভাতি ১ · দিবা ০')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'SMS-এর লেখা কপি করুন' }).click()
  await expect(page.getByText(/^কপি হয়েছে/)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n').at(-1)).toBe(`${site.url}/follow`)
  expect(copied.length).toBeLessThanOrEqual(134)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'পরীক্ষামূলক বার্তা পাঠান' }).click()
  await expect(page.getByText(/^এই ফোন এখনো অনুসরণ করছে না/)).toBeVisible()
  // A real subscription needs the network of the browser's maker.
  const own = newFollower()
  await page.request.post(`${site.url}/api/follow`, { data: own })
  await page.evaluate((endpoint) => {
    const registration = { pushManager: { getSubscription: async () => ({ endpoint }) } }
    Object.assign(navigator.serviceWorker, { getRegistration: async () => registration })
  }, own.subscription.endpoint)
  await page.getByRole('button', { name: 'পরীক্ষামূলক বার্তা পাঠান' }).click()
  await expect(page.getByText(/^পাঠানো হয়েছে। কয়েক সেকেন্ডের/)).toBeVisible()

  await page.getByRole('button', { name: 'সব বন্ধ করুন' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'সব বন্ধ করুন' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'কত ফোন' })).toContainText('সব বন্ধ রাখা আছে')
  await expect(invitation).toHaveCount(0)
  const state = async () => (await page.request.get(`${site.url}/api/follow`)).json()
  expect(await state()).toMatchObject({ isOn: false })
  await page.getByRole('button', { name: 'আবার চালু করুন' }).click()
  await expect(invitation).toBeVisible()
  expect(await state()).toMatchObject({ isOn: true })
})

test('without an https address, the office says what to do', async ({ page, emptySite }) => {
  await signIn(page, emptySite)
  await page.goto(`${emptySite.url}/admin/dashboard/followers`)
  await expect(page.getByText(/PUBLIC_URL-এ https ঠিকানা/)).toBeVisible()
  await expect(page.getByRole('button', { name: /SMS/ })).toHaveCount(0)
  await expectAccessible(page)
})
