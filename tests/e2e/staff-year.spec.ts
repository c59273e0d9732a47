import type { Locator, Page } from '@playwright/test'
import { yearWords } from '#src/features/year/office/words.ts'
import type { YearPlan } from '#src/features/year/schema.ts'
import { toBengaliDigits } from '@pathshala/bengali/digits'
import {
  expect,
  expectAccessible,
  expectToFit,
  type Site,
  startSite,
  stopSite,
  test,
} from './site.ts'
import { openScreen, setClocks, signIn, signInTo } from './staff.ts'

const words = yearWords.bn

let site: Site

test.beforeAll(async () => {
  site = await startSite('sample')
})
test.afterAll(() => stopSite(site))

const digits = (value: number) => toBengaliDigits(String(value))

async function plan(page: Page): Promise<YearPlan> {
  return (await page.request.get(`${site.url}/api/admin/year`)).json()
}

test('all jobs of a school year take at most 40 taps @rest', async ({ page }) => {
  await signInTo(page, site, 'year')
  const { year, jobs } = await plan(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`নতুন শিক্ষাবর্ষ ${digits(year)}`)
  await expectAccessible(page)
  await expectToFit(page)
  // The menu, its entry, and the jobs.
  let taps = 2
  const tap = async (target: Locator) => {
    await target.click()
    taps += 1
  }
  const job = (number: number) => page.locator(`#j${number}`)
  const button = (number: number, name: string) => job(number).getByRole('button', { name })
  const stateOf = (number: number) => job(number).locator('.st')
  const undo = async (number: number, state: string) => {
    await button(number, words.undo).click()
    await expect(button(number, words.undo)).toHaveCount(0)
    await expect(stateOf(number)).toHaveText(state)
    await expect(job(number).getByRole('heading')).toBeFocused()
  }

  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name })
  const isAtOnce = new Date().getMonth() === 0

  await test.step('counts', async () => {
    const before = jobs.counts.sections
    await tap(button(1, words.counts.moveUp(digits(year))))
    // From January on, the new counts are shown at once.
    if (isAtOnce) await tap(confirm(words.counts.moveUp(digits(year))))
    await expect(stateOf(1)).toHaveText(words.states.done)
    expect((await plan(page)).jobs.counts).toMatchObject({ state: 'done' })
    await undo(1, words.states.left)
    expect((await plan(page)).jobs.counts).toMatchObject({ sections: before, prepared: 0 })
  })

  await test.step('calendar', async () => {
    await tap(button(2, words.calendar.propose))
    await expectAccessible(page)
    await expectToFit(page)
    await tap(job(2).getByRole('button', { name: /যোগ করুন$/ }))
    await expect(stateOf(2)).toHaveText(words.states.done)
    expect((await plan(page)).jobs.calendar.holidays).toBeGreaterThan(5)
  })

  await test.step('routines', async () => {
    const name = words.routines.copy(digits(jobs.routines.total))
    await button(3, name).click()
    if (isAtOnce) await confirm(name).click()
    await expect(stateOf(3)).toHaveText(words.states.done)
    const present = await (await page.request.get(`${site.url}/api/routines`)).json()
    if (!isAtOnce) expect(present[0].validFrom < `${year}-01-01`).toBe(true)
    await undo(3, words.states.left)
    // Of two clerks with different days, the second changes nothing, so has nothing to set back.
    await page.request.post(`${site.url}/api/routines/renew`, {
      data: { validFrom: `${year}-01-05` },
    })
    await tap(button(3, name))
    if (isAtOnce) await tap(confirm(name))
    await expect(page.getByText(words.routines.copied('০'), { exact: true })).toBeVisible()
    await expect(stateOf(3)).toHaveText(words.states.done)
    await expect(button(3, words.undo)).toHaveCount(0)
  })

  await test.step('committees', async () => {
    for (const { _id, nextTitle } of jobs.groups.left) {
      await tap(job(4).getByRole('link', { name: words.groups.write(nextTitle) }))
      await expect(page.getByRole('textbox', { name: /^নাম/ }).first()).toHaveValue(nextTitle)
      await tap(page.getByRole('button', { name: /সংরক্ষণ|যোগ করুন/ }).last())
      await expect
        .poll(async () => (await plan(page)).jobs.groups.left.map((one) => one._id))
        .not.toContain(_id)
      await expect(page).toHaveURL(/\/dashboard\/year$/)
    }
    // The present ones stay until their end, also one whose title only says its year.
    const groups = await (await page.request.get(`${site.url}/api/groups?state=all`)).json()
    const titles = groups.map(({ title }: { title: string }) => title)
    expect(titles).toEqual(
      expect.arrayContaining(jobs.groups.left.flatMap((one) => [one.title, one.nextTitle])),
    )
    await expect(stateOf(4)).toHaveText(words.states.done)
  })

  await test.step('notices', async () => {
    const old = jobs.notices.oldIds.length
    if (old === 0) return
    await tap(button(5, words.notices.end(digits(old))))
    await expect(page.getByRole('dialog')).toContainText(words.notices.atOnce(digits(old)))
    await tap(confirm(words.notices.end(digits(old))))
    await expect(stateOf(5)).toHaveText(words.states.done)
  })

  await test.step('sections, charter and staff', async () => {
    const { approvedSections } = jobs.information
    await tap(button(6, words.information.sectionsRight(digits(approvedSections))))
    // Two buttons that lead to different screens have different words.
    for (const name of [words.information.changeSections, words.information.changeCharter])
      await expect(job(6).getByRole('link', { name, exact: true })).toBeVisible()
    await tap(button(6, words.information.charterRight))
    await tap(button(7, words.staff.right))
    await expect.poll(async () => (await plan(page)).jobs.staff.on).not.toBeNull()
  })

  expect(taps).toBeLessThanOrEqual(40)
  await expectAccessible(page)
  await expectToFit(page)
})

