import { nowIso, timeNow } from '../../../base/clock.ts'
import type { School } from '../../../request/school.ts'
import { dayAt } from '../../../words/format.ts'
import type { Language } from '../../../words/language.ts'
import type { AnnouncedKind, Announcement, FindAnnouncement } from '../announcement.ts'
import { describePush, type PushContent } from '../payload.ts'
import { planPushes } from '../plan-pushes.ts'
import type { PushSubscriptionTable, WebhookTable } from '../table.ts'
import type { Delivery } from './deliveries.ts'

export interface SendingSchool {
  settings: Pick<School['settings'], 'publicUrl' | 'pushHosts' | 'timeZone'>
  stores: School['stores']
  writePrivate: School['writePrivate']
  announcements: Record<AnnouncedKind, FindAnnouncement>
}

interface ReadDelivery extends Delivery {
  announcement: Announcement
}

/** A request to one receiver, before it is encrypted or signed. */
export interface Ready {
  deliveries: Delivery[]
  isLimited: boolean
  to:
    | { phone: PushSubscriptionTable; content: PushContent }
    | { webhook: WebhookTable; data: object }
}

/**
 * Reads the records of claimed deliveries, and makes the requests that are sent now. It withdraws
 * messages of records that are not public any more, and postpones deliveries to followers who have
 * had enough for now.
 */
export async function prepare(school: SendingSchool, claimed: Delivery[]): Promise<Ready[]> {
  const read = await readRecords(school, claimed)
  return [...(await prepareForPhones(school, read)), ...(await prepareForWebhooks(school, read))]
}

async function readRecords(
  { settings, stores, writePrivate, announcements }: SendingSchool,
  claimed: Delivery[],
): Promise<ReadDelivery[]> {
  const today = dayAt(timeNow(), settings.timeZone)
  const withdrawn: Delivery[] = []
  const read: ReadDelivery[] = []
  for (const deliveries of Map.groupBy(claimed, ({ messageId }) => messageId).values()) {
    const { kind, recordId, reason, ...shown } = deliveries[0]!
    const find = announcements[kind as AnnouncedKind]
    const mistake = reason === 'correction' ? shown : undefined
    const announced = { recordId, reason, today, ...(mistake && { mistake }) }
    const announcement = await find(stores, announced)
    if (!announcement) withdrawn.push(...deliveries)
    else {
      const { title } = mistake ?? announcement.words.bn
      read.push(...deliveries.map((delivery) => ({ ...delivery, title, announcement })))
    }
  }
  if (withdrawn.length > 0)
    await writePrivate((transaction) => transaction.deliveries.withdraw(withdrawn))
  return read
}

async function prepareForPhones(
  { settings: { timeZone, publicUrl }, stores: { deliveries } }: SendingSchool,
  read: ReadDelivery[],
): Promise<Ready[]> {
  const byPhone = groupByReceiver(read, 'subscriptionId')
  if (byPhone.size === 0) return []
  const now = nowIso()
  /** Most phones get the same. */
  const contents = new Map<string, PushContent>()
  const contentOf = (pushed: ReadDelivery[], language: Language): PushContent => {
    const cacheKey = [language, ...pushed.map(({ messageId }) => messageId)].join(' ')
    const content =
      contents.get(cacheKey) ??
      describePush(
        pushed[0]!.kind,
        pushed.map(({ announcement }) => announcement),
        // A site without its own address sends nothing.
        { language, origin: publicUrl?.origin ?? '', timeZone, now },
      )
    contents.set(cacheKey, content)
    return content
  }
  const ready: Ready[] = []
  const late: { deliveries: Delivery[]; dueAt: string }[] = []
  for (const phone of await deliveries.listPhones([...byPhone.keys()])) {
    const { pushes, postponed } = planPushes(byPhone.get(phone.id)!, phone, { now, timeZone })
    for (const { deliveries: pushed, isLimited } of pushes) {
      const content = contentOf(pushed, phone.language as Language)
      ready.push({ deliveries: pushed, isLimited, to: { phone, content } })
    }
    if (postponed) late.push(postponed)
  }
  // All have the same time. One write for each phone would take as long as sending.
  for (const [dueAt, same] of Map.groupBy(late, (one) => one.dueAt))
    await deliveries.postpone(
      same.flatMap((one) => one.deliveries),
      dueAt,
    )
  return ready
}

async function prepareForWebhooks(
  { stores: { deliveries } }: SendingSchool,
  read: ReadDelivery[],
): Promise<Ready[]> {
  const byWebhook = groupByReceiver(read, 'webhookId')
  if (byWebhook.size === 0) return []
  const webhooks = await deliveries.listWebhooks([...byWebhook.keys()])
  return webhooks.flatMap((webhook) =>
    byWebhook.get(webhook.id)!.map((delivery) => ({
      deliveries: [delivery],
      isLimited: false,
      to: { webhook, data: delivery.announcement.record },
    })),
  )
}

function groupByReceiver(read: ReadDelivery[], column: 'subscriptionId' | 'webhookId') {
  const groups = Map.groupBy(read, (one) => one[column])
  groups.delete(null)
  return groups as Map<string, ReadDelivery[]>
}
