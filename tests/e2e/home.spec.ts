import type { Page } from '@playwright/test'
import { pathIn, recordIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { toBengaliDigits } from '@pathshala/bengali/digits'
import { LANGUAGES, onOneScreen, sample } from './pages.ts'
import { expect, test } from './site.ts'

/** The section with this heading. */
const box = (page: Page, heading: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })

for (const language of LANGUAGES) {
  const words = wordsIn(language)
  const newest = (kind: 'notices' | 'news' | 'downloads', count: number) =>
    sample[kind].slice(0, count).map((document) => recordIn(language, document))

  test(
    `home in ${language} shows the newest of everything and links to the rest`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      const at = (path: string) => sampleSite.url + pathIn(language, path)
      await page.goto(at('/'))

      const board = box(page, words.home.noticeBoard)
      await expect(board.getByRole('listitem').getByRole('link')).toHaveText(
        newest('notices', 5).map(({ title }) => title),
      )
      await expect(board.getByRole('link', { name: 'all' })).toHaveJSProperty(
        'href',
        at('/allNotices'),
      )

      const news = box(page, words.home.latest)
      const items = news.getByRole('listitem').getByRole('link')
      await expect(items).toHaveCount(2)
      for (const [index, { title }] of newest('news', 2).entries()) {
        await expect(items.nth(index)).toContainText(title)
        await expect(page.getByText(title), 'news is not shown twice').toHaveCount(1)
      }
      await expect(news.getByRole('link', { name: words.home.allNews })).toHaveJSProperty(
        'href',
        at('/allnews'),
      )

      const files = box(page, words.home.downloads)
      const downloads = files.getByRole('listitem').getByRole('link')
      await expect(downloads).toHaveCount(4)
      for (const [index, { title }] of newest('downloads', 4).entries()) {
        await expect(downloads.nth(index)).toContainText(title)
        await expect(downloads.nth(index)).toContainText('PDF')
      }
      await expect(files.getByRole('link', { name: words.home.allDownloads })).toHaveJSProperty(
        'href',
        at('/allDownloads'),
      )

      await expect(
        page.getByText(sample.site[language === 'bn' ? 'jubileeTitle' : 'jubileeTitleEnglish']),
      ).toBeVisible()
      await page.getByRole('link', { name: words.home.jubilee }).click()
      await expect(page).toHaveURL(at('/golden-jubilee-photo-gallery'))
    },
  )

  test(
    `home in ${language} names the head teacher, helplines and official links`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url + pathIn(language, '/'))
      const { headTeacherName, headTeacherNameEnglish } = sample.site
      const name = language === 'en' ? headTeacherNameEnglish : headTeacherName
      const head = page.locator('section').filter({
        has: page.getByRole('heading', { name: new RegExp(name) }),
      })
      const photo = head.locator('img')
      await photo.scrollIntoViewIfNeeded()
      await expect
        .poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
      await head.getByRole('link', { name: words.frame.readMessage }).click()
      await expect(page.getByRole('heading', { name: words.textPage.message })).toBeInViewport()
      await page.goBack()

      for (const number of ['333', '999', '109', '1098']) {
        const shown = language === 'bn' ? toBengaliDigits(number) : number
        const link = page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(`^${shown}(?![0-9০-৯])`) })
        await expect(link).toHaveAttribute('href', `tel:${number}`)
      }
      const links = box(page, words.frame.officialLinks).getByRole('link')
      await expect(links).toHaveCount(7)
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', /^https:\/\/[\w.]+\.(gov\.bd|com)\/$/)
      }
    },
  )

  test(
    `home in ${language} shows the school in figures and its recent photos`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url + pathIn(language, '/'))
      const figures = box(page, words.home.atAGlance).getByRole('definition')
      const number = (value: number) => value.toLocaleString(language === 'bn' ? 'bn-BD' : 'en-GB')
      await expect(figures).toHaveText(
        [
          sample.schoolInfo.totalStudents,
          sample.officers.length,
          sample.schoolInfo.totalClasses,
          sample.schoolInfo.librarySeats,
        ].map(number),
      )

      const photos = box(page, words.home.recentPhotos)
      await expect(photos.getByRole('listitem')).toHaveText(
        sample.photos.slice(1, 4).map(({ title }) => title),
      )
      await expect(page.getByRole('img', { name: sample.photos[0]!.title })).toBeInViewport()
      for (const image of await photos.locator('img').all()) {
        await image.scrollIntoViewIfNeeded()
        await expect
          .poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0)
      }
      await photos.getByRole('listitem').getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sample.photos[1]!.title)
    },
  )
}

test(
  'the notice board is at most 300 px high, says that it scrolls, and scrolls with the keyboard @rest',
  { tag: '@all-widths' },
  async ({ page, sampleSite }) => {
    await page.goto(sampleSite.url)
    const felt = page.getByRole('list', { name: wordsIn('bn').home.noticeBoard })
    expect((await felt.boundingBox())!.height).toBeLessThanOrEqual(300)
    await expect(page.getByText(wordsIn('bn').home.pullDown('৫'))).toBeVisible()
    await expect(felt.getByRole('listitem').last()).not.toBeInViewport()
    await felt.focus()
    await page.keyboard.press('End')
    await expect(felt.getByRole('listitem').last()).toBeInViewport()
  },
)

test('only entries of the last seven days are marked new @rest', async ({ page, sampleSite }) => {
  await page.goto(sampleSite.url)
  const slips = page
    .getByRole('list', { name: wordsIn('bn').home.noticeBoard })
    .getByRole('listitem')
  for (const [index, { publishedAt }] of sample.notices.slice(0, 5).entries()) {
    const mark = slips.nth(index).getByText(wordsIn('bn').isNew, { exact: true })
    const age = Date.now() - Date.parse(`${publishedAt}+06:00`)
    await expect(mark).toHaveCount(age < 7 * 24 * 60 * 60 * 1000 ? 1 : 0)
  }
})

test('the whole card is the link to the notice @rest', async ({ page, sampleSite }) => {
  await page.goto(sampleSite.url)
  const slip = page
    .getByRole('list', { name: wordsIn('bn').home.noticeBoard })
    .getByRole('listitem')
    .first()
  await slip.click({ position: { x: 12, y: 12 } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sample.notices[0]!.title)
})

test('the first window of a phone has a call, the school, today and the newest notice', async ({
  page,
  sampleSite,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(sampleSite.url)
  const { callOffice } = wordsIn('bn').frame
  const call = page.getByRole('link', { name: callOffice })
  await expect(call).toHaveAttribute('href', /^tel:\+880/)
  const board = page.getByRole('list', { name: wordsIn('bn').home.noticeBoard })
  for (const part of [
    call,
    page.getByRole('img', { name: sample.photos[0]!.title }),
    page.locator('#today'),
    board.getByRole('link').first(),
  ]) {
    await expect(part).toBeInViewport({ ratio: 0.5 })
  }
  const ticker = await page.getByText(wordsIn('bn').home.pause).boundingBox()
  expect(ticker!.y).toBeGreaterThan((await board.boundingBox())!.y)
})
