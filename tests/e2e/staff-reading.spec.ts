import type { Page } from '@playwright/test'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import { READING_POLL_MS } from '#src/features/documents/office/use-document.ts'
import { listWords } from '#src/features/documents/office/list/words.ts'
import { pageWords } from '#src/features/documents/office/document/words.ts'
import { writeWords } from '#src/features/documents/office/write/words.ts'
import { type MadeText, openReader, publish } from './reading.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  type Site,
  startSite,
  stopSite,
  test,
  titled,
} from './site.ts'
import { conflictOf, openScreen, reload } from './staff.ts'

const words = writeWords.bn.check
const inList = listWords.bn
const SCAN: MadeText = {
  text: 'আগামী [বৃহষ্পতিবার] থেকে নিচের [সময়সুচি] অনুযায়ী পরীক্ষা।\n\nসবাইকে [আসান] গ্রহণ করতে হবে।',
  pages: [0, 0, 1],
}
/** The same text in the form that a clerk sees. */
const READ = SCAN.text.replace(/[[\]]/g, '')

let site: Site
let reader: Awaited<ReturnType<typeof openReader>>

test.beforeAll(async () => {
  site = await startSite('empty', { READING: 'on' })
  reader = await openReader(site)
})
test.afterAll(async () => {
  await reader.close()
  await stopSite(site)
})

const find = async (page: Page, { _id }: DocumentRecord) =>
  (await (await page.request.get(`${site.url}/api/notices/${_id}`)).json()) as DocumentRecord
/** A change by another clerk meanwhile. */
const change = (page: Page, { _id }: DocumentRecord, data: Partial<DocumentRecord>) =>
  page.request.put(`${site.url}/api/notices/${_id}`, { data })

const textOf = (page: Page) => page.locator('[name=text]')
const wordOf = (page: Page) => page.locator('[name=word]')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const doubt = (page: Page, number: string) =>
  page.getByRole('heading', { name: new RegExp(`^${words.doubt(number)} `) })
const note = (page: Page) => page.locator('.reading-note').getByRole('status')

async function open(page: Page, { _id }: DocumentRecord): Promise<void> {
  await openScreen(page, site, `createNotice/${_id}`)
  await expect(page.locator('[name=topic]')).toBeVisible()
}

/** Publishes a notice, has it read, and opens its text. */
async function openRead(page: Page, about: string, made = SCAN): Promise<DocumentRecord> {
  const notice = await publish(page, site, titled(about))
  await reader.finish(made)
  await open(page, notice)
  await expect(textOf(page)).toHaveValue(made.text.replace(/[[\]]/g, ''))
  return notice
}

test('the list shows how each document was read @rest', async ({ page }) => {
  const failed = await publish(page, site, titled('বন্ধ'))
  await reader.fail('reading-encrypted')
  const scan = await publish(page, site, titled('স্ক্যান'))
  await reader.finish(SCAN)
  const typed = await publish(page, site, titled('লেখা'), { text: 'নিজে লেখা' })
  await reader.finish({ text: '', source: 'file' })
  const file = await publish(page, site, titled('ফাইল'))
  await reader.finish({ text: 'ফাইলের লেখা', source: 'file' })
  const empty = await publish(page, site, titled('ফাঁকা'))
  await reader.finish({ text: '', source: 'file' })
  const waiting = await publish(page, site, titled('নতুন'))
  await openScreen(page, site, 'createNotice')
  const entry = ({ title }: DocumentRecord) => page.getByRole('listitem').filter({ hasText: title })
  await expect(entry(failed)).toContainText(inList.textStates.failed)
  await expect(entry(scan)).toContainText(inList.textStates.machine)
  await expect(entry(typed)).toContainText(inList.textStates.typed)
  await expect(entry(file)).toContainText(inList.textStates.file)
  await expect(entry(empty)).toContainText(inList.textStates.empty)
  await expect(entry(waiting)).toContainText(inList.textStates.waiting)
  const link = entry(scan).getByRole('link', { name: scan.title, exact: true })
  await expect(link).toHaveAttribute('href', `/admin/dashboard/createNotice/${scan.number}`)
  await expectAccessible(page)
  await expectToFit(page)

  await reader.finish(SCAN)
  await expect(entry(waiting)).toContainText(inList.textStates.machine)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.waitForTimeout(READING_POLL_MS * 1.5)
  // Every screen asks for the role now and then.
  const others = requests.filter((url) => !url.endsWith('/api/admin/me'))
  expect(others.filter((url) => url.includes('/api/'))).toEqual([])
  await entry(waiting).getByRole('link', { name: waiting.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: waiting.title })).toBeVisible()
  await expect(textOf(page)).toHaveValue(READ)
})

test('a topic is chosen for a document, and changed later @rest', async ({ page }) => {
  const notice = await publish(page, site, titled('বিষয়'), { topic: 'exam' })
  await reader.finish(SCAN)
  await open(page, notice)
  const topic = page.locator('[name=topic]')
  await expect(topic).toHaveValue('exam')
  await topic.selectOption('holiday')
  await button(page, 'সংরক্ষণ করুন').click()
  await expect(page.getByText(pageWords.bn.changed)).toBeVisible()
  // This does not confirm the text.
  expect(await find(page, notice)).toMatchObject({ topic: 'holiday', textSource: 'machine' })
  await expect(doubt(page, '১')).toBeVisible()
  await topic.selectOption('')
  await button(page, 'সংরক্ষণ করুন').click()
  await expect.poll(async () => (await find(page, notice)).topic).toBeNull()
})

