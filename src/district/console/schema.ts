import { z } from 'zod'
import { cleanLine } from '@pathshala/bengali/clean-text'
import { namedAccount } from '../../features/accounts/schema.ts'
import { optionalLine } from '../../words/input.ts'
import { SORTS, TROUBLES } from './columns.ts'

export const tableQuery = z.object({
  filter: z.enum(TROUBLES).optional(),
  q: z.string().max(100).transform(cleanLine).default(''),
  sort: z.enum(SORTS).default('troubles'),
  /** Without it, the most urgent troubles come first, and other columns begin with the least. */
  order: z.enum(['asc', 'desc']).optional(),
})

export type TableQuery = z.infer<typeof tableQuery>

export const listQuery = tableQuery.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})

export const stateChange = z.object({
  state: z.enum(['open', 'paused']),
  reason: optionalLine(200).default(''),
})

export const passwordRequest = namedAccount.pick({ username: true })
