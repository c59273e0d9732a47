import { contactIn } from '#src/features/profile/answers.ts'
import { defaultSite } from '#src/features/profile/default-site.ts'
import { formatHours, parseHours } from '#src/words/hours.ts'
import type { Locator } from '@playwright/test'
import { toBengaliDigits } from '@pathshala/bengali/digits'
import { type Language, pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { LANGUAGES, sample, onOneScreen } from './pages.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  form,
  signIn,
  startSite,
  stopSite,
  test,
} from './site.ts'

const number = (value: number, language: Language) =>
  value.toLocaleString(language === 'bn' ? 'bn-BD' : 'en-GB')

for (const language of LANGUAGES) {
  const words = wordsIn(language)

  test(
    `the school at a glance in ${language} shows every figure`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url + pathIn(language, '/schoolInfo'))
      const { withoutShift, ...answered } = sample.schoolInfo
      await expect(page.getByRole('main')).not.toContainText(withoutShift)
      for (const [field, value] of Object.entries(answered)) {
        const label = words.schoolInfo.fields[field as keyof typeof sample.schoolInfo]
        const row = page.getByRole('row', { name: new RegExp(`^${label}`) })
        const hours = typeof value === 'string' && language === 'en' && parseHours(value)
        const text = hours ? formatHours(hours, language) : value
        const shown = typeof text === 'number' ? number(text, language) : text
        await expect(row.getByRole('cell')).toContainText(shown === 'Yes' ? 'has' : shown)
      }
      const cell = (name: string) => page.getByRole('row', { name }).getByRole('cell')
      const { eiin, established, board, boardEnglish } = sample.site
      const digits = (text: string) => (language === 'bn' ? toBengaliDigits(text) : text)
      await expect(cell(words.frame.eiin)).toHaveText(digits(eiin))
      await expect(cell(words.frame.established)).toHaveText(digits(established))
      await expect(cell(words.schoolInfo.board)).toHaveText(
        language === 'bn' ? board : boardEnglish,
      )
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        words.schoolInfo.identity,
        words.schoolInfo.hours,
        words.schoolInfo.byClass,
        words.schoolInfo.rooms,
      ])
    },
  )

  test(
    `the contact page in ${language} says how to call, write and come, and whom to ask`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url + pathIn(language, '/contact_us'))
      const { ways, who, office, head, call, directions } = words.contact
      const hrefOf = (link: Locator) => link.getAttribute('href')
      const tiles = page.getByRole('region', { name: ways })
      const phone = `tel:+880${sample.contact.phone.replace(/\D/g, '').slice(1)}`
      expect(await hrefOf(tiles.getByRole('link', { name: call }))).toBe(phone)
      const write = tiles.getByRole('link', { name: sample.contact.email })
      expect(await hrefOf(write)).toBe(`mailto:${sample.contact.email}`)
      const map = new URL((await hrefOf(tiles.getByRole('link', { name: words.contact.map })))!)
      expect(map.searchParams.get('query')).toContain(
        language === 'bn' ? sample.contact.schoolName : 'Shapla Government Girls High School',
      )
      const hours = language === 'bn' ? sample.site.officeHours : sample.site.officeHoursEnglish
      for (const part of hours.split(', ')) await expect(tiles).toContainText(part)

      const answer = (about: string) =>
        page.getByRole('region', { name: who }).getByRole('listitem').filter({ hasText: about })
      expect(await hrefOf(answer(office.about).getByRole('link'))).toBe(phone)
      const { phone: headPhone } = sample.officers[0]!
      expect(await hrefOf(answer(head).getByRole('link'))).toMatch(headPhone.slice(-6))
      const safety = answer(words.contact.safety.about).getByRole('link')
      const committees = pathIn(language, '/information/committees')
      expect(await Promise.all((await safety.all()).map(hrefOf))).toEqual([
        'tel:+8801700000021',
        pathIn(language, '/information/anti-harassment'),
        'tel:109',
        'tel:1098',
      ])
      const { inCharge } = words.groups
      for (const [purpose, name, toCall] of [
        ['complaints', 'মাধুরী রানী সরকার', 'tel:+8801700000002'],
        ['rightToInformation', 'মো. রফিকুল আলম', 'tel:+8801700000008'],
      ] as const) {
        const officer = answer(inCharge[purpose].about)
        await expect(officer).toContainText(inCharge[purpose].name)
        await expect(officer).toContainText(name)
        const links = await officer.getByRole('link').all()
        expect(await Promise.all(links.map(hrefOf))).toEqual([toCall, `${committees}#${purpose}`])
      }
      const steps = page.getByRole('region', { name: directions }).getByRole('listitem')
      await expect(steps).toHaveText(
        sample.site[language === 'bn' ? 'directions' : 'directionsEnglish'].split('\n'),
      )
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    },
  )

  test(
    `the contact page in ${language} is a table of two columns, with the school’s own text`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url + pathIn(language, '/contact_us'))
      const rows = page.getByRole('table', { name: words.contact.caption }).getByRole('row')
      // The English address stands for its Bengali parts.
      const contact = contactIn(language, sample.contact, { ...defaultSite, ...sample.site })
      const filled = Object.entries(contact).filter(([, value]) => value !== '')
      await expect(rows).toHaveCount(filled.length)
      for (const [index, [field, value]] of filled.entries()) {
        const label = words.contact.fields[field as keyof typeof sample.contact]
        await expect(rows.nth(index).getByRole('rowheader')).toHaveText(label)
        const shown = field === 'phone' && language === 'bn' ? toBengaliDigits(value) : value
        await expect(rows.nth(index).getByRole('cell')).toHaveText(shown.replace('https://', ''))
      }
      const { phone, email, website } = sample.contact
      await expect(rows.getByRole('link')).toHaveCount(3)
      const links = await rows
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(links).toEqual([
        `tel:+880${phone.replace(/\D/g, '').slice(1)}`,
        `mailto:${email}`,
        new URL(website).href,
      ])
    },
  )

  test(
    `the history in ${language} keeps its paragraphs, and the head teacher’s message`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url + pathIn(language, '/schoolDescription'))
      const main = page.getByRole('main')
      const { history, headTeacherMessage, headTeacherName, ...english } = sample.site
      const texts =
        language === 'en'
          ? [english.historyEnglish, english.headTeacherMessageEnglish]
          : [history, headTeacherMessage]
      for (const paragraph of texts.flatMap((text) => text.split('\n\n'))) {
        const shown = main.getByRole('paragraph').filter({ hasText: paragraph })
        await expect(shown).toHaveText(paragraph)
      }
      const message = main.locator('section').filter({
        has: page.getByRole('heading', { name: words.textPage.message }),
      })
      await expect(message).toContainText(
        language === 'en' ? english.headTeacherNameEnglish : headTeacherName,
      )
    },
  )

  test(
    `officers and teachers in ${language} are all listed, in the school’s order`,
    onOneScreen(language),
    async ({ page, sampleSite }) => {
      await page.goto(sampleSite.url + pathIn(language, '/officers_teachers'))
      const names = (category: string) =>
        sample.officers.filter((one) => one.category === category).map(({ name }) => name)
      const people = page.locator('.people')
      await expect(people.getByRole('rowheader')).toHaveText([
        ...names('teacher'),
        ...names('officer'),
      ])
      const { name, designation, phone, email } = sample.officers[0]!
      const row = page.getByRole('row', { name })
      await expect(row).toContainText(language === 'bn' ? designation : 'Head teacher')
      const shown = language === 'bn' ? toBengaliDigits(phone) : phone
      await expect
        .soft(row.getByRole('link', { name: shown }))
        .toHaveAttribute('href', `tel:+880${phone.replace(/\D/g, '').slice(1)}`)
      await expect(row.getByRole('link', { name: email })).toHaveAttribute(
        'href',
        `mailto:${email}`,
      )
    },
  )
}

