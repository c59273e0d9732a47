import type { Page } from '@playwright/test'
import { weekWords } from '#src/features/overview/office/week/words.ts'
import { historyWords } from '#src/features/history/office/words.ts'
import { addDays, formatDay, formatDays, weekOf } from '@pathshala/bengali/days'
import { staffBn } from '#src/words/staff-words.ts'
import { schoolDay } from '../school-day.ts'
import { print } from './paper.ts'
import {
  ADMIN,
  expect,
  expectAccessible,
  expectToFit,
  form,
  signIn as signInToApi,
  type Site,
  startSite,
  stopSite,
  test,
} from './site.ts'
import { openScreen, signInTo } from './staff.ts'

const words = weekWords.bn
const LONG =
  'ষষ্ঠ থেকে নবম শ্রেণির সকল শিক্ষার্থীর বার্ষিক পরীক্ষার পরিবর্তিত সময়সূচি এবং অভিভাবকদের জন্য জরুরি নির্দেশনা, ২০২৬'
const letter = {
  memoNumber: '37.02.6990.001.25.007.26.0298',
  signatory: 'রাবেয়া',
  designation: 'প্রধান শিক্ষক',
  copies: [],
}

let site: Site

test.beforeAll(async () => {
  site = await startSite('empty')
  const write = await signInToApi(site)
  const text = { text: 'লেখা' }
  await write('POST', 'notices', form({ title: LONG, letter: JSON.stringify(letter), ...text }))
  const hidden = { title: 'লুকানো কাগজ', draft: 'true', ...text }
  await write('POST', 'notices', form(hidden))
  const today = schoolDay()
  const closure = { title: 'জলাবদ্ধতা', kind: 'closure', from: today, to: addDays(today, 1) }
  await write('POST', 'calendar', closure)
})
test.afterAll(() => stopSite(site))

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const dayHeading = () => formatDays({ from: schoolDay(), to: schoolDay() }, 'bn')

test('the head sees the week in one tap, prints it, and goes to a paper', async ({ page }) => {
  await signInTo(page, site)
  const link = page.getByRole('main').getByRole('link', { name: staffBn.screens.week })
  await expect(link).toBeInViewport()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(staffBn.screens.week)
  const week = weekOf(schoolDay())
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(formatDays(week, 'bn'))
  await expect(headings(page)).toHaveText([dayHeading()])
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('জলাবদ্ধতা')
  await expect(rows.first()).toContainText(formatDay(addDays(schoolDay(), 1), 'bn'))
  await expect(rows.last()).toContainText('৩৭.০২.৬৯৯০.০০১.২৫.০০৭.২৬.০২৯৮')
  await expect(rows.last()).toContainText(ADMIN.username)
  await expectAccessible(page)
  await expectToFit(page)

  const sheets = await print(page)
  expect(sheets).toHaveLength(1)
  const printed = sheets[0]!.map(({ text }) => text).join(' ')
  expect(printed).toContain('৩৭.০২.৬৯৯০')
  expect(printed.split(ADMIN.username)).toHaveLength(3)

  await page.getByRole('link', { name: words.month }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01&to=/)
  await expect(headings(page)).toHaveText([dayHeading()])
  await page.getByRole('link', { name: words.before.month }).click()
  await expect(page.getByRole('status')).toHaveText(words.nothing)
  await expectAccessible(page)
  await page.goBack()
  await rows.last().getByRole('link').click()
  await expect(page).toHaveURL(/\/createNotice\/1$/)
})

test('the history has days, and its filters stand in the address @rest', async ({ page }) => {
  await signInTo(page, site, 'history')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(headings(page)).toHaveText([dayHeading()])
  // The first account is of the software.
  await expect(rows).toHaveCount(4)
  await page.getByLabel(historyWords.bn.onlyPublished).check()
  await expect(rows).toHaveCount(1)
  await page.getByLabel(historyWords.bn.by).selectOption(ADMIN.username)
  await page.getByLabel(historyWords.bn.day, { exact: true }).fill(schoolDay())
  await expect(page).toHaveURL(/only=published&by=admin&day=\d{4}-\d\d-\d\d$/)
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)
  await expectToFit(page)

  await page.reload()
  await expect(page.getByLabel(historyWords.bn.by)).toHaveValue(ADMIN.username)
  await expect(rows).toHaveCount(1)
  await page.getByLabel(historyWords.bn.onlyPublished).uncheck()
  await expect(rows).toHaveCount(3)
  await openScreen(page, site, `history?day=${addDays(schoolDay(), -1)}`)
  await expect(rows).toHaveCount(0)
  await expect(page.getByRole('status')).toHaveText(staffBn.common.nothingFound)
})
