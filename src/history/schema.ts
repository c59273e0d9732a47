import { z } from 'zod'
import { recordId } from '../api-schema.ts'
import { paging } from '../database/paging.ts'
import { ACTIONS, HISTORY_KINDS } from './kinds.ts'

export const historyPart = paging.omit({ q: true }).extend({
  kind: z.enum(HISTORY_KINDS, 'Choose one of the kinds that entries have.').optional(),
  id: recordId.optional().meta({ description: 'The `subjectId` of what the entries tell of' }),
})

const fields = z.record(z.string(), z.unknown()).nullable()

export const historyRecord = z
  .object({
    _id: z.string(),
    at: z.string().meta({ description: 'ISO 8601 UTC' }),
    username: z.string().meta({
      description: 'The account’s name; empty for the software itself and its commands',
    }),
    action: z.enum(ACTIONS),
    kind: z.enum(HISTORY_KINDS),
    subjectId: z.string().meta({ description: 'The record’s _id, or the kind where there is one' }),
    title: z.string(),
    before: fields.meta({
      description:
        'Of a change the fields that differ, else the whole record; null where there was none. Of a teacher page the number of its characters',
    }),
    after: fields,
    canSetBack: z.boolean(),
  })
  .meta({ id: 'HistoryEntry' })

export type HistoryRecord = z.infer<typeof historyRecord>
