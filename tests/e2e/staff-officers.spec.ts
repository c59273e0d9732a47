import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { OfficerRecord } from '#src/features/people/schema.ts'
import { expect, expectAccessible, expectToFit, ownSite, test } from './site.ts'
import { madeWorkbook } from '../made-workbook.ts'
import { conflictOf, expectNotStored, PDF_FILE, signIn, signInTo } from './staff.ts'

const PORTRAIT = 'src/sample/files/officer-head.webp'
/** Scaling a photo to every size takes time on a slow machine. */
const SCALING = { timeout: 20_000 }

const site = ownSite('empty', { MAX_UPLOAD_MB: '1' })

const open = (page: Page) => signInTo(page, site, 'officers')

/** Adds people at the end of the list, like another clerk, and opens the screen. */
async function openWith(page: Page, ...names: string[]): Promise<OfficerRecord[]> {
  const people = await add(page, 'teacher', names)
  await open(page)
  return people
}

async function add(page: Page, category: string, names: string[]): Promise<OfficerRecord[]> {
  await signIn(page, site)
  const people: OfficerRecord[] = []
  for (const name of names) {
    const answer = await page.request.post(`${site.url}/api/officers`, {
      data: { name, category, designation: 'সহকারী শিক্ষক' },
    })
    expect(answer.status()).toBe(201)
    people.push((await answer.json()) as OfficerRecord)
  }
  return people
}

async function listed(page: Page): Promise<OfficerRecord[]> {
  const answer = await page.request.get(`${site.url}/api/officers?state=all`)
  return (await answer.json()) as OfficerRecord[]
}

/** The names of this test's people, in the order of the list. */
async function orderOf(page: Page, names: string[]): Promise<string[]> {
  return (await listed(page)).map(({ name }) => name).filter((name) => names.includes(name))
}

/** Different names for each test, because the tests share a site. */
function named(...words: string[]): string[] {
  return words.map((word) => `${word} ${test.info().testId.slice(-6)}`)
}

