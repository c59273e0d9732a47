import { describe, expect, it } from 'vitest'
import { type BanglaDay, toBanglaDay } from './bangla-calendar.ts'

const at = (iso: string): string => {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number]
  const bangla = toBanglaDay(year, month, day)
  return `${bangla.year}-${bangla.month}-${bangla.day}`
}

describe('The Bangla calendar of Bangladesh', () => {
  it.each([
    ['2026-11-19', '1433-8-4', 'the day of the design'],
    ['2026-04-14', '1433-1-1', 'new year'],
    ['2026-04-13', '1432-12-30', 'the last day of a year'],
    ['2025-04-14', '1432-1-1', 'new year'],
    ['2024-04-13', '1430-12-30', 'the last day of a year with a leap day'],
    ['2024-04-14', '1431-1-1', 'new year'],
    ['2026-12-16', '1433-9-1', 'Victory Day, 1 Poush'],
    ['1971-12-16', '1378-9-1', 'Victory Day, 1 Poush'],
    ['2026-02-21', '1432-11-8', 'Language Day, 8 Falgun'],
    ['2024-02-21', '1430-11-8', 'Language Day, 8 Falgun'],
    ['2026-03-26', '1432-12-12', 'Independence Day, 12 Choitro'],
    ['2024-03-26', '1430-12-12', 'Independence Day, 12 Choitro'],
    ['2026-05-08', '1433-1-25', 'Rabindranath’s birthday, 25 Boishakh'],
    ['2026-05-25', '1433-2-11', 'Nazrul’s birthday, 11 Joishtho'],
    ['2026-10-16', '1433-6-31', 'the last of six months of 31 days'],
    ['2026-10-17', '1433-7-1', '1 Kartik'],
    ['2024-02-29', '1430-11-16', 'a leap day'],
    ['2024-03-14', '1430-11-30', 'the thirtieth of Falgun'],
    ['2024-03-15', '1430-12-1', '1 Choitro'],
    ['2026-03-14', '1432-11-29', 'the last of Falgun'],
    ['2026-03-15', '1432-12-1', '1 Choitro'],
    ['2100-03-14', '1506-11-29', 'not a leap year, because 2100 is not divisible by 400'],
    ['2000-03-14', '1406-11-30', 'a leap year, because 2000 is divisible by 400'],
  ])('has %s for %s: %s', (gregorian, bangla) => {
    expect(at(gregorian)).toBe(bangla)
  })

  it('skips no day and repeats none in 40 years', () => {
    const start = Date.UTC(2000, 3, 14)
    let before: BanglaDay = { year: 1406, month: 12, day: 30 }
    for (let index = 0; index < 40 * 365; index += 1) {
      const date = new Date(start + index * 86_400_000)
      const day = toBanglaDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
      const isNext =
        day.year === before.year && day.month === before.month && day.day === before.day + 1
      const isNextMonth =
        day.day === 1 &&
        day.year * 12 + day.month === before.year * 12 + before.month + 1 &&
        before.day >= 29
      expect(isNext || isNextMonth, date.toISOString()).toBe(true)
      before = day
    }
  })
})
