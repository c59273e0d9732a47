import type { Page } from '@playwright/test'
import { staffBn } from '#src/words/staff-words.ts'
import { ADMIN, expect, type SharedSite } from './site.ts'

/** Signs in the page's browser without the form. */
export async function signIn(
  page: Page,
  site: SharedSite,
  credentials: { username: string; password: string } = ADMIN,
): Promise<void> {
  // Without animations: dialogs open at once, and the browser draws less.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const answer = await page.request.post(`${site.url}/api/admin/login`, { data: credentials })
  expect(answer.status()).toBe(200)
}

/** Opens a screen of the office, such as `calendar` or `createNotice/12`, or its first page. */
export function openScreen(page: Page, { url }: { url: string }, screen = '') {
  return page.goto(`${url}/admin/dashboard${screen && `/${screen}`}`)
}

/** Signs in, opens a screen and waits for its heading. */
export async function signInTo(page: Page, site: SharedSite, screen?: string): Promise<void> {
  await signIn(page, site)
  await openScreen(page, site, screen)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Ends the session on the server: the browser's cookie is invalid afterwards. */
export async function killSession(page: Page): Promise<void> {
  await page
    .context()
    .addCookies(
      (await page.context().cookies())
        .filter(({ name }) => name === 'adminToken')
        .map((cookie) => Object.assign(cookie, { value: 'dead' })),
    )
}

/**
 * Takes a screen from the menu. On a phone, this opens the menu, and the group of the screen. It
 * tries again if the menu of the step before was still closing.
 */
export async function takeScreen(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: staffBn.menuLabel }).filter({ visible: true })
  const entry = page.locator('a', { hasText: name })
  const link = menu.locator(entry)
  const timeout = 2000
  await expect(async () => {
    if (!(await menu.isVisible()))
      await page.getByRole('button', { name: staffBn.menu, exact: true }).click({ timeout })
    await expect(link).toBeAttached({ timeout })
    if (!(await link.isVisible()))
      await menu.locator('details').filter({ has: entry }).locator('summary').click({ timeout })
    await link.click({ timeout })
  }).toPass({ timeout: 20_000 })
}

/** The code of the menu on a phone and of dialogs is loaded after the first screen. */
export async function waitForDialogs(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const wanted = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    const areLoaded = loaded.some((name) => name.includes('/frame-dialogs-'))
    return areLoaded && wanted.every(({ href }) => loaded.includes(href))
  })
}

/** Waits until this device has stored the drafts: IndexedDB reads after it has written. */
export async function waitForDrafts(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('keyval-store')
        opening.onsuccess = () => {
          const stored = opening.result.transaction('keyval').objectStore('keyval').count()
          stored.onsuccess = resolve
        }
      }),
  )
}

/** The drafts on this device: their keys and values as JSON. */
export function listStored(page: Page): Promise<[key: string, value: string][]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('keyval-store')
        // Without a draft, the browser has no such store yet.
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('keyval'))
        opening.addEventListener('error', () => reject(opening.error!))
        opening.addEventListener('success', () => {
          const stored = opening.result.transaction('keyval').objectStore('keyval')
          const keys = stored.getAllKeys()
          const values = stored.getAll()
          values.addEventListener('success', () => {
            opening.result.close()
            const names = keys.result as string[]
            resolve(names.map((key, at) => [key, JSON.stringify(values.result[at])]))
          })
        })
      }),
  )
}

export async function expectNotStored(page: Page, text: string): Promise<void> {
  expect(JSON.stringify(await listStored(page))).not.toContain(text)
}

/** A small real PDF. */
export const PDF_FILE = 'src/sample/files/notice-puja.pdf'
export const PHOTO_FILE = 'src/sample/files/photo-pond.webp'

/** The dialog that shows what two clerks have written in the same field. */
export const conflictOf = (page: Page) =>
  page.getByRole('dialog', { name: 'এর মধ্যে অন্য কেউ এটি বদলেছেন' })

/** The question about text that is not sent yet. */
export const leavingOf = (page: Page) => page.getByRole('dialog', { name: 'এখনো সংরক্ষণ হয়নি' })

/** Enters the password in the dialog that an ended session opens. */
export async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'আবার প্রবেশ করুন' })
  await dialog.locator('[name=password]').fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'প্রবেশ করুন' }).click()
}

/** Reloads the page, and agrees to leave text that is not sent. */
export async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

/** The clocks of the device and of the server show this moment to the office; time does not move. */
export async function setClocks(page: Page, iso: string): Promise<void> {
  await page.clock.setFixedTime(new Date(iso))
  const headers = { date: new Date(iso).toUTCString() }
  await page.route('**/healthz', (route) => route.fulfill({ headers }))
}
