import { foldCell, patternOf } from '../../tables/read-cell.ts'
import type { CalendarKind } from './kinds.ts'

/** The content of a column, by its heading. Cells with a kind or a shift need no heading. */
export type Column = 'days' | 'title' | 'note' | 'count' | 'closed' | 'moon' | 'nothing'

/** The first match counts. */
const HEADINGS: [Column, RegExp][] = [
  ['nothing', patternOf('^ক্র|^সংখ্যা$|^sl|^serial|^no\\.?$|^#$|বাংলা|বঙ্গাব্দ|^বার$|^weekday$')],
  ['moon', patternOf('চাঁদ|moon')],
  ['closed', patternOf('^বন্ধ\\??$|(?:বিদ্যালয়|ক্লাস) বন্ধ|^closed')],
  ['note', patternOf('মন্তব্য|টীকা|নোট|^কথা|^notes?$|^remarks?$')],
  ['count', patternOf('দিন ?সংখ্যা|^মোট|^কত দিন$|ছুটির সংখ্যা|^total|^(?:no\\.?|number) of |^days$')],
  [
    'days',
    patternOf('তারিখ|সময়|^দিন$|^কবে$|^শুরু|^শেষ|^(?:প্রথম|শেষ) দিন$|(?:dates?|period)$|^from$|^to$'),
  ],
  [
    'title',
    patternOf('নাম|উপলক্ষ|বিবরণ|^বিষয়$|^কী$|^ছুটি$|title|name|occasion|event|holiday|description'),
  ],
]

const KINDS: [CalendarKind, RegExp][] = [
  ['holiday', patternOf('^(?:সরকারি |সাধারণ )?ছুটি$|^holiday$')],
  ['exam', patternOf('^পরীক্ষা$|^exam(?:ination)?s?$')],
  ['event', patternOf('^অনুষ্ঠান$|^event$')],
  ['closure', patternOf('^(?:হঠাৎ )?বন্ধ$|^clos(?:ed|ure)$')],
]

/** Words in titles of exams and events, which lists of holidays also contain. */
const NOT_HOLIDAYS: [CalendarKind, RegExp][] = [
  ['exam', patternOf('পরীক্ষা|মূল্যায়ন|(?:^| )exam')],
  [
    'event',
    patternOf(
      '(?:^| )উৎসব|ক্রীড়া|প্রতিযোগিতা|অনুষ্ঠান|সভা|সমাবেশ|বরণ|বিতরণ|মেলা|জয়ন্তী|meeting|sports|fair|function',
    ),
  ],
]

export function columnOf(heading: string): Column | undefined {
  const text = foldCell(heading)
  return HEADINGS.find(([, words]) => words.test(text))?.[0]
}

/** Undefined if the cell does not name a kind. */
export function kindNamed(cell: string): CalendarKind | undefined {
  return KINDS.find(([, words]) => words.test(foldCell(cell)))?.[0]
}

/** The most likely kind of an entry with this title. */
export function kindOfTitle(title: string): CalendarKind {
  return NOT_HOLIDAYS.find(([, words]) => words.test(foldCell(title)))?.[0] ?? 'holiday'
}

const MOON =
  /\*+|[([]?\s*চাঁদ দেখা[^)\]]*[)\]]?|[([]?\s*(?:subject to )?(?:the )?(?:sighting of )?(?:the )?\bmoon\b[^)\]]*[)\]]?/gi

/** `*শবে বরাত`, `ঈদুল ফিতর (চাঁদ দেখা সাপেক্ষে)`: the text without the mark. */
export function cutMoon(text: string): { text: string; isMoonDependent: boolean } {
  const rest = text.replace(MOON, ' ').replace(/\s+/g, ' ').trim()
  return { text: rest, isMoonDependent: rest !== text.replace(/\s+/g, ' ').trim() }
}

const COUNT = /[\s,;:([–-]*([\d০-৯]{1,3}) ?(?:দিন|days?)[)\]]?\s*$/i

/** `শবে বরাত, ১ দিন`: the text without the number of days at its end. */
export function cutCount(text: string): { text: string; count: number | undefined } {
  const found = COUNT.exec(text)
  if (!found) return { text, count: undefined }
  return { text: text.slice(0, found.index), count: Number(foldCell(found[1]!)) }
}
