import type { Page } from '@playwright/test'
import { profileWords } from '#src/features/profile/office/words.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  ownSite,
  startSite,
  stopSiteAfter,
  test,
} from './site.ts'
import { conflictOf, openScreen, reload, signIn, signInTo } from './staff.ts'

const SCHOOL_INFO = {
  morningShift: 'সকাল ৭:১৫ – ১১:৪৫',
  dayShift: 'দুপুর ১২:০০ – বিকাল ৫:০০',
  withoutShift: 'প্রযোজ্য নয়',
  totalLand: '৩.৪৫',
  totalBuildings: '৫',
  totalClasses: '২৮',
  multimediaClasses: '১২',
  ictLabs: '২',
  scienceLabs: '৩',
  librarySeats: '৬০',
  totalStudents: '১২৪৮',
  boundaryWall: 'Yes',
  auditorium: 'No',
}

const CONTACT = {
  schoolName: 'শাপলা সরকারি বালিকা উচ্চ বিদ্যালয়',
  address: 'কাজলদিঘি রোড, নীলগঞ্জ সদর',
  wardNumber: '৫',
  corporation: 'নীলগঞ্জ পৌরসভা',
  postOffice: 'নীলগঞ্জ',
  postCode: '৬৯৯০',
  policeStation: 'নীলগঞ্জ',
  upazila: 'নীলগঞ্জ',
  district: 'নীলগঞ্জ',
  division: 'রাজশাহী',
  phone: '০১৭০০-০০০০০০',
  email: 'office@shapla.example',
  website: 'https://www.shapla.example',
}

const KINDS = {
  schoolInfo: { record: SCHOOL_INFO, api: '/api/schoolInfo' },
  contactus: { record: CONTACT, api: '/api/contactus' },
}
type Screen = keyof typeof KINDS

const site = ownSite('empty')

async function open(page: Page, screen: Screen, on = site): Promise<void> {
  await signInTo(page, on, screen)
  await expect(page.locator('form button[type=submit]')).toBeVisible()
}

/** Resets the record of `screen`, with an optional change. */
async function store(page: Page, screen: Screen, change: object = {}): Promise<void> {
  await signIn(page, site)
  const { record, api } = KINDS[screen]
  const data = { ...record, ...change }
  const found = await (await page.request.get(site.url + api)).json()
  const path = screen === 'schoolInfo' && found ? `${api}/${found._id}` : api
  const answer = await page.request.fetch(site.url + path, { method: found ? 'PUT' : 'POST', data })
  expect(answer.ok()).toBe(true)
}

async function stored(page: Page, screen: Screen) {
  return (await page.request.get(site.url + KINDS[screen].api)).json()
}

async function write(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const control = page.locator(`[name=${name}]`)
    if (value === 'Yes' || value === 'No') await control.selectOption(value)
    else await control.fill(value)
  }
}

const submit = (page: Page) => page.locator('form button[type=submit]')

test('a new telephone number is offered to the other screen @rest', async ({ page }) => {
  await signIn(page, site)
  // The number of the site is another one, so the contact record does not take it over.
  await page.request.put(`${site.url}/api/site`, { data: { phone: '০১৭১১-১১১১১১' } })
  await store(page, 'contactus')
  const phones = async () => {
    const { phone } = await (await page.request.get(`${site.url}/api/site`)).json()
    return [(await stored(page, 'contactus')).phone, phone]
  }
  await open(page, 'contactus')
  await write(page, { phone: '০১৭২২-২২২২২২' })
  await submit(page).click()
  await expect(page.getByText('প্রতিটি পাতার উপরে এখনো ০১৭১১-১১১১১১')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'সেখানেও ০১৭২২-২২২২২২ লিখুন' }).click()
  await expect(page.getByText('প্রতিটি পাতার উপরে এখন ০১৭২২-২২২২২২')).toBeVisible()
  await expect(page.getByRole('button', { name: 'সেখানেও' })).toHaveCount(0)
  expect(await phones()).toEqual(['০১৭২২-২২২২২২', '০১৭২২-২২২২২২'])

  await openScreen(page, site, 'site')
  await page.getByText('নাম ও পরিচয়').click()
  await page.locator('[name=schoolName]').fill('শাপলা বিদ্যালয়')
  await write(page, { phone: '০১৭৩৩-৩৩৩৩৩৩' })
  await page.getByRole('button', { name: /Update.*নাম ও পরিচয়/ }).click()
  // The numbers were the same, so the new one stands in both places.
  await expect(page.getByText('নাম ও পরিচয়: সংরক্ষণ করা হয়েছে।')).toBeVisible()
  await expect(page.getByRole('button', { name: 'সেখানেও ০১৭' })).toHaveCount(0)
  expect(await phones()).toEqual(['০১৭৩৩-৩৩৩৩৩৩', '০১৭৩৩-৩৩৩৩৩৩'])
})

test('a change of other details offers no telephone number @rest', async ({ page }) => {
  await store(page, 'contactus')
  await page.request.put(`${site.url}/api/site`, { data: { phone: '৯৯৯' } })
  await open(page, 'contactus')
  await write(page, { address: 'নতুন রোড' })
  await submit(page).click()
  await expect(page.getByText('তথ্য সংরক্ষণ করা হয়েছে')).toBeVisible()
  await expect(page.getByRole('button', { name: 'সেখানেও' })).toHaveCount(0)
})

