import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { inDigits } from '@pathshala/bengali/digits'
import { isPhone, LANGUAGES, onOneScreen } from './pages.ts'
import { expect, expectAccessible, expectToFit, restIf, test } from './site.ts'

const KEYS = [
  'recognition',
  'sections',
  'nationalisation',
  'charter',
  'ssc-results',
  'committee',
  'former-heads',
] as const
/** A table, a form of facts, and figures. */
const FIRST_KEYS = new Set<string>(['charter', 'committee', 'ssc-results'])

for (const language of LANGUAGES) {
  const words = wordsIn(language).information
  const screen = onOneScreen(language)

  test(
    `the board in ${language} has the eleven demanded entries in their order`,
    screen,
    async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url + pathIn(language, '/information'))
      const demanded = page.getByRole('table', { name: words.captions.directorate })
      const rows = demanded.locator('tbody tr')
      await expect(rows).toHaveCount(11)
      await expect(rows.first()).toContainText(words.titles.profile)
      await expect(rows.nth(10)).toContainText(words.notApplicable)
      // Nothing answers this entry of the sample.
      const missing = rows.filter({ hasText: words.titles['service-centre'] })
      await expect(missing).toContainText(words.missing)
      await expect(missing.getByRole('link')).toHaveCount(0)
      await expect(page.getByRole('table', { name: words.captions.other })).toBeVisible()
    },
  )

  for (const key of KEYS) {
    const rest = restIf(!FIRST_KEYS.has(key))
    test(
      `${key} in ${language} fits and is accessible${rest}`,
      screen,
      async ({ page, sampleSite }) => {
        await page.goto(sampleSite.url + pathIn(language, `/information/${key}`))
        const isHeads = key === 'former-heads'
        await expect(page.getByRole('heading', { level: 1 })).toContainText(
          isHeads
            ? words.heads.title(inDigits('1976', language))
            : words.titles[key].split(' (')[0]!,
        )
        await expectToFit(page)
        await expectAccessible(page)
      },
    )
  }
}

test('the results have a picture, a table and a file', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/information/ssc-results`)
  await expect(page.getByRole('img', { name: /স্তম্ভচিত্র/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /২০২৬/ })).toContainText('৯৮.৩০%')
  const file = await page.request.get(`${sampleSite.url}/information/ssc-results.csv`)
  expect(file.headers()['content-type']).toContain('text/csv')
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines).toHaveLength(6)
  expect(lines[1]).toContain('"98.30%"')
})

test('today’s head comes before the former heads @rest', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/information/former-heads`)
  const rows = page.getByRole('main').locator('.heads').getByRole('listitem')
  await expect(rows.first()).toContainText('২০১৯ থেকে')
  await expect(rows.first().getByRole('link', { name: 'শাহানা পারভীন' })).toHaveAttribute(
    'href',
    /^\/officers_teachers#/,
  )
  await expect(rows.nth(1)).toContainText('২০১১–২০১৯')
  await expect(rows.last()).toContainText('১৯৭৬–১৯৮৮')
})

