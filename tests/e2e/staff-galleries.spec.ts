import { readFile, rm, writeFile } from 'node:fs/promises'
import type { Locator, Page, Request } from '@playwright/test'
import sharp from 'sharp'
import type { GalleryRecord } from '#src/features/galleries/schema.ts'
import { staffBn } from '#src/words/staff-words.ts'
import {
  expect as baseExpect,
  expectAccessible,
  type Site,
  startSite,
  stopSite,
  test,
  titled,
} from './site.ts'
import { reload, signInTo } from './staff.ts'

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

const open = (page: Page, route: 'photogallary' | 'createjoyontigallery') =>
  signInTo(page, site, route)

function photo(name: string, buffer = photoBytes) {
  return { name, mimeType: 'image/webp', buffer }
}

/** Like a phone's photo: 12 megapixels with grain, rotated. */
async function largePhoto(): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 6 } as const
  return sharp({
    create: { width: 3000, height: 4000, channels: 3, background: '#888', noise: grain },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 75 })
    .toBuffer()
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

/** Adds a photo like another clerk; returns its id. */
async function add(page: Page, gallery: 'gallery' | 'main-gallery', title: string) {
  const multipart = { title, file: photo('x.webp') }
  const answer = await page.request.post(`${site.url}/api/${gallery}`, { multipart })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as GalleryRecord)._id
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

