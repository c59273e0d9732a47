import { createRequire } from 'node:module'

/**
 * MDN's browser-compat-data is a tree of names; `__compat` has the first version that supports a
 * name.
 */
export interface Entry {
  [name: string]: Entry | undefined
}
interface Compat {
  support: { chrome?: Support | Support[] }
}
interface Support {
  version_added: string | false
  prefix?: string
  flags?: object[]
  alternative_name?: string
}

// Loaded by Node, because Vitest would transform 18 MB of JSON into a module.
const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as Entry

export function entryAt(...names: string[]): Entry | undefined {
  return names.reduce<Entry | undefined>((entry, name) => entry?.[name], compatData)
}

export function childrenOf(entry: Entry | undefined): [name: string, child: Entry][] {
  return Object.entries(entry ?? {}).flatMap(([name, child]) =>
    name === '__compat' || !child ? [] : [[name, child]],
  )
}

/**
 * The first Chrome that supports it without a prefix or a flag, fully or partly; infinite if no
 * Chrome does, undefined if MDN has no entry.
 */
export function chromeSince(entry: Entry | undefined): number | undefined {
  const compat = entry?.['__compat'] as Compat | undefined
  if (!compat) return undefined
  const versions = [compat.support.chrome ?? []]
    .flat()
    .filter((one) => !one.prefix && !one.flags && !one.alternative_name)
    .map((one) => Number.parseInt(String(one.version_added), 10) || Infinity)
  return Math.min(...versions)
}

/**
 * Every name in these entries with its first Chrome; the oldest Chrome if several entries share the
 * name.
 */
export function indexNames(entries: [name: string, entry: Entry][]): Map<string, number> {
  const index = new Map<string, number>()
  for (const [name, entry] of entries) {
    const since = chromeSince(entry)
    if (since !== undefined) index.set(name, Math.min(since, index.get(name) ?? Infinity))
  }
  return index
}
