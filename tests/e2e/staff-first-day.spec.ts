import type { Locator } from '@playwright/test'
import { hashPassword } from '#src/features/accounts/password.ts'
import { ADMIN, expect, startSite, stopSiteAfter, test } from './site.ts'
import { PDF_FILE } from './staff.ts'

const MAX_TAPS = 80

const GENERATED = 'cykh-qk3w-3zez-mt3w'
const NAME = 'শাপলা সরকারি বালিকা উচ্চ বিদ্যালয়'.normalize('NFC')
const PHONE = '০২-৯৯৬৬০০১১২'
const EIIN = '১২৭৪৫১'
const NOTICE = 'বার্ষিক পরীক্ষার সময়সূচি'.normalize('NFC')
const PEOPLE = [
  'নাম\tপদবি\tবিষয়',
  'শাহানা পারভীন\tপ্রধান শিক্ষক\tইংরেজি',
  'তাহমিনা ইয়াসমিন\tসহকারী শিক্ষক\tবাংলা',
  'মাধুরী রানী\tসহকারী শিক্ষক\tগণিত',
  'রোকেয়া বেগম\tঅফিস সহকারী\t',
].join('\n')

const COUNTS = [
  'শ্রেণি\tশাখা\tশিফট\tছাত্রী\tমুসলিম\tহিন্দু',
  'ষষ্ঠ\tক\tপ্রভাতি\t৬৪\t৫৮\t৬',
  'সপ্তম\tক\tপ্রভাতি\t৫৯\t৫৪\t৫',
].join('\n')

