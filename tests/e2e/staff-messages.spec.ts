import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { listWords } from '#src/features/documents/office/list/words.ts'
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
import { openScreen, signIn } from './staff.ts'

let service: FakePush
let site: Site

/** A time zone in which it is between noon and one o'clock now. Phones do not ring at night. */
function noonZone(): string {
  const hours = 12 - new Date().getUTCHours()
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

test.beforeAll(async () => {
  service = await startFakePush({ subject: /^https:\/\/localhost:\d+$/ })
  const port = await findFreePort()
  site = await startSite('empty', {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    PUSH_HOSTS: service.host,
    NODE_EXTRA_CA_CERTS: service.certificateFile,
    TZ_SCHOOL: noonZone(),
  })
})
test.afterAll(async () => {
  await stopSite(site)
  await service.close()
})

const readFollowers = async (page: Page) =>
  (await (await page.request.get(`${site.url}/api/followers`)).json()) as FollowersOverview

async function follow(page: Page, wanted: Partial<Wants>): Promise<void> {
  const before = (await readFollowers(page)).followers.all
  const { endpoint, keys } = service.subscribe()
  const data = { ...newFollower(wanted), subscription: { endpoint, keys } }
  expect((await page.request.post(`${site.url}/api/follow`, { data })).status()).toBe(201)
  await expect.poll(async () => (await readFollowers(page)).followers.all).toBe(before + 1)
}

/** Two minutes pass for all that waits. The next change wakes the sender. */
async function passTwoMinutes(page: Page): Promise<void> {
  const database = new DatabaseSync(path.join(site.dataDir, 'pathshala.sqlite'))
  database.exec('pragma busy_timeout = 5000')
  database.exec(`update push_delivery set due_at = '2020-01-01T00:00:00.000Z'`)
  database.close()
  await page.request.post(`${site.url}/api/news`, {
    multipart: { title: 'অন্য', text: 'ক', notifyFollowers: 'false' },
  })
}

const titles = () =>
  service.received.map(({ payload }) => payload.notification.title.normalize('NFC'))

async function publish(page: Page, title: string): Promise<void> {
  await page.locator('[name=title]').click()
  await page.getByRole('button', { name: 'লিখুন' }).first().click()
  await page.locator('#field-text').fill('আজ দেরি')
  await page.locator('[name=title]').fill(title)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('region', { name: 'প্রকাশিত হয়েছে' })).toBeFocused()
}

