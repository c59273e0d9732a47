import { CONTENT_KEYS, type ContentKey } from '../content.ts'

/** Subjects of the history that are not kinds of content. */
const OTHER_KINDS = ['officerOrder', 'teacherPage', 'sample', 'account'] as const

export type HistoryKind = ContentKey | (typeof OTHER_KINDS)[number]

export const HISTORY_KINDS: readonly HistoryKind[] = [...CONTENT_KEYS, ...OTHER_KINDS]

export const ACTIONS = [
  'created',
  'changed',
  'setBack',
  'deleted',
  'restored',
  'destroyed',
  'passwordChanged',
  'twoStepOn',
  'twoStepOff',
  'recoveryCodesMade',
] as const

export type Action = (typeof ACTIONS)[number]

/** How long history entries are stored. */
export const HISTORY_YEARS = 2
