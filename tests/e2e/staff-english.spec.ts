import type { Page } from '@playwright/test'
import { pageWords } from '#src/features/documents/office/document/words.ts'
import { writeWords } from '#src/features/documents/office/write/words.ts'
import { draftWords } from '#src/features/overview/office/draft-words.ts'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import { en } from '#src/words/public-words.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  fixtureFile,
  form,
  ownSite,
  signIn as signInToApi,
  test,
  titled,
} from './site.ts'
import { openScreen, signIn, waitForDrafts } from './staff.ts'

const words = pageWords.bn
const inEnglish = writeWords.bn.english
const TITLE = 'The school is closed on Sunday'
const TEXT = 'Lessons begin again on **Monday**.'

const site = ownSite('empty')

const part = (page: Page) => page.getByRole('region', { name: inEnglish.heading, exact: true })

test('a clerk writes the English of a notice and marks its English paper, and the English pages show both @rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const title = titled('রবিবার ছুটি')
  const write = await signInToApi(site)
  const body = form({ title, text: 'রবিবার বিদ্যালয় ছুটি।', file: await fixtureFile('notice.pdf') })
  body.append('file', await fixtureFile('notice.pdf', 'sunday.pdf'))
  const notice: DocumentRecord = await (await write('POST', 'notices', body)).json()
  await signIn(page, site)
  await openScreen(page, site, `createNotice/${notice.number}`)
  await expect(part(page).locator('[name=titleEnglish]')).toBeHidden()
  await part(page).locator('summary').click()
  await part(page).locator('[name=titleEnglish]').fill(TITLE)
  await part(page).locator('[name=textEnglish]').fill(TEXT)
  await expect(part(page).locator('.seen strong')).toHaveText('Monday')
  await expectAccessible(page)
  await expectToFit(page)
  await part(page).getByRole('button', { name: inEnglish.save }).click()
  await expect(page.getByText(inEnglish.saved)).toBeVisible()

  await page.getByRole('button', { name: words.makeEnglish }).click()
  await expect(page.getByText(words.isEnglish)).toBeVisible()
  await expect(page.getByRole('button', { name: words.endEnglish })).toBeVisible()
  await expectToFit(page)

  await page.goto(`${site.url}/en${notice.url}`)
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page.locator('#text')).toHaveText('Lessons begin again on Monday.')
  await expect(page.locator('#text')).toHaveAttribute('lang', 'en')
  await expect(page.getByText(en.textPage.inBengali)).toHaveCount(0)
  await expect(page.locator('a[download="sunday.pdf"]').first()).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await page.goto(`${site.url}/en/search?q=lessons`)
  await page.getByRole('main').getByRole('link', { name: TITLE }).click()
  await expect(page).toHaveURL(`${site.url}/en${notice.url}`)

  await write('PUT', `notices/${notice._id}`, { text: 'সোমবার বিদ্যালয় ছুটি।' })
  await openScreen(page, site, `createNotice/${notice.number}`)
  await expect(part(page)).toContainText(inEnglish.differs)
  await part(page).getByRole('button', { name: inEnglish.save }).click()
  await expect(part(page).getByText(inEnglish.differs)).toHaveCount(0)
})

test('the list of unsent texts names an English text in English @rest', async ({ page }) => {
  const write = await signInToApi(site)
  const body = form({ title: titled('রবিবার ছুটি'), text: 'রবিবার ছুটি।' })
  const { number }: DocumentRecord = await (await write('POST', 'notices', body)).json()
  await signIn(page, site)
  await openScreen(page, site, `createNotice/${number}`)
  await part(page).locator('summary').click()
  await part(page).locator('[name=textEnglish]').fill(TEXT)
  await waitForDrafts(page)
  page.once('dialog', (dialog) => void dialog.accept())
  await openScreen(page, site)
  const drafts = page.getByRole('region', { name: draftWords.bn.drafts })
  await expect(drafts.getByText(TEXT)).toHaveAttribute('lang', 'en')
})
