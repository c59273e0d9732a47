import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, expectToFit, ownSite, restIf, test } from './site.ts'
import { conflictOf, expectNotStored, leavingOf, openScreen, signIn } from './staff.ts'

const API = '/api/studentCounts'
const SIX = { className: 'Six', shift: 'Morning', section: 'A' }
const NINE = { className: 'Nine', shift: 'Day', section: 'B' }
const COUNT_INPUTS = [
  'girls',
  'muslim',
  'hindu',
  'bouddho',
  'christian',
  'science',
  'business',
  'humanities',
  'muktiJoddha',
  'muktiJoddharSontan',
  'autistic',
  'physicalDisabled',
]

const site = ownSite('empty')

/** Resets the counts of the site before each test. */
test.beforeEach(async ({ page }) => {
  await signIn(page, site)
  for (const { _id } of await list(page)) await page.request.delete(`${site.url}${API}/${_id}`)
  await create(page, { ...SIX, boys: 3, girls: 40, muslim: 35, hindu: 5 })
})

async function list(page: Page) {
  return (await page.request.get(`${site.url}${API}?state=all`)).json()
}

async function create(page: Page, data: object) {
  const answer = await page.request.post(site.url + API, { data })
  expect(answer.status()).toBe(201)
  return answer.json()
}

async function find(page: Page, { className, shift, section } = SIX) {
  return (
    await page.request.get(`${site.url}${API}/${className}/${shift}/${section}?state=all`)
  ).json()
}

async function open(page: Page): Promise<void> {
  await openScreen(page, site, 'studentcount')
  await expect(page.getByRole('rowheader', { name: 'ষষ্ঠ শ্রেণি, ক শাখা, প্রভাতি' })).toBeVisible()
}

async function choose(page: Page, section: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(section)) {
    await page.locator(`[name=${name}]`).selectOption(value)
  }
}

const input = (page: Page, name: string) => page.locator(`[name=${name}]`)
const submit = (page: Page) => page.locator('form button[type=submit]')

/** Fails writes and lets reads pass. */
function failWrites(route: Route): Promise<void> {
  return route.request().method() === 'GET'
    ? route.continue()
    : route.fulfill({ status: 503, body: '' })
}

test('an existing count is loaded and updated, and keeps its boys', async ({ page }) => {
  await open(page)
  await choose(page, SIX)
  await expect(page.getByRole('button', { name: 'Update Data' })).toBeEnabled()
  await expect(input(page, 'girls')).toHaveValue('৪০')
  await expect(input(page, 'boys')).toHaveCount(0)
  await input(page, 'girls').fill('৪২')
  await input(page, 'muslim').fill('৩৭')
  await page.getByRole('button', { name: 'Update Data' }).click()
  await expect(page.getByText('Data updated successfully')).toBeVisible()
  expect(await find(page)).toMatchObject({ boys: 3, girls: 42, muslim: 37, hindu: 5 })
  await expect(page.getByRole('cell', { name: '৪৫' })).toHaveText('৪৫')
  await expectAccessible(page)
})

test('small numbers are protected for visitors by the switch', async ({ page }) => {
  const shown = async () => {
    const sections = await (await fetch(site.url + API)).json()
    return [sections[0].boys, sections[0].muslim]
  }
  expect(await shown()).toEqual([3, 35])
  await open(page)
  const card = page.getByRole('region', { name: 'ছোট সংখ্যার সুরক্ষা' })
  const advice = card.getByText('সুরক্ষা চালু রাখা ভালো')
  await expect(advice).toBeVisible()
  await card.getByRole('button', { name: 'সুরক্ষা চালু করুন' }).click()
  await expect(card.getByText('৫-এর কম')).toBeVisible()
  await expect(advice).toHaveCount(0)
  expect(await shown()).toEqual([null, null])
  // The office still has all numbers.
  await page.getByRole('button', { name: /^সব ?:/ }).click()
  await expect(page.getByRole('cell', { name: '৩৫' })).toBeVisible()
  await expectAccessible(page)

  await card.getByRole('button', { name: 'সুরক্ষা বন্ধ করুন' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'সুরক্ষা বন্ধ করুন' }).click()
  await expect(advice).toBeVisible()
  expect(await shown()).toEqual([3, 35])
  await openScreen(page, site, 'information/students')
  await expect(page.getByText('সুরক্ষা চালু রাখা ভালো')).toBeVisible()
})

