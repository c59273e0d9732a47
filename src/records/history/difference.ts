export type Fields = Record<string, unknown>

/** Fields that every change updates. They are not shown as differences. */
const BOOKKEEPING = new Set(['_id', 'updatedAt', 'version', 'isSample'])

/** The fields that differ, with both values; null if a record does not have the field. */
export function findDifference(before: object, after: object): { before: Fields; after: Fields } {
  const [earlier, later] = [before as Fields, after as Fields]
  const names = [...new Set([...Object.keys(earlier), ...Object.keys(later)])].filter(
    (name) => !BOOKKEEPING.has(name) && !isSame(earlier[name], later[name]),
  )
  const pick = (from: Fields) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
  return { before: pick(earlier), after: pick(later) }
}

/** Ignores bookkeeping fields. */
export function hasSameFields(before: object, after: object): boolean {
  return Object.keys(findDifference(before, after).after).length === 0
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}

/** A page of HTML is too long for a list of changes: only its length is shown. */
export function withoutHtml(fields: Fields): Fields {
  return typeof fields['html'] === 'string' ? { ...fields, html: fields['html'].length } : fields
}

/** An order in the history without the titles of these records. */
export function withoutNames(fields: Fields, ids: ReadonlySet<string>): Fields {
  const { order } = fields as { order?: { _id: string; name: string }[] }
  if (!order) return fields
  return { order: order.map((one) => (ids.has(one._id) ? { ...one, name: '' } : one)) }
}
