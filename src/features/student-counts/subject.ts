import { recordSubject, type Undos } from '../../records/history/changes.ts'
import type { Subject } from '../../records/history/changes.ts'
import type { Stores } from '../../request/school.ts'
import { toBengaliDigits } from '@pathshala/bengali/digits'
import { type KeptCounts, keptCounts, studentCount } from './schema.ts'

export const studentCountSubject = ({ studentCounts }: Stores) =>
  recordSubject('studentCounts', studentCount, studentCounts)

/** A school year and its counts, or null before they are kept. */
interface YearState {
  year: number
  counts: KeptCounts | null
}

/** Every year can be found, so that keeping a year is a change that can be set back. */
export const studentYearSubject = ({
  studentYears,
}: Stores): Subject<KeptCounts | null, YearState, ReturnType<typeof fieldsOfYear>> => {
  const find = async (id: string) => {
    const year = Number(id)
    const { takenOn, sections } = (await studentYears.findKept(year)) ?? {}
    return { year, counts: takenOn && sections ? { takenOn, sections } : null }
  }
  return {
    kind: 'studentYears',
    find,
    async update(id, counts) {
      await studentYears.update(Number(id), counts)
      return find(id)
    },
    parse: ({ takenOn, sections }) =>
      takenOn === null ? null : keptCounts.parse({ takenOn, sections }),
    versionOf: ({ counts }) => (counts ? 1 : 0),
    fieldsOf: fieldsOfYear,
    answerOf: fieldsOfYear,
  }
}

function fieldsOfYear({ year, counts }: YearState) {
  return {
    _id: String(year),
    title: toBengaliDigits(String(year)),
    takenOn: counts?.takenOn ?? null,
    sections: counts?.sections ?? null,
  }
}

export const studentCountUndos: Undos<'studentCounts' | 'studentYears'> = {
  studentCounts: { subject: studentCountSubject },
  studentYears: { subject: studentYearSubject },
}
