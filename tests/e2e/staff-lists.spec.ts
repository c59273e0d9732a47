import type { Locator, Page } from '@playwright/test'
import { listWords } from '#src/features/documents/office/list/words.ts'
import { binWords } from '#src/features/bin/office/words.ts'
import { documentWords } from '#src/features/documents/office/words.ts'
import { CLASSES, SHIFTS } from '@pathshala/bengali/classes'
import { staffBn } from '#src/words/staff-words.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  ownSite,
  signIn as signInForApi,
  test,
  type Write,
} from './site.ts'
import { openScreen, signIn, signInTo } from './staff.ts'

const site = ownSite('empty')

const LONG = 'বার্ষিক পরীক্ষার প্রবেশপত্র বিতরণ এবং আসনবিন্যাস দেখার নিয়ম, ষষ্ঠ থেকে দশম শ্রেণির সকল শাখার জন্য'
const SHORT = 'শীতকালীন ছুটি'
const MAX_ROW = 112
const DELETE = /^মুছুন/

test.beforeAll(async () => {
  const write = await signInForApi(site)
  for (let day = 1; day <= 31; day += 1)
    await write('POST', 'notices', { title: `${SHORT} ${day}`, text: 'ছুটি' })
  await write('POST', 'notices', { title: LONG, text: 'নিয়ম' })
})

test('one tap leads to the list of notices with low rows', async ({ page }) => {
  await signInTo(page, site, 'createNotice')
  const { listTitle } = documentWords.bn.notices
  const heading = page.getByRole('heading', { level: 2, name: listTitle })
  const rows = page.locator('.documents > li')
  await expect(rows).toHaveCount(30)
  await page.getByRole('link', { name: listTitle, exact: true }).click()
  await expect(heading).toBeFocused()
  expect((await heading.boundingBox())!.y).toBeLessThan(50)

  const long = rows.filter({ hasText: LONG })
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight))
  expect(Math.max(...heights)).toBeLessThanOrEqual(MAX_ROW)
  await expect(long.getByRole('button', { name: 'Rename' })).toBeVisible()
  await expect(long.getByRole('button', { name: 'Delete' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: staffBn.common.loadMore }).click()
  await expect(rows).toHaveCount(32)
  const links = page.locator('.downloads')
  expect((await links.boundingBox())!.y).toBeGreaterThan((await rows.last().boundingBox())!.y)

  // A tap beside the title opens the page too, and Back leads to the list.
  const { height } = (await long.boundingBox())!
  await long.click({ position: { x: 40, y: height - 20 } })
  await expect(page.getByRole('heading', { level: 1, name: LONG })).toBeVisible()
  await page.goBack()
  await expect(heading).toBeVisible()
})

/** Opens the bin, whose rows have a menu, with ten deleted entries. */
async function openBin(page: Page): Promise<void> {
  const write = await signInForApi(site)
  for (let number = 1; number <= 10; number += 1) {
    const made = await write('POST', 'downloads', { title: `ফরম ${number}`, text: 'ক' })
    await write('DELETE', `downloads/${((await made.json()) as { _id: string })._id}`, {})
  }
  await signIn(page, site)
  await page.setViewportSize({ width: 360, height: 640 })
  await openScreen(page, site, 'bin')
}

test('the menu of a low row is seen whole @rest', async ({ page }) => {
  await openBin(page)
  const row = page.locator('.items > li').nth(8)
  const more = row.locator('summary')
  await more.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await more.click()
  // Without a fraction of a pixel.
  await expect(row.getByRole('list')).toBeInViewport({ ratio: 0.99 })
  await expectAccessible(page)
})

test('a tap below an open menu of a row only closes it @rest', async ({ page }) => {
  await openBin(page)
  const rows = page.locator('.items > li')
  const menu = rows.nth(1).getByRole('list')
  const restore = rows.nth(8).getByRole('button', { name: binWords.bn.restore })
  const restored = page.getByRole('link', { name: binWords.bn.restored(staffBn.kinds.downloads) })
  await rows.nth(1).locator('summary').press('Enter')
  await expect(menu).toBeVisible()
  await restore.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { x, y } = (await restore.boundingBox())!
  await page.mouse.click(x + 5, y + 5)
  await expect(menu).toBeHidden()
  // The Tab key leaves the menu for the next row.
  await rows.nth(1).locator('summary').press('Enter')
  const entries = menu.locator('a, button')
  await entries.last().focus()
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
  await expect(rows.nth(2).locator(':focus')).toHaveCount(1)
  await expect(restored).toHaveCount(0)
  await restore.click()
  await expect(restored).toBeVisible()
})

