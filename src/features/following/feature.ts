import type { Database } from '../../database/database.ts'
import type { Feature, StoresOf } from '../feature.ts'
import { followCalls } from './api.ts'
import { followerCalls } from './followers-api.ts'
import { createFollowLimit } from './limit.ts'
import { createDeliveryStore } from './send/deliveries.ts'
import { createFollowingStore } from './store.ts'
import { createOutbox } from './outbox/outbox.ts'
import { createMachineReports, findMachineAnnouncement } from './machine-announcement.ts'
import { FOLLOW_PATH } from './address.ts'
import type { FindAnnouncement } from './announcement.ts'
import { followingWords } from './words.ts'
import { answersTo, type Listed, listedPage } from '../../search/listed.ts'
import type { Stores } from '../../request/school.ts'
import { bn, en, type Words } from '../../words/public-words.ts'
import { channelsOf } from './channels.ts'
import { createSendingStore } from './sending-store.ts'
import { followingUndos } from './subject.ts'
import { createFollowingSwitch } from './switch-store.ts'
import { silenceRestored } from './silence-restored.ts'
import { webhookCalls } from './webhooks/api.ts'
import { createWebhookStore } from './webhooks/store.ts'

/** The first message of a phone, and the test message of staff. */
const findOwnAnnouncement: FindAnnouncement = async ({ site }, { reason }) => {
  const { schoolName, schoolNameEnglish } = await site.find()
  const schoolInEnglish = schoolNameEnglish || schoolName
  return {
    words:
      reason === 'test'
        ? {
            bn: {
              title: followingWords.bn.test.title,
              text: followingWords.bn.test.text(schoolName),
            },
            en: {
              title: followingWords.en.test.title,
              text: followingWords.en.test.text(schoolInEnglish),
            },
          }
        : {
            bn: {
              title: followingWords.bn.welcome.title(schoolName),
              text: followingWords.bn.welcome.text,
            },
            en: {
              title: followingWords.en.welcome.title(schoolInEnglish),
              text: followingWords.en.welcome.text,
            },
          },
    path: FOLLOW_PATH,
    tag: 'following',
    lastDay: null,
    record: {},
  }
}

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
  officeEntries: undefined,
  announcements: { following: findOwnAnnouncement, machine: findMachineAnnouncement },
  openCalls: [['/follow', followCalls]],
  staffCalls: [['/followers', followerCalls]],
  adminCalls: [['/webhooks', webhookCalls]],
} satisfies Feature

async function listFollowing(stores: Stores): Promise<Listed[]> {
  const channels = channelsOf(await stores.site.find())
  const textsIn = ({ follow }: Words) => [
    follow.notifications,
    follow.ways.feed,
    ...channels.map(({ name }) => follow.ways[name]),
  ]
  return [
    listedPage({
      url: FOLLOW_PATH,
      titleIn: (words) => words.follow.title,
      texts: { bn: textsIn(bn), en: textsIn(en) },
      asked: answersTo(['following']),
    }),
  ]
}

declare module '../../request/school.ts' {
  interface Stores extends StoresOf<typeof following> {}
}