test('a new count starts at 0, is saved, and is listed in class order @rest', async ({ page }) => {
  await open(page)
  await choose(page, NINE)
  await expect(page.getByText('এই শাখার হিসাব এখনো দেওয়া হয়নি।')).toBeVisible()
  for (const name of COUNT_INPUTS) await expect(input(page, name)).toHaveValue('০')
  await input(page, 'girls').fill('51')
  await input(page, 'muslim').fill('')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Save Data' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ ...NINE, girls: 51, muslim: 0 })
  await expect(page.getByText('Data saved successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update Data' })).toBeVisible()
  await expect(page.getByText('এই শাখার হিসাব এখনো দেওয়া হয়নি।')).toHaveCount(0)
  await expect(input(page, 'girls')).toHaveValue('৫১')
  await create(page, { className: 'Six', shift: 'Day', section: 'A', girls: 1 })
  await create(page, { className: 'Six', shift: 'Morning', section: 'B', girls: 1 })
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveText([
    'ষষ্ঠ শ্রেণি, ক শাখা, প্রভাতি',
    'ষষ্ঠ শ্রেণি, ক শাখা, দিবা',
    'ষষ্ঠ শ্রেণি, খ শাখা, প্রভাতি',
    'নবম শ্রেণি, খ শাখা, দিবা',
  ])
  // A row of a phone has its boys only if there are some; open, it has all numbers.
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  const boysIn = (name: string) => row(name).locator('[data-l=ছাত্র]')
  await expect(boysIn('ষষ্ঠ শ্রেণি, ক শাখা, প্রভাতি')).toBeVisible()
  await expect(boysIn('ষষ্ঠ শ্রেণি, খ শাখা, প্রভাতি')).toBeHidden()
  await row('ষষ্ঠ শ্রেণি, খ শাখা, প্রভাতি').getByRole('button', { name: /^সব/ }).click()
  await expect(boysIn('ষষ্ঠ শ্রেণি, খ শাখা, প্রভাতি')).toBeVisible()
})

