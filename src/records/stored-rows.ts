import { z } from 'zod'
import { BIN_KINDS } from '../content.ts'
import { json, shortText, type StoredRows } from '../database/stored-rows.ts'
import { area, binnedFile } from '../files/stored-rows.ts'
import { ACTIONS, HISTORY_KINDS } from './history/kinds.ts'

export const recordRows = {
  bin_entry: z.object({
    kind: z.enum(BIN_KINDS),
    title: shortText,
    content: json(z.looseObject({ id: shortText })),
    files: json(z.array(binnedFile)),
  }),
  deleted_file: z.object({ area, kind: z.enum(BIN_KINDS) }),
  history_entry: z.object({
    kind: z.enum(HISTORY_KINDS),
    action: z.enum(ACTIONS),
    title: shortText,
    before: json(z.looseObject({})).nullable(),
    after: json(z.looseObject({})).nullable(),
  }),
  idempotent_answer: z.object({
    // Empty if its record was permanently deleted.
    answer: z.union([
      z.literal(''),
      json(z.object({ status: z.int().min(200).max(299), body: z.unknown() })),
    ]),
  }),
} satisfies Partial<StoredRows>
