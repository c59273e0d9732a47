import type { Locator, Page } from '@playwright/test'
import { screens } from '#src/office/frame/screens.ts'
import { ADMIN, expect, ownSite, test } from './site.ts'
import { leavingOf, PDF_FILE, signIn, signInTo, takeScreen } from './staff.ts'

const site = ownSite('empty')

/** English that SPEC.md quotes, names of formats and products, and addresses. */
const ALLOWED = [
  'Are you sure you want to delete this notice?',
  'No notices available',
  'No downloads available',
  'No data found. You can input new data.',
  'Add Information',
  'Save Data',
  'Loading...',
  'Add News',
  'All News',
  'Create',
  'Rename',
  'Update',
  'Delete',
  'Select',
  '(Export)',
  'Excel',
  'JSON',
  '(Yes)',
  '(No)',
  'TeacherInformation.html',
  'studentdailyattendance.aspx',
  'payment-history.aspx',
  'public-exam-result.aspx',
  'EIIN',
  'GRS',
  'HTML',
  'PDF',
  'CSV',
  'NCTB',
  'BANBEIS',
  'English',
  ADMIN.username,
]

const SUBMIT = 'button[type=submit]'

/** The buttons of a screen that open a dialog, by name. */
const OPENERS: Record<string, RegExp[]> = {
  notices: [/Rename/, /Delete/],
  officers: [/^নতুন নাম যোগ করুন/],
  accounts: [/^চালু করুন/, /^নতুন পাসওয়ার্ড দিন/],
}

/** Calls `inspect` on every screen, with all sections expanded, and in each dialog. */
async function walk(page: Page, inspect: (where: string, part: Locator) => Promise<void>) {
  await page.goto(`${site.url}/admin/login`)
  await expect(page.locator('[name=password]')).toBeEnabled()
  await inspect('signing in', page.locator('body'))
  await signIn(page, site)
  const multipart = {
    title: 'বার্ষিক পরীক্ষা',
    file: { name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf },
  }
  expect((await page.request.post(`${site.url}/api/notices`, { multipart })).status()).toBe(201)
  const data = { username: 'সালমা', password: 'a password of her own', role: 'editor' }
  await page.request.post(`${site.url}/api/admin/accounts`, { data })
  for (const { key, path } of screens) {
    await page.goto(site.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    for (const part of await page.locator('details.part > summary').all()) {
      await part.click()
    }
    await inspect(key, page.locator('body'))
    for (const opener of OPENERS[key] ?? []) {
      const main = page.getByRole('main')
      const button = page.getByRole('button', { name: opener, includeHidden: true })
      const menu = main.locator('details.menu').filter({ has: button }).first()
      if ((await menu.count()) > 0) await menu.locator('summary').click()
      await main.getByRole('button', { name: opener }).first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.first()).toBeVisible()
      await inspect(`${key}, dialog ${opener}`, dialog.first())
      await dialog.first().getByRole('button', { name: 'বন্ধ করুন' }).click()
      await expect(dialog).toHaveCount(0)
    }
  }
}

let pdf: Buffer
test.beforeAll(async () => {
  const { readFile } = await import('node:fs/promises')
  pdf = await readFile(PDF_FILE)
})

