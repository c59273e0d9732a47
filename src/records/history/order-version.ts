/**
 * The version of an order, for ETag and If-Match: a checksum of the ids in their order (FNV-1a),
 * with at most nine digits like every version. It needs no column, and the same order always has
 * the same version. The office calculates it too, from the order that a clerk sees.
 */
export function orderVersion(ids: string[]): number {
  let sum = 0x811c9dc5
  for (const letter of ids.join(' ')) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193)
  return sum >>> 3
}
