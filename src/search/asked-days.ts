import { findMonth, foldCell, parseWeekday } from '@pathshala/tables/read-cell'
import {
  addDays,
  type Day,
  isWithin,
  monthName,
  monthOf,
  SCHOOL_WEEK,
  shortWeekdayName,
  weekdayName,
  weekdayOf,
  yearOf,
} from '@pathshala/bengali/days'
import { foldAlike, foldedWords, foldExact } from '@pathshala/bengali/fold'
import { soundOf } from '@pathshala/bengali/sound'

/** The days that the words of a query name. */
export interface AskedDays {
  /** Whether an entry of the calendar is on one of the days. */
  has: (range: { from: Day; to: Day }) => boolean
  /** A day, and not a month or a weekday, which alone can be about anything. */
  isExact: boolean
  /** The words of the query that do not name it. */
  others: string[]
}

const AWAY = new Map(
  (
    [
      [0, 'আজ আজকে আজকের aj ajke ajker aaj today'],
      [1, 'কাল কালকে কালকের আগামীকাল kal kalke kalker agamikal tomorrow'],
      [2, 'পরশু পরশুদিন porshu'],
    ] as const
  ).flatMap(([days, words]) => foldedWords(words).map((word) => [word, days])),
)
const COMING = new Set(foldedWords('আগামী সামনের পরের agami samner porer next coming this এই'))
const DAY_OF_MONTH = /^(\d{1,2})(?:লা|রা|ঠা|শে|ই|e|she|i|st|nd|rd|th)?$/
const YEAR = /^20\d\d$/
/** A shorter sound belongs to other words too. */
const MIN_SOUND = 4

const WEEKDAY_SOUNDS = soundsOf(SCHOOL_WEEK, (day) => [
  weekdayName(day, 'bn'),
  shortWeekdayName(day, 'bn'),
])
const MONTH_SOUNDS = soundsOf(
  Array.from({ length: 12 }, (_, index) => index + 1),
  (month) => [monthName(month, 'bn')],
)

/** `16 december`, ২১শে ফেব্রুয়ারি ২০২৭, আগামী রবিবার, কাল, ডিসেম্বরে. */
export function readDays(words: readonly string[], today: Day): AskedDays | undefined {
  const at = words.findIndex((word) => monthOfWord(word) > 0)
  if (at >= 0) return ofMonth(words, at)
  const away = words.find((word) => AWAY.has(foldAlike(word)))
  if (away !== undefined) {
    const day = addDays(today, AWAY.get(foldAlike(away))!)
    return { has: (range) => isWithin(day, range), isExact: true, others: without(words, [away]) }
  }
  const named = words.find((word) => weekdayOfWord(word) !== undefined)
  if (named === undefined) return undefined
  const coming = words.filter((word) => COMING.has(foldAlike(word)))
  const first = coming.length > 0 ? addDays(today, 1) : today
  const day = addDays(first, (weekdayOfWord(named)! - weekdayOf(first) + 7) % 7)
  return {
    has: (range) => isWithin(day, range),
    isExact: coming.length > 0,
    others: without(words, [named, ...coming]),
  }
}

function ofMonth(words: readonly string[], at: number): AskedDays {
  const month = monthOfWord(words[at]!)
  const beside = [words[at - 1], words[at + 1]]
  const number = beside.find((word) => word !== undefined && DAY_OF_MONTH.test(word))
  const year = words.find((word) => YEAR.test(word))
  const others = without(words, [words[at]!, number, year])
  const isYear = (day: Day) => year === undefined || yearOf(day) === Number(year)
  const inTwo = (part: number) => String(part).padStart(2, '0')
  if (number === undefined) {
    return {
      has: ({ from, to }) => [from, to].some((day) => monthOf(day) === month && isYear(day)),
      isExact: false,
      others,
    }
  }
  const dayAndMonth = `${inTwo(month)}-${inTwo(Number(DAY_OF_MONTH.exec(number)![1]))}`
  return {
    has: (range) =>
      [range.from, range.to].some((day) => {
        const asked = `${yearOf(day)}-${dayAndMonth}`
        return isYear(asked) && isWithin(asked, range)
      }),
    isExact: true,
    others,
  }
}

function monthOfWord(exact: string): number {
  // "may" and মে alone are seldom the month.
  return findMonth(foldCell(exact)) || (MONTH_SOUNDS.get(soundOf(exact)) ?? 0)
}

function weekdayOfWord(exact: string): number | undefined {
  const stem = exact.replace(/(?<=বার)(?:ে|ের|টা)$/, '')
  return (
    parseWeekday(stem) ?? (/^[a-z]+$/.test(exact) ? WEEKDAY_SOUNDS.get(soundOf(exact)) : undefined)
  )
}

function without(words: readonly string[], left: (string | undefined)[]): string[] {
  return words.filter((word) => !left.includes(word))
}

function soundsOf(
  numbers: readonly number[],
  namesOf: (number: number) => string[],
): Map<string, number> {
  return new Map(
    numbers.flatMap((number) =>
      namesOf(number)
        .map((name) => soundOf(foldExact(name)))
        .filter((sound) => sound.length >= MIN_SOUND)
        .map((sound): [string, number] => [sound, number]),
    ),
  )
}
