import { createHmac } from 'node:crypto'
import type { WebhookTable } from '../table.ts'
import type { Post } from '../send/connection.ts'

export const SECRET_PREFIX = 'whsec_'

interface WebhookMessage {
  /** The same at each try, so that a program can ignore what it already has. */
  id: string
  /** `notices.published` */
  type: string
  /** When it was announced, ISO 8601 UTC. */
  timestamp: string
  /** The record as its API returns it. */
  data: object
}

/** A request that is signed as Standard Webhooks says (https://www.standardwebhooks.com). */
export function webhookRequest(
  { url, secret }: Pick<WebhookTable, 'url' | 'secret'>,
  { id, ...content }: WebhookMessage,
  sentAt: Date,
): Post {
  const body = JSON.stringify(content)
  const seconds = Math.floor(sentAt.getTime() / 1000)
  return {
    url: new URL(url),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Pathshala',
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signatureOf(secret, `${id}.${seconds}.${body}`)}`,
    },
    body: Buffer.from(body),
  }
}

export function signatureOf(secret: string, signed: string): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  return createHmac('sha256', key).update(signed).digest('base64')
}
