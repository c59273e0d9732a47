import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { TestSite } from './build-app.ts'
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

/** A phone whose messages have failed since this time, ISO 8601 UTC. Returns its id. */
export async function addUnreached(
  { services }: Pick<TestSite, 'services'>,
  failingSince = new Date().toISOString(),
): Promise<string> {
  const id = await services.stores.following.add(newFollower())
  await services.database
    .updateTable('pushSubscription')
    .set({ failingSince, failedAt: failingSince })
    .where('id', '=', id)
    .execute()
  return id
}

/** Every phone has got its first message. */
export async function markReached({ services }: Pick<TestSite, 'services'>): Promise<void> {
  const reachedAt = new Date().toISOString()
  await services.database.updateTable('pushSubscription').set({ reachedAt }).execute()
}