test('an e-mail address breaks after its @ on a small phone @rest', async ({
  page,
  sampleSite,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${sampleSite.url}/contact_us`)
  const link = page.getByRole('table').getByRole('link', { name: sample.contact.email })
  const lines = await link.evaluate((element) => {
    const tops = Array.from(element.childNodes, (part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      return Array.from(range.getClientRects(), ({ top }) => Math.round(top))
    })
    return tops.map((part) => new Set(part).size)
  })
  // Each part is in one line.
  expect(Math.max(...lines)).toBe(1)
})

const HOSTILE = `<!doctype html><html><head><title>Staff</title><style>body{display:none}</style>
<meta http-equiv="refresh" content="0;url=/nowhere"><base href="https://elsewhere.example/"></head>
<body onload="window.ran = 1" style="display:none"><h1 onclick="window.ran = 2">শিক্ষকমণ্ডলী</h1>
<script>window.ran = 3</script><script src="/evil.js"></script>
<iframe src="https://elsewhere.example/"></iframe><object data="/evil.swf"></object><embed src="/evil">
<svg onload="window.ran = 4"><script>window.ran = 5</script><a xlink:href="javascript:window.ran=6">x</a></svg>
<math><mi xlink:href="javascript:window.ran=7">x</mi></math>
<form action="https://elsewhere.example/"><input name="password"><button>Send</button></form>
<img src="x" onerror="window.ran = 8"><img src="javascript:window.ran=9">
<a href="javascript:window.ran=10">পাতা</a><a href=" java&#9;script:window.ran=11">পাতা</a>
<a href="data:text/html,<script>window.ran=12</script>">পাতা</a>
<noscript><p title="</noscript><img src=x onerror=window.ran=13>"></noscript>
<template><img src=x onerror=window.ran=14></template>
<table style="position:fixed;inset:0"><tr><th scope="row">রাবেয়া খাতুন</th><td class="kv">প্রধান শিক্ষক</td></tr></table>
<p>ফোন: <a href="tel:+8801700000000">01700-000000</a></p></body></html>`

test('the school’s own TeacherInformation.html is shown cleaned @rest', async ({ page }) => {
  const site = await startSite('sample')
  try {
    const write = await signIn(site)
    const file = new File([HOSTILE], 'TeacherInformation.html', { type: 'text/html' })
    await write('PUT', 'teacherInformation', form({ file }))
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    for (const path of [
      '/officers_teachers',
      '/en/officers_teachers',
      '/TeacherInformation.html',
    ]) {
      await page.goto(site.url + path)
      await expect(page.getByRole('rowheader', { name: 'রাবেয়া খাতুন' })).toBeVisible()
      await expect(page.getByRole('link', { name: '01700-000000' }).first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 2, name: 'শিক্ষকমণ্ডলী' })).toBeVisible()
      expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined()
      const left = await page
        .locator('.teachers')
        .evaluate((root) =>
          [...root.querySelectorAll('*')].flatMap((element) => [
            ...(/^(script|style|iframe|object|embed|svg|math|form|input|button|link|meta|base|template|noscript)$/i.test(
              element.tagName,
            )
              ? [element.tagName]
              : []),
            ...[...element.attributes]
              .filter(
                ({ name, value }) =>
                  /^(on|style$|class$|id$)/.test(name) || /^\s*(java\s*script|data):/i.test(value),
              )
              .map(({ name, value }) => `${name}=${value}`),
          ]),
        )
      expect(left).toEqual([])
      await expectAccessible(page)
      await expectToFit(page)
    }
    const foreign = requested.filter((url) => !url.startsWith(site.url))
    expect(foreign).toEqual([])
  } finally {
    await stopSite(site)
  }
})
