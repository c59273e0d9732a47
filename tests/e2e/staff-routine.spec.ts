import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectToFit,
  form,
  ownSite,
  signIn as signInToApi,
  test,
} from './site.ts'
import { openScreen, signIn } from './staff.ts'

const API = '/api/routines/Eight/Morning/A'
const OTHER = '/api/routines/Eight/Morning/B'
const TEACHERS = ['নাসরিন জাহান', 'দিলরুবা খাতুন', 'মাওলানা মো. ইউনুস আলী']
const PERIODS = [
  { name: '১ম', from: '07:30', to: '08:05', isBreak: false },
  { name: 'টিফিন', from: '08:05', to: '08:15', isBreak: true },
  { name: '২য়', from: '08:15', to: '08:50', isBreak: false },
]

const site = ownSite('empty')

test.beforeAll(async () => {
  const write = await signInToApi(site)
  for (const name of TEACHERS) {
    await write('POST', 'officers', form({ name, designation: 'সহকারী শিক্ষক', subject: 'গণিত' }))
  }
})

test.beforeEach(async ({ page }) => {
  await signIn(page, site)
  for (const path of [API, OTHER]) await page.request.delete(site.url + path)
})

interface Lesson {
  day: number
  period: number
  subject: string
  teacher?: string
  teacherId?: string
}

async function put(page: Page, path: string, lessons: Lesson[]): Promise<void> {
  const data = { validFrom: '2026-01-01', periods: PERIODS, lessons }
  expect((await page.request.put(site.url + path, { data })).ok()).toBe(true)
}

/** The stored lessons, such as `0.2 গণিত (নাসরিন জাহান)`. */
async function lessonsOf(page: Page, path = API): Promise<string[]> {
  const { lessons } = await (await page.request.get(site.url + path)).json()
  return lessons.map(
    ({ day, period, subject, teacher }: Required<Lesson>) =>
      `${day}.${period} ${subject}${teacher && ` (${teacher})`}`,
  )
}

async function open(page: Page, section = 'A'): Promise<void> {
  await openScreen(page, site, `routine?className=Eight&shift=Morning&section=${section}`)
  await expect(page.getByRole('table', { name: 'সপ্তাহের ক্লাস' })).toBeVisible()
}

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function save(page: Page): Promise<void> {
  await press(page, 'সংরক্ষণ করুন')
  await expect(page.getByText('রুটিন সংরক্ষণ করা হয়েছে')).toBeVisible()
}

/** Pastes as Excel and Word do, with both forms of the table. */
async function paste(target: Locator, data: Record<string, string>): Promise<void> {
  await target.evaluate((element, types) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, data)
}

test('the week is typed with the keyboard alone @desk @rest', async ({ page }) => {
  await open(page)
  await press(page, 'সংরক্ষণ করুন')
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^সপ্তাহের ক্লাস/ })
    .click()
  expect(await focused(page)).toBe('রবিবার, ১ম: বিষয়')
  const { keyboard } = page
  await keyboard.type('গণি')
  const suggested = page.getByRole('listbox').getByRole('option')
  await expect(suggested).toHaveText(['গণিত', 'উচ্চতর গণিত'])
  await expectAccessible(page)
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  expect(await focused(page)).toBe('রবিবার, ১ম: শিক্ষক')
  await keyboard.type('ইউনুস')
  await expect(suggested).toContainText('মাওলানা মো. ইউনুস আলী')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  expect(await focused(page)).toBe('সোমবার, ১ম: বিষয়')

  // The teacher of a subject comes by itself, and stays changeable.
  await keyboard.type('গণিত')
  await keyboard.press('Enter')
  await expect(field(page, 'সোমবার, ১ম: শিক্ষক')).toHaveValue('মাওলানা মো. ইউনুস আলী')
  await keyboard.type('অতিথি শিক্ষক')
  await keyboard.press('ArrowRight')
  expect(await focused(page)).toBe('সোমবার, ২য়: শিক্ষক')
  await keyboard.press('ArrowUp')
  await keyboard.type('বাংলা')
  await keyboard.press('Home')
  await keyboard.press('ArrowRight')
  expect(await focused(page)).toBe('সোমবার, ২য়: বিষয়')
  await keyboard.press('Home')
  await keyboard.press('ArrowLeft')
  expect(await focused(page)).toBe('সোমবার, ১ম: বিষয়')
  await keyboard.press('Tab')
  expect(await focused(page)).toBe('সোমবার, ১ম: শিক্ষক')

  // Keys of an input method and shortcuts are not for the grid.
  await field(page, 'সোমবার, ১ম: শিক্ষক').evaluate((element) => {
    const keys = [{ isComposing: true }, { ctrlKey: true }, { altKey: true }]
    for (const taken of keys) {
      for (const key of ['Enter', 'ArrowDown', 'ArrowLeft']) {
        const event = new KeyboardEvent('keydown', {
          key,
          bubbles: true,
          cancelable: true,
          ...taken,
        })
        if (!element.dispatchEvent(event) && key !== 'Enter') throw new Error(`${key} is used`)
      }
    }
  })
  expect(await focused(page)).toBe('সোমবার, ১ম: শিক্ষক')
  await expectToFit(page)
  await save(page)
  expect(await lessonsOf(page)).toEqual([
    '0.0 গণিত (মাওলানা মো. ইউনুস আলী)',
    '1.0 গণিত (অতিথি শিক্ষক)',
    '1.1 বাংলা',
  ])
  const { lessons } = await (await page.request.get(site.url + API)).json()
  expect(lessons[0].teacherId).toBeTruthy()
  expect(lessons[1].teacherId).toBeNull()
})

