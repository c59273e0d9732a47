import { pick } from '../../../office/changes.ts'
import type { PhoneValues } from '../../people/office/phone-fields.tsx'
import type { GroupMember, GroupRecord } from '../schema.ts'
import {
  hasStudents,
  hasTimeLimits,
  inChargeOf,
  isInCharge,
  isSamePerson,
  isSingle,
  PURPOSES,
  type Purpose,
  type Role,
} from '../table.ts'

/** A member in the form; empty texts stand for null. */
export interface MemberValues extends PhoneValues {
  role: Role
  roleTitle: string
  /** Null for somebody from outside; empty if no person is chosen yet. */
  officerId: string | null
  name: string
  designation: string
  note: string
  days: string
  from: string
  to: string
  email: string
  /** The beginning of a name, while nobody of the staff is picked. */
  typed?: string
  /**
   * What went with the earlier person. Null after the clerk said that it is still the same person.
   */
  earlier?: { member: OfPerson; group: OfPersonInCharge | undefined } | null
}

/** What goes with a person who is replaced. */
const OF_PERSON = {
  note: '',
  from: '',
  to: '',
  phone: '',
  phoneOf: '',
  consentOn: '',
  email: '',
} as const

type OfPerson = Pick<MemberValues, keyof typeof OF_PERSON>

/** What goes from a group with its officer in charge. */
const OF_PERSON_IN_CHARGE = { place: '', phone: '', phoneOf: '', consentOn: '', email: '' } as const

type OfPersonInCharge = Pick<GroupValues, keyof typeof OF_PERSON_IN_CHARGE>

/** The fields of the form; empty texts stand for null. */
export interface GroupValues extends PhoneValues {
  purpose: Purpose
  title: string
  titleEnglish: string
  formedOn: string
  validUntil: string
  women: string
  students: string
  place: string
  hours: string
  email: string
  text: string
  textEnglish: string
  documents: GroupRecord['documents']
  members: MemberValues[]
  /** Removed numbers leave the history too. */
  forget: boolean
}

const EMPTY_MEMBER: Omit<MemberValues, 'role'> = {
  roleTitle: '',
  officerId: '',
  name: '',
  designation: '',
  note: '',
  days: '',
  from: '',
  to: '',
  phone: '',
  phoneOf: '',
  consentOn: '',
  email: '',
}

export const MEMBER_FIELDS = ['role', ...Object.keys(EMPTY_MEMBER)]

export function newMember(purpose: Purpose): MemberValues {
  const roles = usualRoles(purpose)
  return { ...EMPTY_MEMBER, role: roles.includes('member') ? 'member' : roles[0]! }
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
    !(isTyping && member.earlier !== undefined)
  if (!isReplaced) return { members: replaceAt(values.members, index, changed) }
  const group = contactOfPerson(values, member)
  const ofMember = pick(member, Object.keys(OF_PERSON) as (keyof OfPerson)[])
  const isEmpty = [ofMember, group ?? {}].every((part) => Object.values(part).every((one) => !one))
  return {
    members: replaceAt(values.members, index, {
      ...changed,
      ...OF_PERSON,
      ...(!isEmpty && { earlier: { member: ofMember, group } }),
    }),
    ...(group && OF_PERSON_IN_CHARGE),
  }
}

/** Gives a member back what went with the earlier person: it is the same one. */
export function bringBack(values: GroupValues, index: number): Partial<GroupValues> {
  const member = values.members[index]!
  return {
    members: replaceAt(values.members, index, {
      ...member,
      ...member.earlier?.member,
      earlier: null,
    }),
    ...member.earlier?.group,
  }
}

function replaceAt(members: MemberValues[], index: number, member: MemberValues): MemberValues[] {
  return members.map((one, at) => (at === index ? member : one))
}

/** The values without a member. */
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

/** The values of a new group for a purpose. */
export function blankValues(purpose: Purpose, title: string, titleEnglish: string): GroupValues {
  return {
    purpose,
    title,
    titleEnglish,
    formedOn: '',
    validUntil: '',
    women: '',
    students: '',
    place: '',
    hours: '',
    phone: '',
    phoneOf: '',
    consentOn: '',
    email: '',
    text: '',
    textEnglish: '',
    documents: [],
    members: [],
    forget: false,
  }
}

export function valuesOf(group: GroupRecord): GroupValues {
  return {
    purpose: group.purpose,
    title: group.title,
    titleEnglish: group.titleEnglish,
    formedOn: group.formedOn ?? '',
    validUntil: group.validUntil ?? '',
    women: String(group.women ?? ''),
    students: String(group.students ?? ''),
    place: group.place,
    hours: group.hours,
    phone: group.phone,
    phoneOf: group.phoneOf ?? '',
    consentOn: group.consentOn ?? '',
    email: group.email,
    text: group.text,
    textEnglish: group.textEnglish,
    documents: group.documents,
    members: group.members.map(memberValuesOf),
    forget: false,
  }
}

function memberValuesOf(member: GroupMember): MemberValues {
  return {
    role: member.role,
    roleTitle: member.roleTitle,
    officerId: member.officerId,
    name: member.name,
    designation: member.designation,
    note: member.note,
    days: String(member.days ?? ''),
    from: member.from ?? '',
    to: member.to ?? '',
    phone: member.phone,
    phoneOf: member.phoneOf ?? '',
    consentOn: member.consentOn ?? '',
    email: member.email,
  }
}

/**
 * The values of the committee that follows another one: the same people, without term and papers,
 * and without the contact of an officer in charge who left.
 */
export function nextValuesOf(group: GroupRecord): GroupValues {
  const hasContactLeft = isInCharge(group.purpose) && inChargeOf(group.members)?.hasLeft === true
  return {
    ...valuesOf({ ...group, members: group.members.filter(({ hasLeft }) => hasLeft !== true) }),
    ...(hasContactLeft && OF_PERSON_IN_CHARGE),
    formedOn: '',
    validUntil: '',
    documents: [],
  }
}

/** The body of a request. Fields that the purpose does not have are empty. */
export function bodyOf(values: GroupValues) {
  const { forget: _, ...rest } = values
  const { purpose, documents, members } = rest
  return {
    ...rest,
    formedOn: values.formedOn || null,
    validUntil: values.validUntil || null,
    women: values.women.trim() || null,
    students: (hasStudents(purpose) && values.students.trim()) || null,
    ...phoneOf(values),
    documents: documents.map(({ kind, number }) => ({ kind, number })),
    members: members.map(({ typed: __, earlier: ___, ...member }) => ({
      ...member,
      ...(member.officerId !== null && { name: '', designation: '' }),
      days: (hasTimeLimits(purpose) && member.days.trim()) || null,
      from: member.from.trim() || null,
      to: member.to.trim() || null,
      ...phoneOf(member),
    })),
  }
}

function phoneOf({ phone, phoneOf: owner, consentOn }: PhoneValues) {
  return {
    phone,
    phoneOf: owner || null,
    consentOn: (owner === 'personal' && consentOn) || null,
  }
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
