import type { Page } from '@playwright/test'
import type { CalendarRecord } from '#src/features/calendar/schema.ts'
import { addDays, formatShortDay, yearOf } from '@pathshala/bengali/days'
import { tableFileWords } from '#src/office/list/table-file-words.ts'
import { dayAt } from '#src/words/format.ts'
import { expect, expectAccessible, expectToFit, ownSite, test } from './site.ts'
import { OFFICE_BOMBS } from '../bad-input/office-bombs.ts'
import { workbook } from '../made-files.ts'
import { openScreen, reload, signIn, waitForDrafts } from './staff.ts'

const TODAY = dayAt(new Date(), 'Asia/Dhaka')

const site = ownSite('empty')

/** Empties the calendar of the site before each test. */
test.beforeEach(async ({ page }) => {
  await signIn(page, site)
  for (const { _id } of await list(page)) {
    await page.request.delete(`${site.url}/api/calendar/${_id}`)
  }
})

async function list(page: Page): Promise<CalendarRecord[]> {
  return (await page.request.get(`${site.url}/api/calendar`)).json()
}

async function add(page: Page, data: object): Promise<CalendarRecord> {
  const answer = await page.request.post(`${site.url}/api/calendar`, { data })
  expect(answer.status()).toBe(201)
  return answer.json()
}

