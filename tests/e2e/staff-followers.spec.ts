import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { FollowersOverview } from '#src/features/following/followers-schema.ts'
import type { Wants } from '#src/features/following/schema.ts'
import { formatNumber } from '#src/words/format.ts'
import { type FakePush, startFakePush } from '../fake-push.ts'
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
import { openScreen, PDF_FILE, signIn, signInTo } from './staff.ts'

let service: FakePush
let site: Site

test.beforeAll(async () => {
  service = await startFakePush({ subject: /^https:\/\/localhost:\d+$/ })
  const port = await findFreePort()
  const PUBLIC_URL = `http://localhost:${port}`
  site = await startSite('empty', {
    PORT: String(port),
    PUBLIC_URL,
    PUSH_HOSTS: service.host,
    NODE_EXTRA_CA_CERTS: service.certificateFile,
  })
})
test.afterAll(async () => {
  await stopSite(site)
  await service.close()
})

const readFollowers = async (page: Page) =>
  (await (await page.request.get(`${site.url}/api/followers`)).json()) as FollowersOverview

/** Phones follow, and get their first message. */
async function follow(page: Page, ...wanted: Partial<Wants>[]): Promise<void> {
  const before = (await readFollowers(page)).followers.all
  for (const wants of wanted) {
    const { endpoint, keys } = service.subscribe()
    const data = { ...newFollower(wants), subscription: { endpoint, keys } }
    expect((await page.request.post(`${site.url}/api/follow`, { data })).status()).toBe(201)
  }
  const count = async () => (await readFollowers(page)).followers.all
  await expect.poll(count).toBe(before + wanted.length)
}

test('the office sees and invites followers, and turns all off @rest', async ({ page }) => {
  await signIn(page, site)
  const open = () => openScreen(page, site, 'followers')
  await open()
  await expect(page.getByText('এখনো কোনো ফোন অনুসরণ করছে না।')).toBeVisible()
  const invitation = page.getByRole('region', { name: 'অভিভাবকদের জানান' })
  await expect(
    invitation.getByText(`${new URL(site.url).host}/follow`, { exact: true }),
  ).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)

  await follow(page, { shift: null }, { shift: 'Morning' })
  await open()
  await expect(page.getByText('২টি ফোন', { exact: true })).toBeVisible()
  await expect(page.getByText(/^দুই শিফট\s১ · প্রভাতি\s১ · দিবা\s০$/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'এই ফোনে একটি পরীক্ষা' }).click()
  await expect(page.getByText(/^এই ফোন এখনো অনুসরণ করছে না/)).toBeVisible()
  // A real subscription needs the network of the browser's maker.
  const { endpoint: ownEndpoint, keys } = service.subscribe()
  const own = { ...newFollower(), subscription: { endpoint: ownEndpoint, keys } }
  await page.request.post(`${site.url}/api/follow`, { data: own })
  await page.evaluate((endpoint) => {
    const registration = { pushManager: { getSubscription: async () => ({ endpoint }) } }
    Object.assign(navigator.serviceWorker, { getRegistration: async () => registration })
  }, ownEndpoint)
  await page.getByRole('button', { name: 'এই ফোনে একটি পরীক্ষা' }).click()
  await expect(page.getByText(/^পাঠানো হয়েছে। কয়েক সেকেন্ডের/)).toBeVisible()

  await page.getByRole('button', { name: 'সব বন্ধ করুন' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'সব বন্ধ করুন' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'কতটি ফোন' })).toContainText('সব বন্ধ রাখা আছে')
  await expect(invitation).toHaveCount(0)
  const state = async () => (await page.request.get(`${site.url}/api/follow`)).json()
  expect(await state()).toMatchObject({ isOn: false })
  await page.getByRole('button', { name: 'আবার চালু করুন' }).click()
  await expect(invitation).toBeVisible()
  expect(await state()).toMatchObject({ isOn: true })
})

