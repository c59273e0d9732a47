import { Parser } from 'htmlparser2'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedSample } from '#src/sample/seed.ts'
import { sampleContact } from '#src/features/profile/sample.ts'
import { addDays } from '@pathshala/bengali/days'
import { dayAt } from '#src/words/format.ts'
import { en } from '#src/words/public-words.ts'
import { expectStatus, sharedSite, signedInSite, type TestSite } from './build-app.ts'
import { calendarEntry } from './records.ts'

const BENGALI = /[\u0980-\u09FF]/
/** Attributes that a screen reader reads. */
const READ_ALOUD = ['alt', 'aria-label', 'title', 'placeholder']
/** Pages of one shape, such as the weeks of teachers, are alike. */
const OF_EACH_SHAPE = 3

interface BengaliText {
  text: string
  /** Of the nearest element that names a language. */
  lang: string | undefined
  isInMain: boolean
}

/** The Bengali texts of the body of a page, and where its links lead. */
function readPage(html: string): { bengali: BengaliText[]; links: string[] } {
  const bengali: BengaliText[] = []
  const links: string[] = []
  const open: { name: string; lang: string | undefined }[] = []
  const add = (text: string) => {
    const names = new Set(open.map(({ name }) => name))
    if (!BENGALI.test(text) || names.has('head') || names.has('script')) return
    bengali.push({ text, lang: open.at(-1)?.lang, isInMain: names.has('main') })
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push({ name, lang: attributes['lang'] ?? open.at(-1)?.lang })
      for (const attribute of READ_ALOUD) add(attributes[attribute] ?? '')
      if (attributes['href']?.startsWith('/en')) links.push(attributes['href'].replace(/#.*/, ''))
    },
    ontext: add,
    onclosetag: () => void open.pop(),
  })
  parser.end(html)
  return { bengali, links }
}

async function pageOf(site: TestSite, url: string) {
  const { payload, headers } = await site.request({ url, headers: { accept: 'text/html' } })
  return String(headers['content-type']).startsWith('text/html') ? payload : undefined
}

/** All pages that links lead to from the English home, some of each shape. */
async function walk(site: TestSite): Promise<Map<string, BengaliText[]>> {
  const pages = new Map<string, BengaliText[]>()
  const shapes = new Map<string, number>()
  const waiting = ['/en']
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    const shape = url.replace(/=[^&]+/g, '=').replace(/\d+/g, '0')
    const known = shapes.get(shape) ?? 0
    if (pages.has(url) || known >= OF_EACH_SHAPE) continue
    shapes.set(shape, known + 1)
    const html = await pageOf(site, url)
    if (html === undefined) continue
    const { bengali, links } = readPage(html)
    pages.set(url, bengali)
    waiting.push(...links)
  }
  return pages
}

const unmarked = (texts: BengaliText[] = []) =>
  texts.filter(({ lang }) => lang !== 'bn').map(({ text }) => text)

