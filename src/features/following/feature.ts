import type { Database } from '../../database/database.ts'
import type { Feature, StoresOf } from '../feature.ts'
import { followCalls } from './api.ts'
import { followerCalls } from './followers-api.ts'
import { createFollowLimit } from './limit.ts'
import { createDeliveryStore } from './send/deliveries.ts'
import { createFollowingStore } from './store.ts'
import { createOutbox } from './outbox.ts'
import { createMachineReports, findMachineAnnouncement } from './machine-announcement.ts'
import { findOwnAnnouncement } from './own-announcement.ts'
import { listFollowing } from './search.ts'
import { createSendingStore } from './sending-store.ts'
import { followingUndos } from './subject.ts'
import { createFollowingSwitch } from './switch-store.ts'
import { silenceRestored } from './silence-restored.ts'
import { webhookCalls } from './webhooks/api.ts'
import { createWebhookStore } from './webhooks/store.ts'

/** The phones and programs that get announcements. */
export const following = {
  stores: (database: Database) => ({
    following: createFollowingStore(database),
    followLimit: createFollowLimit(database),
    outbox: createOutbox(database),
    deliveries: createDeliveryStore(database),
    followingSwitch: createFollowingSwitch(database),
    sendings: createSendingStore(database),
    webhooks: createWebhookStore(database),
    machineReports: createMachineReports(database),
  }),
  // An admin changes an address again.
  undos: { ...followingUndos, webhook: undefined },
  prepareRestored: silenceRestored,
  searchEntries: listFollowing,
  announcements: { following: findOwnAnnouncement, machine: findMachineAnnouncement },
  openCalls: [['/follow', followCalls]],
  staffCalls: [['/followers', followerCalls]],
  adminCalls: [['/webhooks', webhookCalls]],
} satisfies Feature

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof following> {}
}
