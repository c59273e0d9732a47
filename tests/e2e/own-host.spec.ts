import { pathIn } from '#src/words/language.ts'
import { ALL_PAGES, LANGUAGES } from './pages.ts'
import { expect, test } from './site.ts'

for (const language of LANGUAGES) {
  test(`no page in ${language} asks another host for anything, except for pictures of videos @rest`, async ({
    page,
    sampleSite,
  }) => {
    await page.route('https://i.ytimg.com/**', (route) => route.abort())
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    for (const { path } of ALL_PAGES) {
      requests.length = 0
      await page.goto(sampleSite.url + pathIn(language, path))
      // Pictures far below load only near the screen.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await page.waitForLoadState('networkidle')
      expect(requests.length).toBeGreaterThan(0)
      const foreign = requests
        .filter((url) => !url.startsWith(sampleSite.url) && url.startsWith('http'))
        .map((url) => new URL(url).host)
      const hasVideos = path === '/golden-jubilee-photo-gallery'
      expect.soft(new Set(foreign), path).toEqual(new Set(hasVideos ? ['i.ytimg.com'] : []))
    }
  })
}
