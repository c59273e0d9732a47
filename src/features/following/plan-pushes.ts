import { dayAt } from '../../words/format.ts'
import { afterQuietHours, nextMorning } from './due-times.ts'
import { isDocumentKind } from './payload.ts'
import type { MessageReason, PushSubscriptionTable } from './table.ts'

/** Chrome takes the permission away from sites that send many notifications. */
const MAX_A_DAY = 3

/** A delivery that is due, with the columns of its message. */
interface DueDelivery {
  kind: string
  recordId: string
  reason: MessageReason
  /** When it was announced, ISO 8601 UTC. */
  createdAt: string
}

/** One notification of a phone. */
interface Push<Delivery> {
  /** Several documents of one kind, in order of their announcement, or one of anything else. */
  deliveries: Delivery[]
  /** It belongs to those of which a follower gets at most three a day. */
  isLimited: boolean
}

interface Plan<Delivery> {
  pushes: Push<Delivery>[]
  /** These deliveries become due again at this time. */
  postponed: { deliveries: Delivery[]; dueAt: string } | undefined
}

/**
 * Joins the due deliveries of one follower. In the quiet hours, and after the last push of the day,
 * only closures and messages about following itself are sent. A correction comes alone, because it
 * replaces one message; only if more of a kind are due than a phone gets messages in a day, they are
 * one message. A correction does not wait for another day, because a wrong message must not stay.
 * `due` must have all deliveries of the follower that are due, without those of records that are not
 * public any more.
 */
export function planPushes<Delivery extends DueDelivery>(
  due: readonly Delivery[],
  { sentDay, sentCount }: Pick<PushSubscriptionTable, 'sentDay' | 'sentCount'>,
  { now, timeZone }: { now: string; timeZone: string },
): Plan<Delivery> {
  const isDocument = ({ kind }: Delivery) => isDocumentKind(kind)
  const sorted = due.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  const urgent = sorted
    .filter((delivery) => !isDocument(delivery))
    .map((delivery) => ({ deliveries: [delivery], isLimited: false }))
  const isQuiet = afterQuietHours(now, timeZone) !== now
  const documents = sorted.filter(isDocument)
  const corrections = documents.filter(isCorrection)
  const news = documents.filter((delivery) => !isCorrection(delivery))
  const joined = [...Map.groupBy(news, ({ kind }) => kind).values()]
  const sentToday = sentDay === dayAt(new Date(now), timeZone) ? sentCount : 0
  const room = isQuiet ? 0 : Math.max(0, MAX_A_DAY - sentToday)
  const limited = joined.slice(0, room).map((deliveries) => ({ deliveries, isLimited: true }))
  const corrected = isQuiet
    ? []
    : [...Map.groupBy(corrections, ({ kind }) => kind).values()]
        .flatMap((same) => (same.length > MAX_A_DAY ? [same] : same.map((one) => [one])))
        .map((deliveries) => ({ deliveries, isLimited: false }))
  const late = [...joined.slice(room).flat(), ...(isQuiet ? corrections : [])]
  const dueAt = isQuiet ? afterQuietHours(now, timeZone) : nextMorning(now, timeZone)
  return {
    pushes: [...urgent, ...corrected, ...limited],
    postponed: late.length > 0 ? { deliveries: late, dueAt } : undefined,
  }
}

function isCorrection({ reason }: DueDelivery): boolean {
  return reason === 'correction'
}
