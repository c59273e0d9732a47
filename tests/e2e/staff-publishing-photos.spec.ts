import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { publishWords } from '#src/features/documents/office/publish/words.ts'
import { sentWords } from '#src/features/documents/office/publish/sent-words.ts'
import { photoWords } from '#src/features/documents/office/photo-pages/words.ts'
import { overviewWords } from '#src/features/overview/office/words.ts'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import { staffBn } from '#src/words/staff-words.ts'
import { BLUE, GREEN, makePhoto, type Photo, quartersOf, RED } from './made-photo.ts'
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
import { reload, signInTo } from './staff.ts'

// Some tests add an init script.
test.use({ ownContext: true })

const form = publishWords.bn
const words = photoWords.bn

let site: Site
let photo: Photo

test.beforeAll(async () => {
  site = await startSite('empty')
  photo = await makePhoto()
})
test.afterAll(() => stopSite(site))

async function open(page: Page): Promise<void> {
  await page.addInitScript(recordSentFiles)
  await signInTo(page, site, 'createNotice#new')
  await expect(page.locator('[name=title]')).toBeEnabled()
}

const button = (page: Page, name: string) => page.getByRole('button', { name })
const leaves = (page: Page) => page.locator('.leaf')
const pageButton = (page: Page, name: string, index = 0) =>
  leaves(page).nth(index).getByRole('button', { name })

/** Presses the button and chooses the files, like the camera or the gallery. */
async function take(page: Page, name: string, photos: Photo | Photo[] = photo): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button(page, name).click()
  await (await chooser).setFiles(photos)
}

async function publish(page: Page, title: string): Promise<void> {
  await page.locator('[name=title]').fill(title)
  await button(page, 'Create').click()
  // The device may still shrink the photo before it sends it.
  const note = page.getByRole('region', { name: sentWords.bn.states.published })
  await expect(note).toBeFocused({ timeout: 20_000 })
}

async function find(page: Page, title: string): Promise<DocumentRecord> {
  const list = await page.request.get(`${site.url}/api/notices`)
  const found = ((await list.json()) as DocumentRecord[]).find((one) => one.title === title)!
  const answer = await page.request.get(`${site.url}/api/notices/${found._id}`)
  return (await answer.json()) as DocumentRecord
}

/** Runs in the page: records the sent files. */
function recordSentFiles(): void {
  const sent: File[] = []
  const RecordingRequest = class extends XMLHttpRequest {
    override send(body?: XMLHttpRequestBodyInit): void {
      if (body instanceof FormData) sent.push(...(body.getAll('file') as File[]))
      super.send(body)
    }
  }
  Object.assign(window, { sent, XMLHttpRequest: RecordingRequest })
}

/** The photos that the page has sent. */
async function sentBy(page: Page): Promise<Buffer[]> {
  const texts = await page.evaluate(async () => {
    const { sent } = window as unknown as { sent: File[] }
    const bytes = await Promise.all(sent.map(async (file) => file.arrayBuffer()))
    return bytes.map((one) => [...new Uint8Array(one)])
  })
  return texts.map((bytes) => Buffer.from(bytes))
}

/** Compares the quarters in order. JPEG changes colours a little. */
function expectColors(found: number[][], expected: number[][]): void {
  const far = expected.map((color, quarter) =>
    color.filter((part, at) => Math.abs(part - found[quarter]![at]!) > 20),
  )
  expect(far).toEqual(expected.map(() => []))
}

test('three taps and a title publish a photographed paper', async ({ page }) => {
  const title = titled('তিন চাপ')
  await page.setViewportSize({ width: 360, height: 640 })
  await page.addInitScript(recordSentFiles)
  await signInTo(page, site)
  await page
    .getByRole('region', { name: overviewWords.bn.publish })
    .getByRole('link', { name: staffBn.create.notices })
    .click()
  await take(page, form.ways.photo.label)
  // Not below the bar with the button, where it would look as if no photo was taken.
  await expect
    .poll(() =>
      leaves(page).evaluate((leaf) => {
        const { top, height } = leaf.getBoundingClientRect()
        return leaf.contains(document.elementFromPoint(innerWidth / 2, top + height - 4))
      }),
    )
    .toBe(true)
  await publish(page, title)

  expect(await find(page, title)).toMatchObject({
    mimeType: 'application/pdf',
    fileName: `${title}.pdf`,
  })
  const [sent] = await sentBy(page)
  expect(sent!.length).toBeLessThanOrEqual(400_000)
  const { width, height, exif, orientation } = await sharp(sent).metadata()
  expect({ width, height, exif, orientation }).toEqual({ width: 1500, height: 2000 })
  expectColors(await quartersOf(sent!), [RED, GREEN, BLUE])
})

