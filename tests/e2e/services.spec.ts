import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { schoolDay } from '../school-day.ts'
import { LANGUAGES, sample, SERVICE_PAGES } from './pages.ts'
import { expect, expectAccessible, expectToFit, signIn, startSite, stopSite, test } from './site.ts'

const LEAVE_FORM = sample.downloads.find(({ title }) => title.includes('ছুটির আবেদন'))!.title
const FREE_STUDY_FORM = sample.downloads.find(({ title }) => title.includes('বিনা বেতনে'))!.title

test('a service without an address says what to do', async ({ page, sampleSite }) => {
  const main = page.getByRole('main')
  for (const language of LANGUAGES) {
    const words = wordsIn(language)
    const at = (path: string) => sampleSite.url + pathIn(language, path)
    for (const [{ path }, link] of [
      [SERVICE_PAGES[0]!, LEAVE_FORM],
      [SERVICE_PAGES[1]!, FREE_STUDY_FORM],
      [SERVICE_PAGES[2]!, words.services.sites['https://eboardresults.com/']],
    ] as const) {
      await page.goto(at(path))
      await expect(main.getByRole('link', { name: link })).toBeVisible()
      await expect(main.locator('a[href^="tel:"]')).toBeVisible()
      await expect(main.getByText(words.services.notConnected)).toBeVisible()
    }
    await expect(main.getByRole('row')).toHaveCount(1 + 5)
    await expect(main).toContainText(language === 'bn' ? '১৬২২২' : '16222')
    // The example has the board of the sample school.
    await expect(main).toContainText(`SSC RAJ 123456 ${schoolDay().slice(0, 4)}`)
    await page.goto(at('/payment-history.aspx'))
    await expect(
      main.getByRole('row', { name: language === 'bn' ? /৩ কার্যদিবস/ : /3 working days/ }),
    ).toBeVisible()
    await page.goto(at('/studentdailyattendance.aspx'))
    await expect(main.locator('h2#today')).toBeVisible()
  }
})

test('a service with an address links there @rest', async ({ page, emptySite }) => {
  const site = await startSite('sample')
  try {
    const write = await signIn(site)
    // A page of another test site takes the part of the external service.
    const target = (path: string) => `${emptySite.url}/contact_us?from=${path.slice(1)}`
    await write(
      'PUT',
      'site',
      Object.fromEntries(SERVICE_PAGES.map(({ setting, path }) => [setting, target(path)])),
    )
    for (const language of LANGUAGES) {
      const words = wordsIn(language)
      for (const { path, open } of SERVICE_PAGES) {
        await page.goto(site.url + pathIn(language, path))
        await expect(page.getByText(words.services.notConnected)).toHaveCount(0)
        // The titles of questions have the same words.
        const link = page
          .getByRole('main')
          .getByRole('link', { name: open(words) })
          .first()
        expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(64)
        await expect(link).toContainText(new URL(site.url).hostname)
        await expectAccessible(page)
        await expectToFit(page)
        await link.click()
        await expect(page).toHaveURL(target(path))
      }
    }
    for (const language of LANGUAGES) {
      await page.goto(site.url + pathIn(language, '/internal-exam-result'))
      await expect(page).toHaveURL(site.url + pathIn(language, '/allResults'))
    }
    await write('PUT', 'site', { internalResultUrl: target('/internal-exam-result') })
    await page.goto(`${site.url}/internal-exam-result`)
    await expect(page).toHaveURL(target('/internal-exam-result'))
  } finally {
    await stopSite(site)
  }
})
