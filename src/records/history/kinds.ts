import { type BinKind, CONTENT_KEYS, type ContentKey, type GalleryKind } from '../../content.ts'

/** Subjects of the history that are not kinds of content. */
const OTHER_KINDS = [
  'albums',
  'photoOrder',
  'jubileeOrder',
  'officerOrder',
  'groupOrder',
  'questionOrder',
  'teacherPage',
  'studentYears',
  'sample',
  'account',
  'redirect',
  'following',
  'webhook',
] as const

export const GALLERY_ORDERS = {
  photos: 'photoOrder',
  jubilee: 'jubileeOrder',
} as const satisfies Record<GalleryKind, HistoryKind>

/** The subject with the order of a list of records. It also has their titles. */
export const ORDERS: Partial<Record<BinKind, HistoryKind>> = {
  ...GALLERY_ORDERS,
  officers: 'officerOrder',
  groups: 'groupOrder',
  questions: 'questionOrder',
}

export type HistoryKind = ContentKey | (typeof OTHER_KINDS)[number]

export const HISTORY_KINDS: readonly HistoryKind[] = [...CONTENT_KEYS, ...OTHER_KINDS]

export const ACTIONS = [
  'created',
  'movedIn',
  'changed',
  'setBack',
  'deleted',
  'restored',
  'destroyed',
  'sent',
  'passwordChanged',
  'twoStepOn',
  'twoStepOff',
  'recoveryCodesMade',
] as const

export type Action = (typeof ACTIONS)[number]

export const HISTORY_YEARS = 2
