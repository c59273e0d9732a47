import type { Page } from '@playwright/test'
import { hiddenWords } from '#src/features/documents/office/hidden/words.ts'
import { sentWords } from '#src/features/documents/office/publish/sent-words.ts'
import { pageWords } from '#src/features/documents/office/document/words.ts'
import { listWords } from '#src/features/documents/office/list/words.ts'
import { taskWords } from '#src/features/overview/office/task-words.ts'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import { staffBn } from '#src/words/staff-words.ts'
import { namedWordFile } from '../made-office.ts'
import { madeWorkbook } from '../made-workbook.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  fixtureFile,
  form,
  signIn as signInToApi,
  type Site,
  startSite,
  stopSiteAfter,
  test,
} from './site.ts'
import { openScreen, signIn } from './staff.ts'

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

const NAMED = {
  name: 'নোটিশ.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: namedWordFile('রহিম উদ্দিন'),
}

const BOTH = {
  ...HIDING,
  buffer: madeWorkbook(
    [
      { name: 'ফল', rows: [['রোল', 'নম্বর']] },
      { name: 'অভিভাবক', state: 'hidden', rows: [['রহিমা']] },
    ],
    { change: { 'docProps/core.xml': '<a><creator>রহিম উদ্দিন</creator></a>' } },
  ),
}

async function publish(page: Page, file = HIDING): Promise<void> {
  await openScreen(page, site, 'createResult')
  await page.waitForLoadState('networkidle')
  await page.locator('[name=file]').setInputFiles(file)
  await expect(page.locator('.new-document')).toContainText(file.name)
  await page.locator('#field-title').fill(TITLE)
  await page.locator('.new-document button[type=submit]').click()
  await expect(question(page)).toBeVisible()
}
const published = async () =>
  (await (await fetch(`${site.url}/api/results`)).json()) as DocumentRecord[]