test('a clerk sees how many phones ring and decides it @rest', async ({ page }) => {
  await signIn(page, site)
  await follow(page, { topics: ['exam'], shift: 'Day' }, { topics: ['fee'], shift: 'Day' })
  const { kinds, topics, closures } = (await readFollowers(page)).followers
  const inBengali = (count: number) => formatNumber(count, 'bn')
  const stateOf = async (id: string) =>
    (await (await page.request.get(`${site.url}/api/notices/${id}/notify`)).json()).state

  await openScreen(page, site, 'createNotice')
  const tick = (count: number) =>
    page.getByRole('checkbox', { name: `ফোনে খবর দিন (${inBengali(count)} জন)` })
  await page.locator('[name=title]').click()
  await expect(tick(kinds.notices)).toBeChecked()
  await page.getByLabel('বিষয়ের ধরন').first().selectOption('exam')
  await tick(topics.exam).uncheck()
  await page.locator('[name=title]').fill('কাউকে না জানিয়ে')
  await page.locator('[name=file]').setInputFiles(PDF_FILE)
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: /^প্রকাশ করুন/ }).click()
  const note = page.getByRole('region', { name: 'প্রকাশিত হয়েছে' })
  await expect(note).toBeVisible()
  const [notice] = await (await page.request.get(`${site.url}/api/notices`)).json()
  expect(notice.title).toBe('কাউকে না জানিয়ে')
  await expectAccessible(page)
  expect(await stateOf(notice._id)).toBe('muted')

  const row = page.locator('.documents > li').filter({ hasText: 'কাউকে না জানিয়ে' })
  await row.getByRole('link', { name: 'কাউকে না জানিয়ে' }).click()
  await page.getByRole('button', { name: 'আবার ফোনে খবর দিন' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${inBengali(topics.exam)}টি ফোনে বার্তা যাবে`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'আবার ফোনে খবর দিন' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await stateOf(notice._id)).toBe('waiting')

  const nineDaysAgo = new Date(Date.now() - 9 * 24 * 60 * 60_000).toISOString()
  await page.request.post(`${site.url}/api/notices`, {
    multipart: { title: 'পুরোনো কাগজ', text: 'ক', draft: 'true', date: nineDaysAgo },
  })
  await openScreen(page, site, 'createNotice')
  await page.getByRole('link', { name: 'পুরোনো কাগজ' }).click()
  await page.getByRole('button', { name: 'এখনই প্রকাশ করুন' }).click()
  await expect(dialog).toContainText('কাগজের তারিখ দুই দিনের বেশি আগের')
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(page)

  const size = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 640 })
  await openScreen(page, site, 'calendar?close=tomorrow')
  const all = closures.both + closures.Morning + closures.Day
  // The words for visitors, the number of phones and the button are seen together.
  const rings = page.getByText(`ঘোষণা করলেই ${inBengali(all)}টি ফোনে জরুরি বার্তা যাবে।`)
  const bar = page.locator('.closure-form .go').filter({ has: rings })
  await expect(bar).toBeInViewport({ ratio: 1 })
  const bottom = async () => {
    const box = (await page.locator('.closure-band').boundingBox())!
    return box.y + box.height
  }
  await expect.poll(async () => (await bottom()) <= (await bar.boundingBox())!.y).toBe(true)
  await page.setViewportSize(size)
  await page.getByRole('button', { name: 'আগামীকাল বন্ধ ঘোষণা করুন' }).click()
  await expect(page.getByRole('button', { name: /^বিদ্যালয় খোলা: ঘোষণা বাতিল করুন/ })).toBeVisible()
  await expectAccessible(page)
})

test('the office removes phones that no message has reached @rest', async ({ page }) => {
  await signIn(page, site)
  // The first message reaches the phones of the tests before.
  await expect.poll(async () => (await readFollowers(page)).unreached).toBe(0)
  // Its push service refuses each message.
  const { endpoint, keys } = service.subscribe('refused')
  const data = { ...newFollower(), subscription: { endpoint, keys } }
  expect((await page.request.post(`${site.url}/api/follow`, { data })).status()).toBe(201)
  const { all } = (await readFollowers(page)).followers
  await expect.poll(async () => (await readFollowers(page)).unreached).toBe(1)
  expect((await readFollowers(page)).followers.all).toBe(all)

  await openScreen(page, site, 'followers')
  const card = page.getByRole('region', { name: 'যেসব ফোনে কখনো বার্তা পৌঁছায়নি' })
  await expect(card.getByText(/^১টি ফোন অনুসরণ করতে চেয়েছে/)).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await card.getByRole('button', { name: 'এখনই সরান' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'এখনই সরান' }).click()
  await expect(page.getByText('১টি ফোন সরানো হয়েছে।')).toBeVisible()
  await expect(card).toHaveCount(0)
  expect((await readFollowers(page)).unreached).toBe(0)
  await openScreen(page, site, 'history?kind=following')
  const entry = page.locator('.change').filter({ hasText: 'মুছে ফেলা' }).first()
  await entry.locator('summary').click()
  await expect(entry.getByRole('row', { name: /^কখনো বার্তা পৌঁছায়নি এমন ফোন/ })).toContainText('১')
})

test('an admin adds, tests and removes the address of a program @rest', async ({ page }) => {
  await signIn(page, site)
  // The code of the card comes late, so that the address is entered as soon as the page allows it.
  await page.route('**/webhooks-card-*.js', async (route) => {
    await setTimeout(1000)
    await route.continue()
  })
  await openScreen(page, site, 'followers')
  const card = page.getByRole('region', { name: /^অন্য প্রোগ্রামকে জানানো/ })
  const press = (name: string) => card.getByRole('button', { name }).click()
  await card.getByText('অন্য প্রোগ্রামকে জানানো').click()
  await card.getByLabel('প্রোগ্রামের ঠিকানা').fill('http://district.example/news')
  await press('ঠিকানা যোগ করুন')
  await expect(card.getByText(/^https:\/\/ দিয়ে শুরু/).first()).toBeVisible()
  await expectAccessible(page)
  // No name server knows it (RFC 6761).
  const url = 'https://district.invalid/news'
  await card.getByLabel('প্রোগ্রামের ঠিকানা').fill(url)
  await press('ঠিকানা যোগ করুন')
  await expect(card.locator('code')).toHaveText(/^whsec_/)
  await expectAccessible(page)
  await expectToFit(page)
  await press('চাবি সংরক্ষণ করেছি')
  await expect(card.locator('code')).toHaveCount(0)

  await expect(card.getByText('এখনো কিছু পাঠানো হয়নি')).toBeVisible()
  const menu = card.locator('.rows summary')
  await menu.click()
  await press('পরীক্ষা করুন')
  await expect(card.getByText('পাঠানো হচ্ছে…')).toBeVisible()
  await menu.click()
  await press('এই ঠিকানায় পাঠানো থামান')
  await expect(card.getByText('বন্ধ আছে')).toBeVisible()
  await press('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(card.getByText('এখনো কোনো প্রোগ্রামকে জানানো হয় না।')).toBeVisible()
})

test('without an https address, the office says what to do @rest', async ({ page, emptySite }) => {
  await signInTo(page, emptySite, 'followers')
  await expect(page.getByText(/সাইটে https নেই/)).toBeVisible()
  await expectAccessible(page)
})

test('English words fit into the buttons of a small phone @rest', async ({ page }) => {
  await signIn(page, site)
  await page.context().addCookies([{ name: 'staffLanguage', value: 'en', url: site.url }])
  const old = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 800 })
  await openScreen(page, site, 'createNotice#new')
  const label = page.locator('.begin .mantine-Button-label')
  await expect(label).toHaveCount(4)
  const tooWide = (labels: Element[]) =>
    labels.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)
  expect(await label.evaluateAll(tooWide)).toEqual([])
  const indent = await page.locator('.more-times > summary').evaluate((summary) => {
    const words = document.createRange()
    words.selectNodeContents(summary)
    return words.getBoundingClientRect().left - summary.getBoundingClientRect().left
  })
  expect(indent).toBeGreaterThan(10)

  await openScreen(page, site)
  const tops = await page
    .getByRole('region', { name: 'Sudden closure' })
    .getByRole('link', { name: /^Closed/ })
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(tops).toEqual([tops[0], tops[0]])

  await openScreen(page, site, 'followers')
  const below = await page
    .getByRole('button', { name: 'Send a test message' })
    .evaluate((button) => {
      const card = button.closest('.card')!
      const { bottom } = card.getBoundingClientRect()
      const { paddingBottom, borderBottomWidth } = getComputedStyle(card)
      const inside = bottom - parseFloat(paddingBottom) - parseFloat(borderBottomWidth)
      return inside - button.getBoundingClientRect().bottom
    })
  expect(Math.abs(below)).toBeLessThan(1)
  await page.getByRole('button', { name: 'Switch all off' }).click()
  const dialog = page.getByRole('dialog')
  const question = (await dialog.getByText('Switch it off?').boundingBox())!
  const cancel = (await dialog.getByRole('button', { name: 'Cancel' }).boundingBox())!
  expect(cancel.y - question.y - question.height).toBeGreaterThanOrEqual(12)
  await page.setViewportSize(old)
})
