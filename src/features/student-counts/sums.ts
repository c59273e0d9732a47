import { COUNT_FIELDS, type CountField } from './fields.ts'
import { CLASSES, type ClassName, type Shift, SHIFTS } from '@pathshala/bengali/classes'

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
  sections: T[]
  total: number
  perShift: Record<Shift, number>
}

/** The sections by class, in class order; classes without sections are left out. */
export function groupByClass<
  T extends { className: ClassName; shift: Shift; total: number | 'few' },
>(sections: T[]): ClassGroup<T>[] {
  // Sections of fewer than 5 are left out, because the other sections would give their number away.
  const sum = (group: T[]) =>
    group.reduce((result, { total }) => result + (total === 'few' ? 0 : total), 0)
  return CLASSES.map((className) => sections.filter((section) => section.className === className))
    .filter((group) => group.length > 0)
    .map((group) => ({
      className: group[0]!.className,
      sections: group,
      total: sum(group),
      perShift: Object.fromEntries(
        SHIFTS.map((shift) => [shift, sum(group.filter((section) => section.shift === shift))]),
      ) as Record<Shift, number>,
    }))
}
