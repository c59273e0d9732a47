import { expect, expectAccessible, test } from './site.ts'

test('home shows the notice board', async ({ page, sampleSite }) => {
  await page.goto(sampleSite.url)
  await expect(page.getByRole('heading', { name: 'নোটিশ বোর্ড' })).toBeVisible()
  await expectAccessible(page)
})
