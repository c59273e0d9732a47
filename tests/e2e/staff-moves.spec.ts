import type { Page } from '@playwright/test'
import { makeMove, MOVED } from '../made-move.ts'
import {
  ADMIN,
  expect,
  expectAccessible,
  expectToFit,
  type SharedSite,
  signIn as signInToApi,
  startSite,
  stopSiteAfter,
  test,
} from './site.ts'
import { openScreen, signIn } from './staff.ts'

const SOURCE = 'https://old.example'

async function open(page: Page, site: SharedSite): Promise<void> {
  await openScreen(page, site, 'moves')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('পুরোনো সাইট থেকে আনা')
}

test('a site without moves says how to move in @rest', async ({ page, emptySite }) => {
  await signIn(page, emptySite)
  await open(page, emptySite)
  await expect(page.getByText('এখনো কিছু আনা হয়নি।')).toBeVisible()
  await expect(page.getByText('uploads ফোল্ডারটি ZIP করে')).toBeVisible()
  const command = page.getByText('npm run move-in -- site.xml --uploads uploads.zip')
  await expect(command).toBeHidden()
  await page.getByText('যিনি সার্ভার দেখাশোনা করেন তাঁর জন্য: কমান্ড').click()
  await expect(command).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
})

test('a move says what did not come, and is taken back @rest', async ({ page }) => {
  const site = await startSite('empty', {}, async (school) => {
    await makeMove(school, SOURCE, 60)
  })
  const write = await signInToApi(site)
  const notices = async () =>
    (await (await page.request.get(`${site.url}/api/notices`)).json()) as { _id: string }[]
  await write('PUT', `notices/${(await notices())[0]!._id}`, { title: 'নতুন নাম' })
  await signIn(page, site)
  await open(page, site)
  const move = page.getByRole('article', { name: `WordPress ${SOURCE}` })
  await expect(move).toContainText('নোটিশ: ২৫')
  await move.getByText('পুরো প্রতিবেদন').click()
  await expect(move.getByText('এমন একটি আগে থেকেই আছে।')).toBeVisible()
  await move.getByText('যা আসেনি (৬৩)').click()
  for (const reason of [
    'এর কোনো ফাইল নেওয়া যায়নি।',
    'আগে থেকেই এমন একটি আছে: /news/3',
    'এর একটি ঘরের লেখা গ্রহণ করা যায় না। নাম: এই ঘরটি লিখুন।',
    'সারি ৭',
  ]) {
    await expect(move.getByText(reason).last()).toBeVisible()
  }
  // Keys of rows are for programs.
  await expect(move.getByText('row:7')).toHaveCount(0)
  await expect(move.getByText('শুধু শিরোনাম 160')).toHaveCount(0)
  for (const more of ['৩০', '৩']) await move.getByRole('button', { name: `আরও ${more}টি` }).click()
  await expect(move.getByText('শুধু শিরোনাম 160')).toBeVisible()
  await move.getByText('যে ফাইল নেওয়া যায়নি (১)').click()
  await expect(move.getByText('থেকে ফাইল আসেনি (উত্তর ৫০০)।')).toBeVisible()
  await move.getByText('যে ফাইল পাওয়া যায়নি (১)').click()
  await expect(move.getByText('uploads/2022/06/fee.pdf')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)

  await move.getByRole('button', { name: 'আনা বাতিল করুন' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('পুরোনো ঠিকানা ও পাতার লেখা সেখানে যাবে না')
  await expect(dialog).toContainText('যা রয়ে যাবে: আনার পরে অফিস থেকে যা বদলানো হয়েছে')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'না, থাক' }).click()
  expect(await notices()).toHaveLength(MOVED)
  await move.getByRole('button', { name: 'আনা বাতিল করুন' }).click()
  await dialog.locator('[name=currentPassword]').fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'আনা বাতিল করুন' }).click()
  await expect(move).toContainText('২৪টি সরানো হয়েছে: admin', { timeout: 30_000 })
  await expect(move).toContainText('পুরোনো ঠিকানা ও পাতার লেখা সেখানে যায় না।')
  await expect(move).toContainText('যা রয়ে গেছে')
  await expect(move.getByRole('button', { name: 'আনা বাতিল করুন' })).toHaveCount(0)
  await move.getByText('যা রয়ে গেছে (১)').click()
  await expect(move.getByText('নতুন নাম')).toBeVisible()
  await expect(move.getByText('পরে অফিস থেকে বদলানো হয়েছে।')).toBeVisible()
  expect(await notices()).toHaveLength(1)
  await expectAccessible(page)
  await expectToFit(page)
  await move.getByRole('link', { name: 'মুছে ফেলা জিনিস দেখুন' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('মুছে ফেলা জিনিস')
  await stopSiteAfter(page, site)
})
