import type { Page } from '@playwright/test'
import { bn } from '#src/words/public-words.ts'
import { pageWords } from '#src/features/documents/office/document/words.ts'
import { writeWords } from '#src/features/documents/office/write/words.ts'
import { formatDate } from '#src/words/format.ts'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
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
  type Write,
} from './site.ts'
import { openScreen, PDF_FILE, PHOTO_FILE, signIn } from './staff.ts'

const words = pageWords.bn
const inText = writeWords.bn
const TITLE = 'বার্ষিক পরীক্ষার সময়সূচি'.normalize('NFC')

let site: Site
let write: Write

// The newest entry of the history must be the test's own.
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  site = await startSite('empty')
  write = await signInToApi(site)
  await signIn(page, site)
})
test.afterEach(({ page }) => stopSiteAfter(page, site))

const dialogOf = (page: Page) => page.getByRole('dialog')
const filesOf = (page: Page) => page.getByRole('region', { name: words.files })
const attached = (page: Page) => filesOf(page).getByRole('group', { name: words.attachments })
const attachments = (page: Page) => attached(page).locator('.chosen:has(a)')
const inDialog = (page: Page, name: string) => dialogOf(page).getByRole('button', { name })
const inFiles = (page: Page, name: string) => filesOf(page).getByRole('button', { name })
/** Opens the form for more or for another file. */
const unfold = (page: Page, name: string) =>
  filesOf(page).locator('summary', { hasText: name }).click()

async function publish(content: Record<string, string | File>): Promise<DocumentRecord> {
  const answer = await write('POST', 'notices', form({ title: TITLE, ...content }))
  return (await answer.json()) as DocumentRecord
}

const openPage = (page: Page, { number }: DocumentRecord) =>
  openScreen(page, site, `createNotice/${number}`)

/** The names of the attachments on the page for visitors. */
async function seenBy(page: Page, { url }: DocumentRecord): Promise<string[]> {
  await page.goto(site.url + url)
  const links = page.getByRole('region', { name: bn.document.attachments }).getByRole('link')
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('download') ?? ''))
}

test('attachments are added, removed and set back by the history @rest', async ({ page }) => {
  const notice = await publish({ file: await fixtureFile('notice.pdf') })
  await openPage(page, notice)
  await expect(attached(page)).toContainText(words.noAttachments)
  await unfold(page, words.addAttachments)
  await inFiles(page, words.add).click()
  await expect(attached(page).getByRole('alert').first()).toContainText(words.addAttachments)
  await attached(page).locator('[name=file]').setInputFiles([PDF_FILE, PHOTO_FILE])
  await inFiles(page, words.add).click()
  await expect(attachments(page)).toHaveText([/notice-puja\.pdf PDF/, /photo-pond\.webp WEBP/])
  await expect(page.getByText(words.added)).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  const both = ['notice-puja.pdf', 'photo-pond.webp']
  expect(await seenBy(page, notice)).toEqual(both)

  await openPage(page, notice)
  await attachments(page).first().getByRole('button', { name: words.removeAttachment }).click()
  await expect(dialogOf(page)).toContainText(words.removeAttachmentQuestion)
  await expectAccessible(page)
  await inDialog(page, words.removeAttachment).click()
  await expect(attachments(page)).toHaveText([/photo-pond\.webp/])
  await expect(page.getByText(words.attachmentRemoved)).toBeVisible()
  const setBack = page
    .getByRole('region', { name: words.history })
    .getByRole('button', { name: 'আগের মতো করুন' })
  await expect(setBack).toHaveCount(2)
  expect(await seenBy(page, notice)).toEqual(['photo-pond.webp'])

  await openPage(page, notice)
  await setBack.first().click()
  await expect(attachments(page)).toHaveCount(2)
  expect(await seenBy(page, notice)).toEqual(both)
})

test('more than twenty files at once are refused before they are sent @rest', async ({ page }) => {
  await openPage(page, await publish({ file: await fixtureFile('notice.pdf') }))
  await unfold(page, words.addAttachments)
  const buffer = Buffer.from('%PDF-1.4')
  const files = Array.from({ length: 21 }, (_, index) => ({
    name: `${index}.pdf`,
    mimeType: 'application/pdf',
    buffer,
  }))
  await attached(page).locator('[name=file]').setInputFiles(files)
  await inFiles(page, words.add).click()
  const problem = attached(page).getByRole('alert').first()
  await expect(problem).toContainText('একবারে সর্বোচ্চ ২০টি ফাইল দেওয়া যায়।')
  await problem.getByRole('link').click()
  await expect(attached(page).locator('[name=file]')).toBeFocused()
})

