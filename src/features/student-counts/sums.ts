import { COUNT_FIELDS, type CountField } from './fields.ts'
import { CLASSES, type ClassName, type Shift, SHIFTS } from '../../words/classes.ts'

type Counts = Record<CountField, number>

/** Boys and girls together: the total of a class. */
export function studentsIn({ boys, girls }: Pick<Counts, 'boys' | 'girls'>): number {
  return boys + girls
}

export function sumCounts(records: Counts[]): Counts {
  return Object.fromEntries(
    COUNT_FIELDS.map((field) => [field, records.reduce((sum, record) => sum + record[field], 0)]),
  ) as Counts
}

export interface ClassGroup<T> {
  className: ClassName
  records: T[]
  total: number
  perShift: Record<Shift, number>
}

/** The records by class, in class order; classes without records are left out. */
export function groupByClass<T extends Counts & { className: ClassName; shift: Shift }>(
  records: T[],
): ClassGroup<T>[] {
  return CLASSES.map((className) => records.filter((record) => record.className === className))
    .filter((group) => group.length > 0)
    .map((group) => ({
      className: group[0]!.className,
      records: group,
      total: studentsIn(sumCounts(group)),
      perShift: Object.fromEntries(
        SHIFTS.map((shift) => [
          shift,
          studentsIn(sumCounts(group.filter((record) => record.shift === shift))),
        ]),
      ) as Record<Shift, number>,
    }))
}
