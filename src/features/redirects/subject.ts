import { createHash } from 'node:crypto'
import { MAX_VERSION } from '../../database/version.ts'
import { AlreadyExists } from '../../errors/classes.ts'
import type { Subject, Undos } from '../../records/history/changes.ts'
import type { Fields } from '../../records/history/difference.ts'
import type { Stores } from '../../request/school.ts'
import type { RedirectRecord } from './schema.ts'
import type { RedirectTable } from './table.ts'

interface RedirectState {
  path: string
  target: string | null
  moveId: number | null
}

/**
 * Every address can be found, so that a new redirect is a change that can be set back. The input is
 * the redirect after the change; null removes it. The old address can change too, so the state after
 * the change is that of the new one.
 */
export const redirectSubject = ({
  redirects,
}: Stores): Subject<RedirectTable | null, RedirectState, Fields> => {
  const find = async (path: string): Promise<RedirectState> => {
    const { target = null, moveId = null } = (await redirects.find(path)) ?? {}
    return { path, target, moveId }
  }
  return {
    kind: 'redirect',
    find,
    async update(path, next) {
      // The store would leave the new one out.
      if (next && next.path !== path && (await redirects.find(next.path))) {
        throw new AlreadyExists('redirect-exists')
      }
      await redirects.remove(path)
      if (next) await redirects.add([next])
      return find(next?.path ?? path)
    },
    parse: ({ path, target, moveId }) =>
      typeof target === 'string'
        ? { path: path as string, target, moveId: moveId as RedirectTable['moveId'] }
        : null,
    versionOf: ({ target }) => (target === null ? 0 : versionOf(target)),
    fieldsOf: ({ path, ...rest }) => ({ _id: path, title: path, path, ...rest }),
    answerOf: ({ target, ...rest }) =>
      target === null ? { target, ...rest } : toRecord({ target, ...rest }),
  }
}

/** The redirect as its calls return it. */
export function toRecord({ path, target, moveId }: RedirectTable): RedirectRecord {
  return { path, target, moveId, version: versionOf(target) }
}

/** A redirect has no version of its own. */
function versionOf(target: string): number {
  return createHash('sha256').update(target).digest().readUInt32BE() % MAX_VERSION
}

export const redirectUndos: Undos<'redirect'> = { redirect: { subject: redirectSubject } }
