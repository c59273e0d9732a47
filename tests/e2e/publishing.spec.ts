import { wordsIn } from '#src/words/public-words.ts'
import { expect, fixtureFile, form, ownSite, signIn, test } from './site.ts'

const words = wordsIn('bn')

const site = ownSite('sample')

test('a published notice comes first everywhere until it is deleted', async ({ page }) => {
  const write = await signIn(site)
  const title = 'আগামীকাল বিদ্যালয় বন্ধ থাকবে'
  const board = page.getByRole('list', { name: words.home.noticeBoard }).getByRole('listitem')
  await page.goto(site.url)
  const firstBefore = await board.first().getByRole('link').innerText()

  const created = await write(
    'POST',
    'notices',
    form({ title, file: await fixtureFile('notice.pdf', 'ছুটি.pdf') }),
  )
  const { _id, url } = (await created.json()) as { _id: string; url: string }
  await page.goto(site.url)
  await expect(board).toHaveCount(5)
  await expect(board.first()).toContainText(title)
  await expect(board.first()).toContainText(words.isNew)
  await expect(board.nth(1)).toContainText(firstBefore)
  await page.goto(`${site.url}/allNotices`)
  await expect(page.getByRole('rowheader').first()).toContainText(title)
  const link = page.getByRole('cell').getByRole('link', { name: title })
  await expect(link).toHaveAttribute('download', 'ছুটি.pdf')
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe('ছুটি.pdf')

  await write('PUT', `notices/${_id}`, { title: 'আগামীকাল অর্ধদিবস' })
  await page.goto(site.url)
  await expect(board.first()).toContainText('আগামীকাল অর্ধদিবস')

  await write('DELETE', `notices/${_id}`, {})
  await page.goto(site.url)
  await expect(board.first()).toContainText(firstBefore)
  await page.goto(`${site.url}/allNotices`)
  await expect(page.getByText('আগামীকাল')).toHaveCount(0)

  // Its page explains this in letters as large as those of other messages.
  const sizeOf = (text: string) =>
    page.getByText(text).evaluate((sentence) => getComputedStyle(sentence).fontSize)
  expect((await page.goto(site.url + url))!.status()).toBe(410)
  const deleted = await sizeOf(words.notices.deleted.text)
  await page.goto(`${site.url}/nothing`)
  expect(deleted).toBe(await sizeOf(words.notFound.text))
})

test('published news, files and photos are first on home as well @rest', async ({ page }) => {
  const write = await signIn(site)
  const file = () => fixtureFile('notice.pdf')
  await write('POST', 'news', form({ title: 'সবচেয়ে নতুন সংবাদ', file: await file() }))
  await write('POST', 'downloads', form({ title: 'সবচেয়ে নতুন ফাইল', file: await file() }))
  const photo = await fixtureFile('photo.webp')
  await write('POST', 'gallery', form({ title: 'সবচেয়ে নতুন ছবি', file: photo }))
  await page.goto(site.url)
  const ticker = page.getByRole('region', { name: words.home.latest })
  await expect(ticker.getByRole('link', { name: 'সবচেয়ে নতুন সংবাদ' })).toBeAttached()
  const box = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: words.home.downloads, exact: true }) })
  await expect(box.getByRole('listitem').first()).toContainText('সবচেয়ে নতুন ফাইল')
  // The first photo is the large picture.
  await expect(page.locator('figure.pic img')).toHaveAttribute('alt', 'সবচেয়ে নতুন ছবি')
})
