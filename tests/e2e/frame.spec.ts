import { BANGLA_CALENDAR } from '@pathshala/bengali/bangla-calendar'
import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import {
  ALL_PAGES,
  LANGUAGES,
  NEWEST_NOTICE,
  openMenu,
  OTHER,
  sample,
  schoolName,
  onOneScreen,
} from './pages.ts'
import { expect, expectAccessible, expectToFit, test } from './site.ts'

/** Runs in the page. The address or text of each element of the head; null if there is not exactly one. */
function readHead(selectors: string[]): Record<string, string | null> {
  return Object.fromEntries(
    selectors.map((selector) => {
      const found = document.head.querySelectorAll(`:scope > ${selector}`)
      const [one] = found.length === 1 ? found : []
      return [selector, one?.getAttribute('href') ?? one?.getAttribute('content') ?? null]
    }),
  )
}

for (const language of LANGUAGES) {
  const words = wordsIn(language)

  // A single test, because a browser loads each page after the first in half the time.
  test(
    `every page in ${language} is complete, accessible and fits, with its title and its preview`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      test.slow()
      const titles = new Set<string>()
      for (const { path, heading, shows, showsEnglish, preview: own } of ALL_PAGES) {
        const shown = language === 'en' ? (showsEnglish ?? shows) : shows
        const preview = own === undefined ? '/share.png' : pathIn(language, own)
        await test.step(path, async () => {
          const address = pathIn(language, path)
          expect((await page.goto(sampleSite.url + address))?.status()).toBe(200)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.locator('h1')).toHaveCount(1)
          await expect(page.getByRole('heading', { level: 1 })).toContainText(heading(words))
          await expect(page.getByRole('main')).toContainText(shown)
          const toOther = page.getByRole('link', { name: words.language.other, exact: true })
          await expect(toOther).toHaveAttribute('href', pathIn(OTHER[language], path))
          await expectAccessible(page)
          await expectToFit(page)

          const school = schoolName(words)
          await expect(page).toHaveTitle(path === '/' ? school : new RegExp(` · ${school}$`))
          titles.add(await page.title())
          const expected = {
            'link[rel=canonical]': sampleSite.url + address,
            'link[hreflang=bn]': sampleSite.url + pathIn('bn', path),
            'link[hreflang=en]': sampleSite.url + pathIn('en', path),
            'link[hreflang=x-default]': sampleSite.url + pathIn('bn', path),
            'meta[property="og:url"]': sampleSite.url + address,
            'meta[property="og:image"]': sampleSite.url + preview,
            'meta[property="og:title"]': expect.stringMatching(/\S/),
            'meta[property="og:description"]': expect.stringMatching(/\S/),
            'meta[property="og:site_name"]': expect.stringMatching(/\S/),
            'meta[name=description]': expect.stringMatching(/\S/),
          }
          // A single call, because each call to the browser takes a while.
          expect(await page.evaluate(readHead, Object.keys(expected))).toEqual(expected)
          expect((await page.request.get(sampleSite.url + preview)).ok(), preview).toBe(true)
        })
      }
      expect(titles.size, 'every page has its own title').toBe(ALL_PAGES.length)
    },
  )

  test(
    `the menu in ${language} links to its pages and marks the current page @rest`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url + pathIn(language, '/nowhere'))
      for (const { path, heading, menu } of ALL_PAGES) {
        if (!menu) continue
        const before = await openMenu(page, words)
        await before.getByRole('link', { name: menu(words), exact: true }).click()
        await expect(page).toHaveURL(sampleSite.url + pathIn(language, path))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading(words))
        const current = page.getByRole('navigation', { name: words.frame.mainMenu })
        await expect(current.locator('[aria-current=page]')).toHaveText(menu(words))
      }
    },
  )

  test(`an unknown address in ${language} is a framed 404 @rest`, async ({ page, sampleSite }) => {
    expect((await page.goto(sampleSite.url + pathIn(language, '/nowhere')))?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.title)
    await expect(page).toHaveTitle(`${words.notFound.title} · ${schoolName(words)}`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('contentinfo')).toContainText(schoolName(words))
    const menu = await openMenu(page, words)
    await expect(menu.getByRole('link')).toHaveCount(17)
    await expect(menu.locator('[aria-current]')).toHaveCount(0)
    await expectAccessible(page)
    await expectToFit(page)
    await page.getByRole('link', { name: words.notFound.toNotices }).click()
    await expect(page).toHaveURL(sampleSite.url + pathIn(language, '/allNotices'))
  })
}

