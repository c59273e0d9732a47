import type { Locator, Page } from '@playwright/test'
import type { GroupRecord } from '#src/features/groups/schema.ts'
import { addDays, formatDay } from '@pathshala/bengali/days'
import { dayAt } from '#src/words/format.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  type Site,
  startSite,
  stopSite,
  test,
} from './site.ts'
import { openScreen, signIn, signInTo } from './staff.ts'

let site: Site

test.beforeAll(async () => {
  site = await startSite('empty')
})
test.afterEach(async ({ page }) => {
  await signIn(page, site)
  for (const { _id } of await listed(page)) {
    await page.request.delete(`${site.url}/api/groups/${_id}`)
  }
})
test.afterAll(() => stopSite(site))

const open = (page: Page, search = '') => signInTo(page, site, `groups${search}`)

async function create(page: Page, group: object): Promise<GroupRecord> {
  await signIn(page, site)
  const answer = await page.request.post(`${site.url}/api/groups`, { data: group })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as GroupRecord
}

async function addOfficer(page: Page, name: string): Promise<string> {
  await signIn(page, site)
  const answer = await page.request.post(`${site.url}/api/officers`, {
    data: { name, designation: 'সহকারী শিক্ষক' },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { _id: string })._id
}

async function listed(page: Page): Promise<GroupRecord[]> {
  const answer = await page.request.get(`${site.url}/api/groups?state=all`)
  return (await answer.json()) as GroupRecord[]
}

const adding = (page: Page) => page.getByRole('group', { name: /^(?:একজন|আরেকজন) যোগ করুন$/ })
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click()

async function addFromOutside(page: Page, name: string): Promise<void> {
  await adding(page).getByText('বাইরের কেউ').click()
  await adding(page).getByLabel('নাম', { exact: true }).fill(name)
  await press(adding(page), 'তালিকায় যোগ করুন')
}

test('a committee of staff and outsiders is checked and published', async ({ page }) => {
  await addOfficer(page, 'তাহমিনা ইয়াসমিন')
  await open(page)
  await page.getByLabel('কোন কমিটি').selectOption('antiHarassment')
  await press(page, 'নতুন কমিটি')
  await expect(page.getByText('বাধ্যতামূলক')).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)

  await adding(page).getByLabel('কে', { exact: true }).fill('তাহ')
  const proposed = adding(page).getByRole('button', { name: /^তাহমিনা/ })
  await expect(proposed).toBeVisible()
  // The bar with the buttons does not lie over the names.
  await expect(page.locator('.group-save')).toHaveCSS('position', 'static')
  await proposed.click()
  // One button stands out: the one that comes next.
  const add = adding(page).getByRole('button', { name: 'তালিকায় যোগ করুন', exact: true })
  const save = page.getByRole('button', { name: 'সংরক্ষণ করুন', exact: true })
  await expect(add).toHaveAttribute('data-variant', 'filled')
  await expect(save).toHaveAttribute('data-variant', 'default')
  await adding(page).getByText('আহ্বায়ক').click()
  await add.click()
  await expect(save).toHaveAttribute('data-variant', 'filled')
  await addFromOutside(page, 'ফরিদা ইয়াসমিন')
  const members = page.getByRole('region', { name: 'সদস্য' })
  await expect(members.getByRole('listitem').first()).toContainText('আহ্বায়ক')
  await expect(members.getByText('২ জন')).toBeVisible()
  const rules = page.getByRole('region', { name: 'নিয়মের সঙ্গে মিলিয়ে' })
  await expect(rules).toContainText('অন্তত ৫ জন সদস্য; এখন ২ জন')
  await page.getByLabel('নারী সদস্য কতজন').fill('২')
  await expect(rules).toContainText('বেশির ভাগ নারী: ২ জনের ২ জন')
  await expect(rules).toContainText('বাইরের সদস্য ১ জন; সম্ভব হলে ২ জন')

  const contact = page.getByRole('region', { name: 'কমিটির সঙ্গে যোগাযোগ' })
  await contact.getByLabel('ফোন').fill('০১৭০০-০০০০১১')
  await contact.getByText('ব্যক্তিগত').click()
  await press(page, 'সংরক্ষণ করুন')
  await expect(page.getByRole('alert')).toContainText('কোন দিন সম্মতি দিয়েছেন')
  await expectAccessible(page)
  await contact.getByLabel('সম্মতির তারিখ').fill('2026-01-02')
  await press(page, 'সংরক্ষণ করুন')
  await expect(page.getByText('কমিটি সংরক্ষণ হয়েছে।')).toBeVisible()
  expect(await listed(page)).toMatchObject([
    {
      purpose: 'antiHarassment',
      women: 2,
      phoneOf: 'personal',
      members: [{ role: 'convener', name: 'তাহমিনা ইয়াসমিন' }, { name: 'ফরিদা ইয়াসমিন' }],
    },
  ])
  await page.goto(`${site.url}/information/committees`)
  const section = page.locator('#antiHarassment')
  await expect(section.getByRole('link', { name: 'তাহমিনা ইয়াসমিন' })).toBeVisible()
  await expect(section.locator('a[href="tel:109"]')).toBeVisible()
})

