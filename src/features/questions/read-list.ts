import { readList } from '../../tables/list-columns.ts'
import type { ColumnPatterns } from '../../tables/list-heading.ts'
import { patternOf } from '../../tables/read-cell.ts'

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

/** The questions of a list, as they are written; undefined if no row has its headings. */
export function readQuestions(rows: string[][]) {
  const list = readList(rows, COLUMNS)
  if (!list) return undefined
  const { columns, unknown, notTaken } = list
  const questions = list.rows.map(({ row, id, cells }) => ({
    row,
    cells: {
      ...(id !== undefined && { _id: id }),
      ...Object.fromEntries(columns.map((column) => [column, cells[column] ?? ''])),
    } as Partial<Record<(typeof columns)[number] | '_id', string>>,
  }))
  return { questions, unknown, notTaken }
}
