import type { Locator, Page } from '@playwright/test'
import { yearWords } from '#src/features/year/office/words.ts'
import type { YearPlan } from '#src/features/year/schema.ts'
import { toBengaliDigits } from '#src/words/digits.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  type Site,
  startSite,
  stopSite,
  test,
} from './site.ts'
import { signIn } from './staff.ts'

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

test('all jobs of a school year take at most 40 taps', async ({ page }) => {
  await signIn(page, site)
  await page.goto(`${site.url}/admin/dashboard/year`)
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

  await test.step('counts', async () => {
    const before = jobs.counts.sections
    await button(1, words.counts.clear(digits(year - 1))).click()
    await expect(stateOf(1)).toHaveText(words.states.half)
    expect((await plan(page)).jobs.counts.sections).toBe(0)
    await undo(1, words.states.left)
    expect((await plan(page)).jobs.counts.sections).toBe(before)
    await tap(button(1, words.counts.moveUp(digits(year - 1))))
    await expect(stateOf(1)).toHaveText(words.states.done)
    const line = words.past.line(digits(year - 1), digits(before))
    await expect(page.getByText(line, { exact: true })).toBeVisible()
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
    await expect(stateOf(3)).toHaveText(words.states.done)
    await undo(3, words.states.left)
    // Of two clerks with different days, the second changes nothing, so has nothing to set back.
    await page.request.post(`${site.url}/api/routines/renew`, {
      data: { validFrom: `${year}-01-05` },
    })
    await tap(button(3, name))
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

test('a clerk who is late sees what the other one has done', async ({ page, browser }) => {
  await signIn(page, site)
  const { year, jobs } = await plan(page)
  const years = `${site.url}/api/studentCounts/years`
  if (jobs.counts.isKept) await page.request.delete(`${years}/${year - 1}`)
  await page.goto(`${site.url}/admin/dashboard/year`)
  const job = page.locator('#j1')
  const clear = job.getByRole('button', { name: words.counts.clear(digits(year - 1)) })
  await expect(clear).toBeVisible()
  const other = await browser.newPage()
  await signIn(other, site)
  const kept = await other.request.post(years, { data: { year: year - 1, counts: 'moveUp' } })
  expect(kept.status()).toBe(201)
  await other.close()
  await clear.click()
  await expect(job.getByRole('alert')).toContainText('আগেই রেখে দেওয়া হয়েছে')
  await expect(job.locator('.st')).toHaveText(words.states.done)
  await expect(clear).toHaveCount(0)
  expect((await plan(page)).jobs.counts.sections).toBeGreaterThan(0)
})

test('a list from Excel keeps the closing year and changes counts', async ({ page }) => {
  await signIn(page, site)
  const { year, jobs } = await plan(page)
  const years = `${site.url}/api/studentCounts/years/${year - 1}`
  if (jobs.counts.isKept) expect((await page.request.delete(years)).status()).toBe(204)
  const counts = await page.request.get(`${site.url}/api/export/studentCounts.csv`)
  await page.goto(`${site.url}/admin/dashboard/year`)
  await page.getByRole('link', { name: words.counts.bring(digits(year)) }).click()
  const card = page.getByRole('region', { name: 'Excel থেকে হিসাব আনা' })
  await expect(card).toBeInViewport()
  await card.locator('[name=file]').setInputFiles({
    name: 'শিক্ষার্থী.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from((await counts.text()).replace(/"(\d\d)"/, '"99"')),
  })
  await expect(card).toContainText(`আগের হিসাব “${digits(year - 1)}” নামে থেকে যাবে।`)
  expect((await page.request.get(years)).status()).toBe(404)
  await expectAccessible(page)
  await expectToFit(page)
  await card.getByRole('button', { name: '১টি সারি বসান' }).click()
  await expect(page).toHaveURL(/\/year$/)
  await expect(page.getByText('১টি বদলেছে।')).toBeVisible()
  expect((await plan(page)).jobs.counts).toMatchObject({ state: 'done', isKept: true })
  await page.getByRole('button', { name: '১টিই আগের মতো করুন' }).click()
  await expect(page.getByText('তালিকাটি আগের মতো হয়েছে।')).toBeVisible()
  expect((await page.request.get(years)).status()).toBe(200)
})

test('the office’s first page shows the jobs in two months', async ({ page }) => {
  await signIn(page, site)
  const card = page.getByRole('region', { name: /নতুন শিক্ষাবর্ষ/ })
  const openOn = async (day: string) => {
    await page.clock.setFixedTime(new Date(`${day}T09:00+06:00`))
    await page.goto(`${site.url}/admin/dashboard`)
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
