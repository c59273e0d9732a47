import type { Page } from '@playwright/test'
import { pageWords } from '#src/features/documents/office/document/words.ts'
import { publishWords } from '#src/features/documents/office/publish/words.ts'
import { sentWords } from '#src/features/documents/office/publish/sent-words.ts'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import { staffBn, staffEn } from '#src/words/staff-words.ts'
import { describeMoment, describeSoon, endOfDay } from '#src/office/form/school-time.ts'
import { instantOf } from '#src/words/instants.ts'
import { addDays } from '@pathshala/bengali/days'
import { dayAt } from '#src/words/format.ts'
import { expect, expectAccessible, expectToFit, ownSite, test, titled } from './site.ts'
import { LANGUAGES, onOneScreen } from './pages.ts'
import { conflictOf, openScreen, PDF_FILE, PHOTO_FILE, signIn, signInTo } from './staff.ts'

const DHAKA = 'Asia/Dhaka'
const form = publishWords.bn
const noteWords = sentWords.bn
const actions = pageWords.bn

// The clerk's telephone is in another time zone than the school.
test.use({ timezoneId: 'America/New_York' })

const site = ownSite('empty')

const today = () => dayAt(new Date(), DHAKA)
const field = (page: Page, name: string) => page.locator(`[name=${name}]`)
const button = (page: Page, name: string) => page.getByRole('button', { name })
const dialogOf = (page: Page) => page.getByRole('dialog')
/** The part of a document's page that changes its dates, its end and its topic. */
const timesOf = (page: Page) => page.getByRole('region', { name: actions.times })
const save = (page: Page) =>
  timesOf(page).getByRole('button', { name: 'সংরক্ষণ করুন', exact: true }).click()

async function open(page: Page, title: string): Promise<void> {
  await signInTo(page, site, 'createNotice#new')
  await field(page, 'title').fill(title)
  await field(page, 'file').setInputFiles(PDF_FILE)
}

/** Opens the page of a document by a tap on its row. */
async function openPage(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Presses a button of the page, and the same button in the dialog that asks. */
async function act(page: Page, name: string): Promise<void> {
  await button(page, name).click()
  await dialogOf(page).getByRole('button', { name }).click()
  await expect(dialogOf(page)).toHaveCount(0)
}

async function find(page: Page, title: string): Promise<DocumentRecord> {
  const list = await page.request.get(`${site.url}/api/notices?state=all`)
  return ((await list.json()) as DocumentRecord[]).find((one) => one.title === title)!
}

const isPublic = async (page: Page, title: string) =>
  (await (await page.request.get(`${site.url}/allNotices`)).text()).includes(title)

test('a notice for tomorrow waits, and can be published at once', async ({ page }) => {
  const title = titled('আগামীকাল')
  await open(page, title)
  await page.getByText(form.later, { exact: true }).click()
  const nine = instantOf(addDays(today(), 1), '09:00', DHAKA)
  await expect(page.getByText(form.willAppear('আগামীকাল সকাল ৯টায়'))).toBeVisible()
  const inFull = form.willAppear(describeMoment(nine, 'bn', DHAKA))
  await expect(page.getByRole('status').getByText(inFull)).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await button(page, 'Create').click()
  const note = page.getByRole('region', { name: noteWords.states.scheduled('আগামীকাল সকাল ৯টায়') })
  await expect(note).toBeFocused()
  expect(await find(page, title)).toMatchObject({ state: 'scheduled', publishAt: nine })
  expect(await isPublic(page, title)).toBe(false)

  await openPage(page, title)
  await expect(field(page, 'publishTime')).toHaveValue('09:00')
  await expectAccessible(page)
  await expectToFit(page)
  await field(page, 'publishTime').fill('10:30')
  await save(page)
  await expect(page.getByText(actions.changed)).toBeVisible()
  const later = instantOf(addDays(today(), 1), '10:30', DHAKA)
  expect(await find(page, title)).toMatchObject({ state: 'scheduled', publishAt: later })

  await button(page, actions.publish).click()
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: actions.publish }).click()
  await expect(page.getByRole('region', { name: noteWords.states.published })).toBeVisible()
  expect(await isPublic(page, title)).toBe(true)
})

test('a time in the past is refused at its field @rest', async ({ page }) => {
  await open(page, titled('গতকাল'))
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.getByText(form.later, { exact: true }).click()
  const promise = page.getByText(form.willAppear(''))
  await expect(promise).toHaveCount(2)
  await field(page, 'publishAt').fill(addDays(today(), -1))
  await expect(promise).toHaveCount(0)
  await button(page, 'Create').click()
  await page.locator('[role=alert]:focus').getByRole('link').click()
  await expect(field(page, 'publishAt')).toBeFocused()
  await expect(page.locator('.picks-field')).toContainText('এই সময় পার হয়ে গেছে')
  expect(sent).toEqual([])
  await field(page, 'publishAt').fill('')
  await button(page, 'Create').click()
  await expect(page.locator('.picks-field')).toContainText('এই ঘরটি লিখুন')
  await expectAccessible(page)
})

