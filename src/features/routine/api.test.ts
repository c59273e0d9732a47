import { afterEach, describe, expect, it } from 'vitest'
import { describeOnBothDatabases, expectStatus, signedInSite } from '../../../tests/build-app.ts'
import { routine } from '../../../tests/records.ts'
import { itAnswers, type Scenario } from '../../../tests/scenarios.ts'
import { addDays } from '@pathshala/bengali/days'
import { dayAt } from '../../words/format.ts'
import type { RoutineRecord } from './schema.ts'

const AT = '/api/routines/Six/Morning/A'
const [period, pause] = routine.periods
const [lesson] = routine.lessons

describeOnBothDatabases('Routines', (database) => {
  const site = signedInSite(database)
  afterEach(async () => {
    for (const { className, shift, section } of await list()) {
      const url = `/api/routines/${className}/${shift}/${section}`
      await site.call(`DELETE ${url}`)
    }
  })

  const list = async () => (await site.request({ url: '/api/routines' })).json<RoutineRecord[]>()
  const find = async () => (await site.request({ url: AT })).json<RoutineRecord | null>()
  const put = (payload: object, url = AT, headers: Record<string, string> = {}) =>
    site.call(`PUT ${url}`, payload, { headers })

  it('are listed by class, section and shift', async () => {
    for (const key of ['Ten/Day/A', 'Six/Day/A', 'Six/Morning/B', 'Six/Morning/A']) {
      await put(routine, `/api/routines/${key}`)
    }
    const keys = (await list()).map((one) => `${one.className}/${one.shift}/${one.section}`)
    expect(keys).toEqual(['Six/Morning/A', 'Six/Day/A', 'Six/Morning/B', 'Ten/Day/A'])
  })

  it('a deleted routine cannot be restored while the section has a new one', async () => {
    const { _id } = (await put(routine)).json<RoutineRecord>()
    await site.call(`DELETE ${AT}`)
    await put(routine)
    const url = `/api/admin/bin/${_id}/restore`
    const refused = await site.call(`POST ${url}`)
    expect(refused.json()).toMatchObject({ status: 409, code: 'section-again' })
    await site.call(`DELETE ${AT}`)
    expect((await site.call(`POST ${url}`)).json()).toMatchObject({
      _id,
    })
  })

  it('if two clerks write the first routine, the second is refused', async () => {
    const first = { 'if-match': '"0"' }
    expect((await put(routine, AT, first)).statusCode).toBe(200)
    const second = await expectStatus(412, put({ ...routine, lessons: [] }, AT, first))
    expect(second.json()).toMatchObject({ current: { version: 1 } })
    expect((await find())?.lessons).toHaveLength(2)
  })

  it('a change of a deleted routine does not create it again', async () => {
    expect((await put(routine, AT, { 'if-match': '"3"' })).statusCode).toBe(404)
    expect(await find()).toBeNull()
  })

  it('a listed teacher has the present name, and the last known name after the deletion', async () => {
    const { _id: teacherId } = (
      await site.call('POST /api/officers', { name: 'রহিমা', designation: 'শিক্ষক' })
    ).json()
    await put({ ...routine, lessons: [{ ...lesson, teacherId, teacher: '' }] })
    expect((await find())?.lessons).toMatchObject([{ teacherId, teacher: 'রহিমা' }])

    const url = `/api/officers/${teacherId}`
    await site.call(`PUT ${url}`, { name: 'রহিমা বেগম' })
    expect((await find())?.lessons).toMatchObject([{ teacherId, teacher: 'রহিমা বেগম' }])
    await put({ ...routine, lessons: [{ ...lesson, teacherId, teacher: '' }] })

    await site.call(`DELETE ${url}`)
    expect((await find())?.lessons).toMatchObject([{ teacherId, teacher: 'রহিমা বেগম' }])
  })

  describe('one teacher for another', () => {
    const addTeacher = async (name: string) => {
      const added = await site.call('POST /api/officers', { name, designation: 'শিক্ষক' })
      return added.json<{ _id: string }>()._id
    }
    const replace = (body: object) =>
      site.call('POST /api/routines/teacher', { teacherId: null, teacher: '', ...body })
    const teachersAt = async (url: string) =>
      (await site.request({ url })).json<RoutineRecord>().lessons.map(({ teacher }) => teacher)

    it('gets all lessons of present and coming routines, and one restore gives them back', async () => {
      const [old, by] = [await addTeacher('রহিমা'), await addTeacher('সালমা')]
      const lessons = [{ ...lesson, teacherId: old, teacher: '' }, routine.lessons[1]]
      const coming = addDays(dayAt(new Date(), 'Asia/Dhaka'), 30)
      await put({ ...routine, lessons })
      await put({ ...routine, lessons, validFrom: coming })
      await put(routine, '/api/routines/Ten/Day/A')
      const changed = await expectStatus(200, replace({ teacherId: old, by }))
      expect(changed.json()).toMatchObject([
        { validFrom: routine.validFrom },
        { validFrom: coming },
      ])
      for (const url of [AT, `${AT}?validFrom=${coming}`])
        expect(await teachersAt(url)).toEqual(['সালমা', ''])
      expect(await teachersAt('/api/routines/Ten/Day/A')).toEqual(['দিলরুবা খাতুন', ''])

      const [entry] = (await site.call('GET /api/admin/history?limit=1')).json<{ _id: string }[]>()
      await expectStatus(200, site.call(`POST /api/admin/history/${entry!._id}/restore`))
      for (const url of [AT, `${AT}?validFrom=${coming}`])
        expect(await teachersAt(url)).toEqual(['রহিমা', ''])
      await site.call(`DELETE ${AT}?validFrom=${coming}`)
    })

    it('gets the lessons of a name that is not in the list, and not those without a teacher', async () => {
      const by = await addTeacher('সালমা')
      await put(routine)
      await expectStatus(200, replace({ teacher: 'দিলরুবা খাতুন', by }))
      expect(await teachersAt(AT)).toEqual(['সালমা', ''])
      expect((await expectStatus(200, replace({ by }))).json()).toEqual([])
    })

    it('is refused if the new teacher is not in the list', async () => {
      await put(routine)
      const refused = await expectStatus(400, replace({ teacher: 'দিলরুবা খাতুন', by: 'unknown' }))
      expect(refused.json()).toMatchObject({ errors: [{ code: 'no-such-teacher', path: 'by' }] })
      expect(await teachersAt(AT)).toEqual(['দিলরুবা খাতুন', ''])
    })
  })

  describe('a routine', () => {
    const refused: [name: string, field: string, input: object][] = [
      ['without periods', 'periods', { periods: [], lessons: [] }],
      [
        'with a time that does not exist',
        'periods.0.from',
        { periods: [{ ...period, from: '25:00' }], lessons: [] },
      ],
      [
        'with a period that ends before it begins',
        'periods.0.to',
        { periods: [{ ...period, to: '07:00' }], lessons: [] },
      ],
      [
        'with two periods at the same time',
        'periods.1.from',
        { periods: [period, { ...period, name: '২য়' }], lessons: [] },
      ],
      ['with a lesson in the break', 'lessons.0.period', { lessons: [{ ...lesson, period: 1 }] }],
      [
        'with a lesson after the last period',
        'lessons.0.period',
        { lessons: [{ ...lesson, period: 3 }] },
      ],
      ['with two lessons at once', 'lessons.1.period', { lessons: [lesson, lesson] }],
      ['with an eighth day', 'lessons.0.day', { lessons: [{ ...lesson, day: 7 }] }],
      [
        'with a lesson without a subject',
        'lessons.0.subject',
        { lessons: [{ ...lesson, subject: '' }] },
      ],
      [
        'with a teacher who is not in the list',
        'lessons.0.teacherId',
        { lessons: [{ ...lesson, teacherId: 'unknown', teacher: '' }] },
      ],
      ['that begins on a day that does not exist', 'validFrom', { validFrom: '2026-02-30' }],
    ]
    itAnswers(
      () => site,
      [
        ...refused.map(([title, field, input]): Scenario => ({
          as: 'editor',
          title,
          asks: `PUT ${AT}`,
          json: { ...routine, ...input },
          gets: 400,
          naming: [field],
        })),
        {
          as: 'editor',
          title: 'with times in Bengali digits',
          asks: `PUT ${AT}`,
          json: {
            ...routine,
            periods: [{ ...period, from: '৭:৩০', to: '৮:০৫' }, pause],
            lessons: [lesson],
          },
          gets: 200,
          holding: { periods: [{ from: '07:30', to: '08:05', isBreak: false }, {}] },
        },
        {
          as: 'editor',
          title: 'without a teacher',
          asks: `PUT ${AT}`,
          json: { ...routine, lessons: [{ ...lesson, teacher: null }] },
          gets: 200,
          holding: { lessons: [{ teacher: '', teacherId: null }] },
        },
        {
          as: 'editor',
          title: 'of an unknown class',
          asks: 'PUT /api/routines/Eleven/Morning/A',
          json: routine,
          gets: 400,
          naming: ['className'],
        },
        { asks: 'GET /api/routines/Eleven/Morning/A', gets: 200, holding: null },
      ],
    )
  })
})
