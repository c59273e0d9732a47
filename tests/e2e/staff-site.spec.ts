import type { Locator, Page } from '@playwright/test'
import type { Site as SiteTexts, SiteRecord } from '#src/features/profile/schema.ts'
import { expect, expectAccessible, expectToFit, ownSite, test } from './site.ts'
import { conflictOf, openScreen, PDF_FILE, signIn } from './staff.ts'

const PORTRAIT = 'src/sample/files/officer-head.webp'
/** Scaling a picture to every size takes time on a slow machine. */
const SCALING = { timeout: 20_000 }

const PARTS = [
  'নাম ও পরিচয়',
  'লোগো',
  'প্রধান শিক্ষক',
  'প্রধান শিক্ষকের ছবি',
  'বিদ্যালয়ের ইতিহাস',
  'সুবর্ণজয়ন্তী',
  'জরুরি নম্বর',
  'সরকারি লিংক',
  'অন্য সেবার ঠিকানা',
  'হোয়াটসঅ্যাপ, ফেসবুক ও অন্য মাধ্যম',
  'পাতার নিচের লেখা',
]

const START: Partial<SiteTexts> = {
  schoolName: 'শাপলা বালিকা বিদ্যালয়',
  schoolNameEnglish: 'Shapla Girls’ School',
  place: 'নীলগঞ্জ',
  eiin: '199976',
  history: 'প্রথম অনুচ্ছেদ।',
  technicalSupport: '',
  attendanceUrl: '',
  hotlines: [
    { number: '333', label: 'তথ্য', labelEnglish: 'Information' },
    { number: '999', label: 'জরুরি', labelEnglish: 'Emergency' },
  ],
}

const site = ownSite('empty', { MAX_UPLOAD_MB: '1' })

test.beforeEach(async ({ page }) => {
  await signIn(page, site)
  await changeAsOtherClerk(page, START)
  await openScreen(page, site, 'site')
})

/** A change by another clerk. */
async function changeAsOtherClerk(page: Page, data: Partial<SiteTexts>): Promise<void> {
  expect((await page.request.put(`${site.url}/api/site`, { data })).status()).toBe(200)
}

async function saved(page: Page): Promise<SiteRecord> {
  return (await (await page.request.get(`${site.url}/api/site`)).json()) as SiteRecord
}

/** Expands a section and returns it. */
async function expand(page: Page, title: string): Promise<Locator> {
  const heading = page.getByRole('heading', { name: title, exact: true })
  await heading.click()
  return partOf(page, title)
}

function partOf(page: Page, title: string): Locator {
  const heading = page.getByRole('heading', { name: title, exact: true })
  return page.locator('details').filter({ has: heading })
}

const update = (part: Locator) => part.getByRole('button', { name: 'Update' })
const statusWith = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words })

test('every section can be expanded, and all of them fit the screen @rest', async ({ page }) => {
  await expectAccessible(page)
  for (const title of PARTS) await expand(page, title)
  await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(9)
  await expectAccessible(page)
  await expectToFit(page)
})

test('a section is saved alone, and drafts of others stay', async ({ page }) => {
  const history = await expand(page, 'বিদ্যালয়ের ইতিহাস')
  const text = 'নতুন প্রথম অনুচ্ছেদ।\n\nনতুন দ্বিতীয় অনুচ্ছেদ।'
  await history.locator('[name=history]').fill(text)
  const school = await expand(page, 'নাম ও পরিচয়')
  await school.locator('[name=schoolName]').fill('নতুন নামের বিদ্যালয়')
  await update(school).click()
  await expect(statusWith(page, 'নাম ও পরিচয়: সংরক্ষণ করা হয়েছে।')).toBeVisible()
  expect(await saved(page)).toMatchObject({
    schoolName: 'নতুন নামের বিদ্যালয়',
    history: START.history,
  })
  await expect(history.locator('[name=history]')).toHaveValue(text)

  await update(history).click()
  await expect(statusWith(page, 'বিদ্যালয়ের ইতিহাস: সংরক্ষণ করা হয়েছে।')).toBeVisible()
  const shown = await page.context().newPage()
  await shown.goto(`${site.url}/schoolDescription`)
  await expect(shown.getByText('নতুন দ্বিতীয় অনুচ্ছেদ।', { exact: true })).toBeVisible()
  await expect(shown.getByText('নতুন নামের বিদ্যালয়').first()).toBeVisible()
})

