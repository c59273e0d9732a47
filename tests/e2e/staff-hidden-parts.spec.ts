import type { Page } from '@playwright/test'
import { hiddenWords } from '#src/features/documents/office/hidden/words.ts'
import { listWords } from '#src/features/documents/office/list/words.ts'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import { madeWorkbook } from '../made-workbook.ts'
import { expect, expectAccessible, expectToFit, startSite, stopSiteAfter, test } from './site.ts'
import type { Site } from './site.ts'
import { signIn } from './staff.ts'

const words = hiddenWords.bn
const TITLE = 'বার্ষিক পরীক্ষার ফল'
const HIDING = {
  name: 'ফল.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: madeWorkbook([
    {
      name: 'ফল',
      before: '<cols><col min="3" max="3" hidden="1"/></cols>',
      rows: [
        ['রোল', 'নম্বর', 'মোবাইল'],
        ['১', '৮১', '০১৭১১০০০০০১'],
      ],
    },
    { name: 'অভিভাবক', state: 'hidden', rows: [['রহিমা']] },
  ]),
}

let site: Site
test.beforeEach(async ({ page }) => {
  site = await startSite('empty')
  await signIn(page, site)
})
test.afterEach(({ page }) => stopSiteAfter(page, site))

const question = (page: Page) => page.getByRole('dialog', { name: words.title })
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click()

async function publish(page: Page): Promise<void> {
  await page.goto(`${site.url}/admin/dashboard/createResult`)
  await page.locator('[name=file]').setInputFiles(HIDING)
  await page.locator('#field-title').fill(TITLE)
  await page.locator('.new-document button[type=submit]').click()
  await expect(question(page)).toBeVisible()
}
const published = async () =>
  (await (await fetch(`${site.url}/api/results`)).json()) as DocumentRecord[]

test('a file that hides something is named before it is public, and its pages can be published alone', async ({
  page,
}) => {
  await publish(page)
  await expect(question(page)).toContainText(words.parts.sheet('অভিভাবক'))
  await expect(question(page)).toContainText(words.parts.column('C'))
  expect(await published()).toEqual([])
  await expectToFit(page)
  await expectAccessible(page)

  await press(page, words.another)
  await expect(question(page)).toBeHidden()
  await expect(page.locator('#field-title')).toHaveValue(TITLE)
  expect(await published()).toEqual([])

  await publish(page)
  await press(page, words.pagesOnly)
  await expect(question(page)).toBeHidden()
  await expect.poll(published).toMatchObject([{ title: TITLE, filePath: null }])

  const row = page.locator('.documents > li').first()
  await expect(row).toContainText(listWords.bn.kept)
  await row.locator('summary').click()
  await row.getByRole('button', { name: listWords.bn.hiddenParts }).click()
  await press(page, words.asItIs)
  await expect.poll(published).toMatchObject([{ fileName: 'ফল.xlsx' }])
  await expect(row).toContainText(listWords.bn.hidden)
})