test('a phone shows one day, and Enter leads from period to period @rest', async ({ page }) => {
  await put(page, API, [{ day: 2, period: 0, subject: 'বাংলা' }])
  await open(page)
  await page.getByText('মঙ্গল', { exact: true }).click()
  await expect(field(page, 'মঙ্গলবার, ১ম: বিষয়')).toHaveValue('বাংলা')
  await expect(page.getByRole('rowheader', { name: 'সোমবার' })).toBeHidden()
  await field(page, 'মঙ্গলবার, ১ম: শিক্ষক').focus()
  await page.keyboard.type('দিল')
  await page.getByRole('option', { name: 'দিলরুবা খাতুন' }).click()
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('মঙ্গলবার, ২য়: বিষয়')
  await page.keyboard.type('গণিত')
  await expectAccessible(page)
  await expectToFit(page)
  await save(page)
  expect(await lessonsOf(page)).toEqual(['2.0 বাংলা (দিলরুবা খাতুন)', '2.2 গণিত'])
})

test('a table from Word is previewed with refused rows @rest', async ({ page }) => {
  await put(page, API, [{ day: 3, period: 0, subject: 'কৃষি' }])
  await open(page)
  const html = `<table><tr><th>বার<th>১ম<br>৭:৪০–৮:১০<th>টিফিন<th>২য়<br>৮:২০-৮:৫০
    <tr><td>রবিবার<td><p>গণিত</p><p>নাসরিন</p><td rowspan="3">টিফিন<td>বিজ্ঞান (ব্যবহারিক)
    <tr><td>সোম<td>বাংলা ১ম পত্র (অতিথি)<td>-
    <tr><td>মাসের শেষে<td>পরীক্ষা<td>পরীক্ষা</table>`
  await paste(field(page, 'রবিবার, ১ম: বিষয়'), {
    'text/html': html,
    'text/plain': 'বার\t১ম\n৭:৪০\t',
  })
  await expect(page.getByRole('heading', { name: 'Excel থেকে রুটিন আনা' })).toBeFocused()
  const panel = page.getByRole('region', { name: 'Excel থেকে রুটিন আনা' })
  await expect(panel.getByRole('status')).toContainText('৩টি ক্লাস')
  await expect(panel.getByRole('cell', { name: 'গণিত নাসরিন জাহান' })).toBeVisible()
  await expect(panel).toContainText('শিক্ষকদের তালিকায় নেই, তাই নাম যেমন আছে তেমন উঠবে: অতিথি')
  await expect(panel.getByRole('listitem')).toHaveText(
    /৪ নম্বর সারি, “মাসের শেষে · পরীক্ষা.*কোন বারের তা বোঝা যায়নি।/,
  )
  await expectAccessible(page)
  await expectToFit(page)
  await expect(field(page, 'রবিবার, ১ম: বিষয়')).toHaveValue('')

  await panel.getByRole('button', { name: 'এই ছকটিই রুটিন' }).click()
  await expect(field(page, 'রবিবার, ১ম: শিক্ষক')).toHaveValue('নাসরিন জাহান')
  await press(page, 'ফিরিয়ে আনুন')
  await expect(field(page, 'রবিবার, ১ম: বিষয়')).toHaveValue('')
  await press(page, 'Excel থেকে আনুন')
  await page.locator('[name=file]').setInputFiles({
    name: 'routine.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('\uFEFFDay,1st,2nd\nSunday,"গণিত\nনাসরিন জাহান",বাংলা\n'),
  })
  await panel.getByRole('button', { name: 'এই ছকটিই রুটিন' }).click()
  await save(page)
  expect(await lessonsOf(page)).toEqual(['0.0 গণিত (নাসরিন জাহান)', '0.2 বাংলা'])
})

