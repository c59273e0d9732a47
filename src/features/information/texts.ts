import { textsAtOnce } from '../feature.ts'

export const informationTexts = textsAtOnce(async ({ information }) =>
  (await information.list()).map(({ key, value }) => ({ id: key, fields: { ...value } })),
)
