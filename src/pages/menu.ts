import { MENU_GROUPS, type MenuPosition, type MenuWord, PUBLIC_PAGES } from '../content.ts'
import type { Site } from '../features/profile/schema.ts'
import { type services, usableServices } from './services.ts'

interface MenuEntry extends MenuPosition<MenuWord | (typeof services)[number]['key']> {
  path: string
}

const PAGES: MenuEntry[] = PUBLIC_PAGES.flatMap(({ path, menu }) =>
  menu ? [{ path, ...menu }] : [],
)

/** The top menu: each group that has entries, and its entries in their order. */
export function menuOf(site: Site) {
  const entries: MenuEntry[] = [
    ...PAGES,
    ...usableServices(site).map(({ path, key, menu }) => ({ path, word: key, ...menu })),
  ]
  return MENU_GROUPS.map((group) => ({
    group,
    entries: entries
      .filter((entry) => entry.group === group)
      .sort((a, b) => a.position - b.position),
  })).filter((group) => group.entries.length > 0)
}
