import { expect, it } from 'vitest'
import { describeOnBothDatabases, expectStatus, signedInSite } from '../../../tests/build-app.ts'
import { calendarEntry, count, group, routine } from '../../../tests/records.ts'
import { expectProblem } from '../../../tests/scenarios.ts'
import type { HistoryRecord } from '../../records/history/schema.ts'
import { isYearSeason, preparedYear } from '../../words/school-year.ts'
import type { DocumentRecord } from '../documents/schema.ts'
import type { GroupRecord } from '../groups/schema.ts'
import type { RoutineRecord, SectionKey } from '../routine/schema.ts'
import type { StudentCountInput } from '../student-counts/schema.ts'
import { describeGroups } from './plan.ts'
import type { YearPlan } from './schema.ts'

describeOnBothDatabases('The plan of a school year', (database) => {
  const site = signedInSite(database)

  const send = (method: 'POST' | 'PUT', url: string, payload: object = {}) =>
    site.call(`${method} /api${url}`, payload)
  const read = async <T>(url: string) => (await site.call(`GET /api${url}`)).json<T>()
  const jobs = async () => (await read<YearPlan>('/admin/year')).jobs
  const setBackLast = async () => {
    const [entry] = await read<HistoryRecord[]>('/admin/history?limit=1')
    return send('POST', `/admin/history/${entry!._id}/restore`)
  }
  const prepared = async () => (await read<YearPlan>('/admin/year')).year

  it('is for staff only, and an empty school has everything to do', async () => {
    expectProblem(await site.request({ url: '/api/admin/year' }), 401)
    expect(await jobs()).toMatchObject({
      counts: { state: 'left', sections: 0, prepared: 0 },
      calendar: { state: 'left' },
      routines: { state: 'left', total: 0 },
      groups: { state: 'done', total: 0 },
      notices: { state: 'done', pinned: 0, oldIds: [] },
      information: { state: 'left', approvedSections: 0 },
      staff: { state: 'left', total: 0, isMissing: true },
    })
  })

  it('has the counts done when those of the new year are there, and one undo removes them', async () => {
    const year = await prepared()
    const six = count as StudentCountInput
    await send('POST', '/studentCounts/import', { rows: [{ ...six, girls: 40 }] })
    expect((await jobs()).counts).toMatchObject({ state: 'left', sections: 1, prepared: 0 })
    await send('POST', '/studentCounts/import', { rows: [{ ...six, girls: 44, year }] })
    expect((await jobs()).counts).toMatchObject({ state: 'done', prepared: 1 })
    // The list that was brought in is one entry.
    expect((await setBackLast()).json()).toEqual({ changed: 1, left: [] })
    expect((await jobs()).counts).toMatchObject({ state: 'left', sections: 1, prepared: 0 })
    await send('POST', '/studentCounts/import', { rows: [{ ...six, className: 'Seven' }] })
    await expectStatus(201, send('POST', '/studentCounts/moveUp', { year }))
    expect((await jobs()).counts).toMatchObject({ state: 'done', prepared: 1 })
    expect((await setBackLast()).json()).toEqual({ changed: 1, left: [] })
  })

  it('has the calendar done with holidays and exams, which one undo removes', async () => {
    const year = await prepared()
    const holiday = { ...calendarEntry, from: `${year}-12-16`, to: `${year}-12-16` }
    await send('POST', '/calendar/import', { rows: [holiday] })
    expect((await jobs()).calendar).toMatchObject({ state: 'half', holidays: 1, exams: 0 })
    const exam = { ...holiday, kind: 'exam', title: 'বার্ষিক পরীক্ষা', isClosed: false }
    await send('POST', '/calendar/import', { rows: [exam, { ...exam, title: 'টেস্ট' }] })
    const { calendar } = await jobs()
    expect(calendar).toMatchObject({ state: 'done', exams: 2, by: expect.any(String) })
    expect((await setBackLast()).json()).toEqual({ changed: 2, left: [] })
    expect((await jobs()).calendar).toMatchObject({ state: 'half', exams: 0 })
  })

  it('has the routines done after one call, which one undo sets back', async () => {
    const validFrom = `${await prepared()}-01-01`
    await site.services.write(async ({ routines }) => {
      const key = count as SectionKey
      await routines.create(key, routine)
      await routines.create({ ...key, section: 'B' }, routine)
    })
    expect((await jobs()).routines).toEqual({ state: 'left', total: 2, renewed: 0 })
    const before = await read<RoutineRecord[]>('/routines')
    const renewed = await expectStatus(200, send('POST', '/routines/renew', { validFrom }))
    expect(renewed.json()).toMatchObject(
      before.map(({ section, lessons }) => ({ section, lessons, validFrom, version: 1 })),
    )
    expect((await jobs()).routines).toEqual({ state: 'done', total: 2, renewed: 2 })
    // Another clerk who chose another day adds no third routine.
    const later = validFrom.replace(/01$/, '05')
    expect((await send('POST', '/routines/renew', { validFrom: later })).json()).toEqual([])
    expect(await read<object[]>('/routines?state=all')).toHaveLength(4)
    expect((await setBackLast()).json()).toEqual({ changed: 2, left: [] })
    expect(await read('/routines?state=all')).toEqual(before)
    expect((await jobs()).routines.state).toBe('left')
    expectProblem(await send('POST', '/routines/renew', { validFrom: '2027-02-30' }), 400)
  })

  it('ends old notices at once, which one undo sets back', async () => {
    const dates = ['2020-01-01', '2021-05-01', new Date().toISOString()]
    const ids: string[] = []
    for (const date of dates) {
      const make = { title: 'ক', text: 'খ', date: new Date(date).toISOString() }
      ids.push((await site.services.write(({ notices }) => notices.create(make)))._id)
    }
    const { oldIds } = (await jobs()).notices
    expect(oldIds.toSorted()).toEqual(ids.slice(0, 2).toSorted())
    const end = { ids: [...oldIds, 'gone'], act: 'end' }
    expect((await send('POST', '/notices/many', end)).json()).toEqual({ changed: 2 })
    expect((await jobs()).notices).toEqual({ state: 'done', pinned: 0, oldIds: [] })
    const states = async () => {
      const all = await read<DocumentRecord[]>('/notices?state=all')
      return all.map(({ state }) => state)
    }
    expect(await states()).toEqual(['published', 'ended', 'ended'])
    await setBackLast()
    expect(await states()).toEqual(['published', 'published', 'published'])
    for (const act of ['hide', 'unpin', 'remove']) {
      const answer = await send('POST', '/notices/many', { ids, act })
      expect(answer.json(), act).toEqual({ changed: 3 })
    }
    expect(await states()).toEqual([])
    await setBackLast()
    expect(await states()).toEqual(['draft', 'draft', 'draft'])
    const exams = { ids, act: 'topic', topic: 'exam' }
    expect((await send('POST', '/notices/many', exams)).json()).toEqual({ changed: 3 })
    const topics = async () => {
      const all = await read<DocumentRecord[]>('/notices?state=all')
      return all.map(({ topic }) => topic)
    }
    expect(await topics()).toEqual(['exam', 'exam', 'exam'])
    await setBackLast()
    expect(await topics()).toEqual([null, null, null])
    expect(await read('/notices?state=all&until=2020')).toHaveLength(1)
    expect(await read('/notices?state=all&until=2021')).toHaveLength(2)
    const wrong = [
      {},
      { ids: [], act: 'end' },
      { ids, act: 'burn' },
      { ids, act: 'topic' },
      { ids, act: 'topic', topic: 'burn' },
      { ids, act: 'end', topic: 'exam' },
    ]
    for (const body of wrong) expectProblem(await send('POST', '/notices/many', body), 400)
  })

  it('has the confirmations done only after a check of this season', async () => {
    await send('PUT', '/information/sections', {
      rows: [{ className: 'Six', shift: 'Morning', approved: 3 }],
    })
    await send('POST', '/information/sections/check')
    const { information } = await jobs()
    const today = (await read<YearPlan>('/admin/year')).today
    const isConfirmed = today >= `${(await prepared()) - 1}-11-01`
    expect(information).toMatchObject({
      approvedSections: 3,
      sections: { on: today, isConfirmed, isMissing: false },
      charter: { isMissing: true, on: null },
    })
  })
})

