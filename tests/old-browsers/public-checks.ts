import { bn } from '#src/words/public-words.ts'
import { ALL_PAGES, HOME, type PublicPage } from '../e2e/pages.ts'
import { type Check, DESK, expectTrue, expectWhole, PHONE, type Site } from './check.ts'
import { find, type Page } from './page.ts'

export const publicChecks: Check[] = [
  ...ALL_PAGES.map((one) => ({
    name: one.path,
    run: (page: Page, site: Site) => checkPage(page, site, one),
  })),
  {
    name: '/en/',
    run: (page, site) =>
      checkPage(page, site, { ...HOME, path: '/en/', heading: () => '', shows: '' }),
  },
  { name: 'the menu on a phone', run: checkMenu },
  { name: 'classes of the counts on a phone', run: checkCounts },
  { name: 'a press on a photo', run: checkPhoto },
]

async function checkPage(page: Page, { url }: Site, { path, heading, shows }: PublicPage) {
  await page.resize(...PHONE)
  await page.goto(url + path)
  await expectTrue(page, hasText('h1', heading(bn)), 'the heading is missing')
  await expectTrue(page, hasText('main, .home', shows), 'the content is missing')
  await expectTrue(page, `!${find('.loading')}`, 'the loading words stay')
  await expectTrue(
    page,
    `!Array.from(document.querySelectorAll('main tbody tr')).some((row) => getComputedStyle(row).display === 'table-row' && row.closest('.cards, .teachers'))`,
    'tables are not cards on a phone',
  )
  await expectWhole(page)
  await page.resize(...DESK)
  await expectTrue(page, besideOrAbsent('.page.aside > main', '.page.aside > aside'), 'no columns')
  await expectTrue(page, besideOrAbsent('.home .board', '.home .side'), 'no columns')
  await expectTrue(page, besideOrAbsent('.menu li', '.menu li:nth-child(2)'), 'no row of a menu')
  await expectWhole(page)
}

async function checkMenu(page: Page, { url }: Site) {
  await page.resize(...PHONE)
  await page.goto(url)
  const contact = find('.menu li a', bn.menu.contact)
  // The links for every day are always visible.
  await expectTrue(page, `!${contact}`, 'the menu is not collapsed')
  await page.press(find('.menu summary'))
  await page.waitFor(contact, 'the menu to open')
  await page.press(contact)
  await page.waitFor('location.pathname === "/contact_us"', 'the page that was chosen')
}

/** If classes are collapsed, a click expands one; otherwise all are visible. */
async function checkCounts(page: Page, { url }: Site) {
  await page.resize(...PHONE)
  await page.goto(`${url}/studentcount`)
  await page.press(find('.nums .grp label'))
  await page.waitFor(find('.nums .grp + tr td'), 'the sections of the class')
}

async function checkPhoto(page: Page, { url }: Site) {
  await page.resize(...PHONE)
  await page.goto(`${url}/photo-gallery`)
  await page.press(find('.thumb'))
  await page.waitFor(`${find('dialog[open] img')} || ${find('.one img')}`, 'the large photo')
  await expectWhole(page)
}

function hasText(selector: string, text: string): string {
  const words = `(document.querySelector(${JSON.stringify(selector)}) || { textContent: '' }).textContent`
  return `${words}.includes(${JSON.stringify(text)})`
}

function besideOrAbsent(left: string, right: string): string {
  return `(() => {
    const [left, right] = [${JSON.stringify(left)}, ${JSON.stringify(right)}].map((one) => document.querySelector(one))
    return !left || !right || right.getBoundingClientRect().left >= left.getBoundingClientRect().right - 1
  })()`
}
