import { textsAtOnce } from '../feature.ts'

export const officerTexts = textsAtOnce(async ({ officers }) =>
  (await officers.list()).map((officer) => ({ id: officer._id, fields: { ...officer } })),
)