test('a file that hides something is named before it is public, and its pages can be published alone @rest', async ({
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
  await row.getByRole('link', { name: TITLE }).click()
  await page.getByRole('button', { name: pageWords.bn.hiddenParts }).click()
  await press(page, words.asItIs)
  await expect.poll(published).toMatchObject([{ fileName: 'ফল.xlsx' }])
  await expect(page.locator('.screen-head')).toContainText([listWords.bn.hidden, ''])
})

test('a file that only names people is published without the names, by one press @rest', async ({
  page,
}) => {
  await publish(page, NAMED)
  await expect(question(page)).toContainText(words.parts.author('রহিম উদ্দিন'))
  await expect(question(page).getByRole('button', { name: words.withoutNames })).toBeFocused()
  await expectToFit(page)
  await expectAccessible(page)
  await press(page, words.withoutNames)
  await expect(question(page)).toBeHidden()
  await expect.poll(published).toMatchObject([{ title: TITLE, fileName: NAMED.name }])
  const [{ filePath }] = (await published()) as [DocumentRecord]
  const served = await (await page.request.get(`${site.url}/${filePath}`)).body()
  expect(served.equals(NAMED.buffer)).toBe(false)
  await expect(page.locator('.documents > li').first()).not.toContainText(listWords.bn.hidden)
})

test('a file in place of another is asked about, and the next one too @rest', async ({ page }) => {
  const write = await signInToApi(site)
  await write('POST', 'results', form({ title: TITLE, file: await fixtureFile('notice.pdf') }))
  await openScreen(page, site, 'createResult/1')
  const files = page.getByRole('region', { name: pageWords.bn.files })
  const replaceBy = async (file: typeof HIDING) => {
    await files.locator('[name=file]').first().setInputFiles(file)
    await files.getByRole('button', { name: pageWords.bn.replaceFile }).click()
  }
  await files.locator('summary').first().click()
  await replaceBy(BOTH)
  await press(page, words.namesOnly)
  await expect(question(page).getByRole('status')).toHaveText(words.namesRemoved)
  await expect(question(page)).toContainText(words.parts.sheet('অভিভাবক'))
  await press(page, words.another)
  await expect(files.locator('[name=file]').first()).toBeFocused()
  await replaceBy(NAMED)
  await expect(question(page)).toContainText(words.parts.author('রহিম উদ্দিন'))
  expect(await published()).toMatchObject([{ filePath: null }])
  await press(page, words.withoutNames)
  await expect.poll(published).toMatchObject([{ fileName: NAMED.name }])
})

test('a draft whose file hides something is asked about at its planned time and in its dates @rest', async ({
  page,
}) => {
  const write = await signInToApi(site)
  const file = new File([new Uint8Array(HIDING.buffer)], HIDING.name)
  const publishAt = new Date(Date.now() + 2 * 86_400_000).toISOString()
  await write('POST', 'results', form({ title: TITLE, draft: 'true', publishAt, file }))
  const find = async (): Promise<DocumentRecord> =>
    (await page.request.get(`${site.url}/api/results/1?state=all`)).json()
  await openScreen(page, site, 'createResult/1')
  await page.getByRole('button', { name: sentWords.bn.schedule }).click()
  await expect(question(page)).toContainText(words.parts.sheet('অভিভাবক'))
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  expect(await find()).toMatchObject({ state: 'draft' })

  const times = page.getByRole('region', { name: pageWords.bn.times })
  const save = () => times.getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  await times.locator('[name=topic]').selectOption({ index: 1 })
  await save()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(times.getByRole('alert')).toContainText(staffBn.file.stopped)
  expect(await find()).toMatchObject({ state: 'draft', topic: null })

  // Another clerk renames it during the question: both changes stay, and the question comes again.
  await save()
  await expect(question(page)).toBeVisible()
  const data = { title: `${TITLE} ২` }
  await page.request.put(`${site.url}/api/results/${(await find())._id}`, { data })
  await press(page, words.pagesOnly)
  await press(page, words.pagesOnly)
  await expect(question(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.title)
  const saved = await find()
  expect(saved).toMatchObject({ ...data, state: 'scheduled', filePath: null })
  expect(saved.topic).not.toBeNull()
})

test('an attachment says what it hides @rest', async ({ page }) => {
  const write = await signInToApi(site)
  await write('POST', 'results', form({ title: TITLE, text: 'ফল' }))
  await openScreen(page, site, 'createResult/1')
  const attachments = page.getByRole('group', { name: pageWords.bn.attachments })
  await attachments.locator('summary').click()
  await attachments.locator('[name=file]').setInputFiles([HIDING, NAMED])
  await attachments.getByRole('button', { name: pageWords.bn.add }).click()
  await expect(page.getByText(pageWords.bn.addedHiding)).toBeVisible()
  const row = attachments.locator('.chosen', { hasText: HIDING.name })
  await expect(row).toContainText(words.parts.sheet('অভিভাবক'))
  await expect(row).not.toContainText(words.parts.author('রহিম উদ্দিন'))
  await expectToFit(page)
  await expectAccessible(page)
  const { removeAttachment } = pageWords.bn
  await row.getByRole('button', { name: removeAttachment }).click()
  await page.getByRole('dialog').getByRole('button', { name: removeAttachment }).click()
  await expect(attachments).not.toContainText(words.parts.sheet('অভিভাবক'))
})

test('an admin finds the public files that hide something on the first page @rest', async ({
  page,
}) => {
  const write = await signInToApi(site)
  const file = new File([new Uint8Array(HIDING.buffer)], HIDING.name)
  for (const title of [`${TITLE} ১`, `${TITLE} ২`]) {
    await write('POST', 'results', form({ title, file }))
  }
  await openScreen(page, site)
  const { title, act, see } = taskWords.bn.hides
  const task = page.locator('.tasks > li', { hasText: title('২') })
  await task.getByRole('button', { name: act }).click()
  const dialog = page.getByRole('dialog', { name: title('২') })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expectToFit(page)
  await expectAccessible(page)
  const first = dialog.getByRole('listitem').filter({ hasText: `${TITLE} ১` })
  await first.getByRole('link', { name: see }).click()
  const askedFile = page.getByRole('button', { name: pageWords.bn.hiddenParts })
  await expect(askedFile).toBeInViewport()
  await askedFile.click()
  await press(page, words.pagesOnly)
  await expect(question(page)).toBeHidden()
  await openScreen(page, site)
  await page
    .locator('.tasks > li', { hasText: title('১') })
    .getByRole('button')
    .click()
  await page.getByRole('dialog').getByRole('link', { name: see }).click()
  await askedFile.click()
  await press(page, words.asItIs)
  await expect(question(page)).toBeHidden()
  await openScreen(page, site)
  await expect(page.getByText('সাইটে এখন', { exact: true })).toBeVisible()
  await expect(page.locator('.tasks', { hasText: title('১') })).toHaveCount(0)
})
