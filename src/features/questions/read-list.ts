import { type CutList, readList } from '@pathshala/tables/list-columns'
import type { ColumnPatterns } from '@pathshala/tables/list-heading'
import { patternOf } from '@pathshala/tables/read-cell'

const COLUMNS = [
  [
    'questionEnglish',
    patternOf('(?:প্রশ্ন|question).*(?:ইংরেজি|english)|ইংরেজি.*প্রশ্ন|english.*question'),
  ],
  ['answerEnglish', patternOf('(?:উত্তর|answer).*(?:ইংরেজি|english)|ইংরেজি.*উত্তর|english.*answer')],
  ['topic', patternOf('কী নিয়ে|বিষয়ের ধরন|বিষয়|topic')],
  ['checkedOn', patternOf('মিলিয়ে|যাচাই|checked')],
  ['state', patternOf('অবস্থা|state')],
  ['answer', patternOf('উত্তর|জবাব|answer')],
  ['question', patternOf('প্রশ্ন|জিজ্ঞাসা|question')],
] as const satisfies ColumnPatterns<string>

/** The questions of a list; undefined if no row has its headings. */
export function readQuestions(rows: string[][]): CutList | undefined {
  return readList(rows, COLUMNS)
}
