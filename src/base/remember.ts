/** Calls `make` once. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** Calls `make` once for each object. The result lives as long as the object. */
export function onceForEach<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new WeakMap<Key, { value: T }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}

/** Calls `make` once for each text. If it knows `most` texts, it forgets them all before the next. */
export function onceForText<T>(make: (text: string) => T, most = Infinity): (text: string) => T {
  const made = new Map<string, { value: T }>()
  return (text) => {
    let known = made.get(text)
    if (!known) {
      known = { value: make(text) }
      if (made.size >= most) made.clear()
      made.set(text, known)
    }
    return known.value
  }
}
