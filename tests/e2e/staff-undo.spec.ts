import type { Page } from '@playwright/test'
import {
  ADMIN,
  expect,
  expectAccessible,
  expectToFit,
  fixtureFile,
  form,
  signIn as signInToApi,
  type Site,
  startSite,
  stopSiteAfter,
  test,
  type Write,
} from './site.ts'
import type { Fields } from '#src/records/history/difference.ts'
import { bn, en } from '#src/words/public-words.ts'
import { openScreen, signIn } from './staff.ts'

let site: Site
let write: Write

// All tests of a worker share the bin and the history.
test.beforeEach(async ({ page }) => {
  site = await startSite('empty')
  write = await signInToApi(site)
  await signIn(page, site)
})
test.afterEach(({ page }) => stopSiteAfter(page, site))

const LONG =
  'ষষ্ঠ থেকে নবম শ্রেণির সকল শিক্ষার্থীর বার্ষিক পরীক্ষার পরিবর্তিত সময়সূচি এবং অভিভাবকদের জন্য জরুরি নির্দেশনা, ২০২৬'

async function publish(title: string): Promise<{ _id: string; filePath: string }> {
  const file = await fixtureFile('notice.pdf')
  const answer = await write('POST', 'notices', form({ title, file }))
  return (await answer.json()) as { _id: string; filePath: string }
}

async function open(page: Page, screen: 'bin' | 'history' | 'createNotice'): Promise<void> {
  await openScreen(page, site, screen)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const entries = (page: Page) => page.getByRole('main').getByRole('listitem')

test('a deleted entry is restored at once, from the message @rest', async ({ page }) => {
  const { filePath } = await publish(LONG)
  await open(page, 'createNotice')
  await entries(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(entries(page)).toHaveCount(0)
  expect((await page.request.get(`${site.url}/${filePath}`)).status()).toBe(410)
  await expectAccessible(page)
  // The message covers neither the menu nor the way home.
  await page.getByRole('link', { name: 'অফিস', exact: true }).click({ trial: true })
  await page.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
  await expect(entries(page)).toContainText(LONG)
  await expect(page.getByText('আগের জায়গায় ফিরে এসেছে।')).toBeVisible()
  expect((await page.request.get(`${site.url}/${filePath}`)).status()).toBe(200)
})

test('a deleted file is a page with a link to its list @rest', async ({ page }) => {
  const { _id, filePath } = await publish(LONG)
  await write('DELETE', `notices/${_id}`, {})
  for (const [words, list, referer] of [
    [bn, '/allNotices', '/allNotices'],
    [en, '/en/allNotices', '/en/allNotices'],
  ] as const) {
    const { title, toList } = words.notices.deleted
    const response = await page.goto(`${site.url}/${filePath}`, { referer: site.url + referer })
    expect(response!.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByText(LONG)).toHaveCount(0)
    await expectAccessible(page)
    await expectToFit(page)
    await page.getByRole('link', { name: toList }).click()
    await expect(page).toHaveURL(site.url + list)
  }
})

test('the bin restores with one click, or removes for good', async ({ page }) => {
  await open(page, 'bin')
  await expect(page.getByText('এখানে কিছু নেই। যা মুছবেন')).toBeVisible()
  await expectAccessible(page)
  for (const title of [LONG, 'দ্বিতীয়', 'তৃতীয়']) {
    await write('DELETE', `notices/${(await publish(title))._id}`, {})
  }
  await page.reload()
  await expect(entries(page)).toHaveCount(3)
  await expect(entries(page).first()).toContainText('admin · আজ')
  await expectAccessible(page)
  await expectToFit(page)

  const first = entries(page).filter({ hasText: LONG })
  await first.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
  await expect(first).toHaveCount(0)
  const link = page.getByRole('link', { name: 'আগের জায়গায় ফিরে এসেছে' })
  await expectAccessible(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'নোটিশ বোর্ড' })).toBeVisible()
  await expect(entries(page)).toContainText(LONG)

  await open(page, 'bin')
  const dialog = page.getByRole('dialog')
  // Nobody presses it by mistake instead of restoring.
  await expect(entries(page).getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await entries(page).first().locator('summary').click()
  await entries(page).first().getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText('আর ফিরিয়ে আনা যাবে না')
  await expectAccessible(page)
  await dialog.locator('[name=currentPassword]').fill('a wrong password')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('alert')).toContainText('এখনকার পাসওয়ার্ডটি মেলেনি')
  await dialog.locator('[name=currentPassword]').fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(entries(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'সব চিরতরে মুছুন' }).click()
  await dialog.locator('[name=currentPassword]').fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('এখানে কিছু নেই। যা মুছবেন')).toBeVisible()
  await expect(page.getByRole('button', { name: 'সব চিরতরে মুছুন' })).toHaveCount(0)
})

