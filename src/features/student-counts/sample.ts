import type { SampleStep } from '../feature.ts'
import type { StudentCountInput } from './schema.ts'

const countRow = (
  className: StudentCountInput['className'],
  shift: StudentCountInput['shift'],
  section: StudentCountInput['section'],
  girls: number,
  [muslim, hindu, bouddho, christian]: [number, number, number, number],
  [science, business, humanities]: [number, number, number],
  [muktiJoddha, muktiJoddharSontan, autistic, physicalDisabled]: [number, number, number, number],
) => ({
  className,
  shift,
  section,
  boys: 0,
  girls,
  muslim,
  hindu,
  bouddho,
  christian,
  science,
  business,
  humanities,
  muktiJoddha,
  muktiJoddharSontan,
  autistic,
  physicalDisabled,
})

export const sampleStudentCounts = [
  countRow('Three', 'Morning', 'A', 53, [41, 11, 1, 0], [0, 0, 0], [0, 0, 0, 0]),
  countRow('Three', 'Day', 'A', 61, [54, 7, 0, 0], [0, 0, 0], [0, 0, 0, 0]),
  countRow('Four', 'Morning', 'A', 49, [40, 9, 0, 0], [0, 0, 0], [0, 0, 1, 0]),
  countRow('Four', 'Day', 'A', 48, [37, 10, 1, 0], [0, 0, 0], [0, 0, 1, 0]),
  countRow('Five', 'Morning', 'A', 48, [42, 5, 1, 0], [0, 0, 0], [0, 0, 0, 1]),
  countRow('Five', 'Day', 'A', 62, [55, 5, 0, 2], [0, 0, 0], [0, 0, 1, 0]),
  countRow('Six', 'Morning', 'A', 40, [35, 4, 0, 1], [0, 0, 0], [0, 0, 0, 1]),
  countRow('Six', 'Morning', 'B', 49, [36, 10, 1, 2], [0, 0, 0], [0, 0, 0, 0]),
  countRow('Six', 'Day', 'A', 49, [37, 11, 1, 0], [0, 0, 0], [0, 0, 1, 0]),
  countRow('Six', 'Day', 'B', 46, [38, 6, 0, 2], [0, 0, 0], [0, 0, 0, 1]),
  countRow('Seven', 'Morning', 'A', 41, [37, 4, 0, 0], [0, 0, 0], [0, 0, 0, 0]),
  countRow('Seven', 'Morning', 'B', 51, [46, 5, 0, 0], [0, 0, 0], [0, 0, 0, 0]),
  countRow('Seven', 'Day', 'A', 51, [42, 7, 0, 2], [0, 0, 0], [0, 0, 0, 1]),
  countRow('Seven', 'Day', 'B', 41, [36, 5, 0, 0], [0, 0, 0], [0, 0, 0, 0]),
  countRow('Eight', 'Morning', 'A', 52, [42, 10, 0, 0], [0, 0, 0], [0, 0, 0, 0]),
  countRow('Eight', 'Morning', 'B', 47, [34, 11, 0, 2], [0, 0, 0], [0, 0, 0, 0]),
  countRow('Eight', 'Day', 'A', 46, [42, 4, 0, 0], [0, 0, 0], [0, 0, 0, 0]),
  countRow('Eight', 'Day', 'B', 43, [31, 10, 0, 2], [0, 0, 0], [0, 0, 0, 1]),
  countRow('Nine', 'Morning', 'A', 44, [33, 11, 0, 0], [22, 11, 11], [0, 0, 0, 1]),
  countRow('Nine', 'Morning', 'B', 48, [40, 7, 0, 1], [21, 11, 16], [0, 0, 0, 0]),
  countRow('Nine', 'Day', 'A', 42, [36, 6, 0, 0], [17, 11, 14], [0, 0, 0, 0]),
  countRow('Nine', 'Day', 'B', 51, [44, 6, 0, 1], [22, 7, 22], [0, 0, 0, 1]),
  countRow('Ten', 'Morning', 'A', 46, [39, 7, 0, 0], [18, 9, 19], [0, 0, 0, 0]),
  countRow('Ten', 'Morning', 'B', 50, [45, 4, 1, 0], [22, 7, 21], [0, 0, 0, 0]),
  countRow('Ten', 'Day', 'A', 43, [38, 5, 0, 0], [17, 10, 16], [0, 0, 0, 0]),
  countRow('Ten', 'Day', 'B', 47, [41, 6, 0, 0], [21, 10, 16], [0, 0, 0, 0]),
]

/** The school year of the sample's counts and result sheets. */
const SCHOOL_YEAR = 2026

/** How many girls fewer the sections had in each past year, in turn. */
const FEWER = [3, 0, 5, 2, 4]

/** The counts of an earlier year: a few girls fewer in most sections. */
export function sampleYear(yearsAgo: number) {
  return sampleStudentCounts.map((count, index) => {
    const fewer = FEWER[(index * yearsAgo) % FEWER.length]! * yearsAgo
    const humanities = count.humanities === 0 ? 0 : count.humanities - fewer
    return { ...count, girls: count.girls - fewer, muslim: count.muslim - fewer, humanities }
  })
}

export function sampleCountSteps(): SampleStep[] {
  return [...sampleSections(), ...[1, 2].map(sampleYearStep)]
}

function sampleYearStep(yearsAgo: number): SampleStep {
  const year = SCHOOL_YEAR - yearsAgo
  const counts = { takenOn: `${year}-12-15`, sections: sampleYear(yearsAgo) }
  return { write: (stores) => stores.studentYears.update(year, counts, true) }
}

function sampleSections(): SampleStep[] {
  return sampleStudentCounts.map((count) => ({
    write: (stores) => stores.studentCounts.create(count, true),
  }))
}
