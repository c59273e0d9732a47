import { wordsIn } from '#src/words/public-words.ts'
import { expect } from '../e2e/site.ts'
import { all, linksOf, rowsOf, sectionAround, textOf } from './html.ts'
import { LANGUAGES, mainOf } from './lists.ts'
import { browserOnce, http, type Row } from './row.ts'
import type { School } from './school.ts'
import {
  addCount,
  COUNTS,
  type CountRecord,
  type GalleryRecord,
  openOffice,
  publish,
  somePhotos,
} from './school-content.ts'

const SERVICES = {
  '/studentdailyattendance.aspx': 'attendanceUrl',
  '/payment-history.aspx': 'paymentUrl',
  '/public-exam-result.aspx': 'publicResultUrl',
}
const BOARDS = /^https:\/\/\w+educationboard\.gov\.bd/

const putSite = async (school: School, content: object) => {
  const reply = await school.send('PUT', 'site', content)
  expect(reply.status, reply.text).toBe(200)
}

/** Two entries change their places, and the entry between them stays. */
async function expectOrder(school: School, api: 'gallery' | 'main-gallery'): Promise<void> {
  const ids = (await somePhotos(school, api, 3)).map(({ _id }) => _id)
  const moved = await school.send('PUT', `${api}/order`, { ids: [ids[2], ids[0]] })
  expect(moved.status, moved.text).toBeLessThan(300)
  const order = (await school.api<GalleryRecord[]>(api)).map(({ _id }) => _id)
  expect(order.filter((id) => ids.includes(id))).toEqual([ids[2], ids[1], ids[0]])
}

/**
 * The fourth part of the contract: what a new school gets, and what a switch adds. Sentences of which
 * a row of the specification has the same check are left out.
 */
