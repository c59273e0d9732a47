import papaparse from 'papaparse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import readXlsxFile from 'read-excel-file/node'
import {
  describeOnBothDatabases,
  expectStatus,
  openTestSite,
  type TestSite,
} from '../../../tests/build-app.ts'
import { pdf } from '../../../tests/made-files.ts'
import { nowIso } from '../../base/clock.ts'
import { EXPORT_KEYS, EXPORT_FORMATS, exportName } from '../../content.ts'
import { calendarEntry } from '../../../tests/records.ts'
import { parseList } from '../../features/calendar/parse-list.ts'
import { dayAt } from '../../words/format.ts'

const LONG = `${'ক'.repeat(32_766)}😀${'খ'.repeat(40_000)}`

let site: TestSite

const download = (name: string) => site.call(`GET /api/export/${name}`)

async function publish(kind: string, fields: Record<string, string>, files = 0) {
  const file = { name: 'ফরম.pdf', bytes: pdf() }
  const answer = await site.form(`POST /api/${kind}`, {
    ...fields,
    ...(files && { file: Array.from({ length: files }, () => file) }),
  })
  expect(answer.statusCode, answer.payload).toBe(201)
  return answer.json<{ _id: string }>()
}

async function readCsv(name: string): Promise<Record<string, string>[]> {
  const { statusCode, payload } = await download(name)
  expect(statusCode).toBe(200)
  expect(payload.startsWith('\uFEFF')).toBe(true)
  return papaparse.parse<Record<string, string>>(payload.slice(1).trimEnd(), { header: true }).data
}

async function readXlsx(name: string): Promise<unknown[][]> {
  const [sheet] = await readXlsxFile((await download(name)).rawPayload)
  return sheet!.data
}

describeOnBothDatabases('The files with all records', (database) => {
  beforeAll(async () => {
    site = await openTestSite(database)
    site.token = await site.signIn()
  })
  afterAll(() => site.close())

  it.each(
    EXPORT_KEYS.flatMap((kind) => EXPORT_FORMATS.map((format) => [exportName(kind), format])),
  )('exist for %s as %s, also if the list is empty', async (name, format) => {
    const { statusCode, headers, rawPayload } = await download(`${name}.${format}`)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    const day = dayAt(new Date(nowIso()), site.services.settings.timeZone)
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}-${day}.${format}"`)
    expect(rawPayload.length).toBeGreaterThan(1)
  })

  it('have exact names', async () => {
    const answers = await Promise.all(
      ['gallery', 'main-gallery', 'contact', 'site'].map((name) => download(`${name}.json`)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const unknown = ['photos.json', 'notices.pdf', 'account.json', 'toString.csv', 'contactus.json']
    for (const name of unknown) expect((await download(name)).statusCode, name).toBe(404)
  })

  it('are only for staff', async () => {
    const answer = await expectStatus(401, site.request({ url: '/api/export/notices.csv' }))
    expect(answer.headers['content-disposition']).toBeUndefined()
  })

  it('contain drafts, texts and files, as the records of the API have them', async () => {
    const text = 'প্রথম।\n\nদ্বিতীয়।'
    const draft = await publish('news', { title: 'খসড়া', text, topic: 'exam', draft: 'true' })
    const { _id } = await publish('news', { title: '=HYPERLINK("http://a")' }, 3)
    const read = async (id: string) =>
      (await site.call(`GET /api/news/${id}?state=all`)).json<unknown>()
    expect((await download('news.json')).json()).toEqual([await read(_id), await read(draft._id)])

    const [formula, second] = await readCsv('news.csv')
    expect(second).toMatchObject({
      'শিরোনাম (title)': 'খসড়া'.normalize('NFC'),
      'অবস্থা (state)': 'লুকানো (draft)',
      'বিষয়শ্রেণি (topic)': 'পরীক্ষা (exam)',
      'লেখা (text)': text.normalize('NFC'),
    })
    expect(formula!['শিরোনাম (title)']).toBe(`'=HYPERLINK("http://a")`)
    expect(formula!['সংযুক্তি (attachments)']).toMatch(/^(uploads\/[\w-]+\.pdf ফরম\.pdf\n?){2}$/)

    const [heading, first] = await readXlsx('news.xlsx')
    expect(heading).toEqual(Object.keys(formula!))
    expect(first![heading!.indexOf('শিরোনাম (title)')]).toBe('=HYPERLINK("http://a")')
  })

  it('of redirects have those of staff and of moves', async () => {
    const rows = [
      { path: '/?p=24', target: '/notices/1', moveId: null },
      { path: '/2025/পুরোনো', target: '/news/1', moveId: 1 },
    ]
    await site.services.write(({ redirects }) => redirects.add(rows))
    expect((await download('redirects.json')).json()).toEqual(rows)
    expect((await readCsv('redirects.csv')).length).toBe(2)
  })

  it('of one record are the record or null', async () => {
    expect((await download('contact.json')).payload).toBe('null')
    expect((await download('site.json')).json()).toEqual(
      (await site.request({ url: '/api/site' })).json(),
    )
    const [texts] = await readCsv('site.csv')
    expect(texts!['যে বারে বিদ্যালয় বন্ধ (weeklyHolidays)']).toBe('শুক্রবার, শনিবার')
  })

  it('of the calendar can be imported again', async () => {
    await site.services.write(async ({ calendar }) => {
      await calendar.create({
        ...calendarEntry,
        isMoonDependent: true,
        title: 'ঈদ',
        from: '2027-03-10',
        to: '2027-03-12',
      })
    })
    const { rows } = parseList((await download('calendar.csv')).payload)
    expect(rows).toMatchObject([
      { title: 'ঈদ', kind: 'holiday', isMoonDependent: true, isClosed: true },
    ])
  })

  it('contain a long text whole, in more than one cell of an Excel sheet', async () => {
    await publish('results', { title: 'দীর্ঘ', text: LONG })
    const [heading, row] = await readXlsx('results.xlsx')
    const column = heading!.indexOf('লেখা (text)')
    const rest = row!.slice(heading!.findLastIndex(Boolean) + 1)
    expect([row![column], ...rest].join('')).toBe(LONG)
    expect([row![column], ...rest].every((cell) => String(cell).length <= 32_767)).toBe(true)
    expect((await readCsv('results.csv'))[0]!['লেখা (text)']).toBe(LONG)
  })

  it('contain lists of more than one batch whole and in order', { tags: 'rest' }, async () => {
    await site.services.write(async ({ downloads }) => {
      for (let number = 1; number <= 450; number += 1) {
        await downloads.create({
          title: `ফরম ${number}`,
          text: 'ক',
          date: new Date(number).toISOString(),
        })
      }
    })
    const titles = Array.from({ length: 450 }, (_, index) => `ফরম ${450 - index}`)
    const json = (await download('downloads.json')).json<{ title: string }[]>()
    expect(json.map(({ title }) => title)).toEqual(titles)
    expect((await readCsv('downloads.csv')).map((row) => row['শিরোনাম (title)'])).toEqual(titles)
    const [heading, ...rows] = await readXlsx('downloads.xlsx')
    const column = heading!.indexOf('শিরোনাম (title)')
    expect(rows.map((row) => row[column])).toEqual(titles)
  })
})