async function open(page: Page, search = ''): Promise<void> {
  await openScreen(page, site, `calendar${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'শিক্ষাপঞ্জি ও বন্ধ' })).toBeVisible()
}

const homeOf = async (page: Page) => (await page.request.get(site.url)).text()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
/** A choice whose radio button is hidden behind its label. */
const pick = (page: Page, group: string, label: string) =>
  page.getByRole('group', { name: group }).getByText(label, { exact: true }).click()

test('a long word in a closure breaks at the edge of the screen @rest', async ({ page }) => {
  const title = 'ঘূর্ণিঝড়পরবর্তীপরিচ্ছন্নতাঅভিযান'.repeat(8)
  await add(page, { kind: 'closure', title, from: TODAY, to: TODAY, isClosed: true })
  await open(page)
  await expect(page.getByRole('list', { name: 'ঘোষণা করা আছে' })).toContainText(title)
  await expectToFit(page)
})

test('two taps close the school today, one opens it; both are undone', async ({ page }) => {
  await openScreen(page, site)
  await page.getByRole('link', { name: 'আজ বন্ধ' }).click()
  const announce = page.getByRole('button', { name: 'আজ বন্ধ ঘোষণা করুন' })
  await expect(announce).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await expectToFit(page)
  const gaps = await page.locator('.closure-days span').evaluateAll((buttons) =>
    buttons.map((button) => {
      const words = document.createRange()
      words.selectNodeContents(button)
      return words.getBoundingClientRect().left - button.getBoundingClientRect().left
    }),
  )
  // No word touches its frame.
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6)
  expect(await list(page)).toEqual([])
  await announce.click()
  await expect(page.getByText('বন্ধ ঘোষণা করা হয়েছে।')).toBeVisible()
  expect(await list(page)).toMatchObject([
    { kind: 'closure', title: 'অনিবার্য কারণে', from: TODAY, to: TODAY, isClosed: true },
  ])
  expect(await homeOf(page)).toContain('আজ বিদ্যালয় বন্ধ')
  await expect(announce).toHaveCount(0)
  await expectAccessible(page)

  const [announced] = await list(page)
  await press(page, /আজ থেকে খোলা/)
  await expect(page.getByText('আজ থেকে বিদ্যালয় খোলা।')).toBeVisible()
  expect(await list(page)).toEqual([])
  expect(await homeOf(page)).not.toContain('অনিবার্য কারণে')
  await press(page, 'ফিরিয়ে আনুন')
  await expect(page.getByText('ঘোষণাটি আবার আগের মতো আছে।')).toBeVisible()
  await expect(page.getByRole('list', { name: 'ঘোষণা করা আছে' })).toContainText('অনিবার্য কারণে')
  // In the bin it would be restored a second time.
  expect(await list(page)).toMatchObject([{ _id: announced!._id, from: TODAY, to: TODAY }])
  const bin = await page.request.get(`${site.url}/api/admin/bin`)
  expect(((await bin.json()) as { _id: string }[]).map(({ _id }) => _id)).not.toContain(
    announced!._id,
  )
  expect(await homeOf(page)).toContain('অনিবার্য কারণে')
  await openScreen(page, site)
  await expect(page.getByRole('link', { name: /^আজ বন্ধ.*ঘোষণা করা আছে$/ })).toBeVisible()
})

for (const [name, away] of [
  ['a day ahead', 24 * 60 * 60_000],
  ['in 2019, with an empty battery', Date.parse('2019-01-01') - Date.now()],
] as const) {
  test(`the office follows the server’s clock on a computer whose clock is ${name} @rest`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(Date.now() + away)
    await openScreen(page, site)
    await expect(page.getByText(/^এই ফোন বা কম্পিউটারের ঘড়ি ভুল/)).toBeVisible()
    await page.getByRole('link', { name: 'আজ বন্ধ' }).click()
    await page.getByRole('button', { name: 'আজ বন্ধ ঘোষণা করুন' }).click()
    await expect(page.getByText('বন্ধ ঘোষণা করা হয়েছে।')).toBeVisible()
    expect(await list(page)).toMatchObject([{ kind: 'closure', from: TODAY, to: TODAY }])
    await expect(page.getByRole('list', { name: 'ঘোষণা করা আছে' })).toBeVisible()
  })
}

test('a current closure ends yesterday, and can be undone @rest', async ({ page }) => {
  const days = { from: addDays(TODAY, -2), to: addDays(TODAY, 2) }
  await add(page, { kind: 'closure', title: 'বন্যার কারণে', ...days })
  await open(page)
  await press(page, /আজ থেকে খোলা/)
  await expect(page.getByText('আজ থেকে বিদ্যালয় খোলা।')).toBeVisible()
  expect(await list(page)).toMatchObject([{ from: days.from, to: addDays(TODAY, -1) }])
  await press(page, 'ফিরিয়ে আনুন')
  await expect(page.getByText('ঘোষণাটি আবার আগের মতো আছে।')).toBeVisible()
  expect(await list(page)).toMatchObject([days])
})

test('a closure of another day, shift and reason has a preview @rest', async ({ page }) => {
  const first = addDays(TODAY, 9)
  await open(page, '?close=other')
  await press(page, 'বন্ধ ঘোষণা করুন')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByLabel('প্রথম দিন').fill(first)
  await pick(page, 'কেন', 'অন্যান্য')
  await page.getByLabel('কারণটি লিখুন').fill('পানির লাইন মেরামত')
  await pick(page, 'কত দিন', '২ দিন')
  await pick(page, 'কার জন্য', 'দিবা শিফট')
  await page.getByLabel('আর কিছু বলার থাকলে').fill('সোমবারের পরীক্ষা পরে হবে।')
  const band = page.locator('.closure-band')
  await expect(band).toContainText('দিবা শিফট বন্ধ')
  await expect(band).toContainText('পানির লাইন মেরামত।')
  await expect(band).toContainText('সোমবারের পরীক্ষা পরে হবে।')
  await expectAccessible(page)

  await reload(page)
  await expect(page.getByLabel('কারণটি লিখুন')).toHaveValue('পানির লাইন মেরামত')
  await press(page, 'সব মুছে নতুন করে')
  await pick(page, 'কেন', 'বন্যা')
  await press(page, 'মুছে ফেলা লেখা ফিরিয়ে আনুন')
  await expect(page.getByLabel('কারণটি লিখুন')).toHaveValue('পানির লাইন মেরামত')
  await page.getByLabel('প্রথম দিন').fill(first)
  await press(page, 'বন্ধ ঘোষণা করুন')
  await expect(page.getByText('বন্ধ ঘোষণা করা হয়েছে।')).toBeVisible()
  expect(await list(page)).toMatchObject([
    { title: 'পানির লাইন মেরামত', from: first, to: first, note: 'সোমবারের পরীক্ষা পরে হবে।' },
  ])
  await press(page, /ঘোষণা বাতিল করুন/)
  await expect(page.getByText('ঘোষণা বাতিল করা হয়েছে।')).toBeVisible()
  expect(await list(page)).toEqual([])
})

test('an entry is added from the month, changed and deleted', async ({ page }) => {
  await open(page)
  await press(page, 'পরের মাস')
  await expectToFit(page)
  await expect(page.getByText('তারিখে চাপলে সেই দিনে লেখা যায়।')).toBeVisible()
  await page.locator('.month-grid button').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=title]').fill('বিতর্ক প্রতিযোগিতা')
  await dialog.getByText('অনুষ্ঠান', { exact: true }).click()
  await expect(dialog.getByLabel('ক্লাস বন্ধ')).not.toBeChecked()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  await expect(dialog).toHaveCount(0)
  const [entry] = await list(page)
  expect(entry).toMatchObject({ kind: 'event', isClosed: false, from: entry!.to })
  expect(entry!.from).toMatch(/-01$/)
  const row = page.getByRole('listitem').filter({ hasText: 'বিতর্ক প্রতিযোগিতা' })
  await expect(row).toContainText(formatShortDay(entry!.from, 'bn'))

  await row.getByRole('button', { name: 'বদলান' }).click()
  await dialog.locator('[name=title]').fill('বিতর্ক ও কুইজ')
  await dialog.getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await list(page)).toMatchObject([{ title: 'বিতর্ক ও কুইজ' }])

  const renamed = page.getByRole('listitem').filter({ hasText: 'বিতর্ক ও কুইজ' })
  await renamed.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('মুছে ফেলা হয়েছে।')).toBeVisible()
  expect(await list(page)).toEqual([])
  await press(page, 'ফিরিয়ে আনুন')
  await expect(renamed).toBeVisible()
})

test('the English of an entry is folded, and reaches the English page @rest', async ({ page }) => {
  const event = { title: 'নবীনবরণ', kind: 'event', from: TODAY }
  await add(page, event)
  await open(page)
  const row = page.getByRole('listitem').filter({ hasText: event.title })
  await row.getByRole('button', { name: 'বদলান' }).click()
  const dialog = page.getByRole('dialog')
  const english = dialog.locator('[name=titleEnglish]')
  await expect(english).toBeHidden()
  await dialog.getByText('ইংরেজিতেও লিখুন').click()
  await english.fill('Welcome of new pupils')
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  await expect(dialog).toHaveCount(0)
  await row.getByRole('button', { name: 'বদলান' }).click()
  await expect(english).toBeVisible()
  await page.goto(`${site.url}/en/calendar`)
  await expect(page.getByText('Welcome of new pupils').first()).toBeVisible()
  await expect(page.getByText(event.title)).toHaveCount(0)
})

test('an exam has the classes of its title, and a closure on its day asks for another @rest', async ({
  page,
}) => {
  await page.request.post(`${site.url}/api/notices`, {
    multipart: { title: 'মডেল টেস্টের সময়সূচি', text: 'ক' },
  })
  await open(page)
  await press(page, 'একটি দিন যোগ করুন')
  const dialog = page.getByRole('dialog')
  await pick(page, 'ধরন', 'পরীক্ষা')
  await dialog.locator('[name=title]').fill('মডেল টেস্ট, ক্লাস ৮')
  await expect(dialog.getByLabel('অষ্টম শ্রেণি')).toBeChecked()
  await dialog.getByLabel('নবম শ্রেণি').check()
  // What she has chosen stays, whatever the title says.
  await dialog.locator('[name=title]').fill('মডেল টেস্ট, ক্লাস ১০')
  await expect(dialog.getByLabel('দশম শ্রেণি')).not.toBeChecked()
  await dialog.locator('[name=startsAt]').fill('10:30')
  await dialog.locator('[name=document]').selectOption({ label: 'মডেল টেস্টের সময়সূচি' })
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  await expect(dialog).toHaveCount(0)
  const [exam] = await list(page)
  expect(exam).toMatchObject({
    classes: ['Eight', 'Nine'],
    startsAt: '10:30',
    document: expect.stringMatching(/^\/notices\/\d+$/),
  })
  expect(await homeOf(page)).toContain('অষ্টম ও নবম শ্রেণি')

  await open(page, '?close=today')
  await expect(page.getByText('এই দিনে পরীক্ষা আছে:')).toContainText('অষ্টম ও নবম শ্রেণি')
  await press(page, 'আজ বন্ধ ঘোষণা করুন')
  expect(await list(page)).toHaveLength(1)
  await pick(page, 'পরীক্ষাটি কবে হবে', 'নতুন তারিখে')
  await page.locator('[name=examDay]').fill(TODAY)
  await press(page, 'আজ বন্ধ ঘোষণা করুন')
  expect(await list(page)).toHaveLength(1)
  const day = addDays(TODAY, 9)
  await page.locator('[name=examDay]').fill(day)
  await expectAccessible(page)
  await expectToFit(page)
  await press(page, 'আজ বন্ধ ঘোষণা করুন')
  await expect(page.getByText('বন্ধ ঘোষণা করা হয়েছে।')).toBeVisible()
  expect(await list(page)).toMatchObject([
    { kind: 'closure', note: expect.stringContaining('নতুন তারিখ') },
    { _id: exam!._id, from: day, to: day },
  ])
  await press(page, /আজ থেকে খোলা/)
  await expect(page.getByText('পরীক্ষা নতুন তারিখেই আছে।')).toBeVisible()
})

test('the form of an entry asks about the exams of a closure too @rest', async ({ page }) => {
  const day = addDays(TODAY, 3)
  const later = addDays(TODAY, 9)
  const exam = await add(page, { kind: 'exam', title: 'মডেল টেস্ট', from: day })
  await open(page)
  await press(page, 'একটি দিন যোগ করুন')
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'সংরক্ষণ করুন' })
  const question = dialog.getByText('এই দিনে পরীক্ষা আছে:')
  await dialog.locator('[name=title]').fill('বন্যা')
  for (const name of ['from', 'to']) await dialog.locator(`[name=${name}]`).fill(day)
  await expect(question).toHaveCount(0)
  await pick(page, 'ধরন', 'বন্ধ')
  await expect(question).toContainText('মডেল টেস্ট')
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('পরীক্ষাটি কবে হবে')
  expect(await list(page)).toEqual([exam])
  await pick(page, 'পরীক্ষাটি কবে হবে', 'নতুন তারিখে')
  await dialog.locator('[name=examDay]').fill(later)
  await expectAccessible(page)
  await expectToFit(page)
  await save.click()
  await expect(dialog).toHaveCount(0)
  expect(await list(page)).toMatchObject([
    { kind: 'closure', from: day, to: day, note: expect.stringContaining('নতুন তারিখ') },
    { _id: exam._id, from: later, to: later },
  ])

  // A longer closure asks about the exam that it reaches.
  await page
    .getByRole('list', { name: 'ঘোষণা করা আছে' })
    .getByRole('button', { name: 'বদলান' })
    .click()
  await expect(question).toHaveCount(0)
  await dialog.locator('[name=to]').fill(later)
  await expect(question).toContainText('মডেল টেস্ট')
  await pick(page, 'পরীক্ষাটি কবে হবে', 'এই দিনেই হবে')
  await save.click()
  await expect(dialog).toHaveCount(0)
  expect(await list(page)).toMatchObject([
    { kind: 'closure', to: later, keepsExams: true },
    { _id: exam._id, from: later, version: 2 },
  ])
})

test('a pasted list is checked by rows; unclear ones stay @rest', async ({ page }) => {
  await add(page, { kind: 'holiday', title: 'শবে মেরাজ', from: '2027-01-05' })
  await open(page)
  await page
    .locator('[name=list]')
    .fill('০৫/০১/২০২৭\t*শবে মেরাজ\t১ দিন\n০৬/০২/২০২৭\tনবীনবরণ উৎসব\nফাল্গুনের শেষে\tবার্ষিক ক্রীড়া')
  await expect(page.getByText('তালিকায় “০৫/০১/২০২৭” কোন দিন?')).toBeVisible()
  await expect(page.getByRole('button', { name: /সারি তালিকায় তুলুন/ })).toHaveCount(0)
  await page.getByText('৫ জানুয়ারি', { exact: true }).click()
  await expectAccessible(page)
  await expectToFit(page)
  await expect(page.getByRole('row').filter({ hasText: 'নবীনবরণ উৎসব' })).toContainText(
    'শনিবার, ৬ ফেব্রুয়ারি, ২০২৭',
  )
  const known = page.getByRole('row').filter({ hasText: 'শবে মেরাজ' })
  await expect(known).toContainText('না → থেকে হ্যাঁ')
  await press(page, '২টি সারি তালিকায় তুলুন')
  await expect(page.getByText('১টি বদলেছে, ১টি যোগ হয়েছে।')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'নবীনবরণ উৎসব' })).toHaveCount(0)
  expect(await list(page)).toMatchObject([
    { title: 'শবে মেরাজ', version: 2, isMoonDependent: true },
    { title: 'নবীনবরণ উৎসব', kind: 'event', from: '2027-02-06', isClosed: false },
  ])

  page.once('dialog', (dialog) => void dialog.accept())
  await waitForDrafts(page)
  await page.reload()
  const unclear = page.getByRole('row').filter({ hasText: 'বার্ষিক ক্রীড়া' })
  await expect(unclear).toContainText('“ফাল্গুনের শেষে” কোন তারিখ?')
  await unclear.locator('[name=dayText]').fill('৫/৩/২৭ - ৬/৩/২৭')
  await unclear.locator('[name=dayText]').press('Enter')
  await expect(unclear).toContainText('৫–৬ মার্চ, ২০২৭')
  const pasted = page.locator('[name=list]')
  const text = await pasted.inputValue()
  await pasted.fill(`০৭/০২/২০২৭\tসভা\n${text}`)
  await expect(page.getByRole('row').filter({ hasText: 'সভা' })).toContainText('৭ ফেব্রুয়ারি, ২০২৭')
  await expect(unclear).toContainText('৫–৬ মার্চ, ২০২৭')
  await expect(page.getByRole('row').filter({ hasText: 'নবীনবরণ উৎসব' })).toHaveCount(0)
  await pasted.fill(text)
  await press(page, '১টি সারি তালিকায় তুলুন')
  await expect.poll(async () => (await list(page)).length).toBe(3)
  expect((await list(page))[2]).toMatchObject({ from: '2027-03-05', to: '2027-03-06' })
  await pasted.fill('')
  await pasted.fill(text)
  await expect(unclear).toContainText('“ফাল্গুনের শেষে” কোন তারিখ?')
})

test('an entry that repeats another one is added only if ticked @rest', async ({ page }) => {
  await add(page, { kind: 'holiday', title: 'বিজয় দিবস', from: '2027-12-16' })
  await open(page)
  await page
    .locator('[name=list]')
    .fill('তারিখ\tনাম\tরোল\n১৬ ডিসেম্বর ২০২৭\tমহান বিজয় দিবস\t১\n২৫ ডিসেম্বর ২০২৭\tবড়দিন\t২')
  const row = page.getByRole('row').filter({ hasText: 'মহান বিজয় দিবস' })
  await expect(row).toContainText('এখন আছে: বিজয় দিবস')
  await expect(page.getByText('এগুলোর ঘর নেই:')).toContainText('“রোল”')
  const tick = row.getByRole('checkbox', { name: 'দুটোই থাকুক' })
  await expect(tick).not.toBeChecked()
  const counts = page.locator('.found-list > [role=status]')
  await expect(counts).toContainText('১টি নতুন, ১টি আগে থেকেই থাকতে পারে; দরকার হলে টিক দিন।')
  await tick.check()
  await expect(counts).toContainText('২টি নতুন। এখনো')
  await expect(page.getByRole('button', { name: '২টি সারি তালিকায় তুলুন' })).toBeVisible()
  await tick.uncheck()
  await expectAccessible(page)
  await expectToFit(page)
  await press(page, '১টি সারি তালিকায় তুলুন')
  await expect.poll(async () => (await list(page)).length).toBe(2)
  await tick.check()
  await press(page, '১টি সারি তালিকায় তুলুন')
  await expect(page.locator('[name=list]')).toHaveValue('')
  expect(await list(page)).toHaveLength(3)
})

test('a holiday of a list is put in place of the same one on another day @rest', async ({
  page,
}) => {
  await add(page, { kind: 'holiday', title: 'ঈদুল ফিতর', from: '2027-03-10', isMoonDependent: true })
  await open(page)
  await page.locator('[name=list]').fill('তারিখ\tনাম\n১২ মার্চ ২০২৭\tঈদুল ফিতর')
  const row = page.getByRole('row').filter({ hasText: 'ঈদুল ফিতর' })
  const place = row.getByRole('button', { name: /^এটির জায়গায় তুলুন: ঈদুল ফিতর, .*১০ মার্চ/ })
  await expect(place).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await place.click()
  await row.getByRole('button', { name: /^জায়গায় বসাব না/ }).click()
  await place.click()
  await expect(page.getByRole('table', { name: /বদলাবে: আগে → পরে/ })).toContainText('১২ মার্চ')
  await press(page, '১টি সারি তালিকায় তুলুন')
  await expect.poll(async () => (await list(page)).map(({ from }) => from)).toEqual(['2027-03-12'])
})

test('a list without a year asks for it once, and not in each row @rest', async ({ page }) => {
  await open(page)
  await page
    .locator('[name=list]')
    .fill('উপলক্ষ\tদিন\tবার\nসরস্বতী পূজা\t২২ জানুয়ারি\tসোমবার\nপরীক্ষা\tশীতের শেষে\t\nবনভোজন\t১৬ ফেব্রুয়ারি\t')
  const counts = page.locator('.found-list > [role=status]')
  await expect(counts).toHaveText('৩টি আগে ঠিক করতে হবে। এখনো কিছু বদলায়নি।')
  const rows = page.locator('.found-list tbody').getByRole('row')
  await expect(rows).toHaveText([/পরীক্ষা/])
  const year = new Date().getFullYear() + 1
  const written = year.toLocaleString('bn-BD', { useGrouping: false })
  await page.locator('.found-list').getByText(written, { exact: true }).click()
  await expect(counts).toContainText('১টি আগে ঠিক করতে হবে, ২টি নতুন।')
  await expect(rows).toHaveCount(3)
})

test('CSV files and workbooks fill the list, if not damaged @rest', async ({ page }) => {
  await open(page)
  const file = page.locator('[name=file]')
  await file.setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('\uFEFFতারিখ,নাম\r\n২১/২/২০২৭,শহিদ দিবস\r\n২৬/৩/২০২৭,স্বাধীনতা দিবস\r\n'),
  })
  await expect(page.getByRole('row').filter({ hasText: 'স্বাধীনতা দিবস' })).toBeVisible()
  await press(page, '২টি সারি তালিকায় তুলুন')
  await expect(page.locator('[name=list]')).toHaveValue('')
  expect(await list(page)).toHaveLength(2)
  const excel = (buffer: Buffer) => ({ name: 'list.xlsx', mimeType: 'application/zip', buffer })
  const rows = [
    ['তারিখ', 'নাম'],
    ['১৭/৩/২০২৭', 'নবীনবরণ উৎসব'],
  ]
  // fflate would unpack a large sheet in a worker of its own.
  const enlarge = (xml: string) =>
    xml.replace('</sheetData>', `</sheetData><!--${'x'.repeat(700_000)}-->`)
  await file.setInputFiles(excel(await workbook(rows, enlarge)))
  await press(page, '১টি সারি তালিকায় তুলুন')
  await expect(page.locator('[name=list]')).toHaveValue('')
  expect(await list(page)).toHaveLength(3)
  await file.setInputFiles(excel(Buffer.from([0x50, 0x4b, 3, 4, 0, 0])))
  const refusal = page.getByRole('alert').filter({ hasText: tableFileWords.bn.unreadable })
  await expect(refusal).toBeVisible()
  for (const { what, extension, make } of OFFICE_BOMBS) {
    if (extension !== 'xlsx' || !/merged|ten million/.test(what)) continue
    await file.setInputFiles(excel(await workbook(rows)))
    await expect(refusal).toHaveCount(0)
    await file.setInputFiles(excel(make()))
    await expect(refusal).toBeVisible()
  }
  // The list that was there stays.
  await expect(page.locator('[name=list]')).toHaveValue(/নবীনবরণ/)
  await expectAccessible(page)
})

test('one press adds the national days of a year once @rest', async ({ page }) => {
  const year = yearOf(TODAY) + 1
  await add(page, { kind: 'holiday', title: 'মহান বিজয় দিবস', from: `${year}-12-16` })
  await open(page)
  const card = page.getByRole('region', { name: 'জাতীয় দিবস' })
  await expect(card.getByRole('listitem').filter({ hasText: 'মহান বিজয় দিবস' })).toContainText('আছে')
  await card.getByRole('button', { name: '৫টি যোগ করুন' }).click()
  await expect(card).toContainText('এই বছরের সব জাতীয় দিবস শিক্ষাপঞ্জিতে আছে।')
  expect((await list(page)).map(({ from }) => from.slice(5))).toEqual([
    '02-21',
    '03-26',
    '04-14',
    '05-01',
    '12-16',
    '12-25',
  ])
  await expectAccessible(page)
})
