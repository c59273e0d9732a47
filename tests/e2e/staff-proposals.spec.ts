import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { documentWords } from '#src/features/documents/office/words.ts'
import { publishWords } from '#src/features/documents/office/publish/words.ts'
import { photoWords } from '#src/features/documents/office/photo-pages/words.ts'
import { type MadeSheet, madeWorkbook } from '../made-workbook.ts'
import { expect, expectAccessible, expectToFit, ownSite, test } from './site.ts'
import { openScreen, PDF_FILE, PHOTO_FILE, signIn } from './staff.ts'

const form = publishWords.bn
const site = ownSite('empty')

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: readFileSync(PDF_FILE),
})

/** A file that is chosen before the form is ready would be lost. */
async function open(page: Page, screen: string): Promise<void> {
  await openScreen(page, site, screen)
  await page.locator('[name=title]').click()
}

/** A Word document with these paragraphs, each a style and a text. */
function wordFile(name: string, paragraphs: [style: string, text: string][], styles = '') {
  const body = paragraphs
    .map(
      ([style, text]) =>
        `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`,
    )
    .join('')
  const xml = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  const files = {
    '[Content_Types].xml': strToU8(types),
    'word/document.xml': strToU8(xml),
    'word/styles.xml': strToU8(
      `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${styles}</w:styles>`,
    ),
  }
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  return { name, mimeType, buffer: Buffer.from(zipSync(files)) }
}

test('the title is proposed from the file, and never replaces a typed one', async ({ page }) => {
  await signIn(page, site)
  await open(page, 'createNotice')
  const title = page.locator('[name=title]')
  const file = page.locator('[name=file]')
  const remove = () => page.locator('.chosen button').first().click()
  await file.setInputFiles(pdf('বার্ষিক_পরীক্ষার-রুটিন (1).pdf'))
  await expect(title).toHaveValue('বার্ষিক পরীক্ষার রুটিন'.normalize('NFC'))
  await expect(page.getByText(form.proposed)).toBeVisible()
  await remove()
  await expect(title).toHaveValue('')

  // A proposal that comes when the clerk is about to type is replaced by what she types.
  await title.focus()
  await file.setInputFiles(pdf('রুটিন.pdf'))
  await expect(title).toHaveValue('রুটিন'.normalize('NFC'))
  await page.keyboard.insertText('ছুটি')
  await expect(title).toHaveValue('ছুটি'.normalize('NFC'))
  await title.fill('')
  await remove()
  await file.setInputFiles(pdf('scan0001.pdf'))
  await page.waitForLoadState('networkidle')
  await expect(title).toHaveValue('')
  await remove()
  await file.setInputFiles(
    wordFile('Document1.docx', [
      ['Normal', 'শাপলা সরকারি বালিকা উচ্চ বিদ্যালয়'],
      ['Normal', 'বিষয়: শীতকালীন ছুটি'],
    ]),
  )
  await expect(title).toHaveValue('শীতকালীন ছুটি'.normalize('NFC'))
  await remove()
  await file.setInputFiles(
    wordFile('x.docx', [
      ['Heading1', 'ভর্তি বিজ্ঞপ্তি'],
      ['Normal', 'ক'],
    ]),
  )
  await expect(title).toHaveValue('ভর্তি বিজ্ঞপ্তি'.normalize('NFC'))
  await title.fill('নিজের শিরোনাম')
  await remove()
  await file.setInputFiles(pdf('অন্য রুটিন.pdf'))
  await page.waitForLoadState('networkidle')
  await expect(title).toHaveValue('নিজের শিরোনাম')
})

