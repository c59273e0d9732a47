import type { Locator, Page } from '@playwright/test'
import {
  ADDING_FORMS,
  type AddingForm,
  type OfficeForm,
  OTHER,
  RECORD_FORMS,
  type Texts,
} from './office-forms.ts'
import {
  expect as baseExpect,
  expectAccessible,
  expectToFit,
  restIf,
  siteOfEachTest,
  test,
} from './site.ts'
import {
  conflictOf,
  expectNotStored,
  killSession,
  leavingOf,
  openScreen,
  reload,
  signIn,
  signInAgain,
  takeScreen,
} from './staff.ts'

// A photo is scaled before it is published, which takes seconds on a busy machine.
const expect = baseExpect.configure({ timeout: 20_000 })

// Each test has its own site, whose only record is its own.
test.describe.configure({ mode: 'parallel' })

const site = siteOfEachTest('empty')
test.beforeEach(({ page }) => signIn(page, site))

/** Calls the API as another clerk. */
async function call(page: Page, method: string, path: string, data?: object): Promise<unknown> {
  const answer = await page.request.fetch(`${site.url}/api/${path}`, { method, data })
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
  return answer.status() === 204 ? undefined : answer.json()
}

function fieldOf(page: Page, { field, isDialog, fields: [own] }: OfficeForm): Locator {
  return field?.(page) ?? page.locator(`${isDialog ? '[role=dialog] ' : ''}[name=${own}]`)
}

function submitOf(page: Page, form: OfficeForm): Locator {
  return fieldOf(page, form).locator('xpath=ancestor::form').locator('[type=submit]')
}

async function open(page: Page, form: OfficeForm, at = form.at): Promise<void> {
  await openScreen(page, site, at)
  await expectOpen(page, form)
}

async function expectOpen(page: Page, form: OfficeForm): Promise<void> {
  await form.open?.(page)
  await expect(fieldOf(page, form)).toBeEditable()
}

const discard = (page: Page) => page.getByRole('button', { name: 'সব মুছে নতুন করে' })
const restore = (page: Page) => page.getByRole('button', { name: 'ফিরিয়ে আনুন', exact: true })

/** Closes the dialog, or takes another screen from the menu, and then stays. */
async function beginToLeave(page: Page, { isDialog }: OfficeForm): Promise<void> {
  if (isDialog) await page.keyboard.press('Escape')
  else await takeScreen(page, 'মুছে ফেলা জিনিস')
  const stay = isDialog ? 'লেখায় ফিরে যান' : 'থাকি'
  await expect(leavingOf(page)).toBeVisible()
  await expectAccessible(page)
  await leavingOf(page).getByRole('button', { name: stay }).last().click()
  await expect(leavingOf(page)).toHaveCount(0)
  // On a phone, the menu is a drawer that is still open.
  if (!isDialog && (await page.getByRole('dialog').isVisible())) await page.keyboard.press('Escape')
}

/** The typed text stays when the clerk discards it by mistake, begins to leave, or reloads. */
async function expectKept(page: Page, form: OfficeForm, text: string): Promise<void> {
  const field = fieldOf(page, form)
  const { keptIn = 'device' } = form
  if (keptIn === 'nowhere') return
  const note = keptIn === 'device' ? 'না পাঠানো লেখা রাখা আছে' : 'পাতা বন্ধ করলে এটি থাকবে না।'
  await expect(page.getByText(note)).toBeVisible()
  await discard(page).click()
  await expect(discard(page)).toHaveCount(0)
  await restore(page).click()
  await expect(field).toHaveValue(text)
  await beginToLeave(page, form)
  await expect(field).toHaveValue(text)
  if (keptIn === 'page') return expectNotStored(page, text)
  await expect(page.getByText(note)).toBeVisible()
  await reload(page)
  await expect(field).toHaveValue(text)
  await expect(field).toBeVisible()
}

