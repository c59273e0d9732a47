import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  makeExport,
  type MadeItem,
  madeUpload,
  OLD_SITE,
  OLD_UPLOADS,
} from '../../../tests/made-wordpress.ts'
import type { IncomingDocument, IncomingRecord, SourceReport } from '../incoming.ts'
import { IncomingFileError } from '../incoming-file-error.ts'
import { openWordPress, type WordPressOptions } from './source.ts'

let folder: string

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 25) })
  folder = await mkdtemp(path.join(tmpdir(), 'wordpress-'))
})
afterAll(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

const SLUG = encodeURIComponent('ভর্তি-বিজ্ঞপ্তি').toLowerCase()
const SPAM =
  '<div style="position:absolute;left:-9999px"><a href="http://x.example">slot gacor</a></div>'
const NOTICE: [string, string][] = [['notice-board', 'Notice Board']]

const POSTS: MadeItem[] = [
  { id: 1, slug: 'hello-world', title: 'Hello world!', content: 'Welcome to WordPress.' },
  {
    id: 2,
    type: 'page',
    slug: 'sample-page',
    title: 'Sample',
    content: 'This is an example page.',
  },
  {
    id: 24,
    title: 'পরীক্ষা &amp; ফলাফল &#8211; &#8220;বিশেষ&#8221; <strong>নোটিশ</strong> &lt;জরুরি&gt;',
    date: '2025-11-18 09:45:00',
    link: `${OLD_SITE}/2025/11/18/${SLUG}/`,
    slug: SLUG,
    categories: NOTICE,
    tags: [['result', 'ফলাফল']],
    content: `<!-- wp:paragraph --><p>এতদ্বারা</p><!-- /wp:paragraph --><!-- wp:block {"ref":23} /-->
      <p><a href="${OLD_UPLOADS}/2025/11/ভর্তি.pdf">ভর্তি</a></p>${SPAM}<script>alert(1)</script>\u0003`,
    meta: [
      ['_wp_old_slug', 'eid'],
      ['_wp_old_date', '2025-03-25'],
    ],
    comment: 'ধন্যবাদ',
  },
  madeUpload(4, '2025/11/ভর্তি.pdf', { parent: 99 }),
  madeUpload(5, '2025/03/IMG-scaled.jpg', {
    title: 'IMG',
    excerpt: 'দৌড়',
    meta: [['_wp_attachment_metadata', 'a:1:{s:4:"file";s:16:"IMG-1024x768.jpg";}']],
  }),
  madeUpload(6, '2025/03/b.jpg', { meta: [['_wp_attachment_image_alt', 'খেলা']] }),
  madeUpload(7, '2025/03/private.jpg'),
  madeUpload(8, '2025/03/salma.jpg'),
  {
    id: 23,
    type: 'wp_block',
    title: 'সময়',
    content: '<!-- wp:paragraph --><p>অফিস সময়: রবি–বৃহস্পতি</p><!-- /wp:paragraph -->',
  },
  { id: 25, title: 'ক্রীড়া', content: 'মাঠে খেলা\n[gallery ids="5,6"]\n[gallery ids="5"]' },
  { id: 26, title: 'সবচেয়ে পুরোনো', date: '2020-01-05 10:30:00', content: 'ক', categories: NOTICE },
  {
    id: 27,
    title: 'ফরম',
    categories: [['form', 'ফরম']],
    content: `${OLD_UPLOADS}/2022/06/fee.pdf`,
  },
  { id: 28, title: 'বার্ষিক পরীক্ষার ফলাফল', categories: [['r', 'ফলাফল']], content: 'A+ ১২ জন' },
  { id: 29, status: 'draft', title: 'খসড়া', content: 'class10', link: `${OLD_SITE}/?p=29` },
  { id: 30, status: 'pending', title: 'অপেক্ষা', content: 'ক' },
  { id: 31, status: 'private', title: 'গোপন', content: 'শুধু শিক্ষক [gallery ids="7"]' },
  { id: 32, title: 'তালা', password: 'class10', content: 'গোপন' },
  {
    id: 33,
    status: 'future',
    title: 'বিজয় দিবসের কর্মসূচি',
    date: '2027-12-10 09:00:00',
    content: 'ক',
  },
  { id: 34, status: 'future', title: 'পুরোনো ঘোষণা', date: '2021-12-10 09:00:00', content: 'ক' },
  { id: 35, status: 'trash', title: 'ময়লা', content: 'ক' },
  { id: 36, type: 'nav_menu_item', title: 'মেনু' },
  { id: 37, type: 'custom_css', title: 'css', content: 'p{}' },
  { id: 38, type: 'shop_order', title: 'অর্ডার', content: 'ক' },
  {
    id: 40,
    type: 'page',
    title: 'বিদ্যালয়ের ইতিহাস',
    link: `${OLD_SITE}/history/`,
    content: '<p><b>১৯৬৫</b> সালে</p>',
  },
  { id: 41, type: 'page', title: 'প্রধান শিক্ষকের বাণী', content: 'স্বাগতম' },
  { id: 42, type: 'page', title: 'যোগাযোগ', content: 'ঠিকানা' },
  {
    id: 43,
    type: 'page',
    title: 'পরিচিতি',
    meta: [
      [
        '_elementor_data',
        JSON.stringify([
          { elements: [{ settings: { title: 'শিরোনাম' } }, { settings: { editor: '<p>কথা</p>' } }] },
        ]),
      ],
    ],
  },
  {
    id: 50,
    type: 'teacher',
    title: '†gvQvt mvjgv Av³vi',
    menuOrder: 2,
    meta: [
      ['designation', 'সহকারী শিক্ষক'],
      ['mobile', '01711000001'],
      ['_thumbnail_id', '8'],
    ],
  },
  {
    id: 51,
    type: 'teacher',
    title: 'রহিমা খাতুন',
    menuOrder: 1,
    meta: [['designation', 'প্রধান শিক্ষক']],
  },
  {
    id: 60,
    type: 'notice',
    title: 'থিমের নোটিশ',
    link: `${OLD_SITE}/notice/x/`,
    meta: [
      ['notice_file', '4'],
      ['views', '6'],
    ],
  },
  { id: 61, type: 'notice', title: 'শুধু শিরোনাম' },
  { id: 62, title: '', content: 'শিরোনামহীন লেখা, প্রথম বাক্য। পরে', date: '2024-01-01 10:00:00' },
]
const FILES = [
  '2025/11/ভর্তি.pdf',
  '2025/03/IMG.jpg',
  '2025/03/IMG-1024x768.jpg',
  '2025/03/b.jpg',
  '2025/03/private.jpg',
  '2025/03/salma.jpg',
  '2025/03/shell.jpg',
  'index.php',
]

async function put(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
  return file
}

async function putUploads(): Promise<string> {
  for (const file of FILES) await put(`copy/wp-content/uploads/${file}`, file)
  return path.join(folder, 'copy')
}

interface Report {
  leftOut: string[]
  refused: string[]
  missing: string[]
  external: string[]
  unused: string[]
  hiddenLinks: number
  faults: { notWellFormed: number; unreadable: number; isCut: boolean } | undefined
}

async function readAll(options: Partial<WordPressOptions> & { file: string }) {
  const source = await openWordPress({ maxFileBytes: 1e6, ...options })
  const report: Report = {
    leftOut: [],
    refused: [],
    missing: [],
    external: [],
    unused: [],
    hiddenLinks: 0,
    faults: undefined,
  }
  const sink: SourceReport = {
    leaveOut: ({ key, reason }) => report.leftOut.push(`${key} ${reason}`),
    refuse: ({ key, reason }) => report.refused.push(`${key} ${reason}`),
    note: () => {},
    missFile: (name) => report.missing.push(name),
    refuseFile: (name, { message }) => report.refused.push(`${name} ${message}`),
    nameExternal: (address) => report.external.push(address),
    nameUnused: (name) => report.unused.push(name),
    countHiddenLinks: (count) => (report.hiddenLinks += count),
    countFaults: (faults) => (report.faults = faults),
  }
  const records: IncomingRecord[] = []
  for await (const record of source.records(sink)) records.push(record)
  const redirects = source.redirects?.()
  await source.close()
  const find = (id: number) => records.find(({ key }) => key === `post:${id}`)
  const findDocument = (id: number) => find(id) as IncomingDocument
  return { source, records, report, redirects, find, findDocument }
}

describe('an export of WordPress', () => {
  let all: Awaited<ReturnType<typeof readAll>>

  beforeAll(async () => {
    const file = await put(
      'site.xml',
      makeExport(POSTS, [
        ['notice-board', 'Notice Board'],
        ['r', 'ফলাফল'],
        ['x', 'অন্য'],
      ]),
    )
    all = await readAll({ file, uploads: await putUploads() })
  })

  it('becomes records by types, categories and titles', () => {
    const kinds = all.records.map(({ key, kind }) => `${key.replace('post:', '')} ${kind}`)
    expect(kinds.slice(0, 4)).toEqual(['26 notices', '34 news', '62 news', '25 news'])
    expect(kinds.slice(4, -8).sort()).toEqual([
      '28 results',
      '29 news',
      '30 news',
      '31 news',
      '32 news',
      '42 news',
      '43 news',
      '60 notices',
    ])
    expect(kinds.slice(-8)).toEqual([
      '24 notices',
      '33 news',
      '5 photos',
      '6 photos',
      '51 officers',
      '50 officers',
      '40 siteTexts',
      '41 siteTexts',
    ])
  })

  it('leaves out items without content, and gives the reason', () => {
    expect(all.report.leftOut).toEqual([
      'post:1 wordpress-sample',
      'post:2 wordpress-sample',
      'post:23 reusable-block',
      'post:35 trash',
      'post:36 not-content',
      'post:37 not-content',
      'post:38 not-content',
      'post:61 only-title',
    ])
  })

  it('keeps hidden posts hidden, and their pictures out of the gallery', () => {
    const states = all.records.flatMap((one) => ('state' in one ? [`${one.key} ${one.state}`] : []))
    const hidden = states.filter((one) => !one.endsWith('published'))
    expect(hidden.sort()).toEqual([
      'post:29 draft',
      'post:30 draft',
      'post:31 draft',
      'post:32 draft',
      'post:33 scheduled',
      'post:34 draft',
      'post:42 draft',
      'post:43 draft',
    ])
    expect(all.findDocument(33).publishAt).toBe('2027-12-10T03:00:00.000Z')
    expect(all.findDocument(31).files.map(({ name }) => name)).toEqual(['private.jpg'])
    expect(JSON.stringify(all.records)).not.toMatch(/parent@example|103\.4\.5\.6|salma@/)
  })

  it('takes dates from the old site, also those of drafts', () => {
    expect(all.find(26)!.at).toBe('2020-01-05T04:30:00.000Z')
    expect(all.find(29)!.at).toBe('2025-01-05T04:30:00.000Z')
  })

  it('reads titles and texts', async () => {
    const notice = all.findDocument(24)
    expect(notice.title).toBe('পরীক্ষা & ফলাফল – “বিশেষ” নোটিশ <জরুরি>')
    expect(notice.text).toBe('এতদ্বারা\n\nঅফিস সময়: রবি–বৃহস্পতি')
    expect(notice.files.map(({ name }) => name)).toEqual(['ভর্তি.pdf'])
    expect(await text(await notice.files[0]!.open())).toBe('2025/11/ভর্তি.pdf')
    expect(all.findDocument(43).text).toBe('### শিরোনাম\n\nকথা')
    expect(all.findDocument(62).title).toBe('')
    expect(all.find(40)).toMatchObject({ field: 'history', text: '১৯৬৫ সালে' })
  })

  it('reads the fields of teachers, in the order of the menu', () => {
    expect(all.find(50)).toMatchObject({
      fields: { name: 'মোছাঃ সালমা আক্তার', designation: 'সহকারী শিক্ষক', phone: '01711000001' },
      file: { name: 'salma.jpg' },
    })
  })

  it('takes a file of the theme, but no number of another field', () => {
    expect(all.findDocument(60).files.map(({ name }) => name)).toEqual(['ভর্তি.pdf'])
  })

  it('takes each picture of a gallery once, with its words', () => {
    const photos = all.records.flatMap((one) => (one.kind === 'photos' ? [one] : []))
    expect(photos.map(({ title }) => title)).toEqual(['দৌড়', 'খেলা'])
    expect(photos[0]!.file!.name).toBe('IMG.jpg')
    expect(all.findDocument(25).text).toBe('মাঠে খেলা')
  })

  it('remembers old addresses of posts and files, a file for its first record', () => {
    expect(all.find(24)!.oldPaths).toEqual([
      '/2025/11/18/ভর্তি-বিজ্ঞপ্তি',
      '/2025/11/18/eid',
      '/2025/03/25/ভর্তি-বিজ্ঞপ্তি',
      '/2025/03/25/eid',
      '/?p=24',
    ])
    expect(all.find(60)!.oldPaths).toEqual([
      '/notice/x',
      '/?p=60',
      '/wp-content/uploads/2025/11/ভর্তি.pdf',
      '/?attachment_id=4',
    ])
    expect(all.find(5)!.oldPaths).toEqual([
      '/wp-content/uploads/2025/03/IMG-scaled.jpg',
      '/wp-content/uploads/2025/03/IMG.jpg',
      '/wp-content/uploads/2025/03/IMG-1024x768.jpg',
      '/?attachment_id=5',
    ])
    expect(all.find(40)!.oldPaths).toEqual(['/history', '/?page_id=40', '/?p=40'])
    expect(all.redirects).toEqual([
      { path: '/category/notice-board', target: '/allNotices' },
      { path: '/?cat=1', target: '/allNotices' },
      { path: '/category/r', target: '/allResults' },
      { path: '/?cat=2', target: '/allResults' },
      { path: '/notice', target: '/allNotices' },
      { path: '/feed', target: '/rss.xml' },
    ])
  })

  it('reports files that are missing or that nothing names, and hidden links', () => {
    expect(all.report.missing).toEqual(['uploads/2022/06/fee.pdf'])
    expect(all.report.refused).toEqual(['post:27 file-missing'])
    expect(all.report.unused).toEqual(['uploads/2025/03/shell.jpg'])
    expect(all.report.hiddenLinks).toBe(1)
    expect(all.report.faults).toEqual({ notWellFormed: 1, unreadable: 0, isCut: false })
  })

  it('changes the kind of a category', async () => {
    const file = path.join(folder, 'site.xml')
    const { find } = await readAll({ file, map: ['Notice Board=news', 'shop_order = downloads'] })
    expect(find(26)!.kind).toBe('news')
    expect(find(38)!.kind).toBe('downloads')
    await expect(openWordPress({ file, maxFileBytes: 1, map: ['x=y'] })).rejects.toThrow(
      /is not a rule/,
    )
  })

  it('fetches files of an export without items for files, at another address if it is set', async () => {
    const posts = POSTS.filter(({ type }) => type !== 'attachment' && type !== 'wp_block')
    const file = await put('posts.xml', makeExport(posts))
    const asked: string[] = []
    const { findDocument, report } = await readAll({
      file,
      from: 'http://127.0.0.1:4441',
      fetcher: {
        fetchFile: async (address) => {
          asked.push(decodeURI(address))
          throw new Error('none')
        },
        askSize: async (address) => decodeURI(address).length,
      },
    })
    const [first] = findDocument(24).files
    await expect(first!.open()).rejects.toThrow('none')
    expect(asked).toEqual(['http://127.0.0.1:4441/wp-content/uploads/2025/11/ভর্তি.pdf'])
    expect(await first!.askSize!()).toBe(asked[0]!.length)
    expect(report.missing).toEqual([])
  })

  it('asks for the original of a picture first, then for smaller ones, until one is there', async () => {
    const content = `ক <img src="${OLD_UPLOADS}/2025/03/মেলা-1024x768.jpg">`
    const file = await put('picture.xml', makeExport([{ id: 9, title: 'মেলা', content }]))
    const stem = `${OLD_UPLOADS}/2025/03/মেলা`
    for (const [there, further] of [
      [`${stem}.jpg`, 0],
      [`${stem}-scaled.jpg`, 1],
      [`${stem}-1024x768.jpg`, 2],
    ] as const) {
      const asked: string[] = []
      const ask = async (address: string) => {
        asked.push(decodeURI(address))
        if (asked.at(-1) === there) return 70_000
        throw asked.length === 1
          ? new IncomingFileError('web-page-for-file', { url: address })
          : new IncomingFileError('status', { url: address, status: 404 })
      }
      const fetchFile = async (address: string) => Readable.from([`${await ask(address)}`])
      const { findDocument } = await readAll({ file, fetcher: { fetchFile, askSize: ask } })
      const [picture] = findDocument(9).files
      expect(await picture!.askSize!()).toBe(70_000)
      expect(asked).toHaveLength(further + 1)
      asked.length = 0
      expect(await text(await picture!.open())).toBe('70000')
    }
  })
})

describe('a broken export', () => {
  const whole = makeExport(POSTS)
  const laughs = `<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`

  it.each<[what: string, content: string | Buffer]>([
    [
      'entities',
      whole
        .replace('<rss', `${laughs}<rss`)
        .replace('<description></description>', '<description>&b;&c;</description>'),
    ],
    [
      'a warning of PHP before it',
      `<br />\n<b>Warning</b>: Undefined in <b>x.php</b><br />\n${whole}`,
    ],
    ['blank lines before it', `\n\n${whole}`],
    ['an ampersand in an address', whole.replaceAll('<link>http', '<link>http://x/?a=1&b=2 http')],
    ['UTF-16', Buffer.from(`\uFEFF${whole}`, 'utf16le')],
  ])('is read whole: %s', async (what, content) => {
    const { source, records, report } = await readAll({ file: await put(`${what}.xml`, content) })
    expect(source.count).toBe(POSTS.length)
    expect(source.isCut).toBe(false)
    expect(report.faults!.unreadable).toBe(0)
    expect(JSON.stringify(records)).not.toMatch(/haha|root:/)
  })

  it('counts characters that it cannot read', async () => {
    const bytes = Buffer.concat([
      Buffer.from(whole.slice(0, whole.indexOf('মাঠে'))),
      Buffer.from([0xe9, 0xe8]),
      Buffer.from(whole.slice(whole.indexOf('মাঠে'))),
    ])
    const { report, source } = await readAll({ file: await put('not-utf8.xml', bytes) })
    expect(source.count).toBe(POSTS.length)
    expect(report.faults!.unreadable).toBe(2)
  })

  it('knows that the file is cut, and leaves out the half record', async () => {
    const at = whole.indexOf('</content:encoded>', whole.indexOf('<wp:post_id>30<'))
    const { source, find } = await readAll({ file: await put('cut.xml', whole.slice(0, at)) })
    expect(source.isCut).toBe(true)
    expect(source.count).toBe(POSTS.findIndex(({ id }) => id === 31))
    expect(find(30)).toBeDefined()
    expect(find(31)).toBeUndefined()
  })

  it.each<[what: string, content: string]>([
    ['nothing', ''],
    ['a web page', '<!doctype html><html><body><p>ক</p></body></html>'],
    ['another feed', '<rss version="2.0"><channel><item><title>ক</title></item></channel></rss>'],
    ['no post', makeExport([])],
  ])('is refused: %s', async (_, content) => {
    const file = await put('none.xml', content)
    await expect(openWordPress({ file, maxFileBytes: 1 })).rejects.toThrow(
      'This is no WordPress export: export it at Tools → Export',
    )
  })
})

it(
  'An export with 300,000 elements inside each other is read in seconds',
  { timeout: 30_000 },
  async () => {
    const file = path.join(folder, 'nested.xml')
    const nested = `${'<b>'.repeat(300_000)}ক${'</b>'.repeat(300_000)}`
    const posts = [
      { id: 1, title: 'নষ্ট', content: 'NESTED' },
      { id: 2, title: 'ঠিক আছে', content: 'ক' },
    ]
    await writeFile(file, makeExport(posts).replace('<![CDATA[NESTED]]>', nested))
    const { records } = await readAll({ file })
    expect(records.map(({ key }) => key)).toEqual(['post:2'])
  },
)

describe('A damaged post', () => {
  it.each([
    ['with a field over 5 MB', { content: 'ক'.repeat(5_000_001) }, 'field-too-large'],
    [
      'with a page builder’s data over 5 MB',
      { meta: [['_elementor_data', `[${'"ক",'.repeat(1_300_000)}"ক"]`]] },
      'field-too-large',
    ],
    [
      'with five fields of 4.9 MB',
      { meta: Array.from('abcde', (key): [string, string] => [key, 'ক'.repeat(4_900_000)]) },
      'post-too-large',
    ],
    ['with 501 elements inside each other', { content: '<div>'.repeat(501) }, 'field-too-deep'],
    ['with a deep excerpt', { excerpt: `${'<b>'.repeat(501)}ক` }, 'field-too-deep'],
  ] satisfies [string, Partial<MadeItem>, string][])(
    '%s is left out with its reason, and the others come',
    async (_what, damage, reason) => {
      const file = path.join(folder, `damaged-${reason}.xml`)
      const good = { id: 2, title: 'ঠিক আছে', content: `${'<div>'.repeat(400)}ক` }
      await writeFile(file, makeExport([{ id: 1, title: 'নষ্ট', ...damage }, good]))
      const source = await openWordPress({ file, maxFileBytes: 1000 })
      const refused: object[] = []
      const report = new Proxy({} as SourceReport, {
        get: (_target, name) => (one: object) => {
          if (name === 'refuse') refused.push(one)
        },
      })
      const records: IncomingRecord[] = []
      for await (const record of source.records(report)) records.push(record)
      await source.close()
      expect(records.map(({ key }) => key)).toEqual(['post:2'])
      expect(refused).toEqual([{ key: 'post:1', kind: 'wordpress', reason, title: 'নষ্ট' }])
    },
  )
})