test('an urgent notice is pinned for days, and later ends @rest', async ({ page }) => {
  const title = titled('জরুরি')
  await open(page, title)
  await page.getByText(form.more).click()
  await page.getByLabel(form.pin).check()
  await expect(field(page, 'pinnedUntil')).toHaveValue(addDays(today(), 7))
  await field(page, 'pinnedUntil').fill(addDays(today(), 3))
  await field(page, 'endsAt').fill(addDays(today(), 30))
  await field(page, 'date').fill('2026-10-12')
  await expectAccessible(page)
  await expectToFit(page)
  await button(page, 'Create').click()
  const note = page.getByRole('region', { name: noteWords.states.published })
  await expect(note).toBeFocused()
  expect(await find(page, title)).toMatchObject({
    state: 'published',
    pinnedUntil: endOfDay(addDays(today(), 3), DHAKA),
    endsAt: endOfDay(addDays(today(), 30), DHAKA),
    date: instantOf('2026-10-12', '12:00', DHAKA),
  })
  const { url } = await find(page, title)
  await expect(note.getByRole('link', { name: noteWords.see })).toHaveAttribute('href', url)
  const address = encodeURIComponent(`${title} ${new URL(page.url()).origin}${url}`)
  const whatsApp = note.getByRole('link', { name: noteWords.whatsApp })
  await expect(whatsApp).toHaveAttribute('href', `https://wa.me/?text=${address}`)
  await expectAccessible(page)
})

test('a notice is ended at once on its page, and the page for visitors stays @rest', async ({
  page,
}) => {
  const title = titled('আজই শেষ')
  await open(page, title)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('region', { name: noteWords.states.published })).toBeFocused()
  await openPage(page, title)
  await act(page, actions.end)
  await expect(page.getByRole('region', { name: /মেয়াদ .* শেষ হয়েছে/ })).toBeVisible()
  const changes = page.getByRole('region', { name: actions.history }).locator('.change')
  await expect(changes).toHaveCount(2)
  await expect(changes.first()).toContainText('admin')
  const { state, url } = await find(page, title)
  expect(state).toBe('ended')
  expect((await page.request.get(site.url + url)).status()).toBe(200)
})

test('visitors cannot see a draft until it is published @rest', async ({ page }) => {
  const title = titled('খসড়া')
  await open(page, title)
  await button(page, form.draft).click()
  await expect(page.getByRole('region', { name: noteWords.states.draft })).toBeFocused()
  await expect(field(page, 'title')).toHaveValue('')
  expect(await find(page, title)).toMatchObject({ state: 'draft' })
  expect(await isPublic(page, title)).toBe(false)
  await openPage(page, title)
  await act(page, actions.publish)
  await expect(page.getByRole('region', { name: noteWords.states.published })).toBeVisible()
  expect(await isPublic(page, title)).toBe(true)

  await act(page, actions.toDraft)
  await expect(page.getByRole('region', { name: noteWords.states.draft })).toBeVisible()
  expect(await isPublic(page, title)).toBe(false)

  await page.getByText(form.later, { exact: true }).click()
  await save(page)
  await expect(page.getByRole('region', { name: noteWords.states.scheduled('') })).toBeVisible()
  expect(await find(page, title)).toMatchObject({ state: 'scheduled' })
})

test('a written notice needs no file @rest', async ({ page }) => {
  const title = titled('লেখা')
  await signInTo(page, site, 'createNotice#new')
  await button(page, form.ways.text.label).click()
  await button(page, 'Create').click()
  await expect(field(page, 'text')).toHaveAccessibleDescription(/এই ঘরটি লিখুন/)
  await field(page, 'text').fill('আগামী রবিবার বিদ্যালয় বন্ধ থাকবে।')
  await field(page, 'title').fill(title)
  await expectAccessible(page)
  await expectToFit(page)
  await button(page, 'Create').click()
  await expect(page.getByRole('region', { name: noteWords.states.published })).toBeFocused()
  expect(await find(page, title)).toMatchObject({ filePath: null, textSource: 'typed' })
})

