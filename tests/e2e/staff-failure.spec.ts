import { expect, expectAccessible, expectToFit, test } from './site.ts'
import { openScreen, signIn } from './staff.ts'

for (const path of ['/admin/login', '/admin/dashboard/createNotice']) {
  test(`${path} says so if its script does not load @rest`, async ({ page, sampleSite }) => {
    if (path !== '/admin/login') await signIn(page, sampleSite)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(sampleSite.url + path)
    const sentence = page.getByText('পাতাটি এখনো চালু হয়নি')
    await expect(sentence).toBeHidden()
    // Skips the seconds of delay before the sentence appears.
    await sentence.evaluate((element) => element.getAnimations().forEach((one) => one.finish()))
    await expect(sentence).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)

    await page.unroute('**/assets/*.js')
    await page.getByRole('link', { name: 'আবার লোড করুন' }).click()
    await expect(page.locator('fieldset').first()).toBeEnabled()
    await expect(sentence).toHaveCount(0)
  })
}

test.describe('a screen that fails', () => {
  // React reports the error that the boundary catches, so console errors are allowed.
  test.use({ quietConsole: async ({ page: _page }, use) => use() })

  test('says so in Bengali, keeps the menu, and works again after a reload', async ({
    page,
    context,
    sampleSite,
  }) => {
    await signIn(page, sampleSite)
    await page.route('**/api/notices?*', (route) => route.fulfill({ json: [null] }))
    await openScreen(page, sampleSite, 'createNotice')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('পাতাটি দেখাতে সমস্যা হয়েছে')
    await expect(page.getByText(/Error|TypeError|at /)).toHaveCount(0)
    await expectAccessible(page)
    await expectToFit(page)
    await expect(page.getByRole('main').getByRole('link', { name: 'শুরুর পাতা' })).toBeVisible()

    // Offline, the browser's own error page would replace the office.
    await context.setOffline(true)
    await page.getByRole('button', { name: 'আবার লোড করুন' }).click()
    await expect(page.getByText('লাইন এলে কাজটি নিজেই এগোবে')).toBeVisible()
    await page.unroute('**/api/notices?*')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('নোটিশ বোর্ড')
  })
})
