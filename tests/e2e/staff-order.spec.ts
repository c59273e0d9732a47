import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, restIf, siteOfEachTest, test } from './site.ts'
import { openScreen, signIn } from './staff.ts'

/** A list whose entries a clerk moves. */
interface OrderedList {
  path: string
  screen: string
  /** The fields of an entry besides its name. */
  field: string
  more: object
  /** An entry on the screen. */
  row: string
  /** Its part that opens, with the buttons that move the entry. */
  menu: string
  earlier: string
  later: string
  /** What a screen reader says after the third entry has moved to the second place. */
  moved: string
  /** The new list begins with the newest entry. */
  isNewestFirst?: true
  publicPage: string
}

const UP_DOWN = { earlier: 'উপরে নিন', later: 'নিচে নিন' }

const LISTS: OrderedList[] = [
  {
    path: 'officers',
    screen: 'officers',
    field: 'name',
    more: { designation: 'সহকারী শিক্ষক' },
    row: '.people > li',
    menu: 'details',
    ...UP_DOWN,
    moved: 'গোলাপ: ৪ জনের মধ্যে ২ নম্বরে রাখা হয়েছে।',
    publicPage: 'TeacherInformation.html',
  },
  {
    path: 'groups',
    screen: 'groups',
    field: 'title',
    more: { purpose: 'other', members: [{ role: 'member', name: 'ক' }] },
    row: '.items > li',
    menu: '.menu',
    ...UP_DOWN,
    moved: 'গোলাপ: ২ নম্বরে রাখা হয়েছে।',
    publicPage: 'information/committees',
  },
  {
    path: 'main-gallery',
    screen: 'createjoyontigallery',
    field: 'title',
    more: { videoLink: 'https://youtu.be/aqz-KE-bpKQ' },
    row: '.gallery-entries article',
    menu: '.menu',
    earlier: 'আগে নিন',
    later: 'পরে নিন',
    moved: 'গোলাপ: ২ নম্বরে রাখা হয়েছে',
    isNewestFirst: true,
    publicPage: 'golden-jubilee-photo-gallery',
  },
]

const NAMES = ['শাপলা', 'বেলি', 'গোলাপ', 'জবা'] as const

const site = siteOfEachTest('empty')
test.beforeEach(({ page }) => signIn(page, site))

/** Another clerk sorts these entries among themselves. */
async function moveElsewhere(page: Page, { path, field }: OrderedList, names: string[]) {
  const address = `${site.url}/api/${path}`
  const all = await (await page.request.get(`${address}?state=all`)).json()
  const ids = names.map(
    (name) => all.find((one: Record<string, string>) => one[field] === name)._id,
  )
  expect((await page.request.put(`${address}/order`, { data: { ids } })).status()).toBe(200)
}

test('a person moves to the chosen neighbour wherever that one is @rest', async ({ page }) => {
  const [people] = LISTS
  for (const name of NAMES) {
    const data = { name, ...people!.more }
    expect((await page.request.post(`${site.url}/api/officers`, { data })).status()).toBe(201)
  }
  await openScreen(page, site, 'officers')
  const [first, second, third, fourth] = NAMES
  const rows = page.locator('.people > li')
  await rows.filter({ hasText: fourth }).locator('summary').click()
  const position = page.getByLabel(new RegExp(`^${fourth}`))
  await expect(position).toHaveValue('3')
  await moveElsewhere(page, people!, [second, first])
  await position.selectOption('0')
  for (const [index, name] of [second, fourth, first, third].entries())
    await expect(rows.nth(index)).toContainText(name)
  await expect(position).toBeFocused()
  await expect(position).toBeInViewport()
  await expect(position).toHaveValue('1')
  await expectAccessible(page)
  await expectToFit(page)
})