test('an officer in charge who left is replaced in three taps @rest', async ({ page }) => {
  const left = await addOfficer(page, 'মাধুরী সরকার')
  await addOfficer(page, 'নাসরিন জাহান')
  await create(page, { purpose: 'complaints', members: [{ role: 'officer', officerId: left }] })
  await page.request.delete(`${site.url}/api/officers/${left}`)
  await openScreen(page, site)
  await page.getByRole('link', { name: /^অন্যজন বাছুন.*অভিযোগ নিষ্পত্তি/ }).click()
  await page
    .getByRole('region', { name: 'সদস্য' })
    .getByRole('button', { name: /^নাসরিন জাহান/ })
    .click()
  await expectToFit(page)
  await expectAccessible(page)
  await press(page, 'সংরক্ষণ করুন')
  await expect
    .poll(() => listed(page))
    .toMatchObject([{ members: [{ name: 'নাসরিন জাহান', role: 'officer' }] }])
})

test('a name that is typed and not picked stops the sending and says so', async ({ page }) => {
  await addOfficer(page, 'রোকেয়া সুলতানা')
  await addOfficer(page, 'রোকসানা খানম')
  await open(page, '?purpose=complaints')
  const who = adding(page).getByLabel('কে', { exact: true })
  await who.fill('রোকে বেগম')
  await press(page, 'সংরক্ষণ করুন')
  await expect(page.getByRole('alert')).toContainText('“রোকে বেগম” লেখা হয়েছে')
  await expect(who).toHaveValue('রোকে বেগম')
  await expectToFit(page)
  await expectAccessible(page)
  expect(await listed(page)).toEqual([])

  // A part of a name fits two people, and the whole name of one of them needs no tap.
  await who.fill('রোক')
  await press(page, 'সংরক্ষণ করুন')
  await expect(page.getByRole('alert')).toContainText('“রোক” লেখা হয়েছে')
  await who.fill('রোকসানা খানম')
  await expect(page.getByText('“রোক” লেখা হয়েছে')).toHaveCount(0)
  await press(page, 'সংরক্ষণ করুন')
  await expect(page.getByText('কমিটি সংরক্ষণ হয়েছে।')).toBeVisible()
  expect(await listed(page)).toMatchObject([{ members: [{ name: 'রোকসানা খানম' }] }])
})

test('the telephone and room of a replaced officer go @rest', async ({ page }) => {
  const old = await addOfficer(page, 'হালিমা বেগম')
  await addOfficer(page, 'ফাতেমা জোহরা')
  const contact = { phone: '০১৭০০-০০০০১২', phoneOf: 'office' }
  const group = await create(page, {
    purpose: 'complaints',
    place: 'কক্ষ ৫',
    ...contact,
    members: [{ role: 'officer', officerId: old, note: 'কক্ষ ৬', ...contact }],
  })
  await open(page, `?id=${group._id}`)
  await press(page, 'আরও : হালিমা বেগম')
  const members = page.getByRole('region', { name: 'সদস্য' })
  await members.getByLabel('কে', { exact: true }).first().fill('ফাতে')
  await members.getByRole('button', { name: /^ফাতেমা/ }).click()
  await expect(
    page.getByText('আগের জনের তথ্য সরানো হয়েছে: কক্ষ ৬, কক্ষ ৫, ০১৭০০-০০০০১২।'),
  ).toBeVisible()
  await expect(page.getByLabel('কোথায়', { exact: true })).toHaveValue('')
  await expectToFit(page)
  await press(page, 'সংরক্ষণ করুন')
  await expect(page.getByText('হালনাগাদ হয়েছে।')).toBeVisible()
  expect(await listed(page)).toMatchObject([
    { place: '', phone: '', members: [{ name: 'ফাতেমা জোহরা', phone: '', note: '' }] },
  ])
})

