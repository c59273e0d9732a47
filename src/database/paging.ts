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

/** What of a list stands on one side of a place. */
export interface Side {
  side: 'older' | 'newer'
  place: Place
}

/** Which page of a list a visitor asks for, and the place from which it goes on. */
export interface AskedPage {
  /** From 1. */
  number: number
  from?: Side | undefined
}

/** Whatever an address holds: what cannot be read is as if it were not there. */
export function parsePage(query: URLSearchParams): AskedPage {
  const older = parsePlace(query.get('before'))
  const newer = parsePlace(query.get('after'))
  const asked = Number(query.get('page'))
  const number = Number.isSafeInteger(asked) ? asked : 1
  // What comes after something is on no first page.
  if (older) return { number: Math.max(number, 2), from: { side: 'older', place: older } }
  if (newer && number > 1) return { number, from: { side: 'newer', place: newer } }
  return { number: 1 }
}

/**
 * Between two moments (from the first to before the second) and on one side of a place, as no more
 * than one bound on each side: of two, a database may walk from the farther one.
 */
export function narrow(between: [string, string] | undefined, from: Side | undefined): Side[] {
  const bounds: Side[] = from ? [from] : []
  for (const side of ['older', 'newer'] as const) {
    // No id sorts before the empty one: this place stands just before the moment's first entry.
    const place = between && { at: between[side === 'older' ? 1 : 0], id: '' }
    if (!place) continue
    if (from?.side !== side) bounds.push({ side, place })
    else if (isOlder(place, from.place) === (side === 'older')) bounds[0] = { side, place }
  }
  return bounds
}

function isOlder(one: Place, other: Place): boolean {
  return one.at === other.at ? one.id < other.id : one.at < other.at
}

/**
 * The condition that a row stands on one side of a place in a list sorted newest first by
 * (`column`, id): keyset paging, whose cost does not grow with the list.
 */
export function beyond(
  column: 'document.date' | 'document.createdAt' | 'galleryEntry.createdAt' | 'binEntry.deletedAt',
  { side, place: { at, id } }: Side,
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