test('a routine is copied, and a teacher’s clash is warned of @rest', async ({ page }) => {
  const lessons = [{ day: 0, period: 0, subject: 'গণিত', teacher: 'নাসরিন জাহান' }]
  await put(page, OTHER, lessons)
  await open(page)
  await press(page, 'অন্য শাখা থেকে কপি')
  await expect(page.getByLabel('যে শাখা থেকে')).toContainText('অষ্টম শ্রেণি, খ শাখা, প্রভাতি')
  await expectAccessible(page)
  await press(page, 'কপি করুন')
  await expect(page.getByText('১ জায়গায় একজন শিক্ষক একই সময়ে দুই শাখায়।')).toBeVisible()
  await expect(field(page, 'রবিবার, ১ম: শিক্ষক')).toHaveAccessibleDescription(
    'একই সময়ে: অষ্টম শ্রেণি, খ শাখা, প্রভাতি',
  )
  await save(page)
  expect(await lessonsOf(page)).toEqual(['0.0 গণিত (নাসরিন জাহান)'])
  await open(page)
  await expectAccessible(page)
  await expectToFit(page)
  await field(page, 'রবিবার, ১ম: শিক্ষক').fill('দিলরুবা খাতুন')
  await expect(page.getByText('একই সময়ে')).toHaveCount(0)
})

test('the first page leads back to typed lessons @rest', async ({ page }) => {
  await open(page)
  await field(page, 'রবিবার, ১ম: বিষয়').fill('গণিত')
  await expect(page.getByText('না পাঠানো লেখা রাখা আছে')).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await openScreen(page, site)
  const drafts = page.getByRole('region', { name: 'যে লেখা প্রকাশ করেননি' })
  await expect(drafts).toContainText('অষ্টম শ্রেণি, ক শাখা, প্রভাতি')
  await drafts.getByRole('link', { name: 'ক্লাস রুটিন' }).click()
  await expect(field(page, 'রবিবার, ১ম: বিষয়')).toHaveValue('গণিত')
})

test('periods have names, times and breaks; an error leads to its field', async ({ page }) => {
  await put(page, API, [{ day: 0, period: 2, subject: 'গণিত' }])
  await open(page)
  const periods = page.getByText('পিরিয়ড ও সময়')
  await periods.click()
  const end = page.locator('[id="field-periods.2.to"]')
  await end.fill('৮')
  await field(page, 'রবিবার, ১ম: শিক্ষক').fill('নাসরিন জাহান')
  await periods.click()
  await press(page, 'সংরক্ষণ করুন')
  const alert = page.getByRole('alert')
  await expect(alert).toBeFocused()
  await alert.getByRole('link', { name: /^রবিবার, ১ম: বিষয়/ }).click()
  expect(await focused(page)).toBe('রবিবার, ১ম: বিষয়')
  await page.keyboard.type('বাংলা')
  await alert
    .getByRole('link', { name: /^২য়, শেষ/ })
    .first()
    .click()
  await expect(end).toBeFocused()
  await end.fill('৯.০০')
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: /^নিচে বিরতি.*১ম/ }).click()
  await page.getByRole('button', { name: /^সরান.*টিফিন/ }).click()
  await save(page)
  expect(await lessonsOf(page)).toEqual(['0.0 বাংলা (নাসরিন জাহান)', '0.2 গণিত'])
  const stored = await (await page.request.get(site.url + API)).json()
  expect(stored.periods.map((one: { from: string }) => one.from)).toEqual([
    '07:30',
    '08:05',
    '08:25',
  ])
})

