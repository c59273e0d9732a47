import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLASSES, SECTIONS } from '@pathshala/bengali/classes'
import { COUNT_FIELDS, type CountField, type SectionField } from './fields.ts'
import { protectPupils, type Shown, type VisitorCounts } from './for-visitors.ts'
import type { StudentCountRecord } from './schema.ts'
import { studentsIn } from './sums.ts'

const zeros = Object.fromEntries(COUNT_FIELDS.map((field) => [field, 0])) as Record<
  CountField,
  number
>

/** Two sections of a class, then two of the next class. */
const record = (
  index: number,
  counts: Partial<Record<CountField, number>>,
): StudentCountRecord => ({
  ...zeros,
  _id: `count-${index}`,
  year: null,
  className: CLASSES[6 + Math.floor(index / 2)]!,
  shift: 'Morning',
  section: SECTIONS[index % 2]!,
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  isSample: false,
  ...counts,
})
const view = (...counts: Partial<Record<CountField, number>>[]) =>
  protectPupils(counts.map((count, index) => record(index, count)))
const shownOf = ({ sections }: VisitorCounts, field: SectionField | 'total') =>
  sections.map((section) => section[field])

const STUDIES = ['science', 'business', 'humanities'] as const
const GENDERS = ['boys', 'girls'] as const

describe('The counts for visitors', () => {
  it('have all numbers of a section without numbers from 1 to 4', () => {
    const shown = view({ girls: 50, science: 50 }, { girls: 45, boys: 5, humanities: 50 })
    expect(shown).toMatchObject({ total: 100, isHiding: false })
    expect(shown.sections).toMatchObject([
      { total: 50, boys: 0, girls: 50, science: 50, business: 0, humanities: 0 },
      { total: 50, boys: 5, girls: 45, science: 0, business: 0, humanities: 50 },
    ])
  })

  it('have religion, disability and freedom fighters only as sums of the whole school', () => {
    const rare = { bouddho: 1, autistic: 1, muktiJoddha: 2, physicalDisabled: 3 }
    const shown = view({ girls: 40, muslim: 39, ...rare }, { girls: 41, muslim: 41 })
    expect(shown.sums).toMatchObject({ muslim: 80, ...rare })
    expect(shown.isHiding).toBe(false)
    for (const section of shown.sections) {
      for (const field of ['muslim', 'christian', ...Object.keys(rare)]) {
        expect(section).not.toHaveProperty(field)
      }
    }
  })

  it('hide the boys of a section with the girls, and those of the other section of the class', () => {
    const shown = view({ girls: 40, boys: 3 }, { girls: 50 }, { girls: 45 }, { girls: 46 })
    expect(shownOf(shown, 'boys')).toEqual(['few', 'few', 0, 0])
    expect(shownOf(shown, 'girls')).toEqual([null, null, 45, 46])
    expect(shownOf(shown, 'total')).toEqual([43, 50, 45, 46])
    expect(shown.sums).toMatchObject({ boys: 3, girls: 181 })
    expect(shown.isHiding).toBe(true)
  })

  it('hide groups of study in the whole class, and only there', () => {
    const full = { girls: 50, science: 20, business: 10, humanities: 20 }
    const shown = view({ ...full, science: 3, humanities: 37 }, full, full, full)
    expect(shownOf(shown, 'science')).toEqual(['few', null, 20, 20])
    expect(shownOf(shown, 'business')).toEqual([null, null, 10, 10])
    expect(shownOf(shown, 'humanities')).toEqual([null, null, 20, 20])
    expect(shownOf(shown, 'girls')).toEqual([50, 50, 50, 50])
  })

  it('hide the numbers of all classes if one class alone would give the few away', () => {
    const shown = view({ girls: 46, boys: 4 }, { girls: 46, boys: 4 }, { girls: 40, boys: 10 })
    expect(shownOf(shown, 'boys')).toEqual(['few', 'few', null])
    expect(shown.sums).toMatchObject({ boys: 18, girls: 132 })
  })

  it('do not replace a number by “few” if the sum of all sections would reveal it', () => {
    const shown = view({ girls: 46, boys: 4 }, { girls: 46, boys: 4 })
    expect(shownOf(shown, 'boys')).toEqual([null, null])
    expect(shown.sums).toMatchObject({ boys: 8, girls: 92 })
  })

  it('leave out a sum that contains a single section', () => {
    const shown = view({ girls: 40, boys: 2, muslim: 41, bouddho: 1 })
    expect(shown.sums).toMatchObject({ boys: null, girls: null, muslim: null, bouddho: null })
    expect(shown.total).toBe(42)
    const study = { girls: 50, science: 3, humanities: 47 }
    expect(view(study, { girls: 40, muslim: 40 }).sums).toMatchObject({
      science: null,
      humanities: null,
      muslim: 40,
      girls: 90,
    })
  })

  it('leave a section of fewer than 5 students out of all sums', () => {
    const sections = [
      { girls: 40, muslim: 40 },
      { girls: 45, muslim: 45 },
    ]
    const small = view(...sections, { girls: 3, muslim: 2, hindu: 1 })
    expect(small.sections[2]).toMatchObject({ total: 'few', girls: 'few', boys: 0 })
    expect(small.total).toBe(85)
    expect(small.sums).toEqual(view(...sections).sums)
    expect(small.groups.map(({ total }) => total)).toEqual([85, 0])
    expect(view(...sections, { girls: 1, muslim: 1 })).toEqual(small)
  })

  it('are empty, and zero, without counts', () => {
    expect(view()).toMatchObject({ sections: [], total: 0, isHiding: false })
    expect(view({}).sections).toMatchObject([{ total: 0, girls: 0, science: 0 }])
  })

  // Many numbers are near the ends of the hidden range, where sums give most away.
  const number = fc.oneof(fc.constantFrom(0, 0, 1, 3, 4, 4, 5, 6), fc.integer({ min: 0, max: 8 }))

  it.each([
    ['boys and girls', GENDERS, 4],
    ['groups of study', STUDIES, 3],
  ] as const)('let nobody compute a number from 1 to 4 of %s', (_, fields, most) => {
    let hidden = 0
    fc.assert(
      fc.property(
        fc.array(fc.array(number, { minLength: fields.length, maxLength: fields.length }), {
          minLength: 1,
          maxLength: most,
        }),
        (rows) => {
          const records = rows.map((row, index) => {
            const counts = Object.fromEntries(fields.map((field, at) => [field, row[at]]))
            const girls = row.reduce((sum, value) => sum + value, 0)
            // Everybody belongs to a group of study, and visitors know it.
            return record(index, fields === STUDIES ? { ...counts, girls } : counts)
          })
          const shown = protectPupils(records)
          const summed = records.filter((one) => studentsIn(one) >= 5)
          const possible = findPossible(shown, fields)
          for (const one of summed) {
            const at = shown.sections
              .filter(({ total }) => total !== 'few' && total >= 5)
              .findIndex(({ _id }) => _id === one._id)
            for (const [column, field] of fields.entries()) {
              if (one[field] < 1 || one[field] > 4) continue
              hidden += 1
              expect(possible[at]![column], `${field} of ${one._id}`).toContain(one[field])
              expect(possible[at]![column]!.size, `${field} of ${one._id}`).toBeGreaterThan(1)
            }
          }
        },
      ),
      { numRuns: 1500 },
    )
    expect(hidden).toBeGreaterThan(500)
  })
})

