import path from 'node:path'
import { screens } from '#src/office/frame/screens.ts'
import { documentWords } from '#src/features/documents/office/words.ts'
import { studentCountWords } from '#src/features/student-counts/office/words.ts'
import { staffBn } from '#src/words/staff-words.ts'
import { type Check, DESK, expectWhole, PHONE, type Site } from './check.ts'
import { find, type Page } from './page.ts'

const OFFICE = 92
const PDF = path.resolve(import.meta.dirname, '../fixtures/notice.pdf')
const words = documentWords.bn.notices
const TITLE = 'পুরোনো ব্রাউজারের নোটিশ'
const ENTRY = `.items > li`

/** In this order: each check continues from the state of the previous one. */
export const officeChecks: Check[] = [
  { name: 'sign in', run: signIn },
  { name: 'every screen of the office', since: OFFICE, run: openScreens },
  { name: 'publish a notice', since: OFFICE, run: publish },
  { name: 'rename it', since: OFFICE, run: rename },
  { name: 'delete it', since: OFFICE, run: remove },
  { name: 'save a count', since: OFFICE, run: saveCount },
  { name: 'the drawer on a phone', since: OFFICE, run: openDrawer },
]

async function signIn(page: Page, { url, username, password }: Site) {
  await page.clearCookies()
  await page.resize(...PHONE)
  await page.goto(`${url}/admin/login`)
  await page.type(find('[name=username]'), username)
  await page.type(find('[name=password]'), password)
  await page.press(find('button[type=submit]'))
  await page.waitFor(find('h1', staffBn.screens.overview), 'the first screen of the office')
}

async function openScreens(page: Page, { url }: Site) {
  await page.resize(...DESK)
  for (const screen of screens) {
    await page.goto(url + screen.path)
    await page.waitFor('!document.querySelector("fieldset").disabled', `${screen.path} to start`)
    await page.waitFor(find('h1', staffBn.screens[screen.key]), `the heading of ${screen.path}`)
    await page.waitFor(`!${find('[role=status]', staffBn.loading)}`, `${screen.path} to load`)
    await expectWhole(page)
  }
}

async function publish(page: Page, { url }: Site) {
  await page.goto(`${url}/admin/dashboard/createNotice`)
  await page.type(find('[name=title]'), TITLE)
  await page.attach('[name=file]', PDF)
  await page.press(find('button', words.submit))
  await page.waitFor(find(ENTRY, TITLE), 'the new notice')
  await expectWhole(page)
}

async function rename(page: Page) {
  await page.press(find(`${ENTRY} button`, `${words.rename}: ${TITLE}`))
  await page.type(find('[role=dialog] [name=title]'), `${TITLE} ২`)
  await page.press(find('[role=dialog] button[type=submit]'))
  await page.waitFor(find(ENTRY, `${TITLE} ২`), 'the new name')
  await page.waitFor(`!${find('[role=dialog]')}`, 'the dialog to close')
}

async function remove(page: Page) {
  const { remove: word } = staffBn.common
  await page.press(find(`${ENTRY} button`, `${word}: ${TITLE} ২`))
  await page.waitFor(find('[role=dialog]', TITLE), 'the question')
  await page.press(find('[role=dialog] button', word))
  await page.waitFor(`!${find(ENTRY, TITLE)}`, 'the notice to go')
  await expectWhole(page)
}

async function saveCount(page: Page, { url }: Site) {
  await page.goto(`${url}/admin/dashboard/studentcount`)
  for (const [name, value] of [
    ['className', 'Six'],
    ['shift', 'Morning'],
    ['section', 'A'],
  ] as const) {
    await page.choose(find(`[name=${name}]`), value)
  }
  const save = find('button[type=submit]', studentCountWords.bn.update)
  await page.waitFor(save, 'the count of the section')
  await page.type(find('[name=girls]'), '৪২')
  await page.press(save)
  await page.waitFor(
    find('.mantine-Notification-root', studentCountWords.bn.updated),
    'the word that it is saved',
  )
  await expectWhole(page)
}

async function openDrawer(page: Page, { url }: Site) {
  await page.resize(...PHONE)
  await page.goto(`${url}/admin/dashboard`)
  await page.press(find('.bar button'))
  await page.waitFor(find('.drawer a', staffBn.screens.news), 'the drawer')
  await page.press(find('.drawer a', staffBn.screens.news))
  await page.waitFor(find('h1', staffBn.screens.news), 'the screen that was chosen')
  await expectWhole(page)
}