test('a clerk sees that another clerk has done the job already @rest', async ({
  page,
  browser,
}) => {
  await setClocks(page, `${new Date().getFullYear()}-12-06T09:00+06:00`)
  await signIn(page, site)
  const { year } = await plan(page)
  await openScreen(page, site, 'year')
  const job = page.locator('#j1')
  const moveUp = job.getByRole('button', { name: words.counts.moveUp(digits(year)) })
  await expect(moveUp).toBeVisible()
  const other = await browser.newPage()
  await signIn(other, site)
  const begun = await other.request.post(`${site.url}/api/studentCounts/moveUp`, { data: { year } })
  expect(begun.status()).toBe(201)
  await other.close()
  await moveUp.click()
  await expect(job.getByRole('alert')).toContainText('আগেই শুরু হয়েছে')
  await expect(job.locator('.st')).toHaveText(words.states.done)
  await expect(moveUp).toHaveCount(0)
  expect((await plan(page)).jobs.counts.prepared).toBeGreaterThan(0)
  await job.getByRole('link', { name: words.open }).click()
  await expect(page.getByRole('radio', { name: `${digits(year)} সালের` })).toBeChecked()
  await expectAccessible(page)
  await expectToFit(page)
  // Both years stand beside each other, and a section of each can be changed.
  await page.getByRole('button', { name: /^চতুর্থ শ্রেণি, ক শাখা, প্রভাতি/ }).click()
  await page.getByRole('textbox', { name: 'ছাত্রী' }).fill('77')
  await page.getByRole('button', { name: /Update Data/ }).click()
  await expect(page.getByText(/Data updated successfully/)).toBeVisible()
  const girlsOf = async (query: string) => {
    const path = `${site.url}/api/studentCounts/Four/Morning/A?state=all${query}`
    return (await (await page.request.get(path)).json()).girls as number
  }
  expect(await girlsOf(`&year=${year}`)).toBe(77)
  expect(await girlsOf('')).not.toBe(77)
})

test('a list from Excel is written for the new year, beside the present counts @rest', async ({
  page,
}) => {
  await setClocks(page, `${new Date().getFullYear()}-12-06T09:00+06:00`)
  await signIn(page, site)
  const { year } = await plan(page)
  const read = async (query = '') =>
    (await page.request.get(`${site.url}/api/studentCounts?state=all${query}`)).json()
  for (const { _id } of await read(`&year=${year}`))
    await page.request.delete(`${site.url}/api/studentCounts/${_id}`)
  const before = await read()
  const counts = await page.request.get(`${site.url}/api/export/studentCounts.csv`)
  await openScreen(page, site, 'year')
  await page.getByRole('link', { name: words.counts.bring(digits(year)) }).click()
  const card = page.getByRole('region', { name: 'Excel থেকে হিসাব আনা' })
  await expect(card).toBeInViewport()
  await card.locator('[name=file]').setInputFiles({
    name: 'শিক্ষার্থী.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(await counts.text()),
  })
  await expect(card).toContainText(`১ জানুয়ারি, ${digits(year)} থেকে। ততদিন এখনকার হিসাবই থাকবে।`)
  await expectAccessible(page)
  await expectToFit(page)
  await card.getByRole('button', { name: `${digits(before.length)}টি সারি তালিকায় তুলুন` }).click()
  await expect(page).toHaveURL(/\/year$/)
  expect((await plan(page)).jobs.counts).toMatchObject({ state: 'done', prepared: before.length })
  expect(await read()).toEqual(before)
  await page.getByRole('button', { name: `${digits(before.length)}টিই আগের মতো করুন` }).click()
  await expect(page.getByText('তালিকাটি আগের মতো হয়েছে।')).toBeVisible()
  expect(await read(`&year=${year}`)).toEqual([])
})

test('the office’s first page shows the jobs in two months @rest', async ({ page }) => {
  await signIn(page, site)
  const card = page.getByRole('region', { name: /নতুন শিক্ষাবর্ষ/ })
  const openOn = async (day: string) => {
    await setClocks(page, `${day}T09:00+06:00`)
    await openScreen(page, site)
    await expect(page.getByRole('heading', { name: 'প্রকাশ করুন' })).toBeVisible()
  }
  await openOn('2026-12-06')
  await expect(card).toContainText('২৬ দিন বাকি')
  await expectAccessible(page)
  await expectToFit(page)
  const all = card.getByRole('link', { name: '৭টি কাজই দেখুন' })
  await expect(all).toHaveAttribute('href', '/admin/dashboard/year')
  await card.getByRole('button', { name: 'এক সপ্তাহ পরে মনে করান' }).click()
  await expect(card).toHaveCount(0)
  await openOn('2026-12-12')
  await expect(card).toHaveCount(0)
  await openOn('2026-12-13')
  await expect(card).toBeVisible()
  await openOn('2027-02-01')
  await expect(card).toHaveCount(0)
})