/** The lists besides documents, with the height that a row has on a phone. */
const LISTS = [
  { screen: 'officers', row: '.people > li', maxPx: 72, count: 40, shown: 30, jumps: 2 },
  { screen: 'groups', row: '.items > li', maxPx: 112, count: 40, shown: 30, jumps: 1 },
  {
    screen: 'createjoyontigallery',
    row: '.gallery-entries > li',
    // Three in a row.
    maxPx: 240,
    count: 40,
    shown: 30,
    jumps: 0,
  },
  { screen: 'studentcount', row: '.counts tbody tr', maxPx: 72, count: 4, shown: 4, jumps: 2 },
  { screen: 'calendar', row: '.entries > li', maxPx: 112, count: 40, shown: 6, jumps: 1 },
  { screen: 'redirects', row: '.items > li', maxPx: 112, count: 40, shown: 30, jumps: 1 },
] as const

async function fill(screen: (typeof LISTS)[number]['screen'], count: number): Promise<void> {
  const write = await signInForApi(site)
  const year = new Date().getFullYear() + 1
  for (let number = 1; number <= count; number += 1) {
    const title = `শোভাযাত্রা ও সাংস্কৃতিক অনুষ্ঠান ${number}`
    const bodies = {
      officers: { name: `রহিমা ${number}`, designation: 'সহকারী শিক্ষক', subject: 'গণিত' },
      groups: { title, purpose: 'other', members: [{ role: 'member', name: 'রহিমা' }] },
      createjoyontigallery: { title, videoLink: 'https://youtu.be/aqz-KE-bpKQ' },
      studentcount: { className: 'Six', shift: 'Morning', section: 'ABCD'[number - 1], girls: 4 },
      calendar: {
        title,
        kind: 'event',
        from: `${year}-03-${String((number % 28) + 1).padStart(2, '0')}`,
      },
      redirects: { path: `/old/${number}.html`, target: '/allNotices' },
    }
    const paths = {
      officers: 'officers',
      groups: 'groups',
      createjoyontigallery: 'main-gallery',
      studentcount: 'studentCounts',
      calendar: 'calendar',
      redirects: 'redirects',
    }
    await write('POST', paths[screen], bodies[screen])
  }
}

for (const { screen, row, maxPx, count, shown, jumps } of LISTS) {
  test(`${screen}: rows are low, the list comes in parts with a search, and one tap leads to it @rest`, async ({
    page,
  }) => {
    await signIn(page, site)
    await fill(screen, count)
    await openScreen(page, site, screen)
    const rows = page.locator(row)
    await expect(rows).toHaveCount(shown)
    const heights = await rows.evaluateAll((all) => all.map((one) => one.clientHeight))
    expect(Math.max(...heights)).toBeLessThanOrEqual(maxPx)
    await expect(page.locator('.to-list')).toHaveCount(jumps)
    if (jumps > 0) {
      await page.locator('.to-list').first().click()
      await expect(page.locator(':focus')).toBeInViewport()
    }
    if (count > shown) {
      const all = await page.getByRole('button', { name: /^আরও .*টি দেখান$|^আরও দেখান$/ }).count()
      expect(all).toBe(1)
      await page
        .getByRole('searchbox')
        .last()
        .fill(screen === 'redirects' ? '/old/40' : '৪০')
      await expect(rows).toHaveCount(1)
    }
    await expectAccessible(page)
    await expectToFit(page)
    const links = page.locator('.downloads')
    expect((await links.boundingBox())!.y).toBeGreaterThan((await rows.last().boundingBox())!.y)
  })
}

/** Lists without an export. The bin and the history are the whole screen, so no link leads there. */
const OTHER_LISTS = [
  {
    screen: 'accounts',
    row: '#list-of-screen ~ .rows > li',
    maxPx: 100,
    searched: 'person-40',
    add: (write, number) =>
      write('POST', 'admin/accounts', { username: `person-${number}`, password: 'a long secret' }),
  },
  {
    screen: 'followers',
    row: '.webhooks .rows > li',
    maxPx: 112,
    searched: '/news/40',
    add: (write, number) =>
      write('POST', 'webhooks', { url: `https://district.example/news/${number}` }),
  },
  {
    screen: 'routine',
    row: '#list-of-screen ~ .rows > li',
    maxPx: 100,
    searched: 'অষ্টম ক',
    add: async (write, number) => {
      const section = SECTIONS[number]!
      const periods = [{ name: '১ম', from: '07:30', to: '08:05', isBreak: false }]
      const lessons = [{ day: 0, period: 0, subject: 'গণিত' }]
      await write('PUT', `routines/${section}`, { validFrom: '2026-01-01', periods, lessons })
    },
  },
  {
    screen: 'bin',
    row: '#list-of-screen ~ .rows > li',
    maxPx: 132,
    searched: 'ভুল নোটিশ ৪০',
    add: async (write, number) => {
      const title = `${LONG} ভুল নোটিশ ${number}`
      const made = await write('POST', 'downloads', { title, text: 'ভুল' })
      await write('DELETE', `downloads/${((await made.json()) as { _id: string })._id}`, {})
    },
  },
  {
    screen: 'history',
    row: '#list-of-screen ~ .rows > li',
    maxPx: 132,
    searched: 'সাংবাদিক ৪০',
    add: (write, number) => write('POST', 'downloads', { title: `সাংবাদিক ${number}`, text: LONG }),
  },
] satisfies {
  screen: string
  row: string
  maxPx: number
  searched: string
  add: (write: Write, number: number) => Promise<unknown>
}[]

