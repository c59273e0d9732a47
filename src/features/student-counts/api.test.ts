import { afterEach, describe, expect, it } from 'vitest'
import { describeOnBothDatabases, signedInSite } from '../../../tests/build-app.ts'
import { itAnswers, type Scenario } from '../../../tests/scenarios.ts'
import { COUNT_FIELDS } from './fields.ts'
import type { ImportAnswer } from '../../records/import-rows.ts'
import type { StudentCountRecord } from './schema.ts'

const key = { className: 'Six', shift: 'Morning', section: 'A' }
const zeros = Object.fromEntries(COUNT_FIELDS.map((field) => [field, 0]))

describeOnBothDatabases('Student counts', (database) => {
  const site = signedInSite(database)

  const post = (payload: object) => site.call('POST /api/studentCounts', payload)
  const put = (id: string, payload: object) => site.call(`PUT /api/studentCounts/${id}`, payload)
  const list = async (query = '') =>
    (await site.call(`GET /api/studentCounts?state=all${query}`)).json<StudentCountRecord[]>()
  // Also after a failed test, so that the next one finds an empty list.
  afterEach(async () => {
    for (const { _id } of await list()) {
      await site.call(`DELETE /api/studentCounts/${_id}`)
    }
  })

  it('are imported row by row, and a section that has a count is never overwritten', async () => {
    const importRows = (rows: unknown) => site.call('POST /api/studentCounts/import', { rows })
    expect((await post({ ...key, section: 'C', girls: 9 })).statusCode).toBe(201)
    const answer = (
      await importRows([
        { className: '৬ষ্ঠ', section: 'ক', shift: 'প্রভাতি', girls: '৬৫', muslim: '' },
        { ...key, section: 'B', girls: 'সত্তর' },
        { ...key, className: 'একাদশ', girls: 10 },
        { ...key, girls: 1 },
        { ...key, section: 'গ', girls: 10 },
        { ...key, section: 'D', girls: -3 },
        null,
        { ...key, className: 'Nine', shift: 'Day', girls: 70 },
      ])
    ).json<ImportAnswer<StudentCountRecord>>()
    expect(answer.created).toMatchObject([
      { ...key, girls: 65, muslim: 0 },
      { className: 'Nine', shift: 'Day', section: 'A', girls: 70 },
    ])
    expect(
      answer.refused.map(({ row, errors }) => [row, errors[0]!.path, errors[0]!.code]),
    ).toMatchObject([
      [1, 'girls', 'whole-number'],
      [2, 'className', expect.any(String)],
      [3, 'className', 'already-counted'],
      [4, 'className', 'already-counted'],
      [5, 'girls', 'whole-number'],
      [6, '', expect.any(String)],
    ])
    expect((await list()).map(({ girls }) => girls)).toEqual([65, 9, 70])
    expect((await importRows('all')).statusCode).toBe(400)
    expect((await importRows(Array.from({ length: 2001 }, () => key))).statusCode).toBe(400)
  })

  it('move to another section with the numbers that are not sent', async () => {
    const { _id } = (await post({ ...key, girls: 50, boys: 1 })).json<StudentCountRecord>()
    const moved = await put(_id, { ...key, section: 'B' })
    expect(moved.json()).toMatchObject({ section: 'B', girls: 50, boys: 1, version: 2 })
    const url = '/api/studentCounts/Six/Morning/A?state=all'
    expect((await site.call(`GET ${url}`)).payload).toBe('null')
  })

  it('are unique for a class, shift and section', async () => {
    expect((await post(key)).statusCode).toBe(201)
    expect((await post(key)).statusCode).toBe(409)
    const other = (await post({ ...key, shift: 'Day' })).json<StudentCountRecord>()
    expect((await put(other._id, key)).statusCode).toBe(409)
    expect((await put(other._id, { ...key, shift: 'Day', girls: 3 })).statusCode).toBe(200)
    expect(await list()).toHaveLength(2)
  })

  it('are created once by concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(key)))
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array<number>(7).fill(409)])
    expect(await list()).toHaveLength(1)
  })

  it('are listed by class, then section, then shift, and in pages', async () => {
    for (const [className, shift, section] of [
      ['Ten', 'Morning', 'A'],
      ['Three', 'Day', 'B'],
      ['Three', 'Day', 'A'],
      ['Three', 'Morning', 'B'],
      ['Nine', 'Morning', 'A'],
    ]) {
      await post({ className, shift, section })
    }
    const whole = await list()
    expect(
      whole.map(({ className, section, shift }) => `${className} ${section} ${shift}`),
    ).toEqual(['Three A Day', 'Three B Morning', 'Three B Day', 'Nine A Morning', 'Ten A Morning'])
    expect(await list('&limit=2')).toEqual(whole.slice(0, 2))
    expect(await list(`&limit=2&before=${whole[1]!._id}`)).toEqual(whole.slice(2, 4))
    expect(await list(`&before=${whole[1]!._id}`)).toEqual(whole.slice(2))
    expect(await list(`&before=${whole[4]!._id}`)).toEqual([])
  })

  it('have all numbers for visitors, and 0 for a missing one', async () => {
    const created = (await post({ ...key, girls: 40, bouddho: 1 })).json<StudentCountRecord>()
    expect(created).toMatchObject({ ...zeros, girls: 40, bouddho: 1 })
    const read = async (url: string) => (await site.request({ url })).json()
    expect(await read('/api/studentCounts')).toEqual([created])
    expect(await read('/api/studentCounts/Six/Morning/A')).toEqual(created)
  })

  it('protected, show visitors religion and disability of no section, and hide numbers under 5', async () => {
    const protect = (protectsSmallNumbers: boolean) =>
      site.call('PUT /api/site', { protectsSmallNumbers })
    await protect(true)
    const rare = { muslim: 30, bouddho: 1, muktiJoddha: 6, muktiJoddharSontan: 7, autistic: 8 }
    await post({ ...key, girls: 40, boys: 3, ...rare })
    await post({ ...key, section: 'B', girls: 50, physicalDisabled: 9 })
    await post({ ...key, className: 'Seven', girls: 45, science: 45 })
    const whole = await list()
    const sensitive = COUNT_FIELDS.slice(2).filter(
      (field) => !['science', 'business', 'humanities'].includes(field),
    )
    const never = Object.fromEntries(sensitive.map((field) => [field, null]))
    const hidden = { ...never, boys: null, girls: null }
    const shown = [
      { ...whole[0], ...hidden },
      { ...whole[1], ...hidden },
      { ...whole[2], ...never },
    ]
    const read = async (url: string, as?: string) => (await site.request({ url, as })).json()
    for (const [as, expected] of [
      [undefined, shown],
      ['forged', shown],
      [site.token, whole],
      [undefined, shown],
    ] as const) {
      expect(await read('/api/studentCounts', as)).toEqual(expected)
      expect(await read(`/api/studentCounts?limit=1&before=${whole[0]!._id}`, as)).toEqual([
        expected[1],
      ])
      expect(await read('/api/studentCounts/Six/Morning/A', as)).toEqual(expected[0])
    }
    expect(await read('/api/studentCounts/Six/Morning/A?state=all', site.token)).toEqual(whole[0])
    await protect(false)
    expect(await read('/api/studentCounts')).toEqual(whole)
  })

  it('show staff all numbers, in answers that no cache stores', async () => {
    for (const path of ['', '/Six/Morning/A']) {
      const url = `/api/studentCounts${path}?state=all`
      expect((await site.request({ url })).statusCode).toBe(401)
      const { statusCode, headers } = await site.call(`GET ${url}`)
      expect(statusCode).toBe(200)
      expect(headers['cache-control']).toBe('private, no-store')
    }
  })

  describe('accept numbers', () => {
    it.each([
      [0, 0],
      [42, 42],
      ['42', 42],
      [' ৪২ ', 42],
      ['٤٢', 42],
      ['𝟰𝟮', 42],
      ['007', 7],
    ])('written as %j', async (girls, stored) => {
      expect((await post({ ...key, girls })).json()).toMatchObject({ girls: stored })
    })

    itAnswers(
      () => site,
      [-1, '-1', '-৪', 1.5, '১.৫', '0x10', '', ' ', 'অনেক', null, true, [1], 1e300].map(
        (girls): Scenario => ({
          title: `girls ${JSON.stringify(girls)}`,
          as: 'editor',
          asks: 'POST /api/studentCounts',
          json: { ...key, girls },
          gets: 400,
          naming: ['girls'],
        }),
      ),
    )
  })

  itAnswers(
    () => site,
    [
      {
        as: 'editor',
        asks: 'POST /api/studentCounts',
        json: {},
        gets: 400,
        naming: ['className', 'shift', 'section'],
      },
      {
        as: 'editor',
        asks: 'POST /api/studentCounts',
        json: { className: 'Eleven', shift: 'Night', section: 'E' },
        gets: 400,
        naming: ['className', 'shift', 'section'],
      },
      { asks: 'GET /api/studentCounts/Eleven/Night/E', gets: 200, holding: null },
      { asks: 'GET /api/studentCounts/%00/Day/A', gets: 200, holding: null },
      { asks: "GET /api/studentCounts/'/Day/A", gets: 200, holding: null },
      { asks: 'GET /api/studentCounts?before=unknown', gets: 404 },
      { asks: 'GET /api/studentCounts?limit=none', gets: 400, naming: ['limit'] },
      { as: 'editor', asks: 'GET /api/studentCounts?state=all&before=unknown', gets: 404 },
      { as: 'editor', asks: 'GET /api/studentCounts?state=some', gets: 400, naming: ['state'] },
      ...['', '/Six/Morning/A', '/Eleven/Night/E', '/%00/Day/A'].flatMap((path): Scenario[] => [
        { asks: `GET /api/studentCounts${path}?state=all`, gets: 401 },
        {
          asks: `GET /api/studentCounts${path}?state=all`,
          headers: { authorization: 'Bearer forged' },
          gets: 401,
        },
      ]),
    ],
  )
})