test('what all permits have in common is said once @rest', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/information/recognition`)
  const main = page.getByRole('main')
  await expect(main).toContainText('সবগুলো দিয়েছে মাধ্যমিক ও উচ্চমাধ্যমিক শিক্ষা বোর্ড')
  await expect(main).toContainText('কোনোটির মেয়াদ শেষ হয় না')
  await expect(main.getByText('শিক্ষা বোর্ড')).toHaveCount(1)
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'নিম্নমাধ্যমিক',
    'মাধ্যমিক',
    'বিভাগ: বিজ্ঞান',
  ])
})

test('the committees have two columns on a desk @rest @all-widths', async ({
  page,
  sampleSite,
}) => {
  await page.goto(`${sampleSite.url}/information/committees`)
  const [first, last] = await Promise.all(
    ['#rightToInformation', '#cabinet'].map((id) => page.locator(id).boundingBox()),
  )
  if (isPhone(page)) expect(last!.x).toBe(first!.x)
  else expect(last!.x).toBeGreaterThan(first!.x + first!.width)
  // A group of one person is a line, not a table.
  await expect(page.locator('#cabinet').getByRole('table')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'প্রাক্তন প্রধান শিক্ষকবৃন্দ' }).click()
  await expect(page).toHaveURL(`${sampleSite.url}/information/former-heads`)
})

test('a desk shows facts of a short entry in a row @rest @all-widths', async ({
  page,
  sampleSite,
}) => {
  await page.goto(`${sampleSite.url}/information/nationalisation`)
  const tops = await page
    .locator('.pairs > div')
    .evaluateAll((pairs) => pairs.map((pair) => pair.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(isPhone(page) ? tops.length : 1)
  const heights = await page
    .locator('.lead > span')
    .evaluateAll((facts) => facts.map((fact) => fact.getClientRects().length))
  expect(heights).toEqual([1, 1])
})

test('the board links the syllabus and marks it in the menu @rest', async ({
  page,
  sampleSite,
}) => {
  await page.goto(`${sampleSite.url}/information`)
  const teaching = page.getByRole('row', { name: /পাঠ্যসূচি/ })
  const syllabus = teaching.getByRole('cell').getByRole('link')
  await expect(syllabus).toHaveAttribute('href', /^\/downloads\/\d+$/)
  await page.goto(`${sampleSite.url}/information/sections`)
  const board = page.getByRole('navigation', { name: wordsIn('bn').frame.mainMenu })
  await expect(board.locator('[aria-current]')).toHaveText('তথ্য বোর্ড')
})

test('the committees lead back to the board @rest', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/information/committees`)
  const crumbs = page.getByRole('navigation', { name: wordsIn('bn').frame.whereYouAre })
  await crumbs.getByRole('link', { name: 'তথ্য বোর্ড' }).click()
  await expect(page).toHaveURL(`${sampleSite.url}/information`)
})

test('the page for a girl in need has no telling traces', async ({ page, sampleSite }) => {
  const path = `${sampleSite.url}/information/anti-harassment`
  const { safe } = wordsIn('bn').groups
  const leaving = {
    link: () => page.getByRole('link', { name: safe.leave }).click(),
    escape: async () => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    },
  }
  for (const leave of Object.values(leaving)) {
    await page.goto(`${sampleSite.url}/information`)
    await page.goto(path)
    await expect(page).toHaveTitle(new RegExp(`^${safe.tabTitle}( ·|$)`))
    await expectAccessible(page)
    await leave()
    await expect(page).toHaveURL(`${sampleSite.url}/calendar`)
    await page.goBack()
    await expect(page).toHaveURL(`${sampleSite.url}/information`)
  }
})

test('an entry that another page answers leads there @rest', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/en/information/students`)
  await expect(page).toHaveURL(`${sampleSite.url}/en/studentcount`)
  expect((await page.goto(`${sampleSite.url}/information/nothing`))!.status()).toBe(404)
})

test('a phone shows price and time of a service at once @rest', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/information/charter`)
  const service = page.getByRole('row', { name: /প্রশংসাপত্র/ }).first()
  await expect(service.getByText('বিনামূল্যে')).toBeVisible()
  await expect(service.getByText('২ কার্যদিবস')).toBeVisible()
})

test('the board’s print button needs scripts @rest', async ({ page, browser, sampleSite }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.classList.add('printed')
  })
  await page.goto(`${sampleSite.url}/information`)
  await page.getByRole('button', { name: 'এক পাতায় ছাপুন' }).click()
  await expect(page.locator('html')).toHaveClass(/printed/)

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(`${sampleSite.url}/information`)
  await expect(plain.getByRole('link', { name: /CSV/ })).toBeVisible()
  await expect(plain.getByRole('button', { name: 'এক পাতায় ছাপুন' })).toBeHidden()
  await plain.close()
})

