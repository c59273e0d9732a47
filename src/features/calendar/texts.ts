import { textsAtOnce } from '../feature.ts'

export const calendarTexts = textsAtOnce(async ({ calendar }) =>
  (await calendar.list()).map(({ _id: id, title, note }) => ({ id, fields: { title, note } })),
)
