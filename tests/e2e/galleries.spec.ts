import type { Page, Request } from '@playwright/test'
import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { LANGUAGES, onOneScreen, sample } from './pages.ts'
import { expect, expectAccessible, expectToFit, restIf, test } from './site.ts'

const jubileePhotos = sample.jubilee.filter((entry) => 'file' in entry)
const videos = sample.jubilee.filter((entry) => 'videoLink' in entry)

const GALLERIES = [
  { path: '/photo-gallery', photos: sample.photos },
  { path: '/golden-jubilee-photo-gallery', photos: jubileePhotos },
]

const outside = async (page: Page) => {
  const { x, y } = (await page.getByRole('dialog').boundingBox())!
  await page.mouse.click(Math.max(2, x / 2), Math.max(2, y / 2))
}

// Both galleries are one component, so `npm test` leaves the second one to the rest.
for (const { path, photos } of GALLERIES) {
  test.describe(`${path}${restIf(path !== '/photo-gallery')}`, () => {
    const [first, second, third] = photos.map(({ title }) => title)

    for (const language of LANGUAGES) {
      const words = wordsIn(language)

      test(
        `${pathIn(language, path)} is a grid of pictures that load`,
        onOneScreen(language),
        async ({ page, sampleSite }) => {
          await page.goto(sampleSite.url + pathIn(language, path))
          const main = page.getByRole('main')
          for (const { title } of photos) {
            await expect(
              main.getByRole('button', { name: words.gallery.openLarge(title), exact: true }),
            ).toBeVisible()
          }
          const thumbnails = main.getByRole('listitem').locator('picture img')
          await expect(thumbnails).toHaveCount(photos.length)
          for (const image of await thumbnails.all()) {
            await expect(image).toHaveAttribute('width', /^\d+$/)
            await expect(image).toHaveAttribute('height', /^\d+$/)
            await image.scrollIntoViewIfNeeded()
            await expect
              .poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth))
              .toBeGreaterThan(0)
          }
        },
      )

      test(
        `a photo of ${pathIn(language, path)} has its own page, with links to the previous and next photo`,
        onOneScreen(language),
        async ({ page, sampleSite }) => {
          await page.goto(sampleSite.url + pathIn(language, path))
          const link = page.locator('a.open').first()
          await page.goto(sampleSite.url + (await link.getAttribute('href')))
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!)
          await expect(page.getByRole('img', { name: first! })).toBeVisible()
          await expect(page.getByRole('link', { name: words.gallery.previous })).toHaveCount(0)
          await expectAccessible(page)
          await expectToFit(page)
          await page.getByRole('link', { name: words.gallery.next }).click()
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(second!)
          await page.getByRole('link', { name: words.gallery.previous }).click()
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!)
          await page.getByRole('link', { name: words.gallery.back }).click()
          await expect(page).toHaveURL(sampleSite.url + pathIn(language, path))
        },
      )
    }

    for (const javaScriptEnabled of [true, false]) {
      const scripts = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript @rest'
      test.describe(scripts, () => {
        test.use({ javaScriptEnabled })
        const words = wordsIn('bn')

        test(`a photo of ${path} opens in a modal that closes`, async ({ page, sampleSite }) => {
          await page.goto(sampleSite.url + path)
          const opener = page.getByRole('button', {
            name: words.gallery.openLarge(first!),
            exact: true,
          })
          const dialog = page.getByRole('dialog', { name: first! })
          for (const close of [
            () => page.keyboard.press('Escape'),
            () => dialog.getByRole('button', { name: words.gallery.close }).click(),
            () => outside(page),
          ]) {
            await expect(dialog).toHaveCount(0)
            await opener.click()
            await expect(dialog.getByRole('heading', { name: first! })).toBeVisible()
            await expect(dialog.locator('img')).toBeInViewport({ ratio: 1 })
            await expect(dialog.getByRole('button', { name: words.gallery.close })).toBeFocused()
            await close()
            await expect(dialog).toHaveCount(0)
            await expect(opener).toBeFocused()
          }
          await opener.press('Enter')
          await expect(dialog).toBeVisible()
        })

        test(`the modal of ${path} leads to the next photo`, async ({ page, sampleSite }) => {
          await page.goto(sampleSite.url + path)
          await page
            .getByRole('button', { name: words.gallery.openLarge(second!), exact: true })
            .click()
          const dialog = page.getByRole('dialog')
          await dialog.getByRole('link', { name: words.gallery.next }).click()
          if (javaScriptEnabled) {
            await expect(dialog).toHaveCount(1)
            await expect(dialog).toHaveAccessibleName(third!)
            await page.keyboard.press('ArrowLeft')
            await expect(dialog).toHaveAccessibleName(second!)
            await page.keyboard.press('ArrowRight')
            await expect(dialog).toHaveAccessibleName(third!)
            await dialog.getByRole('link', { name: words.gallery.previous }).click()
            await expect(dialog).toHaveAccessibleName(second!)
            await page.keyboard.press('Escape')
            await expect(dialog).toHaveCount(0)
            await expect(page).toHaveURL(sampleSite.url + path)
          } else {
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(third!)
          }
        })
      })
    }

    test(`without modals, a photo of ${path} is a link @rest`, async ({ page, sampleSite }) => {
      // Such a browser does not support `:open` either, which the style uses to detect it.
      await page.route(sampleSite.url + path, async (route) => {
        const response = await route.fetch()
        const { 'content-security-policy': _, ...headers } = response.headers()
        const html = (await response.text()).replaceAll('selector(:open)', 'selector(:unheard-of)')
        await route.fulfill({ response, headers, body: html })
      })
      await page.goto(sampleSite.url + path)
      const name = wordsIn('bn').gallery.openLarge(first!)
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!)
    })

    test(
      `the modal of ${path} is accessible and fits`,
      { tag: '@all-widths' },
      async ({ page, sampleSite }) => {
        await page.goto(sampleSite.url + path)
        const name = wordsIn('bn').gallery.openLarge(first!)
        await page.getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page)
        await expectToFit(page)
        const fits = await page
          .getByRole('dialog')
          .evaluate((dialog) => dialog.scrollHeight <= dialog.clientHeight)
        expect(fits, 'the photo, its title and its buttons fit on the screen').toBe(true)
      },
    )
  })
}

