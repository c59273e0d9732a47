import { afterEach, expect, it } from 'vitest'
import { describeOnBothDatabases, expectStatus, signedInSite } from '../../../tests/build-app.ts'
import { expectProblem } from '../../../tests/scenarios.ts'
import { describeYear } from './describe-year.ts'
import { COUNT_FIELDS } from './fields.ts'
import type { StudentCountInput, StudentCountRecord } from './schema.ts'

const YEARS = '/api/studentCounts/years'

describeOnBothDatabases('The counts of a closed school year', (database) => {
  const site = signedInSite(database)

  const send = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
    site.call(`${method} ${url}`, payload)
  const add = (counts: StudentCountInput[]) =>
    site.services.write(async ({ studentCounts }) => {
      for (const count of counts) await studentCounts.create(count)
    })
  const read = async <T>(url: string) => (await site.call(`GET ${url}`)).json<T>()
  const list = () => read<StudentCountRecord[]>('/api/studentCounts?state=all')
  // Also after a failed test, so that the next one finds an empty site.
  afterEach(async () => {
    await site.services.write(async ({ studentCounts, studentYears }) => {
      for (const { _id } of await studentCounts.list()) await studentCounts.remove(_id)
      for (const { year } of await studentYears.list()) await studentYears.update(year, null)
    })
  })

  const six = { className: 'Six', shift: 'Morning', section: 'A', girls: 40, muslim: 38 } as const
  const seven = { ...six, className: 'Seven', girls: 51, boys: 2 } as const
  const ten = { ...six, className: 'Ten', girls: 46, science: 20 } as const

  it('are an empty list before the first year is kept', async () => {
    expect((await expectStatus(200, site.request({ url: YEARS }))).json()).toEqual([])
  })

  it('are kept whole, and visitors see their totals, newest first', async () => {
    await add([six, seven, ten])
    const before = await list()
    expect((await send('POST', YEARS, { year: 2025 })).statusCode).toBe(201)
    expect((await send('POST', YEARS, { year: 2026 })).statusCode).toBe(201)
    expect(await list()).toEqual(before)
    const years = (await site.request({ url: YEARS })).json<object[]>()
    expect(years).toEqual(
      [2026, 2025].map((year) => ({
        year,
        takenOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        total: 139,
        girls: 137,
        boys: 2,
        byClass: [
          { className: 'Six', total: 40 },
          { className: 'Seven', total: 53 },
          { className: 'Ten', total: 46 },
        ],
      })),
    )
    const whole = await read<{ sections: object[] }>(`${YEARS}/2026`)
    expect(whole.sections).toEqual(
      before.map(
        ({ _id, year: _____, updatedAt: __, version: ___, isSample: ____, ...rest }) => rest,
      ),
    )
    expect((await site.request({ url: `${YEARS}/2026` })).statusCode).toBe(401)
    const { payload } = await site.request({ url: '/studentcount' })
    expect(payload).toContain('আগের বছর')
    expect(payload).toMatch(/২০২৬:<\/b> মোট ১৩৯,/)
  })

  it('are never overwritten, and need counts and a year', async () => {
    expectProblem(await send('POST', YEARS, { year: 2026 }), 409)
    await add([six])
    expect((await send('POST', YEARS, { year: 2026 })).statusCode).toBe(201)
    await add([seven])
    expectProblem(await send('POST', YEARS, { year: 2026 }), 409)
    expect((await read<object[]>(YEARS))[0]).toMatchObject({ total: 40 })
    expect(await list()).toHaveLength(2)
    for (const body of [{}, { year: 'soon' }, { year: 26 }, { year: 2027, counts: 'burn' }])
      expectProblem(await send('POST', YEARS, body), 400)
    for (const year of ['2024', 'x', '2026.5']) {
      expectProblem(await send('DELETE', `${YEARS}/${year}`), 404)
      expect((await site.call(`GET ${YEARS}/${year}`)).statusCode).toBe(404)
    }
  })

  it('are undone by DELETE, and the present counts stay', async () => {
    await add([six, seven])
    const before = await list()
    await send('POST', YEARS, { year: 2026 })
    expect((await send('DELETE', `${YEARS}/2026`)).statusCode).toBe(204)
    expect(await read(YEARS)).toEqual([])
    expect(await list()).toEqual(before)
    expectProblem(await send('DELETE', `${YEARS}/2026`), 404)
  })

  it('hide small numbers if the site protects them', async () => {
    await add([
      { ...six, girls: 40, boys: 3 },
      { ...six, section: 'B', girls: 50 },
      { ...seven, girls: 3, boys: 0 },
    ])
    await send('POST', YEARS, { year: 2026 })
    const protect = (protectsSmallNumbers: boolean) =>
      site.services.write(({ site: texts }) => texts.update({ protectsSmallNumbers }))
    await protect(true)
    const hidden = {
      total: 93,
      girls: null,
      boys: null,
      byClass: [
        { className: 'Six', total: 93 },
        { className: 'Seven', total: null },
      ],
    }
    expect((await read<object[]>(YEARS))[0]).toMatchObject(hidden)
    await protect(false)
    expect((await read<object[]>(YEARS))[0]).toMatchObject({ total: 96, girls: 93, boys: 3 })
  })

  it('are in the export, a row for each section', async () => {
    await add([six, seven])
    await send('POST', YEARS, { year: 2026 })
    expect(await read<object[]>('/api/export/studentYears.json')).toMatchObject([
      { year: 2026, className: 'Six', girls: 40, muslim: 38 },
      { year: 2026, className: 'Seven', girls: 51, boys: 2 },
    ])
  })
})

it('shows no total under 5 of any number of girls and boys', () => {
  const zeros = Object.fromEntries(COUNT_FIELDS.map((field) => [field, 0])) as Record<
    (typeof COUNT_FIELDS)[number],
    number
  >
  for (let girls = 0; girls < 12; girls += 1) {
    for (let boys = 0; boys < 12; boys += 1) {
      const section = { className: 'Six', shift: 'Day', section: 'A', ...zeros } as const
      const sections = [
        { ...section, girls, boys },
        { ...section, section: 'B' as const, girls: 20, boys: 7 },
      ]
      const year = describeYear({ year: 2026, takenOn: '2026-12-31', sections }, true)
      const totals = [year.total, year.girls, year.boys, ...year.byClass.map(({ total }) => total)]
      for (const total of totals) expect(total === null || total === 0 || total >= 5).toBe(true)
      expect(year.girls === null).toBe(year.boys === null)
    }
  }
})
