import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { bijoyWords } from '#src/office/form/bijoy-words.ts'
import { writeWords } from '#src/features/documents/office/write/words.ts'
import { publishWords } from '#src/features/documents/office/publish/words.ts'
import { expect, expectAccessible, expectToFit, ownSite, test } from './site.ts'
import { openScreen, signIn, signInTo } from './staff.ts'

const words = writeWords.bn.editor
const bijoy = bijoyWords.bn
const form = publishWords.bn
const letter = publishWords.bn.letterFields

const site = ownSite('empty')

const textOf = (page: Page) => page.locator('[name=text]')
const press = (page: Page, name: string) =>
  page.getByRole('group', { name: words.tools }).getByRole('button', { name, exact: true }).click()
const seen = (page: Page) => page.getByRole('region', { name: words.preview })

/** Publishes a written notice, and opens its text. */
async function open(page: Page, text: string): Promise<string> {
  await signIn(page, site)
  const answer = await page.request.post(`${site.url}/api/notices`, {
    multipart: { title: 'লেখা নোটিশ', text },
  })
  const { _id, url } = (await answer.json()) as { _id: string; url: string }
  await openScreen(page, site, `createNotice/${_id}`)
  await expect(textOf(page)).toHaveValue(text)
  return url
}

/** Pastes like a browser. Returns whether the page has handled it. */
async function paste(page: Page, data: Record<string, string>): Promise<boolean> {
  return textOf(page).evaluate((field, types) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text)
    const options = { clipboardData, bubbles: true, cancelable: true }
    return !field.dispatchEvent(new ClipboardEvent('paste', options))
  }, data)
}

/** The built file with the parser of Markdown, which its name does not show. */
async function findParser(): Promise<string> {
  for await (const file of glob('build/client/assets/*.js')) {
    if ((await readFile(file, 'utf8')).includes('blockQuotePrefix')) return path.basename(file)
  }
  throw new Error('No built file has the parser of Markdown.')
}

async function select(page: Page, from: number, to: number): Promise<void> {
  await textOf(page).focus()
  await textOf(page).evaluate(
    (field: HTMLTextAreaElement, [start, end]) => field.setSelectionRange(start!, end!),
    [from, to],
  )
}

test('pages and downloads that the text names become links, one press each @rest', async ({
  page,
}) => {
  await signIn(page, site)
  const title = 'উপবৃত্তির তথ্য ফরম'
  const answer = await page.request.post(`${site.url}/api/downloads`, {
    multipart: { title, text: 'নাম ও শ্রেণি' },
  })
  const { url: formUrl } = (await answer.json()) as { url: string }
  const url = await open(page, `${title} আনুন (ডাউনলোড পাতায় আছে)। অফিসে যোগাযোগ করুন।`)
  const offers = page.getByRole('status').filter({ hasText: words.notLinked })
  await expect(offers.getByRole('button')).toHaveText([
    words.makeLink(title),
    words.makeLink('ডাউনলোড পাতায়'),
  ])
  await expectAccessible(page)
  await expectToFit(page)
  await offers.getByRole('button').last().click()
  await offers.getByRole('button').click()
  await expect(offers).toHaveCount(0)
  await expect(textOf(page)).toHaveValue(
    `[${title}](${formUrl}) আনুন ([ডাউনলোড পাতায়](/allDownloads) আছে)। অফিসে যোগাযোগ করুন।`,
  )
  await page.keyboard.press('Control+z')
  await expect(offers.getByRole('button')).toHaveText([words.makeLink(title)])
  await offers.getByRole('button').click()
  await page.getByRole('button', { name: writeWords.bn.check.save }).click()
  await expect(page.getByText(writeWords.bn.check.saved)).toBeVisible()
  await page.goto(site.url + url)
  await expect(page.getByRole('link', { name: 'ডাউনলোড পাতায়' })).toHaveAttribute(
    'href',
    '/allDownloads',
  )
})

