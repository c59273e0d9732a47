import type { Locator, Page } from '@playwright/test'
import { officerWords } from '#src/features/people/office/words.ts'
import { type ScreenKey, screens } from '#src/office/frame/screens.ts'
import { draftNoteWords } from '#src/office/draft/draft-note-words.ts'
import { staffBn } from '#src/words/staff-words.ts'
import { isPhone } from './pages.ts'
import { expect, expectAccessible, test } from './site.ts'
import { leavingOf, openScreen, signIn, signInTo, takeScreen } from './staff.ts'

/** Screens of cheap phones and old notebooks, minus the browser's own bars. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 768, height: 900 },
]
const DESKS = [
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1366, height: 600 },
]

async function openMenu(page: Page): Promise<void> {
  const burger = page.getByRole('button', { name: 'মেনু', exact: true })
  if (await burger.isVisible()) await burger.click()
}

test(
  'signing out is visible without scrolling, for any current entry',
  { tag: ['@all-widths', '@rest'] },
  async ({ page, emptySite }) => {
    await signIn(page, emptySite)
    const sizes = isPhone(page) ? PHONES : DESKS
    for (const size of sizes) {
      await page.setViewportSize(size)
      for (const screen of ['', '/accounts']) {
        await page.goto(`${emptySite.url}/admin/dashboard${screen}`)
        await openMenu(page)
        const menu = page.getByRole('navigation', { name: 'অফিসের মেনু' }).filter({ visible: true })
        const signOut = menu.getByRole('button', { name: 'বের হোন' })
        await expect(signOut).toBeInViewport({ ratio: 1 })
        await expect(menu.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
        await expect(menu.getByRole('link', { name: 'সাইটে যান' })).toBeInViewport({ ratio: 1 })
      }
    }
    await expectAccessible(page)
  },
)

test('a closed menu of a phone leaves nothing on the screen @rest', async ({ page, emptySite }) => {
  await page.setViewportSize(PHONES[0]!)
  await signInTo(page, emptySite)
  const listFixed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).position === 'fixed')
        .filter((element) => element.getBoundingClientRect().height > 0)
        .map((element) => `${element.tagName} ${element.className}`),
    )
  await openMenu(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await listFixed()).toEqual([])
})

test(
  'every entry of the menu scrolls into view on keyboard focus',
  { tag: ['@all-widths', '@rest'] },
  async ({ page, emptySite }) => {
    await page.setViewportSize({ width: page.viewportSize()!.width, height: 360 })
    await signInTo(page, emptySite)
    await openMenu(page)
    const menu = page.getByRole('navigation', { name: 'অফিসের মেনু' }).filter({ visible: true })
    const entries = menu.locator(':is(a, summary, button):visible')
    await entries.first().focus()
    for (let index = 0; index < (await entries.count()); index += 1) {
      await expect(entries.nth(index)).toBeFocused()
      await expect(entries.nth(index)).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Tab')
    }
  },
)

const labelsOf = (menu: Locator) => menu.getByRole('link').allInnerTexts()

test(
  'a desk shows every screen of the menu in groups without a tap',
  { tag: '@desk' },
  async ({ page, emptySite }) => {
    await signInTo(page, emptySite)
    const menu = page.getByRole('navigation', { name: staffBn.menuLabel })
    await expect(menu.getByRole('link', { name: staffBn.screens.overview })).toBeVisible()
    const labels = await labelsOf(menu)
    // The year follows the label of the new school year.
    for (const { key } of screens.filter((screen) => screen.key !== 'year'))
      expect(labels).toContain(staffBn.screens[key])
    expect(labels).toContainEqual(expect.stringMatching(`^${staffBn.screens.year} [০-৯]{4}$`))
    for (const group of Object.values(staffBn.menuGroups)) {
      await expect(menu.getByRole('list', { name: group })).toBeVisible()
    }
    const rows = menu.getByRole('listitem')
    for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBe(36)
  },
)

test('a phone shows the folded menu, and one group at a time @rest', async ({
  page,
  emptySite,
}) => {
  await signInTo(page, emptySite)
  for (const size of PHONES) {
    await page.setViewportSize(size)
    await openMenu(page)
    const menu = page.getByRole('dialog').getByRole('navigation', { name: staffBn.menuLabel })
    await expect(menu.getByRole('link', { name: staffBn.screens.overview })).toBeInViewport()
    expect(await labelsOf(menu)).toContain(staffBn.screens.notices)
    const rows = menu.locator('.groups').locator(':is(a, summary):visible')
    expect(await rows.count()).toBe(1 + 8 + 4)
    for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 })

    await menu.getByText(staffBn.menuGroups.year).click()
    await expect(menu.getByRole('link', { name: staffBn.screens.routines })).toBeInViewport()
    await menu.getByText(staffBn.menuGroups.technical).click()
    await expect(menu.getByRole('link', { name: staffBn.screens.export })).toBeInViewport()
    await expect(menu.getByRole('link', { name: staffBn.screens.routines })).toBeHidden()
    await expectAccessible(page)
    await page.reload()
  }
})

test('a new screen has the focus on its heading @rest', async ({ page, emptySite }) => {
  await signInTo(page, emptySite)
  await openMenu(page)
  await page.getByRole('dialog').getByRole('link', { name: staffBn.screens.notices }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const headingOf = (key: ScreenKey) =>
    page.getByRole('heading', { level: 1, name: staffBn.screens[key] })
  await expect(headingOf('notices')).toBeFocused()
  await page.goBack()
  await expect(headingOf('overview')).toBeFocused()
  // Closing the menu without a choice returns to its button.
  await openMenu(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: staffBn.menu, exact: true })).toBeFocused()
})

test('Back leaves the screen right after the menu is closed @rest', async ({ page, emptySite }) => {
  await signInTo(page, emptySite)
  const openDialog = () => page.getByRole('button', { name: officerWords.bn.add }).click()
  for (const open of [() => openMenu(page), openDialog]) {
    await takeScreen(page, staffBn.screens.officers)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await open()
    await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
    // Before the end of the animation.
    await page.evaluate(() => {
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
      document.activeElement!.dispatchEvent(escape)
      setTimeout(() => window.history.back(), 50)
    })
    const overview = page.getByRole('heading', { level: 1, name: staffBn.screens.overview })
    await expect(overview).toBeVisible()
  }
})

test('Back closes the menu and dialogs, and stays on the screen @rest', async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite)
  await page.goto(`${emptySite.url}/admin/login`)
  await openScreen(page, emptySite)
  const dialog = page.getByRole('dialog')
  // On the first entry of the history, and on a later one.
  for (const key of ['overview', 'officers'] as const) {
    await openMenu(page)
    await expect(dialog.getByRole('button', { name: staffBn.closeMenu })).toBeFocused()
    // No person is as fast as this test.
    await page.waitForFunction(() => window.history.state.idx > 0)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    const heading = page.getByRole('heading', { level: 1, name: staffBn.screens[key] })
    await expect(heading).toBeVisible()
    if (key === 'officers') break
    await openMenu(page)
    await dialog.getByText(staffBn.menuGroups.people).click()
    await dialog.getByRole('link', { name: staffBn.screens.officers }).click()
  }
  await page.getByRole('button', { name: officerWords.bn.add }).click()
  await dialog.locator('[name=name]').fill('শাহানা পারভীন')
  await page.goBack()
  // As with Escape, text that is not sent is kept until the clerk discards it.
  await expect(leavingOf(page)).toBeVisible()
  await page.goBack()
  await expect(leavingOf(page)).toHaveCount(0)
  await expect(dialog.locator('[name=name]')).toHaveValue('শাহানা পারভীন')
  await page.goBack()
  await leavingOf(page).getByRole('button', { name: draftNoteWords.bn.discard }).click()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(
    page.getByRole('heading', { level: 1, name: staffBn.screens.overview }),
  ).toBeFocused()
})