test('a new picture hides no change of another clerk @rest', async ({ page }) => {
  const school = await expand(page, 'নাম ও পরিচয়')
  await school.locator('[name=place]').fill('আমার জায়গা')
  await changeAsOtherClerk(page, { place: 'তাঁর জায়গা' })
  const logo = await expand(page, 'লোগো')
  await logo.locator('[name=file]').setInputFiles(PORTRAIT)
  await logo.getByRole('button', { name: 'ছবি সংরক্ষণ করুন' }).click()
  await expect(statusWith(page, 'লোগো: সংরক্ষণ করা হয়েছে।')).toBeVisible(SCALING)
  await update(school).click()
  await expect(conflictOf(page)).toContainText('তাঁর জায়গা')
})

test('hotlines are added, moved and removed, and the focus follows @rest', async ({ page }) => {
  const part = await expand(page, 'জরুরি নম্বর')
  await part.getByRole('button', { name: 'নম্বর যোগ করুন' }).click()
  const added = part.getByRole('group', { name: 'নম্বর ৩' })
  await expect(added.getByLabel('ফোন নম্বর')).toBeFocused()
  await page.keyboard.type('১০৯')
  await added.getByLabel('নাম (বাংলা)').fill('নারী ও শিশু')
  await added.getByRole('button', { name: 'উপরে নিন' }).click()
  const second = part.getByRole('group', { name: 'নম্বর ২' })
  await expect(second.getByLabel('ফোন নম্বর')).toHaveValue('১০৯')
  await expect(second.getByRole('button', { name: 'উপরে নিন' })).toBeFocused()
  await part.getByRole('group', { name: 'নম্বর ১' }).getByRole('button', { name: 'সরান' }).click()
  await expect(part.getByRole('group')).toHaveCount(2)
  expect((await saved(page)).hotlines).toEqual(START.hotlines)
  await expectAccessible(page)
  await update(part).click()
  await expect(statusWith(page, 'জরুরি নম্বর: সংরক্ষণ করা হয়েছে।')).toBeVisible()
  expect((await saved(page)).hotlines.map(({ label }) => label)).toEqual(['নারী ও শিশু', 'জরুরি'])
})

test('a refused row shows the error at its own field @rest', async ({ page }) => {
  const part = await expand(page, 'জরুরি নম্বর')
  const second = part.getByRole('group', { name: 'নম্বর ২' })
  await second.getByLabel('ফোন নম্বর').fill('9'.repeat(21))
  await second.getByLabel('নাম (বাংলা)').fill('')
  await update(part).click()
  await expect(part.getByRole('alert')).toBeFocused()
  await expect(second.getByLabel('ফোন নম্বর')).toHaveAccessibleDescription(/২০ অক্ষর/)
  await expect(second.getByLabel('নাম (বাংলা)')).toHaveAccessibleDescription(/এই ঘরটি লিখুন/)
  await expect(
    part.getByRole('group', { name: 'নম্বর ১' }).getByLabel('ফোন নম্বর'),
  ).toHaveAccessibleDescription('')
  await expectAccessible(page)
  await part.getByRole('link', { name: 'নম্বর ২, নাম (বাংলা)' }).click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(second.getByLabel('নাম (বাংলা)')).toBeFocused()
  expect((await saved(page)).hotlines).toEqual(START.hotlines)
})

