/** “বিষয়: …” of a paper. Without the sign, the word is the head of a column. */
export const SUBJECT = /^বিষয়\s*[:ঃ：-]+/m
/** The same, also in English. In a longer text, `Sub-` can begin another word. */
const SUBJECT_LINE = /^(?:বিষয়|subject|sub)\s*[:ঃ：-]+\s*/iu
/** The line of the memo number, which is often the last one of a letterhead. */
export const MEMO = /^স্মারক/m
const HAS_MEMO = /স্মারক/
/** Words of a letterhead: who writes, and where. */
const OF_LETTERHEAD =
  /বিদ্যালয়|বিদ্যাপীঠ|বিদ্যানিকেতন|স্কুল|কলেজ|মাদ্রাসা|গণপ্রজাতন্ত্রী|বাংলাদেশ সরকার|অধিদপ্তর|মন্ত্রণালয়|শিক্ষা বোর্ড|কার্যালয়|স্থাপিত|ডাকঘর|উপজেলা|জেলা\s*[:ঃ]|স্মারক|তারিখ|ফোন|মোবাইল|ই-?মেইল|ইআইআইএন|\b(?:schools?|college|madrasah?|government of|ministry of|board of|office of|established|estd|phone|mobile|tel|e-?mail|eiin|memo|date|www)\b|@|https?:/iu
const LETTERHEAD_LINES = 8
const LETTERHEAD = /^.{0,60}(?:স্মারক\s|ইআইআইএন|EIIN).{0,60}$/
const LETTERHEAD_LETTERS = 150
/** A line that a letterhead begins with. */
const SENDER = /^.{0,60}(?:বিদ্যাল|স্কুল|কলেজ|মাদ্রাসা|school|college|madrasah|ইআইআইএন|EIIN)/i
/** The first line of a letterhead. A machine that reads a paper can put it elsewhere. */
const GOVERNMENT = /^\s*গণপ্রজাতন্ত্রী বাংলাদেশ সরকার\s*$/gm
const SCHOOL_NUMBER =
  /(?:E\.?I\.?I\.?N\.?|ই\.?আই\.?আই\.?এন\.?)[^\p{L}\p{Nd}]{0,6}(?:(?:নং|নম্বর|নাম্বার|কোড|no|code|number)[^\p{L}\p{Nd}]{0,6})?\p{Nd}{6}(?!\p{Nd})/giu

/** What a line “Subject: …” says. */
export function subjectOf(line: string): string | undefined {
  const text = SUBJECT_LINE.test(line) ? line.replace(SUBJECT_LINE, '').trim() : ''
  return text === '' ? undefined : text
}

/** Whether a line or a title has words of a letterhead. */
export function isOfLetterhead(text: string): boolean {
  return OF_LETTERHEAD.test(text)
}

/** Forms and sheets have a letterhead, but no subject. A typed text can begin with its memo number. */
export function belowLetterhead(text: string): string {
  const lines = text.split('\n')
  return (
    lines
      .slice(lastOfLetterhead(lines) + 1)
      .join('\n')
      .trim() || text
  )
}

/** The school's name and place in a letterhead would make each paper a hit. The memo number stays. */
export function withoutLetterhead(text: string): string {
  const lines = text.replace(GOVERNMENT, '').split('\n')
  const head = lines.slice(0, lastOfLetterhead(lines) + 1)
  const first = head.findIndex((line) => SENDER.test(line))
  const isHead = head.slice(first).every(isHeadLine)
  if (first === -1 || !isHead) return withoutSchoolNumber(lines.join('\n'))
  const kept = head.filter((line, index) => index < first || HAS_MEMO.test(line))
  return withoutSchoolNumber([...kept, ...lines.slice(head.length)].join('\n'))
}

/** Sentences are no letterhead. */
function isHeadLine(line: string): boolean {
  return line.length <= LETTERHEAD_LETTERS && !/[।?!]/.test(line)
}

/** The index of its last line; -1 if a text has none. */
function lastOfLetterhead(lines: string[]): number {
  return lines.slice(0, LETTERHEAD_LINES).findLastIndex((line) => LETTERHEAD.test(line))
}

/** The school's number in a letterhead would make each paper a hit. A sentence about it is one. */
function withoutSchoolNumber(text: string): string {
  let lines = 0
  return text.replace(/^.*\S.*$/gm, (line) => {
    lines += 1
    const isHead = lines <= LETTERHEAD_LINES && isHeadLine(line)
    return isHead ? line.replace(SCHOOL_NUMBER, ' ') : line
  })
}
