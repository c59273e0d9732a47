/** What goes to the bin when it is deleted: each is the name of its store. */
export const BIN_KINDS = [
  'notices',
  'news',
  'downloads',
  'photos',
  'jubilee',
  'officers',
  'studentCounts',
] as const

export type BinKind = (typeof BIN_KINDS)[number]

/** What history tells of. */
export const HISTORY_KINDS = [
  ...BIN_KINDS,
  'officerOrder',
  'teacherPage',
  'schoolInfo',
  'contact',
  'site',
  'sample',
  'account',
] as const

export type HistoryKind = (typeof HISTORY_KINDS)[number]

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

/** How long what was deleted can come back. */
export const BIN_DAYS = 30
/** How long history remembers. */
export const HISTORY_YEARS = 2
