import { conflictWords } from '#src/office/form/conflict-words.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  signIn as signInToApi,
  startSite,
  stopSiteAfter,
  test,
} from './site.ts'
import { openScreen, signInTo } from './staff.ts'

const OLD = '/notice.php?id=3'

test('a printed address leads to the page that a clerk writes', async ({ page }) => {
  const site = await startSite('empty')
  await signInTo(page, site, 'redirects')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('পুরোনো ঠিকানা')
  await expect(page.getByText('এখনো কোনো পুরোনো ঠিকানা নেই।')).toBeVisible()
  await expectAccessible(page)

  const path = page.getByRole('textbox', { name: 'পুরোনো ঠিকানা' })
  const target = page.getByRole('textbox', { name: 'এই সাইটের পাতা' })
  const add = page.getByRole('button', { name: 'ঠিকানা যোগ করুন' })
  await path.fill(`https://old.example${OLD}`)
  await target.fill('/allNotice')
  await add.click()
  await expect(page.getByRole('alert')).toContainText('এই ঠিকানায় এই সাইটে কোনো পাতা নেই।')
  await target.fill('https://elsewhere.example/allNotices')
  await add.click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(target).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await target.fill(`${site.url}/allNotices`)
  await add.click()
  await expect(page.getByText('ঠিকানাটি যোগ হয়েছে।')).toBeVisible()
  await expect(path).toHaveValue('')
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: OLD })
  await expect(entry).toContainText('/allNotices')
  await expect(entry).toContainText('হাতে যোগ করা')
  await expectAccessible(page)
  await expectToFit(page)

  await path.fill(`/${'prospectus_'.repeat(12)}.html`)
  await target.fill(`/allNotices?q=${encodeURIComponent('ভর্তি')}${'ক'.repeat(90)}`)
  await add.click()
  await expect(page.getByText('/allNotices?q=ভর্তিক')).toBeVisible()
  await expectToFit(page)

  const search = page.getByLabel('ঠিকানায় খুঁজুন')
  await search.fill('nothing.php')
  await expect(page.getByText('এমন ঠিকানা পাওয়া যায়নি।')).toBeVisible()
  await search.fill('NOTICE.php')
  await expect(entry).toBeVisible()

  const visit = () => page.request.get(site.url + OLD, { maxRedirects: 0 })
  const answer = await visit()
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/allNotices'])
  await stopSiteAfter(page, site)
})

test('addresses come as a list, are corrected and set back, and deleted @rest', async ({
  page,
}) => {
  const site = await startSite('empty')
  const write = await signInToApi(site)
  await write('POST', 'redirects', { path: OLD, target: '/allNotices' })
  await signInTo(page, site, 'redirects')
  const search = page.getByLabel('ঠিকানায় খুঁজুন')
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: OLD })
  const visit = () => page.request.get(site.url + OLD, { maxRedirects: 0 })
  await search.fill('NOTICE.php')

  const card = page.getByRole('region', { name: 'Excel থেকে ঠিকানা আনা' })
  await card
    .locator('[name=list]')
    .fill(`পুরোনো ঠিকানা\tপাতা\n${OLD}\t/allnews\n/exam.php\t/allResults\n/gone.php\t/nothing`)
  await expect(card.getByRole('row').filter({ hasText: OLD })).toContainText(
    'যায় /allNotices → থেকে /allnews',
  )
  await expect(card.getByRole('row').filter({ hasText: '/gone.php' })).toContainText('কোনো পাতা নেই')
  await expectAccessible(page)
  await expectToFit(page)
  await card.getByRole('button', { name: '২টি সারি তালিকায় তুলুন' }).click()
  await expect(entry).toContainText('/allnews')
  await page.getByRole('button', { name: '২টিই আগের মতো করুন' }).click()
  await expect(entry).toContainText('/allNotices')

  await entry.getByRole('button', { name: 'বদলান' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[name=path]')).toHaveValue(OLD)
  await dialog.locator('[name=target]').fill('/nothing')
  await dialog.getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  await expect(dialog.getByRole('alert')).toContainText('কোনো পাতা নেই')
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.locator('[name=path]').fill('/notices.php?id=3')
  await dialog.locator('[name=target]').fill(`${site.url}/allResults`)
  await dialog.getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('ঠিকানাটি বদলেছে।')).toBeVisible()
  expect((await visit()).status()).toBe(404)
  await search.fill('')
  const corrected = page.getByRole('main').getByRole('listitem').filter({ hasText: '/notices.php' })
  await expect(corrected).toContainText('/allResults')
  await openScreen(page, site, 'history')
  await page.getByRole('button', { name: 'আগের মতো করুন' }).first().click()
  await expect(page.getByRole('link', { name: 'আগের মতো করা হয়েছে' })).toBeVisible()
  expect((await visit()).headers()['location']).toBe('/allNotices')

  await openScreen(page, site, 'redirects')
  await entry.getByRole('button', { name: /মুছুন/ }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /মুছুন/ }).click()
  await expect(entry).toHaveCount(0)
  expect((await visit()).status()).toBe(404)
  await page.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
  await expect(entry).toContainText('/allNotices')
  expect((await visit()).status()).toBe(301)
  await stopSiteAfter(page, site)
})

test('two clerks who correct one address choose between both corrections', async ({ page }) => {
  const site = await startSite('empty')
  const write = await signInToApi(site)
  await write('POST', 'redirects', { path: '/old', target: '/allNotices' })
  await signInTo(page, site, 'redirects')
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: '/old' })
  await entry.getByRole('button', { name: 'বদলান' }).click()
  await write('PUT', 'redirects?path=/old', { target: '/allnews' })
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=target]').fill('/allResults')
  await dialog.getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  const both = dialog.getByRole('row').last()
  await expect(both).toContainText('/allnews')
  await expect(both).toContainText('/allResults')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: conflictWords.bn.keepYours }).click()
  await expect(dialog).toHaveCount(0)
  await expect(entry).toContainText('/allResults')
  await stopSiteAfter(page, site)
})
