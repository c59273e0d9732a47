import { rename } from 'node:fs/promises'
import path from 'node:path'
import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { errorsBn } from '#src/words/errors-bn.ts'
import { CONTENT_PAGES, LANGUAGES, SERVICE_PAGES, onOneScreen } from './pages.ts'
import { away, back, renameTables } from './rename-tables.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  ownSite,
  startSite,
  stopSite,
  test,
} from './site.ts'
import { PDF_FILE, signInTo } from './staff.ts'
import { hasJava, NEEDS_JAVA, PUBLIC_PATHS, validate } from './validator.ts'

/** The specification's error catalogue. */
const QUOTED: Record<string, string> = {
  '/allNotices': 'Failed to fetch notices. Please try again later.',
  '/allDownloads': 'Failed to fetch downloads. Please try again later.',
  '/allnews': 'Failed to fetch news. Please try again later.',
}

test.describe('while the database fails', () => {
  const site = ownSite('sample', { LOG_LEVEL: 'fatal' })
  test.beforeAll(() => renameTables(site, away))

  test('the Nu validator finds nothing on the failing pages @rest', async () => {
    test.skip(!hasJava, NEEDS_JAVA)
    test.slow()
    const paths = [...PUBLIC_PATHS, '/photo-gallery?photo=x', '/admin/login']
    expect(await validate(paths.map((to) => site.url + to))).toEqual([])
  })

  test('a girl in need can call for help, and no secret is promised', async ({ page }) => {
    await page.goto(`${site.url}/information/anti-harassment`)
    for (const number of ['109', '1098', '999']) {
      await expect(page.getByRole('main').locator(`a[href="tel:${number}"]`)).toBeVisible()
    }
    await expect(page.getByRole('main')).not.toContainText(wordsIn('bn').groups.safe.secret)
    await expectAccessible(page)
  })

  for (const language of LANGUAGES) {
    const words = wordsIn(language)

    test(
      `every page in ${language} says that its content could not be loaded @rest`,
      onOneScreen(language),
      async ({ page }) => {
        for (const { path: to, heading, failed, empty, loading } of CONTENT_PAGES) {
          expect((await page.goto(site.url + pathIn(language, to)))?.status()).toBe(503)
          await expect(page.getByRole('heading', { level: 1 })).toContainText(heading(words))
          await expect(page.getByRole('alert')).toContainText(QUOTED[to] ?? failed(words))
          await expect(page.getByText(empty(words))).toHaveCount(0)
          // The snapshot has no hidden text.
          expect(await page.getByRole('main').ariaSnapshot()).not.toContain(loading(words))
          const again = page.getByRole('main').getByRole('link', { name: words.failure.again })
          await expect(again).toHaveAttribute('href', pathIn(language, to))
          await expect(page.getByRole('banner')).toBeVisible()
          await expect(page.getByRole('contentinfo')).toBeVisible()
          await expectAccessible(page)
        }
      },
    )

    test(`each box of home in ${language} names what did not load @rest`, async ({ page }) => {
      expect((await page.goto(site.url + pathIn(language, '/')))?.status()).toBe(503)
      const main = page.getByRole('main')
      for (const text of Object.values(QUOTED)) {
        await expect(main.getByText(text).first()).toBeVisible()
      }
      await expect(page.getByText('No notices available')).toHaveCount(0)
      const links = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: words.frame.officialLinks }) })
      await expect(links.getByRole('link')).toHaveCount(6)
      await expectAccessible(page)
      await expectToFit(page)
    })

    test(`a service in ${language} does not claim to be unconnected @rest`, async ({ page }) => {
      for (const { path: to } of SERVICE_PAGES) {
        expect.soft((await page.goto(site.url + pathIn(language, to)))?.status()).toBe(503)
        expect.soft(await page.content(), to).not.toContain(words.services.notConnected)
      }
    })
  }

  test('the message in the school profile is red @rest', async ({ page }) => {
    await page.goto(`${site.url}/schoolInfo`)
    const color = await page.getByRole('alert').evaluate((alert) => getComputedStyle(alert).color)
    const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)!.map(Number)
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))
  })

  test('a photo’s own page says that something went wrong @rest', async ({ page }) => {
    expect((await page.goto(`${site.url}/photo-gallery?photo=any`))?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('bn').failure.title)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectAccessible(page)
  })

  test('TeacherInformation.html fails without internals of the server @rest', async ({ page }) => {
    const response = await page.request.get(`${site.url}/TeacherInformation.html`)
    expect(response.status()).toBeGreaterThanOrEqual(500)
    expect(await response.text()).not.toMatch(/sqlite|no such table|select|\.ts:|at \//i)
  })
})

test('a failed page has the school’s name, and works again later', async ({ page }) => {
  const site = await startSite('sample', { LOG_LEVEL: 'fatal' })
  try {
    const words = wordsIn('bn')
    // The server reads a picture's file name from the database.
    await page.route('**/gallery-uploads/**', (route) =>
      route.fulfill({ path: 'public/icon-192.png' }),
    )
    await page.goto(site.url)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    renameTables(site, away)
    expect((await page.goto(`${site.url}/allNotices`))?.status()).toBe(503)
    await expect(page.getByRole('alert')).toContainText(QUOTED['/allNotices']!)
    await expect(page.getByRole('banner')).toContainText(name.split('\n')[0]!)
    renameTables(site, back)
    expect((await page.reload())?.status()).toBe(200)
    await expect(page.getByRole('table', { name: words.notices.caption })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  } finally {
    await stopSite(site)
  }
})

test('a notice that could not be saved stays in its form until it can', async ({ page }) => {
  const title = 'অপেক্ষায় থাকা নোটিশ'.normalize('NFC')
  const site = await startSite('empty', { LOG_LEVEL: 'fatal' })
  try {
    await signInTo(page, site, 'createNotice')
    await page.locator('[name=title]').first().fill(title)
    await page.locator('[name=file]').setInputFiles(PDF_FILE)
    const file = path.join(site.dataDir, 'pathshala.sqlite')
    await rename(file, `${file}.aside`)
    const submit = page.locator('form').getByRole('button', { name: 'Create' })
    await submit.click()
    await expect(page.getByRole('alert')).toContainText(errorsBn['database-away'])
    await expect(page.locator('[name=title]').first()).toHaveValue(title)
    await rename(`${file}.aside`, file)
    await submit.click()
    await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()
    const visitors = await page.request.get(`${site.url}/allNotices`)
    expect(await visitors.text()).toContain(title)
  } finally {
    // A page that still asks for something logs an error when its site is gone.
    await page.close()
    await stopSite(site)
  }
})
