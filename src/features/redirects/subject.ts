import type { Subject, Undos } from '../../records/history/changes.ts'
import type { Fields } from '../../records/history/difference.ts'
import type { Stores } from '../../school/school.ts'
import type { RedirectTable } from './table.ts'

/** Where an old address leads; null if no redirect has it. */
type Target = { target: string; moveId: number | null } | null

interface RedirectState {
  path: string
  target: string | null
  moveId: number | null
}

/** Every address can be found, so that a new redirect is a change that can be set back. */
export const redirectSubject = ({ redirects }: Stores): Subject<Target, RedirectState, Fields> => {
  const find = async (path: string): Promise<RedirectState> => {
    const { target = null, moveId = null } = (await redirects.find(path)) ?? {}
    return { path, target, moveId }
  }
  return {
    kind: 'redirect',
    find,
    async update(path, next) {
      await redirects.remove(path)
      if (next) await redirects.add([{ path, ...next }])
      return find(path)
    },
    parse: ({ target, moveId }) =>
      typeof target === 'string' ? { target, moveId: moveId as RedirectTable['moveId'] } : null,
    versionOf: ({ target }) => (target === null ? 0 : 1),
    fieldsOf,
    answerOf: fieldsOf,
  }
}

function fieldsOf({ path, target, moveId }: RedirectState) {
  return { _id: path, title: path, target, moveId }
}

export const redirectUndos: Undos<'redirect'> = { redirect: { subject: redirectSubject } }