test('the school profile is created in Bengali digits, then updated', async ({ page }) => {
  const fresh = await startSite('empty')
  await open(page, 'schoolInfo', fresh)
  await expect(page.getByRole('heading', { name: 'নতুন তথ্য তৈরি করুন' })).toBeVisible()
  await expect(page.locator('[name=boundaryWall] option').first()).toHaveText(/\(Select\)/)
  await write(page, { ...SCHOOL_INFO, totalLand: '' })
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('alert').getByRole('link').click()
  await expect(page.locator('[name=totalLand]')).toBeFocused()
  await page.locator('[name=totalLand]').fill(SCHOOL_INFO.totalLand)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('School information created successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'তথ্য হালনাগাদ করুন' })).toBeVisible()
  await expectAccessible(page)

  await page.locator('[name=totalBuildings]').fill('6')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('School information updated successfully!')).toBeVisible()
  await expect(page.locator('[name=totalBuildings]')).toHaveValue('৬')
  const saved = await (await page.request.get(`${fresh.url}/api/schoolInfo`)).json()
  expect(saved).toMatchObject({ totalLand: 3.45, totalBuildings: 6 })
  await page.goto(`${fresh.url}/schoolInfo`)
  await expect(page.getByRole('row').filter({ hasText: 'ভবন' })).toContainText('৬টি')
  await expect(page.getByRole('row').filter({ hasText: 'মিলনায়তন' })).toContainText('নেই')
  await stopSiteAfter(page, fresh)
})

test('an answer that is neither yes nor no remains selectable @rest', async ({ page }) => {
  await store(page, 'schoolInfo', { boundaryWall: 'Partial' })
  await open(page, 'schoolInfo')
  await expect(page.locator('[name=boundaryWall]')).toHaveValue('Partial')
  await expect(page.locator('[name=morningShift]')).toHaveValue(SCHOOL_INFO.morningShift)
  await page.locator('[name=ictLabs]').fill('৪')
  await submit(page).click()
  await expect(page.getByText('School information updated successfully!')).toBeVisible()
  expect(await stored(page, 'schoolInfo')).toMatchObject({ boundaryWall: 'Partial', ictLabs: 4 })
})

test('an invalid number is refused at its field, and no input is lost @rest', async ({ page }) => {
  await store(page, 'schoolInfo')
  await open(page, 'schoolInfo')
  await write(page, { totalClasses: 'অনেক', dayShift: 'বিকাল' })
  await submit(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Error saving data: ')
  await expect(alert).toBeFocused()
  await alert.getByRole('link', { name: 'শ্রেণিকক্ষ' }).click()
  await expect(page.locator('[name=totalClasses]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name=totalClasses]')).toHaveValue('অনেক')
  await expect(page.locator('[name=dayShift]')).toHaveValue('বিকাল')
  await expectAccessible(page)
})

test('a draft from before a reload can be a conflict @rest', async ({ page }) => {
  await store(page, 'contactus')
  await open(page, 'contactus')
  await page.locator('[name=address]').fill('দ্বিতীয় জনের')
  await page.locator('[name=division]').fill('দ্বিতীয় জনের বিভাগ')
  await expect(page.getByText('না পাঠানো লেখা রাখা আছে')).toBeVisible()
  await store(page, 'contactus', { address: 'প্রথম জনের', upazila: 'প্রথম জনের' })
  await reload(page)
  await expect(page.locator('[name=address]')).toHaveValue('দ্বিতীয় জনের')
  await submit(page).click()
  const conflict = conflictOf(page)
  await expect(conflict).toContainText('প্রথম জনের')
  await conflict.getByRole('button', { name: 'আমার লেখাটি সংরক্ষণ করুন' }).click()
  await expect(page.getByText('successfully!')).toBeVisible()
  expect(await stored(page, 'contactus')).toMatchObject({
    address: 'দ্বিতীয় জনের',
    division: 'দ্বিতীয় জনের বিভাগ',
    upazila: 'প্রথম জনের',
  })
})

test('contact details that did not load are not overwritten @rest', async ({ page }) => {
  await store(page, 'contactus')
  let isFailing = true
  await page.route('**/api/contactus', (route) =>
    isFailing ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await openScreen(page, site, 'contactus')
  await expect(page.getByRole('alert')).toContainText('No data found. You can input new data.')
  await expectAccessible(page)
  isFailing = false
  await write(page, { ...CONTACT, division: 'খুলনা' })
  await page.getByRole('button', { name: 'Add Information' }).click()
  const conflict = conflictOf(page)
  await expect(conflict).toContainText(CONTACT.division)
  await conflict.getByRole('button', { name: 'আমার লেখাটি সংরক্ষণ করুন' }).click()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  expect(await stored(page, 'contactus')).toMatchObject({ division: 'খুলনা' })
})

test('texts of four lines do not break the forms @rest', async ({ page }) => {
  const long = 'জেলাপরিষদমিলনায়তনসংলগ্ন'.repeat(11)
  await store(page, 'schoolInfo', { dayShift: long, boundaryWall: 'Partial' })
  await page.request.put(`${site.url}/api/site`, { data: { schoolName: 'শাপলা' } })
  await store(page, 'contactus', { address: long, division: long, schoolName: long })
  await open(page, 'schoolInfo')
  await expectToFit(page)
  await open(page, 'contactus')
  await expect(page.getByRole('button', { name: `সেখানেও ${long} লিখুন` })).toBeVisible()
  await expectToFit(page)
})

test('one click makes two different numbers of students equal @rest', async ({ page }) => {
  await store(page, 'schoolInfo')
  const counts = `${site.url}/api/studentCounts`
  const section = { className: 'Six', shift: 'Morning', section: 'A' }
  for (const { _id } of await (await page.request.get(counts)).json()) {
    await page.request.delete(`${counts}/${_id}`)
  }
  await open(page, 'schoolInfo')
  await expect(page.getByText('শাখাগুলোর হিসাব যোগ করলে')).toHaveCount(0)

  const answer = await page.request.post(counts, { data: { ...section, boys: 3, girls: 1320 } })
  const { _id } = await answer.json()
  await page.reload()
  await expect(page.getByText('মোট শিক্ষার্থী ১,৩২৩ জন হয়')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'এখানে ১,৩২৩ লিখুন' }).click()
  await expect(page.locator('[name=totalStudents]')).toHaveValue('১৩২৩')
  await expect(page.getByText('শাখাগুলোর হিসাব যোগ করলে')).toHaveCount(0)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('School information updated successfully!')).toBeVisible()
  expect(await stored(page, 'schoolInfo')).toMatchObject({ totalStudents: 1323 })

  await page.request.put(`${counts}/${_id}`, { data: { ...section, girls: 1322 } })
  await openScreen(page, site, 'studentcount')
  const note = page.getByText(
    'সব শাখা মিলিয়ে শিক্ষার্থী ১,৩২৫ জন, কিন্তু সাইটের “এক নজরে” পাতায় লেখা আছে ১,৩২৩ জন।',
  )
  await expect(note).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '“এক নজরে” পাতায় ১,৩২৫ লিখুন' }).click()
  await expect(note).toHaveCount(0)
  await expect(page.getByText('“এক নজরে” পাতায় এখন মোট শিক্ষার্থী ১,৩২৫ জন।')).toBeVisible()
  expect(await stored(page, 'schoolInfo')).toMatchObject({ totalStudents: 1325, ictLabs: 2 })
})

