import type { Locator, Page } from '@playwright/test'
import type { StaffBoard } from '#src/features/information/schema.ts'
import { expect, expectAccessible, expectToFit, ownSite, test } from './site.ts'
import { openScreen, signInTo, waitForDrafts } from './staff.ts'

const site = ownSite('sample')

async function open(page: Page, entry = ''): Promise<void> {
  await signInTo(page, site, `information${entry}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
}

const toDo = (page: Page) => page.getByRole('region', { name: 'এখন যা করবেন' })
const row = (page: Page, title: string) =>
  toDo(page).getByRole('listitem').filter({ hasText: title })
const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name }).first().click()

async function standingOf(page: Page, key: string) {
  const answer = await page.request.get(`${site.url}/api/admin/information`)
  const { entries } = (await answer.json()) as StaffBoard
  return entries.find((entry) => entry.key === key)!.standing
}

test('two taps check an old entry, and one takes the check back @rest', async ({ page }) => {
  await signInTo(page, site)
  await page.getByText('সব পাতার তালিকা').click()
  const board = page.locator('.amounts').getByRole('link', { name: /^তথ্য বোর্ড/ })
  await expect(board).toContainText('/১১')
  await board.click()
  const sections = row(page, 'শ্রেণিভিত্তিক অনুমোদিত শাখা')
  await expect(sections).toContainText('পুরোনো')
  await expectToFit(page)
  await expectAccessible(page)
  await press(sections, /^এখনো ঠিক আছে/)
  await expect(sections.getByRole('status')).toContainText('যাচাই লেখা হয়েছে')
  expect(await standingOf(page, 'sections')).toBe('ok')
  await press(sections, /^আগের মতো করুন/)
  await expect(sections).toContainText('পুরোনো')
  expect(await standingOf(page, 'sections')).toBe('late')
  await openScreen(page, site, 'history')
  await expect(page.getByText('শেষ যাচাই').first()).toBeVisible()
  await expect(page.getByText(/\d{4}-\d\d-\d\dT/)).toHaveCount(0)
})

test('no button confirms more than one entry @rest', async ({ page }) => {
  await open(page)
  const late = await toDo(page)
    .getByRole('button', { name: /^এখনো ঠিক আছে/ })
    .all()
  for (const button of late) {
    await expect(button).toHaveAccessibleName(/^এখনো ঠিক আছে\s*: ./)
  }
})

test('every demanded entry that is not right has a way to mend it @rest', async ({ page }) => {
  await open(page)
  const answer = await page.request.get(`${site.url}/api/admin/information`)
  const { entries } = (await answer.json()) as StaffBoard
  const open11 = entries.filter(({ set, standing }) => set === 'directorate' && standing !== 'ok')
  expect(open11.length).toBeGreaterThan(0)
  for (const { title } of open11) {
    await expect(row(page, title).getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/admin\/dashboard\//,
    )
  }
})

test('results of a year survive a reload and appear on the site', async ({ page }) => {
  await open(page, '/ssc-results')
  const first = page.getByRole('group', { name: 'বছর ১' })
  await expect(first.getByText('অংশ নিয়েছে ১৭৬ · উত্তীর্ণ ১৭৩')).toBeVisible()
  await expect(first.getByLabel('অংশ নিয়েছে')).toBeHidden()
  await first.getByText('২০২৬', { exact: true }).click()
  await expect(first.getByLabel('অংশ নিয়েছে')).toBeVisible()
  await press(page, 'আরেকটি বছর')
  const year = page.getByRole('group', { name: 'বছর ৬' })
  // A new row begins with the year after the last one.
  await expect(year.getByLabel('বছর')).toHaveValue('২০২৭')
  await year.getByLabel('বছর').fill('২০২১')
  await year.getByLabel('অংশ নিয়েছে').fill('১৫০')
  await year.getByLabel('উত্তীর্ণ').fill('১৫১')
  await year.getByLabel('জিপিএ-৫').fill('৩০')
  await expectToFit(page)
  await expectAccessible(page)
  await waitForDrafts(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(year.getByLabel('অংশ নিয়েছে')).toHaveValue('১৫০')
  await press(page, 'সংরক্ষণ করুন')
  await expect(page.getByRole('alert')).toContainText(
    'বছর ৬, উত্তীর্ণ: উত্তীর্ণ সংখ্যা অংশ নেওয়া সংখ্যার বেশি হতে পারে না।',
  )
  await year.getByLabel('উত্তীর্ণ').fill('১৪১')
  await press(page, 'সংরক্ষণ করুন')
  await expect(page.getByText('সংরক্ষণ হয়েছে: এসএসসি পরীক্ষার ফলাফল')).toBeVisible()

  await page.goto(`${site.url}/information/ssc-results`)
  await page.getByText('আগের বছরগুলো').first().click()
  await expect(page.getByRole('row', { name: /২০২১/ })).toContainText('৯৪.০০%')
})

test('the charter names who left, and shows the next details @rest', async ({ page }) => {
  await open(page)
  const get = async (path: string) => (await page.request.get(site.url + path)).json()
  const { value } = (await get('/api/information/charter')) as {
    value: { services: { name: string; officerId: string | null }[] }
  }
  const { name, officerId } = value.services.find((service) => service.officerId !== null)!
  const people = (await get('/api/officers')) as {
    _id: string
    name: string
    designation: string
  }[]
  const left = people.find(({ _id }) => _id === officerId)!
  const next = people.find(({ _id }) => _id !== officerId)!
  await page.request.put(`${site.url}/api/officers/${next._id}`, {
    multipart: { phone: '০২-৯৯৬৬০০১১২', phoneOf: 'office' },
  })
  await page.request.delete(`${site.url}/api/officers/${officerId}`)
  await openScreen(page, site, 'information/charter')
  const service = page
    .locator('summary')
    .filter({ hasText: name })
    .filter({ hasText: `${left.name} আর তালিকায় নেই` })
  await service.click()
  const responsible = page.getByLabel('দায়িত্বে কে').filter({ visible: true })
  await expect(responsible).toHaveValue(officerId!)
  const phone = page.getByLabel('ফোন', { exact: true }).filter({ visible: true })
  await phone.fill('০১৭১২-০০০০০০')
  await responsible.selectOption(next._id)
  await expect(phone).toHaveValue('')
  const number = page.getByText('০২-৯৯৬৬০০১১২ (বিদ্যালয়ের নম্বর)').filter({ visible: true })
  await expect(number).toBeVisible()
  await expectAccessible(page)
  await responsible.selectOption({ label: 'তালিকার বাইরের কেউ' })
  await expect(page.getByLabel('নাম', { exact: true }).filter({ visible: true })).toHaveValue('')
  await page.request.post(`${site.url}/api/admin/bin/${officerId}/restore`, { data: {} })
})

test('more filled than sanctioned posts are explained @rest', async ({ page }) => {
  await open(page, '/posts')
  const post = page.getByRole('group', { name: 'পদ ১', exact: true })
  const mark = post.locator('summary .mark')
  await expect(mark).toHaveCount(0)
  await post.getByText('সৃষ্ট ১ · কর্মরত ১').click()
  await post.getByLabel('সৃষ্ট').fill('১')
  await post.getByLabel('কর্মরত').fill('২')
  await expect(post.getByRole('status')).toContainText('সাইটে শূন্য পদ ০ দেখাবে')
  // A folded row shows too that the list of staff has another number.
  await expect(mark).toHaveText('তালিকায় ১ জন')
  await press(page, 'সংরক্ষণ করুন')
  await expect(page.getByText('সংরক্ষণ হয়েছে: সৃষ্ট, কর্মরত ও শূন্য পদ')).toBeVisible()
})

test('two taps answer that an entry does not apply @rest', async ({ page }) => {
  await open(page)
  await row(page, 'অভিভাবক শিক্ষক সমিতি')
    .getByRole('link', { name: /^প্রযোজ্য নয়/ })
    .click()
  await expect(page.getByRole('textbox', { name: 'কেন প্রযোজ্য নয়', exact: true })).not.toHaveValue(
    '',
  )
  await expectAccessible(page)
  await press(page, 'সংরক্ষণ করুন')
  await expect(page.getByText('সংরক্ষণ হয়েছে: অভিভাবক শিক্ষক সমিতি')).toBeVisible()
  await page.goto(`${site.url}/information`)
  await expect(page.getByRole('row', { name: /অভিভাবক শিক্ষক সমিতি/ })).toContainText('প্রযোজ্য নয়')
})

for (const entry of [
  'recognition',
  'sections',
  'nationalisation',
  'charter',
  'posts',
  'teaching',
]) {
  test(`the form of ${entry} fits and is accessible @rest`, async ({ page }) => {
    await open(page, `/${entry}`)
    await expect(page.getByRole('button', { name: 'সংরক্ষণ করুন' })).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)
  })
}
