import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { contentKinds, DOCUMENT_KINDS } from '#src/content.ts'
import type { OpenSchool } from '#src/school/open.ts'
import { toBengaliDigits } from '@pathshala/bengali/digits'
import { type Language, pathIn, recordIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { LANGUAGES, sample, onOneScreen } from './pages.ts'
import { expect, expectAccessible, expectToFit, ownSite, restIf, test } from './site.ts'

const LISTS = DOCUMENT_KINDS.map((kind) => ({ kind, page: contentKinds[kind].pages[0].path }))

const FILES = path.join(import.meta.dirname, '../../src/sample/files')

const inDigits = (value: number, language: Language) =>
  language === 'bn' ? toBengaliDigits(String(value)) : String(value)

const dateOf = (iso: string, language: Language) =>
  new Date(iso).toLocaleDateString(language === 'bn' ? 'bn-BD' : 'en-GB', {
    timeZone: 'Asia/Dhaka',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

interface Published {
  title: string
  date: string
  url: string
  filePath: string
}

for (const language of LANGUAGES) {
  const words = wordsIn(language)
  for (const { kind, page: to } of LISTS) {
    test(
      `${pathIn(language, to)} lists everything, newest first${restIf(kind !== 'notices')}`,
      onOneScreen(language),
      async ({ page, sampleSite }) => {
        const published = (await (
          await page.request.get(`${sampleSite.url}/api/${kind}`)
        ).json()) as Published[]
        await page.goto(sampleSite.url + pathIn(language, to))
        const table = page.getByRole('table', { name: words[kind].caption })
        await expect(table.getByRole('columnheader')).toHaveText([
          words.list.serial,
          words.list.subject,
          words.list.date,
          words.list.details,
        ])
        const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
        await expect(rows).toHaveCount(sample[kind].length)
        for (const [index, document] of sample[kind].entries()) {
          const { title, fileName } = recordIn(language, document)
          const row = rows.nth(index)
          await expect(row.getByRole('cell').first()).toHaveText(inDigits(index + 1, language))
          await expect(row.getByRole('rowheader')).toContainText(title)
          const time = row.getByRole('time')
          await expect(time).toHaveText(dateOf(published[index]!.date, language))
          await expect(time).toHaveAttribute(
            'datetime',
            new Date(published[index]!.date).toLocaleDateString('en-CA', {
              timeZone: 'Asia/Dhaka',
            }),
          )
          const own = row.getByRole('rowheader').getByRole('link', { name: title })
          await expect(own).toHaveAttribute('href', pathIn(language, published[index]!.url))
          const link = row.getByRole('cell').getByRole('link', { name: title })
          await expect(link).toHaveAttribute('href', `/${published[index]!.filePath}`)
          await expect(link).toHaveAttribute('download', fileName)
        }
      },
    )
  }
}

test('the details link saves the file under its own name', async ({ page, sampleSite }) => {
  for (const { kind, page: to } of LISTS) {
    const { title, fileName, file } = sample[kind].find((one) => one.file.endsWith('.pdf'))!
    await page.goto(sampleSite.url + to)
    const waiting = page.waitForEvent('download')
    await page.getByRole('cell').getByRole('link', { name: title }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toBe(fileName)
    const [saved, published] = await Promise.all([
      readFile(await download.path()),
      readFile(path.join(FILES, file)),
    ])
    expect(saved.equals(published), fileName).toBe(true)
  }
})

/** A phone folds the form of a list until somebody has searched. */
const openSearch = (page: Page, language: Language) =>
  page.getByRole('main').getByText(wordsIn(language).list.searchAndYear, { exact: true }).click()

test('a phone’s first screen has the first notice of the list', async ({ page, sampleSite }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`${sampleSite.url}/allNotices`)
  const { list, topics } = wordsIn('bn')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden()
  expect((await page.getByRole('rowheader').first().boundingBox())!.y).toBeLessThan(480)
  // All topics are seen without sliding.
  await expect(page.getByRole('link', { name: topics.other, exact: true })).toBeInViewport()
  const date = await page.getByRole('row').nth(2).getByRole('time').boundingBox()
  const file = await page.getByRole('row').nth(2).getByRole('link').last().boundingBox()
  expect(Math.abs(date!.y - file!.y)).toBeLessThan(16)
  await openSearch(page, 'bn')
  await expect(page.getByRole('combobox', { name: list.year })).toBeVisible()
  await expectAccessible(page)
})

test('the search finds titles by their words, in any spelling', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/allNotices`)
  await openSearch(page, 'bn')
  for (const [what, typed, found] of [
    ['a word', 'এসএসসি', ['এসএসসি ২০২৭ নির্বাচনি', 'এসএসসি ২০২৭ পরীক্ষার্থী', '২০২৫ সালের এসএসসি']],
    ['words that stand apart in the title, in any order', 'লটারি ভর্তি', ['২০২৭ শিক্ষাবর্ষে']],
    [
      'Latin digits for Bengali ones',
      'এসএসসি 2027',
      ['এসএসসি ২০২৭ নির্বাচনি', 'এসএসসি ২০২৭ পরীক্ষার্থী'],
    ],
    ['blanks around and between words', '  বিজ্ঞান   মেলায় ', ['জেলা বিজ্ঞান মেলায়']],
    ['য় as one code point', 'শারদী\u09df', ['শারদীয় দুর্গাপূজার']],
    ['য় as two code points', 'শারদী\u09af\u09bc', ['শারদীয় দুর্গাপূজার']],
  ] as const) {
    await page
      .getByRole('main')
      .getByRole('searchbox', { name: wordsIn('bn').notices.searchLabel })
      .fill(typed)
    await Promise.all([
      page.waitForURL(/[?&]q=/),
      page
        .getByRole('main')
        .getByRole('button', { name: wordsIn('bn').list.search })
        .click(),
    ])
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(
      typed.trim().replace(/\s+/g, ' ').normalize('NFC'),
    )
    const titles = await page.getByRole('rowheader').allTextContents()
    expect.soft(titles.length, what).toBe(found.length)
    for (const [index, title] of found.entries()) {
      expect.soft(titles[index], what).toContain(title)
    }
  }
})

for (const language of LANGUAGES) {
  const words = wordsIn(language)
  test(
    `a search in ${language} without results says so, and links back to the whole list @rest`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url + pathIn(language, '/allDownloads'))
      if (language === 'bn') await openSearch(page, language)
      // Signs are not words.
      await page.getByRole('main').getByRole('searchbox').fill('%')
      await page.getByRole('main').getByRole('button', { name: words.list.search }).click()
      await expect(page.getByRole('main')).toContainText(words.list.nothingFound)
      await expect(page.getByRole('table')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('%')
      await expectAccessible(page)
      await page.getByRole('link', { name: words.list.showEverything }).click()
      await expect(page.getByRole('rowheader')).toHaveCount(sample.downloads.length)
    },
  )
}

test('a list replaces a misspelt word, and says so @rest', async ({ page, sampleSite }) => {
  const { search } = wordsIn('bn')
  await page.goto(`${sampleSite.url}/allDownloads?q=ছাদপত্র`)
  await expect(page.getByRole('status')).toContainText(search.correctedStart('ছাদপত্র'))
  await expect(page.getByRole('rowheader').first()).toContainText('ছাড়পত্র')
  await expectAccessible(page)
  await page.getByRole('status').getByRole('link').click()
  await expect(page).toHaveURL(`${sampleSite.url}/allDownloads?q=${encodeURIComponent('ছাড়পত্র')}`)
})

test('the year filter follows the calendar in Dhaka @rest', async ({ page, sampleSite }) => {
  const published = (await (
    await page.request.get(`${sampleSite.url}/api/notices`)
  ).json()) as Published[]
  const yearOf = ({ date }: Published) =>
    new Date(date).toLocaleDateString('en-CA', { timeZone: 'Asia/Dhaka' }).slice(0, 4)
  await page.goto(`${sampleSite.url}/allNotices`)
  await openSearch(page, 'bn')
  const years = [...new Set(published.map(yearOf))]
  expect(years.length).toBeGreaterThan(1)
  for (const year of years) {
    const select = page.getByRole('combobox', { name: wordsIn('bn').list.year })
    await select.selectOption({ label: toBengaliDigits(year) })
    await page
      .getByRole('main')
      .getByRole('button', { name: wordsIn('bn').list.search })
      .click()
    await expect(select).toHaveValue(year)
    const titles = await page.getByRole('rowheader').allTextContents()
    const expected = published.filter((one) => yearOf(one) === year)
    expect(titles.map((title) => title.replace(wordsIn('bn').isNew, '').trim())).toEqual(
      expected.map(({ title }) => title),
    )
  }
})

test.describe('a list longer than a page', () => {
  const site = ownSite('empty', {}, addManyNotices)

  const at = (index: number) => new Date(Date.UTC(2026, 2, 25, 18, 30) - index * 86_400_000)

  /**
   * 120 notices, one day apart, each an hour and a half before midnight UTC: the next day in Dhaka.
   */
  async function addManyNotices({ write }: OpenSchool): Promise<void> {
    await write(async (stores) => {
      for (let index = 0; index < 120; index += 1) {
        const date = at(index).toISOString()
        const file = {
          name: `${crypto.randomUUID()}.pdf`,
          area: 'uploads' as const,
          fileName: 'নোটিশ.pdf',
          fileSize: 1000,
          mimeType: 'application/pdf',
          width: null,
          height: null,
          color: null,
          hiddenParts: null,
          createdAt: date,
        }
        await stores.notices.create({ title: `নোটিশ নম্বর ${index + 1}`, file, date })
      }
    })
  }

  for (const language of LANGUAGES) {
    const words = wordsIn(language)

    test(
      `has pages in ${language}, with continuous serial numbers`,
      onOneScreen(language),
      async ({ page }) => {
        const expectPage = async (number: number, first: number, last: number) => {
          const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
          await expect(rows).toHaveCount(last - first + 1)
          for (const [row, index] of [
            [rows.first(), first],
            [rows.last(), last],
          ] as const) {
            await expect(row.getByRole('cell').first()).toHaveText(inDigits(index, language))
            await expect(row.getByRole('rowheader')).toContainText(`নোটিশ নম্বর ${index}`)
            await expect(row.getByRole('time')).toHaveText(
              dateOf(at(index - 1).toISOString(), language),
            )
          }
          const word = words.list.page(inDigits(number, language))
          await expect(page.getByRole('navigation', { name: words.list.pages })).toContainText(word)
          if (number > 1) await expect(page).toHaveTitle(new RegExp(word))
          else await expect(page).not.toHaveTitle(new RegExp(word))
        }
        const older = page.getByRole('link', { name: words.list.older, exact: true })
        const newer = page.getByRole('link', { name: words.list.newer, exact: true })

        await page.goto(site.url + pathIn(language, '/allNotices'))
        await expectPage(1, 1, 50)
        await expect(newer).toHaveCount(0)
        await older.click()
        await expectPage(2, 51, 100)
        await expectToFit(page)
        await older.click()
        await expectPage(3, 101, 120)
        await expect(older).toHaveCount(0)
        await newer.click()
        await expectPage(2, 51, 100)
        await newer.click()
        await expectPage(1, 1, 50)
        await expect(page).toHaveURL(site.url + pathIn(language, '/allNotices'))
      },
    )
  }

  test('keeps its search from page to page, and is accessible there @rest', async ({ page }) => {
    await page.goto(`${site.url}/allNotices?q=নম্বর&year=2025`)
    const caption = page.getByRole('table').getByRole('caption')
    await expect(caption).toContainText('৩৫')
    await page.goto(`${site.url}/allNotices?q=নম্বর`)
    await page.getByRole('link', { name: wordsIn('bn').search.more, exact: true }).click()
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('নম্বর')
    await expect(page.getByRole('rowheader').first()).toContainText('নোটিশ নম্বর 51')
    await expectAccessible(page)
  })

  test('gives its second page its own title @rest', async ({ page }) => {
    await page.goto(`${site.url}/allNotices`)
    await page.getByRole('link', { name: wordsIn('bn').list.older, exact: true }).click()
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).not.toBe(`${site.url}/allNotices`)
  })

  test('dates a notice of 26 March 00:30 in Dhaka to that day @rest', async ({ page }) => {
    await page.goto(`${site.url}/allNotices`)
    await expect(page.getByRole('row').getByRole('time').first()).toHaveText(/^২৬ মার্চ,? ২০২৬$/)
  })
})