test('the title is the heading of a workbook or Word document @rest', async ({ page }) => {
  await signIn(page, site)
  await open(page, 'createNotice')
  const title = page.locator('[name=title]')
  const file = page.locator('[name=file]')
  const remove = () => page.locator('.chosen button').first().click()
  const workbook = (name: string, rows: MadeSheet['rows']) => ({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: madeWorkbook([{ rows }]),
  })
  const table = [
    ['শ্রেণি', 'শাখা', 'ছাত্রী'],
    ['ষষ্ঠ', 'ক', 40],
  ]
  await file.setInputFiles(
    workbook('Book1.xlsx', [['শাপলা সরকারি বালিকা উচ্চ বিদ্যালয়'], ['বার্ষিক পরীক্ষার ফলাফল'], ...table]),
  )
  await expect(title).toHaveValue('বার্ষিক পরীক্ষার ফলাফল'.normalize('NFC'))
  await remove()
  // Bijoy becomes Unicode if its font is known. Otherwise it is not readable.
  const bijoy = { value: 'evwl©K cixÿvi iæwUb', font: 'SutonnyMJ' }
  await file.setInputFiles(workbook('Book2.xlsx', [[bijoy], ...table]))
  await expect(title).toHaveValue('বার্ষিক পরীক্ষার রুটিন'.normalize('NFC'))
  await remove()
  await file.setInputFiles(workbook('Book4.xlsx', [[bijoy.value], ...table]))
  await page.waitForLoadState('networkidle')
  await expect(title).toHaveValue('')
  await remove()
  await file.setInputFiles(workbook('Book3.xlsx', table))
  await expect(title).toHaveValue('')
  await remove()
  // Word in another language has other ids for its styles, and the font is that of the style.
  const styled = (name: string, styles: string, text: string) =>
    wordFile(
      name,
      [['berschrift1', text]],
      `<w:style w:styleId="berschrift1"><w:name w:val="heading 1"/>${styles}</w:style>`,
    )
  await file.setInputFiles(styled('a.docx', '', 'ভর্তি বিজ্ঞপ্তি ২০২৭'))
  await expect(title).toHaveValue('ভর্তি বিজ্ঞপ্তি ২০২৭'.normalize('NFC'))
  await remove()
  const inBijoy = '<w:rPr><w:rFonts w:ascii="SutonnyMJ"/></w:rPr>'
  await file.setInputFiles(styled('b.docx', inBijoy, 'evwl©K cixÿv'))
  await expect(title).toHaveValue('বার্ষিক পরীক্ষা'.normalize('NFC'))
  await remove()
  // Without the font, Bijoy is not readable.
  await file.setInputFiles(styled('c.docx', '', 'evwl©K cixÿv'))
  await page.waitForLoadState('networkidle')
  await expect(title).toHaveValue('')
})

test('the same title and file on one day need a second tap @rest', async ({ page }) => {
  await signIn(page, site)
  await open(page, 'createNotice')
  const count = async () =>
    (await (await page.request.get(`${site.url}/api/notices`)).json()).length
  const before = await count()
  const fill = async (name: string) => {
    await page.locator('[name=file]').setInputFiles(pdf(name))
    await page.locator('[name=title]').fill('একই রুটিন')
  }
  const create = () => page.getByRole('button', { name: 'Create' }).click()
  await fill('এক.pdf')
  await create()
  // If the page is left before the answer, the next press repeats this attempt and publishes nothing.
  await expect(page.getByText(documentWords.bn.notices.published)).toBeVisible()
  await open(page, 'createNotice')
  await fill('এক.pdf')
  await create()
  const warning = page.getByRole('alert').filter({ hasText: form.same })
  await expect(warning.getByRole('link', { name: 'একই রুটিন' })).toHaveAttribute(
    'href',
    /^\/notices\/\d+$/,
  )
  await expectAccessible(page)
  await expectToFit(page)
  expect(await count()).toBe(before + 1)
  // Another title is another notice.
  await page.locator('[name=title]').fill('অন্য রুটিন')
  await expect(warning).toHaveCount(0)
  await page.locator('[name=title]').fill('একই রুটিন')
  await expect(warning).toBeVisible()
  await create()
  await expect(page.getByText(documentWords.bn.notices.published)).toBeVisible()
  expect(await count()).toBe(before + 2)
  await open(page, 'createNotice')
  await fill('দুই.pdf')
  await create()
  await expect.poll(count).toBe(before + 3)
})

