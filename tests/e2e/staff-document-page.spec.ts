import type { Page } from '@playwright/test'
import { pageWords } from '#src/features/documents/office/document/words.ts'
import { publishWords } from '#src/features/documents/office/publish/words.ts'
import { sentWords } from '#src/features/documents/office/publish/sent-words.ts'
import { documentWords } from '#src/features/documents/office/words.ts'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import { errorsBn } from '#src/words/errors-bn.ts'
import { staffBn } from '#src/words/staff-words.ts'
import { LANGUAGES } from './pages.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  fixtureFile,
  form,
  ownSite,
  signIn as signInToApi,
  test,
  titled,
} from './site.ts'
import { leavingOf, openScreen, signIn } from './staff.ts'

const words = pageWords.bn
const site = ownSite('empty')

// The address of the print is a page of its own, and the test replaces its print.
test.use({ ownContext: true })

async function publish(
  title: string,
  fields: Record<string, string> = {},
): Promise<DocumentRecord> {
  const write = await signInToApi(site)
  const file = await fixtureFile('notice.pdf')
  return (await write('POST', 'notices', form({ title, text: 'লেখা', file, ...fields }))).json()
}

async function find(page: Page, id: string): Promise<DocumentRecord> {
  return (await page.request.get(`${site.url}/api/notices/${id}?state=all`)).json()
}

/** The button of a question. It has the name of the button that has opened it. */
const answer = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })

const times = (page: Page) => page.getByRole('region', { name: words.times })
const history = (page: Page) => page.getByRole('region', { name: words.history })

for (const language of LANGUAGES) {
  test(
    `a document’s page has its state, text, files, dates and history, in ${language} @rest`,
    { tag: '@all-widths' },
    async ({ page }) => {
      const { number, title } = await publish(titled('সব এক পাতায়'))
      await signIn(page, site)
      const { hostname: domain } = new URL(site.url)
      const cookie = { name: 'staffLanguage', value: language, domain, path: '/admin' }
      await page.context().addCookies([cookie])
      await openScreen(page, site, `createNotice/${number}`)
      const own = pageWords[language]
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      for (const name of [own.files, own.times, own.history])
        await expect(page.getByRole('region', { name })).toBeVisible()
      await expect(page.locator('#field-text')).toHaveValue('লেখা')
      for (const name of [own.replaceFile, own.addAttachments])
        await page.locator('summary', { hasText: name }).click()
      await expectAccessible(page)
      await expectToFit(page)
      await page.getByRole('link', { name: own.history }).click()
      await expect(page.getByRole('heading', { name: own.history })).toBeFocused()
    },
  )
}

test('a document is opened by its row, changed and set back on its page, printed, and deleted', async ({
  page,
}) => {
  await page.context().addInitScript(() => (window.print = () => (document.title = 'printed')))
  const title = titled('পাতা')
  const { number, _id, url } = await publish(title)
  await signIn(page, site)
  await openScreen(page, site, 'createNotice')
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(`${site.url}/admin/dashboard/createNotice/${number}`)
  await expect(page.getByText(site.url + url)).toBeVisible()

  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog').locator('[name=title]').fill(`${title} নতুন`)
  await page.getByRole('dialog').getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${title} নতুন` })).toBeVisible()
  await expect(history(page).locator('.change')).toHaveCount(2)
  await history(page).getByRole('button', { name: 'আগের মতো করুন' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()

  // Another clerk changes the title meanwhile. The typed topic is merged with it.
  await page.request.put(`${site.url}/api/notices/${_id}`, { data: { title: `${title} তাঁর` } })
  await times(page).locator('[name=topic]').selectOption('exam')
  await page.getByRole('link', { name: words.back('নোটিশ বোর্ড') }).click()
  await expect(leavingOf(page)).toContainText(staffBn.common.leaveOfForm)
  await leavingOf(page).getByRole('button', { name: 'থাকি' }).last().click()
  await times(page).getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${title} তাঁর` })).toBeVisible()

  const printed = page.waitForEvent('popup')
  await page.getByRole('link', { name: words.print }).click()
  await expect(await printed).toHaveURL(site.url + url)
  await expect(await printed).toHaveTitle('printed')

  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText(documentWords.bn.notices.confirm)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(`${site.url}/admin/dashboard/createNotice`)
  await expect(page.locator('.documents > li').filter({ hasText: title })).toHaveCount(0)
})

