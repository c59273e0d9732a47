import { emptyOf } from '../../records/fields.ts'
import type { Fields } from '../../records/history/difference.ts'
import type { Stores } from '../../request/school.ts'
import type { GroupRecord } from './schema.ts'
import { contactFields } from './table.ts'

/**
 * Removes, from the history of a group, the numbers and addresses that the group does not have any
 * more, so that setting back cannot publish them again.
 */
export async function forgetNumbers(
  { history, idempotentAnswers }: Pick<Stores, 'history' | 'idempotentAnswers'>,
  group: GroupRecord,
): Promise<void> {
  const present = new Set([group, ...group.members].flatMap(({ phone, email }) => [phone, email]))
  await history.forget('groups', group._id, (fields) => {
    const { members } = fields
    const rest = withoutAbsent(fields, present, (names) => omit(fields, names))
    return Array.isArray(members)
      ? { ...rest, members: (members as Fields[]).map((member) => blank(member, present)) }
      : rest
  })
  await idempotentAnswers.forget(new Set([group._id]))
}

const OF_PHONE = ['phone', 'phoneOf', 'consentOn']

function blank(member: Fields, present: ReadonlySet<string>): Fields {
  return withoutAbsent(member, present, (names) => ({
    ...member,
    ...Object.fromEntries(names.map((name) => [name, EMPTY[name]])),
  }))
}

const EMPTY: Fields = emptyOf(contactFields)

function withoutAbsent(
  fields: Fields,
  present: ReadonlySet<string>,
  remove: (names: string[]) => Fields,
): Fields {
  const isAbsent = (name: string) =>
    typeof fields[name] === 'string' && fields[name] !== '' && !present.has(fields[name])
  return remove([...(isAbsent('phone') ? OF_PHONE : []), ...(isAbsent('email') ? ['email'] : [])])
}

function omit(fields: Fields, names: string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}
