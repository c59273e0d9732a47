import { pick } from '../../../office/draft/changes.ts'
import type { PhoneValues } from '../../people/office/phone-fields.tsx'
import type { Language } from '../../../words/language.ts'
import { type FormValues, fromForm, toForm } from '../../../records/fields.ts'
import { listNamed } from '@pathshala/bengali/person-name'
import { nextTerm } from '../next-term.ts'
import type { GroupRecord } from '../schema.ts'
import {
  contactFields,
  groupFields,
  hasStudents,
  hasTimeLimits,
  inChargeOf,
  isInCharge,
  isSamePerson,
  isSingle,
  memberFields,
  PURPOSES,
  type Purpose,
  type Role,
} from '../table.ts'

/** A member in the form. `officerId` is null for somebody from outside, and empty without a choice. */
export interface MemberValues extends FormValues<typeof memberFields> {
  /** The typed beginning of a name, until a member of the staff is chosen. */
  typed?: string
  /** Whether the clerk has chosen the person in this form. */
  isPicked?: boolean
  /** The details of the previous person, which are not in the form any more. */
  removed?: string[]
}

const NO_CONTACT = toForm(contactFields, {})

/** When another person takes the place of a member, these details of the member are removed. */
const OF_PERSON = { note: '', from: '', to: '', ...NO_CONTACT }

/** When a group gets another officer in charge, these details of the group are removed. */
const OF_PERSON_IN_CHARGE = { place: '', ...NO_CONTACT }

type OfPersonInCharge = Pick<GroupValues, keyof typeof OF_PERSON_IN_CHARGE>

export interface GroupValues extends FormValues<typeof groupFields> {
  documents: Omit<GroupRecord['documents'][number], 'titleEnglish'>[]
  members: MemberValues[]
  /** Removed numbers leave the history too. */
  forget: boolean
}

export const MEMBER_FIELDS = Object.keys(memberFields)

export function newMember(purpose: Purpose): MemberValues {
  const roles = usualRoles(purpose)
  return toForm(memberFields, { role: roles.includes('member') ? 'member' : roles[0]! })
}

/** Whether somebody is chosen or named. */
export function hasPerson({ officerId, name }: MemberValues): boolean {
  return officerId === null ? name.trim() !== '' : officerId !== ''
}

/** The names that the clerk typed to find a person, without picking anybody. */
export function namesNotPicked(
  members: readonly MemberValues[],
  adding: MemberValues,
): { path: string; name: string }[] {
  return [
    ...members.map((member, index) => ({ path: `members.${index}`, member })),
    { path: 'adding', member: adding },
  ].flatMap(({ path, member: { officerId, typed = '' } }) =>
    officerId === null || !typed.trim() ? [] : [{ path: `${path}.officerId`, name: typed.trim() }],
  )
}

/**
 * Changes a member. If another person takes the place, the telephone, the room and the days of the
 * earlier person go, and so does the contact of a group whose officer in charge she was.
 */
export function changeMember(
  values: GroupValues,
  index: number,
  next: Partial<MemberValues>,
): Partial<GroupValues> {
  const member = values.members[index]!
  const changed = { ...member, ...next }
  const isTyping = member.officerId === null && changed.officerId === null
  const isReplaced =
    hasPerson(member) &&
    !isSamePerson(member, changed) &&
    !(isTyping && member.removed !== undefined)
  if (!isReplaced) return { members: replaceAt(values.members, index, changed) }
  const group = contactOfPerson(values, member)
  const { note, from, to, phone, email } = member
  const details = [note, group?.place, from, to, phone, group?.phone, email, group?.email]
  const removed = [...new Set(details.flatMap((detail) => detail || []))]
  return {
    members: replaceAt(values.members, index, {
      ...changed,
      ...OF_PERSON,
      ...(removed.length > 0 && { removed }),
    }),
    ...(group && OF_PERSON_IN_CHARGE),
  }
}

/** Where the other groups say that a member of the staff can be found. */
export function roomsOf(officerId: string, groups: readonly GroupRecord[]): string[] {
  const rooms = groups.flatMap((group) => {
    const own = group.members.filter((member) => member.officerId === officerId)
    const isInChargeHere =
      isInCharge(group.purpose) && inChargeOf(group.members)?.officerId === officerId
    return [...own.map(({ note }) => note), ...(isInChargeHere ? [group.place] : [])]
  })
  return [...new Set(rooms.filter(Boolean))]
}

