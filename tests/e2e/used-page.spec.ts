import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { clear } from './used-page.ts'

/** Everything that a test can leave in a page. */
async function readState(page: Page, url: string) {
  await page.goto(url)
  const inPage = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    cookie: document.cookie,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isOnline: navigator.onLine,
    heading: document.querySelector('h1')?.textContent,
  }))
  return { ...inPage, pages: page.context().pages().length }
}

test('a page that another test has used is like a new one', async ({
  page,
  sampleSite,
  viewport,
  colorScheme,
}) => {
  const before = await readState(page, sampleSite.url)
  expect(before).toMatchObject({ local: 0, session: 0, databases: 0, cookie: '', pages: 1 })
  expect(before).toMatchObject({ isDark: false, isOnline: true })

  await page.evaluate(async () => {
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
    document.cookie = 'left=1'
    await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve))
    addEventListener('beforeunload', (event) => event.preventDefault())
  })
  await page.getByRole('heading').first().click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 500, height: 500 })
  await page.route('**/*', (route) => route.fulfill({ body: '<h1>left</h1>' }))
  page.on('dialog', (dialog) => void dialog.dismiss())
  await page.context().newPage()
  await page.context().setOffline(true)
  const used = { page, devtools: await page.context().newCDPSession(page) }
  const isClear = await clear(
    { ...used, origins: new Set([sampleSite.url]) },
    { viewport, colorScheme },
  )

  expect(isClear).toBe(true)
  expect(await readState(page, sampleSite.url)).toEqual(before)
})
