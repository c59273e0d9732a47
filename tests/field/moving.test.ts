import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runAlone } from '#src/database/run-lock.ts'
import { moveIn } from '#src/moving/command.ts'
import type { IncomingRecord, NotComing, SourceReport } from '#src/moving/incoming.ts'
import { openWordPress } from '#src/moving/wordpress/source.ts'
import { describeOnBothDatabases, openTestSite, type TestSite } from '../build-app.ts'
import { pdf, png } from '../made-files.ts'
import {
  type MadeHead,
  type MadeItem,
  madeUpload,
  makeExport,
  OLD_SITE,
  OLD_UPLOADS,
} from '../made-wordpress.ts'

// Exports as people have them. `source` is the public report of the kind.

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'field-moving-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Result {
  id: string
  records: IncomingRecord[]
  notComing: NotComing[]
  missing: string[]
  external: string[]
  /** A record by its number in the old site. */
  at: (id: number) => Record<string, unknown>
  files: (id: number) => string[]
  notes: (id: number) => string[]
  redirects: string[]
}

interface Export {
  items: MadeItem[]
  head?: MadeHead
  /** Names and contents below `uploads/`. */
  uploads?: Record<string, Buffer | string>
  /** The name of their folder. */
  folder?: string
}

let exports = 0

async function read({
  items,
  head,
  uploads,
  folder: inFolder = 'uploads',
}: Export): Promise<Result> {
  const own = path.join(folder, `${(exports += 1)}`)
  await mkdir(own)
  const file = path.join(own, 'site.xml')
  await writeFile(file, makeExport(items, [], head))
  for (const [upload, content] of Object.entries(uploads ?? {})) {
    const target = path.join(own, inFolder, upload)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, content)
  }
  const source = await openWordPress({
    file,
    maxFileBytes: 1e6,
    uploads: uploads && path.join(own, inFolder),
  })
  const [notComing, missing, external]: [NotComing[], string[], string[]] = [[], [], []]
  const report: SourceReport = {
    leaveOut: (one) => void notComing.push(one),
    refuse: (one) => void notComing.push(one),
    note: () => {},
    missFile: (name) => void missing.push(name),
    refuseFile: (name) => void missing.push(name),
    nameExternal: (address) => void external.push(address),
    nameUnused: () => {},
    countHiddenLinks: () => {},
    countFaults: () => {},
  }
  const records: IncomingRecord[] = []
  for await (const record of source.records(report)) records.push(record)
  const redirects = (source.redirects?.() ?? []).map((one) => `${one.path} ${one.target}`)
  await source.close()
  const recordOf = (id: number) => records.find(({ key }) => key === `post:${id}`)
  return {
    id: source.id,
    records,
    notComing,
    missing,
    external,
    redirects,
    at: (id) => ({ ...recordOf(id) }),
    files(id) {
      const record = recordOf(id)
      return record && 'files' in record ? record.files.map(({ name }) => name) : []
    },
    notes: (id) =>
      (recordOf(id)?.notes ?? []).map(({ code, params }) =>
        [code, ...Object.values(params ?? {})].join(' '),
      ),
  }
}

const NOTICE: [string, string][] = [['notice', 'নোটিশ']]

const notice = (id: number, content: string, more: Partial<MadeItem> = {}): MadeItem => ({
  id,
  title: `নোটিশ ${id}`,
  categories: NOTICE,
  content,
  ...more,
})
const page = (id: number, title: string, more: Partial<MadeItem> = {}): MadeItem => ({
  id,
  type: 'page',
  title,
  content: `লেখা ${id}`,
  ...more,
})
const picture = (name: string) => `<img src="${OLD_UPLOADS}/2025/01/${name}">`

interface Row {
  what: string
  source: string
  export: () => Export | Promise<Export>
  right: (result: Result) => unknown
  is: unknown
}

