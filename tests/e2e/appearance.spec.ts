import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { DOCUMENT_KINDS } from '#src/content.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { sample } from './pages.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  fixtureFile,
  form,
  signIn,
  type Site,
  startSite,
  stopSite,
  test,
  WIDTHS,
} from './site.ts'

const words = wordsIn('bn')
/** Without its margins, in CSS pixels. */
const A4_WIDTH = 672

const openPhoto = (page: Page) =>
  page
    .getByRole('button', { name: words.gallery.openLarge(sample.photos[0]!.title), exact: true })
    .click()

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** From 0 (black) to 255 (white). */
async function lightness(page: Page, selector: string): Promise<number> {
  const [red = 0, green = 0, blue = 0] = (await style(page, selector, 'background-color'))
    .match(/[\d.]+/g)!
    .map(Number)
  return (red + green + blue) / 3
}

/**
 * The mean brightness of the right half of an element, beside its number: from 0 (black)
 * to 255 (white).
 */
async function brightness(page: Page, selector: string): Promise<number> {
  const part = page.locator(selector).first()
  await part.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await part.boundingBox())!
  const clip = { x: x + width * 0.6, y: y + 3, width: width * 0.35, height: height - 6 }
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3
}

test.describe('in dark colours', () => {
  test.use({ colorScheme: 'dark' })

  test(
    'pages and the gallery’s modal are dark and accessible @rest',
    { tag: '@all-widths' },
    async ({ page, sampleSite }) => {
      for (const path of ['/', '/allNotices', '/studentcount', '/nowhere', '/photo-gallery']) {
        await page.goto(sampleSite.url + path)
        expect.soft(await lightness(page, 'body'), path).toBeLessThan(40)
        await expectAccessible(page)
      }
      await openPhoto(page)
      expect(await lightness(page, 'dialog[open]')).toBeLessThan(60)
      await expectAccessible(page)
    },
  )

  test('an empty page and a failed page are accessible @rest', async ({ page, emptySite }) => {
    for (const path of ['/', '/allNotices']) {
      await page.goto(emptySite.url + path)
      await expectAccessible(page)
    }
  })
})

test('forced colours leave the current page visible @rest', async ({ page, sampleSite }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${sampleSite.url}/studentcount`)
  expect(await style(page, '.menu [aria-current]', 'text-decoration-line')).toContain('underline')
  const [morning, day, card] = await Promise.all([
    brightness(page, '.chart svg[role=img] .b1'),
    brightness(page, '.chart svg[role=img] .b2l'),
    brightness(page, '.chart figcaption h2'),
  ])
  expect.soft(Math.abs(morning - day), 'the shifts differ').toBeGreaterThan(20)
  expect.soft(Math.abs(morning - card), 'the bars stand out').toBeGreaterThan(20)
  await page.goto(sampleSite.url)
  for (const selector of ['.board', '.felt li', '.gold']) {
    expect.soft(await style(page, selector, 'border-top-style'), selector).toBe('solid')
  }
})

test.describe('on paper', () => {
  const printed = async (page: Page, url: string) => {
    await page.goto(url)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: A4_WIDTH, height: 1000 })
  }

  for (const [path, kept] of [
    ['/', sample.notices[0]!.title],
    ['/allNotices', sample.notices.at(-1)!.title],
    ['/studentcount', words.studentCount.summary],
    ['/contact_us', sample.contact.corporation],
    ['/photo-gallery', sample.photos[0]!.title],
  ] as const) {
    test(`${path} prints without its frame @rest`, async ({ page, sampleSite }) => {
      await printed(page, sampleSite.url + path)
      await expect(page.getByRole('main').getByText(kept).first()).toBeVisible()
      await expect(page.getByText(sample.site.schoolName).first()).toBeVisible()
      for (const selector of ['.strip', '.menu', '.side', '.foot', '.skip', '.crumb', '.ticker']) {
        for (const part of await page.locator(selector).all()) {
          await expect.soft(part, selector).toBeHidden()
        }
      }
      await expect.soft(page.getByRole('search')).toBeHidden()
      // The snapshot has no hidden text.
      expect.soft(await page.getByRole('main').ariaSnapshot()).not.toContain('লোড হচ্ছে')
      await expectToFit(page, [A4_WIDTH])
    })
  }

  test('the counts print as a complete table @rest', async ({ page, sampleSite }) => {
    await printed(page, `${sampleSite.url}/studentcount`)
    const table = page.getByRole('table', { name: words.studentCount.perClass })
    const rows = table.getByRole('row').filter({ has: page.getByRole('cell') })
    // The last row has the sums.
    await expect(rows).toHaveCount(sample.studentCounts.length + 1)
    // The signs that expand a class come from CSS, which only the snapshot contains.
    expect.soft(await table.ariaSnapshot()).not.toMatch(/[+−]/)
  })

  test('the notice board prints all its notices @rest', async ({ page, sampleSite }) => {
    await printed(page, sampleSite.url)
    const overflow = await page
      .getByRole('list', { name: words.home.noticeBoard })
      .evaluate((felt) => felt.scrollHeight - felt.clientHeight)
    expect(overflow).toBeLessThanOrEqual(1)
  })

  test('paper is white in the dark theme as well @rest', async ({ page, sampleSite }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${sampleSite.url}/allNotices`)
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    expect(await lightness(page, 'body')).toBe(255)
    const [red = 0] = (await style(page, 'h1', 'color')).match(/[\d.]+/g)!.map(Number)
    expect(red).toBeLessThan(60)
  })
})

