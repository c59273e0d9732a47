import { termsIn } from '#src/features/people/english-terms.ts'
import type { Locator, Page } from '@playwright/test'
import { sectionUrl } from '#src/features/routine/addresses.ts'
import type { RoutineRecord } from '#src/features/routine/schema.ts'
import { sectionName } from '#src/features/routine/section-name.ts'
import { weekdayName } from '@pathshala/bengali/days'
import { type Language, pathIn, recordIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { LANGUAGES, sample, onOneScreen } from './pages.ts'
import { findCovered, LANDSCAPE, print } from './paper.ts'
import { calendarEntry } from '../records.ts'
import { schoolDay } from '../school-day.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  ownSite,
  type SharedSite,
  signIn,
  test,
} from './site.ts'

const KEY = { className: 'Eight', shift: 'Morning', section: 'A' } as const
const TEACHER = sample.officers[5]!.name

const isPhone = (page: Page) => page.viewportSize()!.width < 768

async function findRoutine({ url }: SharedSite): Promise<RoutineRecord> {
  const answer = await fetch(`${url}/api/routines/${Object.values(KEY).join('/')}`)
  return (await answer.json()) as RoutineRecord
}

/** The texts of a day's lessons: the subject and the teacher. */
function lessonsOn(routine: RoutineRecord, weekday: number, language: Language): string[] {
  return routine.lessons
    .filter(({ day }) => day === weekday)
    .map(({ subject, teacher }) => `${termsIn(language, subject)} ${teacher}`)
}

/** Expects the whole week: on a phone as lists that open, on a desk as a table. */
async function expectWeek(page: Page, routine: RoutineRecord, language: Language) {
  const weekdays = [...new Set(routine.lessons.map(({ day }) => day))]
  if (!isPhone(page)) {
    const table = page.getByRole('table', { name: wordsIn(language).routine.week })
    for (const weekday of weekdays) {
      const row = table.getByRole('row').filter({ hasText: weekdayName(weekday, language) })
      // In school hours, a cell also contains the mark of the running lesson.
      await expect(row.locator('td > div')).toHaveText(lessonsOn(routine, weekday, language))
    }
    return
  }
  const folded = page.locator('.by-day details')
  await expect(folded).toHaveCount(weekdays.length - 1)
  for (const one of await folded.all()) {
    await expect(one.getByRole('listitem').first()).toBeHidden()
    await one.locator('summary').click()
  }
  for (const weekday of weekdays) {
    const name = weekdayName(weekday, language)
    const day = page
      .locator('.by-day > *')
      .filter({ has: page.locator('h2, summary').filter({ hasText: name }) })
    await expect(day.locator('li:not(.break) > div')).toHaveText(
      lessonsOn(routine, weekday, language),
    )
  }
}

for (const language of LANGUAGES) {
  test(
    `the routine of a section in ${language} is two choices away, and shows the whole week`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      const words = wordsIn(language)
      const { studentCount, routine: texts } = words
      const home = sampleSite.url + pathIn(language, '/routine')
      await page.goto(home)
      await expectAccessible(page)
      await expectToFit(page)
      await page.getByLabel(studentCount.className).selectOption(studentCount.classes.Eight)
      await page.getByRole('button', { name: texts.show }).click()
      const sections = page.getByRole('table', { name: texts.sections })
      await expect(sections.getByRole('row')).toHaveCount(2)
      const { Eight } = studentCount.classes
      const name = `${Eight}, ${studentCount.shifts.Morning}, ${texts.section(studentCount.sections.A)}`
      await sections.getByRole('link', { name }).click()
      await expect(page).toHaveURL(sampleSite.url + pathIn(language, sectionUrl(KEY)))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${texts.title}: ${sectionName(KEY, words)}`,
      )
      await expectWeek(page, await findRoutine(sampleSite), language)
      await expectAccessible(page)
      await expectToFit(page)
    },
  )
}

test('the list of officers leads to a teacher’s own week @rest', async ({ page, sampleSite }) => {
  const { officers, routine: texts } = wordsIn('bn')
  await page.goto(sampleSite.url + sectionUrl(KEY))
  const { lessons } = await findRoutine(sampleSite)
  const id = lessons.find(({ teacher }) => teacher === TEACHER)!.teacherId!
  await page
    .getByRole('region', { name: texts.teachersHere })
    .getByRole('link', { name: TEACHER })
    .click()
  await expect(page).toHaveURL(`${sampleSite.url}/routine?teacher=${id}`)
  await page.getByRole('link', { name: texts.inOfficers }).click()
  const row = page.locator('tr:target')
  await expect(row).toContainText(TEACHER)
  await expect(row).toBeInViewport()
  await row.getByRole('link', { name: officers.routine }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${texts.title}: ${TEACHER}`)
  for (const one of await page.locator('summary').all()) await one.click()
  const taught = page.locator('.by-day li > div').filter({ hasText: 'গণিত' })
  const answer = await fetch(`${sampleSite.url}/api/routines`)
  const own = ((await answer.json()) as RoutineRecord[])
    .flatMap((routine) => routine.lessons)
    .filter(({ teacherId }) => teacherId === id)
  await expect(taught).toHaveCount(own.length)
  await expectAccessible(page)
  await expectToFit(page)
  await taught.first().getByRole('link').click()
  await expect(page).toHaveURL(/class=.*&shift=.*&section=A/)
})

