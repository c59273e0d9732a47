import type { Locator, Page } from '@playwright/test'
import { publishWords } from '#src/features/documents/office/publish/words.ts'
import { listWords } from '#src/features/documents/office/list/words.ts'
import { manyWords } from '#src/features/documents/office/many/words.ts'
import { calendarWords } from '#src/features/calendar/office/words.ts'
import { dayAt } from '#src/words/format.ts'
import { expect, expectAccessible, siteOfEachTest, test } from './site.ts'
import { openScreen, PDF_FILE, signIn } from './staff.ts'

// Two browsers with a session each. Two changes of one field are in staff-shared-form.spec.ts for
// each form, and two moves in staff-order.spec.ts for each list.

const site = siteOfEachTest('empty')
const TODAY = dayAt(new Date(), 'Asia/Dhaka')

let second: Page
test.beforeEach(async ({ page, browser }) => {
  second = await browser.newPage()
  for (const clerk of [page, second]) await signIn(clerk, site)
})
test.afterEach(() => second.close())

const open = (clerk: Page, screen: string) => openScreen(clerk, site, screen)

async function call(clerk: Page, method: string, path: string, data?: object) {
  const answer = await clerk.request.fetch(`${site.url}/api/${path}`, { method, data })
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
  return answer.status() === 204 ? undefined : answer.json()
}
const titlesIn = async (clerk: Page, list: string): Promise<string[]> =>
  (await call(clerk, 'GET', `${list}?state=all`)).map(
    ({ title, name }: Record<string, string>) => title ?? name,
  )

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name }).first()

test('of two clerks who publish the same paper, the second is asked, and two papers are both there @rest', async ({
  page,
}) => {
  const fill = async (clerk: Page, title: string) => {
    const file = clerk.locator('[name=file]')
    // A file that is given before the script runs is lost.
    await expect(file).toBeEnabled()
    await file.setInputFiles(PDF_FILE)
    await clerk.locator('[name=title]').fill(title)
  }
  const create = (clerk: Page) => button(clerk, 'Create').click()
  const sent = (clerk: Page) => clerk.getByRole('region', { name: 'প্রকাশিত হয়েছে' })
  for (const clerk of [page, second]) {
    await open(clerk, 'createNotice')
    await fill(clerk, 'শীতকালীন ছুটি')
  }
  await create(page)
  await expect(sent(page)).toBeVisible()
  await create(second)
  await expect(second.getByRole('alert').filter({ hasText: publishWords.bn.same })).toBeVisible()
  expect(await titlesIn(page, 'notices')).toEqual(['শীতকালীন ছুটি'])
  // The words are kept, and another title is another paper.
  await second.locator('[name=title]').fill('শীতকালীন ছুটির রুটিন')
  await create(second)
  await expect(sent(second)).toBeVisible()
  expect(await titlesIn(page, 'notices')).toEqual(['শীতকালীন ছুটির রুটিন', 'শীতকালীন ছুটি'])
})

test('of two clerks who close the school today, the second sees the first closure before phones ring twice @rest', async ({
  page,
}) => {
  const { closure: words } = calendarWords.bn
  for (const clerk of [page, second]) {
    // Otherwise the second clerk can see the first closure before she presses.
    const entries = clerk.waitForResponse(new RegExp(`calendar\\?from=${TODAY}$`))
    await open(clerk, 'calendar?close=today')
    await entries
  }
  const announce = (clerk: Page) => clerk.locator('.closure-form [type=submit]').click()
  await announce(page)
  await expect(page.getByText(words.announced)).toBeVisible()
  await announce(second)
  const warning = second.getByRole('alert').filter({ hasText: words.announceAgain })
  await expect(warning).toBeVisible()
  await expectAccessible(second)
  const closures = async () => (await call(page, 'GET', `calendar?from=${TODAY}`)).length
  expect(await closures()).toBe(1)
  await announce(second)
  await expect(second.getByText(words.announced)).toBeVisible()
  expect(await closures()).toBe(2)
})

const notice = { list: 'notices', record: { title: 'শুরু', text: 'শুরু' } }
/** A row that both clerks delete. */
const DELETED: { screen: string; list: string; record: object; row: string; more?: string }[] = [
  { screen: 'createNotice', ...notice, row: '.documents > li' },
  {
    screen: 'createjoyontigallery',
    list: 'main-gallery',
    record: { title: 'শুরু', videoLink: 'https://youtu.be/aqz-KE-bpKQ' },
    row: '.gallery-entries article',
  },
  {
    screen: 'officers',
    list: 'officers',
    record: { name: 'শুরু', designation: 'শিক্ষক' },
    row: '.people > li',
    more: 'summary',
  },
  {
    screen: 'redirects',
    list: 'redirects',
    record: { path: '/old', target: '/allNotices' },
    row: '.items > li',
  },
]

for (const { screen, list, record, row, more } of DELETED) {
  test(`${list}: of two clerks who delete one row, the second is told, and her list follows @rest`, async ({
    page,
  }) => {
    await call(page, 'POST', list, record)
    const rows = (clerk: Page) => clerk.locator(row)
    const remove = async (clerk: Page) => {
      await button(rows(clerk), 'Delete').click()
      await clerk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    }
    for (const clerk of [page, second]) {
      await open(clerk, screen)
      if (more) await rows(clerk).locator(more).first().click()
      await expect(button(rows(clerk), 'Delete')).toBeVisible()
    }
    await remove(page)
    await expect(rows(page)).toHaveCount(0)
    await remove(second)
    await expect(second.getByRole('dialog').getByRole('alert')).toContainText('এটি আর নেই')
    await expectAccessible(second)
    await second.getByRole('dialog').getByRole('button', { name: 'না, থাক' }).click()
    await expect(rows(second)).toHaveCount(0)
  })
}

test('of many selected rows, those deleted meanwhile are left out @rest', async ({ page }) => {
  for (const title of ['এক', 'দুই', 'তিন'])
    await call(page, 'POST', 'notices', { ...notice.record, title })
  await open(page, 'createNotice')
  await button(page, listWords.bn.selectMany).click()
  await button(page, manyWords.bn.all('৩')).click()
  const [{ _id }] = await call(second, 'GET', 'notices')
  await call(second, 'DELETE', `notices/${_id}`)
  await button(page, manyWords.bn.acts.end).click()
  await expect(page.locator('.tray')).toContainText(manyWords.bn.done.end('২'))
  const states = (await call(page, 'GET', 'notices?state=all')).map(
    ({ state }: { state: string }) => state,
  )
  expect(states).toEqual(['ended', 'ended'])
})
