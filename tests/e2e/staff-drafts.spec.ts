import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, ownSite, test } from './site.ts'
import {
  expectNotStored,
  leavingOf,
  listStored,
  openScreen,
  PDF_FILE,
  PHOTO_FILE,
  reload,
  signIn,
  signInTo,
} from './staff.ts'

const site = ownSite('empty')

const open = (page: Page, route: string) => signInTo(page, site, route)

const main = (page: Page) => page.getByRole('main')
const discard = (part: Page | Locator) => part.getByRole('button', { name: 'সব মুছে নতুন করে' })
const undo = (page: Page) => page.getByRole('button', { name: 'ফিরিয়ে আনুন', exact: true })
const undoLater = (page: Page) => page.getByRole('button', { name: 'মুছে ফেলা লেখা ফিরিয়ে আনুন' })

async function signOut(page: Page): Promise<void> {
  const burger = page.getByRole('button', { name: 'মেনু', exact: true })
  if (await burger.isVisible()) await burger.click()
  await page.getByRole('button', { name: 'বের হোন' }).filter({ visible: true }).click()
}

/** Stores a draft on this device, as an earlier visit would have done. */
function store(page: Page, key: string, value: object): Promise<void> {
  return page.evaluate(
    ([at, values]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store')
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('keyval'))
        opening.addEventListener('error', () => reject(opening.error!))
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('keyval', 'readwrite')
          writing.objectStore('keyval').put(values, at)
          writing.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    [key, value] as const,
  )
}

/** Each function fills a form, or checks the filled-in values. */
const FORMS: [string, string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][] = [
  [
    'a notice with its file',
    'createNotice',
    async (page) => {
      await page.locator('[name=title]').fill('বার্ষিক পরীক্ষা')
      await page.locator('[name=file]').setInputFiles(PDF_FILE)
    },
    async (page) => {
      await expect(page.locator('[name=title]')).toHaveValue('বার্ষিক পরীক্ষা')
      await expect(page.locator('.chosen')).toContainText('notice-puja.pdf')
    },
  ],
  [
    'photos with their titles',
    'photogallary',
    async (page) => {
      await page.locator('[name=file]').setInputFiles([PHOTO_FILE, PHOTO_FILE])
      await page.locator('[name=title]').fill('ক্রীড়া দিবস')
      await page.locator('[name^=title-]').first().fill('পুরস্কার')
    },
    async (page) => {
      await expect(page.locator('li.chosen')).toHaveCount(2)
      await expect(page.locator('[name=title]')).toHaveValue('ক্রীড়া দিবস')
      await expect(page.locator('[name^=title-]').first()).toHaveValue('পুরস্কার')
    },
  ],
]

for (const [what, route, write, expectThere] of FORMS) {
  test(`${what}: a discarded draft can be restored at once, and after a reload @rest`, async ({
    page,
  }) => {
    await open(page, route)
    await write(page)
    await expect(page.getByText('না পাঠানো লেখা রাখা আছে').first()).toBeVisible()
    await discard(page).click()
    await expect(discard(page)).toHaveCount(0)
    await expect(page.getByText('লেখা মুছে ফেলা হয়েছে।')).toBeVisible()
    await expect(undoLater(page)).toBeFocused()
    await expectAccessible(page)
    await undo(page).click()
    await expectThere(page)
    await expect(undoLater(page)).toHaveCount(0)
    await expect(undo(page)).toHaveCount(0)

    await discard(page).click()
    await expect(undo(page)).toBeVisible()
    await page.reload()
    await undoLater(page).click()
    await expectThere(page)
    await reload(page)
    await expectThere(page)
  })
}

test('a person’s discarded form can be restored @rest', async ({ page }) => {
  await open(page, 'officers')
  await page.getByRole('button', { name: 'নতুন নাম যোগ করুন' }).click()
  const dialog = page.getByRole('dialog').first()
  await dialog.locator('[name=name]').fill('সালমা খাতুন')
  await discard(dialog).click()
  await expect(dialog).toHaveCount(0)
  await undo(page).click()
  await expect(dialog.locator('[name=name]')).toHaveValue('সালমা খাতুন')
  await page.keyboard.press('Escape')
  const question = leavingOf(page)
  await discard(question).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await undoLater(page).click()
  await expect(dialog.locator('[name=name]')).toHaveValue('সালমা খাতুন')
  await expectNotStored(page, 'সালমা খাতুন')
})

