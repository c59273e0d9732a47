import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { Fetcher } from '../fetch/fetcher.ts'
import type { IncomingRecord, NotComing, SourceReport } from '../incoming.ts'
import { contact, info } from '../../../tests/records.ts'
import { openOldSystem, timeOf } from './source.ts'

const id = (n: number) => `65a00000${n.toString(16).padStart(16, '0')}`
const OBJECT_TIME = '2024-01-11T14:49:36.000Z'

const LISTS: Record<string, unknown> = {
  '/api/notices': [
    {
      _id: id(1),
      title: 'evwl©K <b>cixÿv</b>',
      filePath: String.raw`C:\inetpub\school\uploads\1700000000001-ভর্তি বিজ্ঞপ্তি.pdf`,
      createdAt: '2025-10-25T04:00:00.000Z',
      date: '2020-01-01',
      __v: 0,
    },
    {
      _id: id(2),
      title: 'সভা &amp; <i>ভোট</i>',
      filePath: 'uploads/b.pdf',
      createdAt: '2025-01-05T04:00:00.000Z',
    },
    { _id: id(3), title: 'শুধু শিরোনাম', createdAt: '2025-02-03T04:00:00.000Z' },
    { _id: id(3), title: 'শুধু শিরোনাম', createdAt: '2025-02-03T04:00:00.000Z' },
    { _id: id(4), title: 'তারিখ নেই', filePath: 'uploads/b.pdf', createdAt: 'Invalid Date' },
    { title: 'কিছুই নেই', filePath: 'uploads/c.pdf' },
  ],
  '/api/gallery': [
    { _id: id(41), title: 'প্রথম', filePath: String.raw`gallery-uploads\1.jpg` },
    { _id: id(42), title: 'দ্বিতীয়', filePath: 'gallery-uploads/2.jpg' },
  ],
  '/api/main-gallery': [
    { _id: id(52), title: 'ভিডিও', videoLink: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
    { _id: id(53), title: 'অন্য', videoLink: 'https://www.facebook.com/watch/?v=1' },
  ],
  '/api/studentCounts': [
    { _id: id(80), className: 'Six', shift: 'Day', section: 'A', girls: '৬০', __v: 0 },
    { _id: id(81), className: 'Eleven', shift: 'Day', section: 'A', girls: 5 },
    { _id: id(82), className: 'Six', shift: 'Day', section: 'A', girls: 99 },
    { _id: id(83), className: 'Six', shift: 'Day', section: 'B', girls: -3 },
  ],
  '/api/schoolInfo': { ...info, _id: id(61), totalLand: '২.৫', __v: 0 },
  '/api/contactus': { ...contact, _id: id(71), __v: 0 },
}

async function readAll(lists = LISTS, page: string | null = '<p>শিক্ষক<script>alert(1)</script>') {
  const fetched: string[] = []
  const fetcher: Fetcher = {
    fetchList: async (address) => lists[new URL(address).pathname],
    fetchText: async () => page ?? undefined,
    fetchFile: async (address) => {
      fetched.push(address)
      return Readable.from(['whole'])
    },
    askSize: async () => undefined,
    close: async () => {},
  }
  const refused: NotComing[] = []
  const report = { refuse: (one: NotComing) => refused.push(one) } as unknown as SourceReport
  const source = await openOldSystem({ address: 'http://old.example/', fetcher })
  const records: IncomingRecord[] = []
  for await (const record of source.records(report)) records.push(record)
  const of = (kind: IncomingRecord['kind']) => records.filter((one) => one.kind === kind)
  return { source, records, refused, fetched, of }
}

describe('The old system as a source', () => {
  it('brings documents oldest first, with repaired titles, old times and addresses', async () => {
    const { of, source } = await readAll()
    expect(source.id).toBe('http://old.example')
    expect(of('notices')).toMatchObject([
      { title: 'তারিখ নেই', at: OBJECT_TIME, oldPaths: ['/uploads/b.pdf'] },
      { title: 'সভা & ভোট', at: '2025-01-05T04:00:00.000Z', key: `notices:${id(2)}`, notes: [] },
      {
        title: 'বার্ষিক পরীক্ষা'.normalize('NFC'),
        at: '2025-10-25T04:00:00.000Z',
        oldPaths: ['/uploads/1700000000001-ভর্তি বিজ্ঞপ্তি.pdf'.normalize('NFC')],
        files: [{ name: 'ভর্তি বিজ্ঞপ্তি.pdf' }],
        state: 'published',
      },
      { title: 'কিছুই নেই', at: undefined, notes: [{ code: 'no-date' }] },
    ])
  })

  it('reads a file from the address that the old site gives it', async () => {
    const { of, fetched } = await readAll()
    const [first] = of('notices').slice(2) as { files: { open(): Promise<Readable> }[] }[]
    expect(await text(await first!.files[0]!.open())).toBe('whole')
    const name = encodeURIComponent('1700000000001-ভর্তি বিজ্ঞপ্তি.pdf')
    expect(fetched).toEqual([`http://old.example/uploads/${name}`])
  })

  it('keeps the order of a gallery, because the last one that comes is shown first', async () => {
    const { of } = await readAll()
    const photos = of('photos')
    expect(photos).toMatchObject([{ title: 'দ্বিতীয়' }, { title: 'প্রথম' }])
    expect(photos[0]!.at! < photos[1]!.at!).toBe(true)
    expect(of('jubilee')).toMatchObject([{ title: 'ভিডিও', oldPaths: [] }])
  })

  it('brings the profile, the counts and the page of teachers', async () => {
    const { of } = await readAll()
    expect(of('schoolInfo')).toMatchObject([{ fields: { totalLand: 2.5 } }])
    expect(of('contact')).toMatchObject([{ fields: contact }])
    expect(of('studentCounts')).toMatchObject([{ fields: { className: 'Six', girls: 60 } }])
    expect(of('teacherPage')).toMatchObject([{ html: '<p>শিক্ষক</p>' }])
  })

  it('refuses each record that cannot come once, with the reason', async () => {
    const { refused } = await readAll()
    expect(refused.map(({ key, reason, field }) => [key, field?.path ?? reason].join(' '))).toEqual(
      [
        `notices:${id(3)} only-title`,
        `main-gallery:${id(53)} not-a-video-link`,
        `studentCounts:${id(81)} not-a-class`,
        `studentCounts:${id(82)} counted-twice`,
        `studentCounts:${id(83)} girls`,
      ],
    )
  })

  it('accepts a system without some lists, and refuses another site', async () => {
    const { records } = await readAll({ '/api/notices': [] }, null)
    expect(records).toEqual([])
    await expect(readAll({})).rejects.toThrow('http://old.example/api/notices')
    await expect(readAll({ '/api/notices': { error: 'x' } })).rejects.toThrow('not a list')
  })
})

describe('The time of an old record', () => {
  it.each([
    [{ createdAt: '2025-01-05T04:30:00Z', date: '2020-01-01' }, '2025-01-05T04:30:00.000Z'],
    [{ date: '10/25/2025' }, '2025-10-25T00:00:00.000Z'],
    [{ date: '25/10/2025' }, '2025-10-25T00:00:00.000Z'],
    [{ date: '05/06/2025', _id: id(1) }, OBJECT_TIME],
    [{ createdAt: 'Invalid Date', _id: id(1) }, OBJECT_TIME],
    [{ _id: 'x', filePath: 'uploads/1700000000001-a.pdf' }, '2023-11-14T22:13:20.001Z'],
    [{ filePath: 'uploads/a.pdf' }, undefined],
    [{ _id: '0'.repeat(24) }, undefined],
  ])('%o is of %s', (record, at) => {
    expect(timeOf(record)).toBe(at)
  })
})
