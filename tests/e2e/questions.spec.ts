import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { LANGUAGES, onOneScreen } from './pages.ts'
import { expect, expectAccessible, expectToFit, test } from './site.ts'

for (const language of LANGUAGES) {
  const { questions, notFound } = wordsIn(language)

  test(
    `a visitor in ${language} finds an answer from a page that is not there, and by search`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      const at = (path: string) => sampleSite.url + pathIn(language, path)
      await page.goto(at('/no-such-page'))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(notFound.title)
      await main.getByRole('link', { name: questions.title }).click()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(questions.title)
      await expectAccessible(page)
      await expectToFit(page)
      await main.getByRole('link', { name: questions.topics.support }).click()
      await expect(
        main.getByRole('heading', { level: 2, name: questions.topics.support }),
      ).toBeInViewport()

      const asked = language === 'bn' ? 'পিন বা কোড চায়' : 'ask for the PIN'
      await page.goto(at(`/search?q=${encodeURIComponent(asked)}`))
      await main.locator('.hits a').first().click()
      const answer = main.locator('article:target')
      await expect(answer).toBeInViewport()
      await expect(answer).toContainText(language === 'bn' ? 'কখনোই না' : 'never')
    },
  )
}
