import type { Page } from '@playwright/test'
import { ADMIN, expect, form } from '../e2e/site.ts'
import { all, linksOf, only, rowsOf, sectionAround, textOf } from './html.ts'
import { mainOf } from './lists.ts'
import { browser, browserOnce, http, inRest, type Row } from './row.ts'
import { json, type School } from './school.ts'
import {
  addCount,
  CLASSES,
  COUNTS,
  type CountRecord,
  CONTACT,
  control,
  inBengali,
  newTitle,
  openOffice,
  publish,
  SECTIONS,
  SHIFTS,
} from './school-content.ts'

const BOXES = [
  { api: 'notices', list: '/allNotices', count: 5 },
  { api: 'news', list: '/allnews', count: 2 },
  { api: 'downloads', list: '/allDownloads', count: 4 },
]

const number = (value: number) => value.toLocaleString('en-GB')
const sumOf = (counts: CountRecord[], field: (typeof COUNTS)[number]) =>
  counts.reduce((sum, count) => sum + count[field], 0)

/** Publishes with this date, and returns the address of its page. */
async function publishOn(school: School, api: string, date: string): Promise<string> {
  const reply = await school.send('POST', api, form({ title: newTitle(), text: 'ক', date }))
  expect(reply.status, reply.text).toBe(201)
  return reply.json<{ url: string }>().url
}

/** The values of the options, except the empty one. */
async function optionsOf(school: School, name: string): Promise<string[]> {
  const page = await school.office('/admin/dashboard/studentcount')
  return all(only(page, 'select', { name }), 'option')
    .map(({ attribs }) => attribs['value']!)
    .filter(Boolean)
}

/** The words of the public row of a count in English, from its total to its last number. */
async function publicRow(school: School, { className, shift, section }: CountRecord) {
  const [table] = all(mainOf(await school.read('/en/studentcount')), 'table')
  const body = all(table!, 'tbody').find((one) => textOf(one).includes(`Class ${className}`))!
  return rowsOf(body).find(([label]) => label!.includes(shift) && label!.includes(section))!
}

/** Pixels that the ticker moves in a second. */
const speedOf = (page: Page) =>
  page.evaluate(() => {
    const [animation] = document.getAnimations()
    const effect = animation!.effect as KeyframeEffect
    const positionAt = (ms: number) => {
      animation!.pause()
      animation!.currentTime = ms
      return effect.target!.getBoundingClientRect()
    }
    const [start, later] = [positionAt(1000), positionAt(2000)]
    animation!.play()
    return Math.hypot(later.x - start.x, later.y - start.y)
  })

