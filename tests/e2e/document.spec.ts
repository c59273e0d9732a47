import { brotliCompressSync } from 'node:zlib'
import { type DocumentKind, documentUrl } from '#src/content.ts'
import { sampleDocumentUrl } from '#src/features/documents/sample.ts'
import type { Picture } from '#src/files/pictures/source.ts'
import { nameOfPicture } from '#src/files/stored-name.ts'
import type { OpenSchool } from '#src/school/open.ts'
import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { LANGUAGES, NEWEST_NOTICE, onOneScreen, sample } from './pages.ts'
import { findCovered, print } from './paper.ts'
import { expect, expectAccessible, expectToFit, ownSite, test } from './site.ts'
import { hasJava, NEEDS_JAVA, validate } from './validator.ts'

const words = wordsIn('bn')
const { share } = words.document
const [newest, older] = sample.notices

test('a title in the list leads to the notice and its file', async ({ page, sampleSite }) => {
  await page.goto(`${sampleSite.url}/allNotices`)
  await page.getByRole('rowheader').getByRole('link', { name: newest!.title }).click()
  await expect(page).toHaveURL(sampleSite.url + NEWEST_NOTICE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest!.title)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: words.list.download }).click()
  expect((await download).suggestedFilename()).toBe(newest!.fileName)
  const file = await page.getByRole('link', { name: words.document.open }).getAttribute('href')
  const answer = await page.request.get(sampleSite.url + file)
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test('the neighbours of a notice are one tap away @rest', async ({ page, sampleSite }) => {
  await page.goto(sampleSite.url + NEWEST_NOTICE)
  const neighbours = page.getByRole('navigation', { name: words.document.neighbours })
  await expect(neighbours.getByRole('link')).toHaveCount(1)
  await neighbours.getByRole('link', { name: older!.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(older!.title)
  await neighbours.getByRole('link', { name: newest!.title }).click()
  await expect(page).toHaveURL(sampleSite.url + NEWEST_NOTICE)
})

test('the buttons that share a notice have one line in English too', async ({
  page,
  sampleSite,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(sampleSite.url + pathIn('en', NEWEST_NOTICE))
  const button = page.getByRole('link', { name: wordsIn('en').document.share.facebook })
  expect((await button.boundingBox())!.height).toBeLessThan(48)
})

test('a notice with tables prints on one sheet with its address @rest', async ({
  page,
  sampleSite,
}) => {
  for (const number of [8, 9, 11]) {
    const path = documentUrl('notices', number)
    await page.goto(sampleSite.url + path)
    const [sheet, ...others] = await print(page)
    expect(others, path).toEqual([])
    expect(findCovered(sheet!), path).toEqual([])
    expect(sheet!.map(({ text }) => text).join('')).toContain(path)
  }
})

test('a notice has links to share and to copy its address @rest', async ({ page, sampleSite }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(sampleSite.url + NEWEST_NOTICE)
  const address = await page.locator('link[rel=canonical]').getAttribute('href')
  const whatsapp = page.getByRole('link', { name: share.whatsapp })
  await expect(whatsapp).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`${newest!.title} ${address}`)}`,
  )
  await page.getByRole('button', { name: share.copy }).click()
  await expect(page.getByRole('status')).toHaveText(share.copied)
  await expect(page.getByRole('button', { name: share.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    sampleSite.url + NEWEST_NOTICE,
  )
})

test('the actions are in one row right below the date @rest', async ({ page, sampleSite }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(sampleSite.url + NEWEST_NOTICE)
  const actions = page.getByRole('region', { name: words.document.actions })
  const address = await page.locator('link[rel=canonical]').getAttribute('href')
  await expect(actions.getByText(address!)).toBeHidden()
  const cells = await actions.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const { left, right, top } = item.getBoundingClientRect()
      return { left, right, top }
    }),
  )
  expect(cells).toHaveLength(4)
  for (const [index, { left, top }] of cells.entries()) {
    expect(top).toBe(cells[0]!.top)
    if (index > 0) expect(Math.abs(left - cells[index - 1]!.right)).toBeLessThanOrEqual(1)
  }
  expect(cells[0]!.top).toBeLessThan(640)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the address replaces the buttons', async ({ page, sampleSite }) => {
    await page.goto(sampleSite.url + NEWEST_NOTICE)
    const actions = page.getByRole('region', { name: words.document.actions })
    const address = await page.locator('link[rel=canonical]').getAttribute('href')
    await expect(actions.getByText(address!)).toBeVisible()
    await expect(actions.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('link', { name: share.whatsapp })).toBeVisible()
    await expect(page.getByRole('button', { name: share.copy })).toBeHidden()
    await expect(page.getByRole('button', { name: share.print })).toBeHidden()
  })
})

test.describe('the papers of the sample', () => {
  const pathOf = (kind: DocumentKind, file: string) => {
    return sampleDocumentUrl(
      kind,
      sample[kind].find((one) => one.file === file)!,
    )
  }

  test('a read notice begins with its content and its table', async ({ page, sampleSite }) => {
    await page.goto(sampleSite.url + pathOf('notices', 'notice-guardians.pdf'))
    const text = page.locator('#text')
    await expect(text.locator('p').first()).toHaveText(/^(?!গণপ্রজাতন্ত্রী)/)
    await expect(text.getByRole('columnheader').first()).toHaveText('তারিখ')
    await expect(text.getByRole('row')).toHaveCount(5)
    await expect(text).not.toContainText('|')
    await expectAccessible(page)
    await expectToFit(page)
  })

  test('an empty form is a picture with a large download and a folded text @rest', async ({
    page,
    sampleSite,
  }) => {
    await page.goto(sampleSite.url + pathOf('downloads', 'download-testimonial-form.pdf'))
    await expect(page.locator('#text')).toBeHidden()
    await expect(
      page.getByRole('img', { name: words.document.paperPageAlt('১'), exact: true }),
    ).toBeVisible()
    const download = page.getByRole('link', { name: words.document.downloadForm })
    expect((await download.boundingBox())!.height).toBeGreaterThanOrEqual(56)
    await page.getByText(words.document.readPaper).click()
    await expect(page.locator('#text')).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
  })

  test('a phone shows small tables as cards, complete @rest', async ({ page, sampleSite }) => {
    await page.goto(sampleSite.url + pathOf('notices', 'notice-ssc-form.pdf'))
    const fee = page.getByRole('cell', { name: '২,৪৩৫' })
    const name = page.getByRole('rowheader', { name: 'বিজ্ঞান' })
    const [cell, head] = [(await fee.boundingBox())!, (await name.boundingBox())!]
    expect(cell.x + cell.width).toBeLessThanOrEqual(page.viewportSize()!.width)
    expect(cell.y).toBeGreaterThan(head.y)
    await page.goto(sampleSite.url + pathOf('results', 'result-half-yearly-six.pdf'))
    const heads = page.getByRole('columnheader')
    await expect(heads.nth(0)).toHaveText('রোল')
    await expect(heads.nth(1)).toHaveText('মোট')
    for (const index of [1, 2]) {
      const box = (await heads.nth(index).boundingBox())!
      expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width)
      // At most two lines.
      expect(box.height).toBeLessThan(70)
    }
    await expect(page.getByText(words.document.tables.pullSubjects)).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
  })

  test('a sheet of results answers for a roll number, before its table and its paper', async ({
    browser,
    sampleSite,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(sampleSite.url + pathOf('results', 'result-half-yearly-six.pdf'))
    await page.getByLabel(words.document.roll.label).fill('০২')
    await page.getByRole('button', { name: words.document.roll.show }).click()
    const answer = page.getByRole('region', { name: words.document.roll.title('২'), exact: true })
    await expect(answer).toBeInViewport()
    await expect(answer.getByText('মোট')).toBeVisible()
    const tops = await Promise.all(
      [answer, page.getByRole('table'), page.locator('#paper')].map(
        async (part) => (await part.boundingBox())!.y,
      ),
    )
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await context.close()
  })

  test('the page of a roll number is accessible and fits @rest @all-widths', async ({
    page,
    sampleSite,
  }) => {
    for (const roll of ['2', '999']) {
      await page.goto(
        `${sampleSite.url}${pathOf('results', 'result-half-yearly-six.pdf')}?roll=${roll}`,
      )
      await expect(page.locator('#roll')).toBeVisible()
      await expectAccessible(page)
      await expectToFit(page)
    }
  })
})

test('shows the not-found page for an unknown notice number @rest', async ({ page, emptySite }) => {
  expect((await page.goto(`${emptySite.url}/notices/1`))!.status()).toBe(404)
  await expect(page.getByRole('link', { name: words.notFound.toHome })).toBeVisible()
})

test.describe('a notice that was read', () => {
  /** An ordinary text. */
  const TEXT = `${sample.site.history}\n\n${sample.site.headTeacherMessage}`.slice(0, 2000)
  const MAX_HTML_BYTES = 13_000
  const MAX_PICTURE_BYTES = 90_000
  const MAX_SCRIPT_BYTES = 1000

  const site = ownSite('sample', { READING: 'off' }, prepare)

  /** Two pages and a text, read and typed; one page without a text; six of the same topic. */
  async function prepare({ database, stores, write }: OpenSchool): Promise<void> {
    const notices = await stores.notices.list({ limit: 5 })
    for (const { _id } of notices)
      await write((transaction) => transaction.notices.update(_id, { topic: 'exam' }))
    const [first, second, third, fourth] = await Promise.all(
      notices.map(({ _id }) => stores.notices.find(_id)),
    )
    const change = (
      id: string,
      values: { text: string; textSource: 'machine' | 'typed' | null; pages: string },
    ) =>
      database
        .updateTable('document')
        // Without an English text, the English page shows the text that was read.
        .set({ ...values, titleEnglish: '', textEnglish: '' })
        .where('id', '=', id)
        .execute()
    const namesOf = (...pages: Picture[]) => JSON.stringify(pages.map(nameOfPicture))
    const pages = namesOf(...first!.pages, ...third!.pages)
    await change(first!._id, { text: TEXT, textSource: 'machine', pages })
    await change(second!._id, { text: '', textSource: null, pages: namesOf(...second!.pages) })
    await change(third!._id, { text: '', textSource: null, pages: '[]' })
    await change(fourth!._id, { text: TEXT.slice(0, 800), textSource: 'typed', pages })
  }

  const WITH_TEXT = NEWEST_NOTICE
  const WITHOUT_TEXT = sampleDocumentUrl('notices', sample.notices[1]!)
  const TYPED = sampleDocumentUrl('notices', sample.notices[3]!)

  for (const language of LANGUAGES) {
    test(
      `is readable, accessible and fits every screen in ${language}`,
      onOneScreen(language),
      async ({ page }) => {
        const { document: labels, topics } = wordsIn(language)
        await page.goto(site.url + pathIn(language, WITH_TEXT))
        const text = page.getByRole('region', { name: labels.text })
        await expect(text).toContainText(labels.machineRead)
        await expect(text.locator('[lang=bn]')).toContainText(TEXT.slice(0, 40))
        await expectAccessible(page)
        await expectToFit(page)

        const paper = page.getByRole('region', { name: labels.paper, exact: true })
        await expect(paper.getByRole('img')).toHaveCount(2)
        const large = await paper.getByRole('link').first().getAttribute('href')
        const picture = await page.request.get(site.url + large)
        expect(picture.headers()['content-type']).toBe('image/webp')

        const crumbs = page.getByRole('navigation', { name: wordsIn(language).frame.whereYouAre })
        await crumbs.getByRole('link', { name: topics.exam }).click()
        await expect(page.getByRole('rowheader')).toHaveCount(6)
      },
    )
  }

  test('is valid HTML, with and without a text @rest', async () => {
    test.skip(!hasJava, NEEDS_JAVA)
    const addresses = LANGUAGES.flatMap((language) =>
      [WITH_TEXT, WITHOUT_TEXT].map((path) => site.url + pathIn(language, path)),
    )
    expect(await validate(addresses)).toEqual([])
  })

  test('costs little to open @rest', async ({ browser }) => {
    const html = await (await fetch(site.url + WITH_TEXT)).text()
    expect(TEXT).toHaveLength(2000)
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(MAX_HTML_BYTES)
    const [, script] = /<script>(.*?)<\/script>/s.exec(html)!
    expect(Buffer.byteLength(script!)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
    for (const path of [WITH_TEXT, WITHOUT_TEXT]) {
      const viewport = { width: 360, height: 640 }
      const page = await browser.newPage({ viewport, deviceScaleFactor: 2 })
      const loaded = page.waitForResponse(/gallery-uploads\/[\w-]+\.avif$/)
      await page.goto(site.url + path)
      await page.locator('#paper img').first().scrollIntoViewIfNeeded()
      expect((await (await loaded).body()).length, path).toBeLessThanOrEqual(MAX_PICTURE_BYTES)
      await page.close()
    }
  })

  test.describe('with voices', () => {
    // For the init script.
    test.use({ ownContext: true })

    test('is read aloud if the device has a Bengali voice @rest', async ({ page }) => {
      await page.addInitScript(installVoices)
      await page.goto(site.url + WITH_TEXT)
      const listen = page.getByRole('button', { name: words.document.listen })
      await expect(listen).toBeHidden()
      const text = page.getByText(TEXT.slice(0, 40))
      const boxes = () =>
        Promise.all(
          [
            text,
            page.getByText(words.document.open, { exact: true }),
            page.getByRole('link', { name: share.whatsapp }),
            page.getByRole('button', { name: share.copy }),
            page.getByRole('button', { name: share.print }),
          ].map((part) => part.boundingBox()),
        )
      const before = await boxes()
      await page.evaluate(() => (globalThis as unknown as Voices).addVoice('bn-BD'))
      await expect(listen).toBeVisible()
      expect(await boxes()).toEqual(before)
      await listen.click()
      const stop = page.getByRole('button', { name: words.document.stop })
      await expect(stop).toBeVisible()
      const spoken = await page.evaluate(() => (globalThis as unknown as Voices).spoken)
      expect(spoken.length).toBeGreaterThan(10)
      expect(Math.max(...spoken.map((part) => part.length))).toBeLessThanOrEqual(151)
      expect(spoken.join('').replaceAll(/\s/g, '')).toBe(TEXT.replaceAll(/\s/g, ''))
      await stop.click()
      await expect(listen).toBeVisible()
      expect(await page.evaluate(() => (globalThis as unknown as Voices).spoken)).toEqual([])

      await listen.click()
      await page.evaluate(() => (globalThis as unknown as Voices).finish())
      await expect(listen).toBeVisible()
    })
  })

  for (const [path, printed] of [
    [WITH_TEXT, { sheets: 2, text: false, pictures: 2 }],
    [WITHOUT_TEXT, { sheets: 1, text: false, pictures: 1 }],
    [TYPED, { sheets: 1, text: true, pictures: 0 }],
  ] as const) {
    test(`prints its paper or text, once, with its address (${path}) @rest`, async ({ page }) => {
      await page.goto(site.url + path)
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager'
        return Promise.all(Array.from(document.images, (image) => image.decode()))
      })
      const sheets = await print(page)
      expect(sheets).toHaveLength(printed.sheets)
      const texts = sheets.flat().map(({ text }) => text)
      expect(texts.join('')).toContain(`${new URL(site.url).host}${path}`)
      for (const sheet of sheets) expect(findCovered(sheet)).toEqual([])
      await page.emulateMedia({ media: 'print' })
      const pictures = page.locator('#paper img')
      await expect(pictures.filter({ visible: true })).toHaveCount(printed.pictures)
      await expect(page.locator('#text').filter({ visible: true })).toHaveCount(
        Number(printed.text),
      )
      await expect(page.locator('svg.qr')).toBeVisible()
      for (const picture of await pictures.filter({ visible: true }).all()) {
        const { shape, natural } = await picture.evaluate((img: HTMLImageElement) => ({
          shape: img.width / img.height,
          natural: img.naturalWidth / img.naturalHeight,
        }))
        expect(Math.abs(shape - natural)).toBeLessThan(0.01)
      }
    })
  }

  test(
    'shows its pages at the width of the column @rest',
    { tag: '@all-widths' },
    async ({ page }) => {
      for (const path of [WITH_TEXT, WITHOUT_TEXT]) {
        await page.goto(site.url + path)
        const column = await page.locator('#paper').boundingBox()
        for (const picture of await page.locator('#paper img').all())
          expect((await picture.boundingBox())!.width).toBe(column!.width)
      }
    },
  )
})

interface Voices {
  spoken: string[]
  addVoice: (lang: string) => void
  finish: () => void
}

/** Runs in the page: a speech synthesis that records its texts. */
function installVoices(): void {
  const voices = [{ lang: 'en-US' }]
  let queue: SpeechSynthesisUtterance[] = []
  const synthesis = {
    onvoiceschanged: () => {},
    getVoices: () => voices,
    speak: (utterance: SpeechSynthesisUtterance) => queue.push(utterance),
    cancel: () => (queue = []),
  }
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis })
  // A real utterance does not accept a voice of the test.
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
    addVoice: (lang: string) => {
      voices.push({ lang })
      synthesis.onvoiceschanged()
    },
    finish: () => {
      for (const { onend } of queue) (onend as unknown as () => void)()
    },
  })
  Object.defineProperty(globalThis, 'spoken', { get: () => queue.map(({ text }) => text) })
}