test('a clerk stops a message that waits, and sends it after all @rest', async ({ page }) => {
  await signIn(page, site)
  await follow(page, { topics: ['exam'] })
  await follow(page, { topics: ['fee'] })
  await openScreen(page, site, 'createNotice#new')
  const plan = page.locator('.new-document .say')
  await expect(plan).toContainText('এখনই প্রকাশ পাবে; ২ মিনিট পর ২টি ফোনে যাবে।')
  await page.getByLabel('বিষয়ের ধরন').first().selectOption('exam')
  await expect(plan).toContainText('২ মিনিট পর ১টি ফোনে যাবে।')
  await page.getByText('পরে', { exact: true }).click()
  await expect(plan).toContainText('আগামীকাল সকাল ৯টায় প্রকাশ পাবে; তার ২ মিনিট পর ১টি ফোনে যাবে।')
  await page.locator('[name=publishTime]').fill('22:00')
  await expect(plan).toContainText(/আগামীকাল রাত ১০টায় প্রকাশ পাবে; .* সকাল ৭টায় ১টি ফোনে যাবে।/)
  await page.getByText('এখনই', { exact: true }).click()
  await plan.getByRole('checkbox').uncheck()
  await expect(plan).toContainText('এখনই প্রকাশ পাবে; কাউকে জানানো হবে না।')
  await plan.getByRole('checkbox').check()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.locator('[name=title]').fill('ক')
  const block = (await page.locator('.new-document .go').boundingBox())!
  expect(block.height).toBeLessThanOrEqual(150)
  await expectAccessible(page)
  await expectToFit(page)

  await publish(page, 'আজ দেরিতে শুরু')
  const note = page.locator('.sent-note')
  await expect(note).toContainText('২ মিনিট পর ১টি ফোনে যাবে।')
  await expectAccessible(page)
  await expectToFit(page)
  await note.getByRole('button', { name: 'ফোনে পাঠানো থামান' }).click()
  await expect(note).toContainText('ফোনে পাঠানো থামানো হয়েছে।')
  expect((await readFollowers(page)).sendings[0]).toMatchObject({ state: 'withdrawn', waiting: 0 })
  await note.getByRole('button', { name: 'তবু ফোনে জানান' }).click()
  await expect(note).toContainText('২ মিনিট পর ১টি ফোনে যাবে।')
  await passTwoMinutes(page)
  await expect(note).toContainText(/১টি ফোনে গেছে।/, { timeout: 15_000 })
  await expect(note.getByRole('button', { name: 'ফোনে পাঠানো থামান' })).toHaveCount(0)
  expect(titles()).toContain('আজ দেরিতে শুরু'.normalize('NFC'))
  await note.getByRole('button', { name: 'ঠিক আছে' }).click()
  await expect(note).toHaveCount(0)

  await page.locator('[name=title]').click()
  await page.getByRole('button', { name: 'লিখুন' }).first().click()
  await page.locator('#field-text').fill('কাল দেরি')
  await page.locator('[name=title]').fill('কাল দেরিতে শুরু')
  await page.getByText('পরে', { exact: true }).click()
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(note).toContainText(/প্রকাশ হলে .টি ফোনে যাবে।/)
  await page.locator('[name=title]').click()
  await page.getByRole('button', { name: 'লিখুন' }).first().click()
  await page.locator('#field-text').fill('চুপচাপ')
  await page.locator('[name=title]').fill('চুপচাপ')
  await plan.getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(note).toContainText('ফোনে জানানো হচ্ছে না।')
})

test('an editor stops a message on the screen of followers @rest', async ({ page, browser }) => {
  await signIn(page, site)
  await follow(page, { topics: ['exam'] })
  const account = { username: 'helper', password: 'a long password of a helper', role: 'editor' }
  await page.request.post(`${site.url}/api/admin/accounts`, { data: account })
  await page.request.post(`${site.url}/api/notices`, { multipart: { title: 'থামুক', text: 'ক' } })
  const editor = await browser.newPage()
  await signIn(editor, site, account)
  await openScreen(editor, site, 'followers')
  const waiting = editor.getByRole('region', { name: 'অপেক্ষায়' })
  const entry = waiting.getByRole('listitem').filter({ hasText: 'থামুক' })
  await expect(entry).toContainText('যাবে')
  await expectAccessible(editor)
  await expectToFit(editor)
  await entry.getByRole('button', { name: 'ফোনে পাঠানো থামান' }).click()
  await expect(waiting).toHaveCount(0)
  await expect(
    editor.getByRole('listitem').filter({ hasText: 'থামুক' }).getByText('পাঠানো হয়নি'),
  ).toBeVisible()
  await editor.close()
})

