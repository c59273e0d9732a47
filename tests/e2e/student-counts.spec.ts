import type { Page } from '@playwright/test'
import { type Words, wordsIn } from '#src/words/public-words.ts'
import { type Language, pathIn } from '#src/words/language.ts'
import { LANGUAGES, onOneScreen, sample } from './pages.ts'
import { expect, expectAccessible, expectToFit, restIf, test } from './site.ts'

const CLASSES = ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const
const FIELDS = [
  'boys',
  'girls',
  'muslim',
  'hindu',
  'bouddho',
  'christian',
  'science',
  'business',
  'humanities',
  'muktiJoddha',
  'muktiJoddharSontan',
  'autistic',
  'physicalDisabled',
] as const

const number = (value: number, language: Language) =>
  value.toLocaleString(language === 'bn' ? 'bn-BD' : 'en-GB')

const total = (counts: { boys: number; girls: number }[]) =>
  counts.reduce((sum, { boys, girls }) => sum + boys + girls, 0)

/** By class in the specification's order, then section, then shift. */
const ordered = CLASSES.map((className) => ({
  className,
  rows: sample.studentCounts
    .filter((row) => row.className === className)
    .sort((a, b) => a.section.localeCompare(b.section) || b.shift.localeCompare(a.shift)),
}))

const isCollapsible = (page: Page) => page.viewportSize()!.width < 768

async function openTable(page: Page, words: Words) {
  const table = page.getByRole('table', { name: words.studentCount.perClass })
  if (isCollapsible(page)) {
    for (const summary of await table.locator('summary').all()) {
      await summary.focus()
      await page.keyboard.press('Space')
    }
  }
  return table
}

for (const language of LANGUAGES) {
  const words = wordsIn(language).studentCount

  test(
    `the counts in ${language} are the school’s, by class, section and shift${restIf(language === 'en')}`,
    { tag: '@all-widths' },
    async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url + pathIn(language, '/studentcount'))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        'students currently studying',
        { ignoreCase: true },
      )
      const table = await openTable(page, wordsIn(language))
      const expected = ordered.flatMap(({ className, rows }) => [
        [words.classTotal(words.classes[className], number(total(rows), language))],
        ...rows.map((row) => [
          words.sectionOf(words.shifts[row.shift], words.sections[row.section]),
          number(row.boys + row.girls, language),
          ...FIELDS.map((field) => number(row[field], language)),
        ]),
      ])
      const body = table.locator('tbody').getByRole('row')
      await expect(body).toHaveCount(expected.length)
      const shown = await body.evaluateAll((rows) =>
        rows.map((row) => Array.from(row.children, (cell) => cell.textContent.trim())),
      )
      expect(shown).toEqual(expected)
      const headings = await table.locator('thead th').allTextContents()
      expect(headings.slice(1)).toEqual([
        words.total,
        ...FIELDS.map((field) => words.counts[field]),
      ])
      await expect(page.getByText(words.hidden)).toHaveCount(0)
      const zeros = FIELDS.filter((field) => sample.studentCounts.every((row) => row[field] === 0))
      expect(zeros).toEqual(['boys', 'muktiJoddha', 'muktiJoddharSontan'])
      const names = zeros.map((field) => words.counts[field]).join(', ')
      await expect(page.getByText(words.zeroEverywhere(names))).toBeVisible()
    },
  )

  test(
    `the summary in ${language} sums every figure of every record`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url + pathIn(language, '/studentcount'))
      const rows = page
        .getByRole('table', { name: words.summary, exact: true })
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') })
      const sum = (field: (typeof FIELDS)[number]) =>
        sample.studentCounts.reduce((result, row) => result + row[field], 0)
      const shown = await rows.evaluateAll((all) =>
        all.map((row) => Array.from(row.children, (cell) => cell.textContent.trim())),
      )
      expect(shown).toEqual([
        [words.total, number(total(sample.studentCounts), language)],
        ...FIELDS.map((field) => [words.counts[field], number(sum(field), language)]),
      ])
      await expect(page.getByRole('main')).toContainText(
        words.lead(number(total(sample.studentCounts), language)),
      )
    },
  )

  test(
    `the chart in ${language} shows the same figures, and says in its label where they are in words`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url + pathIn(language, '/studentcount'))
      const chart = page.getByRole('img', { name: words.chartLabel })
      await expect(chart).toBeVisible()
      for (const { className, rows } of ordered) {
        const bar = chart.locator('g').filter({ hasText: words.classes[className] }).first()
        await expect(bar).toContainText(number(total(rows), language))
        for (const shift of ['Morning', 'Day'] as const) {
          const inShift = total(rows.filter((row) => row.shift === shift))
          await expect(bar).toContainText(number(inShift, language))
        }
      }
      // Two bars for each class: both shifts, and Morning above it. The longest ends at the right edge
      // of the chart.
      const { width, x: left } = (await chart.boundingBox())!
      const max = Math.max(...ordered.map(({ rows }) => total(rows)))
      const longest = ordered.findIndex(({ rows }) => total(rows) === max)
      const bars = chart.locator('g > rect')
      await expect(bars).toHaveCount(2 * CLASSES.length)
      const both = (await bars.nth(2 * longest).boundingBox())!
      expect(Math.abs(both.x + both.width - (left + width))).toBeLessThan(2)
    },
  )
}

