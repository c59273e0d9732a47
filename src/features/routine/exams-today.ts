import type { Stores } from '../../school/school.ts'
import { addDays } from '../../words/days.ts'
import type { CalendarRecord } from '../calendar/schema.ts'

export interface ExamToday {
  exam: CalendarRecord
  /** The address of the notice with its schedule. */
  schedule: string | undefined
}

/** The newest notices about exams among which the schedule is searched. */
const MAX_NOTICES = 30
/** A schedule is published at most this many days before its exam. Last year's is older. */
const MAX_DAYS_BEFORE = 120

const SCHEDULE = new RegExp('সময়সূচ[িী]|রুটিন|schedule|routine'.normalize(), 'i')

/** Finds the notice with the schedule of each exam: its title has the exam's name and such a word. */
export async function withSchedules(
  { notices }: Pick<Stores, 'notices'>,
  exams: CalendarRecord[],
): Promise<ExamToday[]> {
  if (exams.length === 0) return []
  const published = await notices.list({ topic: 'exam', limit: MAX_NOTICES })
  return exams.map((exam) => {
    // Without its classes: “নির্বাচনি পরীক্ষা, দশম শ্রেণি”.
    const [name] = exam.title.split(/[,:(]/, 1)
    const earliest = addDays(exam.from, -MAX_DAYS_BEFORE)
    const found = published.find(
      ({ title, date }) => date >= earliest && SCHEDULE.test(title) && hasName(title, name!.trim()),
    )
    return { exam, schedule: found?.url }
  })
}

/** From the start of a word: বার্ষিক পরীক্ষা is not in অর্ধবার্ষিক পরীক্ষা. */
function hasName(title: string, name: string): boolean {
  return ` ${title}`.includes(` ${name}`)
}
