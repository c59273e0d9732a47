import { z } from 'zod'
import { INFORMATION_KEYS } from '../../content.ts'
import type { Subject, Undos } from '../../records/history/changes.ts'
import type { Stores } from '../../request/school.ts'
import { informationWords } from './public/words.ts'
import { type AnsweredEntry, describeEntry, findAnsweredEntry, versionOf } from './board.ts'
import { isInformationKey } from './entries.ts'
import { linkedValue } from './linked-value.ts'
import { formOf } from './schema.ts'
import type { InformationChange } from './store.ts'

const check = z.object({
  checkedAt: z.iso.datetime().nullable(),
  checkedBy: z.string().nullable(),
})

/** How an entry is changed and checked. `answerOf` gives the entry as the API returns it. */
export function informationSubject<Answer extends Record<string, unknown>>(
  stores: Stores,
  answerOf: (entry: AnsweredEntry) => Answer,
): Subject<InformationChange, AnsweredEntry, Answer> {
  const find = async (key: string) =>
    isInformationKey(key) ? findAnsweredEntry(stores, key) : undefined
  return {
    kind: 'information',
    find,
    async update(key, change) {
      if (!isInformationKey(key)) return undefined
      await stores.information.put(key, change)
      return find(key)
    },
    parse: (fields) => {
      const { _id: _, title: __, key, checkedAt, checkedBy, ...value } = fields
      return {
        value: formOf(z.enum(INFORMATION_KEYS).parse(key)).parse(value),
        ...check.parse({ checkedAt, checkedBy }),
      }
    },
    versionOf,
    fieldsOf: ({ stored: { key, value, checkedAt, checkedBy } }) => ({
      _id: key,
      title: informationWords.bn.titles[key],
      key,
      ...value,
      checkedAt,
      checkedBy,
    }),
    answerOf,
  }
}

export const informationUndos: Undos<'information'> = {
  information: {
    subject: (stores, _, timeZone) =>
      informationSubject(stores, (entry) => ({
        ...describeEntry(entry, timeZone),
        value: linkedValue(entry, true),
      })),
  },
}
