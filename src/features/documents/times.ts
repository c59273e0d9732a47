import { withoutUndefined } from '../../base/without-undefined.ts'
import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { isPublic } from './states.ts'
import type { DocumentState } from './table.ts'

/** The columns that decide when visitors see a document. */
export interface Times {
  state: DocumentState
  publishedAt: string | null
  publishAt: string | null
  endsAt: string | null
  pinnedUntil: string | null
}

/** The times that people set; an absent time stays. ISO 8601 UTC. */
export interface TimesChange {
  draft?: boolean | undefined
  publishAt?: string | null | undefined
  endsAt?: string | null | undefined
  pinnedUntil?: string | null | undefined
}

export const NO_TIMES: Times = {
  state: 'published',
  publishedAt: null,
  publishAt: null,
  endsAt: null,
  pinnedUntil: null,
}

/**
 * The columns after a change. A `publishAt` or `pinnedUntil` that is past is removed.
 * @throws InvalidInput if the document would end before it is published
 */
export function changeTimes(before: Times, change: TimesChange, now: string): Times {
  const { draft: isDraft = before.state === 'draft', ...times } = change
  const { publishedAt, ...next }: Times = { ...before, ...withoutUndefined(times) }
  const publishAt = isAfter(next.publishAt, now) ? next.publishAt : null
  if (next.endsAt !== null && publishAt !== null && next.endsAt <= publishAt)
    throw new InvalidInput(fieldError('endsAt', 'end-before-start'))
  const state = stateOf({ isDraft, publishAt, endsAt: next.endsAt }, now)
  return {
    state,
    publishedAt: isPublic(state) ? (publishedAt ?? now) : null,
    publishAt,
    endsAt: next.endsAt,
    pinnedUntil: isAfter(next.pinnedUntil, now) ? next.pinnedUntil : null,
  }
}

function stateOf(
  times: { isDraft: boolean; publishAt: string | null; endsAt: string | null },
  now: string,
): DocumentState {
  if (times.isDraft) return 'draft'
  if (times.publishAt !== null) return 'scheduled'
  return times.endsAt === null || times.endsAt > now ? 'published' : 'ended'
}

function isAfter(moment: string | null, now: string): boolean {
  return moment !== null && moment > now
}
