import type { Page } from '@playwright/test'
import { publishWords } from '#src/features/documents/office/publish/words.ts'
import { draftNoteWords } from '#src/office/draft/draft-note-words.ts'
import { staffBn } from '#src/words/staff-words.ts'
import { LANGUAGES } from './pages.ts'
import { expect, expectAccessible, expectToFit, ownSite, test } from './site.ts'
import { openScreen, PDF_FILE, reload, signIn, signInTo, waitForDrafts } from './staff.ts'

const site = ownSite('empty')

/** The screens of the office that have a list, and how many forms of each rest above it. */
const SCREENS = {
  createNotice: 1,
  createnews: 1,
  createDownload: 1,
  createResult: 1,
  photogallary: 1,
  createjoyontigallery: 2,
  calendar: 0,
  routine: 0,
  officers: 0,
  groups: 0,
}

/** The windows, and how high a form at rest may be. */
const WINDOWS = [
  { width: 360, height: 740, mostPx: 220 },
  { width: 1280, height: 800, mostPx: 180 },
]

const NOTICE = staffBn.create.notices
const title = (page: Page) => page.locator('#field-title')
const resting = (page: Page) => page.locator('.at-rest')
const heading = (page: Page) => page.getByRole('button', { name: NOTICE, exact: true })

for (const language of LANGUAGES) {
  test(`forms rest low, and each list begins in the first window, in ${language} @rest`, async ({
    page,
    sampleSite,
  }) => {
    await signIn(page, sampleSite)
    const domain = new URL(sampleSite.url).hostname
    const cookie = { name: 'staffLanguage', value: language, domain, path: '/admin' }
    await page.context().addCookies([cookie])
    for (const [screen, forms] of Object.entries(SCREENS)) {
      await openScreen(page, sampleSite, screen)
      for (const { width, height, mostPx } of WINDOWS) {
        await page.setViewportSize({ width, height })
        const at = `${screen} at ${width} px`
        const search = page.getByRole('main').getByRole('searchbox').first()
        await expect.soft(search, at).toBeInViewport({ ratio: 0.9 })
        await expect.soft(resting(page), at).toHaveCount(forms)
        for (const form of await resting(page).all()) {
          expect.soft((await form.boundingBox())!.height, at).toBeLessThanOrEqual(mostPx)
          await expect.soft(form.locator('[name=title]'), at).toBeVisible()
          await expect.soft(form.locator('[name=file], [name=videoLink]'), at).toBeVisible()
          await expect.soft(form.locator('[type=submit]'), at).toBeInViewport({ ratio: 1 })
        }
        await expectToFit(page)
      }
      if (forms > 0) await expectAccessible(page)
    }
  })
}

test('a tap unfolds a form below its title, and its heading folds it', async ({ page }) => {
  await signInTo(page, site, 'createNotice')
  const before = (await title(page).boundingBox())!
  await title(page).tap()
  await expect(resting(page)).toHaveCount(0)
  await expect(page.getByText(publishWords.bn.when)).toBeVisible()
  await expect(title(page)).toBeFocused()
  const { x, y } = (await title(page).boundingBox())!
  expect({ x, y }).toEqual({ x: before.x, y: before.y })
  await expect(heading(page)).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await heading(page).click()
  await expect(resting(page)).toHaveCount(1)
  await expect(heading(page)).toHaveAttribute('aria-expanded', 'false')
})

test('the Tab key unfolds a form, and visits its fields in their order @rest', async ({ page }) => {
  await signInTo(page, site, 'createNotice')
  await heading(page).focus()
  await page.keyboard.press('Tab')
  await expect(title(page)).toBeFocused()
  await expect(resting(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  const { photo } = publishWords.bn.ways
  await expect(page.getByRole('button', { name: photo.label })).toBeFocused()
})

test('typed text keeps a form unfolded, and folding loses none of it', async ({ page }) => {
  const text = 'কাল থেকে ফরম বিতরণ'
  await signInTo(page, site, 'createNotice')
  await title(page).fill(text)
  await page.locator('[name=topic]').selectOption('admission')
  await expect(heading(page)).toHaveCount(0)
  await waitForDrafts(page)
  await reload(page)
  await expect(title(page)).toHaveValue(text)
  await expect(page.locator('[name=topic]')).toHaveValue('admission')

  // A deleted draft can be folded, and comes back unfolded.
  await page.getByRole('button', { name: draftNoteWords.bn.discard }).click()
  await heading(page).click()
  await expect(resting(page)).toHaveCount(1)
  await page.getByRole('button', { name: draftNoteWords.bn.restore }).click()
  await expect(title(page)).toHaveValue(text)
  await expect(page.locator('[name=topic]')).toHaveValue('admission')
})

test('a form unfolds when a file is chosen, and rests again after it is sent @rest', async ({
  page,
}) => {
  await signInTo(page, site, 'createnews')
  await page.locator('[name=file]').setInputFiles(PDF_FILE)
  await expect(resting(page)).toHaveCount(0)
  await title(page).fill('বিজ্ঞান মেলা')
  await page.getByRole('button', { name: 'Add News' }).click()
  await expect(page.getByRole('link', { name: 'বিজ্ঞান মেলা' }).first()).toBeVisible()
  await expect(resting(page)).toHaveCount(1)
})

test('a link of the first page opens the form unfolded, with the focus in its title @rest', async ({
  page,
}) => {
  await signInTo(page, site)
  await page.getByRole('link', { name: NOTICE }).first().click()
  await expect(title(page)).toBeFocused()
  await expect(resting(page)).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: publishWords.bn.ways.photo.label }),
  ).toBeInViewport()
})
