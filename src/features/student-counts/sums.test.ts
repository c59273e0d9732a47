import { describe, expect, it } from 'vitest'
import { COUNT_FIELDS, type CountField } from './fields.ts'
import { CLASSES, compareSections, SECTIONS, SHIFTS } from '@pathshala/bengali/classes'
import { groupByClass, studentsIn, sumCounts } from './sums.ts'

const zeros = Object.fromEntries(COUNT_FIELDS.map((field) => [field, 0])) as Record<
  CountField,
  number
>

describe('Student counts', () => {
  it('are sorted by class, then section, then shift', () => {
    const ordered = CLASSES.flatMap((className) =>
      SECTIONS.flatMap((section) => SHIFTS.map((shift) => ({ className, section, shift }))),
    )
    const shuffled = ordered.toSorted((a, b) =>
      JSON.stringify(b).length === JSON.stringify(a).length
        ? JSON.stringify(b).localeCompare(JSON.stringify(a))
        : JSON.stringify(b).length - JSON.stringify(a).length,
    )
    expect(shuffled).not.toEqual(ordered)
    expect(shuffled.sort(compareSections)).toEqual(ordered)
  })

  it('add boys and girls to the total of a row', () => {
    expect(studentsIn({ boys: 2, girls: 40 })).toBe(42)
  })

  it('are summed field by field over all records, with 0 for missing values', () => {
    expect(sumCounts([])).toEqual(zeros)
    const records = [
      { ...zeros, boys: 1, girls: 2, autistic: 3 },
      { ...zeros, girls: 40, hindu: 5 },
    ]
    expect(sumCounts(records)).toEqual({ ...zeros, boys: 1, girls: 42, autistic: 3, hindu: 5 })
  })

  it('are grouped by class in class order, with a total for each shift that leaves out small sections', () => {
    const section = (
      className: 'Ten' | 'Six',
      shift: 'Morning' | 'Day',
      total: number | 'few',
    ) => ({ className, shift, total })
    const sections = [section('Ten', 'Day', 11), section('Six', 'Day', 'few')]
    sections.push(section('Ten', 'Morning', 14))
    expect(groupByClass(sections)).toEqual([
      { className: 'Six', sections: [sections[1]], total: 0, perShift: { Morning: 0, Day: 0 } },
      {
        className: 'Ten',
        sections: [sections[0], sections[2]],
        total: 25,
        perShift: { Morning: 14, Day: 11 },
      },
    ])
  })
})
