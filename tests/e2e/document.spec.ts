import { documentUrl } from '#src/content.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { sample } from './pages.ts'
import { expect, test } from './site.ts'

const words = wordsIn('bn')
const { share } = words.document
const [newest, older] = sample.notices
const PATH = documentUrl('notices', sample.notices.length)

test('a title in the list leads to the page of the notice, and from there to its file', async ({
  page,
  sampleSite,
}) => {
  await page.goto(`${sampleSite.url}/allNotices`)
  await page.getByRole('rowheader').getByRole('link', { name: newest!.title }).click()
  await expect(page).toHaveURL(sampleSite.url + PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest!.title)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: words.list.download }).click()
  expect((await download).suggestedFilename()).toBe(newest!.fileName)
  const file = await page.getByRole('link', { name: words.document.open }).getAttribute('href')
  const answer = await page.request.get(sampleSite.url + file)
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test('the neighbours of a notice are one tap away', async ({ page, sampleSite }) => {
  await page.goto(sampleSite.url + PATH)
  const neighbours = page.getByRole('navigation', { name: words.document.neighbours })
  await expect(neighbours.getByRole('link')).toHaveCount(1)
  await neighbours.getByRole('link', { name: older!.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(older!.title)
  await neighbours.getByRole('link', { name: newest!.title }).click()
  await expect(page).toHaveURL(sampleSite.url + PATH)
})

test('a notice is shared by links, and its address is copied', async ({ page, sampleSite }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(sampleSite.url + PATH)
  const address = await page.locator('link[rel=canonical]').getAttribute('href')
  const whatsapp = page.getByRole('link', { name: share.whatsapp })
  await expect(whatsapp).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`${newest!.title} ${address}`)}`,
  )
  await page.getByRole('button', { name: share.copy }).click()
  await expect(page.getByRole('status')).toHaveText(share.copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sampleSite.url + PATH)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('only the links to share are shown', async ({ page, sampleSite }) => {
    await page.goto(sampleSite.url + PATH)
    await expect(page.getByRole('link', { name: share.whatsapp })).toBeVisible()
    await expect(page.getByRole('button', { name: share.copy })).toBeHidden()
    await expect(page.getByRole('button', { name: share.print })).toBeHidden()
  })
})

test('a number that no notice had is a page that was not found', async ({ page, emptySite }) => {
  const answer = await page.goto(`${emptySite.url}/notices/1`)
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('link', { name: words.notFound.toHome })).toBeVisible()
})