test('phones that got a wrong notice are told when it goes @rest', async ({ page }) => {
  await signIn(page, site)
  await follow(page, { topics: ['exam'] })
  await openScreen(page, site, 'createNotice#new')
  await publish(page, 'কাল ছুটি')
  await publish(page, 'পরশু ছুটি')
  await passTwoMinutes(page)
  await expect.poll(() => titles().some((title) => title.includes('২টি নতুন নোটিশ'))).toBe(true)
  const phones = (await readFollowers(page)).followers.all
  // A phone can have the message before its answer is stored.
  await expect.poll(async () => (await readFollowers(page)).sendings[0]!.sent).toBe(phones)

  await page.reload()
  const row = (title: string) => page.locator('.documents > li').filter({ hasText: title })
  await row('কাল ছুটি').getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/এর খবর .+টি ফোনে গেছে।/)
  const tell = dialog.getByRole('checkbox', { name: /আগের খবরটি ভুল ছিল/ })
  await expect(tell).toBeChecked()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'মুছুন ও জানান (Delete)' }).click()
  await expect(row('কাল ছুটি')).toHaveCount(0)
  expect((await readFollowers(page)).sendings[0]).toMatchObject({
    reason: 'correction',
    waiting: phones,
  })
  const overview = await page.context().newPage()
  await openScreen(overview, site)
  const task = overview.getByRole('listitem').filter({ hasText: 'আগের খবরটি ভুল ছিল' })
  await expect(task.getByRole('link', { name: 'কাল ছুটি' })).toHaveAttribute('href', /\/bin$/)
  await overview.close()

  await row('পরশু ছুটি').getByRole('link', { name: 'পরশু ছুটি' }).click()
  const card = page.getByRole('region', { name: 'প্রকাশিত হয়েছে' })
  await expect(card).toContainText(/টি ফোনে গেছে।/)
  await card.getByRole('button', { name: 'আবার ফোনে খবর দিন' }).click()
  await expect(dialog).toContainText('একবার জানানো হয়েছে')
  await dialog.getByRole('button', { name: 'না, থাক' }).click()
  await card.getByRole('button', { name: 'সাইট থেকে সরিয়ে রাখুন' }).click()
  await expect(tell).toBeChecked()
  await tell.uncheck()
  await dialog.getByRole('button', { name: 'সাইট থেকে সরিয়ে রাখুন', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  expect(
    (await readFollowers(page)).sendings.filter(({ reason }) => reason === 'correction'),
  ).toHaveLength(1)

  service.received.length = 0
  await passTwoMinutes(page)
  await expect.poll(() => titles().length).toBe(phones)
  expect(new Set(titles())).toEqual(new Set(['আগের খবরটি ভুল ছিল'.normalize('NFC')]))
  await openScreen(page, site, 'followers')
  await expect(page.getByText('ভুল ছিল বলে জানানো').first()).toBeVisible()
})

test('many wrong notices are called back when they go @rest', async ({ page }) => {
  await signIn(page, site)
  await follow(page, { topics: ['exam'] })
  await openScreen(page, site, 'createNotice#new')
  for (const title of ['ভুল এক', 'ভুল দুই', 'ভুল তিন']) await publish(page, title)
  await page.request.post(`${site.url}/api/notices`, {
    multipart: { title: 'নীরব', text: 'ক', notifyFollowers: 'false' },
  })
  service.received.length = 0
  await passTwoMinutes(page)
  const phones = (await readFollowers(page)).followers.all
  await expect.poll(() => service.received.length).toBe(phones)
  await expect.poll(async () => (await readFollowers(page)).sendings[0]!.sent).toBe(phones)

  await page.reload()
  await page.getByRole('button', { name: listWords.bn.selectMany }).click()
  const tray = page.locator('.tray')
  const pick = async (...names: string[]) => {
    for (const title of names) await page.getByRole('checkbox', { name: title }).check()
  }
  const dialog = page.getByRole('dialog')
  const tell = dialog.getByRole('checkbox', { name: /আগের খবরটি ভুল ছিল/ })
  const bengali = formatNumber(phones, 'bn')
  await pick('ভুল এক', 'ভুল দুই', 'নীরব')
  await tray.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText(`এর মধ্যে ২টির খবর ${bengali}টি ফোনে গেছে।`)
  await expect(tell).toBeChecked()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'মুছুন ও জানান (Delete)' }).click()
  await expect(tray.locator('.done')).toBeFocused()
  const corrections = async () =>
    (await readFollowers(page)).sendings.filter(
      ({ reason, waiting }) => reason === 'correction' && waiting === phones,
    ).length
  expect(await corrections()).toBe(2)

  await pick('ভুল তিন')
  await tray.getByRole('button', { name: 'লুকান', exact: true }).click()
  await expect(dialog).toContainText(`এর মধ্যে ১টির খবর ${bengali}টি ফোনে গেছে।`)
  await expectAccessible(page)
  await tell.uncheck()
  await dialog.getByRole('button', { name: 'লুকান', exact: true }).click()
  await expect(tray.locator('.done')).toBeFocused()
  expect(await corrections()).toBe(2)

  service.received.length = 0
  await passTwoMinutes(page)
  await expect.poll(() => titles().length).toBe(2 * phones)
  expect(new Set(titles())).toEqual(new Set(['আগের খবরটি ভুল ছিল'.normalize('NFC')]))
})
