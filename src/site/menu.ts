import { PUBLIC_PAGES } from '../content.ts'
import type { Words } from '../words/bn.ts'
import { services } from './services.ts'

/** The top menu, in the specification's order. */
export function findMenu({ menu }: Words): { path: string; label: string }[] {
  return [
    ...PUBLIC_PAGES.flatMap(({ path, menu: entry }) => (entry ? [{ path, ...entry }] : [])),
    ...services.map(({ path, key, menuPosition }) => ({ path, word: key, position: menuPosition })),
  ]
    .sort((one, other) => one.position - other.position)
    .map(({ path, word }) => ({ path, label: menu[word] }))
}
