import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { staffBn } from '#src/words/staff-bn.ts'
import {
  ADMIN,
  expect as baseExpect,
  expectAccessible,
  type Site,
  startSite,
  stopSite,
  test,
} from './site.ts'
import { killSession, signIn } from './staff.ts'

// A photo is scaled before it is published, which takes seconds on a busy machine.
const expect = baseExpect.configure({ timeout: 20_000 })

let site: Site
let photoBytes: Buffer

test.beforeAll(async () => {
  // Small, so that it is scaled quickly.
  const greenPhoto = { width: 64, height: 48, channels: 3, background: '#00563d' } as const
  photoBytes = await sharp({ create: greenPhoto }).webp().toBuffer()
  site = await startSite('empty', { MAX_UPLOAD_MB: '1' })
})
test.afterAll(() => stopSite(site))

const FAILED_IMAGE = 'Failed to upload image. Please check the backend server.'
const FAILED_VIDEO = 'Failed to upload video. Please check the backend server.'

async function open(page: Page, route: 'photogallary' | 'createjoyontigallery'): Promise<void> {
  await signIn(page, site)
  await page.goto(`${site.url}/admin/dashboard/${route}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** A different title for each test and project, because they share a site. */
function titled(words: string): string {
  return `${words} ${test.info().project.name} ${test.info().testId.slice(-6)}`
}

function photo(name: string, buffer = photoBytes) {
  return { name, mimeType: 'image/webp', buffer }
}

const broken = (name: string) => photo(name, Buffer.from('no picture at all'))

const formWith = (page: Page, field: string): Locator =>
  page.locator('form').filter({ has: page.locator(`[name=${field}]`) })
const publish = (form: Locator): Locator => form.locator('button[type=submit]')
const entryOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ hasText: title })
const chosen = (page: Page): Locator => page.locator('li.chosen')

async function titlesIn(page: Page, gallery: 'gallery' | 'main-gallery'): Promise<string[]> {
  const entries = await (await page.request.get(`${site.url}/api/${gallery}`)).json()
  return entries.map(({ title }: { title: string }) => title)
}

/** Delays the response to the upload of this number, from 1, until it is released. */
async function delayUpload(page: Page, path: string, number: number): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let uploads = 0
  await page.route(`**/api/${path}`, async (route) => {
    if (route.request().method() === 'POST') uploads += 1
    if (uploads === number) await released
    // A request that was cancelled in the meantime cannot continue.
    await route.continue().catch(() => undefined)
  })
  return release
}

test('a photo is published with a title, a file and one button, and deleted again', async ({
  page,
}) => {
  await open(page, 'photogallary')
  await expectAccessible(page)
  const title = titled('শাপলার দিঘি')
  await page.locator('[name=title]').fill(title)
  await page.locator('[name=file]').setInputFiles(photo('pond.webp'))
  await expect(page.locator('img.preview')).toBeVisible()
  await expect(chosen(page)).toContainText('WEBP')
  await publish(formWith(page, 'file')).click()
  const entry = entryOf(page, title)
  await expect(entry.locator('img')).toBeVisible()
  await expect(page.locator('[name=title]')).toHaveValue('')
  await expect(chosen(page)).toHaveCount(0)
  expect(await (await page.request.get(`${site.url}/photo-gallery`)).text()).toContain(title)
  await expectAccessible(page)

  await entry.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to delete this image?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(entry).toHaveCount(0)
  expect(await titlesIn(page, 'gallery')).not.toContain(title)
})

test('an iPhone photo is shown by name if the browser cannot display it, and is published', async ({
  page,
}) => {
  await open(page, 'photogallary')
  const title = titled('আইফোনের ছবি')
  await page.locator('[name=title]').fill(title)
  await page.locator('[name=file]').setInputFiles({
    name: 'IMG_0001.HEIC',
    // The type that Chromium on Windows and Linux derives from the extension.
    mimeType: '',
    buffer: await readFile('tests/fixtures/phone.heic'),
  })
  await expect(chosen(page)).toContainText('IMG_0001.HEIC')
  await expect(page.locator('.preview')).toHaveText(`HEIC${staffBn.file.noPreview}`)
  await expectAccessible(page)
  await publish(formWith(page, 'file')).click()
  await expect(entryOf(page, title).locator('img')).toBeVisible()
})

test('each of several photos has its title, and one that fails stays with its reason', async ({
  page,
}) => {
  await open(page, 'photogallary')
  const title = titled('ক্রীড়া দিবস')
  const own = titled('পুরস্কার')
  await page
    .locator('[name=file]')
    .setInputFiles([photo('race.webp'), broken('broken.webp'), photo('prize.webp')])
  await page.locator('[name=title]').fill(title)
  await expect(page.getByLabel('race.webp')).toHaveValue(title)
  await page.getByLabel('prize.webp').fill(own)
  await expectAccessible(page)
  await publish(formWith(page, 'file')).click()

  const problem = page.getByRole('alert')
  await expect(problem).toBeFocused()
  // The message blames the file, not the server.
  await expect(problem).not.toContainText(FAILED_IMAGE)
  await expect(entryOf(page, title)).toHaveCount(1)
  await expect(entryOf(page, own)).toHaveCount(1)
  await expect(chosen(page)).toHaveCount(1)
  await expect(chosen(page)).toContainText('ফাইলটি নষ্ট, অথবা')
  await expectAccessible(page)
  await problem.getByRole('link', { name: 'broken.webp' }).click()
  await expect(chosen(page)).toBeFocused()

  await page.getByRole('button', { name: 'broken.webp' }).click()
  await expect(chosen(page)).toHaveCount(0)
  await expect(problem).toHaveCount(0)
  await expect(page.locator('[name=title]')).toHaveValue(title)
})

test('a reload restores only the photos that are not published', async ({ page }) => {
  await open(page, 'photogallary')
  const title = titled('খসড়া')
  await page.locator('[name=title]').fill(title)
  await page.locator('[name=file]').setInputFiles([photo('good.webp'), broken('broken.webp')])
  await publish(formWith(page, 'file')).click()
  await expect(page.getByRole('alert')).toBeFocused()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(chosen(page)).toHaveCount(1)
  await expect(chosen(page)).toContainText('broken.webp')
  await expect(page.locator('[name=title]')).toHaveValue(title)
  await page.getByRole('button', { name: 'খসড়া মুছে ফেলুন' }).click()
  await expect(chosen(page)).toHaveCount(0)
})

test('after a stop halfway, sent photos are published and the rest is still in the form', async ({
  page,
}) => {
  await open(page, 'photogallary')
  const first = titled('প্রথম')
  const second = titled('দ্বিতীয়')
  await page.locator('[name=file]').setInputFiles([photo('1.webp'), photo('2.webp')])
  await page.getByLabel('1.webp').fill(first)
  await page.getByLabel('2.webp').fill(second)
  const release = await delayUpload(page, 'gallery', 2)
  await publish(formWith(page, 'file')).click()
  await expect(page.getByText('২টি ছবির মধ্যে ২ নম্বরটি যাচ্ছে')).toBeVisible()
  await page.getByRole('button', { name: 'থামান' }).click()
  await expect(page.getByRole('alert')).toContainText('থামানো হয়েছে')
  release()
  await expect(entryOf(page, first)).toHaveCount(1)
  await expect(chosen(page)).toHaveCount(1)
  await expect(page.getByLabel('2.webp')).toHaveValue(second)
  expect(await titlesIn(page, 'gallery')).not.toContain(second)
})

test('photos can be dropped and pasted', async ({ page }) => {
  await open(page, 'photogallary')
  const files = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['x'], 'a.png', { type: 'image/png' }))
    data.items.add(new File(['x'], 'b.png', { type: 'image/png' }))
    return data
  })
  await page.locator('[name=file]').dispatchEvent('drop', { dataTransfer: files })
  await expect(chosen(page)).toHaveCount(2)
  await page.locator('[name=file]').evaluate((field, clipboardData) => {
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, files)
  await expect(chosen(page)).toHaveCount(4)
})

test('a wrong type and a large file are refused by name, and the others are accepted', async ({
  page,
}) => {
  await open(page, 'photogallary')
  await page
    .locator('[name=file]')
    .setInputFiles([
      photo('form.pdf'),
      photo('large.webp', Buffer.alloc(1024 * 1024 + 1)),
      photo('right.webp'),
    ])
  await expect(chosen(page)).toHaveCount(1)
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('form.pdf: এই ধরনের ফাইল এখানে দেওয়া যায় না।')
  await expect(refusal).toContainText('large.webp: ফাইলটি বেশি বড়। সর্বোচ্চ ১ এমবি।')
  await expectAccessible(page)
})

test('a session that ends during the upload asks once, and the photos continue', async ({
  page,
}) => {
  await open(page, 'photogallary')
  const title = titled('মেয়াদ')
  await page.locator('[name=title]').fill(title)
  await page.locator('[name=file]').setInputFiles([photo('1.webp'), photo('2.webp')])
  await killSession(page)
  await publish(formWith(page, 'file')).click()
  const dialog = page.getByRole('dialog', { name: 'আবার প্রবেশ করুন' })
  await dialog.locator('[name=password]').fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'প্রবেশ করুন' }).click()
  await expect(entryOf(page, title)).toHaveCount(2)
  await expect(chosen(page)).toHaveCount(0)
})

test('a lost connection is reported, and sending again publishes once', async ({ page }) => {
  await open(page, 'photogallary')
  const title = titled('লাইন')
  await page.locator('[name=title]').fill(title)
  await page.locator('[name=file]').setInputFiles(photo('line.webp'))
  await page.route('**/api/gallery', (route) => route.abort('connectionreset'), { times: 1 })
  await publish(formWith(page, 'file')).click()
  const problem = page.getByRole('alert')
  await expect(problem).toContainText(FAILED_IMAGE)
  await expect(problem).toContainText('লাইন কেটে গেছে')
  await expect(problem).toBeFocused()
  await publish(formWith(page, 'file')).dblclick()
  await expect(entryOf(page, title)).toHaveCount(1)
  expect((await titlesIn(page, 'gallery')).filter((one) => one === title)).toHaveLength(1)
})

test('the search finds titles in any letter case and in the other Bengali spelling', async ({
  page,
}) => {
  await signIn(page, site)
  const title = titled('শহীদ মিনার ২০২৬ Minar')
  for (const one of [title, titled('নবীনবরণ')]) {
    const multipart = { title: one, file: photo('minar.webp') }
    const answer = await page.request.post(`${site.url}/api/gallery`, { multipart })
    expect(answer.status()).toBe(201)
  }
  await open(page, 'photogallary')
  for (const words of ['সহিদ মিনার 2026', 'mINAR']) {
    await page.getByRole('searchbox').fill(words)
    await expect(entryOf(page, titled('নবীনবরণ'))).toHaveCount(0)
    await expect(entryOf(page, title)).toBeVisible()
  }
  await page.getByRole('searchbox').fill('এমন কোনো ছবি নেই')
  await expect(page.getByText('এই খোঁজে কিছু পাওয়া যায়নি।')).toBeVisible()
})

test('the jubilee gallery accepts a title without a photo, and a photo', async ({ page }) => {
  await open(page, 'createjoyontigallery')
  await expectAccessible(page)
  const form = formWith(page, 'file')
  const alone = titled('অ্যালবামের ছবি')
  await form.locator('[name=title]').fill(alone)
  await publish(form).click()
  await expect(entryOf(page, alone)).toContainText('ছবিটি এখনো যোগ হয়নি')
  await expect(form.locator('[name=title]')).toHaveValue('')

  const title = titled('শোভাযাত্রা')
  await form.locator('[name=title]').fill(title)
  await form.locator('[name=file]').setInputFiles(photo('pond.webp'))
  await publish(form).click()
  await expect(entryOf(page, title).locator('img')).toBeVisible()
  const publicPage = await page.request.get(`${site.url}/golden-jubilee-photo-gallery`)
  expect(await publicPage.text()).toContain(title)
})

test('a warning names a video that is already published before it is published again', async ({
  page,
}) => {
  await open(page, 'createjoyontigallery')
  const title = titled('প্রথমবার')
  const id = test.info().testId.slice(-11).padStart(11, '0')
  const data = { title, videoLink: `https://www.youtube.com/watch?v=${id}` }
  expect((await page.request.post(`${site.url}/api/main-gallery`, { data })).status()).toBe(201)
  const form = formWith(page, 'videoLink')
  const warning = form.getByText(`এই ভিডিওটি আগেই প্রকাশ করা হয়েছে: “${title}”`)
  await form.locator('[name=videoLink]').fill('https://youtu.be/dQw4w9WgXcQ')
  await expect(form.getByText('লিংক থেকে ভিডিওটি চেনা গেছে।')).toBeVisible()
  await expect(warning).toHaveCount(0)
  // The same video with another form of its link.
  await form.locator('[name=videoLink]').fill(`https://youtu.be/${id}?si=share`)
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  const again = titled('দ্বিতীয়বার')
  await form.locator('[name=title]').fill(again)
  await publish(form).click()
  await expect(entryOf(page, again)).toBeVisible()
})

