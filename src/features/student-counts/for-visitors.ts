import {
  COUNT_FIELDS,
  type CountField,
  SECTION_FIELDS,
  type SectionField,
  SPLITS,
} from './fields.ts'
import type { StudentCountRecord } from './schema.ts'
import { type ClassGroup, groupByClass, studentsIn, sumCounts } from './sums.ts'

/** A smaller number than this could be a pupil whom neighbours recognise. */
const FEWEST = 5

/** `few` is under 5. Null is hidden because a few could be computed from it. */
export type Shown = number | 'few' | null

export type VisitorSection = Omit<StudentCountRecord, CountField> &
  Partial<Record<CountField, Shown>> & { total: number | 'few' }

export interface VisitorCounts {
  /** The counts that a section has. */
  fields: readonly CountField[]
  sections: VisitorSection[]
  /** If small numbers are protected, all sums leave out sections of fewer than 5 students. */
  groups: ClassGroup<VisitorSection>[]
  total: number
  sums: Record<CountField, number | null>
  /** Whether a number of a section or a sum is hidden. */
  isHiding: boolean
}

export function showAll(records: StudentCountRecord[]): VisitorCounts {
  const sections = records.map((record) => ({ ...record, total: studentsIn(record) }))
  const sums = sumCounts(records)
  return {
    fields: COUNT_FIELDS,
    sections,
    groups: groupByClass<VisitorSection>(sections),
    total: studentsIn(sums),
    sums,
    isHiding: false,
  }
}

/** The counts without the numbers that could point at a pupil (decision 72). */
export function protectPupils(records: StudentCountRecord[]): VisitorCounts {
  const summed = records.filter((record) => studentsIn(record) >= FEWEST)
  const splits = SPLITS.map((fields) => hideFew<SectionField>(summed, fields))
  const sums = sumCounts(summed)
  // The whole school is one section while no other is counted.
  const isSumShown = (field: CountField) =>
    splits.find(({ fields }) => fields.some((one) => one === field))?.areSumsShown ??
    summed.length !== 1
  const sections = records.map((record) => {
    const { _id, className, shift, section, year, updatedAt, version, isSample } = record
    const shown = splits.flatMap(({ fields, show }) =>
      fields.map((field) => [
        field,
        summed.includes(record) ? show(record, field) : alone(record[field]),
      ]),
    )
    return {
      _id,
      className,
      shift,
      section,
      year,
      updatedAt,
      version,
      isSample,
      ...(Object.fromEntries(shown) as Record<SectionField, Shown>),
      total: alone(studentsIn(record)),
    }
  })
  const shownSums = COUNT_FIELDS.map((field) => [field, isSumShown(field) ? sums[field] : null])
  return {
    fields: SECTION_FIELDS,
    sections,
    groups: groupByClass<VisitorSection>(sections),
    total: studentsIn(sums),
    sums: Object.fromEntries(shownSums) as VisitorCounts['sums'],
    isHiding: [
      ...sections.flatMap((section) => Object.values({ ...section, year: 0 })),
      ...shownSums.flat(),
    ].some((value) => value === 'few' || value === null),
  }
}

const isFew = (value: number) => value > 0 && value < FEWEST

const alone = (value: number): number | 'few' => (isFew(value) ? 'few' : value)

/**
 * Hides the numbers of a split in the classes that have a few, or in all classes if the whole
 * school's sums would give the few away. If that is not enough, the hidden numbers are not even
 * called few, and finally the sums are hidden too.
 */
function hideFew<Field extends CountField>(
  records: StudentCountRecord[],
  fields: readonly Field[],
) {
  const filled = records.filter((record) => fields.some((field) => record[field] > 0))
  const classes = new Set(
    filled
      .filter((record) => fields.some((field) => isFew(record[field])))
      .map(({ className }) => className),
  )
  const labelled = [filled.filter(({ className }) => classes.has(className)), filled].find((set) =>
    isHidden(set, fields, SAME_LABEL),
  )
  const hidden = labelled ?? filled
  const isEmpty = (field: Field) => hidden.every((record) => record[field] === 0)
  return {
    fields,
    areSumsShown: labelled !== undefined || isHidden(filled, fields, NO_LABEL),
    show: (record: StudentCountRecord, field: Field): Shown => {
      if (!hidden.includes(record) || isEmpty(field)) return record[field]
      return labelled && record[field] < FEWEST ? 'few' : null
    },
  }
}

/** How a hidden number could be different without a change of the page. */
interface Freedom {
  up: (value: number) => boolean
  down: (value: number) => boolean
}

const SAME_LABEL: Freedom = {
  up: (value) => value !== FEWEST - 1,
  down: (value) => value !== 0 && value !== FEWEST,
}
const NO_LABEL: Freedom = { up: () => true, down: (value) => value > 0 }

/**
 * Whether every few could be another number. One pupil of the section moves to another column, and
 * pupils of other sections move in the opposite direction, so that no total changes.
 */
function isHidden(
  records: StudentCountRecord[],
  fields: readonly CountField[],
  { up, down }: Freedom,
): boolean {
  const filled = fields.filter((field) => records.some((record) => record[field] > 0))
  return records.every((record) => {
    const others = records.filter((other) => other !== record)
    const moves = (from: CountField, to: CountField) =>
      others.some((other) => down(other[from]) && up(other[to]))
    const canMove = (from: CountField, to: CountField) =>
      moves(from, to) || filled.some((over) => moves(from, over) && moves(over, to))
    return filled.every(
      (field) =>
        !isFew(record[field]) ||
        filled.some(
          (other) =>
            other !== field &&
            ((up(record[field]) && down(record[other]) && canMove(field, other)) ||
              (down(record[field]) && up(record[other]) && canMove(other, field))),
        ),
    )
  })
}