test('buttons format the selected text, with preview and undo', async ({ page }) => {
  const url = await open(page, 'ছুটি\n\nশনি\nরবি')
  await select(page, 1, 1)
  await press(page, words.heading)
  await expect(textOf(page)).toHaveValue('## ছুটি\n\nশনি\nরবি')
  await expect(seen(page).getByRole('heading', { name: 'ছুটি' })).toBeVisible()
  await select(page, 9, 16)
  await press(page, words.list)
  await expect(textOf(page)).toHaveValue('## ছুটি\n\n- শনি\n- রবি')
  await expect(seen(page).getByRole('listitem')).toHaveText(['শনি', 'রবি'])
  await page.keyboard.press('Control+z')
  await expect(textOf(page)).toHaveValue('## ছুটি\n\nশনি\nরবি')
  await page.keyboard.press('Control+y')
  await page.keyboard.press('End')
  await expectAccessible(page)
  await expectToFit(page)

  await page.getByRole('button', { name: 'লেখা সংরক্ষণ করুন' }).click()
  await expect(page.getByText('লেখাটি সংরক্ষণ করা হয়েছে।')).toBeVisible()
  await page.goto(site.url + url)
  await expect(page.locator('#text').getByRole('listitem')).toHaveText(['শনি', 'রবি'])
})

test('a table is filled in as a grid, changed again, and undone @rest', async ({ page }) => {
  await open(page, 'ফি\n\nশেষ')
  await select(page, 1, 1)
  await press(page, words.table)
  const dialog = page.getByRole('dialog', { name: words.newTable })
  const cell = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  await expect(cell(words.headingOf('১'))).toBeFocused()
  await expect(dialog.getByRole('textbox')).toHaveCount(9)
  await expect(dialog.getByRole('button', { name: words.putTable })).toBeDisabled()
  await dialog.getByRole('button', { name: words.fewer(words.columns) }).click()
  await dialog.getByRole('button', { name: words.fewer(words.rows) }).click()
  await cell(words.headingOf('১')).fill('শ্রেণি')
  await cell(words.headingOf('২')).fill('টাকা')
  await cell(words.cell('২', '১')).fill('ষষ্ঠ | ক')
  // Enter must not send the form behind the dialog.
  await cell(words.cell('২', '১')).press('Enter')
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: words.putTable }).click()
  const table = '| শ্রেণি | টাকা |\n| --- | --- |\n| ষষ্ঠ \\| ক | |'
  await expect(textOf(page)).toHaveValue(`ফি\n\n${table}\n\nশেষ`)
  await expect(textOf(page)).toBeFocused()
  await expect(seen(page).getByRole('columnheader')).toHaveText(['শ্রেণি', 'টাকা'])
  await expect(seen(page).getByRole('rowheader').first()).toHaveText('ষষ্ঠ | ক')

  await select(page, 10, 10)
  await press(page, words.table)
  const change = page.getByRole('dialog', { name: words.changeTable })
  await change.getByRole('textbox', { name: words.cell('২', '২') }).fill('১,০২০')
  await change.getByRole('button', { name: words.changeTable }).click()
  await expect(textOf(page)).toHaveValue(`ফি\n\n${table.replace('| |', '| ১,০২০ |')}\n\nশেষ`)
  await expect(textOf(page)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(textOf(page)).toHaveValue(`ফি\n\n${table}\n\nশেষ`)
  await page.keyboard.press('Control+z')
  await expect(textOf(page)).toHaveValue('ফি\n\nশেষ')
})