const rows: Row[] = [
  {
    what: 'A site of a network is its own source, and its feed leads to the feed',
    source: 'github.com/WordPress/wordpress-importer/pull/37',
    export: () => ({
      items: [notice(5, 'ক', { link: 'http://district.example/padma/2025/01/vorti/' })],
      head: { blog: 'http://district.example/padma', network: 'http://district.example/' },
    }),
    right: ({ id, redirects, at }) => [id, redirects, at(5).oldPaths],
    is: [
      'http://district.example/padma',
      ['/padma/feed /rss.xml'],
      ['/padma/2025/01/vorti', '/padma?p=5'],
    ],
  },
  {
    what: 'A picture whose own name ends in a size is no copy of another picture',
    source: 'github.com/imgix/imgix-wordpress/issues/23',
    export: async () => ({
      items: [
        madeUpload(11, '2025/01/routine-1200x800.png'),
        madeUpload(12, '2025/01/routine-600x800.png'),
        notice(21, `ছবি ${picture('routine-1200x800.png')}`),
        notice(
          22,
          `ছবি <img class="wp-image-12" src="${OLD_UPLOADS}/2025/01/routine-600x800-300x400.png">`,
        ),
        notice(23, 'ছবি [gallery ids="11,12"]'),
      ],
      uploads: {
        '2025/01/routine-1200x800.png': await png(1200, 800),
        '2025/01/routine-600x800.png': await png(600, 800),
      },
    }),
    right: ({ files, records }) => [
      files(21),
      files(22),
      records.flatMap((one) => (one.kind === 'photos' ? [one.file?.name] : [])),
    ],
    is: [
      ['routine-1200x800.png'],
      ['routine-600x800.png'],
      ['routine-1200x800.png', 'routine-600x800.png'],
    ],
  },
  {
    what: 'Without items of files, the uploads decide: a copy has the form of its original, and is smaller',
    source: 'github.com/pressbooks/pressbooks/issues/895',
    export: async () => ({
      items: [
        notice(21, `ছবি ${picture('exam-1024x768.png')}`),
        notice(22, `ছবি ${picture('sports-1024x768.png')}`),
        notice(
          23,
          `ছবি <a href="${OLD_UPLOADS}/2025/01/sports.png">${picture('sports-300x225.png')}</a>`,
        ),
        notice(24, `ছবি ${picture('plan-800x600.png')} ${picture('plan-600x800.png')}`),
      ],
      uploads: {
        '2025/01/exam.png': await png(500, 700),
        '2025/01/exam-1024x768.png': await png(1024, 768),
        '2025/01/sports.png': await png(2048, 1536),
        '2025/01/sports-1024x768.png': await png(1024, 768),
        '2025/01/sports-300x225.png': await png(300, 225),
        '2025/01/plan-800x600.png': await png(800, 600),
        '2025/01/plan-600x800.png': await png(600, 800),
      },
    }),
    right: ({ files }) => [21, 22, 23, 24].map(files),
    is: [
      ['exam-1024x768.png'],
      ['sports.png'],
      ['sports.png'],
      ['plan-800x600.png', 'plan-600x800.png'],
    ],
  },
  {
    what: 'Only a title that names the head, or nobody, is the head teacher’s message',
    source: 'a school site with pages of its president, its head and the district’s commissioner',
    export: () => ({
      items: [
        page(60, 'বাণী'),
        page(61, 'সভাপতির বাণী'),
        page(62, 'প্রধান শিক্ষকের বাণী'),
        page(63, 'Chairman’s Message'),
        page(64, 'সহকারী প্রধান শিক্ষকের বাণী'),
        page(65, 'মনীষীদের বাণী'),
        page(66, 'যোগাযোগ'),
        page(67, 'জেলা প্রশাসকের বাণী', { status: 'draft' }),
      ],
    }),
    right: ({ at, notes }) =>
      [60, 61, 62, 63, 64, 65, 66, 67].map((id) => [at(id).kind, ...notes(id)]),
    is: [
      ['news', 'whose-message'],
      ['news', 'whose-message'],
      ['siteTexts'],
      ['news', 'whose-message'],
      ['news', 'whose-message'],
      ['news', 'whose-message'],
      ['news'],
      ['news'],
    ],
  },
  ...(
    [
      ['বাণী', {}, 'siteTexts'],
      ['অধ্যক্ষের বাণী', {}, 'siteTexts'],
      ['উপাধ্যক্ষের বাণী', {}, 'news'],
      ['Message from the Principal', {}, 'siteTexts'],
      ['Vice Principal’s Message', {}, 'news'],
      ['Head Teacher’s Message', {}, 'siteTexts'],
      ['ভারপ্রাপ্ত প্রধান শিক্ষকের বাণী', {}, 'siteTexts'],
      ['প্রাক্তন প্রধান শিক্ষকের বাণী', {}, 'news'],
      ['প্রধান অতিথির বাণী', {}, 'news'],
      ['মাননীয় শিক্ষামন্ত্রীর বাণী', {}, 'news'],
      ['UNO Message', {}, 'news'],
      ['Welcome Message', {}, 'siteTexts'],
      ['Message', { slug: 'chairman-message' }, 'news'],
      [
        'Message',
        { content: '<p>Dear girls</p><p>A. Karim<br>Chairman, governing body</p>' },
        'news',
      ],
      ['Message', { content: '<p>Dear girls</p><p>S. Begum<br>Head Teacher</p>' }, 'siteTexts'],
      ['History', { content: 'Syllabus of class nine: chapter 1 to 4' }, 'news'],
      ['শাপলা সরকারি বালিকা উচ্চ বিদ্যালয়ের ইতিহাস', {}, 'siteTexts'],
      ['History of Shapla Girls’ High School', {}, 'siteTexts'],
      ['ইতিহাস ও ঐতিহ্য', {}, 'siteTexts'],
      ['Our History', {}, 'siteTexts'],
      ['History', {}, 'siteTexts'],
      ['History', { parent: 90 }, 'news'],
      ['বাংলাদেশের মুক্তিযুদ্ধের ইতিহাস', {}, 'news'],
      ['বাংলাদেশের ইতিহাস ও বিশ্বসভ্যতা', {}, 'news'],
      ['History Department', {}, 'news'],
      ['বিশ্ববিদ্যালয়ের ইতিহাস', {}, 'news'],
      ['ভাষা আন্দোলনের ইতিহাস', {}, 'news'],
    ] as const
  ).map(([title, more, kind]): Row => ({
    what: `“${title}” ${JSON.stringify(more)} becomes ${kind}`,
    source: 'titles of pages of school sites',
    export: () => ({ items: [page(90, 'Subjects'), page(70, title, more)] }),
    right: ({ at, notes }) => [at(70).kind, notes(70).length],
    is: [kind, kind === 'news' ? 1 : 0],
  })),
  {
    what: 'Files of WordPress.com come, also through its servers of pictures and in a smaller size',
    source: 'github.com/lonekorean/wordpress-export-to-markdown/issues/160',
    export: () => ({
      items: [
        notice(
          12,
          `লেখা <img src="https://padmaschool.files.wordpress.com/2025/01/x.jpg?w=300">
          <img src="https://i0.wp.com/padmaschool.files.wordpress.com/2025/01/y.jpg?resize=300%2C200&ssl=1">
          <a href="https://padmaschool.files.wordpress.com/2025/01/form.pdf">ফরম</a>`,
        ),
      ],
      head: { blog: 'https://padmaschool.wordpress.com', network: 'http://wordpress.com/' },
      uploads: {
        'padmaschool/2025/01/x.jpg': 'x',
        'padmaschool/2025/01/y.jpg': 'y',
        'padmaschool/2025/01/form.pdf': 'f',
      },
      folder: 'media',
    }),
    right: ({ files, external }) => [files(12), external],
    is: [['form.pdf', 'x.jpg', 'y.jpg'], []],
  },
  {
    what: 'A file comes from any address that an item of the export has',
    source: 'github.com/WordPress/wordpress-importer/pull/220',
    export: () => ({
      items: [
        madeUpload(4, '2025/01/a.pdf', { address: 'https://bucket.s3.example/media/77/a.pdf' }),
        notice(5, 'লেখা <a href="http://bucket.s3.example/media/77/a.pdf?v=2">ক</a>'),
      ],
      uploads: { '2025/01/a.pdf': 'a' },
    }),
    right: ({ files, external }) => [files(5), external],
    is: [['a.pdf'], []],
  },
  {
    what: 'Files at the school’s earlier domain come, and those of another site stay there',
    source: 'github.com/cameronterry/dark-matter/issues/145',
    export: () => ({
      items: [
        notice(5, 'লেখা <a href="http://earlier.example/wp-content/uploads/2019/03/form.pdf">ক</a>'),
        notice(6, 'লেখা <a href="http://guid.example/wp-content/uploads/2019/03/gone.pdf">ক</a>', {
          guid: 'http://guid.example/?p=6',
        }),
        notice(
          7,
          `লেখা <a href="https://board.example/wp-content/uploads/2019/03/form.pdf">ক</a>
          <a href="https://board.example/wp-content/uploads/2019/03/ssc.pdf">খ</a>
          <a href="https://board.example/wp-content/uploads/2019/04/hsc.pdf">গ</a>`,
        ),
      ],
      uploads: { '2019/03/form.pdf': 'f' },
    }),
    right: ({ files, missing, external }) => [files(5), missing, files(7), external.length],
    is: [['form.pdf'], ['uploads/2019/03/gone.pdf'], [], 3],
  },
  {
    what: 'Of a network’s uploads, a site has its own files, also those of old networks',
    source: 'github.com/10up/MU-Migration/issues/35 and 73',
    export: () => ({
      items: [
        madeUpload(4, '2025/01/a.pdf', {
          address: `http://district.example/wp-content/uploads/sites/3/2025/01/a.pdf`,
        }),
        notice(5, 'লেখা <a href="/wp-content/uploads/sites/3/2025/01/a.pdf">ক</a>'),
        notice(6, 'লেখা <a href="http://district.example/padma/files/2012/05/old.pdf">ক</a>'),
      ],
      head: { blog: 'http://district.example/padma', network: 'http://district.example/' },
      uploads: {
        'sites/2/2025/01/a.pdf': 'other',
        'sites/3/2025/01/a.pdf': 'own',
        '2012/05/old.pdf': 'o',
      },
    }),
    right: async ({ records, files }) => [
      await textOf(records.find(({ key }) => key === 'post:5')),
      files(6),
    ],
    is: ['own', ['old.pdf']],
  },
  {
    what: 'A file of a plugin’s field that does not come is a remark',
    source: 'github.com/wpmetabox/meta-box/issues/739',
    export: () => ({
      items: [
        madeUpload(4, '2025/01/a.pdf'),
        notice(5, 'লেখা', { meta: [['notice_pdf_file', '77']] }),
        notice(6, 'লেখা', { meta: [['notice_file', 'https://drive.google.com/file/d/1/view']] }),
        notice(7, 'লেখা', { meta: [['__wpdm_files', 'a:1:{i:0;s:8:"form.pdf";}']] }),
        notice(8, 'লেখা', {
          meta: [
            ['_download_file', `["${OLD_UPLOADS.replaceAll('/', '\\/')}\\/2025\\/01\\/a.pdf"]`],
          ],
        }),
        notice(9, 'লেখা', {
          meta: [
            ['file_size', '3400'],
            ['notice_file', '4'],
            ['_notice_file', 'field_5f1'],
            ['_edit_last', '1'],
            ['_wxr_import_has_attachment_refs', '1'],
          ],
        }),
      ],
      uploads: { '2025/01/a.pdf': 'a' },
    }),
    right: ({ notes, files }) => [5, 6, 7, 8, 9].map((id) => [...notes(id), ...files(id)]),
    is: [
      ['without-file notice_pdf_file 77'],
      ['without-linked https://drive.google.com/file/d/1/view'],
      ['without-file form.pdf'],
      ['a.pdf'],
      ['a.pdf'],
    ],
  },
  {
    what: 'Addresses with a query lead each to its own record',
    source: 'github.com/benbalter/wordpress-static-site-exporter/issues/58',
    export: () => ({
      items: [
        notice(42, 'ক', { link: 'http://school.example/web/?p=42' }),
        notice(43, 'ক', { link: 'http://school.example/web/admission/' }),
        notice(44, 'ক', {
          link: 'http://school.example/web/admission/?lang=en',
          meta: [['_wp_old_slug', 'form']],
        }),
        page(45, 'যোগাযোগ', { link: 'http://school.example/web/?page_id=45&lang=en' }),
      ],
      head: { blog: 'http://school.example/web' },
    }),
    right: ({ at }) => [42, 43, 44, 45].map((id) => at(id).oldPaths),
    is: [
      ['/web?p=42'],
      ['/web/admission', '/web?p=43'],
      ['/web/admission?lang=en', '/web/form?lang=en', '/web?p=44'],
      ['/web?page_id=45&lang=en', '/web?page_id=45', '/web?p=45'],
    ],
  },
  {
    what: 'A published post without a usable day is dated by what it has, with a remark',
    source: 'github.com/getpelican/pelican/pull/2218',
    export: () => ({
      items: [
        notice(51, 'ক', {
          date: '0000-00-00 00:00:00',
          dateGmt: '0000-00-00 00:00:00',
          pubDate: 'Mon, 30 Nov -001 00:00:00 +0000',
          modified: '2020-02-03 10:00:00',
        }),
        notice(52, 'ক', {
          date: '2024-02-30 09:00:00',
          dateGmt: '2024-02-30 03:00:00',
          modified: '0000-00-00 00:00:00',
        }),
        notice(53, 'ক', { date: '2024-02-30 09:00:00', dateGmt: '2024-03-01 03:00:00' }),
        notice(54, 'ক', {
          date: '1970-01-01 06:00:00',
          dateGmt: '1970-01-01 00:00:00',
          modified: '0000-00-00 00:00:00',
        }),
        notice(55, 'ক', { date: '', dateGmt: '', pubDate: 'Sun, 05 Jan 2025 04:30:00 +0000' }),
        notice(56, 'ক', {
          status: 'draft',
          date: '0000-00-00 00:00:00',
          dateGmt: '0000-00-00 00:00:00',
        }),
      ],
      head: { pubDate: 'Sat, 14 Nov 2026 10:00:00 +0000' },
    }),
    right: ({ at, notes }) =>
      [51, 52, 53, 54, 55, 56].map((id) => [at(id).at, ...notes(id)].slice(0, id === 56 ? 0 : 3)),
    is: [
      ['2020-02-03T04:00:00.000Z', 'no-date'],
      ['2026-11-14T10:00:00.000Z', 'no-such-day'],
      ['2024-03-01T03:00:00.000Z'],
      ['2026-11-14T10:00:00.000Z', 'no-date'],
      ['2025-01-05T04:30:00.000Z'],
      [],
    ],
  },
  {
    what: 'A scheduled post of a past day is a draft with a remark',
    source: 'github.com/wp-cli/wp-cli/issues/769',
    export: () => ({
      items: [
        notice(1, 'ক', { status: 'future', date: '2024-03-04 09:00:00' }),
        notice(2, 'ক', { status: 'future', date: '2999-03-04 09:00:00' }),
        notice(3, 'ক', {
          status: 'future',
          date: '2999-02-30 09:00:00',
          dateGmt: '2999-02-30 03:00:00',
        }),
      ],
    }),
    right: ({ at, notes }) => [1, 2, 3].map((id) => [at(id).state, ...notes(id)]),
    is: [['draft', 'was-scheduled'], ['scheduled'], ['draft', 'no-such-day']],
  },
]

