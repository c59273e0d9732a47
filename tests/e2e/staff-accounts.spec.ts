import type { Locator, Page } from '@playwright/test'
import { ADMIN, expect, expectAccessible, ownSite, test } from './site.ts'
import { openScreen, signIn } from './staff.ts'

const site = ownSite('empty')

const SECRET = 'a password of her own'

async function open(page: Page, credentials = ADMIN): Promise<void> {
  await signIn(page, site, credentials)
  await openScreen(page, site, 'accounts')
  await expect(page.getByRole('heading', { level: 1, name: 'অ্যাকাউন্ট ও পাসওয়ার্ড' })).toBeVisible()
}

/** Adds an account through the API, with a different name for each test. */
async function add(page: Page, role: 'editor' | 'admin' = 'editor'): Promise<string> {
  const username = `salma-${test.info().project.name}-${test.info().testId.slice(-8)}`
  await signIn(page, site)
  const data = { username, password: SECRET, role, currentPassword: ADMIN.password }
  expect((await page.request.post(`${site.url}/api/admin/accounts`, { data })).status()).toBe(201)
  return username
}

/** The role is in the menu of the row, and not beside its other buttons. */
async function askForRole(entry: Locator): Promise<void> {
  await entry.locator('summary').click()
  await entry.getByRole('button', { name: 'দায়িত্ব বদলান…' }).click()
}

/** Changes the role in its dialog. */
async function changeRole(page: Page, username: string, action: string): Promise<void> {
  const entry = page.getByRole('listitem').filter({ hasText: username })
  await askForRole(entry)
  const dialog = page.getByRole('dialog', { name: `${username}: দায়িত্ব বদলাবেন?` })
  await expect(dialog).toContainText(username)
  await dialog.locator('[name=currentPassword]').fill(ADMIN.password)
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toHaveCount(0)
}

test('an account is added, made an admin, and removed', async ({ page }) => {
  await open(page)
  await expectAccessible(page)
  const username = `nasrin-${test.info().project.name}`
  await page.locator('[name=username]:not([type=hidden])').fill(username)
  await page.locator('[name=password]').fill(SECRET)
  await page.getByRole('button', { name: 'অ্যাকাউন্ট যোগ করুন' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: username })
  await expect(entry).not.toContainText('প্রধান ব্যবহারকারী')
  await changeRole(page, username, 'প্রধান ব্যবহারকারী করুন')
  await expect(entry).toContainText('প্রধান ব্যবহারকারী')
  await entry.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(username)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('alert')).toContainText('আপনার নিজের পাসওয়ার্ড')
  await dialog.locator('[name=currentPassword]').fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(entry).toHaveCount(0)
})

test('a role changes in a dialog with the admin’s own password @rest', async ({ page }) => {
  test.slow()
  const username = await add(page)
  await open(page)
  const entry = page.getByRole('listitem').filter({ hasText: username })
  await expect(entry.getByRole('button', { name: 'দায়িত্ব বদলান…' })).toBeHidden()
  await askForRole(entry)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('সবার অ্যাকাউন্ট ও পাসওয়ার্ড বদলাতে')
  await expectAccessible(page)
  await dialog.locator('[name=currentPassword]').fill('a wrong password')
  await dialog.getByRole('button', { name: 'প্রধান ব্যবহারকারী করুন' }).click()
  await expect(dialog.getByRole('alert')).toContainText('এখনকার পাসওয়ার্ডটি মেলেনি')
  await dialog.getByRole('button', { name: 'না, থাক' }).click()
  await expect(entry).not.toContainText('প্রধান ব্যবহারকারী')

  await changeRole(page, username, 'প্রধান ব্যবহারকারী করুন')
  await expect(entry).toContainText('প্রধান ব্যবহারকারী')
  await changeRole(page, username, 'শুধু ব্যবহারকারী করুন')
  await expect(entry).not.toContainText('প্রধান ব্যবহারকারী')
})