test('a page is turned and cropped before it is published @rest', async ({ page }) => {
  await open(page)
  const title = titled('ছাঁটা পাতা')
  await take(page, form.ways.photo.label)
  await expect(leaves(page).getByRole('presentation')).toBeVisible()
  await expectAccessible(page)
  await pageButton(page, words.turn).click()
  await pageButton(page, words.crop).click()
  const heading = page.getByRole('heading', { name: words.cropTitle(words.page('১')) })
  await expect(heading).toBeFocused()
  const picture = page.locator('.crop-on')
  await expect(picture.getByRole('img')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)

  // After turning, blue and red are above white and green. A finger crops the upper half.
  await picture.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await picture.boundingBox())!
  await page.mouse.move(x + width / 2, y)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByLabel(words.sides.top)).toHaveValue('50')
  // A slider crops the left half, also with the keyboard.
  await page.getByLabel(words.sides.left).fill('49')
  await page.getByLabel(words.sides.left).press('ArrowRight')
  await page.getByLabel(words.sides.left).press('Enter')
  await button(page, words.saveCrop).click()
  await expect(heading).toHaveCount(0)
  await expect(pageButton(page, words.crop)).toBeFocused()

  await publish(page, title)
  const [sent] = await sentBy(page)
  const cut = await sharp(sent).metadata()
  expect(cut.width).toBeCloseTo(1000, -1)
  expect(cut.height).toBeCloseTo(750, -1)
  expectColors(await quartersOf(sent!), [GREEN, GREEN, GREEN, GREEN])
})

test('two photographed pages become one notice, in the chosen order @rest', async ({ page }) => {
  await open(page)
  const title = titled('দুই পাতা')
  await take(page, form.ways.photo.label)
  await take(page, words.fromGallery, [await makePhoto('IMG_2.jpg'), await makePhoto('IMG_3.jpg')])
  await expect(leaves(page)).toHaveCount(3)
  await pageButton(page, words.turn, 2).click()
  await pageButton(page, words.earlier, 2).click()
  await expect(page.getByRole('status').getByText(words.moved(words.page('২')))).toBeVisible()
  await pageButton(page, words.remove, 0).click()
  await expect(leaves(page)).toHaveCount(2)
  await button(page, 'ফিরিয়ে আনুন').click()
  await expect(leaves(page)).toHaveCount(3)
  await pageButton(page, words.remove, 0).click()
  await expectAccessible(page)
  await expectToFit(page)

  await publish(page, title)
  const notice = await find(page, title)
  expect(notice).toMatchObject({ mimeType: 'application/pdf', fileName: `${title}.pdf` })
  const shapes = notice.pages.map(({ width, height }) => (width > height ? 'wide' : 'high'))
  expect(shapes).toEqual(['wide', 'high'])
})

test('photographed pages and their edits survive a reload @rest', async ({ page }) => {
  await open(page)
  await take(page, form.ways.photo.label)
  await pageButton(page, words.turn).click()
  await expect(page.getByText('না পাঠানো লেখা রাখা আছে')).toBeVisible()
  await reload(page)
  await expect(button(page, form.ways.photo.label)).toHaveAttribute('aria-pressed', 'true')
  const size = await leaves(page)
    .getByRole('presentation')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    })
  expect(size).toEqual([320, 240])
})

