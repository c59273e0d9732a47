import { textsAtOnce } from '../feature.ts'

export const groupTexts = textsAtOnce(async ({ groups }) =>
  (await groups.list()).map(({ _id: id, title, place, hours, text, members }) => ({
    id,
    fields: { title, place, hours, text, members },
  })),
)
