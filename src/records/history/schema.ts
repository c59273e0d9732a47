import { z } from 'zod'
import { recordId } from '../../errors/api-schema.ts'
import { paging } from '../../database/paging.ts'
import { day, line } from '../../words/input.ts'
import { ACTIONS, HISTORY_KINDS } from './kinds.ts'

export const historyQuery = paging.extend({
  q: paging.shape.q.meta({
    description:
      'Words that must all occur in titles or the name of the account; spellings that sound alike also match',
  }),
  kind: z.enum(HISTORY_KINDS).optional(),
  by: line(100).optional().meta({ description: 'The name of an account' }),
  day: day.optional().meta({ description: 'Only the changes of this day' }),
  only: z.enum(['published']).optional().meta({
    description: 'Only the changes by which a document went out, or was planned to',
  }),
  id: recordId.optional().meta({
    description:
      'The `subjectId` of the entries. With `kind`, entries about many records that include the record are listed too',
  }),
})

const fields = z.record(z.string(), z.unknown()).nullable()

export const historyRecord = z
  .object({
    _id: z.string(),
    at: z.string().meta({ description: 'ISO 8601 UTC' }),
    username: z.string().meta({
      description: 'The name of the account; empty for the software and its commands',
    }),
    action: z.enum(ACTIONS),
    kind: z.enum(HISTORY_KINDS),
    subjectId: z.string().meta({
      description:
        'The _id of the record, or its kind if the kind has only one record; `many` if one call changed many records, which are then in `records` of `before` and `after`',
    }),
    title: z.string(),
    before: fields.meta({
      description:
        'For a change, the fields that differ; otherwise the whole record, or null if it did not exist. For a page of teachers, its number of characters',
    }),
    after: fields,
    canSetBack: z.boolean(),
  })
  .meta({ id: 'HistoryEntry' })

export type HistoryRecord = z.infer<typeof historyRecord>