/** Takes each typed name that exactly one person of the staff has as that person. */
export function takeExactNames<M extends MemberValues>(
  member: M,
  officers: readonly { _id: string; name: string; designation: string }[],
): M {
  const typed = member.typed?.trim()
  if (member.officerId === null || !typed) return member
  const named = listNamed(typed, officers)
  if (named.length !== 1) return member
  const { _id: officerId, name, designation } = named[0]!
  return { ...member, officerId, name, designation, typed: '' }
}

function replaceAt(members: MemberValues[], index: number, member: MemberValues): MemberValues[] {
  return members.map((one, at) => (at === index ? member : one))
}

export function removeMember(values: GroupValues, index: number): Partial<GroupValues> {
  return {
    members: values.members.filter((_, at) => at !== index),
    ...(contactOfPerson(values, values.members[index]!) && OF_PERSON_IN_CHARGE),
  }
}

/** The contact of the group, if this member is its officer in charge. */
export function contactOfPerson(
  values: GroupValues,
  member: MemberValues,
): OfPersonInCharge | undefined {
  const isOfficer = isInCharge(values.purpose) && inChargeOf(values.members) === member
  return isOfficer
    ? pick<OfPersonInCharge>(values, Object.keys(OF_PERSON_IN_CHARGE) as (keyof OfPersonInCharge)[])
    : undefined
}

/** The roles that have a button; the others are in the list of all roles. */
export function usualRoles(purpose: Purpose): readonly Role[] {
  if (purpose === 'cabinet') return ['teacherInCharge']
  if (purpose === 'scouts') return ['teacherInCharge', 'member', 'other']
  if (purpose === 'complaints') return ['officer', 'appeal', 'cell', 'other']
  if (purpose === 'rightToInformation') return ['officer', 'alternate', 'appeal', 'other']
  if (purpose === 'serviceCentre') return ['officer', 'alternate', 'other']
  if (purpose === 'formerHeads') return ['head']
  if (purpose === 'managing' || purpose === 'parentTeacher') {
    return ['president', 'vicePresident', 'member', 'memberSecretary', 'other']
  }
  return ['convener', 'member', 'memberSecretary', 'other']
}

export function blankValues(purpose: Purpose, title: string, titleEnglish: string): GroupValues {
  const texts = toForm(groupFields, { purpose, title, titleEnglish })
  return { ...texts, documents: [], members: [], forget: false }
}

/** Numbers are in the digits of the office. */
export function valuesOf(group: GroupRecord, language: Language = 'en'): GroupValues {
  return {
    ...toForm(groupFields, group, language),
    documents: group.documents,
    members: group.members.map((member) => toForm(memberFields, member, language)),
    forget: false,
  }
}

/**
 * The values of the committee that follows another one: the same people, the next year and term, no papers,
 * and without the contact of an officer in charge who left.
 */
export function nextValuesOf(group: GroupRecord, language: Language = 'en'): GroupValues {
  const next = nextTerm(group)
  const hasContactLeft = isInCharge(group.purpose) && inChargeOf(group.members)?.hasLeft === true
  return {
    ...valuesOf(
      { ...group, members: group.members.filter(({ hasLeft }) => hasLeft !== true) },
      language,
    ),
    ...(hasContactLeft && OF_PERSON_IN_CHARGE),
    title: next.title,
    titleEnglish: next.titleEnglish,
    formedOn: next.formedOn ?? '',
    validUntil: next.validUntil ?? '',
    documents: [],
  }
}

/** The body of a request. Fields that the purpose does not have are empty. */
export function bodyOf(values: GroupValues) {
  const { purpose, documents, members } = values
  return {
    ...fromForm(groupFields, values),
    ...(!hasStudents(purpose) && { students: null }),
    ...neededConsent(values),
    documents: documents.map(({ kind, number }) => ({ kind, number })),
    members: members.map((member) => ({
      ...fromForm(memberFields, member),
      ...(member.officerId !== null && { name: '', designation: '' }),
      ...(!hasTimeLimits(purpose) && { days: null }),
      ...neededConsent(member),
    })),
  }
}

/** The field of a day of consent is hidden if the number does not need it, and can still be filled. */
function neededConsent({ phoneOf, consentOn }: PhoneValues) {
  return { consentOn: (phoneOf === 'personal' && consentOn) || null }
}

/** The numbers of a group and of its members. */
export function numbersOf(group: {
  phone: string
  members: readonly { phone: string }[]
}): string[] {
  return [group.phone, ...group.members.map(({ phone }) => phone)].filter(Boolean)
}

/** The purposes for which another group can be written. */
export function freePurposes(groups: readonly GroupRecord[]): Purpose[] {
  return PURPOSES.filter(
    (purpose) => !isSingle(purpose) || groups.every((group) => group.purpose !== purpose),
  )
}