test('an address works in the spellings that people type', async ({ page, sampleSite }) => {
  const [bn, en] = [wordsIn('bn'), wordsIn('en')]
  for (const [typed, heading] of [
    ['/allNotices/', bn.notices.title],
    ['/ALLNOTICES', bn.notices.title],
    ['/allN%6Ftices', bn.notices.title],
    ['/en/allnews/', en.news.title],
    ['/EN/allNotices', en.notices.title],
    ['/en/', en.home.noticeBoard],
    ['/EN', en.home.noticeBoard],
    ['/payment-history.aspx/', bn.services.pages.payment.title],
    ['/Payment-History.aspx', bn.services.pages.payment.title],
    ['/studentcount/', bn.studentCount.heading],
    ['/notices', bn.notices.title],
    [`${NEWEST_NOTICE}।`, sample.notices[0]!.title],
  ] as const) {
    const html = await (await page.request.get(sampleSite.url + typed)).text()
    expect.soft(html.replace(/<[^>]+>/g, ' '), typed).toContain(heading.split(' (')[0])
  }
})

test('an address that cannot be decoded gets an error page @rest', async ({ page, sampleSite }) => {
  for (const broken of ['/%E0%A4%A', '/en/%E0%A4%A', '//allNotices', '/allNotices/../..%2f']) {
    // Sent without the browser, which corrects some of these addresses.
    const response = await page.request.get(sampleSite.url + broken)
    expect.soft([400, 404], broken).toContain(response.status())
    expect.soft(response.headers()['content-type'], broken).toContain('text/html')
  }
})

test('the skip link comes first and leads to the content', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/allNotices`)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: wordsIn('bn').frame.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the language link keeps the photo and the search @rest', async ({ page, sampleSite }) => {
  const [photo] = (await (await page.request.get(`${sampleSite.url}/api/gallery`)).json()) as {
    _id: string
    title: string
  }[]
  await page.goto(`${sampleSite.url}/photo-gallery?photo=${photo!._id}`)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(photo!.title)
  await page.goto(`${sampleSite.url}/allNotices?q=এসএসসি&year=`)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('এসএসসি')
})

test('numbers of helplines in the footer stay on one line @rest', async ({ page, sampleSite }) => {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto(`${sampleSite.url}/en/allNotices`)
    const lines = await page.locator('.foot .hot b').evaluateAll((numbers) =>
      numbers.map((number) => {
        const text = document.createRange()
        text.selectNodeContents(number)
        return text.getClientRects().length
      }),
    )
    expect(lines, `at ${width}`).toEqual([1, 1, 1, 1])
  }
})

test('the strip shows today’s date in both calendars @rest', async ({ page, sampleSite }) => {
  await page.goto(sampleSite.url)
  const today = new Date().toLocaleDateString('bn-BD', {
    timeZone: 'Asia/Dhaka',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const strip = page.getByRole('banner').getByRole('paragraph')
  await expect(strip).toContainText(today)
  const months = BANGLA_CALENDAR.bn.months.join('|')
  await expect(strip).toContainText(new RegExp(`[০-৯]{1,2} (${months}) ১[০-৯]{3}`))
})

test('the menu fits at the edges of each layout: two lines on a desk, one or two on a phone @rest', async ({
  page,
  sampleSite,
}) => {
  for (const language of LANGUAGES) {
    // The current entry is bold, and so wider. Tries an entry of the first group, and the last entry.
    for (const path of ['/calendar', '/contact_us']) {
      for (const [width, maxHeight] of [
        [320, 140],
        [360, 100],
        [1183, 100],
        [1184, 100],
        [1280, 100],
      ] as const) {
        await page.setViewportSize({ width, height: 700 })
        await page.goto(sampleSite.url + pathIn(language, path))
        const menu = page.getByRole('navigation', { name: wordsIn(language).frame.mainMenu })
        const { height } = (await menu.boundingBox())!
        expect.soft(height, `${width} px, ${language}${path}`).toBeLessThanOrEqual(maxHeight)
        await expectToFit(page, [width])
      }
    }
  }
})
