import { addDays } from '@pathshala/bengali/days'
import { dayAt } from '#src/words/format.ts'
import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { LANGUAGES, onOneScreen } from './pages.ts'
import { expect, expectAccessible, expectToFit, signIn, startSite, stopSite, test } from './site.ts'

for (const language of LANGUAGES) {
  test(
    `every page in ${language} announces a closure, first for the keyboard`,
    onOneScreen(language),
    async ({ page }) => {
      const site = await startSite('empty')
      try {
        const today = dayAt(new Date(), 'Asia/Dhaka')
        const title = 'ঘূর্ণিঝড়ের প্রভাবে ভারী বৃষ্টি ও জলোচ্ছ্বাসের আশঙ্কা'
        const write = await signIn(site)
        await write('POST', 'calendar', {
          title,
          kind: 'closure',
          from: today,
          to: addDays(today, 9),
        })
        const { calendar } = wordsIn(language)
        for (const path of ['/', '/contact_us', '/nowhere']) {
          await page.goto(site.url + pathIn(language, path))
          await expect(page.getByRole('region', { name: calendar.band.label })).toContainText(title)
          await expectAccessible(page)
          await expectToFit(page)
          await page.keyboard.press('Tab')
          await expect(page.locator(':focus')).toHaveAttribute('href', '#closures')
          await expect(page.locator(':focus')).toBeInViewport()
        }
        await page.goto(site.url + pathIn(language, '/'))
        await expect(
          page.getByRole('heading', { name: calendar.today.closed(calendar.onToday) }),
        ).toBeVisible()
        await expect(page.getByText(title)).toHaveCount(1)
      } finally {
        await stopSite(site)
      }
    },
  )
}