test('a video shows its thumbnail, is published and deleted again', async ({ page }) => {
  await open(page, 'createjoyontigallery')
  const form = formWith(page, 'videoLink')
  const title = titled('সাংস্কৃতিক সন্ধ্যা')
  await form.locator('[name=title]').fill(title)
  await form.locator('[name=videoLink]').fill('https://youtu.be/dQw4w9WgXcQ')
  await expect(form.locator('img')).toHaveAttribute('src', /dQw4w9WgXcQ/)
  await expectAccessible(page)
  await publish(form).click()
  const entry = entryOf(page, title)
  await expect(entry.getByRole('link')).toHaveAttribute('href', 'https://youtu.be/dQw4w9WgXcQ')
  await expect(form.locator('[name=videoLink]')).toHaveValue('')

  await entry.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to delete this item?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(entry).toHaveCount(0)
  expect(await titlesIn(page, 'main-gallery')).not.toContain(title)
})

test('a link that is not a video is refused at its field, without a server error', async ({
  page,
}) => {
  await open(page, 'createjoyontigallery')
  const form = formWith(page, 'videoLink')
  const link = form.locator('[name=videoLink]')
  await form.locator('[name=title]').fill(titled('ভুল লিংক'))
  const address = 'https://www.facebook.com/watch/?v=1234567890'
  await link.fill(address)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.method()))
  await publish(form).click()
  const problem = page.getByRole('alert')
  await expect(problem).toBeFocused()
  await expect(problem).not.toContainText(FAILED_VIDEO)
  const reason = 'একটি ইউটিউব ভিডিওর লিংক দিন'
  expect((await problem.innerText()).split(reason)).toHaveLength(2)
  await expect(link).toHaveAccessibleDescription(new RegExp(reason))
  expect(requests).not.toContain('POST')
  await expectAccessible(page)
  await problem.getByRole('link').click()
  await expect(link).toBeFocused()
  await expect(link).toHaveValue(address)
  await expect(link).toHaveAttribute('aria-invalid', 'true')
})