test('an official letter has a memo number and checked fields @rest', async ({ page }) => {
  const title = titled('পত্র')
  await signInTo(page, site, 'createNotice#new')
  await button(page, form.ways.text.label).click()
  await page.getByLabel(form.letter).check()
  await field(page, 'text').fill('শীতকালীন ছুটি **২০ ডিসেম্বর** শুরু হবে।')
  await field(page, 'title').fill(title)
  await button(page, 'Create').click()
  await page.locator('[role=alert]:focus').getByRole('link').click()
  await expect(field(page, '"letter.memoNumber"')).toBeFocused()
  await field(page, '"letter.memoNumber"').fill('৩৭.০২.৬৯৯০.০০১.২৫.০০৭.২৬.০২৯৮')
  await field(page, '"letter.signatory"').fill('নাসরিন আক্তার')
  await field(page, '"letter.designation"').fill('প্রধান শিক্ষক')
  await expectAccessible(page)
  await expectToFit(page)
  await button(page, 'Create').click()
  await expect(page.getByRole('region', { name: noteWords.states.published })).toBeFocused()
  const { _id } = await find(page, title)
  const answer = await page.request.get(`${site.url}/api/notices/${_id}`)
  expect(await answer.json()).toMatchObject({
    letter: { signatory: 'নাসরিন আক্তার'.normalize('NFC'), copies: [] },
  })
})