test('signing out asks, and deletes the drafts of this account', async ({ page }) => {
  await open(page, 'createNotice')
  await page.locator('[name=title]').fill('অর্ধেক নোটিশ')
  await page.locator('[name=file]').setInputFiles(PDF_FILE)
  await expect(page.getByText('না পাঠানো লেখা রাখা আছে')).toBeVisible()
  await open(page, 'contactus')
  await page.locator('[name=address]').fill('মুছে ফেলা ঠিকানা')
  await discard(page).click()
  await store(page, 'draft:nasrin:contactus', { values: { changed: {} }, storedAt: Date.now() })

  await signOut(page)
  const question = leavingOf(page)
  await expect(question).toContainText('বের হলে সেগুলো মুছে যাবে')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'থাকি' }).last().click()
  await expect(question).toHaveCount(0)
  expect((await page.request.get(`${site.url}/api/admin/me`)).status()).toBe(200)
  // After the form stands the number of the tab.
  expect((await listStored(page)).map(([key]) => key.split('\n')[0]!).sort()).toEqual([
    'discarded:draft:admin:contactus',
    'draft:admin:notices',
    'draft:nasrin:contactus',
  ])

  await signOut(page)
  await question.getByRole('button', { name: 'মুছে বের হোন' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  expect((await listStored(page)).map(([key]) => key)).toEqual(['draft:nasrin:contactus'])
  // React Router stores only how far each page was scrolled.
  const stored = await page.evaluate(() => Object.keys(sessionStorage))
  expect(stored.filter((key) => key !== 'react-router-scroll-positions')).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('signing out with a form that the device does not store asks once @rest', async ({ page }) => {
  await open(page, 'groups?purpose=examination')
  await page.getByLabel('কোথায়', { exact: true }).fill('কক্ষ ১০২')
  await expect(page.getByText('পাতা বন্ধ করলে এটি থাকবে না।')).toBeVisible()
  const warnings: string[] = []
  page.on('dialog', (warning) => {
    warnings.push(warning.type())
    void warning.accept()
  })
  await signOut(page)
  await leavingOf(page).getByRole('button', { name: 'মুছে বের হোন' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  expect(warnings).toEqual([])
})

test('a draft ends 30 days after its last change @rest', async ({ page }) => {
  await open(page, '')
  const DAY_MS = 24 * 60 * 60 * 1000
  const values = { changed: { address: 'ক' }, base: { address: '' } }
  await store(page, 'draft:admin:contactus', { values, storedAt: Date.now() - 31 * DAY_MS })
  await store(page, 'draft:nasrin:contactus', { values, storedAt: Date.now() - 31 * DAY_MS })
  await store(page, 'draft:rahima:contactus', { values, storedAt: Date.now() - 29 * DAY_MS })
  await open(page, 'contactus')
  await expect(page.locator('[name=address]')).toHaveValue('')
  await expect
    .poll(async () => (await listStored(page)).map(([key]) => key).sort())
    .toEqual(['draft:rahima:contactus'])
})

test('counts of an emptied form can be restored @rest', async ({ page }) => {
  await open(page, 'studentcount')
  const section = { className: 'Six', shift: 'Morning', section: 'A' }
  const choose = async () => {
    for (const [name, value] of Object.entries(section)) {
      await page.locator(`[name=${name}]`).selectOption(value)
    }
  }
  await choose()
  await page.locator('[name=girls]').fill('৪৮')
  await expect(page.getByText('না পাঠানো লেখা রাখা আছে')).toBeVisible()
  await page.getByRole('button', { name: 'ফরম খালি করুন' }).click()
  await expect(page.locator('[name=className]')).toHaveValue('')
  await undo(page).click()
  await choose()
  await expect(page.locator('[name=girls]')).toHaveValue('৪৮')
})

test('text written after discarding is swapped with the restored draft @rest', async ({ page }) => {
  await open(page, 'createNotice')
  const title = page.locator('[name=title]')
  await title.fill('প্রথম')
  await discard(page).click()
  await title.fill('দ্বিতীয়')
  await undo(page).click()
  await expect(title).toHaveValue('প্রথম')
  await discard(page).click()
  await expect(title).toHaveValue('')
})

test('a form that is filled in and emptied again is not a draft @rest', async ({ page }) => {
  await open(page, 'createNotice')
  await page.locator('[name=title]').fill('ক')
  await expect(discard(page)).toBeVisible()
  await page.locator('[name=title]').fill('')
  await expect(discard(page)).toHaveCount(0)
})

test('the first page lists the drafts, with links @rest', async ({ page }) => {
  await open(page, '')
  await expect(page.getByRole('heading', { name: 'যে লেখা প্রকাশ করেননি' })).toHaveCount(0)
  await open(page, 'createNotice')
  await page.locator('[name=title]').fill('অর্ধেক নোটিশ')
  await expect(page.getByText('না পাঠানো লেখা রাখা আছে')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await open(page, 'studentcount')
  for (const [name, value] of [
    ['className', 'Six'],
    ['shift', 'Day'],
    ['section', 'B'],
  ] as const) {
    await page.locator(`[name=${name}]`).selectOption(value)
  }
  await page.locator('[name=girls]').fill('৪৮')
  await expect(page.getByText('না পাঠানো লেখা রাখা আছে')).toBeVisible()
  await page.locator('[name=className]').selectOption('Seven')
  await open(page, '')
  const drafts = main(page).getByRole('region', { name: 'যে লেখা প্রকাশ করেননি' })
  await expect(drafts.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await expect(drafts.getByRole('listitem').first()).toContainText('অর্ধেক নোটিশ')
  const counts = drafts.getByRole('listitem').filter({ hasText: 'ষষ্ঠ শ্রেণি, খ শাখা, দিবা' })
  await counts.getByRole('link').click()
  await expect(page.locator('[name=girls]')).toHaveValue('৪৮')
  await expect(page.locator('[name=className]')).toHaveValue('Six')
  await discard(page).click()
  await openScreen(page, site)
  await expect(drafts.getByRole('listitem')).toHaveCount(1)
})

test('a second account on this device does not see the drafts @rest', async ({ page }) => {
  await open(page, 'createNotice')
  await page.locator('[name=title]').fill('অন্যের লেখা')
  await expect(page.getByText('না পাঠানো লেখা রাখা আছে')).toBeVisible()
  const editor = { username: 'nasrin', password: 'a password of her own' }
  const data = { ...editor, role: 'editor' }
  await page.request.post(`${site.url}/api/admin/accounts`, { data })
  await signIn(page, site, editor)
  page.on('dialog', (dialog) => void dialog.accept())
  await openScreen(page, site)
  await expect(page.getByText('সাইটে এখন', { exact: true })).toBeVisible()
  await expect(page.getByText('অন্যের লেখা')).toHaveCount(0)
})