test('a pasted table from Word or Excel stays a table @rest', async ({ page }) => {
  await open(page, 'আগে')
  await select(page, 3, 3)
  const table = '| শ্রেণি | ফি |\n| --- | --- |\n| ষষ্ঠ | ১,০২০ |'
  // Word has a paragraph in each cell, merged cells, and paragraphs around the table.
  await paste(page, {
    'text/html': `<html><head><style>p { margin: 0 }</style></head><body><!--StartFragment-->
      <p class=MsoNormal>ফি <b>জমা</b>
      দিন</p><div align=center><table><tr><td><p>শ্রেণি</p></td><td><p>ফি</p></td></tr>
      <tr><td><p>ষষ্ঠ</p></td><td><p>১,০২০<o:p></o:p></p></td></tr><tr><td><p>&nbsp;</p></td><td></td></tr></table></div>
      <p>ধন্যবাদ</p><!--EndFragment--></body></html>`,
    'text/plain': 'ফি জমা দিন\nশ্রেণি\tফি\nষষ্ঠ\t১,০২০\nধন্যবাদ',
  })
  await expect(textOf(page)).toHaveValue(`আগে\n\nফি জমা দিন\n\n${table}\n\nধন্যবাদ\n\n`)
  await expect(seen(page).getByRole('rowheader')).toHaveText(['ষষ্ঠ'])
  await expect(seen(page).getByRole('cell')).toHaveText(['১,০২০'])
  await page.keyboard.press('Control+z')
  await expect(textOf(page)).toHaveValue('আগে')

  await paste(page, {
    'text/html':
      '<table style="width:144pt"><tr><td colspan=2 style=\'color:red\'>বেতন<br>২০২৬</td></tr><tr><td>ষষ্ঠ</td><td>১,০২০</td></tr></table>',
  })
  await expect(textOf(page)).toHaveValue(
    'আগে\n\n| বেতন ২০২৬ | |\n| --- | --- |\n| ষষ্ঠ | ১,০২০ |\n\n',
  )
  await page.keyboard.press('Control+z')
  await paste(page, { 'text/plain': 'শ্রেণি\tফি\r\nষষ্ঠ\t১,০২০\r\n' })
  await expect(textOf(page)).toHaveValue(`আগে\n\n${table}\n\n`)
  await page.keyboard.press('Control+z')

  // The browser pastes everything else.
  const others: Record<string, string>[] = [
    { 'text/plain': '\tএক লাইন\nদুই' },
    { 'text/plain': 'সারি', 'text/html': '<table><tr><td>সারি</td></tr></table>' },
  ]
  for (const data of others) {
    expect(await paste(page, data)).toBe(false)
  }
})

test('Enter continues a list, but not while a keyboard composes a word @rest', async ({ page }) => {
  await open(page, '১। বেতন')
  await textOf(page).press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('ফি')
  await expect(textOf(page)).toHaveValue('১। বেতন\n২। ফি')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(textOf(page)).toHaveValue('১। বেতন\n২। ফি\n')
  await page.keyboard.press('Control+z')
  await expect(textOf(page)).toHaveValue('১। বেতন\n২। ফি\n৩। ')
  await page.keyboard.press('End')
  const isTaken = await textOf(page).evaluate((field) => {
    const input = { inputType: 'insertLineBreak', bubbles: true, cancelable: true }
    return [true, false].map(
      (isComposing) =>
        !field.dispatchEvent(new InputEvent('beforeinput', { ...input, isComposing })),
    )
  })
  expect(isTaken).toEqual([false, true])
})

test('a link is written around the selected words @rest', async ({ page }) => {
  await open(page, 'সব নোটিশ দেখুন')
  await select(page, 0, 8)
  await press(page, words.link)
  await page.keyboard.type('/allNotices')
  await expect(textOf(page)).toHaveValue('[সব নোটিশ](/allNotices) দেখুন')
  await expect(seen(page).getByRole('link', { name: 'সব নোটিশ' })).toHaveAttribute(
    'href',
    '/allNotices',
  )
})

test('without the preview’s code, a text can be written @rest', async ({ page }) => {
  const parser = `**/assets/${await findParser()}`
  const refused = page.waitForEvent('requestfailed')
  await page.route(parser, (route) => route.abort())
  await open(page, '**শনি**')
  await refused
  await expect(seen(page)).toContainText('**শনি**')
  await page.unroute(parser)
  await textOf(page).press('End')
  await page.keyboard.type(' রবি')
  await expect(seen(page).locator('strong')).toHaveText('শনি')
})

