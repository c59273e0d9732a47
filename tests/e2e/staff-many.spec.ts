import { manyWords } from '#src/features/documents/office/many/words.ts'
import { listWords } from '#src/features/documents/office/list/words.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  signIn as signInForApi,
  siteOfEachTest,
  test,
} from './site.ts'
import { signInTo } from './staff.ts'
import type { Page } from '@playwright/test'

const site = siteOfEachTest('empty')
const words = manyWords.bn

const OLD_YEAR = new Date().getFullYear() - 1
const OLD = 33
const NEW = 4

/** Old and new notices, in more than one part of the list. */
test.beforeEach(async ({ page }) => {
  const write = await signInForApi(site)
  for (let count = 1; count <= OLD; count += 1) {
    const date = `${OLD_YEAR}-05-${String((count % 28) + 1).padStart(2, '0')}T06:00:00.000Z`
    await write('POST', 'notices', { title: `পুরোনো ${count}`, text: 'ক', date })
  }
  for (let count = 1; count <= NEW; count += 1)
    await write('POST', 'notices', { title: `নতুন ${count}`, text: 'ক' })
  await signInTo(page, site, 'createNotice')
})

async function states(page: Page): Promise<Record<string, number>> {
  const all = await (await page.request.get(`${site.url}/api/notices?state=all`)).json()
  const numbers: Record<string, number> = {}
  for (const { state } of all) numbers[state] = (numbers[state] ?? 0) + 1
  return numbers
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tray = (page: Page) => page.locator('.tray')

test('all notices of past years end at once, and are set back @rest', async ({ page }) => {
  await button(page, listWords.bn.selectMany).click()
  await expect(button(page, listWords.bn.selectDone)).toBeFocused()
  await expect(button(page, words.all('৩৭'))).toBeVisible()
  await expect(tray(page)).toBeInViewport()
  const year = page.getByRole('textbox', { name: listWords.bn.year, exact: true })
  await year.fill(String(OLD_YEAR + 1))
  await page.getByLabel(listWords.bn.andBefore).check()
  await expect(button(page, words.all('৩৭'))).toBeVisible()
  await year.fill(String(OLD_YEAR))
  await button(page, words.all('৩৩')).click()
  await expect(tray(page)).toContainText(words.picked('৩৩'))
  // The list shows 30.
  await expect(page.locator('.picks-many > li')).toHaveCount(30)
  await expectAccessible(page)
  await expectToFit(page)

  await button(page, words.acts.end).click()
  await expect(tray(page)).toContainText(words.done.end('৩৩'))
  await expect(tray(page).locator('.done')).toBeFocused()
  expect(await states(page)).toEqual({ published: NEW, ended: OLD })
  await button(page, words.undo('৩৩')).click()
  await expect(tray(page)).toContainText(words.undone('৩৩'))
  expect(await states(page)).toEqual({ published: NEW + OLD })
})

test('“all” selects what the search finds, and deletion counts it @rest', async ({ page }) => {
  await button(page, listWords.bn.selectMany).click()
  await page.getByRole('searchbox').last().fill('নতুন')
  await button(page, words.all('৪')).click()
  await expect(tray(page)).toContainText(words.picked('৪'))
  await tray(page).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words.confirm('৪'))
  await expect(dialog).toContainText('নতুন 1')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(tray(page).locator('.done')).toBeFocused()
  expect(await states(page)).toEqual({ published: OLD })
  await button(page, words.undo('৪')).click()
  await expect(tray(page)).toContainText(words.undone('৪'))
  expect(await states(page)).toEqual({ published: NEW + OLD })
  // Notices that the clerk no longer sees are not selected any more.
  await button(page, words.all('৪')).click()
  await page.getByRole('searchbox').last().fill('')
  await expect(tray(page)).toContainText(words.none)
})

test('with the keyboard alone, rows are ticked, get a topic and are hidden @rest', async ({
  page,
}) => {
  const row = page.getByRole('checkbox', { name: /নতুন 4/ })
  // The list can still be loading when the key is pressed for the first time.
  await expect(async () => {
    await button(page, listWords.bn.selectMany).press('Enter')
    await expect(row).toBeVisible({ timeout: 3000 })
  }).toPass()
  await row.focus()
  await page.keyboard.press('Space')
  await expect(row).toBeChecked()
  await expect(row).toBeFocused()
  await button(page, words.acts.topic).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').selectOption('exam')
  await dialog.getByRole('button').last().press('Enter')
  await expect(tray(page).locator('.done')).toBeFocused()
  const { 0: changed } = await (await page.request.get(`${site.url}/api/notices?topic=exam`)).json()
  expect(changed.title).toBe('নতুন 4')
  await row.press('Space')
  await button(page, words.acts.hide).press('Enter')
  await expect(tray(page)).toContainText(words.done.hide('১'))
  expect(await states(page)).toEqual({ published: NEW + OLD - 1, draft: 1 })
  await button(page, listWords.bn.selectDone).click()
  await expect(button(page, listWords.bn.selectMany)).toBeFocused()
  await expect(page.getByRole('checkbox', { name: /নতুন 4/ })).toHaveCount(0)
})