test('the details of the next officer stand beside the empty fields @rest', async ({ page }) => {
  const nextName = 'রফিকুল আলম'
  const [old, next] = [await addOfficer(page, 'মাধুরী রানী'), await addOfficer(page, nextName)]
  await page.request.put(`${site.url}/api/officers/${next}`, {
    multipart: {
      phone: '01700-000008',
      phoneOf: 'personal',
      phoneConsentOn: '2026-03-12',
      email: 'ict@school.example',
    },
  })
  const { _id } = await create(page, {
    purpose: 'serviceCentre',
    members: [
      { role: 'officer', officerId: old, note: 'কক্ষ ২', phone: '০২-৫৫০০০০০১', phoneOf: 'office' },
    ],
  })
  await page.request.delete(`${site.url}/api/officers/${old}`)
  await open(page, `?id=${_id}`)
  await expect(page.getByText('নাম সাইট থেকে সরে গেছে')).toBeVisible()
  await page.getByLabel('কে', { exact: true }).first().fill(nextName)
  await page.getByRole('button', { name: new RegExp(`^${nextName}`) }).click()
  const details = page.getByRole('region', { name: `${nextName}: তালিকায় যা আছে` })
  await expect(details).toContainText('শুধু শিক্ষক-কর্মচারীর তালিকার জন্য')
  await expect(details).toContainText('ict@school.example')
  await expectAccessible(page)
  await expectToFit(page)
  await press(page, 'সংরক্ষণ করুন')
  await expect(page.getByText('হালনাগাদ হয়েছে।')).toBeVisible()
  const [saved] = await listed(page)
  expect(saved!.members).toMatchObject([
    { officerId: next, note: '', phone: '', phoneOf: null, consentOn: null, email: '' },
  ])
})

test('deleting a person names the committees, which say who left @rest', async ({ page }) => {
  const name = 'শিরিন আখতার'
  const officerId = await addOfficer(page, name)
  const { _id } = await create(page, {
    purpose: 'purchase',
    title: 'ক্রয় কমিটি',
    members: [{ role: 'convener', officerId }],
  })
  await openScreen(page, site, 'officers')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'ক্রয় কমিটি' })).toHaveAttribute(
    'href',
    `/admin/dashboard/groups?id=${_id}`,
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await openScreen(page, site, 'groups')
  await expect(page.getByText(`${name} আর তালিকায় নেই`)).toBeVisible()
  await openScreen(page, site, 'information')
  await expect(page.getByText(`${name} আর তালিকায় নেই`)).toBeVisible()
})

test('the list of things to do names the last day of a term @rest', async ({ page }) => {
  const last = addDays(dayAt(new Date(), 'Asia/Dhaka'), 10)
  await create(page, {
    purpose: 'examination',
    validUntil: last,
    members: [{ role: 'convener', name: 'ক' }],
  })
  await openScreen(page, site, 'information')
  await expect(page.getByText(`মেয়াদ শেষ হবে ${formatDay(last, 'bn')}, ১০ দিন বাকি`)).toBeVisible()
})

test('the committees lead to the board, with their last check @rest', async ({ page }) => {
  await create(page, { purpose: 'complaints', members: [{ role: 'officer', name: 'ক' }] })
  await create(page, { purpose: 'examination', members: [{ role: 'convener', name: 'খ' }] })
  await create(page, { purpose: 'admission', members: [{ role: 'convener', name: 'গ' }] })
  const sections = page.locator('.group')
  for (const [entry, checked] of [
    ['complaints', 1],
    ['committees', 3],
  ] as const) {
    await page.request.post(`${site.url}/api/information/${entry}/check`)
    await page.goto(`${site.url}/information/committees`)
    await expect(sections.filter({ hasText: 'শেষ যাচাই:' })).toHaveCount(checked)
  }
  await expect(sections).toHaveCount(3)
  await page
    .getByRole('navigation', { name: 'আপনি যেখানে আছেন' })
    .getByRole('link', { name: 'তথ্য বোর্ড' })
    .click()
  await expect(page).toHaveURL(`${site.url}/information`)
})

