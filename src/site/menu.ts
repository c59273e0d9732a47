import { PUBLIC_PAGES } from '../content.ts'
import type { Words } from '../words/bn.ts'
import { services } from './services.ts'

interface MenuEntry {
  path: string
  label: string
  /** The page to which the path can redirect. */
  ownPage?: string | undefined
}

/** The top menu, in the specification's order. */
export function findMenu({ menu }: Words): MenuEntry[] {
  const pages = PUBLIC_PAGES.flatMap(({ path, menu: entry }) =>
    entry ? [{ path, position: entry.position, label: menu[entry.word] }] : [],
  )
  const links = services.map(({ path, key, menuPosition, ...service }) => ({
    path,
    position: menuPosition,
    label: menu[key],
    ownPage: 'ownPage' in service ? service.ownPage : undefined,
  }))
  return [...pages, ...links].sort((one, other) => one.position - other.position)
}
