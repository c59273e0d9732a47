import type { SampleMoment, SampleStep } from '../feature.ts'
import data from './sample.json' with { type: 'json' }
import type { Period, RoutineInput, SectionKey } from './schema.ts'
import type { Shift } from '@pathshala/bengali/classes'
import { type Day, yearOf } from '@pathshala/bengali/days'

/** No teacher has two lessons at the same time. */
export const sampleRoutines = data as {
  /** Name, begin and end of each period. */
  periods: Record<Shift, string[][]>
  subjects: Record<string, string>
  /** A teacher without an entry among the sample's officers is only a name in the routine. */
  teachers: Record<string, string>
  /** Who teaches a subject in every section. The papers of a language have the same teacher. */
  everywhere: Record<string, string>
  weeks: (SectionKey & {
    teachers: Record<string, string>
    /** The subjects of each day, from Sunday. */
    week: string[]
  })[]
}

export function sampleRoutineSteps({ today }: SampleMoment): SampleStep[] {
  return [
    {
      // An earlier step adds the teachers.
      async write(stores) {
        for (const { key, routine } of routinesOf(today, await stores.officers.list())) {
          await stores.routines.create(key, routine, true)
        }
      },
    },
  ]
}

/** The routines of today's year. `officers` are the sample's people, with their ids. */
function routinesOf(
  today: Day,
  officers: { _id: string; name: string }[],
): { key: SectionKey; routine: RoutineInput }[] {
  const { periods: periodsOf, subjects, teachers: names, everywhere, weeks } = sampleRoutines
  return weeks.map(({ className, shift, section, teachers, week }) => {
    const periods = periodsOf[shift].map(([name, from, to]): Period => {
      return { name: name!, from: from!, to: to!, isBreak: !/^[১-৯]/.test(name!) }
    })
    const taught = periods.flatMap(({ isBreak }, index) => (isBreak ? [] : [index]))
    const lessons = week.flatMap((taughtOn, day) =>
      taughtOn.split(' ').map((subject, index) => {
        const teacher = names[{ ...everywhere, ...teachers }[subject.replace(/\d/, '')]!]!
        const teacherId = officers.find(({ name }) => name === teacher)?._id ?? null
        const name = subjects[subject]!
        return { day, period: taught[index]!, subject: name, teacherId, teacher }
      }),
    )
    return {
      key: { className, shift, section },
      routine: { validFrom: `${yearOf(today)}-01-01`, periods, lessons },
    }
  })
}
