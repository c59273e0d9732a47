import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { publishWords } from '#src/features/documents/office/publish/words.ts'
import { photoWords } from '#src/features/documents/office/photo-pages/words.ts'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import { photoOfSheet, sheet } from '../tests/made-photos.ts'
import { openBrowser, SLOW, slowDown, withColdPage } from './browser.ts'
import { type Group, within } from './figures.ts'
import { sampleFolder, signIn, type Site, startSite } from './site.ts'

const PAGES = 3
const TITLE = 'তিন পাতার নোটিশ'
const MAX_PUBLISHING_MS = 30_000
const MAX_WHOLE_MS = 5000
const MAX_PDF_BYTES = 150_000

export const photographed: Group = {
  title: 'A photographed notice of three pages, 360 px, 400 kbit/s, 400 ms, CPU/4',
  async measure(log) {
    const site = await startSite(await sampleFolder())
    const { token } = await signIn(site.url)
    const photos = await Promise.all(Array.from({ length: PAGES }, (_, index) => phonePhoto(index)))
    const browser = await openBrowser()
    const publishingMs = await withColdPage(browser, undefined, async (page, _, context) => {
      await context.addCookies([{ name: 'adminToken', value: token, url: site.url }])
      await page.goto(`${site.url}/admin/dashboard/createNotice`)
      return publish(page, photos)
    })
    const start = performance.now()
    const { url, fileSize } = await findWhole(site)
    const wholeMs = performance.now() - start
    log(`${url}: published after ${publishingMs.toFixed(0)} ms, ${fileSize} bytes`)
    await browser.close()
    await site.stop()
    return [
      {
        what: 'From the last photo to the published notice',
        unit: 'ms',
        ours: publishingMs,
        ...within(MAX_PUBLISHING_MS),
      },
      {
        what: 'From then until its page has all pictures',
        unit: 'ms',
        ours: wholeMs,
        ...within(MAX_WHOLE_MS),
      },
      {
        what: 'PDF, for each page',
        unit: 'bytes',
        ours: fileSize / PAGES,
        ...within(MAX_PDF_BYTES),
      },
    ]
  },
}

/** 12 megapixels, as a phone takes it. */
async function phonePhoto(index: number) {
  const photo = await photoOfSheet(await sheet(`পাতা ${index + 1}`), 1)
  const buffer = await sharp(photo).resize({ width: 3000 }).jpeg({ quality: 92 }).toBuffer()
  return { name: `IMG_${index}.jpg`, mimeType: 'image/jpeg', buffer }
}

async function publish(page: Page, photos: Awaited<ReturnType<typeof phonePhoto>>[]) {
  const take = async (name: string, taken: typeof photos) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name }).click()
    await (await chooser).setFiles(taken)
  }
  const [first, ...others] = photos
  await take(publishWords.bn.ways.photo.label, [first!])
  await page.locator('[name=title]').fill(TITLE)
  await slowDown(page, SLOW)
  await take(photoWords.bn.fromGallery, others)
  const start = performance.now()
  const last = page.locator('.leaf').nth(PAGES - 1)
  await last.waitFor()
  await page.locator('[type=submit]').click()
  await page
    .getByRole('region', { name: publishWords.bn.sent.published })
    .waitFor({ timeout: 120_000 })
  return performance.now() - start
}

/** Waits until visitors see all pages of the notice. */
async function findWhole({ url }: Site): Promise<{ url: string; fileSize: number }> {
  const list = (await (await fetch(`${url}/api/notices?limit=1`)).json()) as DocumentRecord[]
  const { url: path, fileSize } = list[0]!
  for (;;) {
    const html = await (await fetch(url + path)).text()
    const pictures = new Set(html.match(/gallery-uploads\/[\w-]+\.webp/g))
    if (pictures.size >= PAGES) return { url: path, fileSize: fileSize! }
  }
}