/** The ids of the sample's videos. */
const VIDEO_IDS = ['aqz-KE-bpKQ', 'YE7VzlLtp-4', 'jNQXAC9IVRw']
const JUBILEE = '/golden-jubilee-photo-gallery'

for (const language of LANGUAGES) {
  const words = wordsIn(language)

  test.describe(`videos in ${language}`, onOneScreen(language), () => {
    // Neither an earlier picture nor a script helps.
    test.use({ javaScriptEnabled: false, ownContext: true })

    test('show the host’s picture and open at the host', async ({ page, sampleSite }) => {
      const asked: Request[] = []
      await page.route('https://i.ytimg.com/**', (route) => {
        asked.push(route.request())
        return route.fulfill({ path: 'public/icon-192.png' })
      })
      await page.setViewportSize({ width: page.viewportSize()!.width, height: 300 })
      await page.goto(sampleSite.url + pathIn(language, JUBILEE))
      const sections = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect(sections).toHaveText([words.gallery.photoSection, words.gallery.videoSection])
      for (const [index, { title, videoLink }] of videos.entries()) {
        const link = page.getByRole('link', { name: title })
        await expect(link).toHaveAttribute('href', videoLink)
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', /noopener/)
        await expect(link).toContainText(words.gallery.opensInNewTab)
        await link.scrollIntoViewIfNeeded()
        const address = `https://i.ytimg.com/vi/${VIDEO_IDS[index]}/hqdefault.jpg`
        await expect(link.locator('img')).toHaveAttribute('src', address)
        await expect.poll(() => asked.map((request) => request.url())).toContain(address)
      }
      expect(asked).toHaveLength(videos.length)
      for (const request of asked) {
        expect(await request.headerValue('referer')).toBeNull()
        expect(await request.headerValue('cookie')).toBeNull()
      }
    })
  })
}

test('a video without the host’s picture is a drawn card @rest', async ({ page, sampleSite }) => {
  await page.route('https://i.ytimg.com/**', (route) => route.abort())
  await page.goto(sampleSite.url + JUBILEE)
  const card = page.getByRole('link', { name: videos[0]!.title }).locator('.still')
  await card.scrollIntoViewIfNeeded()
  await expect
    .poll(() => card.locator('img').evaluate((img) => (img as HTMLImageElement).complete))
    .toBe(true)
  const { width, height } = (await card.boundingBox())!
  expect(height / width).toBeCloseTo(9 / 16, 1)
  // The card is drawn over the browser's sign of a broken picture too.
  const cover = await card
    .locator('img')
    .evaluate((img) => getComputedStyle(img, '::before').backgroundImage)
  expect(cover).toContain('gradient')
  expect(await card.evaluate((at) => getComputedStyle(at).backgroundImage)).toBe(cover)
})

test('photos are in two columns on a phone, and videos in one @rest', async ({
  page,
  sampleSite,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (const { path, photos } of GALLERIES) {
      await page.goto(sampleSite.url + path)
      const lefts = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size)
      expect(await lefts('.thumb'), `${path} at ${width} px`).toBe(Math.min(2, photos.length))
      if (path === JUBILEE) expect(await lefts('.video')).toBe(1)
    }
    await expectToFit(page, [width])
  }
})

test('an unknown photo is a not-found page @rest', async ({ page, sampleSite }) => {
  for (const { path } of GALLERIES) {
    expect((await page.goto(`${sampleSite.url}${path}?photo=nobody`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('bn').notFound.title)
  }
})

test('a video has no photo page @rest', async ({ page, sampleSite }) => {
  const entries = (await (await page.request.get(`${sampleSite.url}/api/main-gallery`)).json()) as {
    _id: string
    videoLink?: string
  }[]
  const { _id } = entries.find(({ videoLink }) => videoLink)!
  const response = await page.goto(`${sampleSite.url}/golden-jubilee-photo-gallery?photo=${_id}`)
  expect(response?.status()).toBe(404)
})
