import { pathIn, recordIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { LANGUAGES, NEWEST_NOTICE, sample, onOneScreen } from './pages.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  form,
  fixtureFile,
  restIf,
  signIn,
  type Site,
  startSite,
  stopSite,
  test,
} from './site.ts'

const EXAM = 'পরীক্ষা'
const exams = sample.notices.filter(({ title }) => title.includes(EXAM))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const language of LANGUAGES) {
      const words = wordsIn(language)

      test(
        `the field of every page in ${language} leads to the results`,
        onOneScreen(language),
        async ({ page, sampleSite }) => {
          await page.goto(sampleSite.url + pathIn(language, '/contact_us'))
          // On a phone, the field is folded.
          const fold = page.locator('summary').filter({ hasText: words.list.search })
          if (await fold.isVisible()) await fold.click()
          await page.getByRole('searchbox', { name: words.search.label }).fill(EXAM)
          await page.getByRole('search').getByRole('button', { name: words.list.search }).click()
          await expect(page).toHaveURL(
            `${sampleSite.url}${pathIn(language, '/search')}?q=${encodeURIComponent(EXAM)}`,
          )
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            words.search.heading(EXAM),
          )
          await expect(page.getByRole('searchbox')).toHaveValue(EXAM)
          // An exam of the calendar can be nearer.
          const [first] = await page
            .getByRole('listitem')
            .filter({ has: page.locator('h3'), hasText: words.notices.caption })
            .all()
          const marked = language === 'bn' ? EXAM : 'exam'
          await expect(first!.getByRole('link')).toHaveText(recordIn(language, exams[0]!).title)
          await expect(first!.getByRole('link').locator('mark')).toHaveText(marked)
          await first!.getByRole('link').click()
          await expect(page).toHaveURL(sampleSite.url + pathIn(language, NEWEST_NOTICE))
        },
      )
    }

    test(`kind and year narrow a search${restIf(javaScriptEnabled)}`, async ({
      page,
      sampleSite,
    }) => {
      const words = wordsIn('bn')
      await page.goto(`${sampleSite.url}/search?q=${EXAM}`)
      const kinds = page.getByRole('navigation', { name: words.search.kind })
      await kinds.getByRole('link', { name: words.notices.caption }).click()
      const url = `${sampleSite.url}/api/search?kind=notices&limit=50&q=${encodeURIComponent(EXAM)}`
      const { total } = (await (await page.request.get(url)).json()) as { total: number }
      expect(total).toBeGreaterThan(exams.length)
      await expect(page.locator('.hits > li')).toHaveCount(total)
      await expect(kinds.getByRole('link', { name: words.notices.caption })).toHaveAttribute(
        'aria-current',
        'true',
      )
      const years = page.getByRole('navigation', { name: words.list.year })
      await years.getByRole('link').last().click()
      expect(await page.locator('.hits > li').count()).toBeLessThan(total)
      await kinds.getByRole('link', { name: words.search.all }).click()
      await years.getByRole('link', { name: words.search.all }).click()
      await expect(page).toHaveURL(`${sampleSite.url}/search?q=${encodeURIComponent(EXAM)}`)
    })
  })
}

test('Bengali in Latin letters is found, and said', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/search?q=lotari`)
  await expect(page.locator('.hits h3').filter({ hasText: 'লটারি' }).first()).toBeVisible()
  await page.locator('.meant').getByRole('link', { name: 'লটারি', exact: true }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('লটারি')
})

for (const language of LANGUAGES) {
  test(
    `a misspelt word is replaced by the word that was meant, in ${language}`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      const { search } = wordsIn(language)
      await page.goto(`${sampleSite.url}${pathIn(language, '/search')}?q=উপবৃতি`)
      const note = page.getByRole('status')
      await expect(note).toContainText(search.correctedStart('উপবৃতি'))
      await expect(page.locator('.hits h3 mark').first()).toHaveText('উপবৃত্তি')
      await expect(page.getByRole('searchbox')).toHaveValue('উপবৃতি')
      await expectAccessible(page)
      await expectToFit(page)
      await note.getByRole('link', { name: 'উপবৃত্তি' }).click()
      await expect(page.getByRole('searchbox')).toHaveValue('উপবৃত্তি')
      await expect(page.locator('.hits > li').first()).toBeVisible()
      await expect(note).toHaveCount(0)
    },
  )
}

test('a search without hits shows the closest entries, and a filter without hits links to all results @rest', async ({
  page,
  sampleSite,
}) => {
  const { search } = wordsIn('bn')
  await page.goto(`${sampleSite.url}/search?q=stipand+comitee+sits+in+wich+rom`)
  await expect(page.getByRole('status')).toContainText(search.nothing)
  await expect(page.getByRole('status').getByRole('link').first()).toHaveAttribute('href', /^tel:/)
  await page.getByRole('region', { name: search.near }).getByRole('link').first().click()
  await expect(page).toHaveURL(/committees#other$/)

  await page.goto(`${sampleSite.url}/search?q=${EXAM}&year=1999`)
  await page.getByRole('link', { name: search.everywhere }).click()
  await expect(page).toHaveURL(`${sampleSite.url}/search?q=${encodeURIComponent(EXAM)}`)
})

test('the pages of a search are accessible, and fit @rest', async ({ page, sampleSite }) => {
  const paths = ['/search', `/search?q=${EXAM}`, '/search?q=porikkha', `/search?q=${EXAM}+ঝঝঝ`]
  for (const path of [...paths, `/search?q=${'ক'.repeat(1000)}`]) {
    await page.goto(sampleSite.url + path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(page)
    await expectToFit(page)
  }
})

test.describe('a site with many hits', () => {
  let site: Site
  test.beforeAll(async () => {
    site = await startSite('empty', {}, async ({ write }) => {
      await write(async ({ notices }) => {
        for (let count = 1; count <= 45; count += 1) {
          const name = `${count}.pdf`
          const file = { area: 'uploads', name, fileName: name, fileSize: 1 } as const
          await notices.create({
            title: `শীতের ছুটি ${count}`,
            file: {
              ...file,
              mimeType: 'application/pdf',
              width: null,
              height: null,
              color: null,
              hiddenParts: null,
              createdAt: new Date().toISOString(),
            },
          })
        }
      })
    })
  })
  test.afterAll(() => stopSite(site))

  test('shows the hits page by page, and a new hit at once @rest', async ({ page }) => {
    const words = wordsIn('bn')
    await page.goto(`${site.url}/search?q=শীত`)
    await expect(page.locator('.hits > li')).toHaveCount(20)
    await page.getByRole('link', { name: words.search.more }).click()
    await page.getByRole('link', { name: words.search.more }).click()
    await expect(page.locator('.hits > li')).toHaveCount(5)
    await expect(page.getByRole('link', { name: words.search.more })).toHaveCount(0)
    await page.getByRole('link', { name: words.search.less }).click()
    await page.getByRole('link', { name: words.search.less }).click()
    await expect(page).toHaveURL(`${site.url}/search?q=${encodeURIComponent('শীত')}`)

    const write = await signIn(site)
    const file = await fixtureFile('notice.pdf')
    await write('POST', 'notices', form({ title: 'শীতের নতুন তালিকা', file }))
    await page.reload()
    await expect(page.locator('.hits h3').first()).toHaveText('শীতের নতুন তালিকা')
  })
})