export const contract: Row[] = [
  {
    says: '`/studentdailyattendance.aspx`, `/payment-history.aspx` and `/public-exam-result.aspx` are pages worth opening without an address: what one can do, official links, whom to call; a text of the school\'s own; with an address one large link (class or text of its own, `rel="noopener"`).',
    check: [
      http(async (school) => {
        for (const language of LANGUAGES)
          for (const path of Object.keys(SERVICES)) {
            const main = mainOf(await school.read(language + path))
            expect(textOf(main).length, path).toBeGreaterThan(200)
            expect(linksOf(main).length, path).toBeGreaterThan(1)
          }
        const results = linksOf(mainOf(await school.read('/public-exam-result.aspx')))
        expect(results.filter((link) => /eboardresults|educationboard/.test(link))).not.toEqual([])
      }),
      http(async (school) => {
        for (const [path, setting] of Object.entries(SERVICES)) {
          const url = `https://service.example/${setting}`
          await putSite(school, { [setting]: url })
          const links = all(mainOf(await school.read(path)), 'a', { href: url })
          expect(links).toHaveLength(1)
          expect(links[0]!.attribs['rel']).toMatch(/\bnoopener\b/)
        }
      }, 'own'),
    ],
  },
  {
    says: '`GET /api/studentCounts` and `/api/studentCounts/{className}/{shift}/{section}` answer numbers to everybody, 0 where one is missing; `/studentcount` shows every count of section 3 in each row.',
    check: http(async (school) => {
      const counts = Object.fromEntries(COUNTS.map((field, index) => [field, index + 1]))
      const { className, shift, section } = await addCount(school, counts)
      const path = `/api/studentCounts/${className}/${shift}/${section}`
      expect((await school.get(path)).json()).toMatchObject(counts)
      const [table] = all(mainOf(await school.read('/en/studentcount')), 'table')
      const numbers = COUNTS.map((field) => `${counts[field]}`)
      const row = rowsOf(table!).find((cells) => numbers.every((count) => cells.includes(count)))
      expect(row).toBeDefined()
    }, 'own'),
  },
  {
    says: "`PUT /api/site` has `protectsSmallNumbers` (default false): true is the third part's privacy.",
    check: http(async (school) => {
      expect(await school.api('site')).toMatchObject({ protectsSmallNumbers: false })
      const { className, shift, section } = await addCount(school, { girls: 40, hindu: 2 })
      const find = () => school.api<CountRecord>(`studentCounts/${className}/${shift}/${section}`)
      expect(await find()).toMatchObject({ girls: 40, hindu: 2 })
      await putSite(school, { protectsSmallNumbers: true })
      // A small section of another check can hide the girls of this class.
      expect(await find()).toMatchObject({ hindu: null })
    }, 'own'),
  },
  {
    says: "Without a known board no board's link.",
    check: http(async (school) => {
      const links = () =>
        home(school).then((main) => linksOf(sectionAround(main, 'https://bangladesh.gov.bd/')))
      await putSite(school, { board: '', boardEnglish: '' })
      if (school.content === 'empty')
        expect((await links()).filter((link) => BOARDS.test(link))).toEqual([])
    }, 'own'),
  },
  {
    says: '`GET /api/site` and `PUT /api/site` without a member leave it as it is.',
    check: http(async (school) => {
      await putSite(school, { place: 'নদীর পাড়', established: '1971' })
      const before = await school.api('site')
      await putSite(school, { established: '1972' })
      const { version, ...rest } = before
      expect(await school.api('site')).toMatchObject({
        ...rest,
        established: '1972',
        version: Number(version) + 1,
      })
    }, 'own'),
  },
  {
    says: 'An address of a document with pasted punctuation behind it (`/notices/21।`) leads to it (301).',
    check: http(async (school) => {
      const { url } = await publish(school, 'notices')
      for (const pasted of ['।', ',', ')']) {
        const reply = await school.get(url + pasted)
        expect(reply.status, pasted).toBe(301)
        expect(new URL(reply.headers.get('location')!, school.url).pathname).toBe(url)
      }
    }, 'own'),
  },
  {
    says: '`/notices`, `/news`, `/downloads`, `/results` lead to their lists (301).',
    check: http(async (school) => {
      for (const [path, list] of Object.entries({
        '/notices': '/allNotices',
        '/news': '/allnews',
        '/downloads': '/allDownloads',
        '/results': '/allResults',
      })) {
        for (const language of LANGUAGES) {
          const reply = await school.get(language + path)
          expect(reply.status, path).toBe(301)
          const { pathname } = new URL(reply.headers.get('location')!, school.url)
          expect(pathname).toBe(language + list)
        }
      }
    }),
  },
  {
    says: 'A page address that cannot be decoded is 404.',
    check: http(async (school) => {
      const response = await fetch(`${school.url}/%E0%A4%A`, { redirect: 'manual' })
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('<footer')
    }),
  },
  {
    says: 'A list of the gallery, of people or of groups is ordered by one move: `PUT …/order {ids}` sorts those named among themselves.',
    check: http(async (school) => {
      await expectOrder(school, 'gallery')
      await expectOrder(school, 'main-gallery')
    }, 'own'),
  },
  {
    says: "In the office's rows on a phone the bracketed English of Rename and Delete may be in the button's accessible name alone.",
    check: browserOnce(async (page, school) => {
      const { title } = await publish(school, 'notices')
      await page.setViewportSize({ width: 360, height: 640 })
      await openOffice(page, school, 'createNotice')
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
      for (const name of [/Rename/, /Delete/]) {
        await expect(row.getByRole('button', { name })).toBeVisible()
      }
    }),
  },
  {
    says: "The ticker moves at every width, 5 px each 85 ms (the speed 5 of the old sites' marquee, about 59 px a second); it pauses under a finger, the pointer or the focus and by its button, and stands still in whole lines for `prefers-reduced-motion`.",
    check: browserOnce(async (page, school) => {
      const made = [await publish(school, 'news'), await publish(school, 'news')]
      const running = () =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        )
      const link = page.getByRole('main').locator(`a[href="${made[1]!.url}"]`).first()
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(school.url)
        await page.mouse.move(0, 0)
        await expect.poll(running, `${width} px`).toBeGreaterThan(0)
      }
      await link.focus()
      await expect.poll(running).toBe(0)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(school.url)
      expect(await running()).toBe(0)
      for (const { url, title } of made) {
        const item = page.getByRole('main').locator(`a[href="${url}"]`).first()
        await item.scrollIntoViewIfNeeded()
        await expect(item).toBeInViewport({ ratio: 1 })
        await expect(item).toContainText(title)
      }
    }),
  },
  {
    says: '`GET /api/studentCounts/years` → `[{year, takenOn, total, girls, boys, byClass: [{className, total}]}]`, newest first.',
    check: http(async (school) => {
      await addCount(school, { girls: 700 })
      for (const year of [2001, 2002]) {
        const kept = await school.send('POST', 'studentCounts/years', { year, counts: 'stay' })
        expect(kept.status, kept.text).toBe(201)
      }
      const years = await school.api<{ year: number; girls: number }[]>('studentCounts/years')
      expect(years.map(({ year }) => year)).toEqual(
        years.map(({ year }) => year).sort((a, b) => b - a),
      )
      const kept = years.find(({ year }) => year === 2001)!
      expect(kept).toEqual({
        year: 2001,
        takenOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        total: expect.any(Number),
        girls: expect.any(Number),
        boys: expect.any(Number),
        byClass: expect.arrayContaining([
          { className: expect.any(String), total: expect.any(Number) },
        ]),
      })
      expect(kept.girls).toBeGreaterThanOrEqual(700)
    }, 'own'),
  },
  {
    says: '`/information/anti-harassment` is a page of its own (200), drawn in `mock6/anti-harassment.html`; the committees page keeps its part in short and links to it.',
    check: http(async (school) => {
      for (const language of LANGUAGES) {
        const main = mainOf(await school.read(`${language}/information/anti-harassment`))
        for (const number of ['109', '1098', '999'])
          expect(linksOf(main)).toContain(`tel:${number}`)
        expect(textOf(main)).toContain(wordsIn(language === '' ? 'bn' : 'en').groups.safe.start)
        if (school.content === 'empty') continue
        const committees = mainOf(await school.read(`${language}/information/committees`))
        expect(linksOf(committees)).toContain(`${language}/information/anti-harassment`)
      }
    }),
  },
  {
    says: 'Small numbers: in full, or as “৫-এর কম” where `protectsSmallNumbers` is on.',
    check: http(async (school) => {
      await addCount(school, { girls: 700, hindu: 2, muslim: 698 })
      const shown = async () => textOf(mainOf(await school.read('/studentcount')))
      expect(await shown()).not.toContain('৫-এর কম')
      await putSite(school, { protectsSmallNumbers: true })
      if (school.content === 'empty') expect(await shown()).toContain('৫-এর কম')
    }, 'own'),
  },
  {
    says: 'Facts that a drawing invents (rooms, hours, memo numbers, rules, short codes) are sample content only; a sentence that is true of every school needs a source.',
    check: { requiresNothing: 'It is for people who write the pages.' },
  },
]

const home = async (school: School) => mainOf(await school.read('/'))