test('a service’s address is checked, and its page links there @rest', async ({ page }) => {
  const part = await expand(page, 'অন্য সেবার ঠিকানা')
  const field = part.locator('[name=attendanceUrl]')
  await field.fill('hajira.example')
  await update(part).click()
  await expect(field).toHaveAccessibleDescription(/https:\/\/ বা http:\/\/ দিয়ে শুরু একটি লিংক/)
  await field.fill(`${site.url}/allNotices`)
  await update(part).click()
  await expect(statusWith(page, 'সংরক্ষণ করা হয়েছে')).toBeVisible()
  await page.goto(`${site.url}/studentdailyattendance.aspx`)
  await page.getByRole('link', { name: 'আজকের হাজিরা দেখুন' }).click()
  await expect(page).toHaveURL(`${site.url}/allNotices`)
})

test('a service’s text and the jubilee switch reach the site @rest', async ({ page }) => {
  const services = await expand(page, 'অন্য সেবার ঠিকানা')
  await services.locator('[name=paymentText]').fill('টাকা জমা দিন সোনালী ব্যাংকে।')
  await update(services).click()
  await expect(statusWith(page, 'সংরক্ষণ করা হয়েছে')).toBeVisible()
  const jubilee = await expand(page, 'সুবর্ণজয়ন্তী')
  await jubilee.locator('[name=showsJubilee]').uncheck()
  await jubilee.locator('[name=jubileeTitle]').fill('পঞ্চাশে আমরা')
  await update(jubilee).click()
  await expect.poll(async () => (await saved(page)).showsJubilee).toBe(false)
  await expectAccessible(page)
  await page.goto(`${site.url}/payment-history.aspx`)
  await expect(page.getByText('সোনালী ব্যাংকে')).toBeVisible()
  await page.goto(site.url)
  await expect(page.getByText('পঞ্চাশে আমরা')).toHaveCount(0)
  await changeAsOtherClerk(page, { showsJubilee: true })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'পঞ্চাশে আমরা' })).toBeVisible()
})

test('the monogram is replaced and removed @rest', async ({ page }) => {
  const part = await expand(page, 'লোগো')
  const file = part.locator('[name=file]')
  await file.setInputFiles(PDF_FILE)
  await expect(part.getByRole('alert')).toContainText('এ ধরনের ফাইল')
  await file.setInputFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await part.getByRole('button', { name: 'ছবি সংরক্ষণ করুন' }).click()
  await expect(part.locator('.problem')).toBeFocused()
  await expect(part.getByText('broken.png')).toBeVisible()
  await expectAccessible(page)
  await file.setInputFiles(PORTRAIT)
  await part.getByRole('button', { name: 'ছবি সংরক্ষণ করুন' }).click()
  await expect(statusWith(page, 'লোগো: সংরক্ষণ করা হয়েছে।')).toBeVisible(SCALING)
  const { logo } = await saved(page)
  expect(await (await page.request.get(site.url)).text()).toContain(logo!.src)

  await part.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to delete this image?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(part.getByText('এখনো কোনো ছবি দেওয়া হয়নি।')).toBeVisible()
  expect((await saved(page)).logo).toBeNull()
})

test('input during a save stays a draft, and a double click saves once @rest', async ({ page }) => {
  const part = await expand(page, 'পাতার নিচের লেখা')
  const field = part.locator('[name=technicalSupport]')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let sent = 0
  await page.route('**/api/site', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    sent += 1
    await released
    return route.continue()
  })
  await field.fill('প্রথম')
  await update(part).dblclick()
  await field.fill('প্রথম, তারপর আরও')
  release()
  await expect(statusWith(page, 'সংরক্ষণ করা হয়েছে')).toBeVisible()
  await expect(field).toHaveValue('প্রথম, তারপর আরও')
  expect((await saved(page)).technicalSupport).toBe('প্রথম')
  expect(sent).toBe(1)
  await update(part).click()
  await expect.poll(async () => (await saved(page)).technicalSupport).toBe('প্রথম, তারপর আরও')
})
