import { beforeAll, expect, it } from 'vitest'
import { describeSqlOnBothDatabases, sharedSite, storedFile } from '../../../tests/build-app.ts'
import { insertDocuments } from '../../../tests/many-documents.ts'
import { MAX_COUNTED } from '../../words/format.ts'
import type { Cursor } from '../../database/cursor.ts'
import { dayAt } from '../../words/format.ts'
import { indexOutdated } from './search.ts'
import type { DocumentStore, NewDocument } from './store.ts'

describeSqlOnBothDatabases('The store of documents', (database) => {
  const site = sharedSite(database)
  let notices: DocumentStore
  beforeAll(async () => {
    notices = site.services.stores.notices
    for (const [title, date] of [
      ['Annual Exam 50%', '2024-12-31T18:00:00.000Z'],
      ['বার্ষিক পরীক্ষা', '2025-01-01T00:00:00.000Z'],
      ['Under_score', '2025-06-01T00:00:00.000Z'],
      ['back\\slash', '2025-06-01T00:00:00.001Z'],
      ['Routine', '2026-01-01T00:00:00.000Z'],
    ] as const) {
      await create({ title, date })
    }
    await site.services.stores.news.create({ title: 'Annual news', file: storedFile() })
  })

  const create = (document: Omit<NewDocument, 'file'>) =>
    notices.create({ ...document, file: storedFile() })
  const search = async (between?: [string, string]) =>
    (await notices.search({ between }, 10)).map(({ title }) => title)

  it('finds documents from a first date (inclusive) to a last date (exclusive)', async () => {
    expect(await search(['2025-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'])).toEqual([
      'back\\slash',
      'Under_score',
      'বার্ষিক পরীক্ষা',
    ])
  })

  it('pages from a cursor within that time range, and not past its end', async () => {
    const year: [string, string] = ['2025-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z']
    const titlesFrom = async (direction: 'older' | 'newer', at: string) => {
      const from = { direction, cursor: { at, id: 'x' } }
      return (await notices.search({ between: year }, 10, from)).map(({ title }) => title)
    }
    const [newest, middle, oldest] = await search(year)
    expect(await titlesFrom('older', '2025-06-01T00:00:00.000Z')).toEqual([middle, oldest])
    expect(await titlesFrom('newer', '2025-06-01T00:00:00.000Z')).toEqual([newest])
    for (const [direction, at] of [
      ['older', '2030-01-01T00:00:00.000Z'],
      ['newer', '2020-01-01T00:00:00.000Z'],
    ] as const) {
      expect(await titlesFrom(direction, at)).toEqual([newest, middle, oldest])
    }
    expect(await titlesFrom('older', '2020-01-01T00:00:00.000Z')).toEqual([])
    expect(await titlesFrom('newer', '2030-01-01T00:00:00.000Z')).toEqual([])
  })

  it('pages to older and newer documents, also if several documents have the same date', async () => {
    const twins = await Promise.all(
      ['ক', 'খ', 'গ'].map((title) => create({ title, date: '2025-03-01T00:00:00.000Z' })),
    )
    const whole = await notices.search({}, 10)
    const cursors = whole.map(({ date: at, _id: id }) => ({ at, id }))
    const older = await notices.search({}, 2, {
      direction: 'older',
      cursor: cursors[1]!,
    })
    expect(older).toEqual(whole.slice(2, 4))
    const newer = await notices.search({}, 2, {
      direction: 'newer',
      cursor: cursors[3]!,
    })
    expect(newer).toEqual(whole.slice(1, 3))
    const pages = []
    for (let cursor: Cursor | undefined; ;) {
      const [next] = await notices.list({ limit: 1, after: cursor })
      if (!next) break
      pages.push(next)
      cursor = { at: next.date, id: next._id }
    }
    expect(pages).toEqual(whole)
    for (const { _id } of twins) await notices.remove(_id)
  })

  it('sorts by date, and for the home page by time of publication or by date', async () => {
    const oldDate = '2001-01-01T00:00:00.000Z'
    const { _id } = await create({ title: 'পুরোনো', date: oldDate })
    const dates = (await notices.list()).map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    const published = (await notices.listForHome(100)).map(({ createdAt }) => createdAt)
    expect(published).toEqual([...published].sort().reverse())
    expect((await notices.listForHome(1))[0]!._id).toBe(_id)
    expect(await notices.listForHome(100, 'date')).toEqual(await notices.list())
    await notices.remove(_id)
  })

  it('lists the years that have documents, by the calendar of the school', async () => {
    const dates = (await notices.list()).map(({ date }) => date)
    expect(dates).toContain('2024-12-31T18:00:00.000Z')
    const years = new Set(
      dates.map((date) => Number(dayAt(new Date(date), 'Asia/Dhaka').slice(0, 4))),
    )
    expect(await notices.listYears('Asia/Dhaka')).toEqual([...years].sort((a, b) => b - a))
    expect(await notices.listYears('UTC')).toContain(2024)
    expect(await site.services.stores.downloads.listYears('Asia/Dhaka')).toEqual([])
  })

  it('returns undefined for unknown ids and for ids of another kind', async () => {
    const [news] = await site.services.stores.news.list()
    for (const id of ['unknown', news!._id]) {
      expect(await notices.find(id)).toBeUndefined()
      expect(await notices.update(id, { title: 'ক' })).toBeUndefined()
      expect(await notices.remove(id)).toBeUndefined()
    }
    expect(await site.services.stores.news.list()).toEqual([news])
  })

  it('returns a removed document with its file, and can insert it again', async () => {
    const file = storedFile()
    const { _id } = await notices.create({ title: 'ক', file })
    expect(await site.services.stores.findFile(file.name)).toEqual({ ...file, isHidden: false })
    const removed = (await notices.remove(_id))!
    expect(removed.files).toEqual([file])
    expect(await site.services.stores.findFile(file.name)).toBeUndefined()
    expect(await notices.putBack(removed)).toMatchObject({ _id, title: 'ক', version: 2 })
    expect(await site.services.stores.findFile(file.name)).toEqual({ ...file, isHidden: false })
    await notices.remove(_id)
  })

  it('relies on the database to refuse two documents with the same file', async () => {
    const file = storedFile()
    const { _id } = await notices.create({ title: 'ক', file })
    await expect(notices.create({ title: 'খ', file })).rejects.toThrow(/unique/i)
    await notices.remove(_id)
  })

  it('clears the sample mark when a document is renamed', async () => {
    const sample = await create({ title: 'নমুনা', isSample: true })
    expect(sample.isSample).toBe(true)
    expect(await notices.update(sample._id, { title: 'আসল' })).toMatchObject({ isSample: false })
    await notices.remove(sample._id)
  })

  it('stops counting at the limit', async () => {
    const { downloads } = site.services.stores
    const date = new Date().toISOString()
    const files = Array.from({ length: MAX_COUNTED - 1 }, () => ({ title: 'ক', date }))
    await insertDocuments(site, 'downloads', files)
    await indexOutdated(site.services.database)
    expect(await downloads.count()).toBe(MAX_COUNTED - 1)
    const [first] = await downloads.list({ limit: 1 })
    for (const title of ['খ', 'গ']) {
      await downloads.create({ title, file: storedFile() })
      expect(await downloads.count()).toBe(MAX_COUNTED)
    }
    const count = async (words: string) =>
      (await downloads.findWithWords(words, {}, { skipped: 0, limit: 1 })).total
    expect(await count('ক')).toBe(MAX_COUNTED - 1)
    await downloads.remove(first!._id)
    expect(await count('ক')).toBe(MAX_COUNTED - 2)
  })
})
