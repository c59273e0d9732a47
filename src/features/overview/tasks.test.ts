import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import {
  describeOnBothDatabases,
  multipart,
  openTestSite,
  type TestSite,
} from '../../../tests/build-app.ts'
import { pdf } from '../../../tests/made-files.ts'
import { markReached, newFollower } from '../../../tests/made-follower.ts'
import { group } from '../../../tests/records.ts'
import type { Overview, Task } from './schema.ts'

/** Thursday, 26 November 2026, 6:46 in the morning in Dhaka. */
const NOW = Date.parse('2026-11-26T00:46:00.000Z')
const NINE = '2026-11-26T03:00:00.000Z'
const TOMORROW = '2026-11-26T18:00:00.000Z'
const IN_FOUR_DAYS = '2026-11-30T18:00:00.000Z'
const IN_NINE_DAYS = '2026-12-05T18:00:00.000Z'

describeOnBothDatabases('What needs a person today', (database) => {
  let site: TestSite
  let token: string

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    site = await openTestSite(database, { PUBLIC_URL: 'https://school.example' })
    token = await site.signIn('admin')
  })
  afterEach(() => vi.setSystemTime(NOW))
  afterAll(async () => {
    await site.close()
    vi.useRealTimers()
  })

  const tasksOf = async () => {
    const response = await site.request({ url: '/api/admin/overview', as: token })
    expect(response.statusCode, response.payload).toBe(200)
    return response.json<Overview>().tasks!
  }
  const publish = async (title: string, fields: Record<string, string> = {}) => {
    const file = { name: 'ক.pdf', bytes: pdf() }
    const body = await multipart({ title, file, notifyFollowers: 'false', ...fields })
    const answer = await site.request({ method: 'POST', url: '/api/notices', as: token, ...body })
    expect(answer.statusCode, answer.payload).toBe(201)
    return answer.json<{ _id: string }>()._id
  }
  const send = async <T = { _id: string }>(call: string, payload: object = {}) => {
    const [method, url] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
    const body = method === 'GET' ? {} : { payload }
    const answer = await site.request({ method, url, as: token, ...body })
    expect(answer.statusCode, answer.payload).toBeLessThan(300)
    return (answer.statusCode === 204 ? undefined : answer.json()) as T
  }
  const remove = (id: string) => send(`DELETE /api/notices/${id}`)

  it('is nothing on an empty site', async () => {
    expect(await tasksOf()).toEqual([])
  })

  it(
    'lists what appears and ends today and the pins of a week, the soonest first',
    { tags: 'rest' },
    async () => {
      const pinned = await publish('উপরে রাখা', { pinnedUntil: IN_FOUR_DAYS })
      const longPinned = await publish('অনেক দিন', { pinnedUntil: IN_NINE_DAYS })
      const ending = await publish('আজ শেষ', { endsAt: TOMORROW, pinnedUntil: IN_FOUR_DAYS })
      const endsLater = await publish('পরে শেষ', { endsAt: IN_FOUR_DAYS })
      const appearing = await publish('আজ প্রকাশ', { publishAt: NINE })
      const appearsLater = await publish('পরে প্রকাশ', { publishAt: IN_FOUR_DAYS })
      const document = { kind: 'notices' }
      expect(await tasksOf()).toEqual([
        { type: 'appears', at: NINE, ...document, id: appearing, title: 'আজ প্রকাশ', phones: null },
        { type: 'ends', at: TOMORROW, ...document, id: ending, title: 'আজ শেষ' },
        { type: 'unpins', at: IN_FOUR_DAYS, ...document, id: pinned, title: 'উপরে রাখা' },
      ])
      await send(`PUT /api/notices/${pinned}`, { pinnedUntil: null })
      await send(`PUT /api/notices/${ending}`, { endsAt: IN_FOUR_DAYS })
      await remove(appearing)
      expect(await tasksOf()).toEqual([])
      for (const id of [pinned, longPinned, ending, endsLater, appearsLater]) await remove(id)
    },
  )

  it('lists a message that waits for the morning until it is withdrawn, with its phones', async () => {
    vi.setSystemTime(Date.parse('2026-11-25T17:00:00.000Z'))
    const phones = ['one', 'two']
    for (const _ of phones) await site.services.stores.following.add(newFollower())
    await markReached(site)
    const id = await publish('দেরিতে শুরু', { notifyFollowers: 'true' })
    const scheduled = await publish('পরীক্ষা', {
      notifyFollowers: 'true',
      publishAt: '2026-11-25T17:30:00.000Z',
      topic: 'exam',
    })
    const waits = {
      type: 'waits',
      at: '2026-11-26T01:00:00.000Z',
      kind: 'notices',
      id,
      title: 'দেরিতে শুরু',
      phones: 2,
      messageId: expect.any(String),
      isCorrection: false,
      isDeleted: false,
    }
    const appears = {
      type: 'appears',
      at: '2026-11-25T17:30:00.000Z',
      kind: 'notices',
      id: scheduled,
      title: 'পরীক্ষা',
      phones: 2,
    }
    const tasks = await tasksOf()
    expect(tasks).toEqual([appears, waits])
    const { messageId } = tasks[1] as Extract<Task, { type: 'waits' }>
    await send(`DELETE /api/followers/sendings/${messageId}`)
    expect(await tasksOf()).toEqual([appears])
    await remove(scheduled)
    await remove(id)
    expect(await tasksOf()).toEqual([])
  })

  it('lists at most 50 messages that wait', { tags: 'rest' }, async () => {
    vi.setSystemTime(Date.parse('2026-11-25T17:00:00.000Z'))
    await site.services.stores.following.add(newFollower())
    await markReached(site)
    const ids = []
    for (let count = 0; count < 51; count += 1)
      ids.push(await publish(`নোটিশ ${count}`, { notifyFollowers: 'true' }))
    const tasks = await tasksOf()
    expect(tasks).toHaveLength(50)
    expect(tasks[0]).toMatchObject({ type: 'waits' })
    for (const id of ids) await remove(id)
    expect(await tasksOf()).toEqual([])
  })

  it('does not call an announced closure a holiday', async () => {
    const days = { from: '2026-11-26', to: '2026-11-27' }
    const { _id } = await send('POST /api/calendar', { title: 'বৃষ্টি', kind: 'closure', ...days })
    const answer = await site.request({ url: '/api/admin/overview', as: token })
    // 27 November is a Friday.
    expect(answer.json<Overview>().isHoliday).toEqual({ today: false, tomorrow: true })
    await send(`DELETE /api/calendar/${_id}`)
  })

  it('counts the papers with an unchecked text, and names the oldest of them', async () => {
    const [newer, older, draft] = [
      await publish('নতুন', { date: '2026-11-20T00:00:00.000Z' }),
      await publish('পুরোনো', { date: '2026-11-18T00:00:00.000Z' }),
      await publish('খসড়া', { date: '2026-11-17T00:00:00.000Z', draft: 'true' }),
    ]
    await site.services.database
      .updateTable('document')
      .set({ text: 'লেখা', textSource: 'machine' })
      .where('id', 'in', [newer, older, draft])
      .execute()
    const oldest = { kind: 'notices', id: older, date: '2026-11-18T00:00:00.000Z' }
    expect(await tasksOf()).toEqual([{ type: 'unchecked', count: 2, oldest }])
    await send(`PUT /api/notices/${older}`, { text: 'ঠিক লেখা' })
    expect(await tasksOf()).toMatchObject([{ type: 'unchecked', count: 1, oldest: { id: newer } }])
    for (const id of [newer, older, draft]) await remove(id)
  })

  it('names who left an office, and what is late on the board', async () => {
    const person = await send('POST /api/officers', { name: 'মাধুরী রানী সরকার', designation: 'শিক্ষক' })
    const { _id } = await send('POST /api/groups', {
      purpose: 'complaints',
      members: [{ ...group.members[0], name: '', designation: '', officerId: person._id }],
    })
    await send('PUT /api/information/nationalisation', { nationalisedOn: '1987' })
    expect(await tasksOf()).toEqual([])
    await send(`DELETE /api/officers/${person._id}`)
    const left = {
      type: 'left',
      key: 'complaints',
      title: expect.stringContaining('অভিযোগ'),
      titleEnglish: expect.stringMatching(/complaint|grievance/i),
      screen: `groups?${new URLSearchParams({ id: _id })}`,
      names: ['মাধুরী রানী সরকার'],
    }
    expect(await tasksOf()).toEqual([left])

    // After two years and a half, the check is old.
    vi.setSystemTime(NOW + 913 * 86_400_000)
    const later = await site.signIn('admin')
    const answer = await site.request({ url: '/api/admin/overview', as: later })
    const late = answer.json<Overview>().tasks!.filter(({ type }) => type === 'late')
    expect(late).toMatchObject([
      { key: 'nationalisation', reason: 'old', asOf: '2026-11-26', others: expect.any(Number) },
    ])
    vi.setSystemTime(NOW)
    token = await site.signIn('admin')
    await send(`DELETE /api/groups/${_id}`)
    expect(await tasksOf()).toEqual([])
  })

  it('does not call an entry old if somebody left and the term ends soon', async () => {
    const person = await send('POST /api/officers', { name: 'শিরিন বানু', designation: 'শিক্ষক' })
    const { _id } = await send('POST /api/groups', {
      purpose: 'examination',
      title: 'পরীক্ষা কমিটি ২০২৬',
      validUntil: '2026-12-31',
      members: [{ ...group.members[0], name: '', designation: '', officerId: person._id }],
    })
    await send(`DELETE /api/officers/${person._id}`)
    expect((await tasksOf()).map(({ type }) => type)).toEqual(['left'])
    await send(`DELETE /api/groups/${_id}`)
  })

  it('lists for admins the public files that hide something, until somebody answers', async () => {
    const sheet = JSON.stringify([{ kind: 'sheet', name: 'অভিভাবক' }])
    const author = JSON.stringify([{ kind: 'author', name: 'রহিম' }])
    const hides = async (title: string, hiddenParts: string, fields = {}) => {
      const _id = await publish(title, fields)
      const { filePath } = await send<{ filePath: string }>(`GET /api/notices/${_id}?state=all`)
      await site.services.database
        .updateTable('storedFile')
        .set({ hiddenParts })
        .where('name', '=', filePath.slice('uploads/'.length))
        .execute()
      return _id
    }
    const older = await hides('পুরোনো', sheet, { date: '2026-11-18T00:00:00.000Z' })
    const newer = await hides('নতুন', sheet)
    const others = [
      await hides('নাম', author),
      await hides('খসড়া', sheet, { draft: 'true' }),
      await hides('কিছু না', '[]'),
    ]
    const task = (...documents: [id: string, title: string][]) => ({
      type: 'hides',
      count: documents.length,
      newest: documents.map(([id, title]) => ({ kind: 'notices', id, title })),
    })
    expect(await tasksOf()).toEqual([task([newer, 'নতুন'], [older, 'পুরোনো'])])
    const editor = await site.request({ url: '/api/admin/overview', as: await site.signIn() })
    expect(editor.json<Overview>().tasks).toEqual([])

    await send(`PUT /api/notices/${newer}`, { offerFile: true })
    expect(await tasksOf()).toEqual([task([older, 'পুরোনো'])])
    await send(`PUT /api/notices/${older}`, { offerFile: false })
    expect(await tasksOf()).toEqual([])
    for (const id of [older, newer, ...others]) await remove(id)
  })

  it('counts the numbers without an answer whose they are', async () => {
    await send('POST /api/officers/import', {
      rows: [{ name: 'সালমা', designation: 'শিক্ষক', phone: '01711-111111' }],
    })
    expect(await tasksOf()).toEqual([{ type: 'consents', phones: 1, photos: 0 }])
  })
})
