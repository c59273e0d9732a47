import { z } from 'zod'
import { json, shortText, type StoredRows } from '../../database/stored-rows.ts'
import { leftRecord, moveReport } from './schema.ts'
import { MOVE_STATES, MOVED_KINDS } from './table.ts'

export const moveRows = {
  move: z.object({
    source: shortText,
    label: shortText,
    state: z.enum(MOVE_STATES),
    report: json(moveReport).nullable(),
    undone_by: shortText.nullable(),
    left_records: json(z.array(leftRecord)).nullable(),
  }),
  moved_record: z.object({
    source: shortText,
    source_key: shortText,
    kind: z.enum(MOVED_KINDS),
    record_id: shortText,
  }),
} satisfies Partial<StoredRows>
