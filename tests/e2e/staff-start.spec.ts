import { pageWords } from '#src/features/documents/office/document/words.ts'
import { changeBackupState } from '#src/backup/state/state.ts'
import { hashPassword } from '#src/features/accounts/password.ts'
import { CONTACT_FIELDS } from '#src/features/profile/fields.ts'
import { sampleSchoolInfo } from '#src/features/profile/sample.ts'
import {
  ADMIN,
  expect,
  expectAccessible,
  expectToFit,
  form,
  signIn as writeAs,
  startSite,
  stopSiteAfter,
  test,
} from './site.ts'
import { openScreen, signIn, signInTo } from './staff.ts'

test('a new school’s first page leads through six steps', async ({ page }) => {
  // A new site, because a site makes its first backup after some minutes.
  const site = await startSite('empty')
  await signInTo(page, site)
  const steps = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('.step') })
  await expect(steps.getByRole('heading')).toHaveText([
    'বিদ্যালয়ের নাম, ঠিকানা ও ফোন',
    'শিক্ষক ও কর্মচারী',
    'শিক্ষার্থী সংখ্যা',
    'এক নজরে বিদ্যালয়',
    'প্রথম নোটিশ',
    'তথ্য বোর্ড: অভিযোগ কর্মকর্তা ও কমিটি',
  ])
  await expect(steps.getByRole('listitem').last()).toContainText('২ নম্বর ধাপ লাগে')
  await expect(page.getByRole('heading', { name: 'আজ যা দেখবেন' })).toHaveCount(0)
  await expect(page.getByText('এখনো কোনো ব্যাকআপ নেওয়া হয়নি')).toBeVisible()
  await expect(page.getByText('দেওয়া আছে')).toHaveCount(0)
  await expectAccessible(page)
  await expectToFit(page)
  const top = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())!.y
  expect(await top('সাইট চালু করতে ছয় ধাপ')).toBeLessThan(await top('প্রকাশ করুন'))
  await page.getByRole('link', { name: 'নোটিশ দিন' }).click()
  await expect(page.getByRole('button', { name: /কাগজের ছবি তুলুন/ })).toBeVisible()
  await page.goBack()
  await page.getByText('১৩টি এখনো খালি').click()
  await page
    .locator('.amounts')
    .getByRole('link', { name: /^নোটিশ বোর্ড/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'নোটিশ বোর্ড' })).toBeVisible()
  await stopSiteAfter(page, site)
})

test('the first page asks for an own password, and says where everything is @rest', async ({
  page,
}) => {
  const password = 'cykh-qk3w-3zez-mt3w'
  const site = await startSite('empty', {}, async ({ stores }) => {
    const passwordHash = await hashPassword(password)
    const account = { username: ADMIN.username, passwordHash, isGiven: true }
    await stores.accounts.create({ ...account, role: 'admin' })
  })
  await signIn(page, site, { ...ADMIN, password })
  await openScreen(page, site)
  const ask = page.getByRole('region', { name: 'নিজের একটি পাসওয়ার্ড দিন' })
  await expectAccessible(page)
  await expectToFit(page)
  await ask.getByRole('button', { name: 'পরে করব' }).click()
  await expect(ask).toHaveCount(0)
  await page.getByRole('link', { name: 'নতুন নোটিশ' }).click()
  await expect(page.getByRole('button', { name: /কাগজের ছবি তুলুন/ })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'অফিস' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'শুরুর পাতা' })).toBeVisible()
  await expect(page.getByText('সাইট চালু করতে ছয় ধাপ')).toBeVisible()
  await expect(ask).toHaveCount(0)
  await page.reload()
  await ask.locator('[name=currentPassword]').fill(password)
  await ask.locator('[name=newPassword]').fill('nine-rivers-and-a-boat')
  await ask.getByRole('button', { name: 'পাসওয়ার্ড বদলান' }).click()
  await expect(ask).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'অফিসে কোথায় কী' })).toContainText('হঠাৎ বন্ধ')
  await stopSiteAfter(page, site)
})