test('a count made again keeps the old count in the bin @rest', async ({ page }) => {
  const count = { className: 'Six', shift: 'Day', section: 'A', girls: 30 }
  const { _id } = (await (await write('POST', 'studentCounts', count)).json()) as { _id: string }
  await write('DELETE', `studentCounts/${_id}`, {})
  await write('POST', 'studentCounts', count)
  await open(page, 'bin')
  await entries(page).getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
  await expect(page.getByRole('alert')).toContainText('আগে নতুনটি মুছুন')
  await expectAccessible(page)
  await expect(entries(page)).toHaveCount(1)
})

test('the history shows changes and authors, and sets a title back @rest', async ({ page }) => {
  const { _id } = await publish('ঠিক নাম')
  await write('PUT', `notices/${_id}`, { title: 'ভুল নাম' })
  await write('PUT', 'site', { history: `${LONG} `.repeat(9), phone: '01700-000000' })
  await open(page, 'history')
  await expect(entries(page)).toHaveCount(4)
  await expectAccessible(page)
  await expectToFit(page)

  await page.locator('[name=kind]').selectOption('notices')
  await expect(entries(page)).toHaveCount(2)
  const changed = entries(page).first()
  await expect(changed).toContainText('admin')
  const fold = changed.locator('summary')
  await expect(fold).toContainText('ভুল নাম')
  await fold.click()
  await expect(changed.getByRole('row').last()).toContainText('ঠিক নাম')

  const created = entries(page).last()
  await created.locator('summary').click()
  await expect(created.getByRole('row', { name: 'ঠিক নাম' })).toBeVisible()
  await expect(created).not.toContainText('কিছু নেই')
  await expect(changed.getByRole('row').last()).toContainText('ভুল নাম')
  await changed.getByRole('button', { name: 'আগের মতো করুন' }).click()
  await expect(entries(page).first()).toContainText('আগের মতো করা')
  await expect(page.getByRole('link', { name: 'আগের মতো করা হয়েছে' })).toBeVisible()
  expect(await (await page.request.get(`${site.url}/allNotices`)).text()).toContain('ঠিক নাম')

  // A second click would change nothing.
  await entries(page).nth(1).getByRole('button', { name: 'আগের মতো করুন' }).click()
  await expect(page.getByRole('alert')).toContainText('এখন তা-ই লেখা আছে')
  await expectAccessible(page)
})

test('setting an older change back shows both versions @rest', async ({ page }) => {
  const { _id } = await publish('প্রথম নাম')
  await write('PUT', `notices/${_id}`, { title: 'দ্বিতীয় নাম' })
  await write('PUT', `notices/${_id}`, { title: 'তৃতীয় নাম' })
  const title = async () =>
    ((await (await page.request.get(`${site.url}/api/notices/${_id}`)).json()) as { title: string })
      .title
  await open(page, 'history')
  await page.locator('[name=kind]').selectOption('notices')
  await expect(entries(page)).toHaveCount(3)
  const older = entries(page).nth(1).getByRole('button', { name: 'আগের মতো করুন' })
  await older.click()
  const dialog = page.getByRole('dialog', { name: 'পরে এটি আবার বদলানো হয়েছে' })
  await expect(dialog.getByRole('row').last()).toContainText('তৃতীয় নাম')
  await expect(dialog.getByRole('row').last()).toContainText('প্রথম নাম')
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'এখন যা আছে তা-ই থাকুক' }).click()
  await expect(dialog).toBeHidden()
  expect(await title()).toBe('তৃতীয় নাম')

  await older.click()
  await dialog.getByRole('button', { name: 'তবু আগের মতো করুন' }).click()
  await expect(page.getByRole('link', { name: 'আগের মতো করা হয়েছে' })).toBeVisible()
  expect(await title()).toBe('প্রথম নাম')
})

