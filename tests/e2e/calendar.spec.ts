import { addDays, type Day } from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import { dayAt } from '#src/words/format.ts'
import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { calendarEntry } from '../records.ts'
import { LANGUAGES, onOneScreen } from './pages.ts'
import { findCovered, print } from './paper.ts'
import { expect, expectAccessible, expectToFit, ownSite, signIn, test } from './site.ts'

const words = wordsIn('bn')
const TODAY = dayAt(new Date(), 'Asia/Dhaka')
const YEAR = TODAY.slice(0, 4)
const LAST_DAYS = { bn: 'শীতকালীন ছুটি ও বড়দিন', en: 'Winter holidays and Christmas' }

for (const language of LANGUAGES) {
  test(
    `the calendar in ${language} shows every month, by shape and word`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      const { calendar } = wordsIn(language)
      await page.goto(`${sampleSite.url}${pathIn(language, '/calendar')}?year=${YEAR}`)
      await expect(page.locator('.month h3')).toHaveCount(12)
      const december = page.locator('.month').last()
      const winter = december.getByRole('listitem').filter({ hasText: LAST_DAYS[language] })
      await expect(winter).toContainText(calendar.kinds.holiday)
      await expect(winter).toContainText(calendar.days(inDigits('10', language)))
      await expect(page.getByRole('table')).toHaveCount(0)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        sampleSite.url + pathIn(language, '/calendar'),
      )
      await expectAccessible(page)
      await expectToFit(page)
      await page
        .getByRole('link', {
          name: calendar.heading(inDigits(String(Number(YEAR) + 1), language)),
        })
        .click()
      await expect(page).toHaveURL(/\?year=/)
      await expect(page.locator('.month h3')).toHaveCount(12)
      await expect(page.getByRole('heading', { name: calendar.ahead })).toHaveCount(0)
      await expectAccessible(page)
    },
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a search leads to the entry itself', async ({ page, sampleSite }) => {
    await page.goto(`${sampleSite.url}/search?q=নববর্ষ&kind=calendar&year=${YEAR}`)
    await page.getByRole('link', { name: 'বাংলা নববর্ষ' }).click()
    await expect(page).toHaveURL(new RegExp(`/calendar\\?year=${YEAR}#`))
    const target = page.locator('li:target')
    await expect(target).toContainText('বাংলা নববর্ষ')
    await expect(target).toBeInViewport()
  })

  test('visitors subscribe to the calendar or save it @rest', async ({ page, sampleSite }) => {
    await page.goto(`${sampleSite.url}/calendar`)
    const { subscribe, file, table } = words.calendar
    await expect(page.getByRole('link', { name: subscribe })).toHaveAttribute(
      'href',
      `${sampleSite.url.replace('http', 'webcal')}/calendar.ics`,
    )
    for (const [name, type] of [
      [file, 'text/calendar'],
      [table, 'text/csv'],
    ] as const) {
      const href = await page.getByRole('link', { name }).getAttribute('href')
      const answer = await page.request.get(sampleSite.url + href!)
      expect(answer.headers()['content-type']).toBe(`${type}; charset=utf-8`)
    }
  })
})

test.describe('a single year', () => {
  const site = ownSite('empty')

  test('coming entries say when they begin, and past months are folded @rest', async ({ page }) => {
    const write = await signIn(site)
    const add = (title: string, from: Day, to: Day, change: object = {}) =>
      write('POST', 'calendar', { ...calendarEntry, title, from, to, ...change })
    await add('চলমান', addDays(TODAY, -3), addDays(TODAY, 3), { kind: 'event', isClosed: false })
    await add('আজকেরটি', TODAY, TODAY, { kind: 'event', isClosed: true, note: 'প্রথম\nদ্বিতীয়' })
    await add('কালকেরটি', addDays(TODAY, 1), addDays(TODAY, 1), { kind: 'closure', shift: 'Day' })
    await add('চাঁদের', addDays(TODAY, 5), addDays(TODAY, 5), { isMoonDependent: true })
    await add('দূরের', addDays(TODAY, 30), addDays(TODAY, 30))
    await add('ষষ্ঠটি', addDays(TODAY, 31), addDays(TODAY, 31))
    await page.goto(`${site.url}/calendar`)
    const rows = page.getByRole('region', { name: words.calendar.ahead }).getByRole('listitem')
    const { kinds, running, onToday, tomorrow, inDays, moon, noLessons, onlyShift } = words.calendar
    const expected = [
      ['চলমান', kinds.event, running],
      ['আজকেরটি', kinds.event, onToday, noLessons],
      ['কালকেরটি', kinds.closure, tomorrow, onlyShift(words.studentCount.shifts.Day)],
      ['চাঁদের', kinds.holiday, inDays('৫'), moon],
      ['দূরের', kinds.holiday],
    ]
    await expect(rows).toHaveCount(expected.length)
    for (const [index, texts] of expected.entries()) {
      for (const text of texts) await expect(rows.nth(index)).toContainText(text)
    }
    await expectAccessible(page)

    const fold = page.locator('.fold summary')
    if (TODAY.slice(5, 7) === '01') return
    await expect(page.locator('.past')).toBeHidden()
    await fold.click()
    await expect(page.locator('.past .month')).toHaveCount(Number(TODAY.slice(5, 7)) - 1)
    await expect(page.locator('.past')).toBeVisible()
  })

  test('sixty entries print on one A4, with the folded months @rest', async ({ page }) => {
    const write = await signIn(site)
    const rows = Array.from({ length: 60 }, (_, index) => {
      const from = `2031-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 5) * 5 + 3).padStart(2, '0')}`
      return {
        title: `দিবসের দীর্ঘ নামের ছুটি Day${index}`,
        kind: 'holiday',
        from,
        to: addDays(from, index % 3),
      }
    })
    await write('POST', 'calendar/import', { rows })
    await page.goto(`${site.url}/calendar?year=2031`)
    const sheets = await print(page)
    expect(sheets).toHaveLength(1)
    expect(findCovered(sheets[0]!)).toEqual([])
    const printed = sheets[0]!.map(({ text }) => text).join(' ')
    expect(new Set(printed.match(/Day *\d+/g))).toHaveProperty('size', rows.length)
  })
})
