import { withoutUndefined } from '../../base/without-undefined.ts'
import type { Fields } from '../../records/history/difference.ts'
import type { ImportedList } from '../../records/import-rows.ts'
import type { Stores } from '../../school/school.ts'
import { toLatinDigits } from '../../words/digits.ts'
import { classNamed } from '../../tables/class-names.ts'
import { sectionNamed, shiftNamed } from '../../tables/read-cell.ts'
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
    clean: (cells, record) => ({ cells: named(cells, record !== undefined) }),
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

/** Reads names as people write them. An empty cell is an absent number, or 0 for a known section. */
function named(cells: Fields, isKnown: boolean): Fields {
  const read = (name: string, nameOf: (text: string) => string | undefined) => {
    const value = cells[name]
    return name in cells ? { [name]: (typeof value === 'string' && nameOf(value)) || value } : {}
  }
  const { className: _, section: __, shift: ___, year, ...numbers } = cells
  return {
    ...Object.fromEntries(
      Object.entries(numbers).flatMap(([field, number]) => {
        if (number !== '' && number !== null) return [[field, number]]
        return isKnown ? [[field, 0]] : []
      }),
    ),
    // A known count stays in its year.
    ...(!isKnown && Boolean(year) && { year: Number(toLatinDigits(String(year))) }),
    ...read('className', classNamed),
    ...read('section', sectionNamed),
    ...read('shift', shiftNamed),
  }
}
