import { type ContentKey, contentKinds, type DocumentKind, type ExportKey } from '../../content.ts'
import { FOLLOW_PATH } from '../../features/following/address.ts'
import type { StaffWords } from '../../words/staff-words.ts'

export type ScreenKey = keyof StaffWords['screens']

export type MenuGroup = keyof StaffWords['menuGroups']

export interface Screen {
  key: ScreenKey
  path: string
  /** Its group in the menu. Only the overview has none: it comes first. */
  group?: MenuGroup
  /** The public page that shows the content of the screen. */
  publicPage?: string
  /** The kind of content that staff edit on the screen. */
  kind?: ExportKey
}

/** The groups of the menu, in their order. A phone always shows the first one. */
export const MENU_GROUPS = ['daily', 'people', 'school', 'year', 'technical'] as const

const contentGroups: Record<ContentKey, MenuGroup> = {
  notices: 'daily',
  news: 'daily',
  downloads: 'daily',
  results: 'daily',
  photos: 'daily',
  calendar: 'daily',
  officers: 'people',
  groups: 'people',
  information: 'school',
  schoolInfo: 'school',
  contact: 'school',
  questions: 'school',
  jubilee: 'school',
  site: 'school',
  studentCounts: 'year',
  routines: 'year',
}

const contentScreens = (Object.keys(contentGroups) as ContentKey[]).map(contentScreen)

/** Every screen of the office, in the order of each group of the menu. */
export const screens: readonly Screen[] = [
  { key: 'overview', path: '/admin/dashboard' },
  { key: 'year', path: '/admin/dashboard/year', group: 'year' },
  ...contentScreens,
  // The first page leads there. The first group of a phone's menu has no space for it.
  { key: 'week', path: '/admin/dashboard/week', group: 'school' },
  { key: 'bin', path: '/admin/dashboard/bin', group: 'daily' },
  { key: 'history', path: '/admin/dashboard/history', group: 'daily' },
  {
    key: 'followers',
    path: '/admin/dashboard/followers',
    publicPage: FOLLOW_PATH,
    group: 'people',
  },
  // Not technical: editors change their own password here.
  { key: 'accounts', path: '/admin/dashboard/accounts', group: 'people' },
  { key: 'redirects', path: '/admin/dashboard/redirects', kind: 'redirects', group: 'technical' },
  { key: 'moves', path: '/admin/dashboard/moves', group: 'technical' },
  { key: 'export', path: '/admin/dashboard/export', group: 'technical' },
]

/** The groups of the menu with their screens. The technical ones are for admins. */
export function menuGroups(isAdmin: boolean): { group: MenuGroup; entries: Screen[] }[] {
  return MENU_GROUPS.filter((group) => isAdmin || group !== 'technical').map((group) => ({
    group,
    entries: screens.filter((screen) => screen.group === group),
  }))
}

/** Every screen of the office of a district. */
export const districtScreens: readonly Screen[] = [
  { key: 'overview', path: '/admin/dashboard/schools' },
  findScreen('accounts'),
  findScreen('history'),
]

export function isOfDistrict(pathname: string): boolean {
  return districtScreens.some(({ path }) => `${pathname.toLowerCase()}/`.startsWith(`${path}/`))
}

/** The screen at an address. Letter case and a slash at the end do not matter. */
export function screenAt(pathname: string): Screen | undefined {
  const path = pathname.toLowerCase().replace(/\/$/, '')
  return screens.find((screen) => screen.path.toLowerCase() === path)
}

export function findScreen(key: ScreenKey): Screen {
  return screens.find((screen) => screen.key === key)!
}

/** The page of a document: its number or its id. */
export function documentPage(kind: DocumentKind, number: number | string): string {
  return `${findScreen(kind).path}/${number}`
}

function contentScreen(key: ContentKey): Screen {
  const { screenPath, pages } = contentKinds[key]
  return {
    key,
    path: `/admin/dashboard/${screenPath}`,
    publicPage: pages[0].path,
    kind: key,
    group: contentGroups[key],
  }
}
