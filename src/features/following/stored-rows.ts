import { sql } from 'kysely'
import { z } from 'zod'
import { nowIso } from '../../base/clock.ts'
import { DOCUMENT_KINDS, TOPICS } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { json, shortText, type StoredRows } from '../../database/stored-rows.ts'
import { SHIFTS } from '../../words/classes.ts'
import { secureAddress } from './endpoint.ts'
import { isPublicKey } from './key.ts'
import { MESSAGE_REASONS, MESSAGE_STATES, type MessageReason, type MessageState } from './table.ts'

const base64url = z.string().regex(/^[\w-]+$/)
const publicKey = base64url.refine(
  (key) => isPublicKey(Buffer.from(key, 'base64url')),
  'not a point on the curve',
)

export const followingRows = {
  push_key: z.object({
    id: z.literal(1),
    public_key: publicKey,
    private_key: base64url.length(43),
  }),
  push_subscription: z.object({
    // PUSH_HOSTS may have another value now, so the sender checks the host before each request.
    endpoint: z.string().refine(secureAddress, 'not an https address'),
    p256dh: publicKey,
    auth: base64url.length(22),
    closures: z.int().min(0).max(1),
    shift: z.enum(SHIFTS).nullable(),
    kinds: json(z.array(z.enum(DOCUMENT_KINDS))),
    topics: json(z.array(z.enum(TOPICS))),
    language: z.enum(['bn', 'en']),
  }),
  follow_calls: undefined,
  push_message: z.object({
    kind: shortText,
    record_id: shortText,
    reason: z.enum(MESSAGE_REASONS),
    state: z.enum(MESSAGE_STATES),
  }),
  push_delivery: undefined,
  webhook: z.object({
    url: z.string().refine(secureAddress, 'not an https address'),
    secret: z.string().regex(/^whsec_[\w+/]+=*$/),
    is_on: z.int().min(0).max(1),
  }),
} satisfies Partial<StoredRows>

/**
 * A restore sends nothing. Backups have no deliveries, so no message waits for them any more.
 * Documents whose time came after the backup was made become public now, but phones may know them
 * already.
 */
export async function silenceRestored(database: Database): Promise<void> {
  await database
    .updateTable('pushMessage')
    .set({ state: 'withdrawn' })
    .where('state', '=', 'waiting')
    .execute()
  await database
    .insertInto('pushMessage')
    .columns([
      'id',
      'kind',
      'recordId',
      'reason',
      'state',
      'createdAt',
      'title',
      'sentCount',
      'failedCount',
      'goneCount',
    ])
    .expression(
      database
        .selectFrom('document')
        .select((row) => [
          sql<string>`'restored/' || id`.as('id'),
          'kind',
          'id as recordId',
          row.val<MessageReason>('published').as('reason'),
          row.val<MessageState>('muted').as('state'),
          'createdAt',
          row.val('').as('title'),
          row.lit(0).as('sentCount'),
          row.lit(0).as('failedCount'),
          row.lit(0).as('goneCount'),
        ])
        .where('state', '=', 'scheduled')
        .where('publishAt', '<=', nowIso()),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