/**
 * All values that each number can have, from the page alone: its labels, the totals of the sections
 * and the sums of the school.
 */
function findPossible(
  { sections, sums }: VisitorCounts,
  fields: readonly SectionField[],
): Set<number>[][] {
  const rows = sections.filter(({ total }) => total !== 'few' && total >= 5)
  const found = rows.map(() => fields.map(() => new Set<number>()))
  const choices = rows.map((section) => {
    const isLabelled = rows.some((one) => fields.some((field) => one[field] === 'few'))
    const fits = (shown: Shown, value: number) =>
      typeof shown === 'number'
        ? shown === value
        : shown === 'few'
          ? value < 5
          : !isLabelled || value >= 5
    return partsOf(section.total as number, fields.length).filter((parts) =>
      parts.every((value, column) => fits(section[fields[column]!]!, value)),
    )
  })
  const walk = (chosen: number[][], rest: (number | null)[]) => {
    if (chosen.length === rows.length) {
      if (rest.every((value) => value === 0 || value === null)) {
        for (const [at, parts] of chosen.entries()) {
          for (const [column, value] of parts.entries()) found[at]![column]!.add(value)
        }
      }
      return
    }
    for (const parts of choices[chosen.length]!) {
      const left = rest.map((value, column) => (value === null ? null : value - parts[column]!))
      if (left.every((value) => value === null || value >= 0)) walk([...chosen, parts], left)
    }
  }
  walk(
    [],
    fields.map((field) => sums[field]),
  )
  return found
}

/** All ways to divide a total among columns. */
function partsOf(total: number, columns: number): number[][] {
  if (columns === 1) return [[total]]
  return Array.from({ length: total + 1 }, (_, first) =>
    partsOf(total - first, columns - 1).map((rest) => [first, ...rest]),
  ).flat()
}