async function textOf(record: IncomingRecord | undefined): Promise<string | undefined> {
  if (!record || !('files' in record)) return undefined
  return text(await record.files[0]!.open())
}

const FORM = `${OLD_UPLOADS}/2025/01/form.pdf`
const inBase64 = (html: string) => Buffer.from(html).toString('base64')

/** Texts of page builders: what they show, and what is said about the rest. */
const builders: [
  what: string,
  source: string,
  content: string,
  text: string,
  ...notes: string[],
][] = [
  [
    'WPBakery: raw HTML, and a button with a file',
    'github.com/interconnectit/Search-Replace-DB/issues/245',
    `[vc_row][vc_column width="1/1"][vc_column_text]ভর্তি চলছে।[/vc_column_text][vc_raw_html]${inBase64(encodeURIComponent('<p>শেষ দিন ২০ জানুয়ারি।</p><script>x()</script>'))}[/vc_raw_html][vc_btn title="ফরম" link="url:${encodeURIComponent(FORM)}|title:Form|target:_blank"][/vc_column][/vc_row]`,
    'ভর্তি চলছে।\n\nশেষ দিন ২০ জানুয়ারি।',
  ],
  [
    'WPBakery: tabs, a heading, a list in an attribute, and a part that is switched off',
    'github.com/WordPress/data-liberation/pull/90',
    `[vc_custom_heading text="বেতন ও ফি"][vc_tta_tabs][vc_tta_section title="ষষ্ঠ শ্রেণি" tab_id="a"][vc_column_text]২০০ টাকা[/vc_column_text][/vc_tta_section][vc_tta_section title="সপ্তম &amp; অষ্টম" tab_id="b"][vc_column_text]৩০০ টাকা[/vc_column_text][/vc_tta_section][/vc_tta_tabs][vc_progress_bar values="${encodeURIComponent('[{"label":"পাস","value":"95"}]')}"][vc_row disable_element="yes"][vc_column][vc_column_text]গোপন[/vc_column_text][/vc_column][/vc_row]`,
    '### বেতন ও ফি\n\n### ষষ্ঠ শ্রেণি\n\n২০০ টাকা\n\n### সপ্তম & অষ্টম\n\n৩০০ টাকা\n\nপাস – 95',
  ],
  [
    'WPBakery: bytes that are no text are never shown',
    'github.com/wp-media/search-and-replace/issues/122',
    `ক[vc_raw_html]${Buffer.from([0xff, 0xfe, 0x00, 0x81, 0x99, 0xff]).toString('base64')}[/vc_raw_html]`,
    'ক',
    'without-shortcode [vc_raw_html]',
  ],
  [
    'Divi: a blurb, a toggle, buttons, code, and a part that is switched off',
    'github.com/elegantthemes/Divi-Beta/issues/243',
    `[et_pb_section fb_built="1"][et_pb_row][et_pb_column type="4_4"][et_pb_text]<p>ছুটি ১৫ দিন।</p>[/et_pb_text][et_pb_blurb title="অফিস %22সময়%22" image="${OLD_UPLOADS}/2025/01/b.png"]<p>৯টা থেকে ৩টা</p>[/et_pb_blurb][et_pb_button button_url="${FORM}" button_text="Download"][/et_pb_button][dsm_button button_one_text="ফলাফল" button_one_url="https://board.example/" button_two_text="রুটিন" button_two_url="${OLD_SITE}/routine/"][/dsm_button][et_pb_toggle title="প্রশ্ন"]<p>উত্তর</p>[/et_pb_toggle][et_pb_code]<p>কোড</p><!-- [et_pb_line_break_holder] --><p>শেষ</p>[/et_pb_code][et_pb_text disabled_on="on|on|on"]গোপন[/et_pb_text][/et_pb_column][/et_pb_row][/et_pb_section]`,
    'ছুটি ১৫ দিন।\n\n### অফিস "সময়"\n\n৯টা থেকে ৩টা\n\n[ফলাফল](https://board.example/)\n\n[রুটিন](/routine/)\n\n### প্রশ্ন\n\nউত্তর\n\nকোড\n\nশেষ',
  ],
  [
    'Fusion: a heading, code, a toggle, and a PDF',
    'github.com/GravityKit/GravityView/issues/711',
    `[fusion_builder_container][fusion_builder_row][fusion_builder_column type="1_1"][fusion_title size="2"]পরীক্ষা[/fusion_title][fusion_text]<p>শুরু রবিবার।</p>[/fusion_text][fusion_code]${inBase64('<p>প্রবেশপত্র আনতে হবে।</p>')}[/fusion_code][fusion_code]${inBase64("[gravityview id='1764']")}[/fusion_code][fusion_toggle title="নিয়ম" open="no"]কলম আনতে হবে।[/fusion_toggle][fusion_pdf_viewer pdf="${FORM}"][/fusion_builder_column][/fusion_builder_row][/fusion_builder_container]`,
    'পরীক্ষা\n\nশুরু রবিবার।\n\nপ্রবেশপত্র আনতে হবে।\n\n### নিয়ম\n\nকলম আনতে হবে।',
    "without-shortcode [gravityview id='1764']",
  ],
  [
    'Divi: a header with two buttons, a form, and links to networks',
    'fixture of a migration tool: et_pb_fullwidth_header, et_pb_contact_form',
    `[et_pb_fullwidth_header title="ভর্তি" subhead="২০২৬" background_image="${OLD_UPLOADS}/2025/01/b.png" button_one_text="ফরম" button_one_url="${FORM}" button_two_text="নিয়ম" button_two_url="/rules/"]কথা[/et_pb_fullwidth_header][et_pb_blog posts_number="3"][/et_pb_blog][et_pb_contact_form email="a@b.example"][et_pb_contact_field field_title="নাম"][/et_pb_contact_field][/et_pb_contact_form][et_pb_social_media_follow][et_pb_social_media_follow_network url="https://x.example/"][/et_pb_social_media_follow_network][/et_pb_social_media_follow]`,
    '### ভর্তি\n\n২০২৬\n\nকথা\n\n[নিয়ম](/rules/)',
    'without-shortcode [et_pb_blog posts_number="3"]',
    'without-shortcode [et_pb_contact_form email="a@b.example"]',
  ],
  [
    'Fusion and WPBakery: boxes, a person with a picture, a table',
    'github.com/WordPress/data-liberation/pull/92',
    `[fusion_content_box title="ভর্তি" link="${FORM}" linktext="Read More"]লেখা[/fusion_content_box][fusion_person name="সালমা" title="শিক্ষক" picture="${OLD_UPLOADS}/2025/01/b.png"]কথা[/fusion_person][vc_table]শ্রেণি,ফি|[b]ষষ্ঠ,200%2C50[/vc_table]`,
    '### ভর্তি\n\nলেখা\n\n### সালমা\n\n### শিক্ষক\n\nকথা\n\n| শ্রেণি | ফি |\n| --- | --- |\n| ষষ্ঠ | 200,50 |',
  ],
  [
    'A shortcode in an attribute of a tag is no text, and a tag stays whole',
    'a text with data-image-description of Jetpack',
    `<img data-image-description="&lt;p&gt;[vc_row][vc_column title=&quot;গোপন&quot;]&lt;/p&gt;" src="https://i0.wp.com/shapla-old.example/wp-content/uploads/2025/01/b.png?resize=900%2C643"> পরে [audio ${FORM}]`,
    'পরে',
  ],
  [
    'Tabs of a theme, and shortcodes of plugins',
    'github.com/benbalter/wordpress-static-site-exporter/issues/117',
    `[tabs][tab title="ষষ্ঠ শ্রেণি"]ফি ২০০ টাকা[/tab][tab title="সপ্তম শ্রেণি"]ফি ৩০০ টাকা[/tab][/tabs] [wpdm_package id='77'] [table id=3 /]

[latest_notices]

[সংযুক্ত] [১] [note] [module_name] ${FORM}`,
    `### ষষ্ঠ শ্রেণি\n\nফি ২০০ টাকা\n\n### সপ্তম শ্রেণি\n\nফি ৩০০ টাকা\n\n[সংযুক্ত] [১] [note] [module_name] ${FORM}`,
    "without-shortcode [wpdm_package id='77']",
    'without-shortcode [table id=3 /]',
    'without-shortcode [latest_notices]',
  ],
]