/** The list with this heading. */
const listOf = (page: Page, heading: string) => page.getByRole('region', { name: heading })
const dialogOf = (page: Page) => page.getByRole('dialog')
/** Its label names the action and the person. */
const moveButton = (page: Page, label: string, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${label} ?: ${name}$`) })
const rowOf = (page: Page, name: string) => page.locator('.people > li').filter({ hasText: name })

/** Opens the row of a person, if it is closed. */
async function openRow(page: Page, name: string): Promise<void> {
  const details = rowOf(page, name).locator('details')
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
}

async function edit(page: Page, name: string): Promise<Locator> {
  await openRow(page, name)
  await rowOf(page, name).getByRole('button', { name: 'তথ্য বদলান' }).click()
  await expect(dialogOf(page).locator('[name=name]')).toHaveValue(name)
  return dialogOf(page)
}

test('a person is added, changed and deleted on screen and site', async ({ page }) => {
  await open(page)
  const [name] = named('রওশন আরা') as [string]
  const shown = async () => (await page.request.get(`${site.url}/TeacherInformation.html`)).text()
  await page.getByRole('button', { name: 'নতুন নাম যোগ করুন' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.locator('[name=name]')).toBeFocused()
  await dialog.locator('[name=name]').fill(name)
  await dialog.locator('[name=designation]').fill('প্রধান সহকারী')
  await dialog.locator('[name=category]').selectOption('officer')
  await dialog.locator('[name=phone]').fill('০১৭০০-০০০০০১')
  await dialog.locator('[name=file]').setInputFiles(PORTRAIT)
  await expect(dialog.getByText('officer-head.webp')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toHaveCount(0, SCALING)
  const row = rowOf(page, name)
  await openRow(page, name)
  await expect(row.locator('img')).toBeVisible()
  await expect(listOf(page, 'কর্মচারীবৃন্দ')).toContainText(name)
  await expect(page.getByText('“কর্মচারীবৃন্দ” তালিকার শেষে যোগ হয়েছে।')).toBeVisible()
  expect(await shown()).toContain(name)

  await edit(page, name)
  await expect(dialog.locator('[name=category]')).toHaveValue('officer')
  await dialog.locator('[name=designation]').fill('প্রশাসনিক কর্মকর্তা')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('প্রশাসনিক কর্মকর্তা')
  expect(await shown()).toContain('প্রশাসনিক কর্মকর্তা')

  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText(name)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  expect(await shown()).not.toContain(name)
})

test('a pasted list of people is compared row by row @rest', async ({ page }) => {
  const [head, clerk, third, present] = named('প্রধান', 'সহকারী', 'তৃতীয়', 'আছেন') as [
    string,
    string,
    string,
    string,
  ]
  await openWith(page, present)
  const card = page.getByRole('region', { name: 'Excel থেকে নাম আনা' })
  const field = card.locator('[name=list]')
  await field.fill(`${head}\tপ্রধান শিক্ষক`)
  await expect(card.getByText('শিরোনামের সারি পাওয়া যায়নি।')).toBeVisible()
  const list = [
    'ক্রমিক\tনাম\tপদবি\tমোবাইল',
    `১\t${head}\tপ্রধান শিক্ষক\t1711000001`,
    `২\t${third}\t\t`,
    `৩\t${present}\tসহকারী শিক্ষক\t`,
    `৪\t${head}\tপ্রধান শিক্ষক\t০১৭১১-০০০০০১`,
    'কর্মচারীবৃন্দ',
    `১\t${clerk}\tঅফিস সহকারী\t`,
    'মোট\t৫',
  ].join('\n')
  await field.fill(list)
  const row = (name: string) => card.getByRole('row').filter({ hasText: name })
  await expect(row(`${head}, প্রধান শিক্ষক`).first()).toContainText('01711000001')
  await expect(row('সারি ৩')).toContainText('পদবি: এই ঘরটি লিখুন।')
  await expect(row('সারি ৫')).toContainText('এটি উপরের একটি সারিতে আছে।')
  await expect(row(`${clerk}, অফিস সহকারী`)).toContainText('কর্মচারী')
  await expect(card).toContainText('১টি যোগফলের সারি নেওয়া হবে না।')
  await expect(card.getByRole('status').first()).toHaveText(
    '২টি নতুন, ২টি নেওয়া যাবে না, ১টি আগের মতোই আছে। এখনো কিছু বদলায়নি।',
  )
  await expectAccessible(page)
  await expectToFit(page)

  await expectNotStored(page, head)
  await page.route('**/api/officers/import', (route) => route.fulfill({ status: 503, body: '' }))
  await card.getByRole('button', { name: '২টি সারি তালিকায় তুলুন' }).click()
  await expect(card.getByRole('alert')).toBeFocused()
  await expect(field).toHaveValue(list)
  await page.unroute('**/api/officers/import')
  await card.getByRole('button', { name: '২টি সারি তালিকায় তুলুন' }).click()
  await expect(page.getByText('২টি যোগ হয়েছে।')).toBeVisible()
  await expect(card.getByRole('button', { name: /সারি তালিকায় তুলুন/ })).toHaveCount(0)
  await expect(rowOf(page, head)).toBeVisible()
  await expect(listOf(page, 'কর্মচারীবৃন্দ')).toContainText(clerk)

  await field.fill(list.replace(`${third}\t\t`, `${third}\tসহকারী শিক্ষক\t`))
  await card.getByRole('button', { name: '১টি সারি তালিকায় তুলুন' }).click()
  await expect(rowOf(page, third)).toBeVisible()
  expect(await orderOf(page, [head, clerk, third, present])).toEqual([present, head, clerk, third])
  const changes = await page.request.get(`${site.url}/api/admin/history?kind=officers`)
  expect(await changes.text()).toContain(clerk)
})

test('a row that can mean two people of one name asks which one it is @rest', async ({ page }) => {
  const [name] = named('একই নাম') as [string]
  const post = (phone: string) =>
    page.request.post(`${site.url}/api/officers`, {
      data: { name, designation: 'সহকারী শিক্ষক', phone },
    })
  await openWith(page, name)
  await post('01711-000005')
  await page.reload()
  const card = page.getByRole('region', { name: 'Excel থেকে নাম আনা' })
  await card.locator('[name=list]').fill(`নাম\tপদবি\tবিষয়\n${name}\tসহকারী শিক্ষক\tভূগোল`)
  const row = card.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('এই নামে একাধিক জন আছেন।')
  await expect(card.getByRole('button', { name: /সারি তালিকায় তুলুন/ })).toHaveCount(0)
  await row.getByLabel('সারিটি কার').selectOption({ label: `${name}, সহকারী শিক্ষক, 01711-000005` })
  await expect(row).toContainText('বিষয় খালি → থেকে ভূগোল')
  await expectAccessible(page)
  await expectToFit(page)
  await card.getByRole('button', { name: '১টি সারি তালিকায় তুলুন' }).click()
  await expect(card.locator('[name=list]')).toHaveValue('')
  const people = (await listed(page)) as unknown as Record<string, string>[]
  const subjects = people
    .filter((one) => one['name'] === name)
    .map(({ phone, subject }) => [phone, subject])
  expect(subjects).toEqual([
    ['', ''],
    ['01711-000005', 'ভূগোল'],
  ])
})

test('an Excel file in Bijoy becomes a list of people in Unicode @rest', async ({ page }) => {
  await open(page)
  const card = page.getByRole('region', { name: 'Excel থেকে নাম আনা' })
  const bijoy = (value: string) => ({ value, font: 'SutonnyMJ' })
  const rows = [
    ['শাপলা বিদ্যালয়'],
    ['নাম', 'পদবি', 'শিক্ষাগত যোগ্যতা', 'মোবাইল', 'রক্তের গ্রুপ'],
    [bijoy('‡gvQvt mvjgv Av³vi'), bijoy('mnKvix wk¶K'), bijoy('Gg.G'), 1_711_000_003, 'O+'],
    ['রাহেলা', 'সহকারী শিক্ষক', '', '1.7E+09'],
  ]
  const hidden = [
    ['নাম', 'পদবি'],
    ['সাবেক শিক্ষক', 'শিক্ষক'],
  ]
  await card.locator('[name=file]').setInputFiles({
    name: 'teachers.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: madeWorkbook([
      { name: 'পুরোনো', state: 'hidden', rows: hidden },
      { name: 'প্রচ্ছদ', rows: [['শিক্ষকদের তালিকা'], ['তৈরি করেছে', 'অফিস']] },
      { name: 'শিক্ষক', rows },
      { name: 'কর্মচারী', rows: hidden },
    ]),
  })
  await expect(card).toContainText('৩টি শিট আছে। এটি পড়া হয়েছে: শিক্ষক')
  await expect(card).toContainText('বাদ পড়েছে ১টি কলাম। এগুলোর ঘর নেই: “রক্তের গ্রুপ”')
  await expect(card.getByRole('row').filter({ hasText: 'রাহেলা' })).toContainText(
    '“১.৭E+০৯” ফোন নম্বর নয়, তাই নেওয়া হয়নি।',
  )
  const row = card.getByRole('row').filter({ hasText: 'মোছাঃ সালমা আক্তার' })
  await expect(row).toContainText('সহকারী শিক্ষক')
  await expect(row).toContainText('এম.এ, 01711000003')
  await expectAccessible(page)
  await expectToFit(page)
  await card.getByRole('button', { name: '২টি সারি তালিকায় তুলুন' }).click()
  await expect(rowOf(page, 'মোছাঃ সালমা আক্তার')).toBeVisible()
  await expect(card.locator('[name=list]')).toHaveValue('')
})

test('a missing day of consent is asked for before sending @rest', async ({ page }) => {
  await open(page)
  const [name] = named('সালমা আক্তার') as [string]
  await page.getByRole('button', { name: 'নতুন নাম যোগ করুন' }).click()
  const dialog = dialogOf(page)
  await dialog.locator('[name=name]').fill(name)
  await dialog.locator('[name=designation]').fill('শিক্ষক')
  await dialog.locator('[name=phone]').fill('০১৭০০-০০০০০১')
  await dialog.locator('[name=phoneOf][value=personal]').check({ force: true })
  await dialog.locator('[name=file]').setInputFiles(PORTRAIT)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.locator('.problem')).toContainText('সম্মতির তারিখ')
  expect(sent).toEqual([])
  await dialog.locator('[name=phoneConsentOn]').fill('2026-01-05')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(rowOf(page, name)).toBeVisible(SCALING)
})

test('a photo of the wrong type or size is refused, and no input is lost @rest', async ({
  page,
}) => {
  await open(page)
  const [name] = named('ভুল ছবি') as [string]
  await page.getByRole('button', { name: 'নতুন নাম যোগ করুন' }).click()
  const dialog = dialogOf(page)
  await dialog.locator('[name=name]').fill(name)
  await dialog.locator('[name=designation]').fill('শিক্ষক')
  const file = dialog.locator('[name=file]')
  await file.setInputFiles(PDF_FILE)
  await expect(dialog.getByRole('alert')).toContainText('এ ধরনের ফাইল')
  const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1_100_000) }
  await file.setInputFiles(large)
  await expect(dialog.getByRole('alert')).toContainText('১ এমবি')
  // A PDF named as a picture: only the server can detect it.
  const buffer = await readFile(PDF_FILE)
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.locator('.problem')).toContainText('ফাইলটি নষ্ট, অথবা')
  await expect(dialog.locator('[name=name]')).toHaveValue(name)
  await file.setInputFiles(PORTRAIT)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(rowOf(page, name)).toBeVisible(SCALING)
})

test('two new photos of one person are a conflict @rest', async ({ page }) => {
  const [name] = named('দুই ছবি') as [string]
  const [person] = (await openWith(page, name)) as [OfficerRecord]
  const form = await edit(page, name)
  await form.locator('[name=file]').setInputFiles(PORTRAIT)
  const file = { name: 'theirs.webp', mimeType: 'image/webp', buffer: await readFile(PORTRAIT) }
  await page.request.put(`${site.url}/api/officers/${person._id}`, { multipart: { file } })
  await form.getByRole('button', { name: 'Update' }).click()
  const conflict = conflictOf(page)
  await expect(conflict.getByRole('row')).toHaveCount(2, SCALING)
  await expect(conflict.getByRole('row').last()).toContainText('officer-head.webp')
  await conflict.getByRole('button', { name: 'এখন যা আছে তা-ই থাকুক' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a photo is removed, unless the clerk changes her mind @rest', async ({ page }) => {
  const [name] = named('ছবি ছাড়া') as [string]
  const [person] = (await openWith(page, name)) as [OfficerRecord]
  const photoNow = async () => (await listed(page)).find(({ _id }) => _id === person._id)!.photo
  const form = await edit(page, name)
  await form.locator('[name=file]').setInputFiles(PORTRAIT)
  await form.getByRole('button', { name: 'Update' }).click()
  await expect(form).toHaveCount(0, SCALING)
  expect(await photoNow()).toBeTruthy()
  await edit(page, name)
  await form.getByRole('button', { name: 'ছবি সরিয়ে দিন' }).click()
  await expect(form.getByText('সংরক্ষণ করলে ছবিটি আর থাকবে না।')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await form.getByRole('button', { name: 'ছবিটি থাকুক' }).click()
  await expect(form.locator('.photo-now')).toBeVisible()
  await form.getByRole('button', { name: 'ছবি সরিয়ে দিন' }).click()
  await form.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await photoNow()).toBeNull()
})

/** The names of this test's people on the public page, from top to bottom. */
async function shownOnSite(page: Page, names: string[]): Promise<string[]> {
  const html = await (await page.request.get(`${site.url}/TeacherInformation.html`)).text()
  return names
    .filter((name) => html.includes(name))
    .sort((a, b) => html.indexOf(a) - html.indexOf(b))
}

test('teachers and officers are two lists, and every move changes the order on the site @rest', async ({
  page,
}) => {
  const [old, clerk, guard, fresh] = named('পুরোনো', 'কেরানি', 'প্রহরী', 'নবাগতা') as [
    string,
    string,
    string,
    string,
  ]
  await add(page, 'teacher', [old])
  await add(page, 'officer', [clerk, guard])
  await add(page, 'teacher', [fresh])
  await open(page)
  const teachers = listOf(page, 'শিক্ষকবৃন্দ')
  const officers = listOf(page, 'কর্মচারীবৃন্দ')
  await expect(teachers.getByRole('listitem').last()).toContainText(fresh)
  await expect(officers.getByRole('listitem').last()).toContainText(guard)
  await openRow(page, fresh)
  await openRow(page, guard)
  await expect(moveButton(page, 'নিচে নিন', fresh)).toBeDisabled()
  await expect(moveButton(page, 'নিচে নিন', guard)).toBeDisabled()

  const people = [old, clerk, guard, fresh]
  expect(await shownOnSite(page, people)).toEqual([old, fresh, clerk, guard])
  await moveButton(page, 'উপরে নিন', fresh).click()
  await expect.poll(() => shownOnSite(page, people)).toEqual([fresh, old, clerk, guard])
  await moveButton(page, 'উপরে নিন', guard).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => shownOnSite(page, people)).toEqual([fresh, old, guard, clerk])
  await expect(moveButton(page, 'উপরে নিন', guard)).toBeFocused()

  await edit(page, fresh)
  await dialogOf(page).locator('[name=category]').selectOption('officer')
  await dialogOf(page).getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('নামটি এখন “কর্মচারীবৃন্দ” তালিকার শেষে।')).toBeVisible()
  await expect(officers.getByRole('listitem').last()).toContainText(fresh)
  expect(await shownOnSite(page, people)).toEqual([old, guard, clerk, fresh])
  await expectAccessible(page)
})

test('a person cannot be dragged into the other list @rest', async ({ page }) => {
  const [one, other, clerk] = named('শিক্ষিকা', 'সহকারী', 'হিসাবরক্ষক') as [string, string, string]
  await add(page, 'teacher', [one, other])
  await add(page, 'officer', [clerk])
  await open(page)
  await openRow(page, one)
  const grip = rowOf(page, one).getByText('টেনে জায়গা বদলান')
  await rowOf(page, clerk).scrollIntoViewIfNeeded()
  await grip.scrollIntoViewIfNeeded()
  const from = (await grip.boundingBox())!
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  // Below every list, where the page scrolls to its end.
  await page.mouse.move(from.x + 10, page.viewportSize()!.height - 4, { steps: 5 })
  await expect(rowOf(page, other)).toHaveClass(/gap-below/)
  await page.mouse.up()
  await expect.poll(() => orderOf(page, [one, other, clerk])).toEqual([other, one, clerk])
  expect((await listed(page)).find(({ name }) => name === one)?.category).toBe('teacher')
})

test(
  'a long name in a pasted list leaves room for the sentences about its rows',
  { tag: ['@desk', '@rest'] },
  async ({ page }) => {
    await openWith(page)
    const card = page.getByRole('region', { name: 'Excel থেকে নাম আনা' })
    const [name] = named('দীর্ঘ') as [string]
    const list = [`নাম\tপদবি`, `\tশিক্ষক`, `${name}${'ক'.repeat(90)}\tশিক্ষক`].join('\n')
    await card.locator('[name=list]').fill(list)
    const sentence = card.getByRole('cell', { name: 'নাম: এই ঘরটি লিখুন।' })
    const [height, lineHeight] = await sentence.evaluate((cell) => {
      const lines = document.createRange()
      lines.selectNodeContents(cell)
      return [lines.getBoundingClientRect().height, parseFloat(getComputedStyle(cell).lineHeight)]
    })
    expect(height).toBeLessThan(lineHeight * 1.5)
    await expectToFit(page)
  },
)

test('a person is dragged to another position', { tag: ['@desk', '@rest'] }, async ({ page }) => {
  const names = named('উপরে', 'মাঝে', 'নিচে')
  const [first, second, third] = names as [string, string, string]
  await openWith(page, ...names)
  await openRow(page, third)
  const grip = rowOf(page, third).getByText('টেনে জায়গা বদলান')
  await rowOf(page, second).scrollIntoViewIfNeeded()
  await grip.scrollIntoViewIfNeeded()
  const from = (await grip.boundingBox())!
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  const target = (await rowOf(page, second).boundingBox())!
  await page.mouse.move(from.x + 10, target.y + target.height / 2, { steps: 5 })
  await expect(rowOf(page, second)).toHaveClass(/gap-above/)
  await page.mouse.up()
  await expect.poll(() => orderOf(page, names)).toEqual([first, third, second])
  await expect(page.getByRole('status').filter({ hasText: third })).toBeAttached()
})

test('a person is dragged with a finger @rest', async ({ page }) => {
  const names = named('এক', 'দুই', 'তিন')
  const [first, second, third] = names as [string, string, string]
  await openWith(page, ...names)
  await openRow(page, third)
  const grip = rowOf(page, third).getByText('টেনে জায়গা বদলান')
  await rowOf(page, second).scrollIntoViewIfNeeded()
  await grip.scrollIntoViewIfNeeded()
  const from = (await grip.boundingBox())!
  const target = (await rowOf(page, second).boundingBox())!
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x + 20, y }],
    })
  const begin = from.y + from.height / 2
  const end = target.y + target.height / 2
  await touch('touchStart', begin)
  for (let step = 1; step <= 5; step += 1)
    await touch('touchMove', begin + ((end - begin) * step) / 5)
  await expect(rowOf(page, second)).toHaveClass(/gap-above/)
  await touch('touchEnd')
  await expect.poll(() => orderOf(page, names)).toEqual([first, third, second])
})

test('the school’s own page replaces the list until removed @rest', async ({ page }) => {
  const [name] = named('তালিকার নাম') as [string]
  await openWith(page, name)
  const shown = async () => (await page.request.get(`${site.url}/TeacherInformation.html`)).text()
  const part = page.getByRole('region', { name: 'বিদ্যালয়ের নিজস্ব পাতা' })
  await expect(part).toContainText('সাইটে এখন উপরের তালিকাটি দেখা যাচ্ছে।')
  const file = part.locator('[name=file]')
  const upload = (content: string) =>
    file.setInputFiles({ name: 'T.html', mimeType: 'text/html', buffer: Buffer.from(content) })

  await upload('no page at all')
  await part.getByRole('button', { name: 'এই ফাইলটি দেখান' }).click()
  await expect(part.getByRole('alert').first()).toContainText('HTML ফাইল বেছে নিন')
  await expect(part.getByText('T.html')).toBeVisible()
  await expectAccessible(page)

  await upload('<h2>নিজস্ব পাতা</h2><script>alert(1)</script>')
  await part.getByRole('button', { name: 'এই ফাইলটি দেখান' }).click()
  await expect(part).toContainText('সাইটে এখন আপনাদের নিজস্ব ফাইলটি দেখা যাচ্ছে')
  await expect(page.getByText('এই তালিকা নয়')).toBeVisible()
  expect(await shown()).toContain('নিজস্ব পাতা')
  expect(await shown()).not.toContain('alert')
  const preview = page.waitForEvent('popup')
  await part.getByRole('link', { name: 'পাতাটি নতুন ট্যাবে দেখুন' }).click()
  await expect((await preview).getByRole('heading', { name: 'নিজস্ব পাতা' })).toBeVisible()

  await part.getByRole('button', { name: 'তালিকায় ফিরে যান' }).click()
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: 'Delete' }).click()
  await expect(part).toContainText('সাইটে এখন উপরের তালিকাটি দেখা যাচ্ছে।')
  expect(await shown()).toContain(name)
})

test('the screen says that the list is empty @rest', async ({ page, emptySite }) => {
  await signInTo(page, emptySite, 'officers')
  await expect(page.getByText('এখনো কারও নাম তালিকায় নেই।')).toBeVisible()
  await expectAccessible(page)
})

test('long texts do not overflow the screen @rest', async ({ page }) => {
  const [name] = named('দীর্ঘ নাম '.repeat(11)) as [string]
  const word = 'অতিদীর্ঘশব্দ'.repeat(8)
  await signIn(page, site)
  await page.request.post(`${site.url}/api/officers`, {
    data: { name: name.slice(-110), designation: word, subject: word },
  })
  await open(page)
  await expect(rowOf(page, word)).toBeVisible()
  await expectToFit(page)
})

test('a person’s own number needs consent and can be forgotten @rest', async ({ page }) => {
  const [name] = named('সম্মতি') as [string]
  await openWith(page, name)
  const dialog = await edit(page, name)
  await dialog.locator('[name=phone]').fill('০১৭১১-২২২৩৩৩')
  await expect(dialog.getByText('এটি না বাছলে নতুন নম্বর কেবল অফিসে থাকে')).toBeVisible()
  await dialog.getByText('ব্যক্তিগত').click()
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog.getByRole('alert')).toContainText('কোন দিন সম্মতি দিয়েছেন')
  await dialog.locator('[name=phoneConsentOn]').fill('2026-01-02')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog).toHaveCount(0)

  await edit(page, name)
  // Another number needs an answer of its own.
  await dialog.locator('[name=phone]').fill('০১৭১১-২২২৩৩৪')
  await expect(dialog.getByRole('radio', { name: 'ব্যক্তিগত' })).not.toBeChecked()
  await dialog.locator('[name=phone]').fill('')
  await dialog.getByText('বদলের ইতিহাস থেকেও মুছে যাক').click()
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog).toHaveCount(0)
  const history = await page.request.get(`${site.url}/api/admin/history?kind=officers`)
  expect(await history.text()).not.toContain('২২২৩৩৩')
})

test('the list of missing consents takes answers or removes @rest', async ({ page }) => {
  const [asked, removed] = named('উত্তর', 'বিদায়') as [string, string]
  await signIn(page, site)
  for (const name of [asked, removed]) {
    const data = { name, designation: 'শিক্ষক', phone: '01711-444555' }
    expect((await page.request.post(`${site.url}/api/officers`, { data })).status()).toBe(201)
  }
  await open(page)
  const list = page.getByRole('region', { name: 'যাঁদের সম্মতি লেখা নেই' })
  const row = list.getByRole('listitem').filter({ hasText: asked })
  await expect(row).toContainText('সাইটে এখনো দেখা যায় না')
  await expect(row).toContainText('০১৭১১-৪৪৪৫৫৫')
  await expectAccessible(page)
  await expectToFit(page)
  await list.getByRole('button', { name: new RegExp(`^সম্মতি আছে ?: ${asked}$`) }).click()
  await expect(list.getByText(asked)).toHaveCount(0)
  await list.getByRole('button', { name: new RegExp(`^নম্বর সরান ?: ${removed}$`) }).click()
  await dialogOf(page).getByRole('button', { name: 'নম্বর সরান' }).click()
  await expect(list.getByText(removed)).toHaveCount(0)
  const answer = await page.request.get(`${site.url}/api/officers?state=all`)
  const people = (await answer.json()) as OfficerRecord[]
  expect(people.find(({ name }) => name === asked)).toMatchObject({ phoneOf: 'personal' })
  expect(people.find(({ name }) => name === removed)).toMatchObject({ phone: '' })
})
