import { schoolWords } from '../words/school-words.ts'

interface Titled {
  title?: string
  name?: string
  username?: string
  className?: keyof typeof schoolWords.bn.classes
  section?: keyof typeof schoolWords.bn.sections
  shift?: keyof typeof schoolWords.bn.shifts
}

/** What people call a record, in the school's language; empty for what there is one of. */
export function titleOf(record: object): string {
  const { title, name, username, className, section, shift } = record as Titled
  if (className && section && shift) {
    const { classes, sections, shifts } = schoolWords.bn
    return `${classes[className]}, ${sections[section]} শাখা, ${shifts[shift]}`.normalize('NFC')
  }
  return title ?? name ?? username ?? ''
}
