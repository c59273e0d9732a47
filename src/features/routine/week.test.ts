import { describe, expect, it } from 'vitest'
import { routine } from '../../../tests/records.ts'
import type { RoutineRecord, SectionKey } from './schema.ts'
import { weekOfSection, weekOfTeacher } from './week.ts'

const period = (name: string, from: string, to: string) => ({ name, from, to, isBreak: false })

/** Lessons are `[day, period]`, all by the same teacher. */
function made(
  key: Partial<SectionKey>,
  periods: RoutineRecord['periods'],
  lessons: [number, number][],
) {
  const section = { className: 'Six', shift: 'Morning', section: 'A', ...key } as const
  return {
    ...section,
    _id: Object.values(section).join(),
    validFrom: '2026-01-01',
    periods,
    lessons: lessons.map(([day, at]) => ({
      day,
      period: at,
      subject: 'গণিত',
      teacherId: 't',
      teacher: 'নাসরিন জাহান',
    })),
  }
}

describe('the week of a section', () => {
  it('has days from Saturday on, periods, and separate breaks', () => {
    const lessons = [0, 6, 4].flatMap((day) =>
      routine.lessons.filter((one) => one.period === 2).map((one) => ({ ...one, day })),
    )
    const week = weekOfSection({ ...made({}, [], []), periods: routine.periods, lessons })
    expect(week.days.map(({ weekday }) => weekday)).toEqual([6, 0, 4])
    expect(week.columns.map(({ name, isBeforeBreak }) => [name, isBeforeBreak])).toEqual([
      ['১ম', true],
      ['২য়', false],
    ])
    expect(week.breaks.map(({ name }) => name)).toEqual(['টিফিন'])
    for (const { cells } of week.days) {
      expect(cells.map((cell) => cell.map(({ lesson }) => lesson.subject))).toEqual([[], ['গণিত']])
    }
  })

  it('is empty without lessons', () => {
    const week = weekOfSection(made({}, routine.periods, []))
    expect(week.days).toEqual([])
    expect(week.columns).toHaveLength(2)
  })
})

describe('the week of a teacher', () => {
  const morning = [period('১ম', '07:30', '08:05'), period('২য়', '08:05', '08:40')]

  it('has the lessons of all sections at their times, and no lessons of other teachers', () => {
    const six = made({}, morning, [[0, 0]])
    const day = made({ shift: 'Day' }, [period('১ম', '12:15', '12:50')], [[1, 0]])
    const other = { ...made({ section: 'B' }, morning, [[0, 1]]) }
    other.lessons[0]!.teacherId = 'u'
    const week = weekOfTeacher([day, six, other], 't')
    expect(week.columns.map(({ from }) => from)).toEqual(['07:30', '12:15'])
    const places = week.days.map(({ weekday, cells }) => [
      weekday,
      ...cells.map((cell) => cell.map(({ routine: { shift } }) => shift)),
    ])
    expect(places).toEqual([
      [0, ['Morning'], []],
      [1, [], ['Day']],
    ])
    expect(weekOfTeacher([six], 'u').days).toEqual([])
  })

  it('marks lessons at the same time, also if the periods of the sections differ', () => {
    const six = made({}, morning, [
      [0, 0],
      [0, 1],
      [1, 0],
    ])
    const same = made({ section: 'B' }, morning, [[1, 0]])
    const longer = made({ className: 'Ten' }, [period('১ম', '08:00', '08:45')], [[0, 0]])
    const marks = weekOfTeacher([six, same, longer], 't').days.map(({ cells }) =>
      cells.map((cell) => cell.map(({ isClash }) => isClash)),
    )
    expect(marks).toEqual([
      [[true], [true], [true]],
      [[true, true], [], []],
    ])
    const touching = weekOfTeacher([six], 't').days[0]!.cells.flat()
    expect(touching.map(({ isClash }) => isClash)).toEqual([false, false])
  })

  it('names a time only if its sections agree', () => {
    const six = made({}, morning, [[0, 0]])
    const named = (name: string) => made({ section: 'B' }, [{ ...morning[0]!, name }], [[1, 0]])
    const nameWith = (name: string) => weekOfTeacher([six, named(name)], 't').columns[0]!.name
    expect(nameWith('১ম')).toBe('১ম')
    expect(nameWith('প্রথম')).toBe('')
  })
})
