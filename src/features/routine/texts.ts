import { textsAtOnce } from '../feature.ts'

/** The name of a teacher who is in the list of officers is a text of that list. */
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