test('a photo is published with one button, and deleted again', async ({ page }) => {
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

test('a photo that changes after it was chosen is named, and the form stays @rest', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath('দিঘি.webp')
  await writeFile(file, photoBytes)
  await open(page, 'photogallary')
  await page.locator('[name=title]').fill('দিঘি')
  await page.locator('[name=file]').setInputFiles(file)
  await expect(chosen(page)).toContainText('WEBP')
  await rm(file)
  await publish(formWith(page, 'file')).click()
  await expect(page.getByRole('alert').filter({ hasText: 'দিঘি.webp' })).toContainText(
    'বেছে নেওয়ার পরে বদলে গেছে বা সরে গেছে',
  )
  await expect(page.locator('[name=title]')).toHaveValue('দিঘি')
})

test('an iPhone photo that the browser cannot show is published @rest', async ({ page }) => {
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

test('large photos are sent small, with progress for each, and a second attempt sends only the failed photos @rest', async ({
  page,
}) => {
  await open(page, 'photogallary')
  const title = titled('বড় ছবি')
  const large = await largePhoto()
  await page.locator('[name=title]').fill(title)
  await page
    .locator('[name=file]')
    .setInputFiles(['1.jpg', '2.jpg', '3.jpg'].map((name) => photo(name, large)))
  const release = await delayUpload(page, 'gallery', 1)
  let attempts = 0
  await page.route('**/api/gallery', (route) => {
    if (route.request().method() === 'POST') attempts += 1
    // The second photo fails twice: the repetition too.
    return [2, 3].includes(attempts) ? route.abort('connectionreset') : route.fallback()
  })
  const sent: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST') sent.push(request)
  })
  await publish(formWith(page, 'file')).click()
  await expect(chosen(page).nth(2).getByRole('progressbar')).toHaveCount(1)
  await expect(chosen(page).first()).toContainText('অপেক্ষায় আছে')
  release()
  await expect(chosen(page)).toHaveCount(1)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(chosen(page)).toContainText('2.jpg')
  await publish(formWith(page, 'file')).click()
  await expect(chosen(page)).toHaveCount(0)
  expect(sent).toHaveLength(3)
  const sizes = await Promise.all(
    sent.map(async (request) => (await request.sizes()).requestBodySize),
  )
  expect(Math.min(...sizes)).toBeGreaterThan(1000)
  expect(Math.max(...sizes)).toBeLessThan(large.length / 2)
  const entries = await (await page.request.get(`${site.url}/api/gallery`)).json()
  const found = (entries as GalleryRecord[]).filter((entry) => entry.title === title)
  const sides = found.map(({ width, height }) => `${width} × ${height}`)
  expect(sides).toEqual(['1280 × 960', '1280 × 960', '1280 × 960'])
})

test('of several photos, a failed one stays with its reason @rest', async ({ page }) => {
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

test('a reload restores only the photos that are not published @rest', async ({ page }) => {
  await open(page, 'photogallary')
  const title = titled('খসড়া')
  await page.locator('[name=title]').fill(title)
  await page.locator('[name=file]').setInputFiles([photo('good.webp'), broken('broken.webp')])
  await publish(formWith(page, 'file')).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await reload(page)
  await expect(chosen(page)).toHaveCount(1)
  await expect(chosen(page)).toContainText('broken.webp')
  await expect(page.locator('[name=title]')).toHaveValue(title)
  await page.getByRole('button', { name: 'সব মুছে নতুন করে' }).click()
  await expect(chosen(page)).toHaveCount(0)
})

test('after a stop halfway, the rest is still in the form @rest', async ({ page }) => {
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
  // The last photo is sent first, so that the first photo comes first.
  await expect(entryOf(page, second)).toHaveCount(1)
  await expect(chosen(page)).toHaveCount(1)
  await expect(page.getByLabel('1.webp')).toHaveValue(first)
  expect(await titlesIn(page, 'gallery')).not.toContain(first)
})

test('several photos keep their order, also if one is late @rest', async ({ page }) => {
  await open(page, 'photogallary')
  const titles = ['এক', 'দুই', 'তিন'].map(titled)
  await page.locator('[name=file]').setInputFiles(titles.map((_, at) => photo(`${at}.webp`)))
  for (const [at, title] of titles.entries()) await page.getByLabel(`${at}.webp`).fill(title)
  let sent = 0
  await page.route('**/api/gallery', (route) => {
    // The second photo fails twice: the repetition too.
    const isFailing = route.request().method() === 'POST' && [2, 3].includes((sent += 1))
    return isFailing ? route.abort('connectionreset') : route.continue()
  })
  await publish(formWith(page, 'file')).click()
  await expect(chosen(page)).toHaveCount(1)
  await expect(page.getByRole('alert')).toBeFocused()
  await publish(formWith(page, 'file')).click()
  await expect(chosen(page)).toHaveCount(0)
  await expect(page.getByRole('article').first()).toContainText(titles[0]!)
  expect((await titlesIn(page, 'gallery')).filter((one) => titles.includes(one))).toEqual(titles)
})

test('a searched list cannot be sorted @rest', async ({ page }) => {
  await open(page, 'photogallary')
  const [one, two] = ['এক', 'দুই'].map(titled) as [string, string]
  await add(page, 'gallery', one)
  await add(page, 'gallery', two)
  await page.reload()
  await expect(page.locator('.gallery-entries .menu').first()).toBeVisible()
  await page.getByRole('searchbox').fill(one)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.locator('.gallery-entries .menu')).toHaveCount(0)
})

test('jubilee photos move among photos, videos among videos @rest', async ({ page }) => {
  await open(page, 'createjoyontigallery')
  const [photos, video] = [['ছবি ১', 'ছবি ২'].map(titled), titled('ভিডিও')]
  await add(page, 'main-gallery', photos[1]!)
  const data = { title: video, videoLink: 'https://youtu.be/aqz-KE-bpKQ' }
  await page.request.post(`${site.url}/api/main-gallery`, { data })
  await add(page, 'main-gallery', photos[0]!)
  await page.reload()
  await entryOf(page, photos[1]!).locator('summary').click()
  await entryOf(page, photos[1]!).getByRole('button', { name: 'আগে নিন' }).click()
  await expect(entryOf(page, photos[1]!)).toContainText('নম্বরে রাখা হয়েছে')
  expect((await titlesIn(page, 'main-gallery')).slice(0, 3)).toEqual([photos[1], video, photos[0]])
})

test('photos can be dropped and pasted @rest', async ({ page }) => {
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

test('wrong and large files are refused by name, others taken @rest', async ({ page }) => {
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
  await expect(refusal).toContainText('form.pdf: এ ধরনের ফাইল এখানে চলে না।')
  await expect(refusal).toContainText('large.webp: ফাইলটি বেশি বড়। সর্বোচ্চ ১ এমবি।')
  await expectAccessible(page)
})

test('the jubilee gallery accepts a title without a photo, and a photo @rest', async ({ page }) => {
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

test('a warning names a video that is already published @rest', async ({ page }) => {
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

test('a video shows its thumbnail, is published and deleted again @rest', async ({ page }) => {
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
  const picture = entry.locator('img')
  await expect(picture).toHaveAttribute('loading', 'lazy')
  await expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect(form.locator('[name=videoLink]')).toHaveValue('')

  await entry.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to delete this item?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(entry).toHaveCount(0)
  expect(await titlesIn(page, 'main-gallery')).not.toContain(title)
})

test('a video without the host’s picture is a drawn card @rest', async ({ page }) => {
  await page.route('https://i.ytimg.com/**', (route) => route.abort())
  await open(page, 'createjoyontigallery')
  const form = formWith(page, 'videoLink')
  const title = titled('ছবি ছাড়া ভিডিও')
  await form.locator('[name=title]').fill(title)
  await form.locator('[name=videoLink]').fill('https://youtu.be/kJQP7kiw5Fk')
  await expectDrawn(form.locator('.chosen'))
  await publish(form).click()
  await expectDrawn(entryOf(page, title))
})

/** The card is drawn over the browser's sign of a broken picture too. */
async function expectDrawn(part: Locator): Promise<void> {
  const picture = part.locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).complete)).toBe(true)
  const [width, height, color, cover] = await picture.evaluate((img) => {
    const card = img.parentElement!.getBoundingClientRect()
    const shown = getComputedStyle(img.parentElement!).backgroundColor
    return [card.width, card.height, shown, getComputedStyle(img, '::before').backgroundColor]
  })
  expect(height / width).toBeCloseTo(3 / 4, 1)
  expect(cover).toBe(color)
  expect(cover).not.toBe('rgba(0, 0, 0, 0)')
}

test('a link that is not a video is refused at its field @rest', async ({ page }) => {
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

test('the video link is taken from a pasted message @rest', async ({ page }) => {
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
