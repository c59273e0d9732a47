import type { Page } from '@playwright/test'
import { draftNoteWords } from '#src/office/draft/draft-note-words.ts'
import { staffBn } from '#src/words/staff-words.ts'
import { ADMIN, expect, expectAccessible, ownSite, test } from './site.ts'
import { openScreen, signIn, waitForDrafts } from './staff.ts'

const site = ownSite('empty')
const PASSWORD = 'nine-rivers-and-a-boat'

const title = '#field-title'
const path = '/admin/dashboard/createNotice'

test.use({ ownContext: true })

async function begin(page: Page): Promise<void> {
  await signIn(page, site)
  await page.goto(site.url + path)
  await page.locator(title).fill('প্রথম ট্যাবের নোটিশ')
  await waitForDrafts(page)
}

test('two tabs keep their own texts, and an empty form offers the other tab’s @rest', async ({
  page,
}) => {
  await begin(page)

  const second = await page.context().newPage()
  await second.goto(site.url + path)
  const offer = second.getByRole('button', { name: draftNoteWords.bn.elsewhere })
  await expect(offer).toBeVisible()
  await expect(second.locator(title)).toHaveValue('')
  await expectAccessible(second)
  await second.locator(title).fill('দ্বিতীয় ট্যাবের নোটিশ')
  await expect(offer).toHaveCount(0)
  await waitForDrafts(second)
  await page.reload()
  await expect(page.locator(title)).toHaveValue('প্রথম ট্যাবের নোটিশ')

  // A closed tab leaves its draft to the next one.
  await second.close()
  await openScreen(page, site)
  const third = await page.context().newPage()
  await third.goto(site.url + path)
  await expect(third.locator(title)).not.toHaveValue('')
  await third.close()
})

test('an empty form brings the draft of the other tab here @rest', async ({ page }) => {
  await begin(page)
  const second = await page.context().newPage()
  await second.goto(site.url + path)
  await second.getByRole('button', { name: draftNoteWords.bn.elsewhere }).click()
  await expect(second.locator(title)).toHaveValue('প্রথম ট্যাবের নোটিশ')
  await second.close()
})

test('nothing is sent under an account that has signed in in another tab', async ({ page }) => {
  await signIn(page, site)
  const data = { username: 'rahima', password: PASSWORD, role: 'editor' }
  const added = await page.request.post(`${site.url}/api/admin/accounts`, { data })
  expect(added.status()).toBe(201)
  await page.goto(site.url + path)
  await page.locator(title).fill('আমার নোটিশ')
  await page.getByText('লিখুন', { exact: true }).click()

  const login = { username: 'rahima', password: PASSWORD }
  const other = await page.request.post(`${site.url}/api/admin/login`, { data: login })
  expect(other.status()).toBe(200)
  await page.locator('[name=text]').fill('কাল ক্লাস নেই।')
  await page.locator('.new-document button[type=submit]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('এখন অন্য একজনের অ্যাকাউন্ট খোলা')
  await expectAccessible(page)
  expect(await (await page.request.get(`${site.url}/api/notices`)).json()).toEqual([])
  await dialog.locator('[name=password]').fill(ADMIN.password)
  await dialog.getByRole('button', { name: staffBn.signIn.submit }).click()
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(async () => (await page.request.get(`${site.url}/api/notices`)).json())
    .toMatchObject([{ title: 'আমার নোটিশ' }])
  const history = await page.request.get(`${site.url}/api/admin/history?kind=notices`)
  expect((await history.json())[0]).toMatchObject({ username: ADMIN.username })
})
