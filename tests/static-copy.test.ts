// @module-tag rest
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copySite } from '#src/server/static-copy/copy-site.ts'
import type { CopyResult } from '#src/server/static-copy/make-copy.ts'
import {
  expectStatus,
  type FormFields,
  openTestSite,
  TEST_APP,
  type TestSite,
} from './build-app.ts'
import { jpeg, pdf } from './made-files.ts'
import { NGINX, serveCopy } from './nginx.ts'

const NOW = '2026-11-25T06:00:00.000Z'
const PUBLIC_URL = 'https://school.example'

const SLUG = '%e0%a6%b8%e0%a6%ad%e0%a6%be'
const HOSTILE = `/a b"c'd;e{f}g$h\\i#j<k>|\nroot /;%{REQUEST_URI}$\{x}`
const NOTICE = '/notices/1/'
const OLD = [
  '/2025/11/18/সভা',
  '/2025/03/25/eid',
  '/বাড়ি',
  '/অ-%E0%A6',
  '/?p=24',
  '/notice.php?id=3&name=ক',
  HOSTILE,
  // The same for nginx.
  '/About',
  '/about',
  // Longer than a bucket of nginx has by default.
  `/${'দীর্ঘ'.repeat(100)}`,
]
const encoded = encodeURIComponent(HOSTILE).replaceAll('%2F', '/')
/** The addresses that visitors ask for, and the pages that they get. */
const VISITS: [asked: string, target: string | undefined][] = [
  [`/2025/11/18/${SLUG}/`, NOTICE],
  [`/2025/11/18/${SLUG.toUpperCase()}`, NOTICE],
  [`/2025/11/18/${SLUG}?fbclid=x`, NOTICE],
  ['/2025/03/25/eid/', NOTICE],
  // The letter with a dot as one character, and as two.
  [encodeURI('/বা\u09DCি/'), NOTICE],
  [encodeURI('/বা\u09A1\u09BCি'), NOTICE],
  ['/%E0%A6%85-%e0%a6/', NOTICE],
  ['/?p=24', NOTICE],
  ['/notice.php?id=3&name=%e0%a6%95', NOTICE],
  ['/notice.php?id=4', undefined],
  [encoded, NOTICE],
  ['/About/', NOTICE],
  [encodeURI(`/${'দীর্ঘ'.repeat(100)}/`), NOTICE],
  ['/2025/11/18/other', undefined],
  ['/category/exam', '/allDownloads/topic/fee/'],
  ['/hidden', undefined],
  ['/old-photo', '/photo-gallery/'],
  ['/allDownloads?topic=fee&page=2', '/allDownloads/topic/fee/page/2/'],
]

let site: TestSite
let parent: string
let ended: string

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'pathshala-copy-'))
  site = await openTestSite()
  const token = await site.signIn()
  const post = async (url: string, fields: FormFields) => {
    const answer = await expectStatus(201, site.form(`POST ${url}`, fields, { as: token }))
    return answer.json<{ url: string; filePath: string }>()
  }
  const file = { name: 'ভর্তি ফরম.pdf', bytes: pdf() }
  // An address of the earlier site that was cut in the middle of a letter, and a page in capitals.
  const old = '[পুরোনো](/%E0%A6%85-%E0%A6) [বড়](/NOTICES/1)'
  const text = `[তালিকা](/allDownloads?page=2) [নেই](/notices/999) [অন্য](https://other.example/a) ${old}`
  await post('/api/notices', { title: 'ফাইলসহ', file, text })
  await post('/api/notices', { title: 'লুকানো', file, text: 'গোপন কথা', draft: 'true' })
  await post('/api/gallery', { title: 'ছবি', file: { name: 'a.jpg', bytes: await jpeg() } })
  await site.services.write(async (transaction) => {
    for (let number = 1; number <= 52; number += 1) {
      const date = new Date(Date.UTC(2025, 0, number)).toISOString()
      await transaction.downloads.create({ title: `ফরম ${number}`, text: 'ক', date, topic: 'fee' })
    }
    await transaction.news.create({
      title: 'পরে',
      text: 'অপ্রকাশিত',
      publishAt: '2999-01-01T00:00:00.000Z',
    })
    const over = await transaction.news.create({ title: 'শেষ', text: 'মেয়াদ শেষ' })
    await transaction.news.update(over._id, { endsAt: '2026-01-01T00:00:00.000Z' })
    ended = over.url
  })
  await site.services.write(async ({ redirects }) => {
    const to = (target: string, ...paths: string[]) =>
      redirects.add(paths.map((one) => ({ path: one.normalize('NFC'), target, moveId: 1 })))
    await to('/notices/1', ...OLD)
    await to('/allDownloads?topic=fee', '/category/exam')
    // The first is a draft, and the second was deleted.
    await to('/notices/2', '/hidden')
    await to('/photo-gallery?photo=gone', '/old-photo')
    // Pages themselves, in other capitals, too.
    await to('/notices/1', '/allNotices', '/ALLNOTICES', '/allDownloads?topic=fee')
  })
})
afterAll(async () => {
  await site.close()
  await rm(parent, { recursive: true })
})