test.describe('with titles of the maximum length', () => {
  const TITLES = [
    'উপবৃত্তিপ্রাপ্ত শিক্ষার্থীদের অভিভাবকের মোবাইল ব্যাংকিং হিসাব নম্বর, জাতীয় পরিচয়পত্র ও জন্মনিবন্ধনের তথ্য আগামী ৩০ নভেম্বরের মধ্যে শ্রেণিশিক্ষকের কাছে জমা দেওয়ার জন্য বিশেষ অনুরোধ করা হলো, অন্যথায় ভাতা বন্ধ হতে পারে',
    'ক্ষ্ম'.repeat(60),
    'W'.repeat(300),
    'Notice regarding the registration of alumnae for the golden jubilee celebration',
  ]
  let site: Site

  test.beforeAll(async () => {
    site = await startSite('sample')
    const write = await signIn(site)
    for (const title of TITLES) {
      for (const kind of DOCUMENT_KINDS) {
        await write('POST', kind, form({ title, file: await fixtureFile('notice.pdf') }))
      }
      for (const kind of ['gallery', 'main-gallery']) {
        await write('POST', kind, form({ title, file: await fixtureFile('photo.webp') }))
      }
      const videoLink = 'https://youtu.be/jNQXAC9IVRw'
      await write('POST', 'main-gallery', { title, videoLink })
    }
    const email = `${'office.of.the.school'.repeat(3)}@shapla-government-girls-high-school.example`
    const word = 'Kazaldighi'.repeat(8)
    const kept = (await (await fetch(`${site.url}/api/contactus`)).json()) as Record<string, string>
    const website = `https://${'kazaldighi'.repeat(6)}.example`
    await write('PUT', 'contactus', { ...kept, email, address: word, website })
    await write('PUT', 'site', {
      headTeacherName: word,
      schoolNameEnglish: word,
      place: word,
      jubileeTitle: word,
      jubileeText: word,
      technicalSupport: word,
    })
  })
  test.afterAll(() => stopSite(site))

  for (const path of [
    '/',
    '/allNotices',
    '/allDownloads',
    '/allnews',
    '/photo-gallery',
    '/golden-jubilee-photo-gallery',
    // Both neighbours have long titles.
    `/notices/${sample.notices.length + 2}`,
    '/contact_us',
    '/en/contact_us',
    '/en/schoolInfo',
  ]) {
    test(`${path} shows them without overflow @rest`, async ({ page }) => {
      await page.goto(site.url + path)
      if (!/contact|schoolInfo/.test(path))
        await expect(page.getByText(TITLES[2]!).first()).toBeAttached()
      await expectToFit(page, [...WIDTHS, 768])
    })
  }

  test('a photo’s page and modal show them without overflow @rest', async ({ page }) => {
    for (const title of TITLES) {
      await page.goto(`${site.url}/photo-gallery`)
      await page.getByRole('button', { name: words.gallery.openLarge(title), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await expectToFit(page)
      await expect(dialog.getByRole('button', { name: words.gallery.close })).toBeInViewport()
      const sideways = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)
      expect.soft(sideways, title.slice(0, 20)).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await page.goto(
        site.url + (await page.locator('a.open', { hasText: title }).getAttribute('href'))!,
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expectToFit(page)
    }
  })
})
