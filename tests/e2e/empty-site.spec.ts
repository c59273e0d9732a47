import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { CONTENT_PAGES, LANGUAGES, sample, SERVICE_PAGES, onOneScreen } from './pages.ts'
import { expect, expectAccessible, expectToFit, test } from './site.ts'

/** The specification's text for empty lists. */
const QUOTED: Record<string, string> = {
  '/allNotices': 'No notices available at the moment.',
  '/allDownloads': 'No downloads available at the moment.',
  '/allnews': 'No news available at the moment.',
}

for (const language of LANGUAGES) {
  const words = wordsIn(language)

  test(
    `every page of an empty site in ${language} says that it has no content yet @rest`,
    onOneScreen(language),
    async ({ page, emptySite }) => {
      for (const { path, heading, empty, loading } of CONTENT_PAGES.filter(
        (one) => one.path !== '/information',
      )) {
        expect((await page.goto(emptySite.url + pathIn(language, path)))?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(words))
        const main = page.getByRole('main')
        await expect(main.getByText(QUOTED[path] ?? empty(words))).toBeVisible()
        // The page of the office's address does not send its visitor to itself.
        await expect(main.getByText(words.askOffice)).toHaveCount(path === '/contact_us' ? 0 : 1)
        // The snapshot has no hidden text.
        expect(await main.ariaSnapshot()).not.toContain(loading(words))
        await expect(main.getByRole('table')).toHaveCount(0)
        await expectToFit(page)
        await expectAccessible(page)
      }
    },
  )

  test(
    `the board of an empty site in ${language} lists what is missing`,
    onOneScreen(language),
    async ({ page, emptySite }) => {
      const { missing } = words.information
      await page.goto(emptySite.url + pathIn(language, '/information'))
      await expect(page.getByRole('main').getByText(missing)).toHaveCount(17)
      await expect(page.getByRole('table').getByRole('link')).toHaveCount(0)
      await expectToFit(page)
      await expectAccessible(page)
    },
  )

  test(
    `home of an empty site in ${language} names its missing content, in a complete frame`,
    onOneScreen(language),
    async ({ page, emptySite }) => {
      await page.goto(emptySite.url + pathIn(language, '/'))
      const main = page.getByRole('main')
      for (const text of [
        'No notices available',
        'No downloads available',
        'No news available at the moment.',
      ]) {
        await expect(main.getByText(text).first()).toBeVisible()
      }
      await expect(main.getByText('at the moment').getByText('notices')).toHaveCount(0)
      const section = (heading: string) =>
        page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) })
      await expect(section(words.frame.officialLinks).getByRole('link')).toHaveCount(6)
      await expect(section(words.frame.hotlines).getByRole('link')).toHaveCount(4)
      await expect(page.getByRole('navigation', { name: words.frame.mainMenu })).toBeAttached()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      for (const absent of [words.home.atAGlance, words.home.recentPhotos]) {
        await expect(page.getByRole('heading', { name: absent })).toHaveCount(0)
      }
      await expect(section(words.home.jubileeTitle).getByRole('link')).toHaveJSProperty(
        'href',
        emptySite.url + pathIn(language, '/golden-jubilee-photo-gallery'),
      )
      const head = section(language === 'bn' ? 'প্রধান শিক্ষক' : 'Head Teacher')
      await expect(head).toContainText(words.frame.headUnknown)
      await expect(head).toContainText(words.frame.noPhoto)
      await expect(page.getByRole('banner')).toContainText(words.frame.placeUnknown)
      const foot = page.getByRole('contentinfo')
      await expect(foot).toContainText(words.frame.contactUnknown)
      await expect(foot).toContainText(words.frame.usualSupport)
      await expect(foot).toContainText(words.frame.usualImplementation)
      for (const absent of [words.home.pause, 'undefined', 'null']) {
        await expect(page.getByText(absent, { exact: true })).toHaveCount(0)
      }
      await expectAccessible(page)
      await expectToFit(page)
    },
  )

  test(
    `a service of an empty site in ${language} says what to do, and that it is not connected yet @rest`,
    onOneScreen(language),
    async ({ page, emptySite }) => {
      for (const { path } of SERVICE_PAGES) {
        expect((await page.goto(emptySite.url + pathIn(language, path)))?.status()).toBe(200)
        await expect(page.getByText(words.services.notConnected)).toBeVisible()
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
        await expectAccessible(page)
        await expectToFit(page)
      }
    },
  )
}

test(
  'nothing covers the text of an empty notice board @rest',
  { tag: '@all-widths' },
  async ({ page, emptySite }) => {
    await page.goto(emptySite.url)
    const notice = page.getByText('No notices available').first()
    const covering = await notice.evaluate((text) => {
      const board = text.closest('section')!
      const { left, top, width, height } = board.getBoundingClientRect()
      const found = new Set<string>()
      for (let x = left + 4; x < left + width; x += 8) {
        for (let y = top + 4; y < Math.min(top + height - 1, innerHeight); y += 8) {
          const there = document.elementFromPoint(x, y)
          if (there && !board.contains(there)) found.add(there.className)
        }
      }
      return [...found]
    })
    expect(covering).toEqual([])
  },
)

test('no heading of an empty site has an empty section', async ({ page, emptySite }) => {
  await page.goto(emptySite.url)
  const withoutContent = await page
    .getByRole('contentinfo')
    .getByRole('heading')
    .evaluateAll((all) =>
      all
        .filter((heading) => heading.textContent === heading.parentElement!.textContent.trim())
        .map((heading) => heading.textContent),
    )
  expect(withoutContent).toEqual([])
})

test('TeacherInformation.html says that it has no teachers @rest', async ({ page, emptySite }) => {
  expect((await page.goto(`${emptySite.url}/TeacherInformation.html`))?.status()).toBe(200)
  await expect(page.getByText(wordsIn('bn').officers.nobody)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page)
})

test('an empty site shows no sample content @rest', async ({ page, emptySite }) => {
  for (const { path } of CONTENT_PAGES) {
    const html = await (await page.request.get(emptySite.url + path)).text()
    expect.soft(html, path).not.toContain(sample.site.schoolName)
    expect.soft(html, path).not.toMatch(/undefined|NaN|\[object|>null</)
  }
})
