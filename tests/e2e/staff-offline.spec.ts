import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, ownSite, test } from './site.ts'
import { leavingOf, openScreen, signInTo, takeScreen, waitForDialogs } from './staff.ts'

// The cache must not contain the code of other screens.
test.use({ ownContext: true })

const site = ownSite('empty')

const NOTE = 'পাতাটি আনা যাচ্ছে না'
const note = (page: Page) => page.locator('[aria-live=polite]').filter({ hasText: NOTE })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens the notices screen and types a title, which must survive the whole test. */
async function openAndWrite(page: Page): Promise<void> {
  await signInTo(page, site, 'createNotice')
  await page.locator('[name=title]').fill('অর্ধেক লেখা')
  await expect(page.getByText('না পাঠানো লেখা রাখা আছে')).toBeVisible()
  await waitForDialogs(page)
}

/** The menu is a drawer: these tests run on a phone. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'মেনু', exact: true }).click()
}

async function go(page: Page, name: string): Promise<void> {
  await takeScreen(page, name)
  const warning = leavingOf(page)
  await warning.getByRole('button', { name: 'বন্ধ করুন' }).click()
}

async function expectToWait(page: Page, title = 'অর্ধেক লেখা'): Promise<void> {
  await expect(note(page)).toBeVisible()
  await expect(heading(page, 'নোটিশ বোর্ড')).toBeVisible()
  await expect(page.locator('[name=title]')).toHaveValue(title)
  expect(page.url()).toContain('/createNotice')
}

test('a menu click while offline waits for the line, and says so @rest', async ({
  page,
  context,
}) => {
  await openAndWrite(page)
  await context.setOffline(true)
  await go(page, 'যোগাযোগ হালনাগাদ')
  await expectToWait(page)
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(heading(page, 'যোগাযোগ হালনাগাদ')).toBeVisible()
  await expect(note(page)).toHaveCount(0)
  await expect(page.getByText('তথ্য যোগ করুন (Add Information)')).toBeVisible()
})

const away = (route: Route) => route.abort('connectionreset')
const proxy = (route: Route) => route.fulfill({ status: 503, body: '<h1>Service unavailable</h1>' })
/** A Wi-Fi login page answers for every address. */
const hotspot = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' })

for (const [what, address, answer] of [
  ['the code of the screen', '**/assets/contact-page-*.js', away],
  ['code that the screen shares with others', '**/assets/shared-*.js', away],
  ['the code, for which a proxy answers', '**/assets/contact-page-*.js', proxy],
  ['the code, for which a hotspot answers', '**/assets/contact-page-*.js', hotspot],
  ['the data of the screen', '**/*.data*', away],
  ['the data, for which a proxy answers', '**/*.data*', proxy],
  ['the data, for which a hotspot answers', '**/*.data*', hotspot],
] as const) {
  test.describe('without', () => {
    test.use({ ownContext: address.endsWith('.js') })

    test(`${what}, the clerk can stay, or wait and try again @rest`, async ({ page }) => {
      await openAndWrite(page)
      await page.route(address, answer)
      await go(page, 'যোগাযোগ হালনাগাদ')
      await expectToWait(page)
      await note(page).getByRole('button', { name: 'থাকি' }).click()
      await expect(note(page)).toHaveCount(0)
      await page.locator('[name=title]').fill('পুরো লেখা')

      await go(page, 'যোগাযোগ হালনাগাদ')
      await expectToWait(page, 'পুরো লেখা')
      await page.unroute(address)
      await note(page).getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
      await expect(heading(page, 'যোগাযোগ হালনাগাদ')).toBeVisible()
      await expect(note(page)).toHaveCount(0)
      await page.goBack()
      await expect(page.locator('[name=title]')).toHaveValue('পুরো লেখা')
    })
  })
}

test('a second menu click replaces the waiting click @rest', async ({ page, context }) => {
  await openAndWrite(page)
  await context.setOffline(true)
  await go(page, 'যোগাযোগ হালনাগাদ')
  await expectToWait(page)
  await go(page, 'সংবাদ হালনাগাদ')
  await expectToWait(page)
  await context.setOffline(false)
  await expect(heading(page, 'সংবাদ হালনাগাদ')).toBeVisible()
})

test('Back waits for a screen whose code never loaded @rest', async ({ page, context }) => {
  await signInTo(page, site, 'bin')
  await openMenu(page)
  await page.getByRole('link', { name: 'নোটিশ বোর্ড' }).click()
  await expect(heading(page, 'নোটিশ বোর্ড')).toBeVisible()
  await page.reload()
  await expect(page.locator('[name=title]')).toBeEnabled()
  await context.setOffline(true)
  await page.evaluate(() => history.back())
  await expect(note(page)).toBeVisible()
  await expect(heading(page, 'নোটিশ বোর্ড')).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page, 'মুছে ফেলা জিনিস')).toBeVisible()
})

test('a screen of a replaced version opens in the new version @rest', async ({ page }) => {
  await openAndWrite(page)
  await page.route('**/assets/contact-page-*.js', (route) =>
    route.fulfill({ status: 404, body: '' }),
  )
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await go(page, 'যোগাযোগ হালনাগাদ')
  expect((await loaded).url()).toContain('/contactus')
})

for (const name of ['বের হোন', 'English', 'সাইটে যান']) {
  test(`“${name}” while offline waits for the line @rest`, async ({ page, context }) => {
    await signInTo(page, site, 'createNotice')
    await expect(page.locator('[name=title]')).toBeEnabled()
    await waitForDialogs(page)
    await context.setOffline(true)
    await openMenu(page)
    await page.getByRole('dialog').getByText(name, { exact: true }).click()
    await expect(note(page)).toBeVisible()
    await expect(heading(page, 'নোটিশ বোর্ড')).toBeVisible()
    const loaded = page.waitForEvent('load')
    await context.setOffline(false)
    await loaded
    await expect(note(page)).toHaveCount(0)
    if (name === 'বের হোন') {
      await expect(page.locator('[name=password]')).toBeVisible()
      await openScreen(page, site)
      await expect(page).toHaveURL(/admin\/login/)
    }
  })
}