describe('An export of WordPress', () => {
  it.each(rows)('$what ($source)', async ({ export: made, right, is }) => {
    expect(await right(await read(await made()))).toEqual(is)
  })

  it.each(builders)('%s (%s)', async (what, _source, content, markdown, ...notes) => {
    const uploads = { '2025/01/form.pdf': 'f', '2025/01/b.png': 'b' }
    const result = await read({ items: [notice(31, content)], uploads })
    expect(result.at(31).text).toBe(markdown)
    expect(result.notes(31)).toEqual(notes)
    if (content.includes('form.pdf') && !what.startsWith('Tabs')) {
      expect(result.files(31)).toContain('form.pdf')
    }
  })
})

describeOnBothDatabases('A move', (database) => {
  let site: TestSite
  let own: string

  beforeEach(async () => {
    site = await openTestSite(database)
    own = await mkdtemp(path.join(folder, 'move-'))
  })
  afterEach(() => site.close())

  async function move(...args: string[]): Promise<{ code: number; lines: string }> {
    const lines: string[] = []
    const code = await moveIn(site.services, args, {
      folder: own,
      maxFileBytes: 1e6,
      print: (line) => lines.push(line),
      progress: () => {},
    })
    return { code, lines: lines.join('\n') }
  }
  const put = (name: string, content: string | Buffer) => writeFile(path.join(own, name), content)
  const titles = async () => {
    const found = (await site.request({ url: '/api/notices' })).json<{ title: string }[]>()
    return found.map(({ title }) => title).sort()
  }
  /** Two sites of a network, with the same numbers. */
  const ofNetwork = (name: string) =>
    makeExport(
      [5, 8].map((id) =>
        notice(id, name, {
          title: `${name} ${id}`,
          link:
            id === 5 ? `http://d.example/${name}/2025/01/vorti/` : `http://d.example/${name}/?p=8`,
        }),
      ),
      [],
      { blog: `http://d.example/${name}`, network: 'http://d.example/' },
    )

  // github.com/WordPress/wordpress-importer/pull/37
  it('of two sites of a network brings both, each once', { tags: 'rest' }, async () => {
    await put('padma.xml', ofNetwork('padma'))
    await put('meghna.xml', ofNetwork('meghna'))
    expect((await move('padma.xml', '--go')).lines).toContain('2 new, 0 here already')
    expect((await move('meghna.xml', '--go')).lines).toContain('2 new, 0 here already')
    expect((await move('padma.xml', '--go')).lines).toContain('0 new, 2 here already')
    for (const [url, title] of [
      ['/padma/?p=8', 'padma 8'],
      ['/meghna/?p=8', 'meghna 8'],
      ['/meghna/2025/01/vorti', 'meghna 5'],
    ]) {
      const { headers } = await site.request({ url: url! })
      expect((await site.request({ url: headers.location! })).payload).toContain(title)
    }
    const feed = await site.request({ url: '/padma/feed/' })
    expect([feed.statusCode, feed.headers.location]).toEqual([301, '/rss.xml'])
  })

  it('that is recorded under the address of the network goes on, for its own site alone', async () => {
    await put('padma.xml', ofNetwork('padma'))
    await put('meghna.xml', ofNetwork('meghna'))
    await move('padma.xml', '--go')
    // As earlier versions recorded it.
    for (const table of ['move', 'movedRecord'] as const) {
      await site.services.database.updateTable(table).set({ source: 'http://d.example' }).execute()
    }
    await site.services.stores.redirects.remove('/padma?p=8')
    await site.services.stores.redirects.add([{ path: '/padma', target: '/notices/2', moveId: 1 }])
    expect((await move('padma.xml', '--go')).lines).toContain('0 new, 2 here already')
    expect((await move('meghna.xml', '--go')).lines).toContain('2 new, 0 here already')
    expect(await titles()).toEqual(['meghna 5', 'meghna 8', 'padma 5', 'padma 8'])
  })

  it('goes on after the old site got a certificate', async () => {
    await put('http.xml', makeExport([notice(5, 'ক')]))
    await put(
      'https.xml',
      makeExport([notice(5, 'ক')], [], { blog: 'https://www.shapla-old.example' }),
    )
    await move('http.xml', '--go')
    expect((await move('https.xml', '--go')).lines).toContain('0 new, 1 here already')
  })

  // github.com/Sonerezh/sonerezh/issues/174
  it('does not begin while the same source comes', async () => {
    await put('site.xml', makeExport([notice(1, 'ক')]))
    await put('other.xml', makeExport([notice(2, 'খ')], [], { blog: 'http://other.example' }))
    const { database: stored, settings } = site.services
    const first = Promise.withResolvers<void>()
    const lock = { database: stored, folder: settings.dataDir }
    const running = runAlone(lock, `move-in ${OLD_SITE}`, () => first.promise)
    await vi.waitFor(async () => {
      await expect(move('site.xml', '--go')).rejects.toThrow(
        `A move from WordPress ${OLD_SITE} is running. Wait until it ends, then try again.`,
      )
    })
    expect((await move('site.xml')).lines).toContain('Would come: 1 notices')
    expect((await move('other.xml', '--go')).lines).toContain('1 new, 0 here already')
    first.resolve()
    await running
    expect((await move('site.xml', '--go')).lines).toContain('1 new, 0 here already')
  })

  it('of old addresses alone is taken back with a sentence of its own', async () => {
    await put('old.csv', 'পুরোনো ঠিকানা,নতুন ঠিকানা\n/a.php,/allNotices\n/b.php,/allNews\n')
    expect((await move('old.csv', '--as', 'redirects', '--go')).lines).toContain('2 new')
    const { lines } = await move('--undo', '1')
    expect(lines).toBe('2 old addresses were deleted. Old addresses have no bin.')
  })

  // github.com/nodejs/node/issues/128
  it(
    'of a folder names a file whose name is not UTF-8, and brings the others',
    { tags: 'rest' },
    async () => {
      const papers = path.join(own, 'papers')
      await mkdir(papers)
      for (const day of [1, 2]) {
        await writeFile(path.join(papers, `2025-03-0${day} নোটিশ ${day}.pdf`), pdf(500 * day))
      }
      const name = Buffer.concat([
        Buffer.from(`${papers}/2025-03-10 ছুটি caf`),
        Buffer.from([0xe9, 0x20, 0x8a]),
        Buffer.from('.pdf'),
      ])
      await writeFile(name, pdf(3000))
      for (const further of [[], ['--go']]) {
        const { code, lines } = await move('papers', '--as', 'notices', ...further)
        expect(code).toBe(2)
        expect(lines).toContain(
          String.raw`(notices) 2025-03-10 ছুটি caf\xE9 \x8A.pdf: Its name is in an old encoding`,
        )
      }
      expect(await titles()).toEqual(['নোটিশ 1', 'নোটিশ 2'])
      await put('site.xml', makeExport([notice(1, 'ক')]))
      const { code, lines } = await move('site.xml', '--uploads', 'papers', '--go')
      expect(code).toBe(2)
      expect(lines).toContain(String.raw`caf\xE9 \x8A.pdf: the name is in an old encoding`)
    },
  )

  it('with a record of an unknown type ends with 2', async () => {
    await put(
      'site.xml',
      makeExport([notice(1, 'ক'), { id: 2, type: 'event', title: 'মেলা', content: 'ক' }]),
    )
    const { code, lines } = await move('site.xml', '--go')
    expect([code, lines]).toEqual([2, expect.stringContaining('Its type is not known')])
    expect((await move('site.xml', '--go', '--map', 'event=news')).code).toBe(0)
  })
})
