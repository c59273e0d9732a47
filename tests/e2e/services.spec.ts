import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { LANGUAGES, openMenu, SERVICE_PAGES } from './pages.ts'
import { expect, signIn, startSite, stopSite, test } from './site.ts'

test('the menu links to a service from when its address is set; before, its page says that it is not connected @rest', async ({
  page,
  emptySite,
}) => {
  const site = await startSite('sample')
  try {
    await page.goto(site.url)
    const tiles = page.getByRole('navigation', { name: wordsIn('bn').home.services })
    await expect(tiles.getByRole('link')).toHaveCount(4)
    for (const language of LANGUAGES) {
      const words = wordsIn(language)
      await page.goto(site.url + pathIn(language, '/schoolInfo'))
      const menu = await openMenu(page, words)
      for (const service of SERVICE_PAGES) {
        await expect(menu.getByRole('link', { name: service.label(words) })).toHaveCount(0)
      }
      for (const { path, heading } of SERVICE_PAGES) {
        const response = await page.goto(site.url + pathIn(language, path))
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(words))
        await expect(page.getByText(words.services.notConnected)).toBeVisible()
        await page.getByRole('link', { name: words.services.toContact }).click()
        await expect(page).toHaveURL(site.url + pathIn(language, '/contact_us'))
      }
      await page.goto(site.url + pathIn(language, '/internal-exam-result'))
      await expect(page).toHaveURL(site.url + pathIn(language, '/allResults'))
    }

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
      for (const { path, label } of SERVICE_PAGES) {
        await page.goto(site.url + pathIn(language, '/schoolInfo'))
        const links = await openMenu(page, words)
        await links.getByRole('link', { name: label(words), exact: true }).click()
        await expect(page).toHaveURL(target(path))
      }
    }

    await page.goto(site.url)
    await expect(tiles.getByRole('link')).toHaveCount(4 + SERVICE_PAGES.length)
    await write('PUT', 'site', { internalResultUrl: target('/internal-exam-result') })
    await page.goto(`${site.url}/internal-exam-result`)
    await expect(page).toHaveURL(target('/internal-exam-result'))

    await write('PUT', 'site', { paymentUrl: '' })
    await page.goto(`${site.url}/payment-history.aspx`)
    await expect(page.getByText(wordsIn('bn').services.notConnected)).toBeVisible()
  } finally {
    await stopSite(site)
  }
})