test('the charter prints in landscape without buttons @rest', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/information/charter`)
  await expect(page.getByRole('navigation', { name: 'তথ্য বোর্ডের অন্য তথ্য' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: /CSV/ })).toBeHidden()
  await expect(page.locator('.turn')).toBeHidden()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'))!
  expect(Number(width)).toBeGreaterThan(Number(height))
})

test('the board prints on one sheet with two signatures @rest', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/information`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('প্রধান শিক্ষকের স্বাক্ষর ও সিল')).toBeVisible()
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

for (const path of ['/officers_teachers', '/information/ssc-results', '/information/committees']) {
  test(`${path} has neither buttons nor other entries on paper @rest`, async ({
    page,
    sampleSite,
  }) => {
    await page.goto(sampleSite.url + path)
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    const parts = main.locator('.btn, button, .turn a, .more, [href^=mailto]')
    // An address is of use on paper.
    for (const part of await parts.filter({ hasNotText: '@' }).all()) {
      await expect(part).toBeHidden()
    }
    await page.emulateMedia({ media: null })
  })
}

test('a narrow phone shows and names all numbers of posts @rest', async ({ page, sampleSite }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`${sampleSite.url}/officers_teachers`)
  const post = page.getByRole('row', { name: /সিনিয়র শিক্ষক/ }).last()
  const cells = post.getByRole('cell')
  await expect(cells).toHaveText(['৬', '৩', '১', '৩'])
  const { fields } = wordsIn('bn').information
  for (const [index, field] of (['sanctioned', 'filled', 'women', 'vacant'] as const).entries()) {
    await expect(cells.nth(index)).toBeVisible()
    const label = await cells
      .nth(index)
      .evaluate((cell) => getComputedStyle(cell, '::before').content)
    expect(label).toBe(`"${fields[field]}"`)
  }
  await expectToFit(page)
})

test('the numbers to call are above the bar that leaves the page @rest', async ({
  page,
  sampleSite,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const language of LANGUAGES) {
    await page.goto(sampleSite.url + pathIn(language, '/information/anti-harassment'))
    const bar = await page
      .getByRole('link', { name: wordsIn(language).groups.safe.leave })
      .boundingBox()
    for (const number of await page.getByRole('main').locator('[href^="tel:"] b').all()) {
      const box = await number.boundingBox()
      if (box!.y < 640) expect.soft(box!.y + box!.height).toBeLessThanOrEqual(bar!.y)
    }
    const numbers = page.getByRole('main').locator('a[href="tel:999"] b')
    expect((await numbers.first().boundingBox())!.y).toBeLessThan(bar!.y)
  }
})

test('the bar that leaves the page covers no focused link @rest', async ({ page, sampleSite }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`${sampleSite.url}/information/anti-harassment`)
  const covered: string[] = []
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    await page.keyboard.press('Tab')
    while (!(await page.evaluate(() => document.activeElement?.closest('main')))) {
      await page.keyboard.press('Tab')
    }
    await expect(link).toBeFocused()
    covered.push(
      ...(await link.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect()
        const shown = [top + 2, bottom - 2].some((y) =>
          element.contains(document.elementFromPoint(left + 4, y)),
        )
        return shown ? [] : [element.textContent]
      })),
    )
  }
  expect(covered).toEqual([])
})

test('tables fit a phone with letters half as large again @rest', async ({ page, sampleSite }) => {
  // As many letters in a line as on 360 px with such letters.
  await page.setViewportSize({ width: 240, height: 427 })
  for (const path of [
    '/information/sections',
    '/information/ssc-results',
    '/public-exam-result.aspx',
    '/officers_teachers',
  ]) {
    await page.goto(sampleSite.url + path)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(wide, path).toBeLessThanOrEqual(0)
  }
})

test('the only member of a group has a bold name @rest', async ({ page, sampleSite }) => {
  for (const language of LANGUAGES) {
    await page.goto(sampleSite.url + pathIn(language, '/information/committees'))
    const member = page.locator('#cabinet .only')
    await expect(member.getByRole('link')).toHaveCSS('font-weight', '700')
    await expect(member.locator('small')).toHaveCSS('font-weight', '400')
  }
})