test('setting back many records leaves those with newer changes, and names them @rest', async ({
  page,
}) => {
  const ids: string[] = []
  for (const title of ['এক', 'দুই', 'তিন']) ids.push((await publish(title))._id)
  await write('POST', 'notices/many', { ids, act: 'topic', topic: 'exam' })
  for (const id of ids.slice(1)) await write('PUT', `notices/${id}`, { topic: 'fee' })
  await open(page, 'history')
  const entry = entries(page).filter({ hasText: 'একসঙ্গে ৩টি' })
  await entry.getByRole('button', { name: 'আগের মতো করুন' }).click()
  await expect(page.getByText('যেমন আছে তেমনই থাকল: তিন, দুই।')).toBeVisible()
  await expectAccessible(page)
  const all = await (await page.request.get(`${site.url}/api/notices`)).json()
  const topics = Object.fromEntries(all.map(({ title, topic }: Fields) => [title, topic]))
  expect(topics).toEqual({ এক: null, দুই: 'fee', তিন: 'fee' })
})

test('the history sets a replaced monogram back, with its file @rest', async ({ page }) => {
  const upload = async () => {
    const answer = await write('PUT', 'site/logo', form({ file: await fixtureFile('photo.webp') }))
    return ((await answer.json()) as { logo: { src: string } }).logo.src
  }
  const old = await upload()
  await upload()
  const status = async () => (await page.request.get(`${site.url}/${old}`)).status()
  expect(await status()).toBe(404)

  await open(page, 'history')
  await entries(page).first().getByRole('button', { name: 'আগের মতো করুন' }).click()
  await expect(page.getByRole('link', { name: 'আগের মতো করা হয়েছে' })).toBeVisible()
  expect(await status()).toBe(200)
})

test('both screens load more, and say when they cannot @rest', async ({ page }) => {
  for (let index = 0; index < 31; index += 1) await write('PUT', 'site', { place: `স্থান ${index}` })
  await open(page, 'history')
  await expect(entries(page)).toHaveCount(30)
  await page.getByRole('button', { name: 'আরও দেখান' }).click()
  await expect(entries(page)).toHaveCount(32)

  for (const screen of ['bin', 'history'] as const) {
    await page.route(`**/api/admin/${screen}?**`, (route) => route.fulfill({ status: 503 }))
    await open(page, screen)
    await expect(page.getByRole('alert')).toContainText('তালিকাটি আনা গেল না')
    await expectAccessible(page)
    await page.unroute(`**/api/admin/${screen}?**`)
    await page.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('both screens say in English that nobody is told @rest', async ({ page }) => {
  await write('DELETE', `notices/${(await publish('ক'))._id}`, {})
  for (const screen of ['history', 'bin'] as const) {
    await open(page, screen)
    await expect(page.getByText('এতে কারও ফোনে খবর যায় না')).toBeVisible()
  }
  const menu = page.getByRole('button', { name: 'মেনু' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'English' }).first().click()
  await expect(page.getByRole('main').getByRole('button', { name: /^Restore/ })).toBeVisible()
  await expect(page.getByText('Followers are not told of it.')).toBeVisible()
  await open(page, 'history')
  await expect(page.getByRole('heading', { level: 1, name: 'History of changes' })).toBeVisible()
  await expect(page.getByText('Followers are not told of it.')).toBeVisible()
  await expect(entries(page)).toContainText(['Deleted', 'New', 'New'])
  await expectAccessible(page)
})
