import { z } from 'zod'
import { importBody } from '../../records/import-rows.ts'
import { refusal } from '../../errors/zod-issues.ts'
import { optionalLine } from '../../words/input.ts'
import { oldPath } from './old-path.ts'
import { MAX_OLD_PATH } from './table.ts'

const MAX_ADDRESS = 2000

export const redirect = z.object({
  path: z
    .string()
    .max(MAX_ADDRESS)
    .transform((written) => written.trim())
    .pipe(
      z
        .string()
        .regex(/^(\/|https?:\/\/)/i, refusal('old-address'))
        .transform(oldPath)
        .pipe(
          z
            .string()
            .max(MAX_OLD_PATH)
            // Home, the office and the API always answer themselves.
            .refine((path) => !/^\/$|^\/(admin|api)(\/|$)/i.test(path), refusal('old-address')),
        ),
    )
    .meta({
      description: 'The old address: a path, with its query if that matters, or a whole URL',
    }),
  target: z
    .string()
    .max(MAX_ADDRESS)
    .transform((written) => written.trim())
    .meta({ description: 'The page of this site that it leads to: its path or its whole URL' }),
})

/** Absent fields stay unchanged. */
export const redirectChange = redirect.partial()

export type RedirectChange = z.infer<typeof redirectChange>

export const exportedRedirect = z.object({
  path: z.string().meta({ description: 'Decoded, without a slash at the end', example: '/?p=24' }),
  target: z.string().meta({ example: '/notices/12' }),
  moveId: z
    .number()
    .nullable()
    .meta({ description: 'The move that brought it; null if staff added or changed it' }),
})

export const redirectRecord = exportedRedirect
  .extend({
    version: z
      .number()
      .meta({ description: 'Another number for each target. For If-Match, in quotation marks' }),
  })
  .meta({ id: 'Redirect' })

/** A redirect in the answer to a list of redirects. */
export const importedRedirect = redirectRecord.extend({
  _id: z.string().meta({ description: 'The old address' }),
  title: z.string(),
})

export type ImportedRedirect = z.infer<typeof importedRedirect>

export const redirectImport = importBody('Redirects as for POST /api/redirects')

export type RedirectRecord = z.infer<typeof redirectRecord>

/** A redirect is known by its old address. */
export const redirectKey = z.object({
  path: z.string().meta({ description: 'The old address, as the list has it' }),
})

export const redirectQuery = z.object({
  q: optionalLine(300).optional().meta({ description: 'A part of the old or the new address' }),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  skip: z.coerce.number().int().min(0).default(0),
})

export const redirectPage = z.object({
  redirects: z.array(redirectRecord).meta({ description: 'Those that staff added come first' }),
  total: z.number().meta({ description: 'Of all that match' }),
})

export type RedirectPage = z.infer<typeof redirectPage>
