import { setTimeout as wait } from 'node:timers/promises'
import { nowIso, nowMs, timeNow } from '../../../base/clock.ts'
import { dayAt } from '../../../words/format.ts'
import { pushEndpoint, serviceOf } from '../endpoint.ts'
import { type Answer, type Connection, createConnection, type Post, SLOW_MS } from './connection.ts'
import { LATE, type Delivery, type Result } from './deliveries.ts'
import { createEncryption } from './encrypt.ts'
import { isTimeout, outcomeOf, ServiceWaits, Unsendable } from './outcome.ts'
import { prepare, type Ready, type SendingSchool } from './prepare.ts'
import { createSlots, type Lane } from './slots.ts'
import { webhookRequest } from '../webhooks/request.ts'

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS
/** A request takes at most ten seconds, and waits for others for half a minute at most. */
const LEASE_MS = 60 * SECOND_MS
/**
 * Older messages do not ring, for example after a machine was off. Without a limit, a receiver that
 * always asks to wait would be tried for ever.
 */
const MAX_AGE_MS = 48 * HOUR_MS
const RECORD_AFTER_MS = 50
/** Deliveries that a crowded service has no room for are claimed again after this time. */
const CROWDED_MS: Record<Lane, number> = { news: 10 * SECOND_MS, late: 60 * SECOND_MS }
/** It waits this long for the next try, because the start of a process takes a third of a second of CPU time. */
const PATIENCE_MS = 15 * SECOND_MS

interface SendOptions {
  ending: AbortSignal
  /** After this many messages, the call returns. The next call sends the others. */
  most?: number
  connection?: Connection
  /** Shorter times, for tests. */
  leaseMs?: number
  firstPauseMs?: number
}

/**
 * Sends the messages that are due, and returns when no message is due soon. At `ending`, it finishes
 * the messages that it has claimed.
 */
export async function sendDue(
  school: SendingSchool,
  {
    ending,
    most = Number.POSITIVE_INFINITY,
    connection = createConnection({ allowedPrivate: school.settings.pushHosts }),
    leaseMs = LEASE_MS,
    firstPauseMs,
  }: SendOptions,
): Promise<void> {
  const { deliveries } = school.stores
  const requestFor = await createRequests(school)
  const record = createRecorder(school)
  const slots = createSlots()
  /** Claimed, but not sent before this process had to end. */
  const unsent: Delivery[] = []
  const sending = new Set<Promise<void>>()
  // Another school may wait for the place.
  const patienceMs = most === Number.POSITIVE_INFINITY ? PATIENCE_MS : 0
  let claimedCount = 0
  let failure: unknown

  async function send(ready: Ready, until: number): Promise<void> {
    const { deliveries: sent, isLimited, to } = ready
    const slot = await slots.enter(...slotOf(ready))
    const isWaiting = slot instanceof ServiceWaits
    try {
      // If the machine has stood still, another process may have claimed it.
      if (nowMs() > until - SLOW_MS) return
      if (ending.aborted) return void unsent.push(...sent)
      const outcome = outcomeOf(isWaiting ? slot : await post(ready), {
        attempts: sent[0]!.attempts,
        to: 'phone' in to ? 'phone' : 'webhook',
        isWelcome: sent[0]!.reason === 'welcome',
        ...(firstPauseMs !== undefined && { firstPauseMs }),
      })
      // A request is counted until its result is recorded. So a killed process sends at most as many
      // messages twice.
      await record({ deliveries: sent, isLimited, outcome })
    } finally {
      if (!isWaiting) slot()
    }
  }

  async function post(ready: Ready): Promise<Answer | Error> {
    const [service] = slotOf(ready)
    try {
      const answer = await connection.post(requestFor(ready))
      slots.answered(service)
      return answer
    } catch (error) {
      if (isTimeout(error as Error)) slots.timedOut(service)
      return error as Error
    }
  }

  async function sendNext(): Promise<void> {
    const until = nowMs() + leaseMs
    const claimed = await school.writePrivate((transaction) =>
      transaction.deliveries.claim(nowIso(), new Date(until).toISOString()),
    )
    claimedCount += claimed.length
    const crowded: { lane: Lane; deliveries: Delivery[] }[] = []
    for (const ready of await prepare(school, claimed)) {
      const [service, lane] = slotOf(ready)
      if (!(await slots.hasRoom(service, lane))) {
        crowded.push({ lane, deliveries: ready.deliveries })
        continue
      }
      const one = send(ready, until)
        .catch((error: unknown) => (failure ??= error))
        .finally(() => sending.delete(one)) as Promise<void>
      sending.add(one)
    }
    for (const [lane, all] of Map.groupBy(crowded, (one) => one.lane))
      await deliveries.postpone(
        all.flatMap((one) => one.deliveries),
        new Date(nowMs() + CROWDED_MS[lane]).toISOString(),
      )
  }

  try {
    while (!ending.aborted && failure === undefined && claimedCount < most) {
      const waitMs = untilMs(await deliveries.findNextTime())
      if (waitMs > patienceMs && sending.size === 0) break
      if (waitMs > 0) await Promise.race([...sending, wait(Math.min(waitMs, SECOND_MS))])
      else await sendNext()
    }
  } finally {
    // Waits until every sent message is recorded, also after an error. Otherwise it is sent twice.
    await Promise.all(sending)
    connection.close()
    if (unsent.length > 0) await deliveries.postpone(unsent, nowIso())
  }
  if (failure !== undefined) throw failure
}