test('a step is done when its records exist, then come tasks @rest', async ({ page }) => {
  const site = await startSite('empty')
  const write = await writeAs(site)
  await write('PUT', 'site', { schoolName: 'শাপলা বিদ্যালয়', headTeacherName: 'রহিমা' })
  await write('POST', 'contactus', Object.fromEntries(CONTACT_FIELDS.map((name) => [name, 'ক'])))
  await write('POST', 'officers', { name: 'রহিমা', designation: 'প্রধান শিক্ষক' })
  await signInTo(page, site)
  await expect(page.getByText('২টি হয়েছে, ৪টি বাকি')).toBeVisible()
  // The form for the name is gone; the contact screen has it.
  await expect(page.getByRole('link', { name: /^দেখুন বা বদলান/ })).toHaveAttribute(
    'href',
    '/admin/dashboard/contactus',
  )
  await expect(page.locator('[name=schoolName]')).toHaveCount(0)
  await write('POST', 'schoolInfo', sampleSchoolInfo)
  await write('POST', 'studentCounts', {
    className: 'Six',
    shift: 'Morning',
    section: 'A',
    girls: 40,
  })
  await write('POST', 'notices', form({ title: 'নোটিশ', text: 'লেখা' }))
  for (const purpose of ['complaints', 'managing'])
    await write('POST', 'groups', { purpose, members: [{ role: 'member', name: 'সালমা' }] })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'আজ যা দেখবেন' })).toBeVisible()
  await expect(page.getByText('আজ আর কিছু বাকি নেই।')).toBeVisible()
  await expect(page.locator('.step')).toHaveCount(0)
  await expectAccessible(page)
  await stopSiteAfter(page, site)
})

test('a task leads to its act, and goes when the act is done @rest', async ({ page }) => {
  const site = await startSite('empty')
  const write = await writeAs(site)
  const pinnedUntil = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const made = await write('POST', 'notices', form({ title: 'উপবৃত্তি', text: 'লেখা', pinnedUntil }))
  const { _id } = (await made.json()) as { _id: string }
  await signInTo(page, site)
  const task = page.getByRole('listitem').filter({ hasText: 'উপরে রাখা শেষ হবে' })
  await expect(task.getByRole('link', { name: 'উপবৃত্তি', exact: true })).toHaveAttribute(
    'href',
    `/admin/dashboard/createNotice/${_id}`,
  )
  await expectToFit(page)
  const top = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())!.y
  expect(await top('আজ যা দেখবেন')).toBeLessThan(await top('সাইট চালু করতে ছয় ধাপ'))
  await task.getByRole('link', { name: 'দিন বাড়ান' }).click()
  const times = page.getByRole('region', { name: pageWords.bn.times })
  await expect(times.getByRole('heading')).toBeInViewport()
  await times.locator('[name=isPinned]').uncheck()
  await times.getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
  await expect(page.getByText(pageWords.bn.changed)).toBeVisible()
  await openScreen(page, site)
  await expect(page.getByRole('heading', { name: 'শেষ বদল' })).toBeVisible()
  await expect(task).toHaveCount(0)
  const change = page.locator('.change').filter({ hasText: 'উপবৃত্তি' })
  await expect(change).toContainText(/নোটিশ: বদল.*admin · আজ/)
  await stopSiteAfter(page, site)
})

test('many pins that end this week are one button after three rows @rest', async ({ page }) => {
  const site = await startSite('empty')
  const write = await writeAs(site)
  const pinnedUntil = new Date(Date.now() + 3 * 86_400_000).toISOString()
  for (const title of ['এক', 'দুই', 'তিন', 'চার', 'পাঁচ'])
    await write('POST', 'notices', form({ title, text: 'লেখা', pinnedUntil }))
  await signInTo(page, site)
  const rows = page.getByRole('listitem').filter({ hasText: 'উপরে রাখা শেষ হবে' })
  await expect(page.getByRole('heading', { name: 'আজ যা দেখবেন ৫টি' })).toBeVisible()
  await expect(rows).toHaveCount(4)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'আরও ২টি উপরে রাখা শেষ হবে' }).click()
  await expect(rows).toHaveCount(5)
  await expect(rows.nth(3).getByRole('link').first()).toBeFocused()
  await stopSiteAfter(page, site)
})