export const constants: Row[] = [
  {
    says: 'Login cookie lifetime: 30 days.',
    check: http(async (school) => {
      const reply = await school.get('/api/admin/login', json('POST', ADMIN))
      expect(reply.headers.get('set-cookie')).toMatch(/; Max-Age=2592000(;|$)/)
      const { expiresAt } = reply.json<{ expiresAt: string }>()
      const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000
      expect(days).toBeGreaterThan(29.9)
      expect(days).toBeLessThan(30.1)
    }),
  },
  {
    says: 'Home shows 5 notices, 2 news items, 4 downloads.',
    check: http(async (school) => {
      for (const { api, list, count } of BOXES) {
        for (let made = 0; made <= count; made += 1) await publish(school, api)
        const box = sectionAround(mainOf(await school.read('/')), list)
        const shown = linksOf(box).filter((link) => new RegExp(`^/${api}/\\d+$`).test(link))
        expect(shown, api).toHaveLength(count)
      }
    }, 'own'),
  },
  {
    says: 'Home notices sorted newest first by createdAt; the all-notices and all-downloads pages sort by date descending; news sorted by date, newest first.',
    check: http(async (school) => {
      for (const { api, list } of BOXES) {
        const today = await publishOn(school, api, new Date().toISOString())
        const early = await publishOn(school, api, '2009-03-01T06:00:00Z')
        const links = linksOf(only(await school.read(list), 'tbody'))
        const pages = links.filter((link) => link.startsWith(`/${api}/`))
        expect(pages[0], list).toBe(today)
        if (pages.includes(early)) expect(pages.at(-1)).toBe(early)
        const home = linksOf(sectionAround(mainOf(await school.read('/')), list))
        const first = home.find((link) => link.startsWith(`/${api}/`))
        if (api === 'notices') expect(first, 'home').toBe(early)
        if (api === 'news') expect(first, 'home').toBe(today)
      }
    }, 'own'),
  },
  {
    says: 'Notice box max height 300px.',
    contract: 'The notice box is at most 300 px high at every width.',
    check: browser(async (page, school) => {
      if (school.content === 'empty')
        for (let made = 0; made < 5; made += 1)
          await publish(school, 'notices', `${newTitle()} ${'দীর্ঘ শিরোনাম '.repeat(12)}`)
      await page.goto(school.url)
      const board = page
        .getByRole('main')
        .locator('section')
        .filter({
          has: page.locator('a[href="/allNotices"]'),
        })
      const box = board.getByRole('list')
      for (const width of [320, 360, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        expect((await box.boundingBox())!.height, `${width} px`).toBeLessThanOrEqual(300)
      }
      await box.getByRole('link').last().scrollIntoViewIfNeeded()
      await expect(box.getByRole('link').last()).toBeInViewport()
    }, 'own'),
  },
  {
    says: 'News ticker speed 5.',
    contract:
      "5 px each 85 ms (the speed 5 of the old sites' marquee, about 59 px a second); it pauses under a finger, the pointer or the focus and by its button",
    check: browserOnce(async (page, school) => {
      for (let made = 0; made < 2; made += 1) await publish(school, 'news')
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(school.url)
        const speed = await speedOf(page)
        expect(speed, `${width} px`).toBeGreaterThan(0.9 * (5000 / 85))
        expect(speed, `${width} px`).toBeLessThan(1.1 * (5000 / 85))
      }
    }),
  },
  {
    says: 'Admin sidebar width 250px.',
    check: browser(async (page, school) => {
      for (const width of [1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await openOffice(page, school, '')
        const sidebar = page.getByRole('navigation').filter({ hasText: 'সংবাদ হালনাগাদ' })
        expect((await sidebar.boundingBox())!.width).toBe(250)
      }
    }),
  },
  {
    says: 'Content margin scales with window width.',
    check: browser(async (page, school) => {
      await page.goto(`${school.url}/allNotices`)
      const margins: number[] = []
      for (const width of [360, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const { x } = (await page.getByRole('heading', { level: 1 }).boundingBox())!
        margins.push(x)
      }
      expect(margins.toSorted((a, b) => a - b)).toEqual(margins)
      expect(new Set(margins).size).toBe(3)
    }),
  },
  {
    says: 'The HTTP client has no default time-out (0).',
    check: inRest(
      browserOnce(async (page, school) => {
        await openOffice(page, school, 'contactus')
        await expect(control(page, 'upazila')).toBeVisible()
        for (const [name, value] of Object.entries(CONTACT)) await control(page, name).fill(value)
        let release = () => {}
        const released = new Promise<void>((resolve) => (release = resolve))
        await page.route('**/api/contactus', async (route) => {
          if (route.request().method() !== 'GET') await released
          await route.continue()
        })
        // From now on, the minutes of a time-out pass at once.
        await page.evaluate(() => {
          const start = window.setTimeout.bind(window)
          window.setTimeout = ((run: TimerHandler, ms = 0, ...args: unknown[]) =>
            start(run, Math.min(ms, 5), ...args)) as typeof setTimeout
          AbortSignal.timeout = () => AbortSignal.abort()
        })
        const submit = page.locator('form button[type=submit]')
        await submit.click()
        await expect(submit).toHaveText(/Saving\.\.\./)
        await page.waitForTimeout(300)
        await expect(submit).toHaveText(/Saving\.\.\./)
        release()
        await expect(submit).toHaveText(/Save Changes/)
        expect(await school.api('contactus')).toMatchObject(CONTACT)
      }),
    ),
  },
  {
    says: 'Class options, in sort order: Three, Four, Five, Six, Seven, Eight, Nine, Ten; then by section.',
    contract: 'student counts: class order, then section, then shift',
    check: [
      http(async (school) => {
        expect(await optionsOf(school, 'className')).toEqual(CLASSES)
      }),
      http(async (school) => {
        for (const [className, shift, section] of [
          ['Ten', 'Day', 'D'],
          ['Three', 'Day', 'D'],
          ['Three', 'Morning', 'D'],
          ['Ten', 'Day', 'C'],
          ['Eight', 'Day', 'D'],
        ]) {
          await school.send('POST', 'studentCounts', { className, shift, section, girls: 9 })
        }
        const counts = await school.api<CountRecord[]>('studentCounts')
        const position = ({ className, section, shift }: CountRecord) =>
          CLASSES.indexOf(className) * 100 + SECTIONS.indexOf(section) * 10 + SHIFTS.indexOf(shift)
        const positions = counts.map(position)
        expect(positions.toSorted((a, b) => a - b)).toEqual(positions)
        const page = mainOf(await school.read('/en/studentcount'))
        const classes = rowsOf(all(page, 'table')[0]!).flatMap(([label]) =>
          CLASSES.filter((className) => label!.startsWith(`Class ${className}`)),
        )
        expect(classes).toEqual(CLASSES.filter((className) => classes.includes(className)))
      }, 'own'),
    ],
  },
  {
    says: 'Shift options in admin: Morning, Day.',
    check: http(async (school) => {
      expect(await optionsOf(school, 'shift')).toEqual(SHIFTS)
    }),
  },
  {
    says: 'Section options: A, B, C, D.',
    check: http(async (school) => {
      expect(await optionsOf(school, 'section')).toEqual(SECTIONS)
    }),
  },
  {
    says: 'Displayed total per class row is boys plus girls.',
    check: http(async (school) => {
      const made = await addCount(school, { boys: 1100, girls: 1234, muslim: 5 })
      expect((await publicRow(school, made))[1]).toBe('2,334')
    }, 'own'),
  },
  {
    says: 'The summary sums every numeric field across all records.',
    check: http(async (school) => {
      const counts = Object.fromEntries(COUNTS.map((field, index) => [field, 100 + 7 * index]))
      await addCount(school, counts)
      await addCount(school, counts)
      const records = await school.api<CountRecord[]>('studentCounts')
      const [, summary] = all(mainOf(await school.read('/en/studentcount')), 'table')
      const shown = rowsOf(summary!).map((row) => row.at(-1))
      for (const field of COUNTS) expect(shown, field).toContain(number(sumOf(records, field)))
      expect(shown).toContain(number(sumOf(records, 'boys') + sumOf(records, 'girls')))
    }, 'own'),
  },
  {
    says: 'Missing counts display as 0.',
    contract: 'answer numbers to everybody, 0 where one is missing',
    check: [
      http(async (school) => {
        const made = await addCount(school, { girls: 61 })
        const row = await publicRow(school, made)
        expect(row[1]).toBe('61')
        expect(row.slice(2).filter((cell) => cell === '0')).toHaveLength(COUNTS.length - 1)
        const [, summary] = all(mainOf(await school.read('/studentcount')), 'table')
        for (const [, value] of rowsOf(summary!).slice(1)) expect(value).toMatch(/^[০-৯,]+$/)
        expect(inBengali(0)).toBe('০')
      }, 'own'),
    ],
  },
  {
    says: 'Page sizes: not shown.',
    contract:
      '`?limit=N` gives the first N, `?limit=N&before=<_id>` the N after that record; without `limit` the list is whole',
    check: http(async (school) => {
      const made = []
      for (let count = 0; count < 3; count += 1) made.unshift(await publish(school, 'downloads'))
      const first = await school.api<{ _id: string }[]>('downloads?limit=2')
      expect(first.map(({ _id }) => _id)).toEqual(made.slice(0, 2).map(({ _id }) => _id))
      expect((await school.api<object[]>('downloads')).length).toBeGreaterThanOrEqual(3)
    }, 'own'),
  },
]
