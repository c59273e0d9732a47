import { schoolWords } from '../../words/school-words.ts'

interface Titled {
  title?: string
  name?: string
  username?: string
  className?: keyof typeof schoolWords.bn.classes
  section?: keyof typeof schoolWords.bn.sections
  shift?: keyof typeof schoolWords.bn.shifts
}

/** The title of a record in the school's language; empty if the kind has only one record. */
export function titleOf(record: object): string {
  const { title, name, username, className, section, shift } = record as Titled
  if (className && section && shift) {
    const { classes, sections, shifts, sectionOf } = schoolWords.bn
    return sectionOf(classes[className], sections[section], shifts[shift]).normalize('NFC')
  }
  return title ?? name ?? username ?? ''
}
