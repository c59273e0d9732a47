import { type DayOrder, type DayProblem, parseDays } from '../../tables/parse-day.ts'
import type { Day } from '../../words/days.ts'
import { toLatinDigits } from '../../words/digits.ts'

const SEPARATORS = String.raw`[\s._/-]`
/** `2025-03-12`, `05.01.2025`, `20250110`, `২৫ মার্চ ২০২৪`. The digits are Latin. */
const DAYS = [
  new RegExp(String.raw`(?<!\d)\d{4}(?:-\d{1,2}-|\.\d{1,2}\.|_\d{1,2}_)\d{1,2}(?!\d)`),
  new RegExp(String.raw`(?<!\d)\d{1,2}(?:-\d{1,2}-|\.\d{1,2}\.|_\d{1,2}_)\d{4}(?!\d)`),
  /(?<!\d)(?:19|20)\d{6}(?!\d)/,
  new RegExp(String.raw`(?<!\d)\d{1,2}${SEPARATORS}+[\p{L}\p{M}]+${SEPARATORS}+\d{4}(?!\d)`, 'u'),
]
/** File names from cameras, scanners and telephones. */
const MACHINE_NAME = /^(?:img|dsc|scan|image|photo|doc|document|whatsapp image)?[\s\d()._-]*$/i

interface NamedDay {
  title: string
  day?: Day
  problem?: DayProblem
}

/** The day and the title in the name of a file. The name has no extension. */
export function readName(name: string, order: DayOrder): NamedDay {
  const written = toLatinDigits(name)
  const whole = tidy(name)
  const match = DAYS.map((pattern) => pattern.exec(written)).find((found) => found !== null)
  if (!match) return { title: whole }
  const [text] = match
  const days = parseDays(dayText(text), { order })
  // The fourth pattern also finds other words between two numbers.
  if ('problem' in days) {
    return days.problem === 'not-a-day' ? { title: whole } : { title: whole, problem: days.problem }
  }
  // Bengali digits have the same length as Latin digits.
  const rest = `${name.slice(0, match.index)} ${name.slice(match.index + text.length)}`
  return { title: MACHINE_NAME.test(tidy(rest)) ? whole : tidy(rest), day: days.from }
}

function dayText(text: string): string {
  const digits = /^(\d{4})(\d\d)(\d\d)$/.exec(text)
  return digits ? digits.slice(1).join('-') : text.replaceAll('_', '-')
}

function tidy(text: string): string {
  return text
    .replaceAll('_', ' ')
    .replace(/^[\s.,–-]+|[\s.,–-]+$/g, '')
    .replace(/\s+/g, ' ')
}
