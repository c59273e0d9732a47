import type { SampleMoment, SampleStep } from '../feature.ts'
import { EVERYWHERE, SUBJECTS, TEACHERS, WEEKS } from './sample-weeks.ts'
import type { Period, RoutineInput, SectionKey } from './schema.ts'
import type { Shift } from '../../words/classes.ts'
import { type Day, yearOf } from '../../words/days.ts'

export const PERIODS: Record<Shift, [string, string, string][]> = {
  Morning: [
    ['সমাবেশ', '07:15', '07:30'],
    ['১ম', '07:30', '08:05'],
    ['২য়', '08:05', '08:40'],
    ['৩য়', '08:40', '09:15'],
    ['৪র্থ', '09:15', '09:50'],
    ['টিফিন', '09:50', '10:00'],
    ['৫ম', '10:00', '10:35'],
    ['৬ষ্ঠ', '10:35', '11:10'],
    ['৭ম', '11:10', '11:45'],
  ],
  Day: [
    ['সমাবেশ', '12:00', '12:15'],
    ['১ম', '12:15', '12:50'],
    ['২য়', '12:50', '13:25'],
    ['৩য়', '13:25', '14:00'],
    ['টিফিন ও নামাজ', '14:00', '14:30'],
    ['৪র্থ', '14:30', '15:05'],
    ['৫ম', '15:05', '15:40'],
    ['৬ষ্ঠ', '15:40', '16:15'],
    ['৭ম', '16:15', '16:50'],
  ],
}

export function sampleRoutineSteps({ today }: SampleMoment): SampleStep[] {
  return [
    {
      // An earlier step adds the teachers.
      async write(stores) {
        for (const { key, routine } of sampleRoutines(today, await stores.officers.list())) {
          await stores.routines.create(key, routine, true)
        }
      },
    },
  ]
}

/** The routines of today's year. `officers` are the sample's people, with their ids. */
function sampleRoutines(
  today: Day,
  officers: { _id: string; name: string }[],
): { key: SectionKey; routine: RoutineInput }[] {
  return WEEKS.map(({ className, shift, section, teachers, week }) => {
    const periods = PERIODS[shift].map(([name, from, to]): Period => {
      return { name, from, to, isBreak: !/^[১-৯]/.test(name) }
    })
    const taught = periods.flatMap(({ isBreak }, index) => (isBreak ? [] : [index]))
    const lessons = week.flatMap((subjects, day) =>
      subjects.split(' ').map((subject, index) => {
        const teacher = TEACHERS[{ ...EVERYWHERE, ...teachers }[subject.replace(/\d/, '')]!]
        const teacherId = officers.find(({ name }) => name === teacher)?._id ?? null
        const name = SUBJECTS[subject as keyof typeof SUBJECTS]
        return { day, period: taught[index]!, subject: name, teacherId, teacher }
      }),
    )
    return {
      key: { className, shift, section },
      routine: { validFrom: `${yearOf(today)}-01-01`, periods, lessons },
    }
  })
}
