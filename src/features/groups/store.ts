import type { Database } from '../../database/database.ts'
import { withoutUndefined } from '../../base/without-undefined.ts'
import { AlreadyExists, InvalidInput } from '../../errors/classes.ts'
import { fieldError } from '../../errors/codes.ts'
import type { Removed } from '../../files/rows.ts'
import { emptyOf } from '../../records/fields.ts'
import { orderedTable } from '../../records/record-table.ts'
import { type DocumentLink, findLinkedDocuments, linkKey } from '../documents/linked-documents.ts'
import { missingConsent, onlyNeededConsent } from '../people/consent.ts'
import type { GroupChange, GroupDetails, GroupRecord } from './schema.ts'
import {
  contactFields,
  type GroupTable,
  hasStudents,
  hasTimeLimits,
  inChargeOf,
  isInCharge,
  isSamePerson,
  isSingle,
  type Purpose,
  type StoredMember,
} from './table.ts'

type Officer = { id: string; name: string; designation: string }

/**
 * A group refers to officers by id, so that it follows a change of their names and notices when
 * one of them leaves. It refers to documents by kind and number.
 */
export function createGroupStore(database: Database) {
  const findOfficers = async (members: Pick<StoredMember, 'officerId'>[]) => {
    const ids = [...new Set(members.flatMap(({ officerId }) => officerId ?? []))]
    if (ids.length === 0) return new Map<string, Officer>()
    const officers = await database
      .selectFrom('officer')
      .select(['id', 'name', 'designation'])
      .where('id', 'in', ids)
      .execute()
    return new Map(officers.map((officer) => [officer.id, officer]))
  }

  const toRecords = async (rows: GroupTable[]): Promise<GroupRecord[]> => {
    const groups = rows.map(parseRow)
    const officers = await findOfficers(groups.flatMap(({ members }) => members))
    const visible = await findLinkedDocuments(
      database,
      groups.flatMap(({ documents }) => documents),
    )
    return groups.map(({ documents, members, ...rest }) => ({
      ...rest,
      documents: documents.map(({ kind, number }) => {
        const document = visible.get(linkKey({ kind, number }))
        const { title = '', titleEnglish = '', url = null } = document ?? {}
        return { kind, number, title, titleEnglish, url }
      }),
      members: members.map((member) => {
        const officer = officers.get(member.officerId ?? '')
        const hasLeft = member.officerId !== null && !officer
        return { ...member, ...(officer && nameOf(officer)), hasLeft }
      }),
    }))
  }

  const findRow = (id: string) =>
    database.selectFrom('peopleGroup').selectAll().where('id', '=', id).executeTakeFirst()

  const find = async (id: string): Promise<GroupRecord | undefined> => {
    const row = await findRow(id)
    return row && (await toRecords([row]))[0]
  }

  /** @throws AlreadyExists */
  const refuseSecond = async (
    purpose: Purpose,
    id: string,
    code: 'already-exists' | 'group-again' = 'already-exists',
  ) => {
    if (!isSingle(purpose)) return
    const other = await database
      .selectFrom('peopleGroup')
      .select('id')
      .where('purpose', '=', purpose)
      .where('id', '!=', id)
      .executeTakeFirst()
    if (other) throw new AlreadyExists(code, other.id)
  }

  /**
   * Copies the present names of officers. A person who left since `before` keeps the copied name.
   * @throws InvalidInput if an officer or a document is unknown
   */
  const toColumns = async (group: GroupDetails, before?: GroupRecord) => {
    const officers = await findOfficers(group.members)
    const visible = await findLinkedDocuments(database, group.documents)
    const copies = new Map(before?.members.map((member) => [member.officerId, nameOf(member)]))
    const copyOf = (member: GroupDetails['members'][number]) => {
      const officer = officers.get(member.officerId ?? '')
      if (officer) return nameOf(officer)
      return member.name ? nameOf(member) : copies.get(member.officerId)
    }
    const linked = new Set(before?.documents.map(linkKey))
    const unknown = [
      ...group.members.flatMap((member, index) =>
        copyOf(member) ? [] : [fieldError(`members.${index}.officerId`, 'no-such-officer')],
      ),
      ...group.documents.flatMap((link, index) =>
        visible.has(linkKey(link)) || linked.has(linkKey(link))
          ? []
          : [fieldError(`documents.${index}`, 'no-such-document')],
      ),
    ]
    if (unknown.length > 0) throw new InvalidInput(...unknown)
    return {
      ...onlyNeededConsent(group),
      documents: JSON.stringify(group.documents.map(({ kind, number }) => ({ kind, number }))),
      members: JSON.stringify(
        group.members.map((member) => onlyNeededConsent({ ...member, ...copyOf(member) })),
      ),
    }
  }

  /** With everything that staff see. A school has a few dozen groups, so no limit is needed. */
  const list = async (): Promise<GroupRecord[]> => {
    const rows = await database
      .selectFrom('peopleGroup')
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .execute()
    return toRecords(rows)
  }

  const table = orderedTable(database, 'peopleGroup', { find, list })

  return {
    ...table,

    /**
     * Adds the group at the end of the list.
     * @throws InvalidInput, AlreadyExists
     */
    async create(group: GroupDetails, isSample = false): Promise<GroupRecord> {
      refuseUnfit(group)
      await refuseSecond(group.purpose, '')
      const columns = { ...(await toColumns(group)), position: await table.nextPosition() }
      const { id } = await table.insert(columns, isSample)
      return (await find(id))!
    },

    /**
     * Undefined for an unknown id.
     * @throws InvalidInput, AlreadyExists
     */
    async update(id: string, change: GroupChange): Promise<GroupRecord | undefined> {
      const before = await find(id)
      if (!before) return undefined
      const group = {
        ...detailsOf(before),
        ...contactAfter(change, before),
        ...withoutUndefined(change),
      }
      refuseUnfit(group)
      await refuseSecond(group.purpose, id)
      return table.update(id, await toColumns(group, before))
    },

    /** @throws AlreadyExists if there is a newer group for the purpose */
    async putBack(removed: Removed<GroupTable>): Promise<GroupRecord> {
      await refuseSecond(removed.row.purpose, removed.row.id, 'group-again')
      return table.putBack(removed)
    },
  }
}