/** The accessible names in an ARIA snapshot that contain English. */
function englishNames(snapshot: string): string[] {
  const names = snapshot.match(/^\s*- '?[a-z]+ "(?:[^"\\]|\\.)*"/gm) ?? []
  return names
    .map((line) => line.trim())
    .filter((line) => {
      const name = ALLOWED.reduce((rest, words) => rest.replaceAll(words, ''), line)
      return /[A-Za-z]{2,}/.test(name.replace(/^- '?[a-z]+ /, ''))
    })
}

/**
 * Runs in the page: returns the errors in how a form marks its required fields. A form has no mark if
 * all its fields are required: its screen says so once.
 */
function wronglyMarked(form: HTMLFormElement): string[] {
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement =>
      field.matches('input:not([type=hidden]), textarea, select') &&
      !field.closest('[aria-hidden]'),
  )
  const isMarked = form.querySelector('.mantine-InputWrapper-required') !== null
  if (!isMarked && fields.every(({ required }) => required)) return []
  return fields
    .filter((field) => {
      const mark = field.labels?.[0]?.querySelector('.mantine-InputWrapper-required')
      return field.required !== (mark?.textContent?.trim() === '*')
    })
    .map(({ name }) => name)
}

/** Runs in the page: names of the required fields that are empty. */
function blankOf(form: HTMLFormElement): string[] {
  const fields = [...form.elements] as HTMLInputElement[]
  return fields
    .filter(({ required, value, disabled }) => required && !disabled && value === '')
    .map(({ name }) => name)
}

test('on every screen names are Bengali, and forms mark their required fields the same way and validate them at the field @rest', async ({
  page,
}) => {
  test.setTimeout(120_000)
  let checked = 0
  await walk(page, async (where, part) => {
    expect.soft(englishNames(await part.ariaSnapshot()), where).toEqual([])
    for (const form of await part.locator('form').all()) {
      expect(await form.evaluate((one: HTMLFormElement) => one.noValidate), where).toBe(true)
      expect.soft(await form.evaluate(wronglyMarked), where).toEqual([])
      const blank = await form.evaluate(blankOf)
      if (blank.length === 0) continue
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.method()))
      await form.locator(SUBMIT).click()
      await expect(page.locator('[role=alert]:focus'), where).toHaveCount(1)
      for (const name of blank) {
        const field = page
          .locator(`[name=${name}]:not([type=hidden])`)
          .and(page.locator('[aria-invalid=true]'))
        await expect(field.first(), `${where}: ${name}`).toBeVisible()
        await expect(field.first(), `${where}: ${name}`).toHaveAccessibleDescription(
          /(এই ঘরটি লিখুন|একটি বাছুন|বেছে নিন)।/,
        )
      }
      const [first] = blank
      await page.locator('[role=alert]:focus').getByRole('link').first().click()
      await expect(page.locator(':focus'), where).toHaveAttribute('name', first!)
      expect(
        requests.filter((method) => method !== 'GET'),
        where,
      ).toEqual([])
      checked += 1
    }
  })
  // Sign-in, four kinds of documents, two galleries and videos, school, contact, counts, the own
  // page, a person, the head teacher’s photo, the monogram, password, account, proof, new password,
  // an old address, and a program.
  expect(checked).toBe(21)
})

test('in the menu and in the warning about a draft, names are Bengali @rest', async ({ page }) => {
  await signInTo(page, site, 'createNotice')
  await page.locator('[name=title]').fill('অর্ধেক')
  const menu = page.getByRole('button', { name: 'মেনু', exact: true })
  if (await menu.isVisible()) {
    await menu.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    expect.soft(englishNames(await drawer.ariaSnapshot()), 'menu').toEqual([])
  }
  await takeScreen(page, 'মুছে ফেলা জিনিস')
  const leaving = leavingOf(page)
  await expect(leaving).toBeVisible()
  expect.soft(englishNames(await leaving.ariaSnapshot()), 'leaving').toEqual([])
})

test('an error disappears when its field is filled', async ({ page }) => {
  await signInTo(page, site, 'createNotice')
  await page.locator(SUBMIT).click()
  const problem = page.locator('[role=alert].problem')
  await expect(problem).toBeFocused()
  const title = page.locator('[name=title]')
  await title.focus()
  await page.keyboard.type('ক')
  await expect(problem).toHaveText(/^ফাইল: একটি ফাইল বেছে নিন।$/)
  await expect(title).not.toHaveAttribute('aria-invalid', 'true')
  await expect(title).toBeFocused()
  await page.locator('[name=file]').setInputFiles(PDF_FILE)
  await expect(problem).toHaveCount(0)
  await page.getByRole('button', { name: 'ফাইলটি সরান' }).click()
  await page.locator(SUBMIT).click()
  await page.getByRole('button', { name: 'সব মুছে নতুন করে' }).click()
  await expect(problem).toHaveCount(0)
})
