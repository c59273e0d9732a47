import { ADMIN, expect, expectAccessible, expectToFit, test } from './site.ts'
import { killSession, openScreen, signIn, signInTo } from './staff.ts'

const ROUTES = [
  'createNotice',
  'createnotice',
  'createnews',
  'createNews',
  'createdownload',
  'createDownload',
  'createjoyontigallery',
  'photogallary',
  'schoolInfo',
  'contactus',
  'studentcount',
]

test('without a session every screen leads to sign-in and back', async ({ page, sampleSite }) => {
  await openScreen(page, sampleSite, 'createnews')
  await expect(page).toHaveURL(/\/admin\/login\?next=/)
  await expectAccessible(page)
  await page.locator('[name=username]').fill('ADMIN ')
  await expect(page.locator('[name=username]')).toHaveCSS('outline-style', 'solid')
  await page.locator('[name=password]').fill(ADMIN.password)
  const submit = page.getByRole('button', { name: 'প্রবেশ করুন' })
  await page.emulateMedia({ colorScheme: 'dark' })
  // On pale green, which axe cannot check.
  await expect(submit).toHaveCSS('color', 'rgb(0, 0, 0)')
  await submit.click()
  await expect(page).toHaveURL(/\/admin\/dashboard\/createnews$/)
  await expect(page.getByRole('heading', { level: 1, name: 'সংবাদ হালনাগাদ' })).toBeVisible()
})

test('a forged cookie is not a session', async ({ page, sampleSite }) => {
  await signIn(page, sampleSite)
  await killSession(page)
  const answer = await page.request.get(`${sampleSite.url}/admin/dashboard`, { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers()['location']).toMatch(/^\/admin\/login\?next=/)
})

test('wrong credentials are reported, and the name stays', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/admin/login`)
  await page.locator('[name=username]').fill('somebody')
  await page.locator('[name=password]').fill('not the password')
  await page.getByRole('button', { name: 'প্রবেশ করুন' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid credentials')
  await expect(page.locator('[name=username]')).toHaveValue('somebody')
  await expectAccessible(page)
})

test('a browser that keeps no cookie is told where to sign in @rest', async ({
  page,
  sampleSite,
}) => {
  await page.goto(`${sampleSite.url}/admin/login`)
  await page.route('**/api/admin/me', async (route) => {
    await page.context().clearCookies()
    await route.fulfill({ status: 401, json: { code: 'not-signed-in' } })
  })
  await page.locator('[name=username]').fill(ADMIN.username)
  await page.locator('[name=password]').fill(ADMIN.password)
  await page.getByRole('button', { name: 'প্রবেশ করুন' }).click()
  await expect(page.getByRole('alert')).toContainText(`${sampleSite.url}/admin`)
  await expect(page.locator('[name=username]')).toHaveValue(ADMIN.username)
  await expectAccessible(page)
})

for (const [home, link] of [
  ['/', 'অফিসে প্রবেশ'],
  ['/en', 'Staff'],
] as const) {
  test(`the footer of ${home} leads to sign-in @rest`, async ({ page, sampleSite }) => {
    await page.goto(sampleSite.url + home)
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/login$/)
    await page.getByText('পাসওয়ার্ড ভুলে গেছেন?').click()
    await expect(page.getByText('বিদ্যালয়ের প্রধান ব্যবহারকারীকে বলুন')).toBeVisible()
    await expect(page.getByText('npm run user -- password NAME')).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
  })
}

test('a link cannot redirect to another site after sign-in @rest', async ({ page, sampleSite }) => {
  await signIn(page, sampleSite)
  await page.goto(`${sampleSite.url}/admin/login?next=https://evil.example/`)
  await expect(page).toHaveURL(`${sampleSite.url}/admin/dashboard`)
})

// A single test, because a browser loads each screen after the first in half the time.
test(
  'every screen has no public frame, is accessible and fits',
  { tag: '@all-widths' },
  async ({ page, sampleSite }) => {
    test.slow()
    await signIn(page, sampleSite)
    for (const route of ROUTES) {
      await test.step(route, async () => {
        const answer = await openScreen(page, sampleSite, route)
        expect(answer?.status()).toBe(200)
        expect(answer?.headers()).toMatchObject({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('contentinfo')).toHaveCount(0)
        await expect(page.getByRole('navigation', { name: 'প্রধান মেনু' })).toHaveCount(0)
        await expect(page.getByText('লোড হচ্ছে')).toHaveCount(0)
        await expectToFit(page)
        await expectAccessible(page)
      })
    }
  },
)

test('the language is stored in the browser @rest', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/admin/login`)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to the office' })).toBeVisible()
  await signInTo(page, sampleSite)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'Home of the office' })).toBeVisible()
  await expectAccessible(page)
})

test('signing out ends the session on the server', async ({ page, sampleSite }, { project }) => {
  await signIn(page, sampleSite)
  const [cookie] = await page.context().cookies()
  await openScreen(page, sampleSite)
  if (project.name === 'phone') await page.getByRole('button', { name: 'মেনু' }).click()
  await page.getByRole('button', { name: 'বের হোন' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  const answer = await page.request.get(`${sampleSite.url}/api/admin/me`, {
    headers: { authorization: `Bearer ${cookie!.value}` },
  })
  expect(answer.status()).toBe(401)
})
