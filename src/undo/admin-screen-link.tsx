import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type ScreenKey, screens } from '../admin/screens.ts'
import type { HistoryKind } from './kinds.ts'

const SCREENS: Partial<Record<HistoryKind, ScreenKey>> = {
  studentCounts: 'studentCount',
  officerOrder: 'officers',
  teacherPage: 'officers',
  account: 'accounts',
  sample: 'overview',
}

/** The screen on which a kind is kept: mostly of the same name. */
export function screenOf(kind: HistoryKind): ScreenKey {
  return SCREENS[kind] ?? (kind as ScreenKey)
}

export function ScreenLink({ screen, children }: { screen: ScreenKey; children: ReactNode }) {
  return <Link to={screens.find(({ key }) => key === screen)!.path}>{children}</Link>
}
