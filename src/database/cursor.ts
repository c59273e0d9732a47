/** A position in a list sorted newest first by (time, id); valid after its entry is deleted. */
export interface Cursor {
  /** ISO 8601 UTC. */
  at: string
  id: string
}

/** The position as text for a URL. */
export function formatCursor({ at, id }: Cursor): string {
  return `${at}_${id}`
}

export function parseCursor(text: string | null): Cursor | undefined {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\w-]{1,64})$/.exec(text ?? '') ?? []
  return at && id ? { at, id } : undefined
}

export interface Bound {
  direction: 'older' | 'newer'
  cursor: Cursor
}

/** The page of a list that a visitor requests, and the position where it starts. */
export interface RequestedPage {
  /** The first page is 1. */
  number: number
  from?: Bound | undefined
}

/** Reads the page from a URL's query. Ignores values that it cannot read. */
export function parsePage(query: URLSearchParams): RequestedPage {
  const older = parseCursor(query.get('before'))
  const newer = parseCursor(query.get('after'))
  const number = parsePageNumber(query)
  // A page after a position is never the first page.
  if (older) return { number: Math.max(number, 2), from: { direction: 'older', cursor: older } }
  if (newer && number > 1) return { number, from: { direction: 'newer', cursor: newer } }
  return { number: 1 }
}

/** The number of the page that a URL's query requests. The first page is 1. */
export function parsePageNumber(query: URLSearchParams): number {
  const number = Number(query.get('page'))
  return Number.isSafeInteger(number) && number > 1 ? number : 1
}

/** The path and query of a list's first page; the filters stay. */
export function firstPageOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  for (const name of ['page', 'before', 'after']) query.delete(name)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/**
 * The bounds for a time range (start included, end not included) and a position, with at most one
 * bound in each direction. If a query has two, a database may start its scan at the farther bound.
 */
export function narrow(between: [string, string] | undefined, from: Bound | undefined): Bound[] {
  const bounds: Bound[] = from ? [from] : []
  for (const direction of ['older', 'newer'] as const) {
    // The empty id sorts first, so this position is just before the moment's first entry.
    const cursor = between && { at: between[direction === 'older' ? 1 : 0], id: '' }
    if (!cursor) continue
    if (from?.direction !== direction) bounds.push({ direction, cursor })
    else if (isOlder(cursor, from.cursor) === (direction === 'older'))
      bounds[0] = { direction, cursor }
  }
  return bounds
}

function isOlder(a: Cursor, b: Cursor): boolean {
  return a.at === b.at ? a.id < b.id : a.at < b.at
}