test('a form shows stored Latin digits as Bengali digits @rest', async ({ page }) => {
  await store(page, 'schoolInfo', { ictLabs: 7, totalLand: 4.25 })
  await open(page, 'schoolInfo')
  await expect(page.locator('[name=ictLabs]')).toHaveValue('৭')
  await expect(page.locator('[name=totalLand]')).toHaveValue('৪.২৫')

  const phone = '01711-000000'
  await store(page, 'contactus', { phone })
  await open(page, 'contactus')
  await expect(page.locator('[name=phone]')).toHaveValue('০১৭১১-০০০০০০')
  await write(page, { address: 'নতুন রোড' })
  await submit(page).click()
  await expect(page.getByText('তথ্য সংরক্ষণ করা হয়েছে')).toBeVisible()
  expect(await stored(page, 'contactus')).toMatchObject({ address: 'নতুন রোড', phone })

  const data = { name: 'রহিমা', designation: 'শিক্ষক', phone, phoneOf: 'office' }
  expect((await page.request.post(`${site.url}/api/officers`, { data })).status()).toBe(201)
  await openScreen(page, site, 'officers')
  await page.locator('.people details').filter({ hasText: 'রহিমা' }).locator('summary').click()
  await page.getByRole('button', { name: /^তথ্য বদলান/ }).click()
  const field = page.getByRole('dialog').locator('[name=phone]')
  await expect(field).toHaveValue('০১৭১১-০০০০০০')
  // The stored number in other digits has its owner still.
  await field.fill('০১৭১১-০০০০০১')
  await field.fill('০১৭১১-০০০০০০')
  await expect(page.getByRole('dialog').getByRole('radio', { checked: true })).toHaveCount(1)
})

test('the form says while it is typed which contact details the site does not link @rest', async ({
  page,
}) => {
  await store(page, 'contactus')
  await open(page, 'contactus')
  for (const [name, text, address] of [
    ['phone', 'মোবাইল নম্বর পরে', '01711-000001'],
    ['email', 'mailto:school', 'office@shapla.example'],
    ['website', 'www.shapla.example', 'https://shapla.example'],
  ] as const) {
    const notLinked = page.getByText(profileWords.bn.contact.notLinked[name])
    await expect(notLinked).toBeHidden()
    await page.locator(`[name=${name}]`).fill(text)
    await expect(notLinked).toBeVisible()
    await page.locator(`[name=${name}]`).fill(address)
    await expect(notLinked).toBeHidden()
  }
  await expectAccessible(page)
  await expectToFit(page)
})
