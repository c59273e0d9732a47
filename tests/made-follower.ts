import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { NewFollower, Wants } from '#src/features/following/schema.ts'

export const WANTS: Wants = { closures: true, kinds: ['notices'], topics: ['exam'], shift: null }

/** A new phone, as its browser sends it. No message can be decrypted, because its key is forgotten. */
export function newFollower(wants: Partial<Wants> = {}): NewFollower {
  return {
    subscription: {
      endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
      keys: {
        p256dh: createECDH('prime256v1').generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      },
    },
    wants: { ...WANTS, ...wants },
    language: 'bn',
  }
}