test('without a page or with another file, advice appears @rest', async ({ page }) => {
  await open(page)
  await take(page, form.ways.photo.label, {
    name: 'scan.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  })
  await expect(page.getByRole('alert')).toHaveText(words.unreadable('scan.jpg'))
  await page.locator('[name=title]').fill(titled('খালি'))
  await button(page, 'Create').click()
  await page.locator('[role=alert]:focus').getByRole('link').click()
  await expect(button(page, words.takeFirst)).toBeFocused()
  await expectAccessible(page)
})

test('an old browser also sends the paper upright @rest', async ({ page }) => {
  await page.addInitScript(() => {
    window.createImageBitmap = () => Promise.reject(new TypeError('from-image'))
  })
  await open(page)
  const title = titled('পুরোনো ব্রাউজার')
  await take(page, form.ways.photo.label)
  await publish(page, title)
  const [sent] = await sentBy(page)
  expectColors(await quartersOf(sent!), [RED, GREEN, BLUE])
})

test('a large photo chosen as a file is sent unchanged @rest', async ({ page }) => {
  await open(page)
  const title = titled('ফাইলের ছবি')
  await page.locator('[name=file]').setInputFiles(photo)
  await publish(page, title)
  const [sent] = await sentBy(page)
  expect(sent!.equals(photo.buffer)).toBe(true)
  const { filePath, mimeType } = await find(page, title)
  const served = await (await page.request.get(`${site.url}/${filePath}`)).body()
  const { width, height, exif, orientation } = await sharp(served).metadata()
  expect({ mimeType, width, height, exif, orientation }).toEqual({
    mimeType: 'image/jpeg',
    width: 2250,
    height: 3000,
    exif: undefined,
    orientation: undefined,
  })
})

test('an iPhone photo that the browser cannot show becomes a page @rest', async ({ page }) => {
  await open(page)
  const title = titled('আইফোনের পাতা')
  const heic = {
    name: 'IMG_0001.HEIC',
    mimeType: '',
    buffer: await readFile('tests/fixtures/phone.heic'),
  }
  await take(page, form.ways.photo.label)
  await take(page, words.fromGallery, [heic])
  await expect(leaves(page)).toHaveCount(2)
  await expect(leaves(page).nth(1)).toContainText(staffBn.file.noPreview)
  await expect(pageButton(page, words.turn, 1)).toHaveCount(0)
  await expectAccessible(page)
  await expectToFit(page)
  // A reload does not prevent the sending.
  await expect(page.getByText('না পাঠানো লেখা রাখা আছে')).toBeVisible()
  await reload(page)
  await expect(leaves(page)).toHaveCount(2)
  await publish(page, title)
  expect((await sentBy(page))[1]!.equals(heic.buffer)).toBe(true)
  const notice = await find(page, title)
  expect(notice.mimeType).toBe('application/pdf')
  expect(notice.pages).toHaveLength(2)
})

test('pages keep their order, also after a slow one @rest', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const decode = globalThis.createImageBitmap
    let isFirst = true
    globalThis.createImageBitmap = async (...input: unknown[]) => {
      if (isFirst) await new Promise((resolve) => setTimeout(resolve, 1000))
      isFirst = false
      return decode(...(input as Parameters<typeof decode>))
    }
  })
  await take(page, form.ways.photo.label)
  const heic = { name: '2.HEIC', mimeType: '', buffer: await readFile('tests/fixtures/phone.heic') }
  await take(page, words.fromGallery, [heic])
  await expect(leaves(page)).toHaveCount(2)
  await expect(leaves(page).nth(1)).toContainText(staffBn.file.noPreview)
})

test('the twenty-first page is refused when it is chosen @rest', async ({ page }) => {
  await open(page)
  await take(page, form.ways.photo.label, await smallPhoto('0.jpg'))
  const more = await Promise.all(
    Array.from({ length: 21 }, (_, index) => smallPhoto(`${index + 1}.jpg`)),
  )
  await take(page, words.fromGallery, more)
  const refusal = page.getByRole('alert')
  await expect(refusal).toHaveText(words.tooMany('২০', '২'))
  await expect(leaves(page)).toHaveCount(20)
  await expectAccessible(page)
  await pageButton(page, words.remove, 0).click()
  await take(page, words.fromGallery, more.slice(20))
  await expect(leaves(page)).toHaveCount(20)
  await expect(refusal).toHaveCount(0)
  // The removed page comes back as the twenty-first page.
  await button(page, 'ফিরিয়ে আনুন').click()
  await expect(leaves(page)).toHaveCount(21)
  await page.locator('[name=title]').fill(titled('বেশি পাতা'))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.method()))
  await button(page, 'Create').click()
  await expect(page.locator('[role=alert]:focus')).toContainText('২০')
  expect(requests).not.toContain('POST')
})

async function smallPhoto(name: string): Promise<Photo> {
  const paper = { width: 60, height: 80, channels: 3, background: '#fff' } as const
  const buffer = await sharp({ create: paper }).jpeg().toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