test('the date and topic of a notice can be changed @rest', async ({ page }) => {
  const title = titled('ভুল তারিখ')
  await open(page, title)
  await button(page, 'Create').click()
  await expect(page.getByRole('region', { name: noteWords.states.published })).toBeFocused()
  await openPage(page, title)
  await field(page, 'date').fill('2026-11-10')
  await field(page, 'topic').selectOption('exam')
  await save(page)
  await expect(page.getByText(actions.changed)).toBeVisible()
  const date = instantOf('2026-11-10', '12:00', DHAKA)
  const changed = await find(page, title)
  expect(changed).toMatchObject({ date, topic: 'exam' })

  await page.request.put(`${site.url}/api/notices/${changed._id}`, { data: { topic: 'holiday' } })
  await field(page, 'topic').selectOption('fee')
  await save(page)
  const conflict = conflictOf(page)
  await expect(conflict).toContainText('ছুটি')
  await expect(conflict).toContainText('বেতন ও ফি')
  await conflict.getByRole('button', { name: 'আমার লেখাটি সংরক্ষণ করুন' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await find(page, title)).toMatchObject({ date, topic: 'fee' })
})

test('a wrong file is replaced, and the page stays @rest', async ({ page }) => {
  const title = titled('ভুল ফাইল')
  await open(page, title)
  await button(page, 'Create').click()
  await expect(page.getByRole('region', { name: noteWords.states.published })).toBeFocused()
  const before = await find(page, title)
  await openPage(page, title)
  const files = page.getByRole('region', { name: actions.files })
  await files.getByText(actions.replaceFile).first().click()
  await expectAccessible(page)
  await expectToFit(page)
  const replace = files.getByRole('button', { name: actions.replaceFile })
  await replace.click()
  await expect(files.getByRole('alert').first()).toContainText(actions.newFile)
  await files.locator('[name=file]').first().setInputFiles(PHOTO_FILE)
  await replace.click()
  await expect(page.getByText(actions.replaced)).toBeVisible()
  const after = await find(page, title)
  expect(after).toMatchObject({ url: before.url, date: before.date, mimeType: 'image/webp' })
})

for (const language of LANGUAGES) {
  test(
    `a draft with a time says that it does not appear by itself, and can be scheduled, in ${language} @rest`,
    onOneScreen(language),
    async ({ page }) => {
      const title = titled('খসড়ায় সময়')
      const own = { ...publishWords[language], ...sentWords[language] }
      await signIn(page, site)
      const path = '/admin'
      await page
        .context()
        .addCookies([
          { name: 'staffLanguage', value: language, domain: new URL(site.url).hostname, path },
        ])
      await openScreen(page, site)
      const create = page.getByRole('link', {
        name: { bn: staffBn, en: staffEn }[language].create.notices,
      })
      await expect(create).toBeInViewport()
      await expectAccessible(page)
      await create.click()
      await expect(page.locator('.begin')).toBeInViewport({ ratio: 1 })
      await button(page, own.ways.text.label).click()
      await field(page, 'text').fill('আগামীকাল বন্ধ।')
      await field(page, 'title').fill(title)
      await page.getByText(own.later, { exact: true }).click()
      await button(page, own.draftWithTime).click()
      const soon = describeSoon(instantOf(addDays(today(), 1), '09:00', DHAKA), language, DHAKA)
      const note = page.getByRole('region', { name: own.states.draftWithTime(soon) })
      await expect(note).toBeFocused()
      await expectAccessible(page)
      await expectToFit(page)
      expect(await find(page, title)).toMatchObject({ state: 'draft' })
      await note.getByRole('button', { name: own.schedule }).click()
      await expect(page.getByRole('region', { name: own.states.scheduled(soon) })).toBeFocused()
      expect(await find(page, title)).toMatchObject({ state: 'scheduled' })
    },
  )
}

test('a draft stays a draft when its time comes @rest', async ({ page }) => {
  const title = titled('দেরি')
  await signInTo(page, site, 'createNotice#new')
  await button(page, form.ways.text.label).click()
  await field(page, 'text').fill('ক')
  await field(page, 'title').fill(title)
  await page.getByText(form.later, { exact: true }).click()
  // The form has no seconds, and the test does not wait for a minute.
  let soon = 0
  await page.route('**/api/notices', async (route) => {
    const tomorrow = instantOf(addDays(today(), 1), '09:00', DHAKA)
    soon = Date.now() + 1500
    const body = route.request().postData()!
    await route.continue({ postData: body.replace(tomorrow, new Date(soon).toISOString()) })
  })
  await button(page, form.draftWithTime).click()
  const schedule = button(page, noteWords.schedule)
  await expect(schedule).toBeVisible()
  await page.unroute('**/api/notices')
  await page.waitForTimeout(soon - Date.now() + 100)
  await schedule.click()
  await expect(page.locator('.sent-note [role=alert]')).toContainText('এই সময় পার হয়ে গেছে')
  await expectAccessible(page)
  expect(await find(page, title)).toMatchObject({ state: 'draft' })

  await openPage(page, title)
  await field(page, 'topic').selectOption('exam')
  await save(page)
  await expect(timesOf(page).locator('[role=alert]:focus')).toBeVisible()
  expect(await find(page, title)).toMatchObject({ state: 'draft', topic: null })
  await timesOf(page).getByText(actions.stayDraft, { exact: true }).click()
  await save(page)
  await expect(page.getByText(actions.changed)).toBeVisible()
  expect(await find(page, title)).toMatchObject({ state: 'draft', publishAt: null, topic: 'exam' })
})

test('an ended document says so, and its end can be removed @rest', async ({ page }) => {
  const title = titled('মেয়াদ')
  await signIn(page, site)
  const endsAt = new Date(Date.now() + 1500).toISOString()
  const created = await page.request.post(`${site.url}/api/notices`, {
    multipart: { title, text: 'ক', draft: 'true', endsAt },
  })
  expect(created.status()).toBe(201)
  await page.waitForTimeout(1600)
  await openScreen(page, site, 'createNotice#new')
  await openPage(page, title)
  await act(page, actions.publish)
  const note = page.getByRole('region', { name: /মেয়াদ .* শেষ হয়েছে/ })
  await expectAccessible(page)
  expect(await find(page, title)).toMatchObject({ state: 'ended' })
  await note.getByRole('button', { name: noteWords.removeEnd }).click()
  await expect(dialogOf(page)).toContainText(noteWords.removeEndQuestion)
  expect(await find(page, title)).toMatchObject({ state: 'ended' })
  await dialogOf(page).getByRole('button', { name: noteWords.removeEnd }).click()
  await expect(page.getByRole('region', { name: noteWords.states.published })).toBeVisible()
  expect(await isPublic(page, title)).toBe(true)
})

test('the form warns about a pin after the end @rest', async ({ page }) => {
  await open(page, titled('পিন'))
  await page.getByText(form.more).click()
  await page.getByLabel(form.pin).check()
  await field(page, 'endsAt').fill(addDays(today(), 3))
  await expect(page.getByText(form.pinAfterEnd)).toBeVisible()
  await field(page, 'endsAt').fill(addDays(today(), 30))
  await expect(page.getByText(form.pinAfterEnd)).toBeHidden()
})

test('a document can be shared only after it is published @rest', async ({ page }) => {
  const title = titled('দেখা')
  const shares = page.locator('a[href^="https://wa.me/"]')
  const sharesOf = async (address: string) => {
    await page.goto(`${site.url}${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    return shares.count()
  }
  await open(page, title)
  await button(page, form.draft).click()
  await expect(page.getByRole('region', { name: noteWords.states.draft })).toBeFocused()
  await expect(shares).toHaveCount(0)
  const { _id, url } = await find(page, title)
  const change = (data: object) => page.request.put(`${site.url}/api/notices/${_id}`, { data })
  expect(await sharesOf(`/admin/preview${url}`)).toBe(0)
  await change({ draft: false, publishAt: instantOf(addDays(today(), 1), '09:00', DHAKA) })
  expect(await find(page, title)).toMatchObject({ state: 'scheduled' })
  expect(await sharesOf(`/admin/preview${url}`)).toBe(0)
  await change({ publishAt: null })
  expect(await sharesOf(url)).toBe(1)
})