test('the clerk corrects doubtful words and confirms the text', async ({ page }) => {
  const notice = await openRead(page, 'সময়সূচি')
  await expect(doubt(page, '১')).toHaveText(/৩টির মধ্যে; একটিও দেখা হয়নি/)
  const strip = page.getByRole('img', { name: words.onPaper })
  await expect(strip).toBeVisible()
  await expect(strip.locator('img')).toHaveJSProperty('complete', true)
  await expect(wordOf(page)).toHaveValue('বৃহষ্পতিবার')
  await expectAccessible(page)
  await expectToFit(page)

  await wordOf(page).fill('বৃহস্পতিবার')
  await expect(textOf(page)).toHaveValue(READ.replace('বৃহষ্পতিবার', 'বৃহস্পতিবার'))
  // The keyboard is enough, and the focus stays on the button.
  await page.keyboard.press('Tab')
  await expect(button(page, words.next)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(doubt(page, '২')).toHaveText(/১টি দেখা/)
  await expect(wordOf(page)).toHaveValue('সময়সুচি')
  await page.keyboard.press('Enter')
  await expect(doubt(page, '৩')).toBeVisible()
  await expect(wordOf(page)).toHaveValue('আসান')
  await button(page, words.previous).click()
  await wordOf(page).fill('সময়সূচি')
  await button(page, words.next).click()
  await button(page, words.next).click()
  await expect(page.getByText(words.allSeen)).toBeVisible()

  await button(page, words.save).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  expect(await find(page, notice)).toMatchObject({
    text: READ.replace('বৃহষ্পতিবার', 'বৃহস্পতিবার').replace('সময়সুচি', 'সময়সূচি'),
    textSource: 'typed',
  })
  await expect(wordOf(page)).toHaveCount(0)
  await expect(note(page)).toContainText(words.advice.typed)
  await expectAccessible(page)
})

test(
  'the page of the paper follows the word, can be changed and opened large',
  { tag: ['@all-widths', '@rest'] },
  async ({ page }) => {
    const notice = await openRead(page, 'কাগজ')
    const fold = page.locator('summary').filter({ hasText: words.wholePage })
    if (await fold.isVisible()) await fold.click()
    const { pages } = await find(page, notice)
    const large = page.getByRole('link', { name: words.enlarge })
    await expect(page.getByRole('img', { name: words.pageAlt('১') })).toBeVisible()
    await expect(large).toHaveAttribute('href', `/${pages[0]!.src}`)
    await expect(page.locator('.sheet > i')).toHaveCount(2)
    await expectAccessible(page)
    await button(page, words.next).click()
    await button(page, words.next).click()
    await expect(page.getByRole('img', { name: words.pageAlt('২') })).toBeVisible()
    await expect(large).toHaveAttribute('href', `/${pages[1]!.src}`)
    await button(page, words.page('১')).click()
    await expect(button(page, words.page('১'))).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('img', { name: words.pageAlt('১') })).toBeVisible()
    await expectToFit(page)
  },
)

test('marks stay on their words while the clerk types @rest', async ({ page }) => {
  await openRead(page, 'কার্সর')
  const text = textOf(page)
  await text.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('সবাই: ')
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue(`সবাই: \n${READ}`)
  await expect(wordOf(page)).toHaveValue('বৃহষ্পতিবার')
  const isCovered = () =>
    page.locator('.marked').evaluate((field) => {
      const [copy, area] = [...field.children] as [HTMLElement, HTMLTextAreaElement]
      return area.scrollHeight <= area.clientHeight && copy.clientHeight === area.clientHeight
    })
  expect(await isCovered()).toBe(true)

  const at = `সবাই: \n${READ}`.indexOf('আসান') + 1
  await text.evaluate((area: HTMLTextAreaElement, to) => area.setSelectionRange(to, to), at)
  await page.keyboard.press('ArrowRight')
  await expect(wordOf(page)).toHaveValue('আসান')
  await page.keyboard.press('Backspace')
  await expect(wordOf(page)).toHaveValue('আসন')
  await expect(page.locator('.marked mark')).toHaveText(['বৃহষ্পতিবার', 'সময়সুচি', 'আসন'])
  // Tab leaves the field.
  await page.keyboard.press('Tab')
  await expect(text).not.toBeFocused()
})

test(
  'on a desk, the text scrolls to the word, and the paper stays beside it',
  { tag: ['@desk', '@rest'] },
  async ({ page }) => {
    const text = `[এক] ${'লম্বা লেখা\n'.repeat(60)}[দুই] ${'আরও\n'.repeat(60)}`
    await openRead(page, 'লম্বা', { text })
    await button(page, words.next).click()
    await expect(wordOf(page)).toHaveValue('দুই')
    await expect(page.locator('.marked .here')).toBeInViewport({ ratio: 1 })
    await expect(button(page, words.next)).toBeInViewport()
    await expectToFit(page)
  },
)

