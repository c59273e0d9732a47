import { z } from 'zod'
import { json, shortText, type StoredRows } from '../../database/stored-rows.ts'
import { MOVE_STATES, MOVED_KINDS } from './table.ts'

export const moveRows = {
  move: z.object({
    source: shortText,
    label: shortText,
    state: z.enum(MOVE_STATES),
    report: json(z.looseObject({})).nullable(),
  }),
  moved_record: z.object({
    source: shortText,
    source_key: shortText,
    kind: z.enum(MOVED_KINDS),
    record_id: shortText,
  }),
} satisfies Partial<StoredRows>
