import { nowMs } from '#src/base/clock.ts'
import { addDays } from '@pathshala/bengali/days'
import { dayAt } from '#src/words/format.ts'
import { expect, expectAccessible, expectToFit, ownSite, test } from './site.ts'
import { openScreen, signInTo } from './staff.ts'

const SEARCHES = ['কারাতে শেখানো', 'সাঁতারের ক্লাস', 'ঘুড়ি ওড়ানো']

const site = ownSite('empty', {}, async ({ database, settings }) => {
  const today = dayAt(new Date(nowMs()), settings.timeZone)
  const rows = SEARCHES.flatMap((text, index) =>
    [1, 2, 3].map((day) => ({ text, day: addDays(today, -day), networks: 5 - index })),
  )
  await database.insertInto('searchUnanswered').values(rows).execute()
})

test('a clerk answers a usual question, sets one aside, and visitors see only the answer', async ({
  page,
}) => {
  await signInTo(page, site, 'questions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('প্রশ্ন ও উত্তর')
  await expect(page.getByText('এখনো কোনো প্রশ্ন নেই।')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)

  const proposed = page.getByRole('region', { name: 'অফিসে যা প্রায়ই জানতে চাওয়া হয়' })
  const papers = proposed.getByRole('listitem').filter({ hasText: 'কী কী কাগজ লাগে' })
  await expect(papers.getByRole('link')).toHaveAttribute('href', '/information/charter')
  await papers.getByRole('button', { name: /^উত্তর লিখুন/ }).click()
  const dialog = page.getByRole('dialog')
  const answer = dialog.getByLabel('উত্তর', { exact: true })
  await expect(answer).toHaveValue(/\]\(\/information\/charter\)/)
  await expectAccessible(page)
  await answer.fill('জন্মনিবন্ধন। **বাকি সব** [নোটিশে](/allNotices)।')
  await dialog.getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  await expect(page.getByText('প্রশ্নটি তালিকার শেষে যোগ হয়েছে।')).toBeVisible()
  await expect(papers).toHaveCount(0)

  const midyear = proposed.getByRole('listitem').filter({ hasText: 'বছরের মাঝখানে' })
  await midyear.getByRole('button', { name: /^প্রযোজ্য নয়/ }).click()
  const rows = page.getByRole('region', { name: 'তালিকা', exact: true }).getByRole('listitem')
  const list = page.locator('.items').first().locator('> li')
  await expect(list).toHaveCount(2)
  await expect(list.nth(1)).toContainText('প্রযোজ্য নয়')
  await expect(rows.first()).toContainText('মিলিয়ে দেখা')
  await expectToFit(page)

  await page.goto(`${site.url}/questions`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect(main.locator('strong')).toHaveText('বাকি সব')
  await expect(main).not.toContainText('বছরের মাঝখানে')
})

test('a clerk answers what visitors did not find, and hides a search for ever @rest', async ({
  page,
}) => {
  await signInTo(page, site, 'questions')
  const section = page.getByRole('region', { name: 'সাইটে যা খুঁজে পাওয়া যায়নি' })
  const searches = section.getByRole('listitem')
  await expect(searches).toHaveText(SEARCHES.map((text) => new RegExp(text)))
  await expect(searches.first()).toContainText('১৫ বার')
  await searches
    .first()
    .getByRole('button', { name: /^উত্তর লিখুন/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[name=question]')).toHaveValue(SEARCHES[0]!)
  await dialog.getByLabel('উত্তর', { exact: true }).fill('না, কারাতে শেখানো হয় না।')
  await dialog.getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  await expect(searches).toHaveCount(2)
  await searches
    .first()
    .getByRole('button', { name: /^আর দেখাবেন না/ })
    .click()
  await expect(searches).toHaveText([/ঘুড়ি/])
  await section.getByRole('button', { name: 'গোনা বন্ধ করুন' }).click()
  await expect(section).toContainText('গোনা বন্ধ আছে')
  await expectAccessible(page)
  await expectToFit(page)
})

test('a changed answer asks to check its English @rest', async ({ page }) => {
  await signInTo(page, site, 'questions')
  await page.request.post(`${site.url}/api/questions`, {
    data: { question: 'ফি কত?', answer: '৮৫০ টাকা', answerEnglish: '850 taka' },
  })
  await openScreen(page, site, 'questions')
  const row = page.getByRole('listitem').filter({ hasText: 'ফি কত?' })
  await row.getByRole('button', { name: /^বদলান/ }).click()
  const dialog = page.getByRole('dialog')
  const note = dialog.getByText('ইংরেজিটিও মিলিয়ে নিন')
  await expect(note).toHaveCount(0)
  await dialog.getByLabel('উত্তর', { exact: true }).fill('১,২৫০ টাকা')
  await expect(note).toBeVisible()
  await expectAccessible(page)
  await dialog.locator('[name=answerEnglish]').fill('1,250 taka')
  await expect(note).toHaveCount(0)
})

test('rows from Excel become questions @rest', async ({ page }) => {
  await signInTo(page, site, 'questions')
  const rows = [
    'প্রশ্ন\tউত্তর\tকী নিয়ে',
    'ছাতা কোথায় রাখব?\tবারান্দায়\tপ্রতিদিনের বিদ্যালয়',
    'cÖavb wkÿK †K?\tরহিমা খাতুন\tরান্না',
  ]
  await page.locator('[name=list]').fill(rows.join('\n'))
  await expect(page.getByRole('table', { name: /নতুন/ })).toContainText('বারান্দায়')
  // Also a refused row has its question as the server read it.
  await expect(page.getByRole('table', { name: /নেওয়া যাবে না/ })).toContainText('প্রধান শিক্ষক কে?')
  await page
    .getByRole('button', { name: /তুলুন|আনুন/ })
    .last()
    .click()
  await expect(page.locator('.items').first()).toContainText('ছাতা কোথায় রাখব?')
})