test('a clerk chooses between her members and another clerk’s @rest', async ({ page }) => {
  const group = await create(page, {
    purpose: 'examination',
    members: [{ role: 'member', name: 'ক' }],
  })
  await open(page, `?id=${group._id}`)
  const change = (data: object) => page.request.put(`${site.url}/api/groups/${group._id}`, { data })
  await addFromOutside(page, 'গ')
  await change({ members: [] })
  await press(page, 'সংরক্ষণ করুন')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('সদস্য: গ')
  await press(dialog, 'আমার লেখাটি সংরক্ষণ করুন')
  await expect(dialog).toHaveCount(0)
  expect((await listed(page))[0]?.members.map(({ name }) => name)).toEqual(['ক', 'গ'])
})

test('a keyboard keeps its place in picking and saving @rest', async ({ page }) => {
  await create(page, { purpose: 'other', title: 'কিবোর্ডের কমিটি', members: [] })
  const person = { name: 'মাধুরী রানী', designation: 'শিক্ষক' }
  await page.request.post(`${site.url}/api/officers/import`, { data: { rows: [person] } })
  await open(page)
  await page.getByRole('button', { name: /^বদলান/ }).first().press('Enter')
  const who = adding(page).getByLabel('কে', { exact: true })
  await who.pressSequentially('মাধু')
  await who.press('Tab')
  await page.keyboard.press('Enter')
  await expect(who).toBeFocused()
  await expect(page.locator('.found-people')).toHaveCount(0)
  await page.getByRole('button', { name: 'সংরক্ষণ করুন', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'তালিকা', exact: true })).toBeFocused()
})

test('members move and are removed by buttons, with an undo @rest', async ({ page }) => {
  const members = ['ক', 'খ'].map((name) => ({ role: 'member', name }))
  const group = await create(page, { purpose: 'examination', members })
  await open(page, `?id=${group._id}`)
  await press(page, 'আরও : খ')
  await press(page, 'উপরে নিন : খ')
  await expect(page.locator('.group-members > li').first()).toContainText('খ')
  await press(page, 'সরান : খ')
  await expect(page.locator('.group-members > li')).toHaveCount(1)
  await press(page, 'ফিরিয়ে আনুন')
  await expect(page.locator('.group-members > li')).toHaveCount(2)
  await press(page, 'সংরক্ষণ করুন')
  await expect(page.getByText('হালনাগাদ হয়েছে।')).toBeVisible()
  expect((await listed(page))[0]?.members.map(({ name }) => name)).toEqual(['খ', 'ক'])
})

/** A year whose end is not over. */
const LATER = new Date().getUTCFullYear() + 1

test('the committee of the next year has the same members and the next term; the earlier one stays until its end @rest', async ({
  page,
}) => {
  await create(page, {
    purpose: 'examination',
    title: 'পরীক্ষা কমিটি ২০২৬',
    formedOn: `${LATER - 1}-01-01`,
    validUntil: `${LATER}-12-31`,
    members: [{ role: 'convener', name: 'ক' }],
  })
  await open(page)
  await page.locator('.items .menu summary').click()
  await page.getByRole('button', { name: 'পরের মেয়াদের কমিটি লিখুন' }).click()
  await expect(page.locator('.group-members > li')).toHaveCount(1)
  await press(page, 'সংরক্ষণ করুন')
  await expect(page.getByText('কমিটি সংরক্ষণ হয়েছে।')).toBeVisible()
  const members = [{ name: 'ক' }]
  expect(await listed(page)).toMatchObject([
    { title: 'পরীক্ষা কমিটি ২০২৬', members },
    {
      title: 'পরীক্ষা কমিটি ২০২৭',
      formedOn: `${LATER + 1}-01-01`,
      validUntil: `${LATER + 2}-12-31`,
      members,
    },
  ])
})
