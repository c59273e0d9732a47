import type { Page, Route } from '@playwright/test'
import { publishWords } from '#src/features/documents/office/publish/words.ts'
import { type LosingProxy, startLosingProxy } from './losing-proxy.ts'
import {
  expect as baseExpect,
  expectAccessible,
  expectToFit,
  restIf,
  type Site,
  startSite,
  stopSite,
  test,
  titled,
} from './site.ts'
import {
  killSession,
  openScreen,
  PDF_FILE,
  PHOTO_FILE,
  reload,
  signIn,
  signInTo,
  takeScreen,
} from './staff.ts'

// The cache must not contain the code of other screens.
test.use({ ownContext: true })

// A photo is scaled before it is published, which takes seconds on a busy machine.
const expect = baseExpect.configure({ timeout: 20_000 })

let site: Site
let proxy: LosingProxy

test.beforeAll(async () => {
  site = await startSite('empty')
  proxy = await startLosingProxy(site.url)
})
test.beforeEach(() => proxy.loseNothing())
test.afterAll(async () => {
  await proxy.stop()
  await stopSite(site)
})

const note = (page: Page) => page.locator('.connection-note')
const create = (page: Page) => page.getByRole('button', { name: /Create/ }).first()

async function open(page: Page, screen: string): Promise<void> {
  await signInTo(page, proxy, screen)
  await expect(page.locator('fieldset').first()).toBeEnabled()
}

async function fillNotice(page: Page, title: string): Promise<void> {
  await page.locator('[name=title]').fill(title)
  await page.locator('[name=file]').setInputFiles(PDF_FILE)
}

async function fillPhoto(page: Page, title: string): Promise<void> {
  await page.locator('[name=title]').fill(title)
  await page.locator('[name=file]').setInputFiles(PHOTO_FILE)
}

async function fillVideo(page: Page, title: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('[name=videoLink]') })
  await form.locator('[name=title]').fill(title)
  await form.locator('[name=videoLink]').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
}

async function fillPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'নতুন নাম যোগ করুন' }).click()
  await page.locator('[name=name]').fill(name)
  await page.locator('[name=designation]').fill('শিক্ষক')
}

async function fillSection(page: Page): Promise<void> {
  const section = { className: 'Six', shift: 'Morning', section: 'A' }
  for (const [name, value] of Object.entries(section)) {
    await page.locator(`[name=${name}]`).selectOption(value)
  }
  await page.locator('[name=girls]').fill('40')
}

function expectOneKey(): void {
  const [first, ...others] = proxy.keys
  expect(first).toMatch(/^[\w-]{20,100}$/)
  expect(others).toEqual([first])
}

async function countOf(page: Page, path: string, text: string): Promise<number> {
  const answer = await page.request.get(`${proxy.url}/api/${path}`)
  return (await answer.text()).split(text).length - 1
}

for (const [what, screen, path, fill] of [
  ['notice', 'createNotice', 'notices', fillNotice],
  ['photo', 'photogallary', 'gallery', fillPhoto],
  ['person', 'officers', 'officers', fillPerson],
  ['video', 'createjoyontigallery', 'main-gallery', fillVideo],
] as const) {
  test(`a ${what} whose answer is lost is sent again, and published once${restIf(what !== 'notice')}`, async ({
    page,
  }) => {
    await open(page, screen)
    const title = titled('উত্তর হারাল')
    await fill(page, title)
    proxy.lose('POST', new RegExp(`/api/${path}$`))
    await (
      what === 'video' ? page.getByRole('button', { name: 'ভিডিও প্রকাশ করুন' }) : create(page)
    ).click()
    await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expectOneKey()
    expect(await countOf(page, path, title)).toBe(1)
  })
}

test('a number of students whose answer is lost is saved once @rest', async ({ page }) => {
  await open(page, 'studentcount')
  await fillSection(page)
  proxy.lose('POST', /studentCounts$/)
  await page.getByRole('button', { name: 'Save Data' }).click()
  await expect(page.getByRole('rowheader', { name: 'ষষ্ঠ শ্রেণি' })).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expectOneKey()
  expect(await countOf(page, 'studentCounts', '_id')).toBe(1)
})

test('without a connection, a send waits, says so, and continues with the connection @rest', async ({
  page,
  context,
}) => {
  await open(page, 'createNotice')
  const title = titled('অপেক্ষা')
  await fillNotice(page, title)
  await context.setOffline(true)
  await create(page).click()
  await expect(note(page)).toContainText('লাইন এলে নিজেই আবার যাবে')
  await expectAccessible(page)
  await expectToFit(page)
  await context.setOffline(false)
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()
  await expect(note(page)).toBeEmpty()
  expect(await countOf(page, 'notices', title)).toBe(1)
})

test('a stopped attempt keeps its key until the text changes @rest', async ({ page }) => {
  await open(page, 'createNotice')
  const title = titled('চাবি')
  await fillNotice(page, title)
  proxy.lose('POST', /notices$/, 9)
  await page.route('**/healthz', (route) => route.abort('connectionreset'))
  const attempt = async () => {
    await create(page).click()
    await note(page).getByRole('button', { name: 'থামান' }).click()
    await expect(page.getByRole('alert')).toContainText('লাইন কেটে গেছে, উত্তর আসেনি')
  }
  await attempt()
  await attempt()
  await reload(page)
  await expect(page.getByText('notice-puja.pdf')).toBeVisible()
  await attempt()
  await page.locator('[name=title]').fill(`${title} দ্বিতীয়`)
  await attempt()
  const [first] = proxy.keys
  expect(proxy.keys).toEqual([first, first, first, expect.any(String)])
  expect(proxy.keys[3]).not.toBe(first)
  expect(await countOf(page, 'notices', title)).toBe(2)
})

