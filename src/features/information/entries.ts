import {
  type ContentKey,
  contentKinds,
  INFORMATION_KEYS,
  type InformationKey,
} from '../../content.ts'
import type { Purpose } from '../groups/table.ts'
import type { FreshnessRule } from './standing.ts'

interface Entry {
  answeredBy:
    | { content: ContentKey }
    /** `others`: every purpose without an entry of its own. */
    | { group: Purpose | 'others' }
    /** Rows or fields that only this entry has. */
    | { own: true }
  /** The page with the answer. Without it, the page is `/information/{key}`. */
  page?: string
  rules: readonly FreshnessRule[]
  /** “Does not apply”, with a reason, is a full answer. */
  mayNotApply?: true
  /** While it is empty, the board leaves it out. */
  isOptional?: true
}

export const BOARD_PATH = '/information'

/** The board for spreadsheets. */
export const BOARD_TABLE = `${BOARD_PATH}.csv`

const COMMITTEES = contentKinds.groups.pages[0].path
const TERM_DAYS = 60

/** The source of each entry's answer, and the rules for its age. */
export const informationEntries = {
  profile: {
    answeredBy: { content: 'schoolInfo' },
    page: '/schoolInfo',
    rules: [{ months: 12 }],
  },
  recognition: {
    answeredBy: { own: true },
    rules: [{ months: 24 }, { term: TERM_DAYS }],
    mayNotApply: true,
  },
  students: {
    answeredBy: { content: 'studentCounts' },
    page: '/studentcount',
    rules: [{ schoolYear: '02-01' }],
  },
  sections: { answeredBy: { own: true }, rules: [{ schoolYear: '02-01' }] },
  teaching: {
    answeredBy: { content: 'routines' },
    page: '/routine',
    rules: [{ schoolYear: '02-01' }],
  },
  nationalisation: {
    answeredBy: { own: true },
    rules: [{ months: 24 }],
    mayNotApply: true,
  },
  contact: {
    answeredBy: { content: 'contact' },
    page: '/contact_us',
    rules: [{ months: 6 }],
  },
  'service-centre': {
    answeredBy: { group: 'serviceCentre' },
    page: `${COMMITTEES}#serviceCentre`,
    rules: [{ months: 6 }, { term: TERM_DAYS }],
  },
  complaints: {
    answeredBy: { group: 'complaints' },
    page: `${COMMITTEES}#complaints`,
    rules: [{ months: 6 }, { term: TERM_DAYS }],
  },
  staff: {
    answeredBy: { content: 'officers' },
    page: '/officers_teachers',
    rules: [{ months: 6 }],
  },
  committee: {
    answeredBy: { group: 'managing' },
    rules: [{ months: 12 }, { term: TERM_DAYS }],
    mayNotApply: true,
  },
  'anti-harassment': {
    answeredBy: { group: 'antiHarassment' },
    page: contentKinds.groups.pages[1].path,
    rules: [{ months: 6 }, { term: TERM_DAYS }],
  },
  charter: { answeredBy: { own: true }, rules: [{ months: 6 }] },
  'right-to-information': {
    answeredBy: { group: 'rightToInformation' },
    page: `${COMMITTEES}#rightToInformation`,
    rules: [{ months: 6 }, { term: TERM_DAYS }],
  },
  posts: {
    answeredBy: { own: true },
    page: '/officers_teachers#posts',
    rules: [{ months: 6 }],
  },
  'ssc-results': { answeredBy: { own: true }, rules: [{ examYear: '09-01' }] },
  'parent-teacher': {
    answeredBy: { group: 'parentTeacher' },
    page: `${COMMITTEES}#parentTeacher`,
    rules: [{ months: 12 }, { term: TERM_DAYS }],
    mayNotApply: true,
  },
  committees: {
    answeredBy: { group: 'others' },
    page: COMMITTEES,
    rules: [{ months: 12 }, { term: TERM_DAYS }],
    isOptional: true,
  },
  'former-heads': {
    answeredBy: { group: 'formerHeads' },
    rules: [],
    isOptional: true,
  },
} as const satisfies Record<InformationKey, Entry>

type Entries = typeof informationEntries

/** Entries with rows or fields of their own. */
export type OwnKey = {
  [Key in InformationKey]: Entries[Key]['answeredBy'] extends { own: true } ? Key : never
}[InformationKey]

/** Entries that groups of people answer. */
export type GroupEntryKey = {
  [Key in InformationKey]: Entries[Key]['answeredBy'] extends { group: string } ? Key : never
}[InformationKey]

/** The purpose of the groups that answer the entry. */
export function purposeOf(key: InformationKey): Purpose | 'others' | undefined {
  const { answeredBy } = findEntry(key)
  return 'group' in answeredBy ? answeredBy.group : undefined
}

/** Whether an entry exists for this purpose alone. */
export function hasOwnEntry(purpose: Purpose): boolean {
  return INFORMATION_KEYS.some((key) => purposeOf(key) === purpose)
}

/** The content that answers an entry. */
export function answerContentOf(key: InformationKey): ContentKey {
  const { answeredBy } = findEntry(key)
  if ('own' in answeredBy) return 'information'
  return 'content' in answeredBy ? answeredBy.content : 'groups'
}

/** The office screen of content that answers an entry, as a path below `/admin/dashboard`. */
export function screenOf(
  key: InformationKey,
  content: ContentKey,
  groupId: string | null = null,
): string {
  const { screenPath } = contentKinds[content]
  if (content === 'information') return `${screenPath}/${key}`
  if (content !== 'groups') return screenPath
  const purpose = purposeOf(key)!
  const query: Record<string, string> =
    groupId !== null ? { id: groupId } : { purpose: purpose === 'others' ? 'other' : purpose }
  return `${screenPath}?${new URLSearchParams(query)}`
}

/** The number of entries that the Directorate demands. */
export const DIRECTORATE_ENTRIES = 11

export function findEntry(key: InformationKey): Entry {
  return informationEntries[key]
}

/** From 1. */
export function numberOf(key: InformationKey): number {
  return INFORMATION_KEYS.indexOf(key) + 1
}

export function setOf(key: InformationKey): 'directorate' | 'other' {
  return numberOf(key) <= DIRECTORATE_ENTRIES ? 'directorate' : 'other'
}

export function isInformationKey(text: string): text is InformationKey {
  return Object.hasOwn(informationEntries, text)
}
