import type { ColumnsOf, RecordColumns, RecordFields, ValuesOf } from '../../records/fields.ts'
import { PHONE_OWNERS } from '../people/table.ts'

/** Why a group exists, in the order of the office's list. */
export const PURPOSES = [
  'managing',
  'antiHarassment',
  'complaints',
  'rightToInformation',
  'serviceCentre',
  'parentTeacher',
  'admission',
  'examination',
  'purchase',
  'scouts',
  'cabinet',
  'formerHeads',
  'other',
] as const

export type Purpose = (typeof PURPOSES)[number]

const SINGLE = new Set<Purpose>([
  'managing',
  'antiHarassment',
  'complaints',
  'rightToInformation',
  'serviceCentre',
  'parentTeacher',
  'formerHeads',
])

/** A school has at most one group for such a purpose. A unique index has the same list. */
export function isSingle(purpose: Purpose): boolean {
  return SINGLE.has(purpose)
}

/** Whether such a group has a number of pupils. */
export function hasStudents(purpose: Purpose): boolean {
  return purpose === 'scouts' || purpose === 'cabinet' || purpose === 'other'
}

/** Whether the members of such a group have a time limit for their answer. */
export function hasTimeLimits(purpose: Purpose): boolean {
  return purpose === 'complaints' || purpose === 'rightToInformation'
}

/** Whether such a group is a person to reach, whom another person replaces. */
export function isInCharge(purpose: Purpose): boolean {
  return hasTimeLimits(purpose) || purpose === 'serviceCentre'
}

export const ROLES = [
  'president',
  'vicePresident',
  'convener',
  'memberSecretary',
  'member',
  'officer',
  'alternate',
  'appeal',
  'cell',
  'teacherInCharge',
  'head',
  'other',
] as const

export type Role = (typeof ROLES)[number]

/** Those who decide after the officer, or in the officer's absence. */
const LATER_STEPS = new Set<Role>(['alternate', 'appeal', 'cell'])

/** The member whom people go to first. */
export function inChargeOf<Member extends { role: Role }>(
  members: readonly Member[],
): Member | undefined {
  return members.find(({ role }) => !LATER_STEPS.has(role))
}

/** Of two members, whether they are one person. */
export function isSamePerson(one: NamedPerson, other: NamedPerson): boolean {
  return one.officerId === other.officerId && (one.officerId !== null || one.name === other.name)
}

/** `officerId` is null for a person from outside. */
type NamedPerson = Pick<StoredMember, 'officerId' | 'name'>

const MAX_STUDENTS = 5000
const MAX_LIMIT_DAYS = 365

export const contactFields = {
  phone: { type: 'telephone', max: 40, empty: '' },
  phoneOf: {
    type: 'choice',
    values: PHONE_OWNERS,
    empty: null,
    description: '`personal` needs `consentOn`; null if nobody has said whose number it is',
  },
  consentOn: {
    type: 'day',
    empty: null,
    description: 'The day on which the person agreed',
    isPrivate: true,
  },
  email: { type: 'mailAddress', max: 200, empty: '' },
} as const satisfies RecordFields

export const memberFields = {
  role: { type: 'choice', values: ROLES },
  roleTitle: { type: 'line', max: 80, empty: '', description: 'Only of the role `other`' },
  /** Null for a person from outside. */
  officerId: { type: 'id', empty: null, description: 'The _id of an officer' },
  /** Of an officer, a copy of the name when the group was written. */
  name: {
    type: 'line',
    max: 120,
    empty: '',
    description: 'The name of a person or an office, if it is not an officer',
  },
  designation: { type: 'line', max: 200, empty: '' },
  note: { type: 'line', max: 200, empty: '' },
  days: {
    type: 'number',
    min: 1,
    max: MAX_LIMIT_DAYS,
    empty: null,
    description: 'Working days until the answer',
  },
  from: { type: 'dayOrYear', empty: null },
  to: { type: 'dayOrYear', empty: null },
  ...contactFields,
} as const satisfies RecordFields

/** A member in the `members` column. */
export type StoredMember = ValuesOf<typeof memberFields>

/** The fields of a group, without its documents and members. */
export const groupFields = {
  purpose: { type: 'choice', values: PURPOSES },
  title: { type: 'line', max: 200 },
  titleEnglish: { type: 'line', max: 200, empty: '' },
  formedOn: { type: 'day', empty: null, example: '2026-03-05' },
  validUntil: {
    type: 'day',
    empty: null,
    description: 'The last day of the term',
    example: '2028-03-04',
  },
  women: { type: 'number', empty: null, description: 'How many members are women' },
  students: {
    type: 'number',
    max: MAX_STUDENTS,
    empty: null,
    description: 'Only for scouts, cabinet and other',
  },
  place: { type: 'line', max: 200, empty: '' },
  hours: { type: 'line', max: 200, empty: '' },
  ...contactFields,
  text: { type: 'text', max: 5000, empty: '', description: 'Markdown' },
  textEnglish: { type: 'text', max: 5000, empty: '', description: 'Markdown' },
} as const satisfies RecordFields

export interface GroupTable extends ColumnsOf<typeof groupFields>, RecordColumns {
  /** Smallest first. */
  position: number
  /** JSON: the kinds and numbers of documents. */
  documents: string
  /** JSON: `StoredMember[]`. */
  members: string
}

declare module '../../database/database.ts' {
  interface Tables {
    peopleGroup: GroupTable
  }
}