test('an admin needs her password to add an admin or set a password', async ({ page }) => {
  const editor = await add(page)
  await open(page)
  const username = `rahima-${test.info().project.name}`
  const form = page.getByRole('region', { name: 'নতুন অ্যাকাউন্ট' })
  await form.locator('[name=username]:not([type=hidden])').fill(username)
  await form.locator('[name=password]').fill(SECRET)
  await expect(form.locator('[name=currentPassword]')).toHaveCount(0)
  await form.locator('[name=role]').selectOption('admin')
  await form.getByRole('button', { name: 'অ্যাকাউন্ট যোগ করুন' }).click()
  await expect(form.getByRole('alert')).toContainText('আপনার নিজের পাসওয়ার্ড')
  await expectAccessible(page)
  await form.locator('[name=currentPassword]').fill(ADMIN.password)
  await form.getByRole('button', { name: 'অ্যাকাউন্ট যোগ করুন' }).click()
  const added = page.getByRole('listitem').filter({ hasText: username })
  await expect(added).toContainText('প্রধান ব্যবহারকারী')
  // Other tests need a site with one admin.
  await added.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').locator('[name=currentPassword]').fill(ADMIN.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(added).toHaveCount(0)

  const entry = page.getByRole('listitem').filter({ hasText: editor })
  await entry.locator('summary').click()
  await entry.getByRole('button', { name: 'নতুন পাসওয়ার্ড দিন' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=password]').fill('another long password')
  await dialog.locator('[name=currentPassword]').fill('a wrong password')
  await dialog.getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  await expect(dialog.getByRole('alert')).toContainText('এখনকার পাসওয়ার্ডটি মেলেনি')
  await dialog.locator('[name=currentPassword]').fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  await expect(dialog).toHaveCount(0)
  await signIn(page, site, { username: editor, password: 'another long password' })
})

test('an admin cannot change her own role @rest', async ({ page }) => {
  await open(page)
  const own = page.getByRole('listitem').filter({ hasText: 'আপনি' })
  await expect(own.getByRole('button', { name: 'Delete' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'ব্যবহারকারী করুন' })).toHaveCount(0)
})

test('an editor can restore from the bin, and cannot delete permanently', async ({ page }) => {
  const username = await add(page)
  await signIn(page, site, { username, password: SECRET })
  const url = `${site.url}/api/calendar`
  const data = { title: 'ভুল ছুটি', kind: 'holiday', from: '2027-01-05', to: '2027-01-05' }
  const { _id } = await (await page.request.post(url, { data })).json()
  expect((await page.request.delete(`${url}/${_id}`)).status()).toBe(204)
  await openScreen(page, site, 'bin')
  const entry = page.getByRole('listitem').filter({ hasText: 'ভুল ছুটি' })
  await expect(entry.getByRole('button', { name: 'ফিরিয়ে আনুন' })).toBeVisible()
  await expect(page.getByText('চিরতরে মুছতে পারেন শুধু প্রধান ব্যবহারকারী।')).toBeVisible()
  await expect(entry.locator('summary')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await entry.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
  await expect(entry).toHaveCount(0)
})

test('a taken name and a short password are refused at the field @rest', async ({ page }) => {
  const username = await add(page)
  await open(page)
  await page.locator('[name=username]:not([type=hidden])').fill(username)
  await page.locator('[name=password]').fill(SECRET)
  await page.getByRole('button', { name: 'অ্যাকাউন্ট যোগ করুন' }).click()
  await expect(page.getByRole('alert')).toContainText('আগে থেকেই আছে')
  await page.locator('[name=password]').fill('short')
  await page.getByRole('button', { name: 'অ্যাকাউন্ট যোগ করুন' }).click()
  await expect(page.getByRole('alert')).toContainText('অন্তত ৮ অক্ষরের')
  await expectAccessible(page)
  await expect(page.locator('[name=username]:not([type=hidden])')).toHaveValue(username)
})

test('an editor changes only her own password, with the current one @rest', async ({ page }) => {
  const username = await add(page)
  await open(page, { username, password: SECRET })
  await expect(page.getByRole('heading', { name: 'নতুন অ্যাকাউন্ট' })).toHaveCount(0)
  await page.locator('[name=currentPassword]').fill('not this one')
  await page.locator('[name=newPassword]').fill('another long password')
  await page.getByRole('button', { name: 'পাসওয়ার্ড বদলান' }).click()
  await expect(page.getByRole('alert')).toContainText('এখনকার পাসওয়ার্ডটি মেলেনি')
  await page.locator('[name=currentPassword]').fill(SECRET)
  await page.getByRole('button', { name: 'পাসওয়ার্ড বদলান' }).click()
  await expect(page.getByText('পাসওয়ার্ড বদলানো হয়েছে')).toBeVisible()
  await signIn(page, site, { username, password: 'another long password' })
})

test('a session on another device can be ended @rest', async ({ page, browser }) => {
  const username = await add(page)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signIn(other, site, { username, password: SECRET })
  await open(page, { username, password: SECRET })
  await page.getByRole('button', { name: 'ওখান থেকে বের করুন' }).first().click()
  await expect(page.getByText('ওখান থেকে বের করা হয়েছে।')).toBeVisible()
  expect((await other.request.get(`${site.url}/api/admin/me`)).status()).toBe(401)
  await elsewhere.close()
})