/** The text stays when it cannot be sent, and is then sent once. */
async function expectSentAtLast(page: Page, form: OfficeForm, text: string): Promise<void> {
  const { failed = '' } = form
  const field = fieldOf(page, form)
  const submit = submitOf(page, form)
  const problem = page.getByRole('alert').filter({ visible: true })
  let fault: 'line' | 'server' | undefined = 'line'
  const answers: number[] = []
  page.on('response', (response) => {
    // Photos are then put into the order of their choice.
    const isOther = /\/(login|order)$/.test(response.url())
    const isWrite = response.request().method() !== 'GET' && !isOther
    if (isWrite && !fault) answers.push(response.status())
  })
  await page.route('**/api/**', (route) => {
    if (route.request().method() === 'GET' || !fault) return route.continue()
    return fault === 'line' ? route.abort('connectionreset') : route.fulfill({ status: 503 })
  })
  await submit.click()
  await expect(problem).toContainText('লাইন কেটে গেছে')
  await expect(problem).toContainText(failed)
  await expect(problem).toBeFocused()
  await expectAccessible(page)
  fault = 'server'
  await submit.click()
  await expect(problem).toContainText('সার্ভারে সমস্যা হয়েছে')
  await expect(field).toHaveValue(text)

  fault = undefined
  await killSession(page)
  await submit.dblclick()
  await signInAgain(page)
  await expectSaved(page, form)
  await expect.poll(() => answers.length).toBe(2)
  await expect(problem).toHaveCount(0)
  expect(answers[0]).toBe(401)
  expect(answers[1]).toBeLessThan(300)
}

async function expectSaved(page: Page, { saved, isDialog }: OfficeForm): Promise<void> {
  if (isDialog) await expect(page.getByRole('dialog')).toHaveCount(0)
  if (saved) await expect(page.getByText(saved)).toBeVisible()
}

for (const form of ADDING_FORMS) {
  test(`${form.name}: the text is kept when the clerk discards it, leaves, loses the line or her session, and is sent once${restIf(form.at !== 'createNotice')}`, async ({
    page,
  }) => {
    const text = 'জেলা পরিষদ মিলনায়তন'
    await open(page, form)
    await fieldOf(page, form).fill(text)
    await expectKept(page, form, text)
    await form.fill?.(page)
    await expectSentAtLast(page, form, text)
    await expectListed(page, form, text)
  })
}

async function expectListed(page: Page, { list }: AddingForm, text: string): Promise<void> {
  const entries = async () => JSON.stringify(await call(page, 'GET', `${list}?state=all`))
  await expect.poll(async () => (await entries()).split(text).length - 1).toBe(1)
}

const TEXTS: [start: string, mine: string, theirs: string] = ['শুরু', 'আমার লেখা', 'তাঁর লেখা']