function parseRow(row: GroupTable) {
  const { id, position: _, documents, members, isSample, ...rest } = row
  return {
    _id: id,
    ...rest,
    documents: JSON.parse(documents) as DocumentLink[],
    members: JSON.parse(members) as StoredMember[],
    isSample: isSample === 1,
  }
}

/** The fields of a group that can be written. */
export function detailsOf(group: GroupRecord): GroupDetails {
  const { _id, updatedAt: _, version: __, isSample: ___, consentOn = null, ...details } = group
  return {
    ...details,
    consentOn,
    documents: details.documents.map(({ kind, number }) => ({ kind, number })),
    members: details.members.map(({ hasLeft: ____, consentOn: day = null, ...member }) => ({
      ...member,
      consentOn: day,
    })),
  }
}

/**
 * The telephone and the room of an officer in charge are removed with her. Otherwise they would be
 * shown beside the name of the next officer.
 */
function contactAfter({ members }: GroupChange, before: GroupRecord): Partial<GroupDetails> {
  const old = inChargeOf(before.members)
  if (!isInCharge(before.purpose) || !old || members === undefined) return {}
  const next = inChargeOf(members)
  if (next && isSamePerson(old, next)) return {}
  return { ...emptyOf(contactFields), place: '' }
}

function nameOf({ name, designation }: Pick<StoredMember, 'name' | 'designation'>) {
  return { name, designation }
}

/**
 * Checks the fields of a whole group against each other, because a change can send only some.
 * @throws InvalidInput
 */
function refuseUnfit(group: GroupDetails): void {
  const { purpose, formedOn, validUntil, women, students, members } = group
  const seats = new Set<string>()
  const errors = [
    ...(formedOn !== null && validUntil !== null && validUntil < formedOn
      ? [fieldError('validUntil', 'end-before-start')]
      : []),
    ...(women !== null && women > members.length
      ? [fieldError('women', 'at-most', { max: members.length })]
      : []),
    ...(students !== null && !hasStudents(purpose)
      ? [fieldError('students', 'not-of-purpose')]
      : []),
    ...missingConsent(group, 'consentOn'),
    ...members.flatMap((member, index) => {
      const at = (field: string) => `members.${index}.${field}`
      const { role, roleTitle, officerId, days } = member
      const seat = `${officerId} ${role} ${roleTitle}`
      const isTwice = officerId !== null && seats.has(seat)
      seats.add(seat)
      return [
        ...(isTwice ? [fieldError(at('officerId'), 'same-person')] : []),
        ...(purpose === 'cabinet' && role !== 'teacherInCharge'
          ? [fieldError(at('role'), 'adults-only')]
          : []),
        ...(days !== null && !hasTimeLimits(purpose)
          ? [fieldError(at('days'), 'not-of-purpose')]
          : []),
        ...missingConsent(member, at('consentOn')),
      ]
    }),
  ]
  if (errors.length > 0) throw new InvalidInput(...errors)
}
