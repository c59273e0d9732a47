import { MENU_GROUPS, type MenuPosition, type MenuWord, PUBLIC_PAGES } from '../content.ts'
import { services } from './services.ts'

interface MenuEntry extends MenuPosition<MenuWord | (typeof services)[number]['key']> {
  path: string
  /** The page to which the path can redirect. */
  ownPage?: string | undefined
}

const ENTRIES: MenuEntry[] = [
  ...PUBLIC_PAGES.flatMap(({ path, menu }) => (menu ? [{ path, ...menu }] : [])),
  ...services.map(({ path, key, menu, ...service }) => ({
    path,
    word: key,
    ...menu,
    ownPage: 'ownPage' in service ? service.ownPage : undefined,
  })),
]

/** The top menu: the entries of each group in their order. */
export const menu = MENU_GROUPS.map((group) => ({
  group,
  entries: ENTRIES.filter((entry) => entry.group === group).sort((a, b) => a.position - b.position),
}))