test('a new title whose answer is lost is saved once @rest', async ({ page }) => {
  await open(page, 'createNotice')
  const title = titled('পুরোনো নাম')
  await fillNotice(page, title)
  await create(page).click()
  const row = page.getByRole('listitem').filter({ hasText: title })
  await row.getByRole('button', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=title]').fill(titled('নতুন নাম'))
  proxy.lose('PUT', /notices\//)
  await dialog.getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('নাম বদলানো হয়েছে।')).toBeVisible()
  const history = await page.request.get(`${proxy.url}/api/admin/history?kind=notices`)
  const entries = (await history.json()) as { action: string; title: string }[]
  const changes = entries.filter((one) => one.title.includes(titled('নতুন নাম')))
  expect(changes.map(({ action }) => action)).toEqual(['changed'])
})

test('the note is above a dialog, and stopping keeps the text of the dialog @rest', async ({
  page,
  context,
}) => {
  await open(page, 'officers')
  const name = titled('সংলাপে')
  await fillPerson(page, name)
  await context.setOffline(true)
  await create(page).click()
  await expect(note(page)).toContainText('লাইন এলে নিজেই আবার যাবে')
  await note(page).getByRole('button', { name: 'থামান' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('লাইন কেটে গেছে, উত্তর আসেনি')
  await expect(dialog.locator('[name=name]')).toHaveValue(name)
  await context.setOffline(false)
  await create(page).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(1)
  expect(await countOf(page, 'officers', name)).toBe(1)
})

test('a deletion whose answer is lost counts as done @rest', async ({ page }) => {
  await open(page, 'createNotice')
  const title = titled('মুছব')
  await fillNotice(page, title)
  await create(page).click()
  const row = page.getByRole('listitem').filter({ hasText: title })
  await row.getByRole('button', { name: 'Delete' }).click()
  proxy.lose('DELETE', /notices\//)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('মুছে ফেলা হয়েছে।')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a list is loaded when the server answers again @rest', async ({ page }) => {
  const away = (route: Route) => route.abort('connectionreset')
  await signIn(page, proxy)
  await page.route(/\/(api\/notices|healthz)/, away)
  await openScreen(page, proxy, 'createNotice')
  await expect(page.getByRole('alert')).toContainText('তালিকাটি আনা গেল না')
  await page.locator('[name=title]').fill('এর মধ্যে লেখা')
  await page.unroute(/\/(api\/notices|healthz)/, away)
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 15_000 })
  await expect(page.locator('[name=title]')).toHaveValue('এর মধ্যে লেখা')
})

test('a screen with slow code says so, and can try again @rest', async ({ page }) => {
  await open(page, 'createNotice')
  // Only the first request stays without an answer.
  let requests = 0
  await page.route('**/assets/contact-page-*.js', async (route) => {
    requests += 1
    if (requests > 1) await route.continue()
  })
  await takeScreen(page, 'যোগাযোগ হালনাগাদ')
  await expect(note(page)).toContainText('পাতাটি আনা যাচ্ছে না', { timeout: 10_000 })
  await note(page).getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('যোগাযোগ হালনাগাদ')
})

test.describe('a part of a screen whose code is gone', () => {
  // React reports the error that the boundary catches, so console errors are allowed.
  test.use({ quietConsole: async ({ page: _page }, use) => use() })

  test('says so, and a document can be begun in another way @rest', async ({ page }) => {
    await page.route('**/assets/photo-pages-*.js', (route) =>
      route.fulfill({ status: 404, body: '' }),
    )
    await open(page, 'createNotice#new')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: publishWords.bn.ways.photo.label }).click()
    await (await chooser).setFiles(PHOTO_FILE)
    await expect(page.getByRole('alert')).toContainText('পাতার একটি অংশ আনা যায়নি')
    await expectAccessible(page)
    await page.getByRole('button', { name: publishWords.bn.ways.text.label }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.locator('[name=title]')).toBeVisible()
  })

  test('says so, and trying again loads the new version @rest', async ({ page }) => {
    await page.route('**/assets/frame-dialogs-*.js', (route) =>
      route.fulfill({ status: 404, body: '' }),
    )
    await open(page, 'createNotice#new')
    const title = titled('খসড়া')
    await fillNotice(page, title)
    await killSession(page)
    await create(page).click()
    const problem = page.locator('.late-dialog').getByRole('alert')
    await expect(problem).toContainText('পাতার একটি অংশ আনা যায়নি')
    await expectAccessible(page)
    await expectToFit(page)
    await page.unroute('**/assets/frame-dialogs-*.js')
    await signIn(page, proxy)
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
    await problem.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
    await expect(page.locator('[name=title]')).toHaveValue(title)
    await expect(page.getByText('notice-puja.pdf')).toBeVisible()
  })
})
