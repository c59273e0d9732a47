import {
  internalResults,
  MENU_GROUPS,
  type MenuPosition,
  type MenuWord,
  PUBLIC_PAGES,
} from '../content.ts'

interface MenuEntry extends MenuPosition<MenuWord> {
  path: string
}

const ENTRIES: MenuEntry[] = [...PUBLIC_PAGES, internalResults].flatMap(({ path, menu }) =>
  menu ? [{ path, ...menu }] : [],
)

/** The top menu: its groups, and their entries in order. */
export const MENU = MENU_GROUPS.map((group) => ({
  group,
  entries: ENTRIES.filter((entry) => entry.group === group).sort((a, b) => a.position - b.position),
}))
