import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { findScreen, type ScreenKey } from './screens.ts'
import type { HistoryKind } from '../../records/history/kinds.ts'

const OTHER_SCREENS: Record<Exclude<HistoryKind, ScreenKey>, ScreenKey> = {
  albums: 'photos',
  photoOrder: 'photos',
  jubileeOrder: 'jubilee',
  officerOrder: 'officers',
  groupOrder: 'groups',
  questionOrder: 'questions',
  teacherPage: 'officers',
  studentYears: 'studentCounts',
  account: 'accounts',
  redirect: 'redirects',
  following: 'followers',
  webhook: 'followers',
  sample: 'overview',
}

/** The screen on which a kind is edited. */
export function screenOf(kind: HistoryKind): ScreenKey {
  return kind in OTHER_SCREENS
    ? OTHER_SCREENS[kind as keyof typeof OTHER_SCREENS]
    : (kind as Extract<HistoryKind, ScreenKey>)
}

export function ScreenLink({ screen, children }: { screen: ScreenKey; children: ReactNode }) {
  return <Link to={findScreen(screen).path}>{children}</Link>
}
