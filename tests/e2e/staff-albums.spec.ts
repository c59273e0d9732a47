import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { albumWords } from '#src/features/galleries/office/albums/words.ts'
import { manyPhotoWords } from '#src/features/galleries/office/many/words.ts'
import type { AlbumRecord } from '#src/features/galleries/albums/schema.ts'
import type { GalleryRecord } from '#src/features/galleries/schema.ts'
import { listWords } from '#src/features/documents/office/list/words.ts'
import { manyWords } from '#src/features/documents/office/many/words.ts'
import { staffBn } from '#src/words/staff-words.ts'
import {
  expect as baseExpect,
  expectAccessible,
  expectToFit,
  siteOfEachTest,
  test,
} from './site.ts'
import { signInTo } from './staff.ts'

// A photo is scaled before it is published, which takes seconds on a busy machine.
const expect = baseExpect.configure({ timeout: 20_000 })

const site = siteOfEachTest('empty')
const { acts, done } = manyPhotoWords.bn
const many = manyWords.bn
const album = albumWords.bn

const green = { width: 64, height: 48, channels: 3, background: '#00563d' } as const
const buffer = await sharp({ create: green }).webp().toBuffer()
const file = { name: 'x.webp', mimeType: 'image/webp', buffer }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tray = (page: Page) => page.locator('.tray')
const pick = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: manyPhotoWords.bn.pick(title) })

/** The titles of the photos, of one album or of all. */
async function titles(page: Page, query = ''): Promise<string[]> {
  const answer = await page.request.get(`${site.url}/api/gallery${query}`)
  return ((await answer.json()) as GalleryRecord[]).map(({ title }) => title)
}
async function albums(page: Page): Promise<AlbumRecord[]> {
  return (await page.request.get(`${site.url}/api/albums`)).json()
}
/** Signs in and publishes photos; the first title is the first photo. */
async function openWith(page: Page, names: string[]): Promise<void> {
  await signInTo(page, site, 'photogallary')
  for (const title of [...names].reverse()) {
    const multipart = { title, file }
    expect((await page.request.post(`${site.url}/api/gallery`, { multipart })).status()).toBe(201)
  }
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(names.length)
}
async function undo(page: Page, count: string): Promise<void> {
  await button(page, many.undo(count)).click()
  await expect(tray(page)).toContainText(many.undone(count))
}

test('photos are published into a new album, which is one press away @all-widths', async ({
  page,
}) => {
  await openWith(page, ['আগের'])
  // A gallery without albums looks as before.
  await expect(page.locator('.album-links')).toHaveCount(0)
  await page.locator('[name=title]').fill('দৌড়')
  await page.locator('[name=file]').setInputFiles([file, { ...file, name: 'y.webp' }])
  await page.locator('[name=album]').selectOption('new')
  await expectAccessible(page)
  await page.locator('form button[type=submit]').click()
  await expect(page.getByRole('alert')).toContainText(album.fields.title)
  await page.locator('[name=albumTitle]').fill('ক্রীড়া ২০২৬')
  await page.locator('[name=albumDay]').fill('2026-02-21')
  await page.locator('form button[type=submit]').click()
  await expect(page.getByRole('article')).toHaveCount(3)
  expect((await albums(page)).map(({ day, count }) => [day, count])).toEqual([['2026-02-21', 2]])

  await page.locator('.album-links').getByText('ক্রীড়া ২০২৬'.normalize()).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'ক্রীড়া ২০২৬'.normalize() })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  // The next photos go into the album that the screen shows.
  await page.locator('[name=title]').fill('লাফ')
  await page.locator('[name=file]').setInputFiles(file)
  await page.locator('form button[type=submit]').click()
  await expect(page.getByRole('article')).toHaveCount(3)
  expect(await titles(page, '?album=none')).toEqual(['আগের'])
})

