import type { Generated } from 'kysely'

/** The key pair (VAPID) by which push services recognise this site. There is one row. */
export interface PushKeyTable {
  /** Always 1. */
  id: number
  /** Base64url of 65 bytes. Browsers subscribe with it, so a new key would lose every follower. */
  publicKey: string
  /** Base64url of 32 bytes. */
  privateKey: string
  /** ISO 8601 UTC. */
  createdAt: string
  /**
   * ISO 8601 UTC: the first time that a push service refused the key (403), if none has accepted a
   * message since.
   */
  refusedSince: string | null
}

/** A phone that gets announcements. Whoever knows its endpoint may change it or end it. */
export interface PushSubscriptionTable {
  id: string
  /** The address at the push service. It is secret. */
  endpoint: string
  /** Base64url of 65 bytes: the phone's public key. */
  p256dh: string
  /** Base64url of 16 bytes. */
  auth: string
  /** 1 if closures are wanted. */
  closures: number
  /** The shift whose closures are wanted; null for all shifts. */
  shift: string | null
  /** JSON: the wanted kinds of documents. */
  kinds: string
  /** JSON: the wanted topics of notices. */
  topics: string
  language: string
  /** ISO 8601 UTC. */
  createdAt: string
  /** The school's day of the last announcements, YYYY-MM-DD. */
  sentDay: string | null
  /** The announcements on this day. */
  sentCount: number
  /**
   * ISO 8601 UTC: the last time that its push service accepted a message; null before the first
   * time. Anybody can invent an endpoint, so a phone counts only when it is reached.
   */
  reachedAt: string | null
  /** ISO 8601 UTC: the first failure since it was reached; null if none has failed. */
  failingSince: string | null
  /** ISO 8601 UTC: the last failure since it was reached. */
  failedAt: string | null
}

/** The calls of one address in its hour, for the limits. Backups leave them out. */
export interface FollowCallsTable {
  /** As `subscriberOf` or `networkOf` returns it, or the name of a limit of the whole site. */
  address: string
  /** ISO 8601 UTC. The time of the first call of this hour. */
  startedAt: string
  calls: number
}

export const MESSAGE_REASONS = [
  'published',
  'again',
  'correction',
  'closure',
  'closureChanged',
  'closureEnded',
  'welcome',
  'test',
  'failed',
  'recovered',
] as const

export type MessageReason = (typeof MESSAGE_REASONS)[number]

/**
 * `muted`: staff did not want it. `unwanted`: no follower wants it; staff may still correct its
 * topic. `withdrawn`: the record is not public any more.
 */
export const MESSAGE_STATES = ['waiting', 'sent', 'withdrawn', 'muted', 'unwanted'] as const

export type MessageState = (typeof MESSAGE_STATES)[number]

/** An announcement of one record. Its words are read from the record when it is sent. */
export interface PushMessageTable {
  id: string
  /** The kind of the record; `following` for messages about following itself, `machine` about the server. */
  kind: string
  /** Empty for messages about following itself; a part of the machine for those about the server. */
  recordId: string
  reason: MessageReason
  state: MessageState
  /** ISO 8601 UTC. */
  createdAt: string
  /** ISO 8601 UTC; null before it is sent. */
  sentAt: string | null
  /** The title that was sent, for the office. A correction has that of the wrong message. */
  title: string
  /** The tag of the message that a correction replaces. Its record can be gone. */
  tag: Generated<string>
  /** The topic whose followers get it; null for all followers of its kind. */
  topic: Generated<string | null>
  /** Phones that accepted it. */
  sentCount: number
  /** Phones that did not get it after all tries. */
  failedCount: number
  /** Phones that have ended their subscription. */
  goneCount: number
}

/** An address of a program that gets announcements, for example of the district's site. */
export interface WebhookTable {
  id: string
  url: string
  /** The key of its signatures, `whsec_` and base64 (Standard Webhooks). */
  secret: string
  isOn: number
  /** ISO 8601 UTC. */
  createdAt: string
  /** ISO 8601 UTC; null before the first try. */
  lastTriedAt: string | null
  /** Empty if the last try succeeded. */
  lastProblem: string
  /** Failures in a row. */
  failures: number
  version: number
}

/** A message that one receiver has not got yet. Either `subscriptionId` or `webhookId` is set. */
export interface PushDeliveryTable {
  id: string
  messageId: string
  subscriptionId: string | null
  webhookId: string | null
  /** ISO 8601 UTC. The time of the next try, and the end of the claim of a running try. */
  dueAt: string
  attempts: number
  /**
   * 0 for programs, and for phones whose last message was accepted. 1 for other phones and for
   * further tries: they wait for those of rank 0.
   */
  rank: Generated<number>
}

declare module '../../database/database.ts' {
  interface Tables {
    pushKey: PushKeyTable
    pushSubscription: PushSubscriptionTable
    followCalls: FollowCallsTable
    pushMessage: PushMessageTable
    pushDelivery: PushDeliveryTable
    webhook: WebhookTable
  }
}
