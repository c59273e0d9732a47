import type { Fields } from '../../records/history/difference.ts'
import type { ImportedList } from '../../records/import-rows.ts'
import type { Stores } from '../../request/school.ts'
import { dayInEitherOrder } from '@pathshala/tables/parse-day'
import { foldCell, foldLabel } from '@pathshala/tables/read-cell'
import { repairBijoy } from '@pathshala/bengali/convert-bijoy'
import { questionWords } from './public/words.ts'
import {
  newQuestion,
  type QuestionChange,
  questionChange,
  type QuestionDetails,
  type QuestionRecord,
} from './schema.ts'
import { changedQuestion } from './store.ts'
import { questionSubject } from './subject.ts'
import { QUESTION_STATES, QUESTION_TOPICS } from './table.ts'

/** A question is known by its words. */
export async function questionList(
  stores: Stores,
): Promise<ImportedList<QuestionDetails, QuestionChange, QuestionRecord>> {
  const { questions } = stores
  const known = await questions.list()
  return {
    subject: questionSubject(stores),
    known,
    clean: (cells, record) => ({ cells: readCells(cells, record) }),
    details: newQuestion,
    change: questionChange,
    merge: changedQuestion,
    keyOf,
    taken: { path: 'question', code: 'in-questions' },
    match(rows, claimed) {
      const byKey = new Map(
        known.filter(({ _id }) => !claimed.has(_id)).map((record) => [keyOf(record), { record }]),
      )
      return rows.map((cells) =>
        typeof cells?.['question'] === 'string'
          ? byKey.get(keyOf({ question: cells['question'] }))
          : undefined,
      )
    },
    create: (details) => questions.create(details),
  }
}

function keyOf({ question }: { question: string }): string {
  return foldCell(question).replace(/[\s?]+$/, '')
}

/** Cells as people write them. An empty topic or state leaves the record as it is. */
function readCells(cells: Fields, record: QuestionRecord | undefined): Fields {
  const read = Object.entries(cells).flatMap(([name, cell]): [string, unknown][] => {
    if (typeof cell !== 'string') return [[name, cell]]
    if (name === 'question' || name === 'answer') return [[name, repairBijoy(cell)]]
    if (name === 'topic') return choice(name, cell, QUESTION_TOPICS)
    if (name === 'state') return choice(name, cell, QUESTION_STATES)
    if (name === 'checkedOn') {
      const day = dayInEitherOrder(cell, record?.checkedOn)
      return [[name, day ?? (cell.trim() === '' ? null : cell)]]
    }
    return [[name, cell]]
  })
  return Object.fromEntries(read)
}

/** The value of a cell such as `ভর্তি`, `Admission`, `admission` or, in an exported list, `ভর্তি (admission)`. */
function choice<Name extends 'topic' | 'state', Value extends string>(
  name: Name,
  cell: string,
  values: readonly Value[],
): [Name, string][] {
  const written = foldLabel(cell)
  if (written === '') return []
  const namesOf = (value: Value) =>
    [questionWords.bn, questionWords.en].map(
      (words) => (words[`${name}s`] as Record<string, string>)[value]!,
    )
  const found = values.find((value) =>
    [value, ...namesOf(value)].some((one) => foldCell(one) === written),
  )
  // The schema refuses other words.
  return [[name, found ?? cell]]
}