test('a pasted list of counts is previewed and can be set back @rest', async ({ page }) => {
  await open(page)
  const card = page.getByRole('region', { name: 'Excel থেকে হিসাব আনা' })
  const field = card.locator('[name=list]')
  await field.fill('ষষ্ঠ\tক\t৬৫')
  await expect(card.getByText('শিরোনামের সারি পাওয়া যায়নি।')).toBeVisible()
  const text = [
    'শ্রেণি\tশাখা\tশিফট\tমোট শিক্ষার্থী\tমুসলিম',
    'ষষ্ঠ\tক\tপ্রভাতি\t৬৫\t৬০',
    '\tখ\t\t৬০\t৫৫',
    'একাদশ\tক\tদিবা\t১০\t১০',
    'নবম\tখ\tদিবা\tসত্তর\t',
    'সর্বমোট\t\t\t২০৫\t',
  ].join('\n')
  await field.fill(text)
  const row = (name: string) => card.getByRole('row').filter({ hasText: name })
  await expect(row('ষষ্ঠ শ্রেণি, ক শাখা, প্রভাতি')).toContainText('ছাত্রী ৪০ → থেকে ৬৫')
  await expect(row('ষষ্ঠ শ্রেণি, ক শাখা, প্রভাতি')).toContainText('মুসলিম ৩৫ → থেকে ৬০')
  await expect(row('ষষ্ঠ শ্রেণি, খ শাখা, প্রভাতি')).toContainText('ছাত্রী ৬০, মুসলিম ৫৫')
  await expect(row('সারি ৪')).toContainText('শ্রেণি “একাদশ”: এটি লেখা নেই, অথবা এই সাইটে নেই।')
  await expect(row('সারি ৫')).toContainText('ছাত্রী “সত্তর”: শুধু সংখ্যা লিখুন, যেমন ২৪।')
  await expect(card).toContainText('১টি যোগফলের সারি নেওয়া হবে না।')
  expect(await find(page)).toMatchObject({ girls: 40, muslim: 35 })
  await expectAccessible(page)
  await expectToFit(page)

  await expectNotStored(page, 'প্রভাতি')
  const burger = page.getByRole('button', { name: 'মেনু', exact: true })
  if (await burger.isVisible()) await burger.click()
  await page.getByRole('link', { name: 'শুরুর পাতা' }).filter({ visible: true }).click()
  const question = leavingOf(page)
  await expect(question).toContainText('অফিসের অন্য পাতায় গেলে লেখা থাকবে')
  await question.getByRole('button', { name: 'বন্ধ করুন' }).click()
  const drafts = page.getByRole('region', { name: 'যে লেখা প্রকাশ করেননি' })
  await drafts.getByRole('link').click()
  await expect(page).toHaveURL(/\/studentcount$/)
  await expect(field).toHaveValue(text)
  await card.getByRole('button', { name: '২টি সারি তালিকায় তুলুন' }).click()
  await expect(page.getByText('১টি বদলেছে, ১টি যোগ হয়েছে।')).toBeVisible()
  await expect(card.getByRole('status').first()).toHaveText(
    '২টি নেওয়া যাবে না, ২টি আগের মতোই আছে। এখনো কিছু বদলায়নি।',
  )
  expect(await find(page)).toMatchObject({ boys: 3, girls: 65, muslim: 60, hindu: 5 })
  expect(await find(page, { ...SIX, section: 'B' })).toMatchObject({ girls: 60, muslim: 55 })
  await page.getByRole('button', { name: '২টিই আগের মতো করুন' }).click()
  await expect(page.getByText('তালিকাটি আগের মতো হয়েছে।')).toBeVisible()
  expect(await find(page)).toMatchObject({ girls: 40, muslim: 35 })
  expect(await find(page, { ...SIX, section: 'B' })).toBeNull()
  await field.fill('শ্রেণি\tশাখা\tশিফট\tছাত্রী\tরোল\nনবম\tখ\tদিবা\t৭০\t১')
  await expect(card).toContainText('বাদ পড়েছে ১টি কলাম। এগুলোর ঘর নেই: “রোল”')
  await card.getByRole('button', { name: '১টি সারি তালিকায় তুলুন' }).click()
  await expect(field).toHaveValue('')
  expect(await find(page, NINE)).toMatchObject({ girls: 70 })
})

test('figures keep the digits as typed, are stored as numbers, and are shown in the digits of the staff language @rest', async ({
  page,
}) => {
  await open(page)
  await choose(page, NINE)
  await input(page, 'girls').fill('৪৮')
  await input(page, 'muslim').fill('47')
  await expect(input(page, 'girls')).toHaveValue('৪৮')
  await expect(input(page, 'muslim')).toHaveValue('47')
  await page.getByRole('button', { name: 'Save Data' }).click()
  await expect(page.getByText('Data saved successfully')).toBeVisible()
  expect(await find(page, NINE)).toMatchObject({ girls: 48, muslim: 47, hindu: 0 })
  await expect(input(page, 'girls')).toHaveValue('৪৮')
  await expect(input(page, 'muslim')).toHaveValue('৪৭')
  await page.reload()
  await expect(input(page, 'girls')).toHaveValue('৪৮')
  await expect(input(page, 'hindu')).toHaveValue('০')
})

