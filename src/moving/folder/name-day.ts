import { countWords } from '../../files/title-of-name.ts'
import { type DayOrder, type DayProblem, parseDays } from '@pathshala/tables/parse-day'
import type { Day } from '@pathshala/bengali/days'
import { toLatinDigits } from '@pathshala/bengali/digits'

const SEPARATORS = String.raw`[\s._/-]`
/** `2025-03-12`, `05.01.2025`, `20250110`, `28-11-26`, `২৫ মার্চ ২০২৪`. The digits are Latin. */
const DAYS = [
  new RegExp(String.raw`(?<!\d)\d{4}(?:-\d{1,2}-|\.\d{1,2}\.|_\d{1,2}_)\d{1,2}(?!\d)`),
  new RegExp(String.raw`(?<!\d)\d{1,2}(?:-\d{1,2}-|\.\d{1,2}\.|_\d{1,2}_)\d{4}(?!\d)`),
  /(?<!\d)(?:19|20)\d{6}(?!\d)/,
  /(?<!\d)\d{1,2}([-.])\d{1,2}\1\d\d(?![\d-])/,
  new RegExp(String.raw`(?<!\d)\d{1,2}${SEPARATORS}+[\p{L}\p{M}]+${SEPARATORS}+\d{4}(?!\d)`, 'u'),
]

interface NamedDay {
  /** Empty for the name of a phone, a scanner or an app. */
  title: string
  day?: Day
  problem?: DayProblem
}

/** The day and the title in the name of a file. The name has no extension. */
export function readName(name: string, order: DayOrder): NamedDay {
  const written = toLatinDigits(name)
  const whole = titleIn(name)
  const match = DAYS.map((pattern) => pattern.exec(written)).find((found) => found !== null)
  if (!match) return { title: whole }
  const [text] = match
  const days = readDays(dayText(text), order)
  // The last pattern also finds other words between two numbers.
  if ('problem' in days) {
    return days.problem === 'not-a-day' ? { title: whole } : { title: whole, problem: days.problem }
  }
  // Bengali digits have the same length as Latin digits.
  const rest = `${name.slice(0, match.index)} ${name.slice(match.index + text.length)}`
  return { title: titleIn(rest), day: days.from }
}

/** In the other order, if the day does not exist in this one: phones follow their own language. */
function readDays(text: string, order: DayOrder): ReturnType<typeof parseDays> {
  const days = parseDays(text, { order })
  if (!('problem' in days) || days.problem !== 'no-such-day') return days
  const other = parseDays(text, { order: order === 'day-first' ? 'month-first' : 'day-first' })
  return 'problem' in other ? days : other
}

function titleIn(name: string): string {
  const title = tidy(name)
  return countWords(title) === 0 ? '' : title
}

function dayText(text: string): string {
  const digits = /^(\d{4})(\d\d)(\d\d)$/.exec(text)
  return digits ? digits.slice(1).join('-') : text.replaceAll('_', '-')
}

function tidy(text: string): string {
  return text
    .replaceAll('_', ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,–-]+|[\s.,–-]+$/g, '')
}