test('a closure button says that the day is a holiday @rest', async ({ page, emptySite }) => {
  await signIn(page, emptySite)
  await page.route('**/api/admin/overview', async (route) => {
    const answer = await route.fetch()
    const isHoliday = { today: true, tomorrow: false }
    await route.fulfill({ response: answer, json: { ...(await answer.json()), isHoliday } })
  })
  await openScreen(page, emptySite)
  await expect(page.getByRole('link', { name: /^আজ বন্ধ.*ছুটিই$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'আগামীকাল বন্ধ', exact: true })).toBeVisible()
})

test('a part that could not be read says so, and the others stay @rest', async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite)
  await page.route('**/api/admin/overview', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), lastChanges: null } })
  })
  await openScreen(page, emptySite)
  const part = page.getByRole('region', { name: 'শেষ বদল' })
  await expect(part.getByRole('alert')).toContainText('এই অংশটি আনা গেল না।')
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(page.getByText('সাইটে এখন', { exact: true })).toBeVisible()
  await page.unroute('**/api/admin/overview')
  await part.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the first page begins with a damaged database @rest', async ({ page }) => {
  const site = await startSite('empty')
  const lastCheck = { at: '2026-01-05T20:30:00.000Z', damage: 'row 1 missing from index x' }
  await changeBackupState(site.dataDir, { lastCheck })
  await signInTo(page, site)
  const note = page.getByRole('alert')
  await expect(note).toContainText('৬ জানুয়ারি, ২০২৬, রাত ২:৩০')
  await expect(note).toContainText('যিনি সার্ভার দেখাশোনা করেন তাঁকে এখনই জানান')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'ডেটাবেসের ফাইল নষ্ট হয়েছে',
  )
  await expectAccessible(page)
  await expectToFit(page)
  await stopSiteAfter(page, site)
})

test('an admin removes the sample content; changed entries stay @rest', async ({ page }) => {
  const site = await startSite('sample')
  await signIn(page, site)
  const [notice] = await (await page.request.get(`${site.url}/api/notices?limit=1`)).json()
  await page.request.put(`${site.url}/api/notices/${notice._id}`, { data: { title: 'নিজের' } })
  await openScreen(page, site)
  await page.getByText('সব পাতার তালিকা').click()
  await expect(page.locator('.amounts').getByRole('link', { name: /নোটিশ বোর্ড/ })).toContainText(
    '১৩',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'নমুনা তথ্য মুছুন' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').locator('[name=currentPassword]').fill(ADMIN.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.amounts').getByRole('link', { name: /নোটিশ বোর্ড/ })).toContainText(
    '১',
  )
  await expect(page.getByRole('button', { name: 'নমুনা তথ্য মুছুন' })).toHaveCount(0)
  const home = await (await page.request.get(site.url)).text()
  expect(home).toContain('নিজের')
  expect(home).not.toContain('শাহানা পারভীন')
  await stopSiteAfter(page, site)
})

test('a server failure is reported, with a retry button @rest', async ({ page, emptySite }) => {
  await signIn(page, emptySite)
  await page.route('**/api/admin/overview', (route) => route.fulfill({ status: 503, body: '' }))
  await openScreen(page, emptySite)
  await expect(page.getByRole('alert')).toContainText('সার্ভারে সমস্যা হয়েছে')
  await page.unroute('**/api/admin/overview')
  await page.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await expect(page.getByText('সাইটে এখন', { exact: true })).toBeVisible()
})