for (const form of RECORD_FORMS) {
  const { name } = form
  const rest = restIf(name !== 'the contact details')
  const [start, mine, theirs] = form.texts ?? TEXTS
  const { list, fields, more, notLoaded } = form
  const [field, otherField = ''] = fields
  const bodyOf = (texts: Texts) =>
    form.body?.(texts) ?? {
      ...more,
      ...(otherField && { [otherField]: texts.other }),
      [field]: texts.own,
    }
  const textsOf = (record: Record<string, string>): Texts =>
    form.textsOf?.(record as never) ?? { own: record[field]!, other: record[otherField] ?? OTHER }

  /** Makes the record and opens its form. */
  const begin = async (page: Page) => {
    const body = bodyOf({ own: start, other: start })
    const pathOfAll = list ?? form.path ?? form.at
    const [method, to] = form.isThere ? ['PUT', pathOfAll] : ['POST', pathOfAll.replace('/ID', '')]
    const { _id } = (await call(page, method, to, body)) as { _id: string }
    const path = list ? `${list}/${_id}` : pathOfAll.replace('ID', _id)
    const openForm = () => open(page, form, form.at.replace('ID', _id))
    await openForm()
    return {
      path,
      openForm,
      /** The texts that are stored. A list has only this record. */
      textsNow: async () => {
        const found = await call(page, 'GET', list ? `${list}?state=all` : path)
        const [record] = [found].flat()
        return record ? textsOf(record as never) : undefined
      },
      changeAsOther: (texts: Texts) => call(page, 'PUT', path, bodyOf(texts)),
    }
  }

  test(`${name}: the text is kept when the clerk discards it, leaves, loses the line or her session, and is sent once @rest`, async ({
    page,
  }) => {
    const { textsNow } = await begin(page)
    await fieldOf(page, form).fill(mine)
    await expectKept(page, form, mine)
    await expectSentAtLast(page, form, mine)
    expect((await textsNow())?.own).toBe(mine)
  })

  test(`${name}: of two clerks who change the same field, the second chooses, and other fields of the first stay${rest}`, async ({
    page,
  }) => {
    const { changeAsOther, textsNow, openForm } = await begin(page)
    const conflict = conflictOf(page)
    await fieldOf(page, form).fill(mine)
    await changeAsOther({ own: theirs, other: OTHER })
    await submitOf(page, form).click()
    await expect(conflict.getByRole('row')).toHaveCount(2)
    await expect(conflict.getByRole('row').last()).toContainText(theirs)
    await expect(conflict.getByRole('row').last()).toContainText(mine)
    await expect(conflict.getByRole('row').last()).toContainText(form.label ?? '')
    await expectAccessible(page)
    await expectToFit(page)
    await conflict.getByRole('button', { name: 'আমার লেখাটি সংরক্ষণ করুন' }).click()
    await expectSaved(page, form)
    expect(await textsNow()).toEqual({ own: mine, other: OTHER })

    await openForm()
    await fieldOf(page, form).fill(start)
    await changeAsOther({ own: theirs, other: OTHER })
    await submitOf(page, form).click()
    await conflict.getByRole('button', { name: 'এখন যা আছে তা-ই থাকুক' }).click()
    await expect(conflict).toHaveCount(0)
    if (form.isDialog) await openForm()
    await expect(fieldOf(page, form)).toHaveValue(theirs)
    expect((await textsNow())?.own).toBe(theirs)
  })

  if (form.fields[1] ?? form.textsOf) {
    test(`${name}: changes of two clerks in different fields are merged without a question @rest`, async ({
      page,
    }) => {
      const { changeAsOther, textsNow } = await begin(page)
      await fieldOf(page, form).fill(mine)
      await changeAsOther({ own: start, other: OTHER })
      await submitOf(page, form).click()
      await expectSaved(page, form)
      expect(await textsNow()).toEqual({ own: mine, other: OTHER })
    })
  }

  if (notLoaded) {
    test(`${name}: what could not be loaded says so, and is loaded on a second try @rest`, async ({
      page,
    }) => {
      const { path } = await begin(page)
      const address = `**/api/${form.at.includes('ID') ? path : (list ?? path)}*`
      await page.route(address, (route) => route.fulfill({ status: 503 }))
      await page.reload()
      const problem = page.getByRole('alert').filter({ hasText: notLoaded })
      await expect(problem).toBeVisible()
      await expectAccessible(page)
      await page.unroute(address)
      await problem.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
      await expectOpen(page, form)
    })
  }

  const { deleted } = form
  if (deleted) {
    test(`${name}: after another clerk has deleted it, the words are kept and saved @rest`, async ({
      page,
    }) => {
      const { path, textsNow } = await begin(page)
      await fieldOf(page, form).fill(mine)
      await call(page, 'DELETE', path)
      const submit = submitOf(page, form)
      await submit.click()
      await expect(page.getByRole('alert')).toContainText('এটি আর নেই')
      await expect(fieldOf(page, form)).toHaveValue(mine)
      await expectAccessible(page)
      if (deleted === 'restores') {
        await restore(page).click()
        await expect(page.getByRole('alert')).toHaveCount(0)
      } else await expect(submit).toContainText(form.addAgain ?? '')
      await submit.click()
      await expect.poll(async () => (await textsNow())?.own).toBe(mine)
    })
  }
}
