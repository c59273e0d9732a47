import { link, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { newId } from '#src/base/new-id.ts'
import { openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { toBengaliDigits } from '@pathshala/bengali/digits'
import { wordsIn } from '#src/words/public-words.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  fixtureFile,
  form,
  signIn,
  type Site,
  startSite,
  stopSite,
  test,
} from './site.ts'

const words = wordsIn('bn')
const PER_PAGE = 24
const PHOTOS = 30
const JUBILEE = '/golden-jubilee-photo-gallery'

test.describe('a gallery longer than a page', () => {
  let site: Site

  test.beforeAll(async () => {
    site = await startSite('empty')
    await addManyPhotos(site)
  })
  test.afterAll(() => stopSite(site))

  const photo = (page: Page, number: number) =>
    page.getByRole('button', { name: words.gallery.openLarge(`ছবি ${number}`), exact: true })
  const pages = (page: Page, section = '') =>
    page.getByRole('navigation', { name: `${section}${words.list.pages}`, exact: true })
  const older = { name: words.list.older, exact: true }
  const newer = { name: words.list.newer, exact: true }
  const secondPage = new RegExp(words.list.page('২'))

  test('has pages', async ({ page }) => {
    await page.goto(`${site.url}/photo-gallery`)
    await expect(photo(page, 1)).toBeVisible()
    await expect(page.getByRole('listitem').locator('picture')).toHaveCount(PER_PAGE)
    await expect(page).not.toHaveTitle(secondPage)
    await expect(page.getByRole('link', newer)).toHaveCount(0)

    await pages(page).getByRole('link', older).click()
    await expect(photo(page, PER_PAGE + 1)).toBeVisible()
    await expect(page.getByRole('listitem').locator('picture')).toHaveCount(PHOTOS - PER_PAGE)
    await expect(page).toHaveTitle(secondPage)
    await expect(page.getByRole('link', older)).toHaveCount(0)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url())
    await expectAccessible(page)
    await expectToFit(page)

    await pages(page).getByRole('link', newer).click()
    await expect(photo(page, 1)).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/photo-gallery`)
  })

  test('has its whole length from the beginning, so links at its end keep their place', async ({
    page,
  }) => {
    await page.goto(`${site.url}/photo-gallery`)
    const length = () => page.evaluate(() => document.documentElement.scrollHeight)
    const atFirst = await length()
    await pages(page).scrollIntoViewIfNeeded()
    await expect(photo(page, PER_PAGE).locator('..').locator('img')).toHaveJSProperty(
      'complete',
      true,
    )
    expect(await length()).toBe(atFirst)
  })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('leads from the last photo of a page to the next, and back @rest', async ({ page }) => {
        await page.goto(`${site.url}/photo-gallery`)
        await photo(page, PER_PAGE).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toContainText(
          words.gallery.position(toBengaliDigits(`${PER_PAGE}`), toBengaliDigits(`${PHOTOS}`)),
        )
        await dialog.getByRole('link', { name: words.gallery.next }).click()
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toHaveText(`ছবি ${PER_PAGE + 1}`)

        await page.goto(`${site.url}/photo-gallery`)
        await pages(page).getByRole('link', older).click()
        await photo(page, PER_PAGE + 1).click()
        await expect(dialog).toContainText(toBengaliDigits(`${PER_PAGE + 1}`))
        await dialog.getByRole('link', { name: words.gallery.previous }).click()
        await expect(heading).toHaveText(`ছবি ${PER_PAGE}`)
      })
    })
  }

  test('has pages of photos and pages of videos if it has both @rest', async ({ page }) => {
    const { photoSection, videoSection } = words.gallery
    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    const videos = page.getByRole('link', { name: /^YouTube ভিডিও \d+/ })
    await page.goto(site.url + JUBILEE)
    await expect(sections).toHaveText([photoSection, videoSection])
    await expect(videos).toHaveCount(PER_PAGE)
    await expectAccessible(page)

    await pages(page, `${videoSection}: `).getByRole('link', older).click()
    await expect(sections).toHaveText([videoSection])
    await expect(videos).toHaveCount(PHOTOS - PER_PAGE)
    await expect(page).toHaveTitle(secondPage)
    await page.getByRole('link', newer).click()
    await expect(sections).toHaveText([photoSection, videoSection])

    await pages(page, `${photoSection}: `).getByRole('link', older).click()
    await expect(sections).toHaveText([photoSection])
    await expect(photo(page, PHOTOS)).toBeVisible()
    await page.getByRole('link', newer).click()
    await expect(sections).toHaveText([photoSection, videoSection])
  })

  test('starts from the first page if the entry in a link is gone @rest', async ({ page }) => {
    for (const [gallery, part] of [
      ['/photo-gallery', ''],
      [JUBILEE, ''],
      [JUBILEE, '&part=videos'],
    ]) {
      await page.goto(`${site.url}${gallery}?before=2000-01-01T00:00:00.000Z_x&page=9${part}`)
      await expect(page).toHaveURL(`${site.url}${gallery}`)
    }
  })
})

/**
 * The same number of photos in each gallery, and of videos, one day apart: one upload under many
 * titles.
 */
async function addManyPhotos(site: Site): Promise<void> {
  const write = await signIn(site)
  const upload = form({ title: 'ছবি', file: await fixtureFile('photo.webp') })
  const { _id, filePath } = (await (await write('POST', 'gallery', upload)).json()) as {
    _id: string
    filePath: string
  }
  const services = await openSchool(readSchoolSettings({ DATA_DIR: site.dataDir }))
  const found = (await services.stores.findFile(path.basename(filePath)))!
  const { isHidden: _, ...original } = found
  const { name: id } = path.parse(original.name)
  const folder = path.join(site.dataDir, path.dirname(filePath))
  const parts = (await readdir(folder)).filter((name) => name.startsWith(id))
  const copy = async () => {
    const other = newId()
    for (const name of parts) {
      await link(path.join(folder, name), path.join(folder, name.replace(id, other)))
    }
    return { ...original, name: original.name.replace(id, other) }
  }
  await services.write(async ({ photos, jubilee }) => {
    for (let number = 1; number <= PHOTOS; number += 1) {
      const createdAt = new Date(Date.UTC(2026, 5, 30) - number * 86_400_000).toISOString()
      await photos.create({ title: `ছবি ${number}`, file: await copy(), createdAt })
      await jubilee.create({ title: `ছবি ${number}`, file: await copy(), createdAt })
      const videoLink = 'https://youtu.be/aqz-KE-bpKQ'
      await jubilee.create({ title: `ভিডিও ${number}`, videoLink, createdAt })
    }
  })
  await services.close()
  await write('DELETE', `gallery/${_id}`, {})
}

test('a phone shows the title of a video beside its picture', async ({ page, sampleSite }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(sampleSite.url + JUBILEE)
  const videos = page.locator('.video')
  const boxes = await videos.evaluateAll((all) =>
    all.map((video) => {
      const [still, title] = ['.still', 'bdi'].map((part) =>
        video.querySelector(part)!.getBoundingClientRect(),
      )
      return { isBeside: title!.left >= still!.right, height: still!.height }
    }),
  )
  expect(boxes.length).toBeGreaterThan(1)
  for (const { isBeside, height } of boxes) {
    expect(isBeside).toBe(true)
    expect(height).toBeLessThan(100)
  }
})
