import type { Page } from '@playwright/test'
import { expect, form } from '../e2e/site.ts'
import {
  all,
  type Element,
  linksOf,
  only,
  parseHtml,
  rowsOf,
  sectionAround,
  textOf,
  type Tree,
} from './html.ts'
import { expectColumns, LANGUAGES, mainOf, statesOfList, tableOfAll } from './lists.ts'
import { browser, browserOnce, http, type Row } from './row.ts'
import type { School } from './school.ts'
import {
  addCount,
  bengaliDate,
  byDate,
  chooseSection,
  CONTACT,
  CONTACT_FIELDS,
  control,
  COUNTS,
  type CountRecord,
  type DocumentRecord,
  expectRedError,
  type GalleryRecord,
  inBengali,
  inEitherDigits,
  INFO,
  INFO_ANSWERS,
  INFO_NUMBERS,
  INFO_TEXTS,
  newTitle,
  openOffice,
  publish,
  publishPhoto,
  publishVideo,
  somePhotos,
} from './school-content.ts'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 360, height: 640 }

const home = async (school: School, language = '') => mainOf(await school.read(language || '/'))

/** The titles of a box of home, in its order. */
function titlesIn(box: Element, kind: string, records: DocumentRecord[]): string[] {
  const titleOf = new Map(records.map(({ url, title }) => [url, title]))
  return all(box, 'a', { href: new RegExp(`^/${kind}/\\d+$`) }).map((link) => {
    const title = titleOf.get(link.attribs['href']!)!
    expect(textOf(link)).toContain(title)
    return title
  })
}

/** A box shows the newest of a kind, and a link to all of them; without any it says so. */
const boxOfHome = (api: string, list: string, count: number, empty: string) => [
  http(async (school) => {
    const records = await school.api<DocumentRecord[]>(api)
    const box = sectionAround(await home(school), list)
    const newest = records.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    const expected = newest.slice(0, count).map(({ title }) => title)
    expect(titlesIn(box, api, records)).toEqual(expected)
    expect(expected).toHaveLength(school.content === 'sample' ? count : 0)
    if (school.content === 'empty') expect(textOf(box)).toContain(empty)
  }),
  http(async (school) => {
    const records: DocumentRecord[] = []
    for (let made = 0; made <= count; made += 1) records.unshift(await publish(school, api))
    const box = sectionAround(await home(school), list)
    const expected = records.slice(0, count).map(({ title }) => title)
    expect(titlesIn(box, api, records)).toEqual(expected)
  }, 'own'),
]

