import type { Stores } from '../../school/school.ts'
import { type ReadTexts, textsAtOnce } from '../feature.ts'

export const profileTexts = {
  site: readTexts('site'),
  contact: readTexts('contact'),
  schoolInfo: readTexts('schoolInfo'),
}

function readTexts(kind: 'site' | 'contact' | 'schoolInfo'): ReadTexts {
  return textsAtOnce(async (stores: Stores) => {
    const fields = await stores[kind].find()
    if (!fields) return []
    return [{ id: '_id' in fields ? fields._id : kind, fields: { ...fields } }]
  })
}
