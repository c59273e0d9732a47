import { type Day, formatDay } from '@pathshala/bengali/days'
import { toBengaliDigits } from '@pathshala/bengali/digits'
import { schoolWords } from '../../words/school-words.ts'

interface Titled {
  title?: string
  name?: string
  username?: string
  question?: string
  className?: keyof typeof schoolWords.bn.classes
  section?: keyof typeof schoolWords.bn.sections
  shift?: keyof typeof schoolWords.bn.shifts
  /** The first day of a routine. */
  validFrom?: Day
  /** The school year of a count. */
  year?: number | null
}

/** The title of a record in the school's language; empty if the kind has only one record. */
export function titleOf(record: object): string {
  const { title, name, username, question, className, section, shift, validFrom, year } =
    record as Titled
  if (className && section && shift) {
    const { classes, sections, shifts, sectionOf } = schoolWords.bn
    const own = sectionOf(classes[className], sections[section], shifts[shift])
    const version = [
      ...(validFrom ? [`${formatDay(validFrom, 'bn')} থেকে`] : []),
      ...(year ? [toBengaliDigits(String(year))] : []),
    ]
    return [own, ...version].join(', ').normalize('NFC')
  }
  return title ?? name ?? username ?? question ?? ''
}
