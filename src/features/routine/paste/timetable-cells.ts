import { toLatinDigits } from '@pathshala/bengali/digits'
import { parseClock } from '../../../words/hours.ts'
import { ordinalName } from '../timetable.ts'

/** The heading of a column, with the name and the times of its period. Times are `HH:MM`, or absent. */
export interface Heading {
  name: string
  from?: string
  to?: string
  isBreak: boolean
}

const TIME = /(\d{1,2})\s*[:.]\s*(\d{2})(?!\d)/g
/** Signs and words that belong to the times. */
const TIME_SIGNS = /[()[\]–—−-]/g
const TIME_WORDS =
  /(?<=^|\s)(a\.?m\.?|p\.?m\.?|to|থেকে|হতে|সকাল|দুপুর|বিকাল|বিকেল|টা|মি|মিনিট)(?=\s|$)/gi
const BREAK =
  /টিফিন|বিরতি|নামাজ|নামায|সমাবেশ|অ্যাসেম্বলি|tiffin|break|recess|lunch|prayer|interval|assembly/i

/** `১ম ৭:৩০–৮:০৫`, `1st period (7.30 - 8.05)`, `টিফিন` and similar, in one or more lines. */
export function parseHeading(text: string): Heading {
  const plain = toLatinDigits(text)
  const times = Array.from(plain.matchAll(TIME), ([time]) => parseClock(time))
  // Digits of any script are one character each, so positions in both texts are the same.
  let name = text
  for (const { index, 0: time } of [...plain.matchAll(TIME)].reverse()) {
    name = `${name.slice(0, index)} ${name.slice(index + time.length)}`
  }
  const [from, to] = times
  return {
    name: nameOf(times.length > 0 ? name.replace(TIME_SIGNS, ' ').replace(TIME_WORDS, ' ') : name),
    ...(from !== undefined && to !== undefined && from < to && { from, to }),
    isBreak: isBreak(text),
  }
}

export function isBreak(text: string): boolean {
  return BREAK.test(text)
}

/** A number alone becomes an ordinal. */
function nameOf(text: string): string {
  const name = text.replace(/\s+/g, ' ').trim()
  const number = Number(toLatinDigits(name))
  return (name !== '' && ordinalName(number - 1)) || name
}

/** Whether a cell is the heading of a period, and not a lesson. */
export function isHeading(text: string): boolean {
  const plain = toLatinDigits(text).trim()
  return (
    plain.match(TIME) !== null ||
    isBreak(text) ||
    /^\d{1,2}\s*(ম|য\u09BC|র্থ|ষ্ঠ|st|nd|rd|th)?(\s*(ঘণ্টা|ঘন্টা|পিরি\S+|period|hour))?$/i.test(plain)
  )
}

/** Texts in brackets that belong to the subject. Any other text in brackets is a teacher. */
const OF_SUBJECT =
  /^(ব্যবহারিক|ব্যাবহারিক|তত্ত্বী\S+|practical|theory|পত্র|paper|ইসলাম|হিন্দু|বৌদ্ধ|খ্রিষ্টান|খ্রিস্টান|নৈর্বাচনিক|ঐচ্ছিক|optional|এমসিকিউ|mcq|[\d০-৯]+(ম|য\u09BC|র্থ|ষ্ঠ|st|nd|rd|th)?( ?(পত্র|paper))?)$/i

/** A sign in brackets for a lesson without a teacher. */
export const NO_TEACHER = '–'

/** The text of cells without a lesson, and of brackets without a teacher. */
const NOTHING = /^[-–—−×x*.\s]*$/i

export interface ParsedLesson {
  subject: string
  teacher: string
}

/**
 * `বিষয় (শিক্ষক)`, or the subject and the teacher in two lines. Undefined if there is no lesson.
 * `isTeacher` recognises names of the list of officers.
 */
export function parseLesson(
  text: string,
  isTeacher: (name: string) => boolean,
): ParsedLesson | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => !NOTHING.test(line))
  const last = lines[lines.length - 1]
  if (last === undefined) return undefined
  const bracketed = parseBrackets(lines.join(' '), isTeacher)
  if (bracketed) return bracketed
  if (lines.length === 1 || isSubjectPart(last)) return { subject: lines.join(' '), teacher: '' }
  return { subject: lines.slice(0, -1).join(' '), teacher: unwrap(last) }
}

function parseBrackets(
  line: string,
  isTeacher: (name: string) => boolean,
): ParsedLesson | undefined {
  const [, subject, inside] = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/.exec(line) ?? []
  if (subject === undefined || inside === undefined) return undefined
  const name = inside.trim()
  if (OF_SUBJECT.test(name) && !isTeacher(name)) return undefined
  return { subject, teacher: NOTHING.test(name) ? '' : name }
}

/** The last line of a subject that is written in two lines. */
function isSubjectPart(line: string): boolean {
  return OF_SUBJECT.test(unwrap(line))
}

function unwrap(line: string): string {
  return line.replace(/^[([]\s*([^()[\]]+?)\s*[)\]]$/, '$1')
}