/** A photo opens in a dialog with the picture and its title, which closes again. */
async function expectModal(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
  await expect
    .poll(() => dialog.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await dialog.getByRole('button').first().click()
  await expect(dialog).toHaveCount(0)
}

/** Words that stand in the page until its content has arrived. */
const loading = (path: string) =>
  http(async (school) => {
    for (const language of LANGUAGES) {
      expect(textOf(mainOf(await school.read(language + path)))).toContain('Loading...')
    }
  })

const TARGETS = [
  '/schoolInfo',
  '/schoolDescription',
  '/officers_teachers',
  '/studentcount',
  '/studentdailyattendance.aspx',
  '/payment-history.aspx',
  '/public-exam-result.aspx',
  '/photo-gallery',
  '/contact_us',
]

const SCREENS = [
  'createNotice',
  'createdownload',
  'createDownload',
  'createjoyontigallery',
  'photogallary',
  'schoolInfo',
  'contactus',
  'studentcount',
  'createnews',
  'createNews',
]

const SIDEBAR = [
  'notice board',
  'news update',
  'download',
  'golden jubilee photo update',
  'gallery photo update',
  'school profile update',
  'contact update',
  'student information update',
]

const isRequired = (part: Tree | Element, name: string, tag = 'input') =>
  expect(only(part, tag, { name }).attribs, name).toHaveProperty('required')

export const routes: Row[] = [
  {
    says: '| / | Home, made of four sections (notice board, news ticker, downloads box, right side column). Some content of the home composition beyond the widgets below is not shown. |',
    check: browser(async (page, school) => {
      await page.setViewportSize(DESK)
      await page.goto(school.url)
      const section = (href: string) =>
        page
          .getByRole('main')
          .locator('section')
          .filter({ has: page.locator(`a[href="${href}"]`) })
      const boxes = ['/allNotices', '/allnews', '/allDownloads'].map(section)
      for (const box of boxes) await expect(box).toBeVisible()
      const column = await section('https://bangladesh.gov.bd/').boundingBox()
      for (const box of boxes) {
        const { x, width } = (await box.boundingBox())!
        expect(column!.x).toBeGreaterThanOrEqual(x + width)
      }
    }),
  },
  { says: '| /allNotices | Table of all notices |', check: tableOfAll('notices', '/allNotices') },
  {
    says: '| /allDownloads | Table of all downloads |',
    check: tableOfAll('downloads', '/allDownloads'),
  },
  { says: '| /allnews | Table of all news |', check: tableOfAll('news', '/allnews') },
  {
    says: '| /photo-gallery | Photo gallery grid |',
    check: http(async (school) => {
      const photos = await school.api<GalleryRecord[]>('gallery')
      const main = mainOf(await school.read('/photo-gallery'))
      const pictures = all(main, 'li').filter((entry) => all(entry, 'img').length > 0)
      expect(pictures).toHaveLength(photos.length)
      for (const [index, { title }] of photos.entries()) {
        expect(textOf(pictures[index]!)).toContain(title)
      }
    }),
  },
  {
    says: '| /golden-jubilee-photo-gallery | Main gallery with photos and videos |',
    check: http(async (school) => {
      const entries = await school.api<GalleryRecord[]>('main-gallery')
      const main = textOf(mainOf(await school.read('/golden-jubilee-photo-gallery')))
      for (const { title } of entries) expect(main).toContain(title)
      const photos = entries.filter(({ filePath }) => filePath !== undefined)
      const videos = entries.filter(({ videoLink }) => videoLink !== undefined)
      expect([photos.length > 0, videos.length > 0]).toEqual(
        school.content === 'sample' ? [true, true] : [false, false],
      )
    }),
  },
  {
    says: '| /schoolInfo | School profile table (one-glance view) |',
    check: [
      http(async (school) => {
        await school.send('POST', 'schoolInfo', INFO)
        const info = await school.api<typeof INFO>('schoolInfo')
        const rows = all(mainOf(await school.read('/schoolInfo')), 'table').flatMap(rowsOf)
        const values = rows.map((row) => row.slice(1).join(' '))
        for (const field of [...INFO_TEXTS, ...INFO_NUMBERS]) {
          const value = info[field]!
          const shown = typeof value === 'number' ? inBengali(value) : value
          const isShown = values.some((text) => text.includes(shown))
          // A school without a third shift needs no row for it.
          if (field !== 'withoutShift' || school.content === 'empty')
            expect(isShown, field).toBe(true)
        }
      }, 'own'),
    ],
  },
  {
    says: '| /schoolDescription | Short history text page |',
    check: http(async (school) => {
      const site = await school.api<{ history: string; historyEnglish: string }>('site')
      for (const language of LANGUAGES) {
        // The school's own English text replaces the Bengali one on the English page.
        const history = (language !== '' && site.historyEnglish) || site.history
        const main = mainOf(await school.read(`${language}/schoolDescription`))
        expect(textOf(only(main, 'h1'))).not.toBe('')
        const paragraphs = history.split(/\n+/).filter(Boolean)
        expect(paragraphs.length > 0).toBe(school.content === 'sample')
        for (const paragraph of paragraphs) expect(textOf(main)).toContain(paragraph.trim())
      }
    }),
  },
  {
    says: '| /contact_us | Contact details |',
    check: http(async (school) => {
      const contact = await school.api<Record<string, string> | null>('contactus')
      const main = textOf(mainOf(await school.read('/contact_us')))
      expect(contact === null).toBe(school.content === 'empty')
      for (const field of CONTACT_FIELDS.filter(
        (one) => !/phone|email|website|postCode/.test(one),
      )) {
        if (contact) expect(main).toContain(contact[field])
      }
    }),
  },
  {
    says: '| /studentcount | Student counts |',
    check: http(async (school) => {
      const counts = await school.api<CountRecord[]>('studentCounts')
      const main = mainOf(await school.read('/studentcount'))
      expect(all(main, 'table').length > 0).toBe(school.content === 'sample')
      const girls = counts.reduce((sum, count) => sum + count.girls, 0)
      if (counts.length > 0) expect(textOf(main)).toContain(inBengali(girls))
    }),
  },
  {
    says: '| /officers_teachers | Loads a static HTML page named TeacherInformation and shows it as markup |',
    contract: 'The officers and teachers page shows TeacherInformation.html, cleaned',
    check: http(async (school) => {
      const title = newTitle()
      const html = `<h2 onclick="steal()">${title}</h2><script>steal()</script><table><tr><td>ক</td></tr></table>`
      const file = new File([html], 'TeacherInformation.html')
      expect((await school.send('PUT', 'teacherInformation', form({ file }))).status).toBe(200)
      const shown = mainOf(await school.read('/officers_teachers'))
      const heading = all(shown, 'h2').find((one) => textOf(one) === title)!
      expect(heading.attribs).not.toHaveProperty('onclick')
      expect(all(shown, 'td').map(textOf)).toContain('ক')
      expect((await school.get('/officers_teachers')).text).not.toContain('steal()')
      expect((await school.get('/TeacherInformation.html')).text).toContain(title)
    }, 'own'),
  },
  {
    says: 'The top menu targets: home, schoolInfo, schoolDescription, /officers_teachers, /studentcount, studentdailyattendance.aspx, payment-history.aspx, public-exam-result.aspx, an external internal-exam result site, /photo-gallery, contact_us, plus placeholder entries.',
    contract: [
      'The menu has every target of SPEC.md section 2 as a link, in an empty school too.',
      'Placeholder menu entries of the old site have a real page or are not shown.',
    ],
    check: [
      http(async (school) => {
        for (const language of LANGUAGES) {
          const [menu] = all(
            only(await school.read(`${language}/allNotices`), 'header', { class: /mast/ }),
            'nav',
          )
          const links = linksOf(menu!)
          const expected = [language || '/', ...TARGETS.map((target) => language + target)]
          expect(links).toEqual(expect.arrayContaining(expected))
          const toResults = links.filter((link) => /internal-exam-result|allResults/.test(link))
          expect(toResults).not.toEqual([])
          for (const link of links) {
            const { status, headers } = await school.get(link)
            // The school's own list, while the results are on no other site.
            const isOwnList = status === 302 && headers.get('location') === `${language}/allResults`
            expect(status === 200 || isOwnList, link).toBe(true)
          }
        }
      }),
      http(async (school) => {
        const internalResultUrl = 'https://results.example/school'
        expect((await school.send('PUT', 'site', { internalResultUrl })).status).toBe(200)
        const [menu] = all(
          only(await school.read('/allNotices'), 'header', { class: /mast/ }),
          'nav',
        )
        expect(linksOf(menu!)).toContain('/internal-exam-result')
        // One leads there at once, or by the link of a page.
        const { headers, text } = await school.get('/internal-exam-result')
        const target = headers.get('location') ?? linksOf(parseHtml(text)).join(' ')
        expect(target).toContain(internalResultUrl)
      }, 'own'),
    ],
  },
  {
    says: 'The header banner has logo, school name and location.',
    check: http(async (school) => {
      expect((await school.send('PUT', 'site', { place: 'নদীর পাড়' })).status).toBe(200)
      const { schoolName } = await school.api<{ schoolName: string }>('site')
      const banner = only(await school.read('/'), 'header', { class: /mast/ })
      const brand = all(banner, 'a').find((link) => textOf(link).includes(schoolName))!
      expect(textOf(brand)).toContain('নদীর পাড়'.normalize('NFC'))
      const logo = await school.get(only(brand, 'img').attribs['src']!)
      expect(logo.status).toBe(200)
      expect(logo.headers.get('content-type')).toMatch(/^image\//)
    }, 'own'),
  },
  {
    says: 'The footer shows technical-support and implementation credit text.',
    check: [
      http(async (school) => {
        const footer = textOf(only(await school.read('/'), 'footer'))
        expect(footer).toMatch(/কারিগরি সহায়তা/)
        expect(footer).toMatch(/বাস্তবায়ন/)
        const english = textOf(only(await school.read('/en'), 'footer'))
        expect(english).toMatch(/technical support/i)
        expect(english).toMatch(/implement/i)
      }),
      http(async (school) => {
        const credits = { technicalSupport: newTitle(), implementation: newTitle() }
        expect((await school.send('PUT', 'site', credits)).status).toBe(200)
        const footer = textOf(only(await school.read('/contact_us'), 'footer'))
        for (const credit of Object.values(credits)) expect(footer).toContain(credit)
      }, 'own'),
    ],
  },
  {
    says: 'Paths starting with /admin hide the public header, the side column and the footer.',
    check: http(async (school) => {
      const publicPage = await school.read('/allNotices')
      const isPublicFrame = (tree: Tree) => [
        all(tree, 'header', { class: /mast/ }).length > 0,
        linksOf(tree).includes('https://bangladesh.gov.bd/'),
        all(tree, 'footer').length > 0,
      ]
      expect(isPublicFrame(publicPage)).toEqual([true, true, true])
      for (const path of ['/admin/login', ...SCREENS.map((one) => `/admin/dashboard/${one}`)]) {
        const page = path === '/admin/login' ? await school.read(path) : await school.office(path)
        expect(isPublicFrame(page), path).toEqual([false, false, false])
      }
    }),
  },
  {
    says: "Notice board: latest 5 notices, with an 'all' link to /allNotices.",
    check: [
      ...boxOfHome('notices', '/allNotices', 5, 'No notices available'),
      http(async (school) => {
        for (const language of LANGUAGES) {
          const [link] = all(await home(school, language), 'a', { href: `${language}/allNotices` })
          expect(textOf(link!)).toMatch(/\ball\b/i)
        }
      }),
    ],
  },
  {
    says: 'News ticker: 2 items, with a link to /allnews.',
    check: boxOfHome('news', '/allnews', 2, 'No news available at the moment.'),
  },
  {
    says: 'Downloads box: 4 items, with a link to /allDownloads.',
    check: boxOfHome('downloads', '/allDownloads', 4, 'No downloads available'),
  },
  {
    says: 'Golden jubilee banner linking to /golden-jubilee-photo-gallery.',
    contract:
      'golden jubilee banner (`PUT /api/site` `jubileeTitle`, `showsJubilee`, default true)',
    check: [
      http(async (school) => {
        for (const language of LANGUAGES) {
          const link = `${language}/golden-jubilee-photo-gallery`
          const banner = sectionAround(await home(school, language), link)
          expect(textOf(only(banner, 'h2'))).not.toBe('')
        }
      }),
      http(async (school) => {
        const jubileeTitle = newTitle()
        expect((await school.send('PUT', 'site', { jubileeTitle })).status).toBe(200)
        const link = '/golden-jubilee-photo-gallery'
        expect(textOf(only(sectionAround(await home(school), link), 'h2'))).toBe(jubileeTitle)
        await school.send('PUT', 'site', { showsJubilee: false })
        expect(textOf(await home(school))).not.toContain(jubileeTitle)
      }, 'own'),
    ],
  },
  {
    says: 'Right sidebar: head teacher photo and external government links.',
    contract: "side column with the head teacher's place and official links",
    check: http(async (school) => {
      for (const [language, designation] of [
        ['', 'প্রধান শিক্ষক'],
        ['/en', 'Head Teacher'],
      ] as const) {
        const main = await home(school, language)
        const place = all(main, 'section').find(
          (section) =>
            all(section, 'section').length === 0 && textOf(section).includes(designation),
        )
        expect(place).toBeDefined()
        expect([...all(place!, 'img'), ...all(place!, 'svg')]).not.toEqual([])
        const links = linksOf(sectionAround(main, 'https://bangladesh.gov.bd/'))
        expect(links.length).toBeGreaterThan(3)
        for (const link of links) expect(link).toMatch(/^https:\/\/[\w.]+\.(gov\.bd|com)\//)
      }
    }),
  },
  {
    says: '/allNotices and /allDownloads: tables with serial number, subject, date in the Bengali locale, and a details link that downloads the file.',
    check: http(async (school) => {
      await expectColumns(school, 'notices', '/allNotices')
      await expectColumns(school, 'downloads', '/allDownloads')
    }, 'own'),
  },
  {
    says: "States: 'Loading notices...' (or the downloads equivalent), failure message, empty message.",
    contract: 'Loading words are text nodes.',
    check: [...statesOfList('/allNotices'), ...statesOfList('/allDownloads')],
  },
  {
    says: '/allnews: columns serial, subject, date, details.',
    check: http((school) => expectColumns(school, 'news', '/allnews'), 'own'),
  },
  {
    says: 'Sorted newest first, date in Bengali-Bangladesh locale, details link downloads the attachment.',
    check: [
      tableOfAll('news', '/allnews'),
      http(async (school) => {
        const news = byDate(await school.api<DocumentRecord[]>('news'))
        if (news.length === 0) return
        const body = only(await school.read('/allnews'), 'tbody')
        expect(rowsOf(body).map((row) => row[2])).toEqual(news.map(({ date }) => bengaliDate(date)))
        expect(all(body, 'a', { download: /./ }).map(({ attribs }) => attribs['href'])).toEqual(
          news.map(({ filePath }) => `/${filePath}`),
        )
      }),
    ],
  },
  {
    says: "Shows 'Loading news...', the error, or the empty message.",
    contract: 'Loading words are text nodes.',
    check: statesOfList('/allnews'),
  },
  {
    says: 'Photo gallery: a grid.',
    check: browserOnce(async (page, school) => {
      await somePhotos(school, 'gallery', 2)
      for (const viewport of [PHONE, DESK]) {
        await page.setViewportSize(viewport)
        await page.goto(`${school.url}/photo-gallery`)
        const pictures = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.locator('img') })
        const [first, second] = [
          await pictures.nth(0).boundingBox(),
          await pictures.nth(1).boundingBox(),
        ]
        expect(second!.y).toBe(first!.y)
        expect(second!.x).toBeGreaterThanOrEqual(first!.x + first!.width)
      }
    }),
  },
  {
    says: 'Clicking an image opens a closable modal with the image and its title.',
    check: browserOnce(async (page, school) => {
      const [photo] = await somePhotos(school, 'gallery')
      await page.goto(`${school.url}/photo-gallery`)
      await expectModal(page, photo!.title)
    }),
  },
  {
    says: 'Main gallery: a photos section and a videos section.',
    check: http(async (school) => {
      const [photo] = await somePhotos(school, 'main-gallery')
      const video = await publishVideo(school)
      const main = mainOf(await school.read('/en/golden-jubilee-photo-gallery'))
      const [photos, videos] = ['Photos', 'Videos'].map((heading) =>
        all(main, 'section').find((section) => {
          const [first] = all(section, 'h2')
          return first && textOf(first) === heading
        }),
      )
      expect([photos, videos]).not.toContain(undefined)
      expect(textOf(photos!)).toContain(photo!.title)
      expect(textOf(videos!)).toContain(video.title)
      expect(textOf(photos!)).not.toContain(video.title)
    }, 'own'),
  },
  {
    says: 'Photos open in a modal.',
    check: browserOnce(async (page, school) => {
      const [photo] = await somePhotos(school, 'main-gallery')
      await page.goto(`${school.url}/golden-jubilee-photo-gallery`)
      await expectModal(page, photo!.title)
    }),
  },
  {
    says: 'Videos show a thumbnail derived from the video link and open the link in a new tab.',
    contract: "A video's thumbnail is an `img` whose `src` is the video host's picture of that id",
    check: http(async (school) => {
      const { title, videoLink } = await publishVideo(school, 'https://youtu.be/YE7VzlLtp-4')
      const main = mainOf(await school.read('/golden-jubilee-photo-gallery'))
      const video = all(main, 'a', { href: videoLink! }).find((link) =>
        textOf(link).includes(title),
      )!
      expect(video.attribs['target']).toBe('_blank')
      expect(only(video, 'img').attribs).toMatchObject({
        src: 'https://i.ytimg.com/vi/YE7VzlLtp-4/hqdefault.jpg',
        loading: 'lazy',
        referrerpolicy: 'no-referrer',
      })
    }, 'own'),
  },
  {
    says: "/contact_us: two-column table, 'Loading...' until data arrives.",
    contract: 'Loading words are text nodes.',
    check: [
      loading('/contact_us'),
      http(async (school) => {
        await school.send('POST', 'contactus', CONTACT)
        const contact = await school.api<typeof CONTACT>('contactus')
        const tables = all(mainOf(await school.read('/contact_us')), 'table').map(rowsOf)
        const table = tables.find((rows) => rows.some((row) => row[1] === contact['upazila']))!
        for (const row of table) expect(row).toHaveLength(2)
        expect(table.length).toBeGreaterThanOrEqual(CONTACT_FIELDS.length)
        const values = table.map((row) => row[1])
        expect(values).toEqual(expect.arrayContaining([contact['address'], contact['division']]))
      }, 'own'),
    ],
  },
  {
    says: "/studentcount: heading 'students currently studying', two tables: per-class rows and a totals summary.",
    check: http(async (school) => {
      const made = await addCount(school, { girls: 23, muslim: 20, hindu: 3 })
      const main = mainOf(await school.read('/en/studentcount'))
      expect(textOf(only(main, 'h1'))).toMatch(/students currently studying/i)
      const [perClass, summary, ...more] = all(main, 'table')
      expect(more).toEqual([])
      expect(textOf(perClass!)).toContain(`Class ${made.className}`)
      const counts = await school.api<CountRecord[]>('studentCounts')
      const girls = counts.reduce((sum, count) => sum + count.girls, 0)
      expect(rowsOf(summary!).map((row) => row[1])).toContain(girls.toLocaleString('en-GB'))
      const bengali = only(mainOf(await school.read('/studentcount')), 'h1')
      expect(textOf(bengali)).toContain('students currently studying')
    }, 'own'),
  },
  {
    says: "/schoolInfo: table of the profile figures; shows 'Loading...' until data arrives; an error message text appears in red.",
    contract: 'Loading words are text nodes.',
    check: [
      loading('/schoolInfo'),
      http(async (school) => {
        const info = await school.api<typeof INFO | null>('schoolInfo')
        const figures = all(mainOf(await school.read('/schoolInfo')), 'table')
          .map(textOf)
          .join(' ')
        for (const field of INFO_NUMBERS) {
          if (info) expect(figures, field).toContain(inBengali(Number(info[field])))
        }
        expect(info === null).toBe(school.content === 'empty')
      }),
      browser(expectRedError, 'failing'),
    ],
  },
  {
    says: '/admin/login: username and password form.',
    check: http(async (school) => {
      const page = only(await school.read('/admin/login'), 'form')
      expect(only(page, 'input', { name: 'username' }).attribs['type'] ?? 'text').toBe('text')
      expect(only(page, 'input', { name: 'password' }).attribs['type']).toBe('password')
    }),
  },
  {
    says: '/admin/dashboard: guarded page with a fixed left sidebar (width 250px) and a content area for child routes.',
    check: [
      http(async (school) => {
        expect((await school.get('/admin/dashboard')).status).toBe(302)
      }),
      browser(async (page, school) => {
        await page.setViewportSize({ width: 1280, height: 500 })
        await openOffice(page, school, 'createnews')
        const sidebar = page.getByRole('navigation').filter({ hasText: 'সংবাদ হালনাগাদ' })
        const before = (await sidebar.boundingBox())!
        expect(before).toMatchObject({ x: 0, width: 250 })
        const content = page.getByRole('main')
        expect((await content.boundingBox())!.x).toBeGreaterThanOrEqual(250)
        await expect(content.getByRole('heading', { name: 'সংবাদ হালনাগাদ' })).toBeVisible()
        await page.mouse.move(800, 250)
        await page.mouse.wheel(0, 300)
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
        expect(await sidebar.boundingBox()).toMatchObject({ x: 0, y: before.y })
      }),
    ],
  },
  {
    says: 'Without the admin token cookie it redirects to /admin/login.',
    check: http(async (school) => {
      for (const path of ['', ...SCREENS.map((one) => `/${one}`)]) {
        const { status, headers } = await school.get(`/admin/dashboard${path}`)
        expect(status, path).toBe(302)
        expect(headers.get('location'), path).toMatch(/^\/admin\/login(\?|$)/)
      }
    }),
  },
  {
    says: 'Child routes: createNotice, createdownload (the sidebar link in one reading is createDownload; both spellings appear), createjoyontigallery, photogallary, schoolInfo, contactus, studentcount, createnews.',
    contract: 'admin child paths match without regard to case (`createnews` = `createNews`)',
    check: http(async (school) => {
      const headings = new Set<string>()
      for (const screen of SCREENS) {
        const heading = textOf(only(await school.office(`/admin/dashboard/${screen}`), 'h1'))
        headings.add(heading)
      }
      expect(headings.size).toBe(8)
    }),
  },
  {
    says: 'Sidebar labels: notice board, news update, download, golden jubilee photo update, gallery photo update, school profile update, contact update, student information update.',
    check: [
      http(async (school) => {
        const page = await school.office('/admin/dashboard', 'en')
        const labels = all(page, 'nav').flatMap((nav) => all(nav, 'a').map(textOf))
        const expected = SIDEBAR.map((label) => label[0]!.toUpperCase() + label.slice(1))
        expect(labels).toEqual(expect.arrayContaining(expected))
      }),
      browser(async (page, school) => {
        await page.setViewportSize(DESK)
        await openOffice(page, school, '')
        for (const label of ['নোটিশ বোর্ড', 'সংবাদ হালনাগাদ', 'ডাউনলোড', 'শিক্ষার্থীর তথ্য হালনাগাদ']) {
          await expect(
            page.getByRole('navigation').getByRole('link', { name: label }),
          ).toBeVisible()
        }
      }),
    ],
  },
  {
    says: 'Note: the sidebar was also described as linking to createNews; the route table lists createnews.',
    contract: 'admin child paths match without regard to case (`createnews` = `createNews`)',
    check: http(async (school) => {
      const headings = await Promise.all(
        ['createNews', 'createnews'].map(async (screen) =>
          textOf(only(await school.office(`/admin/dashboard/${screen}`, 'en'), 'h1')),
        ),
      )
      expect(headings).toEqual(['News update', 'News update'])
    }),
  },
  {
    says: 'Notice / download: create form (title and required file), list with rename and delete per item.',
    contract: 'A file or a text is required.',
    check: [
      http(async (school) => {
        for (const screen of ['createNotice', 'createdownload']) {
          const fields = createForm(await school.office(`/admin/dashboard/${screen}`))
          isRequired(fields, 'title', 'textarea')
          only(fields, 'input', { name: 'file', type: 'file' })
          expect(all(fields, 'button').map(textOf).join()).toContain('Create')
        }
      }),
      browserOnce(async (page, school) => {
        for (const [api, screen] of [
          ['notices', 'createNotice'],
          ['downloads', 'createdownload'],
        ] as const) {
          await expectRowButtons(page, school, { api, screen, buttons: ['Rename', 'Delete'] })
        }
      }),
    ],
  },
  {
    says: "News: title field, required file input, 'Add News' button, 'All News' list with Update and Delete per item.",
    contract: 'A file or a text is required.',
    check: [
      http(async (school) => {
        for (const language of ['bn', 'en'] as const) {
          const page = await school.office('/admin/dashboard/createnews', language)
          const fields = createForm(page)
          isRequired(fields, 'title', 'textarea')
          only(fields, 'input', { name: 'file', type: 'file' })
          expect(all(fields, 'button').map(textOf).join()).toContain('Add News')
          expect(all(page, 'h2').map(textOf).join()).toContain('All News')
        }
      }),
      browserOnce((page, school) =>
        expectRowButtons(page, school, {
          api: 'news',
          screen: 'createnews',
          buttons: ['Update', 'Delete'],
        }),
      ),
    ],
  },
  {
    says: 'Gallery: upload form (title, file), a case-insensitive title search filter on the client, delete per image.',
    contract: '`?q=` of a list page searches the same way within its kind.',
    check: browserOnce(async (page, school) => {
      const wanted = await publishPhoto(school, 'gallery', `${newTitle()} Sports DAY`)
      const photos = await somePhotos(school, 'gallery', 2)
      const other = photos.find(({ _id }) => _id !== wanted._id)
      await openOffice(page, school, 'photogallary')
      await expect(control(page, 'title')).toBeVisible()
      await expect(control(page, 'file')).toBeAttached()
      const entry = page.getByRole('article').filter({ hasText: wanted.title })
      await expect(entry.getByRole('button', { name: 'Delete' })).toBeVisible()
      const others = page.getByRole('article').filter({ hasText: other!.title })
      await expect(others).toBeVisible()
      let navigations = 0
      page.on('framenavigated', () => (navigations += 1))
      await page.getByRole('searchbox').fill(wanted.title.toLowerCase())
      await expect(others).toHaveCount(0)
      await expect(entry).toBeVisible()
      expect(navigations).toBe(0)
    }),
  },
  {
    says: 'Main gallery: photo form (title, optional file) and video form (title, link); delete per item.',
    check: browserOnce(async (page, school) => {
      const { title } = await publishVideo(school)
      await openOffice(page, school, 'createjoyontigallery')
      const photoForm = page.locator('form').filter({ has: control(page, 'file') })
      await expect(photoForm.locator('[name=title]')).toHaveAttribute('required')
      await expect(control(page, 'file')).not.toHaveAttribute('required')
      const videoForm = page.locator('form').filter({ has: control(page, 'videoLink') })
      await expect(videoForm.locator('[name=title]')).toHaveAttribute('required')
      await expect(control(page, 'videoLink')).toHaveAttribute('required')
      const entry = page.getByRole('article').filter({ hasText: title })
      await expect(entry.getByRole('button', { name: 'Delete' })).toBeVisible()
    }),
  },
  {
    says: 'School info form: the title switches between create and update; the button reads Create or Update; has a loading state.',
    check: browser(async (page, school) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/api/schoolInfo', async (route) => {
        await released
        await route.continue()
      })
      await openOffice(page, school, 'schoolInfo')
      await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
      release()
      const submit = page.locator('form button[type=submit]')
      const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
      const create = { title: 'নতুন তথ্য তৈরি করুন', button: /Create/ }
      const update = { title: 'তথ্য হালনাগাদ করুন', button: /Update/ }
      const now = school.content === 'empty' ? create : update
      await expect(heading).toHaveText(now.title)
      await expect(submit).toHaveText(now.button)
      await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0)
    }),
  },
  {
    says: 'Prefilled from the existing profile.',
    check: browserOnce(async (page, school) => {
      await school.send('POST', 'schoolInfo', INFO)
      const info = await school.api<typeof INFO>('schoolInfo')
      await openOffice(page, school, 'schoolInfo')
      for (const field of [...INFO_TEXTS, ...INFO_ANSWERS]) {
        await expect(control(page, field)).toHaveValue(String(info[field]))
      }
      for (const field of INFO_NUMBERS) {
        await expect(control(page, field)).toHaveValue(inEitherDigits(Number(info[field])))
      }
    }),
  },
  {
    says: "Contact form: fields built from the record's keys; button reads 'Add Information', 'Save Changes' or 'Saving...' (disabled while saving); shows 'No data found. You can input new data.' when nothing exists.",
    check: browser(async (page, school) => {
      await openOffice(page, school, 'contactus')
      const submit = page.locator('form button[type=submit]')
      const nothing = page.getByText('No data found. You can input new data.')
      const isEmpty = school.content === 'empty'
      await expect(submit).toHaveText(isEmpty ? /Add Information/ : /Save Changes/)
      await expect(nothing).toHaveCount(isEmpty ? 1 : 0)
      for (const field of CONTACT_FIELDS) await control(page, field).fill(`${field} ১`)
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/api/contactus', async (route) => {
        if (route.request().method() !== 'GET') await released
        await route.continue()
      })
      await submit.click()
      await expect(submit).toHaveText(/Saving\.\.\./)
      await expect(submit).toBeDisabled()
      release()
      await expect(submit).toHaveText(/Save Changes/)
      await expect(nothing).toHaveCount(0)
      expect(await school.api('contactus')).toMatchObject({ upazila: 'upazila ১' })
    }, 'own'),
  },
  {
    says: "Student count: class, shift and section selectors, number inputs for the other counts, a button 'Save Data' or 'Update Data', and below it the full table with a Delete button per row.",
    check: browserOnce(async (page, school) => {
      const made = await addCount(school, { girls: 31 })
      const counts = await school.api<CountRecord[]>('studentCounts')
      await page.setViewportSize(DESK)
      await openOffice(page, school, 'studentcount')
      for (const name of ['className', 'shift', 'section']) {
        await expect(page.locator(`select[name=${name}]`)).toBeVisible()
      }
      for (const name of COUNTS.filter((count) => count !== 'boys')) {
        await expect(control(page, name)).toHaveAttribute('inputmode', 'numeric')
      }
      const submit = page.locator('form button[type=submit]').first()
      await expect(submit).toHaveText(/Save Data/)
      await chooseSection(page, made)
      await expect(submit).toHaveText(/Update Data/)
      const rows = page
        .getByRole('table')
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: 'Delete' }) })
      await expect(rows).toHaveCount(counts.length)
      const table = (await page.getByRole('table').boundingBox())!
      expect(table.y).toBeGreaterThan((await submit.boundingBox())!.y)
    }),
  },
  {
    says: 'There is no boys input, yet boys is displayed.',
    check: browserOnce(async (page, school) => {
      const made = await addCount(school, { boys: 17, girls: 4 })
      await page.setViewportSize(DESK)
      await openOffice(page, school, 'studentcount')
      await chooseSection(page, made)
      await expect(control(page, 'girls')).toHaveValue(inEitherDigits(4))
      await expect(control(page, 'boys')).toHaveCount(0)
      await expect(page.getByRole('cell', { name: '১৭', exact: true })).toBeVisible()
      const publicRows = all(mainOf(await school.read('/studentcount')), 'table').flatMap(rowsOf)
      expect(publicRows.flat()).toContain('১৭')
    }),
  },
]

/** The form with the file of a new document. */
function createForm(page: Tree): Element {
  return all(page, 'form').find((fields) => all(fields, 'input', { name: 'file' }).length > 0)!
}

/** The row of a document in the office's list has these buttons. */
async function expectRowButtons(
  page: Page,
  school: School,
  { api, screen, buttons }: { api: string; screen: string; buttons: string[] },
): Promise<void> {
  const { title } = await publish(school, api)
  await openOffice(page, school, screen)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  for (const name of buttons) await expect(row.getByRole('button', { name })).toBeVisible()
}