test('the form can be emptied for the next section @rest', async ({ page }) => {
  await open(page)
  await choose(page, SIX)
  await input(page, 'girls').fill('99')
  await page.getByRole('button', { name: 'ফরম খালি করুন' }).click()
  await expect(input(page, 'className')).toHaveValue('')
  await expect(input(page, 'girls')).toHaveValue('০')
  await choose(page, SIX)
  await expect(input(page, 'girls')).toHaveValue('৪০')
})

test('a half-filled section is restored after a second section @rest', async ({ page }) => {
  await open(page)
  await choose(page, NINE)
  await input(page, 'girls').fill('৪৮')
  await choose(page, SIX)
  await expect(input(page, 'girls')).toHaveValue('৪০')
  await choose(page, NINE)
  await expect(input(page, 'girls')).toHaveValue('৪৮')
  await page.getByRole('button', { name: 'সব মুছে নতুন করে' }).click()
  await expect(input(page, 'girls')).toHaveValue('০')
})

test('inconsistent figures cause a warning, and are saved all the same @rest', async ({ page }) => {
  await open(page)
  await choose(page, NINE)
  await input(page, 'girls').fill('৫০')
  await input(page, 'muslim').fill('৪০')
  const religions = page.getByText('ধর্ম অনুযায়ী মোট ৪০ জন, কিন্তু ছাত্রী ৫০ জন।')
  const studies = page.getByText('বিভাগ অনুযায়ী মোট ০ জন, কিন্তু ছাত্রী ৫০ জন।')
  await expect(religions).toBeVisible()
  await expect(studies).toBeVisible()
  await expectAccessible(page)
  // What cannot be saved is not said to be saved all the same.
  for (const wrong of ['-1', '1.5', '1e5']) {
    await input(page, 'girls').fill(wrong)
    await expect(page.getByText('একবার মিলিয়ে দেখুন')).toHaveCount(0)
  }
  await input(page, 'girls').fill('৫০')
  await input(page, 'hindu').fill('10')
  await expect(religions).toHaveCount(0)
  await page.getByRole('button', { name: 'Save Data' }).click()
  await expect(page.getByText('Data saved successfully')).toBeVisible()
  await choose(page, SIX)
  await expect(input(page, 'girls')).toHaveValue('৪০')
  // Classes below nine have no groups, and boys also count in the religions.
  await expect(page.getByText('একবার মিলিয়ে দেখুন')).toHaveCount(0)
})

test('a section that could not be loaded is not overwritten silently @rest', async ({ page }) => {
  await open(page)
  let isFailing = true
  await page.route(`**${API}/Six/Morning/A?state=all`, (route) =>
    isFailing ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await choose(page, SIX)
  await expect(page.getByRole('alert')).toContainText('এই শাখার আগের হিসাব আনা গেল না।')
  await expect(input(page, 'girls')).toHaveValue('০')
  await expectAccessible(page)
  isFailing = false
  await input(page, 'girls').fill('41')
  await page.getByRole('button', { name: 'Save Data' }).click()
  const conflict = conflictOf(page)
  await expect(conflict.getByRole('row').filter({ hasText: 'ছাত্রী' })).toContainText('৪০')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'আমার লেখাটি সংরক্ষণ করুন' }).click()
  await expect(page.getByRole('button', { name: 'Update Data' })).toBeVisible()
  expect(await find(page)).toMatchObject({ boys: 3, girls: 41, muslim: 35 })
})

test('a new count can be sent again after a failure @rest', async ({ page }) => {
  await open(page)
  await page.route(/api\/studentCounts/, failWrites)
  await choose(page, NINE)
  await input(page, 'girls').fill('51')
  await page.getByRole('button', { name: 'Save Data' }).click()
  await expect(page.getByRole('alert')).toContainText('Error saving data')
  await page.unroute(/api\/studentCounts/)
  await page.getByRole('button', { name: 'Save Data' }).click()
  await expect(page.getByText('Data saved successfully')).toBeVisible()
  expect(await find(page, NINE)).toMatchObject({ girls: 51 })
})

