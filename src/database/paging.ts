import { type Expression, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { NotFound } from '../errors.ts'
import { cleanLine } from '../input.ts'

const LIMIT_WORDS = 'limit must be a whole number from 1 to 1000000.'

export const paging = z.object({
  limit: z.coerce
    .number(LIMIT_WORDS)
    .int(LIMIT_WORDS)
    .min(1, LIMIT_WORDS)
    .max(1_000_000, LIMIT_WORDS)
    .optional(),
  q: z
    .string()
    .max(100, 'Search for 100 characters or fewer.')
    .transform(cleanLine)
    .optional()
    .meta({ description: 'Words of the title, in any spelling that sounds alike' }),
  before: z
    .string()
    // PostgreSQL has no way to hold a NUL: such an id is nobody's, not a failure.
    .transform((id) => id.replaceAll('\0', '\uFFFD'))
    .optional()
    .meta({ description: 'The _id of an entry: the list goes on after it' }),
})

/** A place in a list sorted newest first by (time, id); it stands though its entry be deleted. */
export interface Place {
  /** ISO 8601 UTC. */
  at: string
  id: string
}

/** The place as it stands in an address. */
export function formatPlace({ at, id }: Place): string {
  return `${at}_${id}`
}

/** Undefined for what is no place. */
export function parsePlace(text: string | null): Place | undefined {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\w-]{1,64})$/.exec(text ?? '') ?? []
  return at && id ? { at, id } : undefined
}

/**
 * The condition that a row stands on one side of a place in a list sorted newest first by
 * (`column`, id): keyset paging, whose cost does not grow with the list.
 */
export function beyond(
  column: 'document.date' | 'document.createdAt' | 'galleryEntry.createdAt',
  side: 'older' | 'newer',
  { at, id }: Place,
): Expression<SqlBool> {
  const idColumn = `${column.split('.')[0]}.id`
  const operator = side === 'older' ? sql`<` : sql`>`
  return sql<SqlBool>`(${sql.ref(column)}, ${sql.ref(idColumn)}) ${operator} (${at}, ${id})`
}

/**
 * The list that `?limit=&before=` asks for.
 * @throws NotFound where there is no entry of the id `before`
 */
export async function listPart<T>(
  { limit, before, q: words }: z.infer<typeof paging>,
  store: {
    findPlace(id: string): Promise<Place | undefined>
    list(part: ListPart): Promise<T[]>
  },
): Promise<T[]> {
  if (before === undefined) return store.list({ limit, words })
  const after = await store.findPlace(before)
  if (!after) throw new NotFound('There is no entry with the id that `before` names.')
  return store.list({ limit, words, after })
}

/** The first `limit` entries (all, where it is absent) that come after a place. */
export interface ListPart {
  limit?: number | undefined
  after?: Place | undefined
  /** Words that the title holds. */
  words?: string | undefined
}
