/** The list with the entry at index `from` moved to index `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  return insertAt(without(list, from), to, list[from]!)
}

export function without<T>(list: readonly T[], index: number): T[] {
  return list.filter((_, at) => at !== index)
}

export function insertAt<T>(list: readonly T[], index: number, entry: T): T[] {
  return [...list.slice(0, index), entry, ...list.slice(index)]
}
