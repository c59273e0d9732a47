import { z } from 'zod'
import { json, shortText, type StoredRows } from '../../database/stored-rows.ts'
import { MESSAGE_REASONS, MESSAGE_STATES } from './table.ts'

const base64url = z.string().regex(/^[\w-]+$/)
const words = json(z.array(z.string()))

export const followingRows = {
  push_key: z.object({ public_key: base64url.length(87), private_key: base64url.length(43) }),
  push_subscription: z.object({
    endpoint: z.string().startsWith('https://').max(1000),
    p256dh: base64url.length(87),
    auth: base64url.length(22),
    kinds: words,
    topics: words,
    language: z.enum(['bn', 'en']),
  }),
  push_message: z.object({
    kind: shortText,
    record_id: shortText,
    reason: z.enum(MESSAGE_REASONS),
    state: z.enum(MESSAGE_STATES),
  }),
  push_delivery: undefined,
  webhook: z.object({ url: z.string().startsWith('https://').max(2000), secret: shortText }),
} satisfies Partial<StoredRows>
