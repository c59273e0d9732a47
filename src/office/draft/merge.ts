import { toLatinDigits } from '@pathshala/bengali/digits'

interface Merged<T> {
  /** All fields. A field in `conflicts` has my value. */
  values: T
  /** Fields that both people changed to different values. */
  conflicts: (keyof T)[]
}

/**
 * Merges my changes into a record that someone else has changed, field by field. `base` has the
 * values before my changes; a field that is absent there has an unknown old value. `mine` has the
 * fields that I wrote in. `theirs` is the current record; null if it was deleted: then `base`
 * needs all fields.
 */
export function merge<T extends object>(
  base: Partial<T>,
  mine: Partial<T>,
  theirs: T | null,
): Merged<T> {
  if (!theirs) return { values: { ...base, ...mine } as T, conflicts: [] }
  const values = { ...theirs }
  const conflicts: (keyof T)[] = []
  for (const field of Object.keys(mine) as (keyof T)[]) {
    const isKnown = field in base
    const isMyChange = !isKnown || !isSame(mine[field], base[field])
    const isTheirChange = !isKnown || !isSame(theirs[field], base[field])
    // Equal values can still differ in digits or spaces, so my text stays if they changed nothing.
    if (isMyChange || !isTheirChange) values[field] = mine[field]!
    if (isMyChange && isTheirChange && !isSame(mine[field], theirs[field])) conflicts.push(field)
  }
  return { values, conflicts }
}

/** ৫ and 5 are the same, and outer spaces do not count. Lists are compared as a whole. */
function isSame(a: unknown, b: unknown): boolean {
  return plain(a) === plain(b)
}

function plain(value: unknown): string {
  return toLatinDigits(typeof value === 'string' ? value : JSON.stringify(value ?? null)).trim()
}
