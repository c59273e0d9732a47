import webPush from 'web-push'
import { nowMs } from '../../../base/clock.ts'
import type { PushContent } from '../payload.ts'
import type { PushKeyTable, PushSubscriptionTable } from '../table.ts'
import type { Post } from './connection.ts'

const CONTENT_ENCODING = 'aes128gcm'
const HOUR_MS = 60 * 60_000
/** Push services accept at most 24 hours. */
const TOKEN_MS = 12 * HOUR_MS
/** A new token is made before the old one ends, because clocks differ. */
const RENEW_MS = HOUR_MS

type Phone = Pick<PushSubscriptionTable, 'endpoint' | 'p256dh' | 'auth'>

interface EncryptOptions {
  key: Pick<PushKeyTable, 'publicKey' | 'privateKey'>
  /** The site's address. Apple refuses tokens without a real one. */
  publicUrl: URL
  now?: () => number
}

/** Encrypts for phones (RFC 8291), with a signature of the school (VAPID, RFC 8292). */
export function createEncryption({
  key: { publicKey, privateKey },
  publicUrl,
  now = nowMs,
}: EncryptOptions): (phone: Phone, content: PushContent) => Post {
  const tokens = new Map<string, { authorization: string; endsAt: number }>()
  // A development site has http, which is not a valid subject.
  const subject = `https://${publicUrl.host}`

  /** A token is valid for one push service: for an origin. */
  function authorizationFor(origin: string): string {
    const known = tokens.get(origin)
    if (known && known.endsAt - RENEW_MS > now()) return known.authorization
    const endsAt = now() + TOKEN_MS
    const { Authorization: authorization } = webPush.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      CONTENT_ENCODING,
      Math.floor(endsAt / 1000),
    )
    tokens.set(origin, { authorization, endsAt })
    return authorization
  }

  return ({ endpoint, p256dh, auth }, { payload, ttlSeconds, urgency, topic }) => {
    const url = new URL(endpoint)
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      payload,
      {
        // With `vapidDetails`, the library would make a token for each message.
        headers: { Authorization: authorizationFor(url.origin) },
        contentEncoding: CONTENT_ENCODING,
        TTL: ttlSeconds,
        urgency,
        topic,
      },
    )
    return { url, headers, body }
  }
}
