import { expect, test } from './site.ts'

const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

for (const [path, sheets] of [
  ['/', 2],
  ['/allNotices', 1],
  // The list of holidays
  ['/downloads/1', 1],
  ['/routine', 1],
  ['/studentcount', 2],
  ['/information/anti-harassment', 1],
  ['/studentdailyattendance.aspx', 1],
  ['/payment-history.aspx', 1],
  ['/public-exam-result.aspx', 1],
  ['/officers_teachers', 2],
] as const) {
  test(`${path} of the sample prints on ${sheets} sheets @rest`, async ({ page, sampleSite }) => {
    await page.goto(sampleSite.url + path)
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(sheets)
  })
}

for (const [path, texts] of [
  // The sections, which are buttons on a screen.
  ['/routine', ['ক শাখা', 'খ শাখা']],
  ['/contact_us', ['০১৭০০-০০০০০২', '০১৭০০-০০০০২১', '১০৯ নারী ও শিশু']],
  // The links of a screen say “Call the office”.
  ['/officers_teachers', ['অফিসে ফোন: ০১৭০০-০০০০০০']],
  ['/information/recognition', ['সবগুলো দিয়েছে মাধ্যমিক ও উচ্চমাধ্যমিক শিক্ষা বোর্ড']],
  ['/information/sections', ['স্মারক নম্বর ৪৫/শাখা/২০১৪']],
] as const) {
  test(`${path} has on paper what it says on a screen @rest`, async ({ page, sampleSite }) => {
    await page.goto(sampleSite.url + path)
    await page.emulateMedia({ media: 'print' })
    for (const text of texts) {
      await expect.soft(page.getByRole('main').getByText(text).first()).toBeVisible()
    }
  })
}

for (const path of ['/information', '/information/charter']) {
  test(`headings of numbers in ${path} are whole on paper @rest`, async ({ page, sampleSite }) => {
    await page.goto(sampleSite.url + path)
    await page.emulateMedia({ media: 'print' })
    const lines = await page
      .getByRole('columnheader', { name: 'ক্রমিক' })
      .first()
      .evaluate((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getClientRects().length
      })
    expect(lines).toBe(1)
  })
}

test('sums of counts are printed once, at the end @rest', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/studentcount`)
  await page.emulateMedia({ media: 'print' })
  // Browsers repeat a footer on every sheet.
  await expect(page.locator('.nums tfoot')).toHaveCSS('display', 'table-row-group')
})
