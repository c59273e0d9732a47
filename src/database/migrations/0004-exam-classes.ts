import { type Kysely, sql } from 'kysely'

/**
 * Who a calendar entry is for, from when, and its schedule. Up to now, pages read the classes of an
 * exam from its title, and searched its schedule by its name. Their answers become its fields.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const column of [
    `classes text not null default '[]'`,
    'starts_at text',
    'document text',
    'keeps_exams integer not null default 0',
  ]) {
    await sql`alter table calendar_entry add column ${sql.raw(column)}`.execute(db)
  }
  const notices = await sql<Notice>`select number, title, date from document
    where kind = 'notices' and topic = 'exam' and state = 'published'
    order by date desc`.execute(db)
  const { rows: exams } = await sql<Exam>`select id, title, from_day as day from calendar_entry
    where kind = 'exam'`.execute(db)
  for (const exam of exams) {
    await sql`update calendar_entry
      set classes = ${JSON.stringify(classesIn(exam.title))},
        document = ${findSchedule(exam, notices.rows)}
      where id = ${exam.id}`.execute(db)
  }
  const { rows: removed } = await sql<{ id: string; content: string }>`select id, content
    from bin_entry where kind = 'calendar'`.execute(db)
  for (const { id, content } of removed) {
    const row = JSON.parse(content) as { title: string; kind: string }
    const classes = JSON.stringify(row.kind === 'exam' ? classesIn(row.title) : [])
    const full = { ...row, classes, startsAt: null, document: null, keepsExams: 0 }
    await sql`update bin_entry set content = ${JSON.stringify(full)} where id = ${id}`.execute(db)
  }
}

interface Exam {
  id: string
  title: string
  /** The first day. */
  day: string
}

interface Notice {
  number: number
  title: string
  date: string
}

const NAMES = [
  ['Three', 'তৃতীয়|থ্রি|three|third|3(?:য়|rd)?|iii'],
  ['Four', 'চতুর্থ|ফোর|four(?:th)?|4(?:র্থ|th)?|iv'],
  ['Five', 'পঞ্চম|ফাইভ|five|fifth|5(?:ম|th)?|v'],
  ['Six', 'ষষ্ঠ|সিক্স|six(?:th)?|6(?:ষ্ঠ|th)?|vi'],
  ['Seven', 'সপ্তম|সেভেন|seven(?:th)?|7(?:ম|th)?|vii'],
  ['Eight', 'অষ্টম|এইট|eighth?|8(?:ম|th)?|viii'],
  ['Nine', 'নবম|নাইন|nine|ninth|9(?:ম|th)?|ix'],
  ['Ten', 'দশম|টেন|ten(?:th)?|10(?:ম|th)?|x'],
].map(([name, words]) => ({ name: name!, words: fold(words!) }))

const ONE = `(?:${NAMES.map(({ words }) => words).join('|')})(?![\\p{L}\\p{M}\\d])`
const WORD = `(?:${fold('শ্রেণ[িী]|ক্লাস')}|class(?:es)?|grades?)`
const RANGE = 'থেকে|হতে|to|[‐‑–—-]'
const LIST = `${ONE}(?:\\s*(?:${WORD}\\s*)?(?:${RANGE}|[,&/]|ও|এবং|and)\\s*(?:${WORD}[\\s-]*)?${ONE})*`
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(?:(${LIST})[\\s-]*${WORD}|${WORD}[\\p{L}\\p{M}]*[\\s:.-]*(${LIST})|\\((${LIST})\\))`,
  'gu',
)
const PART = new RegExp(`(${RANGE})?[^\\p{L}\\d]*(${ONE})`, 'gu')

function classesIn(title: string): string[] {
  const named = new Set<number>()
  for (const [, ...lists] of fold(title).matchAll(NAMED)) {
    let last = NAMES.length
    for (const [, range, name] of lists
      .join('')
      .replace(new RegExp(WORD, 'gu'), ' ')
      .matchAll(PART)) {
      const place = NAMES.findIndex(({ words }) => new RegExp(`^(?:${words})$`, 'u').test(name!))
      for (let one = range ? last : place; one <= place; one += 1) named.add(one)
      named.add(place)
      last = place
    }
  }
  return NAMES.filter((_, place) => named.has(place)).map(({ name }) => name)
}

function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF\u09BC]/g, '')
    .toLowerCase()
}

const SCHEDULE = new RegExp('সময়সূচ[িী]|রুটিন|schedule|routine'.normalize(), 'i')
const MAX_DAYS_BEFORE = 120

/** A notice of the months before the exam, with the exam's name and a word for a schedule. */
function findSchedule({ title, day }: Exam, notices: Notice[]): string | null {
  const [name] = title.split(/[,:(]/, 1)
  const first = new Date(Date.parse(day) - MAX_DAYS_BEFORE * 86_400_000).toISOString().slice(0, 10)
  const found = notices.find(
    (notice) =>
      notice.date >= first &&
      SCHEDULE.test(notice.title) &&
      ` ${notice.title}`.includes(` ${name!.trim()}`),
  )
  return found ? `/notices/${found.number}` : null
}
