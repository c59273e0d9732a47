import { withoutUndefined } from '../../base/without-undefined.ts'
import { fieldError, type FieldError } from '../../errors/codes.ts'
import type { Fields } from '../../records/history/difference.ts'
import type { ImportedList } from '../../records/import-rows.ts'
import type { Stores } from '../../request/school.ts'
import { toLatinDigits } from '@pathshala/bengali/digits'
import { classNamed } from '@pathshala/tables/class-names'
import { sectionNamed, shiftNamed } from '@pathshala/tables/read-cell'
import { COUNT_FIELDS, type CountField } from './fields.ts'
import {
  studentCount,
  type StudentCountChange,
  studentCountChange,
  type StudentCountInput,
  type StudentCountRecord,
} from './schema.ts'
import { studentCountSubject } from './subject.ts'

/** A section is known by its class, shift and section. */
export async function countList(
  stores: Stores,
): Promise<ImportedList<StudentCountInput, StudentCountChange, StudentCountRecord>> {
  const { studentCounts } = stores
  const present = await studentCounts.list()
  const coming = await studentCounts.findComingYear()
  const known = [...present, ...(coming === undefined ? [] : await studentCounts.list(coming))]
  const keyOf = ({ className, shift, section, year }: Fields) =>
    JSON.stringify([className, shift, section, year || (present[0]?.year ?? null)])
  return {
    subject: {
      ...studentCountSubject(stores),
      update: (id, change) => studentCounts.update(id, change),
    },
    known,
    clean: (cells, record) => cleanCount(cells, record !== undefined),
    details: studentCount,
    change: studentCountChange,
    merge: (record, change) => ({ ...record, ...withoutUndefined(change) }),
    keyOf,
    taken: { path: 'className', code: 'already-counted' },
    match: (rows) => {
      const byKey = new Map(known.map((record) => [keyOf(record), { record }]))
      return rows.map((cells) => cells && byKey.get(keyOf(cells)))
    },
    create: (details) => studentCounts.create(details),
  }
}

const KEY: [name: string, nameOf: (text: string) => string | undefined][] = [
  ['className', classNamed],
  ['section', sectionNamed],
  ['shift', shiftNamed],
]

/** Reads names as people write them. An empty cell is an absent number, or 0 for a known section. */
export function cleanCount({ year, ...written }: Fields, isKnown: boolean) {
  const cells: Fields = {}
  const errors: FieldError[] = []
  for (const [name, nameOf] of KEY) {
    if (isKnown && !(name in written)) continue
    const text = written[name]
    const found = typeof text === 'string' ? nameOf(text) : undefined
    if (found === undefined) errors.push(fieldError(name, 'not-known-here'))
    cells[name] = found ?? text
  }
  const counts = COUNT_FIELDS.filter((field) => field in written)
  const isEmpty = (field: CountField) => written[field] === '' || written[field] === null
  if (counts.length > 0 && counts.every(isEmpty)) errors.push(fieldError('girls', 'fill-in'))
  for (const field of counts) {
    if (!isEmpty(field)) cells[field] = written[field]
    else if (isKnown) cells[field] = 0
  }
  // A known count stays in its year.
  if (!isKnown && year) {
    cells['year'] = (typeof year === 'string' && Number(toLatinDigits(year))) || year
  }
  return { cells, errors }
}
