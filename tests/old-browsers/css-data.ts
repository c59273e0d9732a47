import { chromeSince, childrenOf, type Entry, entryAt, indexNames } from './compat-data.ts'

export interface Since {
  name: string
  chrome: number
}

/** Units that MDN lists under a description and not under their names. */
const UNITS = {
  viewport_percentage_units_dynamic: /\d[dsl]v(?:h|w|i|b|min|max)\b/,
  container_query_length_units: /\dcq(?:h|w|i|b|min|max)\b/,
}

const functions = indexNames(descendantsOf(entryAt('css', 'types')))

export const atRuleSince = (name: string) => chromeSince(entryAt('css', 'at-rules', name))
export const selectorSince = (name: string) => chromeSince(entryAt('css', 'selectors', name))
export const mediaRangeSince = chromeSince(entryAt('css', 'at-rules', 'media', 'range_syntax'))!
export const supportsSelectorSince = chromeSince(
  entryAt('css', 'at-rules', 'supports', 'selector'),
)!

/** All features that a declaration uses: the property, its keywords, functions and units. */
export function declarationSince(property: string, value: string): Since[] {
  const entry = entryAt('css', 'properties', property)
  const keywords = value.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g) ?? []
  const calls = [...value.matchAll(/(?<![\w-])([a-z-]+)\(/g)].map(([, name]) => name!)
  const features: Feature[] = [
    [property, chromeSince(entry)],
    ...keywords.map((word): Feature => [`${property}: ${word}`, chromeSince(entry?.[word])]),
    ...calls.map((name): Feature => [`${name}()`, functions.get(name)]),
    ...Object.entries(UNITS).map(([key, pattern]): Feature => {
      const unit = pattern.exec(value)?.[0].slice(1)
      return [unit ?? '', unit ? chromeSince(entryAt('css', 'types', 'length', key)) : undefined]
    }),
  ]
  return features.flatMap(([name, chrome]) => (chrome === undefined ? [] : { name, chrome }))
}

type Feature = [name: string, chrome: number | undefined]

function descendantsOf(entry: Entry | undefined): [string, Entry][] {
  return childrenOf(entry).flatMap(([name, child]) => [[name, child], ...descendantsOf(child)])
}