test('an attachment that somebody else has removed is reported @rest', async ({ page }) => {
  const notice = await publish({ file: await fixtureFile('notice.pdf') })
  const { _id } = notice
  const added = await write(
    'POST',
    `notices/${_id}/attachments`,
    form({ file: await fixtureFile('photo.webp') }),
  )
  const [attachment] = ((await added.json()) as DocumentRecord).attachments
  await openPage(page, notice)
  await attachments(page).getByRole('button', { name: words.removeAttachment }).click()
  await write('DELETE', `notices/${_id}/attachments/${attachment!.filePath.split('/').pop()}`, {})
  await inDialog(page, words.removeAttachment).click()
  await expect(dialogOf(page).getByRole('alert')).toBeVisible()
  await inDialog(page, 'না, থাক').click()
  await expect(attached(page)).toContainText(words.noAttachments)
})

test('a written notice gets a file, and keeps its text', async ({ page }) => {
  const notice = await publish({ text: 'রবিবার বিদ্যালয় বন্ধ।' })
  const { _id } = notice
  await openPage(page, notice)
  await unfold(page, words.addFile)
  await expect(filesOf(page)).toContainText(words.addFileHint)
  await filesOf(page).locator('[name=file]').first().setInputFiles(PDF_FILE)
  await inFiles(page, words.addFile).click()
  await expect(page.getByText(words.fileAdded)).toBeVisible()
  const answer = await page.request.get(`${site.url}/api/notices/${_id}`)
  expect(await answer.json()).toMatchObject({
    fileName: 'notice-puja.pdf',
    text: 'রবিবার বিদ্যালয় বন্ধ।'.normalize('NFC'),
    textSource: 'typed',
  })
  await expect(filesOf(page).locator('summary').first()).toHaveText(words.replaceFile)
})

test('a corrected text asks for its paper, and a replaced file asks for its text @rest', async ({
  page,
}) => {
  const head = `| রোল | ${Array.from({ length: 24 }, (_, index) => `বিষয় ${index}`).join(' | ')} |`
  const rule = `|${' --- |'.repeat(25)}`
  const rows = Array.from({ length: 9 }, (_, index) => `| ${index + 1}${' | 60'.repeat(24)} |`)
  const text = [head, rule, ...rows].join('\n')
  const corrected = text.replace('| 4 | 60', '| 4 | 61')
  const { _id, url } = await publish({ file: await fixtureFile('notice.pdf'), text })
  const find = async () => {
    const answer = await page.request.get(`${site.url}/api/notices/${_id}?state=all`)
    return (await answer.json()) as DocumentRecord
  }

  await openScreen(page, site, `createNotice/${_id}`)
  await page.locator('#field-text').fill(corrected)
  await page.getByRole('button', { name: inText.check.save }).click()
  await expect(page.getByText(inText.check.advice.differs)).toBeVisible()
  await expect(page.getByRole('region', { name: inText.editor.preview })).toContainText('61')
  await expectToFit(page)
  const { textCorrectedAt, textDiffers } = await find()
  expect(textDiffers).toBe(true)

  await page.goto(`${site.url}${url}`)
  const day = formatDate(textCorrectedAt!, 'bn', 'Asia/Dhaka')
  const note = page.locator('.over')
  await expect(note).toContainText(bn.document.textCorrected(day))
  await expect(note).toContainText(bn.document.paperDiffers)

  await openScreen(page, site, `createNotice/${_id}`)
  await page.locator('.change summary').first().click()
  const cells = page.locator('.changes tr', { hasText: inText.check.text }).first().locator('td')
  await expect(cells.first().locator('mark')).toHaveText(['60'])
  await expect(cells.last().locator('mark')).toHaveText(['61'])
  await expect(cells.first().locator('.differing')).toHaveCount(1)

  await page.getByRole('button', { name: words.replaceFile }).first().click()
  await expect(filesOf(page).locator('[name=file]').first()).toBeFocused()
  await filesOf(page).locator('[name=file]').first().setInputFiles(PDF_FILE)
  await inFiles(page, words.replaceFile).click()
  await expect(filesOf(page).getByRole('alert')).toContainText(words.fileText.label)
  await expectAccessible(page)
  await filesOf(page).getByText(words.fileText.keep).click()
  await inFiles(page, words.replaceFile).click()
  await expect(page.getByText(words.replaced)).toBeVisible()
  await expect(page.getByText(inText.check.advice.differs)).toHaveCount(0)
  expect(await find()).toMatchObject({ text: corrected.normalize(), textDiffers: false })

  // A program that does not say it hides the text, and the office asks.
  await write('PUT', `notices/${_id}/file`, form({ file: await fixtureFile('notice.pdf') }))
  await page.reload()
  await expect(page.getByText(inText.check.advice.outdated)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.fileText.keep }).click()
  await expect(page.locator('#field-text')).toHaveValue(corrected.normalize())
  expect(await find()).toMatchObject({ textState: 'current', textSource: 'typed' })
})
