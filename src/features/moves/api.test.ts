import { afterAll, beforeAll, expect, it } from 'vitest'
import { CHORES } from '#src/school/chores.ts'
import { schedule, type Scheduler } from '#src/school/scheduler.ts'
import { createReport } from '#src/moving/report.ts'
import {
  describeOnBothDatabases,
  expectStatus,
  openTestSite,
  TEST_PASSWORD,
  type TestSite,
} from '../../../tests/build-app.ts'
import { makeMove, MOVED } from '../../../tests/made-move.ts'
import { expectProblem } from '../../../tests/scenarios.ts'
import type { MoveRecord, MoveWithReport } from './schema.ts'

describeOnBothDatabases('Moves', (database) => {
  let site: TestSite
  let username: string
  let scheduler: Scheduler
  const failures: string[] = []

  beforeAll(async () => {
    site = await openTestSite(database)
    site.token = await site.signIn('admin')
    username = (await site.services.stores.accounts.findSession(site.token))!.account.username
    scheduler = schedule(
      CHORES.filter(({ name }) => name === 'moves taken back'),
      [site.services],
      { log: (line) => failures.push(line) },
    )
  })
  afterAll(async () => {
    await scheduler.stop()
    await site.close()
    expect(failures).toEqual([])
  })

  const bring = (source = 'https://old.example') => makeMove(site.services, source)

  const get = async <T>(path: string) => (await site.call(`GET /api/moves${path}`)).json<T>()
  const payload = { currentPassword: TEST_PASSWORD }
  const undo = (id: number | string) => site.call(`POST /api/moves/${id}/undo`, payload)
  const waitFor = (id: number) =>
    expect.poll(async () => (await get<MoveRecord>(`/${id}`)).state).toBe('undone')
  const listNotices = async () =>
    (await site.request({ url: '/api/notices' })).json<{ _id: string; title: string }[]>()

  it('are listed newest first, and each has its report', async () => {
    const first = await bring()
    const second = await bring('https://other.example')
    const list = await get<MoveRecord[]>('')
    expect(list.map(({ id, state }) => [id, state])).toEqual([
      [second, 'done'],
      [first, 'done'],
    ])
    expect(list[0]).not.toHaveProperty('report')

    const whole = await get<MoveWithReport>(`/${first}`)
    expect(whole).toMatchObject({
      id: first,
      label: 'WordPress https://old.example',
      records: { notices: MOVED },
      report: { refused: { 'no-file': 1, 'wrong-field': 1 }, leftOut: { 'looks-like': 1 } },
      lists: {
        details: [
          { name: 'post:91' },
          {
            name: 'post:92',
            params: { page: '/news/3' },
            message: expect.stringContaining('/news/3'),
          },
          { name: 'row:7', row: 7, field: { path: 'name', code: 'fill-in' } },
        ],
        missing: [{ name: 'uploads/2022/06/fee.pdf' }],
      },
    })
    expect(whole.lists.refused).toEqual([
      { name: 'ক.pdf', reason: 'status', params: { status: 500 }, message: 'No.' },
    ])
    for (const name of ['notes', 'external', 'unused', 'left'] as const)
      expect(whole.lists[name]).toEqual([])
  })

  it('are taken back after the answer, by the account that asks', async () => {
    const [kept] = await listNotices()
    await site.call(`PUT /api/notices/${kept!._id}`, { title: 'নতুন নাম' })
    const answer = await expectStatus(202, undo(2))
    expect(answer.json<MoveRecord>()).toMatchObject({ id: 2, state: 'undoing', undoneBy: username })
    await waitFor(2)
    expect(await get<MoveWithReport>('/2')).toMatchObject({
      removed: MOVED - 1,
      records: { notices: 1 },
      lists: { left: [{ kind: 'notices', title: 'নতুন নাম', reason: 'changed' }] },
    })
    expect(await listNotices()).toHaveLength(MOVED + 1)
    const bin = await site.services.stores.bin.list()
    expect(bin).toHaveLength(MOVED - 1)
    expect(new Set(bin.map(({ deletedBy }) => deletedBy))).toEqual(new Set([username]))
    expect(await site.services.stores.redirects.count()).toBe(MOVED)
    expect(expectProblem(await undo(2), 409).code).toBe('move-undone')
  })

  it('go on being taken back after the server was killed meanwhile', async () => {
    const { moves } = site.services.stores
    const records = await moves.listRecords(1)
    await site.services.write(async (stores) => {
      // The state that a killed process leaves.
      await stores.moves.beginUndo(1, username)
      await stores.notices.remove(records[0]!.recordId)
      await stores.moves.removeRecord(records[0]!)
    })
    await waitFor(1)
    expect(await get<MoveWithReport>('/1')).toMatchObject({ removed: MOVED, records: {} })
    expect(await listNotices()).toMatchObject([{ title: 'নতুন নাম' }])
  })

  it('bring nothing once they are being taken back', async () => {
    await scheduler.stop()
    const id = await bring('https://third.example')
    await undo(id)
    await site.services.write(({ moves }) =>
      moves.end(id, createReport({ id: 'x', label: 'x' }, false).data),
    )
    expect(await get<MoveRecord>(`/${id}`)).toMatchObject({ state: 'undoing' })
  })

  it.each(['/99', '/0x1', '/one'])('do not exist at %s', async (path) => {
    expectProblem(await site.call(`GET /api/moves${path}`), 404)
  })
})