test('a routine is opened from the list, deleted, and brought back @rest', async ({ page }) => {
  await put(page, API, [{ day: 0, period: 0, subject: 'গণিত' }])
  await openScreen(page, site, 'routine')
  const section = 'অষ্টম শ্রেণি, ক শাখা, প্রভাতি'
  await page.getByRole('button', { name: `বদলান : ${section}` }).click()
  await expect(page.getByRole('heading', { name: 'একটি শাখার রুটিন' })).toBeFocused()
  await expect(field(page, 'রবিবার, ১ম: বিষয়')).toHaveValue('গণিত')
  await page.getByRole('button', { name: `মুছুন (Delete) : ${section}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(section)
  await dialog.getByRole('button', { name: 'মুছুন (Delete)' }).click()
  await expect(page.getByText('এখনো কোনো শাখার রুটিন দেওয়া হয়নি।')).toBeVisible()
  await expect(field(page, 'রবিবার, ১ম: বিষয়')).toHaveValue('')
  await press(page, 'ফিরিয়ে আনুন')
  await expect(field(page, 'রবিবার, ১ম: বিষয়')).toHaveValue('গণিত')
  expect(await lessonsOf(page)).toEqual(['0.0 গণিত'])
})

test('lessons of a deleted teacher are listed until mended @rest', async ({ page }) => {
  const write = await signInToApi(site)
  const gone = 'বিদায়ী শিক্ষিকা'
  const added = await write('POST', 'officers', form({ name: gone, designation: 'শিক্ষক' }))
  const { _id } = (await added.json()) as { _id: string }
  const [staying] = await (await page.request.get(`${site.url}/api/officers`)).json()
  const lessons = [
    { day: 0, period: 0, subject: 'বাংলা', teacherId: _id },
    { day: 1, period: 2, subject: 'ইংরেজি', teacherId: _id },
    { day: 2, period: 0, subject: 'গণিত', teacherId: staying._id },
    { day: 3, period: 0, subject: 'চারুকলা', teacher: 'অতিথি শিক্ষক' },
  ]
  await put(page, API, lessons)
  await openScreen(page, site, 'officers')
  const row = page.getByRole('listitem').filter({ hasText: gone })
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: /^রুটিন: .*, ২টি ক্লাস$/ })).toHaveAttribute(
    'href',
    /\/admin\/dashboard\/routine\?className=/,
  )
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)

  await openScreen(page, site, 'routine')
  const list = page.getByRole('region', { name: 'যেসব ক্লাসের শিক্ষক এখন তালিকায় নেই' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText(gone)
  await list.locator('summary').click()
  await expect(list.getByText('রবিবার, ৭:৩০–৮:০৫: বাংলা')).toBeVisible()
  await expect(list.getByText('সোমবার, ৮:১৫–৮:৫০: ইংরেজি')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await list.getByRole('button', { name: 'বদলান' }).click()
  await expect(page.getByRole('table', { name: 'সপ্তাহের ক্লাস' })).toBeVisible()

  const teacherId = staying._id
  await put(
    page,
    API,
    lessons.map((lesson) => (lesson.teacherId === _id ? { ...lesson, teacherId } : lesson)),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'যেসব শাখার রুটিন আছে' })).toBeVisible()
  await expect(list).toHaveCount(0)
})

test('all lessons of a teacher go to another one in one act @rest', async ({ page }) => {
  const teacher = TEACHERS[0]!
  const officers = await (await page.request.get(`${site.url}/api/officers`)).json()
  const { _id: teacherId } = officers.find(({ name }: { name: string }) => name === teacher)
  const lesson = { day: 0, period: 0, subject: 'গণিত', teacherId }
  await put(page, API, [lesson, { ...lesson, day: 1 }])
  const { _id: otherId } = officers.find(({ name }: { name: string }) => name === TEACHERS[1]!)
  await put(page, OTHER, [
    { ...lesson, day: 1, teacherId: otherId },
    { ...lesson, day: 2 },
  ])
  await open(page)
  await page.getByText('একজনের সব ক্লাস আরেকজনকে দিন').click()
  await page.getByLabel('যিনি পড়াতেন').selectOption({ label: `${teacher} (৩টি ক্লাস)` })
  await page.getByLabel('যিনি পড়াবেন').selectOption({ label: TEACHERS[1]! })
  await expect(page.getByText(`১টি ক্লাসের সময়ে ${TEACHERS[1]!} অন্য শাখায় পড়ান`)).toBeVisible()
  await press(page, 'সব ক্লাস দিন')
  const question = page.getByRole('dialog')
  await expect(question).toContainText(`${teacher}-এর ৩টি ক্লাসই ${TEACHERS[1]!} পাবেন?`)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'সব ক্লাস দিন' }).click()
  await expect(page.getByText('২টি রুটিন বদলেছে')).toBeVisible()
  expect(await lessonsOf(page)).toEqual([
    `0.0 গণিত (${TEACHERS[1]!})`,
    `1.0 গণিত (${TEACHERS[1]!})`,
  ])
  expect(await lessonsOf(page, OTHER)).toEqual([
    `1.0 গণিত (${TEACHERS[1]!})`,
    `2.0 গণিত (${TEACHERS[1]!})`,
  ])
  // The open form has them too.
  await expect(field(page, 'রবিবার, ১ম: শিক্ষক')).toHaveValue(TEACHERS[1]!)
  await expectToFit(page)
})
