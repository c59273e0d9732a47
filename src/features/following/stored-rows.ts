import { z } from 'zod'
import { DOCUMENT_KINDS, TOPICS } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { json, shortText, type StoredRows } from '../../database/stored-rows.ts'
import { SHIFTS } from '../../words/classes.ts'
import { secureAddress } from './endpoint.ts'
import { isPublicKey } from './key.ts'
import { MESSAGE_REASONS, MESSAGE_STATES } from './table.ts'

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
  webhook: z.object({ url: z.string().startsWith('https://').max(2000), secret: shortText }),
} satisfies Partial<StoredRows>

/** A restore sends nothing: backups have no deliveries, and no message waits for them any more. */
export async function withdrawWaiting(database: Database): Promise<void> {
  await database
    .updateTable('pushMessage')
    .set({ state: 'withdrawn' })
    .where('state', '=', 'waiting')
    .execute()
}
