import { contentKinds } from '#src/content.ts'
import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { ALL_PAGES, isPhone, LANGUAGES, openMenu, onOneScreen, sample } from './pages.ts'
import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

const hasScript = (path: string) => /gallery|\/\d+$|\/information$/.test(path)

for (const language of LANGUAGES) {
  const words = wordsIn(language)

  test(
    `every page with a script in ${language} is complete without JavaScript`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      const pages = ALL_PAGES.filter(({ path }) => hasScript(path))
      expect(pages.length).toBeGreaterThan(2)
      for (const { path, heading, shows, showsEnglish } of pages) {
        const shown = language === 'en' ? (showsEnglish ?? shows) : shows
        await page.goto(sampleSite.url + pathIn(language, path))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading(words))
        const text = page.getByRole('main').getByText(shown).filter({ visible: true }).first()
        await expect(text).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
      }
    },
  )

  test(
    `the menu in ${language} opens, closes and links without JavaScript`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url + pathIn(language, '/'))
      const link = page
        .getByRole('navigation', { name: words.frame.mainMenu })
        .getByRole('link', { name: words.menu.contact, exact: true })
      if (isPhone(page)) {
        await expect(link).toBeHidden()
        await openMenu(page, words)
        await expect(link).toBeVisible()
        await openMenu(page, words)
        await expect(link).toBeHidden()
        await openMenu(page, words)
      }
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.contact.title)
    },
  )
}

test('a video’s card leads to its host without JavaScript @rest', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/golden-jubilee-photo-gallery`)
  const videos = sample.jubilee.filter((entry) => 'videoLink' in entry)
  expect(videos.length).toBeGreaterThan(0)
  for (const { title, videoLink } of videos) {
    const card = page.getByRole('link', { name: `YouTube ${title}` })
    await expect(card).toBeVisible()
    await expect(card).toHaveAttribute('href', videoLink)
  }
})

test('only galleries, documents and the board have a script, and only pictures of videos come from another host', async ({
  page,
  sampleSite,
}) => {
  for (const path of ALL_PAGES.flatMap((one) => [one.path, pathIn('en', one.path)])) {
    const html = await (await page.request.get(sampleSite.url + path)).text()
    const scripts =
      html.match(/<script(?![^>]*type="(?:application\/ld\+json|speculationrules)")/g) ?? []
    expect.soft(scripts, path).toHaveLength(hasScript(path) ? 1 : 0)
    const foreign = [...html.matchAll(/\b(?:src|srcset)="(https?:\/\/[^/"]+)/gi)].map(
      ([, host]) => host,
    )
    const isWithVideos = path.endsWith(contentKinds.jubilee.pages[0].path)
    const hosts = isWithVideos ? ['https://i.ytimg.com'] : []
    expect.soft([...new Set(foreign)], path).toEqual(hosts)
  }
})
