import type { Words } from '../../words/public-words.ts'
import type { SectionKey } from './schema.ts'

/** ষষ্ঠ শ্রেণি, ক শাখা, প্রভাতি */
export function sectionName({ className, shift, section }: SectionKey, words: Words): string {
  const { classes, shifts, sections } = words.studentCount
  return words.routine.name(classes[className], sections[section], shifts[shift])
}
