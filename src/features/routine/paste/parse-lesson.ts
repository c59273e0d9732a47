/** What a bracket says about a subject; anything else in brackets is a teacher. */
const OF_SUBJECT =
  /^(ব্যবহারিক|ব্যাবহারিক|তত্ত্বী\S+|practical|theory|পত্র|paper|ইসলাম|হিন্দু|বৌদ্ধ|খ্রিষ্টান|খ্রিস্টান|নৈর্বাচনিক|ঐচ্ছিক|optional|এমসিকিউ|mcq|[\d০-৯]+(ম|য\u09BC|র্থ|ষ্ঠ|st|nd|rd|th)?( ?(পত্র|paper))?)$/i

/** In the brackets of a teacher. */
export const NO_TEACHER = '–'

/** Cells that stand for no lesson, and brackets that stand for no teacher. */
const NOTHING = /^[-–—−×x*.\s]*$/i

export interface ParsedCell {
  subject: string
  teacher: string
}

/**
 * `বিষয় (শিক্ষক)`, or the subject and the teacher in two lines. Undefined if there is no lesson.
 * `isTeacher` recognises names of the list of officers.
 */
export function parseCell(
  text: string,
  isTeacher: (name: string) => boolean,
): ParsedCell | undefined {
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

function parseBrackets(line: string, isTeacher: (name: string) => boolean): ParsedCell | undefined {
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