test('text typed in Bijoy is offered in Unicode, with undo @rest', async ({ page }) => {
  await signInTo(page, site, 'createNotice')
  const title = page.locator('[name=title]')
  await title.fill('Class Six')
  await expect(page.getByRole('button', { name: bijoy.accept })).toBeHidden()
  await title.fill('evwl©K cixÿv')
  const note = page.getByRole('status').filter({ hasText: bijoy.looksLike })
  await expect(note).toContainText('বার্ষিক পরীক্ষা')
  await expectAccessible(page)
  await note.getByRole('button', { name: bijoy.accept }).click()
  await expect(title).toHaveValue('বার্ষিক পরীক্ষা')
  await expect(note).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(title).toHaveValue('evwl©K cixÿv')

  await openScreen(page, site, 'contactus')
  await page.locator('[name=district]').fill('bxjMÄ ‡Rjv')
  await page.getByRole('button', { name: bijoy.accept }).click()
  await expect(page.locator('[name=district]')).toHaveValue('নীলগঞ্জ জেলা')

  await open(page, 'Qywi bvg: evwl©K')
  await page.getByRole('button', { name: bijoy.accept }).click()
  await expect(textOf(page)).toHaveValue('ছুরি নাম: বার্ষিক')
})

test('an official letter continues the last letter @rest', async ({ page }) => {
  await signIn(page, site)
  const memoNumber = '37.02.6990.001.25.007.26.0298'
  const last = { memoNumber, signatory: 'শাহানা পারভীন', designation: 'প্রধান শিক্ষক', copies: [] }
  await page.request.post(`${site.url}/api/notices`, {
    multipart: { title: 'আগের পত্র', text: 'লেখা', letter: JSON.stringify(last) },
  })
  await openScreen(page, site, 'createNotice#new')
  await page.getByText(form.ways.text.label, { exact: true }).click()
  await expect(textOf(page)).toBeFocused()
  await page.getByText(form.letter).click()
  const memo = page.getByRole('textbox', { name: letter.memoNumber })
  await expect(memo).toHaveValue('৩৭.০২.৬৯৯০.০০১.২৫.০০৭.২৬.০২৯৯')
  expect(await memo.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
  await expect(page.getByRole('textbox', { name: letter.signatory })).toHaveValue(last.signatory)
  await expect(page.getByRole('textbox', { name: letter.designation })).toHaveValue(
    last.designation,
  )
  await textOf(page).fill('উপর্যুক্ত বিষয়ে **জানানো** যাচ্ছে।')
  await page.getByRole('textbox', { name: letter.copies }).fill('জেলা শিক্ষা অফিসার\n\nঅফিস কপি')
  await page.locator('[name=title]').fill('ছুটি প্রসঙ্গে')
  await memo.fill('সবাউবি/২০২৬/২১৪')
  await expect(page.locator('.memo-warning')).toBeEmpty()
  await memo.blur()
  const warning = page.getByText(letter.unlikeLast('৩৭.০২.৬৯৯০.০০১.২৫.০০৭.২৬.০২৯৮'))
  await expect(warning).toBeVisible()
  // Farther up, the bar with the last button covers other buttons.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'ছুটি প্রসঙ্গে' })).toBeVisible()
  const [{ url }] = (await (await page.request.get(`${site.url}/api/notices?limit=1`)).json()) as [
    { url: string },
  ]
  await page.goto(site.url + url)
  await expect(page.locator('.letter .copies li')).toHaveText(['জেলা শিক্ষা অফিসার', 'অফিস কপি'])
  await expect(page.locator('.letter .memo').first()).toHaveText('সবাউবি/২০২৬/২১৪')

  // The next letter continues the school's own numbers.
  await openScreen(page, site, 'createNotice#new')
  await page.getByText(form.ways.text.label, { exact: true }).click()
  await page.getByText(form.letter).click()
  await expect(memo).toHaveValue('সবাউবি/২০২৬/২১৫')
  await memo.focus()
  await memo.blur()
  await expect(page.locator('.memo-warning')).toBeEmpty()
  await memo.fill('সবাউবি/২১৫')
  await memo.blur()
  await expect(page.getByText(letter.unlikeLast('সবাউবি/২০২৬/২১৪'))).toBeVisible()
})