test('an address with the id, as earlier versions had it, leads to the page and its part @rest', async ({
  page,
}) => {
  const { number, _id } = await publish(titled('পুরোনো ঠিকানা'))
  await signIn(page, site)
  await openScreen(page, site, `createNotice/${_id}#times`)
  await expect(page).toHaveURL(`${site.url}/admin/dashboard/createNotice/${number}#times`)
  await expect(times(page).getByRole('heading')).toBeInViewport()
  await openScreen(page, site, 'createNotice/999')
  await expect(page.getByRole('alert')).toContainText('এটি আর নেই')
  await page.getByRole('link', { name: words.draftsAtHome }).click()
  await expect(page).toHaveURL(`${site.url}/admin/dashboard`)
})

test('a later time that was not saved does not withdraw a notice that is published meanwhile @rest', async ({
  page,
}) => {
  const { number, _id } = await publish(titled('পরে নয়'), { draft: 'true' })
  await signIn(page, site)
  await openScreen(page, site, `createNotice/${number}`)
  await times(page).getByText(publishWords.bn.later, { exact: true }).click()
  await times(page).locator('[name=publishTime]').fill('10:30')
  await page.getByRole('button', { name: words.publish }).click()
  await answer(page, words.publish).click()
  await expect(page.getByRole('region', { name: sentWords.bn.states.published })).toBeVisible()
  await times(page).locator('[name=topic]').selectOption('exam')
  await times(page).getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  await expect(page.getByText(words.changed)).toBeVisible()
  expect(await find(page, _id)).toMatchObject({
    state: 'published',
    publishAt: null,
    topic: 'exam',
  })
  // The time is forgotten, and does not come back when the notice is hidden.
  await page.getByRole('button', { name: words.toDraft }).click()
  await answer(page, words.toDraft).click()
  await expect(times(page).getByRole('radio', { name: words.stayDraft })).toBeChecked()
})

test('of two clerks, the second is asked again before a changed notice is published or hidden @rest', async ({
  page,
}) => {
  const title = titled('দুজনের')
  const { number, _id } = await publish(title, { draft: 'true' })
  await signIn(page, site)
  await openScreen(page, site, `createNotice/${number}`)
  const rename = (data: object) => page.request.put(`${site.url}/api/notices/${_id}`, { data })
  for (const [act, before, after] of [
    [words.publish, 'draft', 'published'],
    [words.toDraft, 'published', 'draft'],
  ] as const) {
    await page.getByRole('button', { name: act }).click()
    const newer = `${title} ${after}`
    await rename({ title: newer })
    await answer(page, act).click()
    await expect(page.getByRole('dialog')).toContainText(errorsBn.outdated)
    await expect(page.getByRole('dialog')).toContainText(newer)
    expect(await find(page, _id)).toMatchObject({ state: before })
    await answer(page, act).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await find(page, _id)).toMatchObject({ state: after })
  }
})

test('a notice that another clerk has deleted is not said to be ended @rest', async ({ page }) => {
  const { number, _id } = await publish(titled('আর নেই'))
  await signIn(page, site)
  await openScreen(page, site, `createNotice/${number}`)
  await page.getByRole('button', { name: words.end }).click()
  await page.request.delete(`${site.url}/api/notices/${_id}`)
  await answer(page, words.end).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('এটি আর নেই')
  await expect(page.getByText(words.ended)).toHaveCount(0)
})

test('a browser that blocks the window of a print opens the page instead @rest', async ({
  page,
}) => {
  await page.context().addInitScript(() => (window.open = () => null))
  const { number, url } = await publish(titled('ছাপা'))
  await signIn(page, site)
  await openScreen(page, site, `createNotice/${number}`)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: words.print }).click()
  await expect(await opened).toHaveURL(site.url + url)
})