test('a routine and a teacher’s week print on one sheet @rest', async ({ page, sampleSite }) => {
  const { lessons } = await findRoutine(sampleSite)
  const id = lessons.find(({ teacher }) => teacher === sample.officers[2]!.name)!.teacherId!
  for (const path of [sectionUrl(KEY), `/routine?teacher=${id}`]) {
    await page.goto(sampleSite.url + path)
    const sheets = await print(page)
    expect(sheets).toHaveLength(1)
    expect(findCovered(sheets[0]!, LANDSCAPE)).toEqual([])
    const right = Math.max(...sheets[0]!.map((text) => text.right))
    expect(right).toBeGreaterThan(LANDSCAPE.height)
  }
})

test('a missing routine offers the existing ones @rest', async ({ page, sampleSite }) => {
  const answer = await page.goto(`${sampleSite.url}/routine?class=Three&shift=Day&section=D`)
  expect(answer!.status()).toBe(404)
  const words = wordsIn('bn')
  const texts = words.routine
  const name = sectionName({ className: 'Three', shift: 'Day', section: 'D' }, words)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.none(name))
  await expect(page.getByRole('status')).toHaveText(texts.missing)
  await expect(page.getByRole('table', { name: texts.sections }).getByRole('link')).toHaveCount(
    ((await (await fetch(`${sampleSite.url}/api/routines`)).json()) as RoutineRecord[]).length,
  )
  await expectAccessible(page)
})

test.describe('between a phone and a desk', () => {
  test.use({ viewport: { width: 768, height: 900 } })

  test('the table of a week fades where it goes on, and its last column leaves the fade @rest', async ({
    page,
    sampleSite,
  }) => {
    await page.goto(sampleSite.url + sectionUrl(KEY))
    const table = page.getByRole('region', { name: wordsIn('bn').routine.week })
    const fade = () =>
      table.evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingRight))
    expect(await fade()).toBeGreaterThan(40)
    await expect(table).toHaveCSS('mask-image', /gradient/)
    await table.evaluate((one) => one.scrollTo(one.scrollWidth, 0))
    const edgeOf = (which: Locator) => which.evaluate((one) => one.getBoundingClientRect().right)
    const last = await edgeOf(table.getByRole('columnheader').last())
    expect(last).toBeLessThanOrEqual((await edgeOf(table)) - (await fade()) + 1)
    // The names of the days stay.
    await expect(table.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 })
    await expectToFit(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await fade()).toBe(0)
  })
})

test.describe('on an exam day', () => {
  const site = ownSite('sample', { READING: 'off' })

  test('the exam and its schedule are in place of the lessons of today @rest', async ({ page }) => {
    const write = await signIn(site)
    const today = schoolDay()
    // An exam of a single day is also held on a weekly holiday.
    const exam = { kind: 'exam', isClosed: false, from: today, to: today, note: 'সকাল ১০টা থেকে' }
    const title = 'মডেল টেস্ট'
    const titles = { bn: title, en: 'Model test' }
    const notices = await fetch(`${site.url}/api/notices`)
    const notice = ((await notices.json()) as { title: string; url: string }[]).find(
      (one) => one.title === sample.notices[0]!.title,
    )
    const schedule = { classes: ['Eight'], document: notice!.url }
    await write('POST', 'calendar', { ...calendarEntry, ...exam, ...schedule, title })
    for (const language of LANGUAGES) {
      const { calendar } = wordsIn(language)
      const said = calendar.today.exam(calendar.onToday)
      for (const path of ['/routine', sectionUrl(KEY)]) {
        await page.goto(site.url + pathIn(language, path))
        const main = page.getByRole('main')
        await expect(main.getByText(said, { exact: true }).first()).toBeVisible()
        await expect(main).toContainText('সকাল ১০টা থেকে')
        await expect(page.getByRole('link', { name: titles[language] })).toBeVisible()
        await expectAccessible(page)
        await expectToFit(page)
      }
      await page.locator(`main a[href$="${notice!.url}"]`).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        recordIn(language, sample.notices[0]!).title,
      )
    }
  })
})