describe('The English pages of the sample school', () => {
  const site = sharedSite('SQLite')
  let pages: Awaited<ReturnType<typeof walk>>
  beforeAll(async () => {
    await seedSample(site.services)
    pages = await walk(site)
  })

  it('mark every Bengali text', () => {
    expect(pages.size).toBeGreaterThan(40)
    expect([...pages.values()].flat().length).toBeGreaterThan(200)
    const found = Array.from(pages, ([url, texts]) => [url, unmarked(texts)] as const)
    expect(found.filter(([, texts]) => texts.length > 0)).toEqual([])
  })

  it.each([
    '/en/calendar',
    '/en/schoolInfo',
    '/en/schoolDescription',
    '/en/public-exam-result.aspx',
    '/en/studentcount',
    '/en/questions',
  ])('are wholly in English where the school has written it: %s', (url) => {
    const inMain = pages.get(url)!.filter(({ isInMain }) => isInMain)
    expect(inMain.map(({ text }) => text)).toEqual([])
  })

  it('say that entries are in Bengali only where some are', async () => {
    const saying = await Promise.all(
      [
        '/en/calendar',
        '/en/public-exam-result.aspx',
        '/en/payment-history.aspx',
        '/en/information/charter',
      ].map(async (url) => (await pageOf(site, url))!.includes(en.someInBengali)),
    )
    // The title of a form, and the names of people.
    expect(saying).toEqual([false, false, true, true])
  })

  it.each([
    ['/en/information', en.someInBengali],
    ['/en/information/recognition', en.someInBengali],
    ['/en/information/former-heads', en.someInBengali],
    ['/en/information/anti-harassment', en.someInBengali],
    ['/en/routine?class=Eight&shift=Morning&section=A', en.routine.inBengali],
    ['/en/notices/9', en.textPage.inBengali],
    ['/en/allNotices', en.someInBengali],
    ['/en/search?q=holidays', en.someInBengali],
    ['/en/results/4', en.document.bengaliSheet],
  ])('say what is in Bengali: %s', async (url, note) => {
    expect(await pageOf(site, url)).toContain(note)
  })

  it('say that the calendar counts weekly holidays too', async () => {
    const page = (await pageOf(site, '/en/calendar?year=2026'))!
    expect(page).toContain(`Friday and Saturday; ${en.calendar.weeklyCounted}`)
  })

  it.each([
    ['/en/search?q=uniform', 'A dark green frock'],
    ['/en/payment-history.aspx', 'How much are the fees of each class?'],
  ])('name questions in English: %s', async (url, question) => {
    expect(await pageOf(site, url)).toContain(question)
  })

  it('lead from a part of the board without an answer to its row', async () => {
    const { headers } = await site.request({ url: '/en/information/parent-teacher' })
    expect(headers.location).toBe('/en/information#parent-teacher')
  })
})

describe('The English pages of a school without English', () => {
  const site = signedInSite('SQLite')
  beforeAll(async () => {
    await site.services.write(async ({ calendar, contact, site: texts }) => {
      await calendar.create({ ...calendarEntry, title: 'নবীনবরণ', kind: 'event', note: 'হলে' })
      await calendar.create(calendarEntry)
      const day = dayAt(new Date(), 'Asia/Dhaka')
      const days = { from: day, to: addDays(day, 1), kind: 'closure' as const }
      await calendar.create({ ...calendarEntry, ...days, title: 'নদীভাঙন', note: 'বাড়িতে থাকুন' })
      await contact.create(sampleContact)
      await texts.update({
        directions: 'বাজারের পাশে',
        history: 'অনেক পুরোনো বিদ্যালয়',
        jubileeText: 'উৎসব',
      })
    })
    const service = { group: 'citizen', name: 'ছাড়পত্র', method: 'আবেদন', papers: 'রসিদ' }
    const rest = { price: 'বিনামূল্যে', time: 'পরে', officer: 'করিম' }
    const charter = { expectations: ['সময়ে আসুন'], services: [{ ...service, ...rest }] }
    await expectStatus(200, site.call('PUT /api/information/charter', charter))
  })

  it.each([
    ['/en/calendar?year=2026', 'নবীনবরণ', 'Victory Day'],
    ['/en/contact_us', 'বাজারের পাশে', '6990'],
    ['/en/information/charter', 'রসিদ', 'Free of charge'],
    ['/en/payment-history.aspx', 'ছাড়পত্র', 'Free of charge'],
  ])('keep the Bengali, mark it and say so once: %s', async (url, bengali, english) => {
    const html = (await pageOf(site, url))!
    expect(html).toContain(bengali)
    expect(html).toContain(english)
    expect(unmarked(readPage(html).bengali)).toEqual([])
    expect(html.split(en.someInBengali)).toHaveLength(2)
  })

  it('say nothing of it on the Bengali pages', async () => {
    expect(await pageOf(site, '/calendar?year=2026')).not.toContain(en.someInBengali)
  })

  it('mark every Bengali text', async () => {
    const pages = await walk(site)
    expect(pages.size).toBeGreaterThan(20)
    expect(Array.from(pages.values(), unmarked).flat()).toEqual([])
    // The closure is on every page.
    for (const texts of pages.values()) {
      expect(texts.map(({ text }) => text).join()).toContain('নদীভাঙন')
    }
  })
})
