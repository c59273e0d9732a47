import { readFile, utimes, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as made from '../made-files.ts'
import { expect, expectAccessible, expectToFit, ownSite, restIf, test, titled } from './site.ts'
import { PDF_FILE, PHOTO_FILE, signInTo, waitForDrafts } from './staff.ts'

const SCREENS = [
  {
    route: 'createNotice',
    submit: 'Create',
    rename: 'Rename',
    confirm: 'this notice?',
    list: '/allNotices',
  },
  {
    route: 'createnews',
    submit: 'Add News',
    rename: 'Update',
    confirm: 'this news item?',
    list: '/allnews',
  },
  {
    route: 'createDownload',
    submit: 'Create',
    rename: 'Rename',
    confirm: 'this download?',
    list: '/allDownloads',
  },
  {
    route: 'createResult',
    submit: 'Create',
    rename: 'Rename',
    confirm: 'this result?',
    list: '/allResults',
  },
]

const site = ownSite('empty', { MAX_UPLOAD_MB: '1' })

async function open(page: Page, route = 'createNotice'): Promise<void> {
  await signInTo(page, site, route)
  // Before that, a file would be chosen and not noticed.
  await expect(page.locator('[name=title]').first()).toBeEnabled()
}

async function fill(page: Page, title: string, file = PDF_FILE): Promise<void> {
  await page.locator('[name=title]').first().fill(title)
  await page.locator('[name=file]').setInputFiles(file)
}

for (const { route, submit, rename, confirm, list } of SCREENS) {
  test(`${route}: published, renamed, deleted, with each change visible on the site${restIf(route !== 'createNotice')}`, async ({
    page,
  }) => {
    await open(page, route)
    const title = titled('পরীক্ষামূলক')
    await fill(page, title)
    await page.getByRole('button', { name: submit }).click()
    const entry = page.getByRole('listitem').filter({ hasText: title })
    await expect(entry).toBeVisible()
    await expect(page.locator('[name=title]').first()).toHaveValue('')
    expect(await (await page.request.get(`${site.url}${list}`)).text()).toContain(title)
    await expectAccessible(page)

    await entry.getByRole('button', { name: rename }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('[name=title]')).toHaveValue(title)
    await expectAccessible(page)
    await dialog.locator('[name=title]').fill(`${title} নতুন`)
    await dialog.getByRole('button', { name: 'সংরক্ষণ করুন' }).click()
    const renamed = page.getByRole('listitem').filter({ hasText: `${title} নতুন` })
    await expect(renamed).toBeVisible()
    expect(await (await page.request.get(`${site.url}${list}`)).text()).toContain(`${title} নতুন`)

    await renamed.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog).toContainText(`Are you sure you want to delete ${confirm}`)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(renamed).toHaveCount(0)
    expect(await (await page.request.get(`${site.url}${list}`)).text()).not.toContain(title)
  })
}

test('an upload in progress can be stopped, and nothing is published @rest', async ({ page }) => {
  await open(page)
  const title = titled('থামানো')
  await fill(page, title)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/notices', async (route) => {
    if (route.request().method() === 'POST') await released
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: 'থামান' }).click()
  await expect(page.getByRole('alert')).toContainText('থামানো হয়েছে')
  release()
  await expect(page.locator('[name=title]').first()).toHaveValue(title)
  expect(await (await page.request.get(`${site.url}/api/notices`)).text()).not.toContain(title)
})

test('a wrong, large or disguised file is refused with a reason @rest', async ({ page }) => {
  await open(page)
  const title = titled('ভুল ফাইল')
  await page.locator('[name=title]').first().fill(title)
  await page.locator('[name=file]').setInputFiles({
    name: 'page.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<p>x</p>'),
  })
  await expect(page.getByText('এ ধরনের ফাইল এখানে চলে না।')).toBeVisible()
  await page.locator('[name=file]').setInputFiles({
    name: 'large.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(1024 * 1024 + 1),
  })
  await expect(page.getByText('ফাইলটি বেশি বড়। সর্বোচ্চ ১ এমবি।')).toBeVisible()
  await page.locator('[name=file]').setInputFiles({
    name: 'disguised.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html>'),
  })
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('alert').first()).toContainText('ফাইলটি নষ্ট, অথবা')
  await expect(page.locator('[name=title]').first()).toHaveValue(title)
  await expectAccessible(page)
})

