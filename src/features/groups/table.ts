import type { Day } from '../../words/days.ts'
import type { PhoneOwner } from '../people/table.ts'

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

/** Whether a number of pupils says anything about such a group. */
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

/** A member in the `members` column. */
export interface StoredMember {
  role: Role
  /** Only of the role `other`. */
  roleTitle: string
  /** Null for a person from outside. */
  officerId: string | null
  /** Of an officer, a copy of the name when the group was written. */
  name: string
  designation: string
  note: string
  days: number | null
  /** Days or years. */
  from: string | null
  to: string | null
  phone: string
  phoneOf: PhoneOwner | null
  consentOn: Day | null
  email: string
}

export interface GroupTable {
  id: string
  /** Smallest first. */
  position: number
  purpose: Purpose
  title: string
  titleEnglish: string
  formedOn: Day | null
  validUntil: Day | null
  women: number | null
  students: number | null
  place: string
  hours: string
  phone: string
  phoneOf: PhoneOwner | null
  consentOn: Day | null
  email: string
  text: string
  textEnglish: string
  /** JSON: the kinds and numbers of documents. */
  documents: string
  /** JSON: `StoredMember[]`. */
  members: string
  /** ISO 8601 UTC. */
  updatedAt: string
  version: number
  /** 1 for sample content. */
  isSample: number
}

declare module '../../database/database.ts' {
  interface Tables {
    peopleGroup: GroupTable
  }
}