function copy(name: string, publicUrl?: string): Promise<CopyResult> {
  const { settings } = site.services
  const school = {
    ...site.services,
    settings: { ...settings, publicUrl: publicUrl && new URL(publicUrl) },
  }
  return copySite(path.join(parent, name), school as never, TEST_APP.settings, NOW, () => {})
}

describe.each([
  ['with an address', PUBLIC_URL],
  ['without an address', undefined],
])('A copy of the site %s', (name, publicUrl) => {
  const folder = () => path.join(parent, name)
  const read = (file: string) => readFile(path.join(folder(), file), 'utf8')
  let result: CopyResult
  let files: string[]
  let pages: string[]
  beforeAll(async () => {
    result = await copy(name, publicUrl)
    files = (await readdir(folder(), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder(), path.join(entry.parentPath, entry.name)))
    pages = files.filter((file) => file.endsWith('.html'))
  })

  it('lets every page show pictures of the site and of videos alone', async () => {
    const policy =
      /<head[^>]*><meta http-equiv="Content-Security-Policy" content="img-src 'self' file: https:\/\/i\.ytimg\.com"/
    expect(pages).toContain('TeacherInformation.html')
    for (const file of pages) expect(await read(file), file).toMatch(policy)
  })

  it('has a file for each page of lists, in both languages', () => {
    for (const start of ['', 'en/']) {
      const expected = ['index.html', 'allNotices/index.html', 'notices/1/index.html']
      expected.push('allDownloads/page/2/index.html', 'allDownloads/topic/fee/page/2/index.html')
      expected.push(`${ended.slice(1)}/index.html`, 'contact_us/index.html')
      for (const file of expected) expect(pages).toContain(start + file)
    }
    expect(files).toContain('calendar.ics')
    expect(files).toContain('TeacherInformation.html')
    expect(pages.length).toBe(result.pages)
  })

  it('has no link that leads nowhere', async () => {
    const missing: string[] = []
    let links = 0
    for (const page of pages) {
      for (const link of ownLinks(await read(page), publicUrl)) {
        links += 1
        const target = fileAt(page, link)
        if (!files.includes(target)) missing.push(`${page} → ${link}`)
      }
    }
    expect(missing).toEqual([])
    expect(links).toBeGreaterThan(1000)
    expect(result.broken).toEqual(['/notices/999'])
    const notice = await read('notices/1/index.html')
    expect(notice).toContain('<a>নেই</a>')
    expect(notice).toContain('href="https://other.example/a"')
    expect(notice).toMatch(/href="\.\.\/\.\.\/allDownloads\/page\/2\/(index\.html)?"/)
  })

  it('has neither forms nor the office, and says when it was made', async () => {
    for (const page of pages) {
      const html = await read(page)
      expect(html, page).not.toMatch(
        /<form|\/admin|localhost|static-copy\.invalid|speculationrules/,
      )
      if (page === 'TeacherInformation.html') continue
      const line = page.startsWith('en/') ? 'Copied on <time' : 'কপি করা হয়েছে <time'
      expect(html, page).toContain(line)
    }
  })

  it('has only content that visitors see', async () => {
    const hidden = await site.services.database.selectFrom('hiddenFile').select('name').execute()
    expect(hidden.length).toBe(1)
    expect(files.filter((file) => file.includes(hidden[0]!.name))).toEqual([])
    for (const file of files.filter((one) => /\.(html|xml|ics|csv)$/.test(one))) {
      expect(await read(file), file).not.toMatch(/গোপন কথা|লুকানো|অপ্রকাশিত/)
    }
  })

  it('has files with their bytes', async () => {
    const upload = files.find((file) => file.startsWith('uploads/'))!
    const served = await site.request({ url: `/${upload}` })
    expect(await readFile(path.join(folder(), upload))).toEqual(served.rawPayload)
  })

  it('has redirects from the addresses of the server', async () => {
    expect(await read('nginx-redirects.conf')).toContain(
      '  "/allDownloads?topic=fee&page=2" "/allDownloads/topic/fee/page/2/";',
    )
    expect(await read('.htaccess')).toContain(
      'RewriteCond %{QUERY_STRING} ^page=2$ [NC]\nRewriteRule ^allDownloads/?$ /allDownloads/page/2/ [R=301,L,NE,QSD]',
    )
  })

  it('has a line for Apache for each old address, and no old address can end it', async () => {
    const lines = (await readFile(path.join(folder(), '.htaccess'), 'latin1')).trim().split('\n')
    for (const line of lines.slice(2)) {
      expect(line).toMatch(
        /^(?:RewriteCond %\{QUERY_STRING\} \^[^\s"'$%{}]+\$ \[NC\]|RewriteRule \^[^\s"'$%{}]*\/\?\$ (?:[^\s"'$%{}\\]|\\%)+ \[R=301,L,NE,QSD\])$/,
      )
    }
    const rules = lines.filter((line) => line.startsWith('RewriteRule'))
    const patterns = rules.map((line) => new RegExp(line.split(' ')[1]!))
    const decoded = Buffer.from(HOSTILE.slice(1)).toString('latin1')
    expect(patterns.filter((one) => one.test(decoded))).toHaveLength(1)
    expect(rules.join('\n')).not.toMatch(/\^allnotices\/\?\$/i)
  })

  it.skipIf(!NGINX)('leads old addresses to their pages in nginx', async () => {
    const nginx = await serveCopy(folder())
    try {
      for (const [asked, target] of VISITS) {
        const { status, headers } = await fetch(nginx.url + asked, { redirect: 'manual' })
        const came = headers.get('location')?.replace(nginx.url, '')
        expect([asked, status, came]).toEqual([asked, target ? 301 : 404, target])
        if (target) expect((await fetch(nginx.url + target)).status, target).toBe(200)
      }
      for (const page of ['/', '/allNotices/', '/allDownloads/', '/?x=1']) {
        const { status } = await fetch(nginx.url + page, { redirect: 'manual' })
        expect([page, status]).toEqual([page, 200])
      }
    } finally {
      await nginx.close()
    }
  })

  it('has a sitemap of existing pages only if it has an address', async () => {
    if (!publicUrl) {
      expect(files).not.toContain('sitemap.xml')
      expect(await read('rss.xml')).not.toContain('static-copy.invalid')
      return
    }
    const addresses = [...(await read('sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => address!,
    )
    expect(addresses.length).toBeGreaterThan(20)
    for (const address of addresses) {
      expect(address.startsWith(`${PUBLIC_URL}/`), address).toBe(true)
      expect(files).toContain(fileAt('index.html', address.slice(PUBLIC_URL.length)))
    }
    expect(await read('rss.xml')).toContain(`<link>${PUBLIC_URL}/notices/1/</link>`)
  })
})

it('A copy never writes into a folder that has files', async () => {
  const folder = await mkdtemp(path.join(parent, 'filled-'))
  await writeFile(path.join(folder, 'mine.txt'), 'মূল্যবান')
  await expect(copy(path.basename(folder))).rejects.toThrow('is not empty')
  expect(await readdir(folder)).toEqual(['mine.txt'])
})

/** Every link of a page to the copy itself. */
function ownLinks(html: string, origin = 'https://none.example'): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link]) => link!)
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set]) =>
    set!.split(', ').map((one) => one.split(' ')[0]!),
  )
  return [...attributes, ...sets]
    .map((link) => link.replaceAll('&amp;', '&').replace(origin, ''))
    .filter((link) => !/^(?:[a-z-]+:|#|$)/i.test(link))
}

/** The file that a web server sends for a link. */
function fileAt(page: string, link: string): string {
  const { pathname } = new URL(link, `http://copy/${page}`)
  const file = decodeURIComponent(pathname.slice(1))
  return file === '' || file.endsWith('/') ? `${file}index.html` : file
}