const SECTIONS = CLASSES.flatMap((className) =>
  SHIFTS.flatMap((shift) =>
    ['A', 'B', 'C', 'D'].map((section) => `${className}/${shift}/${section}`),
  ),
)

for (const list of OTHER_LISTS) {
  const { screen, row, maxPx, searched } = list
  test(`${screen}: rows are low, and the list comes in parts with a search @rest`, async ({
    page,
  }) => {
    test.slow()
    const write = await signInForApi(site)
    for (let number = 1; number <= 41; number += 1) await list.add(write, number)
    await signInTo(page, site, screen)
    const rows = page.locator(row)
    await expect(rows).toHaveCount(30)
    const heights = await rows.evaluateAll((all) => all.map((one) => one.clientHeight))
    expect(Math.max(...heights)).toBeLessThanOrEqual(maxPx)
    const link = page.locator('.to-list').last()
    if (screen === 'followers' || screen === 'routine') await link.click()
    await expect(rows.first()).toBeInViewport()
    await expectAccessible(page)
    await expectToFit(page)
    await page.getByRole('button', { name: /^আরও .*টি দেখান$|^আরও দেখান$/ }).click()
    await expect(rows.nth(31)).toBeAttached()
    await page.getByRole('searchbox').last().fill(searched)
    await expect(rows).toHaveCount(1)
    await page.getByRole('searchbox').last().fill('এমন কিছু নেই')
    await expect(rows).toHaveCount(0)
    await expect(page.getByText(staffBn.common.nothingFound)).toBeVisible()
  })
}

test('an empty list has no search and no selection @rest', async ({ page }) => {
  await signInTo(page, site, 'createnews')
  await expect(page.getByText(documentWords.bn.news.empty)).toBeVisible()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: listWords.bn.selectMany })).toHaveCount(0)
})

test('renaming selects the old title; saving focuses the button @rest', async ({ page }) => {
  await signInTo(page, site, 'createNotice')
  const rename = page.getByRole('button', { name: 'Rename' }).first()
  await rename.click()
  const field = page.getByRole('dialog').locator('[name=title]')
  await expect(field).toBeFocused()
  await page.keyboard.type(SHORT)
  await expect(field).toHaveValue(SHORT)
  await page.keyboard.press('Escape')
  await expect(rename).toBeFocused()
})

test('Enter saves a new title, because a title has no second paragraph @rest', async ({ page }) => {
  await signInTo(page, site, 'createNotice')
  const field = page.getByRole('dialog').locator('[name=title]')
  await page.getByRole('button', { name: 'Rename' }).first().click()
  const old = await field.inputValue()
  await field.fill('এন্টার চাপলে')
  await page.keyboard.press('Enter')
  await expect(field).toHaveCount(0)
  const rename = page.getByRole('button', { name: /Rename.*এন্টার চাপলে/ })
  await expect(rename).toBeFocused()
  await rename.click()
  await field.fill(old)
  await page.keyboard.press('Enter')
  await expect(rename).toHaveCount(0)
})

test('a form that is sent keeps the focus on its button @rest', async ({ page }) => {
  await signInTo(page, site, 'contactus')
  await expect(page.getByText('No data found. You can input new data.')).toBeVisible()
  for (const control of await page.locator('form [name]').all()) await control.fill('নীলগঞ্জ')
  await page.locator('form [name=email]').fill('office@school.example')
  await page.locator('form [name=website]').fill('https://school.example')
  const save = page.locator('form [type=submit]')
  await save.click()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await expect(save).toBeFocused()
})

test('on a phone, a notification covers only the bar at the top, and not the menu button or the heading @rest', async ({
  page,
}) => {
  await signIn(page, site)
  await page.setViewportSize({ width: 360, height: 640 })
  await openScreen(page, site, 'createNotice')
  const row = page.locator('.documents > li').first()
  await row.getByRole('button', { name: DELETE }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: DELETE }).click()
  const boxOf = async (locator: Locator) => (await locator.boundingBox())!
  const expectClear = async (text: string) => {
    const note = page.locator('.mantine-Notification-root', { hasText: text })
    await expect(note).toBeVisible()
    const isClear = async () => {
      await page.evaluate(() => scrollTo(0, 0))
      const { x, y, height } = await boxOf(note)
      const menu = await boxOf(page.getByRole('button', { name: staffBn.menu, exact: true }))
      const heading = await boxOf(page.getByRole('heading', { level: 1 }))
      return menu.x + menu.width <= x && y + height <= heading.y
    }
    await expect.poll(isClear).toBe(true)
    return note
  }
  const note = await expectClear(staffBn.common.removed)
  await note.getByRole('button', { name: staffBn.common.restore }).click()
  await expectClear(staffBn.common.restored)
})
