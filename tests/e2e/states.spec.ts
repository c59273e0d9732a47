import {
  expect,
  expectAccessible,
  expectToFit,
  form,
  type Site,
  signIn,
  startSite,
  stopSite,
  test,
  type Write,
} from './site.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

test.describe('Pins, topics and ends', () => {
  let site: Site
  let write: Write
  test.beforeAll(async () => {
    site = await startSite('empty')
    write = await signIn(site)
    const publish = (title: string, fields: Record<string, string> = {}) =>
      write('POST', 'notices', form({ title, text: `${title}: লেখা`, ...fields }))
    await publish('পিন করা নোটিশ', { pinnedUntil: inDays(3), date: inDays(-30), topic: 'fee' })
    for (const number of ['১', '২', '৩', '৪', '৫', '৬']) await publish(`নোটিশ ${number}`)
    await publish('শেষ হওয়া নোটিশ', {
      endsAt: new Date(Date.now() + 500).toISOString(),
      topic: 'exam',
    })
  })
  test.afterAll(() => stopSite(site))

  test('a pinned notice comes first on home and in its list, with its mark', async ({ page }) => {
    for (const path of ['/', '/allNotices']) {
      await page.goto(site.url + path)
      const first = page.locator('.felt li, tbody tr').first()
      await expect(first).toContainText('পিন করা নোটিশ')
      await expect(first.locator('.pin')).toHaveText('পিন করা')
      await expect(page.getByRole('link', { name: 'পিন করা নোটিশ', exact: true })).toHaveCount(1)
      await expectToFit(page)
      await expectAccessible(page)
    }
  })

  test('an ended notice leaves home and lists, and its page says so', async ({ page }) => {
    await expect(async () => {
      await page.goto(`${site.url}/allNotices`)
      await expect(page.getByRole('link', { name: 'শেষ হওয়া নোটিশ' })).toHaveCount(0)
    }).toPass()
    await page.goto(site.url)
    await expect(page.getByText('শেষ হওয়া নোটিশ')).toHaveCount(0)
    await page.goto(`${site.url}/search?q=${encodeURIComponent('শেষ হওয়া')}`)
    const hit = page.getByRole('listitem').filter({ hasText: 'শেষ হওয়া নোটিশ' })
    await expect(hit).toContainText('মেয়াদ শেষ')
    await hit.getByRole('link').click()
    await expect(page.locator('.over')).toContainText('এর মেয়াদ শেষ হয়েছে')
    await expectAccessible(page)
  })

  test('links narrow a list to one topic @rest', async ({ page }) => {
    await page.goto(`${site.url}/allNotices`)
    const topics = page.getByRole('navigation', { name: 'বিষয়শ্রেণি' })
    await topics.getByRole('link', { name: 'বেতন ও ফি' }).click()
    await expect(page).toHaveURL(/topic=fee/)
    await expect(topics.getByRole('link', { name: 'বেতন ও ফি' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await expectToFit(page)
    await expectAccessible(page)
    await topics.getByRole('link', { name: 'সব', exact: true }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(7)
  })
})