test('many photos get a title, become an album, are moved and deleted, each with one undo @rest @all-widths', async ({
  page,
}) => {
  await openWith(page, ['এক', 'দুই', 'তিন', 'চার'])
  await button(page, listWords.bn.selectMany).click()
  await expect(tray(page)).toContainText(many.none)
  await pick(page, 'দুই').check()
  await pick(page, 'চার').check()
  await expect(tray(page)).toContainText(many.picked('২'))
  await expectAccessible(page)
  await expectToFit(page)

  await button(page, acts.title).click()
  await page.getByRole('dialog').getByRole('textbox').fill('দৌড়')
  await expectAccessible(page)
  await button(page, staffBn.common.save).click()
  await expect(tray(page)).toContainText(done.title('২'))
  await expect(tray(page).locator('.done')).toBeFocused()
  expect(await titles(page)).toEqual(
    ['এক', 'দৌড় (১)', 'তিন', 'দৌড় (২)'].map((one) => one.normalize()),
  )
  await undo(page, '২')
  expect(await titles(page)).toEqual(['এক', 'দুই', 'তিন', 'চার'])

  // With the keyboard, again and again.
  await pick(page, 'চার').check()
  await button(page, acts.earlier).focus()
  await page.keyboard.press('Enter')
  await expect(tray(page)).toContainText(done.earlier('১'))
  await expect(button(page, acts.earlier)).toBeFocused()
  await expect.poll(() => titles(page)).toEqual(['এক', 'দুই', 'চার', 'তিন'])
  await button(page, acts.first).click()
  await expect(tray(page)).toContainText(done.first('১'))
  expect(await titles(page)).toEqual(['চার', 'এক', 'দুই', 'তিন'])
  await undo(page, '১')
  expect(await titles(page)).toEqual(['এক', 'দুই', 'চার', 'তিন'])

  await pick(page, 'তিন').check()
  await button(page, acts.album).click()
  await page.locator('#many-album').selectOption('new')
  await page.locator('#many-albumTitle').fill('বিজয় দিবস')
  await expectAccessible(page)
  await button(page, staffBn.common.save).click()
  await expect(tray(page)).toContainText(done.split('২'))
  expect((await albums(page)).map(({ count }) => count)).toEqual([2])
  await undo(page, '২')
  expect(await albums(page)).toEqual([])

  await button(page, many.all('৪')).click()
  await tray(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(tray(page)).toContainText(done.remove('৪'))
  expect(await titles(page)).toEqual([])
  await undo(page, '৪')
  expect(await titles(page)).toEqual(['এক', 'দুই', 'চার', 'তিন'])
})

test('an album is renamed, and its deletion keeps the photos and is undone @rest', async ({
  page,
}) => {
  await openWith(page, ['এক', 'দুই'])
  const data = { title: 'ভুল', day: '2026-02-21' }
  const made = await (await page.request.post(`${site.url}/api/albums`, { data })).json()
  const ids = (
    (await (await page.request.get(`${site.url}/api/gallery`)).json()) as GalleryRecord[]
  ).map(({ _id }) => _id)
  await page.request.post(`${site.url}/api/gallery/many`, {
    data: { act: 'album', ids, album: made._id },
  })
  await page.reload()
  await page.locator('.album-links').getByText('ভুল').click()
  await button(page, album.edit).click()
  await page.getByRole('dialog').getByLabel(album.fields.title).fill('ঠিক')
  await expectAccessible(page)
  await button(page, staffBn.common.save).click()
  await expect(page.getByRole('heading', { name: 'ঠিক' })).toBeVisible()

  await page.locator('.album-head').getByRole('button', { name: album.remove }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(album.confirm('২'))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('.album-links')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(2)
  await button(page, staffBn.common.restore).click()
  await expect(page.locator('.album-links')).toContainText('ঠিক')
  expect(await titles(page, `?album=${made._id}`)).toEqual(['এক', 'দুই'])
})

test('photos are not moved into an album that somebody deletes meanwhile @rest', async ({
  page,
}) => {
  await openWith(page, ['এক'])
  const data = { title: 'গত বছরের' }
  const made = await (await page.request.post(`${site.url}/api/albums`, { data })).json()
  await page.reload()
  await button(page, listWords.bn.selectMany).click()
  await pick(page, 'এক').check()
  await button(page, acts.album).click()
  await page.locator('#many-album').selectOption(made._id as string)
  await page.request.delete(`${site.url}/api/albums/${made._id}`)
  await button(page, staffBn.common.save).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('অ্যালবামটি মুছে ফেলা হয়েছে')
  await page.locator('#many-album').selectOption('')
  await button(page, staffBn.common.save).click()
  await expect(tray(page)).toContainText(manyPhotoWords.bn.nothing)
})