for (const list of LISTS) {
  const rest = restIf(list.path !== 'main-gallery')
  const button = (page: Page, label: string, name: string) =>
    page.getByRole('button', { name: new RegExp(`^${label} ?: ${name}$`) })
  /** The order of the names in a text. */
  const namesIn = (text: string) =>
    NAMES.filter((name) => text.includes(name)).sort((a, b) => text.indexOf(a) - text.indexOf(b))
  const stored = async (page: Page) =>
    namesIn(await (await page.request.get(`${site.url}/api/${list.path}?state=all`)).text())

  const open = async (page: Page) => {
    for (const name of list.isNewestFirst ? [...NAMES].reverse() : NAMES) {
      const data = { [list.field]: name, ...list.more }
      expect((await page.request.post(`${site.url}/api/${list.path}`, { data })).status()).toBe(201)
    }
    await openScreen(page, site, list.screen)
    await expect(page.locator(list.row)).toHaveCount(NAMES.length)
  }
  const openMenu = async (page: Page, name: string) => {
    // An open menu covers the next rows.
    await page.keyboard.press('Escape')
    const row = page.locator(list.row).filter({ hasText: name })
    await row.locator(list.menu).locator('summary').click()
  }

  test(`${list.path}: buttons move an entry and keep the focus${rest}`, async ({ page }) => {
    await open(page)
    const [first, second, third, fourth] = NAMES
    await openMenu(page, first)
    await expect(button(page, list.earlier, first)).toHaveAttribute('aria-disabled', 'true')
    await openMenu(page, fourth)
    await expect(button(page, list.later, fourth)).toHaveAttribute('aria-disabled', 'true')
    await openMenu(page, third)
    const earlier = button(page, list.earlier, third)
    await earlier.click()
    await expect(page.getByRole('status').filter({ hasText: list.moved })).toBeAttached()
    await expect(earlier).toBeFocused()
    await expect(earlier).toBeInViewport()
    expect(await stored(page)).toEqual([first, third, second, fourth])
    const shown = await page.request.get(`${site.url}/${list.publicPage}`)
    expect(namesIn(await shown.text())).toEqual([first, third, second, fourth])

    await openMenu(page, second)
    const later = button(page, list.later, second)
    await later.focus()
    await page.keyboard.press('Enter')
    await expect(later).toBeDisabled()
    await expect(later).toBeFocused()
    await expect.poll(() => stored(page)).toEqual([first, third, fourth, second])
    await expectAccessible(page)
    await expectToFit(page)
  })

  test(`${list.path}: moves of two clerks are both kept @rest`, async ({ page }) => {
    await open(page)
    const [first, second, third, fourth] = NAMES
    await moveElsewhere(page, list, [fourth, third])
    await openMenu(page, second)
    await button(page, list.earlier, second).click()
    await expect.poll(() => stored(page)).toEqual([second, first, fourth, third])
  })

  test(`${list.path}: quick clicks end in the order of the clicks @rest`, async ({ page }) => {
    await open(page)
    const [first, second, third, fourth] = NAMES
    // The answer to the first click comes after the third.
    const thirdClick = Promise.withResolvers<void>()
    await page.route('**/order', async (route) => {
      const answer = await route.fetch()
      await thirdClick.promise
      await route.fulfill({ response: answer })
    })
    await openMenu(page, fourth)
    const earlier = button(page, list.earlier, fourth)
    for (let click = 0; click < 3; click += 1) await earlier.click()
    thirdClick.resolve()
    await expect.poll(() => stored(page)).toEqual([fourth, first, second, third])
    await expect(page.locator(list.row).first()).toContainText(fourth)
    await expect(earlier).toBeFocused()
    // The screen shows the order before the last answer.
    await page.unrouteAll({ behavior: 'wait' })
  })

  test(`${list.path}: an order that failed is as before, and says so @rest`, async ({ page }) => {
    await open(page)
    await page.route('**/order', (route) => route.abort('connectionreset'))
    await openMenu(page, NAMES[1])
    await button(page, list.earlier, NAMES[1]).click()
    const problem = page.getByRole('alert')
    await expect(problem).toContainText('ক্রম বদলায়নি')
    await expect(problem).toBeFocused()
    await expect(page.locator(list.row).first()).toContainText(NAMES[0])
    expect(await stored(page)).toEqual(NAMES)
    await expectAccessible(page)
  })
}
