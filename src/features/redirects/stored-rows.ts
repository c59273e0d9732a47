import { z } from 'zod'
import { shortText, type StoredRows } from '../../database/stored-rows.ts'
import { isOwnPage } from './own-page.ts'
import { MAX_OLD_PATH } from './table.ts'

export const redirectRows = {
  redirect: z.object({
    path: z.string().startsWith('/').max(MAX_OLD_PATH),
    // A forged backup must not send visitors to another site.
    target: shortText.refine(isOwnPage, 'not an address of this site'),
  }),
} satisfies Partial<StoredRows>
