import { CONTENT_KEYS, type ContentKey, type ExportKey, contentKinds } from '../content.ts'
import { FOLLOW_PATH } from '../features/following/address.ts'
import type { StaffWords } from '../words/staff-words.ts'

export type ScreenKey = keyof StaffWords['screens']

export interface Screen {
  key: ScreenKey
  path: string
  /** The public page that shows the content of the screen. */
  publicPage?: string
  /** The kind of content that staff edit on the screen. */
  kind?: ExportKey
}

/** Every screen of the office, in the order of the sidebar. */
export const screens: readonly Screen[] = [
  { key: 'overview', path: '/admin/dashboard' },
  ...CONTENT_KEYS.map(contentScreen),
  { key: 'followers', path: '/admin/dashboard/followers', publicPage: FOLLOW_PATH },
  { key: 'redirects', path: '/admin/dashboard/redirects', kind: 'redirects' },
  { key: 'moves', path: '/admin/dashboard/moves' },
  { key: 'bin', path: '/admin/dashboard/bin' },
  { key: 'history', path: '/admin/dashboard/history' },
  { key: 'export', path: '/admin/dashboard/export' },
  { key: 'accounts', path: '/admin/dashboard/accounts' },
]

/** The screen at an address. Letter case and a slash at the end do not matter. */
export function screenAt(pathname: string): Screen | undefined {
  const path = pathname.toLowerCase().replace(/\/$/, '')
  return screens.find((screen) => screen.path.toLowerCase() === path)
}

export function findScreen(key: ScreenKey): Screen {
  return screens.find((screen) => screen.key === key)!
}

function contentScreen(key: ContentKey): Screen {
  const { screenPath, pages } = contentKinds[key]
  return { key, path: `/admin/dashboard/${screenPath}`, publicPage: pages[0].path, kind: key }
}