test('a server failure is named, and the reason is shown once', async ({ page }) => {
  await open(page, 'createjoyontigallery')
  const form = formWith(page, 'videoLink')
  await form.locator('[name=title]').fill(titled('সার্ভার'))
  await form.locator('[name=videoLink]').fill('https://youtu.be/dQw4w9WgXcQ')
  await page.route('**/api/main-gallery', (route) => route.fulfill({ status: 503, body: '' }))
  await publish(form).click()
  const problem = page.getByRole('alert')
  await expect(problem).toContainText(FAILED_VIDEO)
  expect((await problem.innerText()).split('সার্ভারে সমস্যা হয়েছে')).toHaveLength(2)
})

test('the video link is extracted from a pasted message, and the form says so', async ({
  page,
}) => {
  await open(page, 'createjoyontigallery')
  const form = formWith(page, 'videoLink')
  const link = form.locator('[name=videoLink]')
  await link.click()
  await page.keyboard.insertText('আমাদের অনুষ্ঠান: https://youtu.be/dQw4w9WgXcQ?si=x সবাই দেখুন!')
  await expect(link).toHaveValue('https://youtu.be/dQw4w9WgXcQ?si=x')
  await expect(form.getByRole('status')).toContainText('লেখার ভেতর থেকে লিংকটি নেওয়া হয়েছে।')
  await expect(form.locator('img')).toHaveAttribute('src', /dQw4w9WgXcQ/)
  await expectAccessible(page)
})

test('leaving causes a warning for each of the two jubilee forms', async ({ page }) => {
  await open(page, 'createjoyontigallery')
  const menu = page.getByRole('button', { name: 'মেনু', exact: true })
  const warning = page.getByRole('dialog', { name: 'লেখা পাঠানো হয়নি' })
  for (const field of ['file', 'videoLink']) {
    const form = formWith(page, field)
    await form.locator('[name=title]').fill(titled('অর্ধেক'))
    // On a phone the menu is a drawer, which is still open behind the dialog.
    const isPhone = await menu.isVisible()
    if (isPhone) await menu.click()
    await page.getByRole('link', { name: 'নোটিশ বোর্ড' }).click()
    await expect(warning).toBeVisible()
    await warning.getByRole('button', { name: 'এই পাতায় থাকুন' }).last().click()
    await expect(warning).toHaveCount(0)
    if (isPhone) await page.keyboard.press('Escape')
    await form.getByRole('button', { name: 'খসড়া মুছে ফেলুন' }).click()
    await expect(form.locator('[name=title]')).toHaveValue('')
  }
})