/** The service of a request, and whether it waits for others. */
function slotOf({ to, deliveries }: Ready): [service: string, lane: Lane] {
  const url = URL.parse('phone' in to ? to.phone.endpoint : to.webhook.url)
  // A restored row can have any text. Its request is refused before it is sent.
  const service = url ? serviceOf(url) : ''
  return [service, deliveries.every(({ rank }) => rank === LATE) ? 'late' : 'news']
}

function untilMs(at: string | undefined): number {
  const ms = at === undefined ? Number.NaN : Date.parse(at) - nowMs()
  // Nothing is due, or a restored row has a text that is not a time. The server reports it.
  return Number.isNaN(ms) ? Number.POSITIVE_INFINITY : ms
}

/** Encrypts for phones and signs for programs. */
async function createRequests({
  settings: { publicUrl, pushHosts },
  stores: { following },
}: SendingSchool): Promise<(ready: Ready) => Post> {
  const encrypt =
    publicUrl && createEncryption({ key: await following.key(), publicUrl, now: nowMs })
  return ({ to, deliveries: [first] }) => {
    const { messageId: id, kind, reason, createdAt: timestamp } = first!
    // A closure can be announced weeks before its message is due, and is withdrawn when it is over.
    if (kind !== 'calendar' && nowMs() - Date.parse(timestamp) > MAX_AGE_MS)
      throw new Unsendable('too-old')
    if ('webhook' in to) {
      const message = { id, type: `${kind}.${reason}`, timestamp, data: to.data }
      return webhookRequest(to.webhook, message, timeNow())
    }
    if (!encrypt) throw new Unsendable('no-public-url')
    // The settings may have changed since it was stored.
    if (!pushEndpoint(to.phone.endpoint, pushHosts)) throw new Unsendable('push-service')
    return encrypt(to.phone, to.content)
  }
}

/**
 * Records the results of a short time in one transaction. A transaction writes to the disk, and the
 * process waits for it: with one for each message, slow disks would delay the last of 2,000 phones
 * by half a minute.
 */
function createRecorder({ settings: { timeZone }, writePrivate }: SendingSchool) {
  let waiting: Result[] = []
  let next: Promise<void> | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function recordWaiting(): Promise<void> {
    await Promise.all([last, wait(RECORD_AFTER_MS)])
    const results = waiting
    waiting = []
    next = undefined
    const day = dayAt(timeNow(), timeZone)
    const written = writePrivate((transaction) => transaction.deliveries.record(results, day))
    // Its failure is reported by the requests that wait for it, and not by the next.
    last = written.catch(() => {})
    await written
  }

  return (result: Result): Promise<void> => {
    waiting.push(result)
    next ??= recordWaiting()
    return next
  }
}