it.each([
  ['2026-11-30', 2027, false],
  ['2026-12-01', 2027, true],
  ['2027-01-31', 2027, true],
  ['2027-02-01', 2028, false],
])('on %s, the school prepares %i', (today, year, isSeason) => {
  expect([preparedYear(today), isYearSeason(today)]).toEqual([year, isSeason])
})

it('names each committee that ends and has no successor', () => {
  const exam = made('১', 'পরীক্ষা কমিটি ২০২৬', { purpose: 'examination' })
  const cabinet = made('২', 'কেবিনেট ২০২৬', { purpose: 'cabinet', validUntil: '2026-12-31' })
  const club = made('৩', 'বিজ্ঞান ক্লাব ২০২৬', { validUntil: '2026-12-31' })
  const long = made('৪', 'পিটিএ', { purpose: 'parentTeacher', validUntil: '2028-01-01' })
  const admission = made('৭', 'ভর্তি কমিটি ২০২৭', { validUntil: '2027-01-31' })
  const groups = [exam, cabinet, club, long, admission]
  expect(describeGroups(groups, { year: 2027 })).toMatchObject({ state: 'left', total: 3 })
  const next = made('৫', 'পরীক্ষা কমিটি ২০২৭', {
    purpose: 'examination',
    validUntil: '2027-12-31',
  })
  const other = made('৬', 'বিতর্ক ক্লাব ২০২৭', { validUntil: '2027-12-31' })
  expect(describeGroups([...groups, next, other], { year: 2027 })).toEqual({
    state: 'half',
    total: 3,
    left: [
      { _id: '২', title: 'কেবিনেট ২০২৬', nextTitle: 'কেবিনেট ২০২৭' },
      { _id: '৩', title: 'বিজ্ঞান ক্লাব ২০২৬', nextTitle: 'বিজ্ঞান ক্লাব ২০২৭' },
    ],
  })
})

function made(_id: string, title: string, fields: Partial<GroupRecord> = {}): GroupRecord {
  const record = { ...group, ...fields, _id, title, updatedAt: '', version: 1, isSample: false }
  return { ...record, documents: [] }
}