test.describe('on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a class can be expanded alone, and collapsed again', async ({ page, sampleSite }) => {
    const words = wordsIn('bn').studentCount
    await page.goto(`${sampleSite.url}/studentcount`)
    const table = page.getByRole('table', { name: words.perClass })
    const six = ordered.find(({ className }) => className === 'Six')!
    const label = table.getByText(
      words.classTotal(words.classes.Six, number(total(six.rows), 'bn')),
    )
    const rows = table.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect(rows).toHaveCount(0)
    await label.click()
    await expect(rows).toHaveCount(six.rows.length)
    await expect(rows.first().getByRole('cell').first()).toBeVisible()
    await expect(table.locator('details[open]')).toHaveCount(1)
    await label.click()
    await expect(rows).toHaveCount(0)
  })
})

for (const language of LANGUAGES) {
  const words = wordsIn(language)

  test(
    `every figure in ${language} is visible at every width @rest`,
    { tag: '@desk' },
    async ({ page, sampleSite }) => {
      for (const width of [320, 360, 480, 640, 767, 768, 912, 1024, 1120, 1184, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(sampleSite.url + pathIn(language, '/studentcount'))
        await openTable(page, words)
        const region = page.getByRole('region', { name: words.studentCount.perClass })
        const found = await region.evaluate((box) => {
          const slack = box.scrollWidth - box.clientWidth
          const hidden: string[] = []
          const cells = 'thead th, tbody tr:not(.grp) > *'
          for (const cell of box.querySelectorAll<HTMLElement>(cells)) {
            const inTable = getComputedStyle(cell).display === 'table-cell'
            // The collapsible layout hides the header row, whose labels stand beside each figure, and
            // columns that are 0 everywhere.
            if (!inTable && (cell.closest('thead') || cell.matches('.o'))) continue
            box.scrollLeft = cell.offsetLeft + cell.offsetWidth - box.clientWidth
            const { left, right } = cell.getBoundingClientRect()
            const { left: start } = box.getBoundingClientRect()
            const end = start + box.clientWidth
            const sticky = cell.parentElement!.querySelector('th')!
            const covered =
              inTable && sticky !== cell && getComputedStyle(sticky).position === 'sticky'
                ? sticky.getBoundingClientRect().right
                : start
            if (left < covered - 1 || right > end + 1) hidden.push(cell.textContent)
          }
          return { hidden, slack }
        })
        expect.soft(found.hidden, `at ${width} px`).toEqual([])
        // On a tablet, the fifteen columns slide behind the names of the sections.
        if (width < 768 || width >= 1184) expect.soft(found.slack, `at ${width} px`).toBe(0)
      }
    },
  )
}

test('expanded classes are accessible and fit a phone @rest', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/studentcount`)
  await openTable(page, wordsIn('bn'))
  await expectAccessible(page)
  await expectToFit(page)
})