test('an invalid number is refused at its field @rest', async ({ page }) => {
  await open(page)
  await choose(page, SIX)
  await input(page, 'hindu').fill('পাঁচ')
  await submit(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('alert').getByRole('link', { name: 'হিন্দু' }).click()
  await expect(input(page, 'hindu')).toHaveAttribute('aria-invalid', 'true')
  await expect(input(page, 'hindu')).toHaveValue('পাঁচ')
  await expectAccessible(page)
})

test('a row opens in the form @rest', async ({ page }) => {
  await open(page)
  const row = page.getByRole('row').filter({ hasText: 'ষষ্ঠ শ্রেণি' })
  await row.getByRole('button', { name: 'বদলান' }).click()
  await expect(page.getByRole('heading', { name: 'একটি শাখার হিসাব' })).toBeFocused()
  await expect(input(page, 'section')).toHaveValue('A')
  await expect(input(page, 'girls')).toHaveValue('৪০')
})

test('a row is deleted after a confirmation, and the form reflects it @rest', async ({ page }) => {
  await open(page)
  await choose(page, SIX)
  await expect(page.getByRole('button', { name: 'Update Data' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'ষষ্ঠ শ্রেণি' })
  const dialog = page.getByRole('dialog')
  await row.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'না, থাক' }).click()
  await expect(row).toBeVisible()

  await page.route(`**${API}/**`, failWrites)
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText('Are you sure you want to delete this student count?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete student count.')
  await expectAccessible(page)
  await page.unroute(`**${API}/**`)

  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Student count deleted successfully.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('শিক্ষার্থীর হিসাব এখনো দেওয়া হয়নি।')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Data' })).toBeVisible()
  await expect(input(page, 'girls')).toHaveValue('০')
  expect(await list(page)).toEqual([])
})

/** The cells of the heading and of the last row whose centre is covered by another cell. */
function findCovered(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'সব শাখার হিসাব' }).evaluate((region) => {
    const { left, right } = region.getBoundingClientRect()
    const cells = [...region.querySelectorAll('tr:last-child > *, thead th')]
    return cells
      .filter((cell) => {
        const box = cell.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        if (x < left || x > right) return false
        const above = document.elementFromPoint(x, y)
        return above !== null && above !== cell && !cell.contains(above)
      })
      .map((cell) => cell.textContent.trim())
  })
}

for (const language of ['bn', 'en']) {
  test(
    `a desk of 1280 px shows all columns of the list in ${language}${restIf(language === 'en')}`,
    { tag: '@desk' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page
        .context()
        .addCookies([{ name: 'staffLanguage', value: language, url: `${site.url}/admin` }])
      await openScreen(page, site, 'studentcount')
      const region = page.getByRole('region').filter({ has: page.getByRole('table') })
      await expect(region.getByRole('columnheader')).toHaveCount(20)
      expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      // The page scrolls all sections, and no box in it.
      await expect(region).toHaveCSS('overflow-y', 'visible')
    },
  )
}

test(
  'no column of the list covers another column, and the keyboard reaches the last column',
  { tag: ['@desk', '@rest'] },
  async ({ page }) => {
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page)
      const region = page.getByRole('region', { name: 'সব শাখার হিসাব' })
      await region.scrollIntoViewIfNeeded()
      expect.soft(await findCovered(page), `${width} px at rest`).toEqual([])
      const last = page.getByRole('columnheader').last()
      await expect(last).toHaveText('শারীরিক প্রতিবন্ধী')
      await region.focus()
      for (let count = 0; count < 30; count += 1) await page.keyboard.press('ArrowRight')
      const isWhole = () =>
        last.evaluate((heading) => {
          const box = heading.getBoundingClientRect()
          const around = heading.closest('[role=region]')!.getBoundingClientRect()
          return (
            box.right <= around.right &&
            document.elementFromPoint(box.right - 2, box.top + box.height / 2) === heading
          )
        })
      await expect.poll(isWhole, `${width} px at the end`).toBe(true)
    }
  },
)