test('a file that phones do not open says so when it is chosen, with what to do @rest', async ({
  page,
}) => {
  await open(page)
  const field = page.locator('.file-field')
  const choose = (...files: [name: string, buffer: Buffer][]) =>
    page
      .locator('[name=file]')
      .setInputFiles(files.map(([name, buffer]) => ({ name, buffer, mimeType: '' })))
  const problem = field.getByRole('alert')
  for (const [name, sentence] of [
    ['sports.mp4', 'ইউটিউবে তুলে'],
    ['papers.zip', 'ভেতরের ফাইলগুলো বেছে নিন'],
    ['setup.exe', 'এটি একটি প্রোগ্রাম।'],
    ['lesson.ppt', 'PowerPoint-এ File, Save As, PDF'],
  ] as const) {
    await choose([name, Buffer.from('x')])
    await expect(problem).toContainText(sentence)
    await expect(field.locator('.chosen')).toHaveCount(0)
  }
  // By its content, whatever its name says. The next file takes its place.
  await choose(['notice.pdf', made.zip({ 'a.txt': 'x' })])
  await expect(problem).toContainText('notice.pdf: ZIP বা RAR ফাইল ফোনে খোলে না।')
  await choose(
    ['letter.doc', made.doc()],
    ['IMG_1.heic', await readFile('tests/fixtures/phone.heic')],
  )
  await expect(problem).toHaveCount(0)
  await expect(field.locator('.chosen')).toHaveCount(2)
  await expect(field).toContainText('Word-এ File, Save As, PDF')
  await expect(field).toContainText('সাইটে এটি JPEG হয়ে যাবে')
  await expectAccessible(page)
  await expectToFit(page)
  const another = field.locator('.chosen').first().locator('input[type=file]')
  await another.setInputFiles(PDF_FILE)
  await expect(field.locator('.chosen').first()).toContainText('notice-puja.pdf')
  await expect(field).not.toContainText('Save As')
})

const refused = (name: string, buffer = Buffer.from('<p>x</p>')) => ({
  name,
  mimeType: 'text/html',
  buffer,
})

test('the reason for a refused file disappears with the file @rest', async ({ page }) => {
  await open(page)
  const file = page.locator('[name=file]')
  const refusal = page.getByText('এ ধরনের ফাইল এখানে চলে না।')
  await file.setInputFiles(refused('page.html'))
  await expect(refusal).toBeVisible()
  await file.setInputFiles(PDF_FILE)
  await expect(refusal).toHaveCount(0)
  // A valid file is already chosen.
  await file.setInputFiles(refused('page.html'))
  await expect(refusal).toBeVisible()
  await page.getByRole('button', { name: 'ফাইলটি সরান' }).click()
  await expect(refusal).toHaveCount(0)
  await file.setInputFiles(refused('page.html'))
  await page.locator('[name=title]').first().fill(titled('বাতিল'))
  await page.getByRole('button', { name: 'সব মুছে নতুন করে' }).click()
  await expect(refusal).toHaveCount(0)
})

test('a refused file and its message leave when another file is chosen @rest', async ({ page }) => {
  await open(page)
  const file = page.locator('[name=file]')
  await page.locator('[name=title]').first().fill(titled('নষ্ট ফাইল'))
  await file.setInputFiles(refused('marks.xlsx', Buffer.from('PK\u0003\u0004 and nothing more')))
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(file).toHaveAccessibleDescription(/ফাইলটি নষ্ট/)
  await expect(page.getByRole('alert').first()).not.toContainText('Excel')
  await file.setInputFiles(PDF_FILE)
  await expect(page.getByText('ফাইলটি নষ্ট')).toHaveCount(0)
  await expect(page.locator('.chosen')).toHaveCount(1)
  await expect(page.locator('.chosen')).toContainText('notice-puja.pdf')
})

test('a file that is chosen before the script of the page runs is kept, beside a draft @rest', async ({
  page,
}) => {
  let start = () => {}
  const isStarted = new Promise<void>((resolve) => {
    start = resolve
  })
  await signInTo(page, site, 'createNotice')
  await page.locator('#field-title').fill('পূজার ছুটি')
  await waitForDrafts(page)
  await page.route('**/*.js', async (route) => {
    await isStarted
    await route.continue()
  })
  await page.goto(`${site.url}/admin/dashboard/createNotice`, { waitUntil: 'commit' })
  const file = page.locator('[name=file]')
  await expect(file).toBeDisabled()
  await expect(page.locator('[name=title]').first()).toBeDisabled()
  await file.setInputFiles(PDF_FILE)
  start()
  await expect(page.locator('#field-title')).toHaveValue('পূজার ছুটি')
  await expect(page.locator('.chosen')).toContainText('notice-puja.pdf')
  await expect(file).toBeEnabled()
})

test('a file that changes after it was chosen is named, and the form stays @rest', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath('ছুটি.pdf')
  await writeFile(file, '%PDF-1.4 first')
  await open(page)
  await fill(page, 'ছুটির নোটিশ', file)
  await writeFile(file, '%PDF-1.4 saved again, and longer')
  // Chromium compares the times in whole seconds.
  await utimes(file, new Date(), new Date(Date.now() + 5000))
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'ছুটি.pdf' })).toContainText(
    'বেছে নেওয়ার পরে বদলে গেছে',
  )
  await expect(page.locator('[name=title]')).toHaveValue('ছুটির নোটিশ')
})

test('an empty file is refused at once, with its size @rest', async ({ page }) => {
  await open(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.method()))
  await page.locator('[name=file]').setInputFiles(refused('empty.pdf', Buffer.alloc(0)))
  await expect(page.getByText('ফাইলটি খালি (০ বাইট)। অন্য ফাইল বেছে নিন।')).toBeVisible()
  await expect(page.locator('.chosen')).toHaveCount(0)
  expect(requests).not.toContain('POST')
})

test('a picture is previewed before the upload @rest', async ({ page }) => {
  await open(page)
  await page.locator('[name=file]').setInputFiles(PHOTO_FILE)
  await expect(page.locator('img.preview')).toBeVisible()
})