test('typed text and seen words survive a reload @rest', async ({ page }) => {
  await openRead(page, 'খসড়া')
  await wordOf(page).fill('বৃহস্পতিবার')
  await button(page, words.next).click()
  await expect(page.getByText('না পাঠানো লেখা রাখা আছে')).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await openScreen(page, site)
  const drafts = page.getByRole('region', { name: 'যে লেখা প্রকাশ করেননি' })
  await drafts.getByRole('link', { name: 'নোটিশ বোর্ড' }).click()
  await expect(textOf(page)).toHaveValue(READ.replace('বৃহষ্পতিবার', 'বৃহস্পতিবার'))
  await expect(page.getByRole('heading', { name: words.doubt('১') })).toHaveText(/১টি দেখা/)
})

test('a clerk cannot confirm a changed text before she sees it @rest', async ({ page }) => {
  const notice = await openRead(page, 'না দেখে')
  await change(page, notice, { text: 'তাঁর লেখা' })
  await button(page, words.save).click()
  await expect(conflictOf(page)).toContainText('তাঁর লেখা')
  await conflictOf(page).getByRole('button').first().click()
  await expect(textOf(page)).toHaveValue('তাঁর লেখা')
  await expect(note(page)).toContainText(words.advice.typed)
  expect(await find(page, notice)).toMatchObject({ text: 'তাঁর লেখা' })
})

test('a document is read again after a confirmation @rest', async ({ page }) => {
  const notice = await openRead(page, 'আবার')
  await textOf(page).fill('পুরোনো লেখা')
  await button(page, words.save).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  await textOf(page).fill('পুরোনো লেখার খসড়া')
  await button(page, words.readAgain).click()
  const dialog = page.getByRole('dialog', { name: words.readAgainTitle })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.readAgain }).click()
  await expect(note(page)).toContainText(words.advice.waiting)
  await expect(textOf(page)).toHaveCount(0)
  await expectAccessible(page)
  await reader.finish(SCAN)
  await expect(textOf(page)).toHaveValue(READ)
  await expect(doubt(page, '১')).toBeVisible()
  await expect(note(page)).toContainText(words.advice.machine)

  // The earlier text is in the history, the draft on this device.
  await page.getByRole('button', { name: 'মুছে ফেলা লেখা ফিরিয়ে আনুন' }).click()
  await expect(textOf(page)).toHaveValue('পুরোনো লেখার খসড়া')
  const history = await page.request.get(`${site.url}/api/admin/history?kind=notices`)
  expect(await history.text()).toContain('পুরোনো লেখা')
  expect(await find(page, notice)).toMatchObject({ text: READ })
})

test('a failed reading has a reason, and text can be typed @rest', async ({ page }) => {
  const notice = await publish(page, site, titled('পাসওয়ার্ড'))
  await reader.fail('reading-encrypted')
  await open(page, notice)
  await expect(note(page)).toContainText('পাসওয়ার্ড')
  await expect(note(page)).toContainText(words.advice.failed)
  await expectAccessible(page)
  await expectToFit(page)
  await textOf(page).fill('প্রথম লাইন')
  await textOf(page).press('Enter')
  await textOf(page).pressSequentially('দ্বিতীয় লাইন')
  await button(page, words.save).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  expect(await find(page, notice)).toMatchObject({
    text: 'প্রথম লাইন\nদ্বিতীয় লাইন',
    textSource: 'typed',
  })
})

test('a document without pages has its text and the link of its file @rest', async ({ page }) => {
  const notice = await openRead(page, 'ওয়ার্ড', { text: 'ফাইলের লেখা', source: 'file' })
  await expect(note(page)).toContainText(words.advice.file)
  await expect(page.getByRole('region', { name: words.paper })).toHaveCount(0)
  await expect(page.getByRole('link', { name: inList.file })).toHaveAttribute(
    'href',
    `/${notice.filePath}`,
  )
})

test('a deleted document says so, and its draft can be discarded @rest', async ({ page }) => {
  const notice = await openRead(page, 'নেই')
  await textOf(page).fill('লেখা')
  await expect(page.getByText('না পাঠানো লেখা রাখা আছে')).toBeVisible()
  await page.request.delete(`${site.url}/api/notices/${notice._id}`)
  await button(page, words.save).click()
  await expect(page.getByRole('alert')).toContainText('এটি আর নেই')
  await expect(textOf(page)).toHaveValue('লেখা')
  await reload(page)
  await expect(page.getByRole('alert')).toContainText('এটি আর নেই')
  await button(page, 'সব মুছে নতুন করে').click()
  const discarded = page.getByRole('status').filter({ hasText: 'লেখা মুছে ফেলা হয়েছে।' })
  // It covers the link.
  await discarded.getByRole('button', { name: 'বন্ধ করুন' }).click()
  await page.getByRole('link', { name: pageWords.bn.back('নোটিশ বোর্ড') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'নোটিশ বোর্ড' })).toBeVisible()
})