/** A field with its keyboard counts one tap, a choice of a list or of a file two. */
test('a new school has a presentable site, with counts and a committee, after at most 80 taps @rest', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 360, height: 740 })
  const site = await startSite('empty', {}, async ({ stores }) => {
    const passwordHash = await hashPassword(GENERATED)
    const account = { username: ADMIN.username, passwordHash, isGiven: true }
    await stores.accounts.create({ ...account, role: 'admin' })
  })
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const fill = async (field: Locator, text: string) => {
    taps += 1
    await field.fill(text)
  }
  const button = (name: RegExp | string) => page.getByRole('button', { name }).first()
  const link = (name: RegExp) => page.getByRole('link', { name })
  const field = (name: string) => page.locator(`:is(input, textarea, select)[name=${name}]`).first()
  const goHome = async () => {
    await tap(page.getByRole('banner').getByRole('link', { name: 'অফিস' }))
  }
  /** Fills the empty fields of a form. */
  const fillForm = async (valueOf: (name: string) => string) => {
    for (const control of await page.locator('form [name]').all()) {
      const name = (await control.getAttribute('name'))!
      if ((await control.inputValue()) !== '') continue
      if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT') {
        taps += 2
        await control.selectOption('Yes')
      } else await fill(control, valueOf(name))
    }
  }

  await page.goto(`${site.url}/admin/login`)
  await fill(field('username'), ADMIN.username)
  await fill(field('password'), GENERATED)
  await tap(button('প্রবেশ করুন'))
  await fill(field('currentPassword'), GENERATED)
  await fill(field('newPassword'), 'nine-rivers-and-a-boat')
  await tap(button('পাসওয়ার্ড বদলান'))

  await tap(button(/^নাম ও ফোন লিখুন/))
  await expect(field('schoolName')).toBeFocused()
  await fill(field('schoolName'), NAME)
  await fill(field('place'), 'নীলগঞ্জ, রংপুর')
  await fill(field('phone'), PHONE)
  await fill(field('eiin'), EIIN)
  await tap(button('সংরক্ষণ করুন'))
  await expect(page.getByText('নাম ও পরিচয়: সংরক্ষণ করা হয়েছে।')).toBeVisible()
  await tap(link(/^ঠিকানা লিখুন/))
  // The form before has fields of the same names.
  await expect(button(/Add Information/)).toBeVisible()
  await expect(field('schoolName')).toHaveValue(NAME)
  await expect(field('phone')).toHaveValue(PHONE)
  const contact: Record<string, string> = {
    email: 'office@shapla.example',
    website: 'https://shapla.example',
  }
  await fillForm((name) => contact[name] ?? 'নীলগঞ্জ')
  await tap(button(/Add Information/))
  await expect(button(/Save Changes/)).toBeVisible()

  await goHome()
  await tap(link(/^নাম যোগ করুন/))
  await fill(page.locator('textarea:visible').first(), PEOPLE)
  await tap(button(/তুলুন$/))
  // The preview has the names too.
  await expect(page.getByText('৪টি যোগ হয়েছে।')).toBeVisible()

  await goHome()
  await tap(link(/^সংখ্যা লিখুন/))
  await expect(page.getByRole('heading', { name: 'Excel থেকে হিসাব আনা' })).toBeInViewport()
  await fill(page.locator('[name=list]'), COUNTS)
  await tap(button(/তুলুন$/))
  await expect(page.getByRole('rowheader', { name: /^সপ্তম শ্রেণি, ক শাখা/ })).toBeVisible()

  await goHome()
  // The list of people names the head teacher.
  await expect(link(/^তথ্য দিন/)).toBeVisible()
  await expect(link(/^প্রধান শিক্ষকের নাম লিখুন/)).toHaveCount(0)
  await tap(link(/^তথ্য দিন/))
  await expect(button(/Create/)).toBeVisible()
  await fillForm((name) =>
    name.endsWith('Shift') ? 'সকাল ৭:১৫ – ১১:৪৫' : name === 'totalStudents' ? '১২৩' : '৭',
  )
  await tap(button(/Create/))
  await expect(page.getByText('School information created successfully!')).toBeVisible()

  await goHome()
  await tap(link(/^নোটিশ দিন/))
  await fill(field('title'), NOTICE)
  taps += 2
  await field('file').setInputFiles(PDF_FILE)
  await tap(button(/Create/))
  await expect(page.getByRole('listitem').filter({ hasText: NOTICE }).first()).toBeVisible()

  const adding = page.getByRole('group', { name: /^(?:একজন|আরেকজন) যোগ করুন$/ })
  for (const [act, ...people] of [
    ['অভিযোগ গ্রহণকারী কর্মকর্তা', 'মাধুরী রানী'],
    ['কমিটি লিখুন', 'শাহানা পারভীন', 'তাহমিনা ইয়াসমিন', 'রোকেয়া বেগম'],
  ]) {
    await goHome()
    await tap(link(new RegExp(`^${act}`)))
    for (const name of people) {
      await fill(adding.getByLabel('কে', { exact: true }), name)
      await tap(adding.getByRole('button', { name: new RegExp(`^${name}`) }))
      await tap(adding.getByRole('button', { name: 'তালিকায় যোগ করুন', exact: true }))
    }
    await tap(page.getByRole('button', { name: 'সংরক্ষণ করুন', exact: true }))
    // The editor closes when the group is saved.
    await expect(adding).toHaveCount(0)
  }

  await goHome()
  await expect(page.getByText('আজ আর কিছু বাকি নেই।')).toBeVisible()
  expect(taps).toBeLessThanOrEqual(MAX_TAPS)
  for (const [path, ...texts] of [
    ['/', NAME, PHONE, EIIN, NOTICE],
    ['/contact_us', PHONE, 'office@shapla.example'],
    ['/schoolInfo', EIIN],
    ['/studentcount', '১২৩'],
    ['/officers_teachers', 'রোকেয়া বেগম'],
    ['/information/committees', 'মাধুরী রানী'],
  ]) {
    const html = await (await page.request.get(site.url + path)).text()
    for (const text of texts) expect(html, path).toContain(text.normalize('NFC'))
  }
  await stopSiteAfter(page, site)
})
