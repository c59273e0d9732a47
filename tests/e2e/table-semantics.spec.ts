import type { Page } from '@playwright/test'
import { wordsIn } from '#src/words/public-words.ts'
import { isPhone } from './pages.ts'
import { expect, test } from './site.ts'

const ROLES = ['table', 'row', 'columnheader', 'rowheader', 'cell'] as const

/** Number of elements of each role in the browser's accessibility tree. */
async function countRoles(page: Page): Promise<Record<string, number>> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const shown = nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value))
  return Object.fromEntries(ROLES.map((role) => [role, shown.filter((one) => one === role).length]))
}

/** Number of visible elements that have these roles in HTML. */
async function countElements(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const count = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.getClientRects().length > 0,
      ).length
    return {
      table: count('table'),
      row: count('tr'),
      columnheader: count('thead th'),
      rowheader: count('tbody th, tfoot th'),
      cell: count('td'),
    }
  })
}

for (const path of [
  '/allNotices',
  '/studentcount',
  '/officers_teachers',
  '/routine',
  '/schoolInfo',
]) {
  test(
    `the tables of ${path} stay tables for a screen reader, also as cards @rest`,
    { tag: '@all-widths' },
    async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url + path)
      if (isPhone(page)) {
        const table = page.getByRole('table', { name: wordsIn('bn').studentCount.perClass })
        for (const summary of await table.locator('summary').all()) {
          await summary.focus()
          await page.keyboard.press('Space')
        }
      }
      const elements = await countElements(page)
      expect(elements['cell']).toBeGreaterThan(0)
      expect(await countRoles(page)).toEqual(elements)
    },
  )
}