test('the second tap of a double tap does not answer the question of the first @rest', async ({
  page,
}) => {
  await signIn(page, site)
  const title = 'দুবার টোকা'
  const count = async () => {
    const notices = await (await page.request.get(`${site.url}/api/notices`)).json()
    return (notices as { title: string }[]).filter((notice) => notice.title === title).length
  }
  const create = page.getByRole('button', { name: 'Create' })
  const fill = async () => {
    await open(page, 'createNotice')
    await page.locator('[name=file]').setInputFiles(pdf('এক.pdf'))
    await page.locator('[name=title]').fill(title)
  }
  await fill()
  await create.click()
  await expect(page.getByText(documentWords.bn.notices.published)).toBeVisible()
  await fill()
  await create.evaluate((button: HTMLElement) => {
    button.click()
    new MutationObserver((_, observer) => {
      if (!button.matches('[data-confirms]:enabled')) return
      observer.disconnect()
      button.click()
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await expect(page.getByRole('alert').filter({ hasText: form.same })).toBeVisible()
  await expect(create).toHaveAttribute('data-confirms')
  await expect(create).toBeEnabled()
  expect(await count()).toBe(1)
})

test('a chosen photo can be a paper, and a single picture asks @rest', async ({ page }) => {
  await signIn(page, site)
  await open(page, 'createNotice#new')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: form.ways.device.label }).click()
  expect((await chooser).isMultiple()).toBe(true)
  await (await chooser).setFiles(PHOTO_FILE)
  await expect(page.locator('.leaves > li')).toHaveCount(1, { timeout: 20_000 })
  await expect(page.getByRole('button', { name: photoWords.bn.takeMore })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)

  page.once('dialog', (dialog) => void dialog.accept())
  await open(page, 'createnews')
  const question = page.getByRole('group', { name: form.paper.question })
  await page.locator('[name=file]').setInputFiles(PHOTO_FILE)
  await expectAccessible(page)
  await question.getByRole('button', { name: form.paper.no }).click()
  await expect(question).toHaveCount(0)
  await page.locator('.chosen button').first().click()
  await page.locator('[name=file]').setInputFiles(PHOTO_FILE)
  await question.getByRole('button', { name: form.paper.yes }).click()
  await expect(page.locator('.leaves > li')).toHaveCount(1, { timeout: 20_000 })
  await page.locator('[name=title]').fill('কাগজ')
  await page.getByRole('button', { name: 'Add News' }).click()
  await expect(page.getByRole('region', { name: 'প্রকাশিত হয়েছে' })).toBeFocused({ timeout: 20_000 })
  const [news] = await (await page.request.get(`${site.url}/api/news`)).json()
  expect(news).toMatchObject({ mimeType: 'application/pdf' })
})

test('a letter proposes today’s head teacher @rest', async ({ page }) => {
  await signIn(page, site)
  const letter = {
    memoNumber: 'ক/১২',
    signatory: 'আগের প্রধান',
    designation: 'প্রধান শিক্ষক',
    copies: [],
  }
  const multipart = { title: 'পত্র', text: 'ক', letter: JSON.stringify(letter) }
  expect((await page.request.post(`${site.url}/api/notices`, { multipart })).status()).toBe(201)
  const begin = async () => {
    await open(page, 'createNotice#new')
    await page.getByRole('button', { name: form.ways.text.label }).click()
    await page.getByText(form.letter).click()
  }
  await begin()
  await expect(page.locator('[name="letter.signatory"]')).toHaveValue('আগের প্রধান')
  await page.getByText(form.letter).click()
  const person = { name: 'রোকেয়া বেগম', designation: 'ভারপ্রাপ্ত প্রধান শিক্ষক' }
  const made = await page.request.post(`${site.url}/api/officers`, { multipart: person })
  expect(made.status(), await made.text()).toBe(201)
  await page.reload()
  await begin()
  await expect(page.locator('[name="letter.signatory"]')).toHaveValue('রোকেয়া বেগম')
  await expect(page.locator('[name="letter.designation"]')).toHaveValue(person.designation)
  await expect(page.locator('[name="letter.memoNumber"]')).toHaveValue('ক/১৩')
})

test('of several files, the refused one is named and replaced @rest', async ({ page }) => {
  await signIn(page, site)
  await open(page, 'createDownload')
  const broken = { ...pdf('ভাঙা.pdf'), buffer: Buffer.from('not a pdf') }
  const field = page.locator('[name=file]')
  await field.setInputFiles([pdf('এক.pdf'), broken, pdf('তিন.pdf')])
  await page.locator('[name=title]').fill('তিনটি ফাইল')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.locator('#field-file .field-problem')).toContainText(/^ভাঙা\.pdf: /)
  await expect(page.locator('.chosen.refused')).toContainText('ভাঙা.pdf')
  await expectAccessible(page)
  await field.setInputFiles(pdf('দুই.pdf'))
  await expect(page.locator('.chosen b')).toHaveText(['এক.pdf', 'দুই.pdf', 'তিন.pdf'])
  await expect(page.locator('.chosen.refused')).toHaveCount(0)
  await field.setInputFiles({ name: 'চার.exe', mimeType: '', buffer: Buffer.from('x') })
  await expect(page.locator('#field-file .field-problem')).toContainText(/^চার\.exe: /)
  await expect(page.locator('.chosen b')).toHaveText(['এক.pdf', 'দুই.pdf', 'তিন.pdf'])
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('region', { name: 'প্রকাশিত হয়েছে' })).toBeFocused()
})
