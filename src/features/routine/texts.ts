import { textsAtOnce } from '../feature.ts'

/** Leaves out names of teachers from the list of officers. `officerTexts` has them. */
export const routineTexts = textsAtOnce(async ({ routines }) =>
  (await routines.list()).map(({ _id: id, periods, lessons }) => ({
    id,
    fields: {
      periods: periods.map(({ name }) => name),
      lessons: lessons.map(({ subject, teacherId, teacher }) =>
        teacherId === null ? [subject, teacher] : [subject],
      ),
    },
  })),
)
