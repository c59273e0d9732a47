import { brotliCompressSync } from 'node:zlib'
import type { OpenSchool } from '#src/school/open.ts'
import { pathIn } from '#src/words/language.ts'
import { letterPaperWords as words } from '#src/features/documents/public/letter-words.ts'
import { LANGUAGES, sample, onOneScreen } from './pages.ts'
import { print } from './paper.ts'
import { expect, expectAccessible, expectToFit, ownSite, test } from './site.ts'
import { hasJava, NEEDS_JAVA, validate } from './validator.ts'

const MAX_HTML_BYTES = 13_000
const TITLE = 'এসএসসি পরীক্ষা ২০২৭-এর ফরম পূরণ ও ফি জমা দেওয়া প্রসঙ্গে'
const TEXT = `${sample.site.history.slice(0, 400)}

| বিভাগ | বোর্ড ফি | কেন্দ্র ফি | মোট (টাকা) |
|---|--:|--:|--:|
| বিজ্ঞান | ১,৮৮৫ | ৫৫০ | ২,৪৩৫ |
| মানবিক | ১,৭৯৫ | ৫২০ | ২,৩১৫ |

২। কোনো শিক্ষার্থী অপারগ হলে **৩০ নভেম্বরের** মধ্যে যোগাযোগ করবেন।`
const LETTER = {
  memoNumber: '37.02.6990.001.25.007.26.0298',
  signatory: 'শাহানা পারভীন',
  designation: 'প্রধান শিক্ষক',
  copies: ['জেলা শিক্ষা অফিসার, নীলগঞ্জ', 'হিসাব সহকারী', 'অফিস কপি'],
}
const PATH = '/notices/1'

const site = ownSite('empty', {}, async ({ write }: OpenSchool) => {
  const date = '2026-11-12T04:00:00.000Z'
  await write(({ notices }) => notices.create({ title: TITLE, text: TEXT, letter: LETTER, date }))
})

for (const language of LANGUAGES) {
  test(
    `a letter has the form of official letters, in Bengali, on the ${language} page`,
    onOneScreen(language),
    async ({ page }) => {
      await page.goto(site.url + pathIn(language, PATH))
      const letter = page.locator('.letter')
      await expect(letter).toHaveAttribute('lang', 'bn')
      await expect(letter.locator('.reference')).toHaveText([
        `${words.memoNumber} ৩৭.০২.৬৯৯০.০০১.২৫.০০৭.২৬.০২৯৮${words.date} ২৭ কার্তিক ১৪৩৩ বঙ্গাব্দ ১২ নভেম্বর ২০২৬ খ্রিষ্টাব্দ`,
        /৩৭\.০২\.৬৯৯০\.০০১\.২৫\.০০৭\.২৬\.০২৯৮\/১\(৩\)/,
      ])
      await expect(letter.locator('.subject')).toHaveText(`${words.subject} ${TITLE}।`)
      await expect(letter.getByRole('columnheader')).toHaveCount(4)
      await expect(letter.locator('strong')).toHaveText('৩০ নভেম্বরের')
      await expect(letter.locator('.sign')).toContainText(
        `${LETTER.signatory}${LETTER.designation}`,
      )
      await expect(letter.locator('.copies li')).toHaveText(LETTER.copies)
      await expectAccessible(page)
      await expectToFit(page)
    },
  )
}

test('a letter is valid HTML @rest', async () => {
  test.skip(!hasJava, NEEDS_JAVA)
  expect(await validate([site.url + PATH])).toEqual([])
})

test('a letter costs little to open, and only its page has its style @rest', async () => {
  const htmlOf = async (path: string) => (await fetch(site.url + path)).text()
  const html = await htmlOf(PATH)
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(MAX_HTML_BYTES)
  expect(html).toContain('.letterhead{')
  expect(await htmlOf('/allNotices')).not.toContain('.letterhead{')
})

test('the page of a letter prints as one A4 sheet with the letter only @rest', async ({ page }) => {
  await page.goto(site.url + PATH)
  const sheets = await print(page)
  expect(sheets).toHaveLength(1)
  const [sheet] = sheets
  const texts = sheet!.map(({ text }) => text).join('')
  expect(texts).toContain(`${new URL(site.url).host}${PATH}`)
  // The heading of the page is not printed, because the subject says the same.
  const inPoints = (millimetres: number) => (millimetres * 72) / 25.4
  expect(Math.min(...sheet!.map(({ left }) => left))).toBeGreaterThanOrEqual(inPoints(25) - 1)
  expect(Math.max(...sheet!.map(({ right }) => right))).toBeLessThanOrEqual(595 - inPoints(20) + 1)
  expect(Math.min(...sheet!.map(({ bottom }) => bottom))).toBeLessThan(inPoints(40))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.locator('.mast')).toBeHidden()
})
