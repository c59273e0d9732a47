import { z } from 'zod'
import { INFORMATION_KEYS } from '../../content.ts'
import { formOf } from './schema.ts'
import { json, shortText, type StoredRows } from '../../database/stored-rows.ts'

export const informationRows = {
  information: z
    .object({
      key: z.enum(INFORMATION_KEYS),
      value: json(z.looseObject({})),
      checked_at: z.iso.datetime().nullable(),
      checked_by: shortText.nullable(),
    })
    // The page of the entry and the whole board fail with rows of another form.
    .refine(({ key, value }) => formOf(key).safeParse(value).success, { path: ['value'] }),
} satisfies Partial<StoredRows>
