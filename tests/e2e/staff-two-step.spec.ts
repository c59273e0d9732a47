import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { codeOf } from '../two-step.ts'
import { expect, expectAccessible, expectToFit, ownSite, test } from './site.ts'
import { killSession, openScreen, signIn } from './staff.ts'

const site = ownSite('empty')

const password = 'a password of her own'

/** A new editor who has signed in and opened her accounts screen. */
async function open(page: Page, username: string): Promise<void> {
  await signIn(page, site)
  const data = { username, password }
  await page.request.post(`${site.url}/api/admin/accounts`, { data })
  await signIn(page, site, data)
  await openScreen(page, site, 'accounts')
}

test('an editor signs in with two steps, until she turns it off', async ({ page }) => {
  test.slow()
  const username = 'salma'
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const proof = dialog.locator('[name=currentPassword]')
  const code = page.locator('[name=code]')
  let secret = ''
  let recoveryCodes: string[] = []

  await test.step('turns it on', async () => {
    await open(page, username)
    await press('চালু করুন')
    await proof.fill('not this one')
    await press('পরের ধাপ')
    await expect(dialog.getByRole('alert')).toContainText('এখনকার পাসওয়ার্ডটি মেলেনি')
    await expectAccessible(page)
    await proof.fill(password)
    await press('পরের ধাপ')
    await expect(page.getByRole('heading', { name: 'ফোনে যোগ করুন' })).toBeFocused()
    await expect(page.getByRole('img', { name: 'QR কোড' })).toBeVisible()
    secret = (await page.locator('.secret').innerText()).replaceAll(' ', '')
    const link = page.getByRole('link', { name: 'এই ফোনের অ্যাপে খুলুন' })
    await expect(link).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret}`))
    await code.fill('১২৩')
    await press('কোড মিলিয়ে চালু করুন')
    await expect(page.getByRole('alert')).toContainText('ফোনে এখন এই কোড নেই')
    await expectAccessible(page)
    await expectToFit(page)
    await code.fill(codeOf(secret))
    await press('কোড মিলিয়ে চালু করুন')
  })

  await test.step('keeps the recovery codes', async () => {
    await expect(page.getByRole('heading', { name: 'আপনার জরুরি কোড' })).toBeFocused()
    recoveryCodes = await page
      .getByRole('list', { name: 'জরুরি কোডের তালিকা' })
      .getByRole('listitem')
      .allInnerTexts()
    expect(recoveryCodes).toHaveLength(8)
    await expectAccessible(page)
    await expectToFit(page)
    const download = page.waitForEvent('download')
    await press('ফাইলে সংরক্ষণ করুন')
    const kept = await readFile(await (await download).path(), 'utf8')
    for (const one of recoveryCodes) expect(kept).toContain(one)
    await press('রেখেছি')
    await expect(page.getByText('জরুরি কোড বাকি আছে ৮টি')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'দুই ধাপে প্রবেশ' })).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('signs in with a code', async () => {
    await page.context().clearCookies()
    await page.goto(`${site.url}/admin/login?next=/admin/dashboard/accounts`)
    await page.locator('[name=username]').fill(username)
    await page.locator('[name=password]').fill(password)
    await press('প্রবেশ করুন')
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await expect(page.getByRole('status')).toContainText('এবার কোড দিন')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)
    await code.fill('000000')
    await press('প্রবেশ করুন')
    await expect(page.getByRole('alert')).toContainText('নতুন কোড এলে')
    await expect(page.locator('[name=username]')).toHaveValue(username)
    await expect(page.locator('[name=password]')).toHaveValue(password)
    await expect(code).toBeFocused()
    await expectAccessible(page)
    await expectToFit(page)
    // The current code was used to turn it on, so use the next one.
    await code.fill(codeOf(secret, 1))
    await press('প্রবেশ করুন')
  })

  await test.step('signs in with a recovery code after the session has ended', async () => {
    await expect(page).toHaveURL(/accounts$/)
    await press('নতুন জরুরি কোড নিন')
    await killSession(page)
    await proof.fill(password)
    await dialog.getByRole('button', { name: 'নতুন জরুরি কোড নিন' }).click()
    const again = page.getByRole('dialog', { name: 'আবার প্রবেশ করুন' })
    await again.locator('[name=password]').fill(password)
    await again.getByRole('button', { name: 'প্রবেশ করুন' }).click()
    await again.getByRole('button', { name: 'জরুরি কোড দিন' }).click()
    await expect(code).toBeFocused()
    await expectAccessible(page)
    await code.fill(recoveryCodes[0]!)
    await again.getByRole('button', { name: 'প্রবেশ করুন' }).click()
    // The waiting request has been sent.
    const list = page.getByRole('list', { name: 'জরুরি কোডের তালিকা' })
    await expect(list).toBeVisible()
    await expect(list).not.toContainText(recoveryCodes[1]!)
    await press('রেখেছি')
    await expect(page.getByRole('heading', { name: 'দুই ধাপে প্রবেশ' })).toBeFocused()
  })

  await test.step('turns it off', async () => {
    await press('দুই ধাপ বন্ধ করুন')
    await proof.fill(password)
    await dialog.getByRole('button', { name: 'দুই ধাপ বন্ধ করুন' }).click()
    await expect(page.getByRole('button', { name: 'চালু করুন', exact: true })).toBeVisible()
    await signIn(page, site, { username, password })
  })
})

test('an admin turns off two-step sign-in for a user @rest', async ({ page }) => {
  const username = 'nasrin'
  await open(page, username)
  const post = async (path: string, data: object) =>
    (await page.request.post(`${site.url}/api/admin/two-step${path}`, { data })).json()
  const { secret } = await post('', { currentPassword: password })
  const { recoveryCodes } = await post('/confirm', { code: codeOf(secret) })
  for (const code of recoveryCodes.slice(0, 5)) {
    const data = { username, password, code }
    await page.request.post(`${site.url}/api/admin/login`, { data })
  }
  await page.reload()
  await expect(page.getByText('জরুরি কোড বাকি আছে ৩টি')).toBeVisible()
  await expect(page.getByText('জরুরি কোড শেষ হয়ে আসছে')).toBeVisible()

  await signIn(page, site)
  await page.reload()
  const entry = page.getByRole('listitem').filter({ hasText: username })
  await expect(entry).toContainText('দুই ধাপে প্রবেশ করেন')
  await expectToFit(page)
  await entry.locator('summary').click()
  await entry.getByRole('button', { name: 'দুই ধাপ বন্ধ করুন' }).click()
  await expect(page.getByRole('dialog')).toContainText(username)
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'দুই ধাপ বন্ধ করুন' }).click()
  await expect(entry).not.toContainText('দুই ধাপে প্রবেশ করেন')
  await signIn(page, site, { username, password })
  await openScreen(page, site, 'history')
  await expect(page.getByRole('listitem').first()).toContainText('দুই ধাপে প্রবেশ বন্ধ')
})

test('on a slow line, an opened dialog keeps the focus @rest', async ({ page }) => {
  await open(page, 'rehana')
  const proof = page.getByRole('dialog').locator('[name=currentPassword]')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('চালু করুন')
  await proof.fill(password)
  await press('পরের ধাপ')
  await expect(page.getByRole('heading', { name: 'ফোনে যোগ করুন' })).toBeFocused()
  const late = Promise.withResolvers<void>()
  await page.route('**/api/admin/two-step', async (route) => {
    await late.promise
    await route.continue()
  })
  await press('না, থাক')
  await press('চালু করুন')
  await expect(proof).toBeFocused()
  const reloaded = page.waitForResponse('**/api/admin/two-step')
  late.resolve()
  await reloaded
  await page.keyboard.type(password)
  await expect(proof).toHaveValue(password)
})
