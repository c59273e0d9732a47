import { z } from 'zod'
import { DOCUMENT_KINDS, TOPICS } from '../../content.ts'
import { MESSAGE_REASONS, MESSAGE_STATES } from './table.ts'
import { REASONS_OFF } from './why-off.ts'

/** The fields that staff can change. */
export const followingChange = z.object({
  isOn: z.boolean().meta({
    description: 'False sends no news to phones and programs, and withdraws what waits for them',
  }),
})

export type FollowingChange = z.infer<typeof followingChange>

export const followingSwitch = followingChange.extend({ version: z.number() })

export type FollowingSwitch = z.infer<typeof followingSwitch>

const amount = z.number()

const followerCounts = z.object({
  all: amount,
  closures: z
    .object({ Morning: amount, Day: amount, both: amount })
    .meta({ description: 'Phones that are told of closures of one shift or of both' }),
  kinds: z.record(z.enum(DOCUMENT_KINDS), amount),
  topics: z.record(z.enum(TOPICS), amount).meta({
    description: 'Phones that are told of notices of this topic',
  }),
})

export type FollowerCounts = z.infer<typeof followerCounts>

const sending = z.object({
  _id: z.string(),
  kind: z.enum([...DOCUMENT_KINDS, 'calendar']),
  recordId: z.string(),
  title: z.string().meta({ description: 'Empty if the record was deleted before it was sent' }),
  reason: z.enum(MESSAGE_REASONS).exclude(['failed', 'recovered']),
  state: z.enum(MESSAGE_STATES).exclude(['muted', 'unwanted']),
  createdAt: z.string().meta({ description: 'ISO 8601 UTC' }),
  sentAt: z.string().nullable(),
  waiting: amount.meta({ description: 'Phones that have not got it yet' }),
  dueAt: z.string().nullable().meta({ description: 'When the first of them gets it' }),
  sent: amount.meta({ description: 'Phones whose push service accepted it' }),
  failed: amount.meta({ description: 'Phones that did not get it after all tries' }),
  gone: amount.meta({ description: 'Phones that have ended their subscription' }),
})

/** The answer to a removal, which the history keeps. */
export const unreachedRemoval = z.object({ unreached: amount })

export const stoppedMessage = z.object({
  stopped: amount.meta({ description: 'Phones that do not get it' }),
})

export type UnreachedRemoval = z.infer<typeof unreachedRemoval>

export type Sending = z.infer<typeof sending>

export const followersOverview = z
  .object({
    isOn: z.boolean().meta({ description: 'Whether phones can follow and are told of news' }),
    whyOff: z.enum(REASONS_OFF).nullable().meta({
      description: '`no-https`: PUBLIC_URL is not an https address',
    }),
    switch: followingSwitch,
    address: z.string().nullable().meta({
      description: 'Of the page on which phones begin to follow; null without an https PUBLIC_URL',
    }),
    isFull: z.boolean().meta({ description: 'Whether there are MAX_FOLLOWERS followers' }),
    keyRefusedSince: z.string().nullable().meta({
      description: 'ISO 8601 UTC, if push services have refused the site’s key for three days',
    }),
    followers: followerCounts.meta({
      description: 'A phone counts when its push service has accepted its first message',
    }),
    unreached: amount.meta({ description: 'Phones that no message has ever reached' }),
    sendings: z.array(sending).meta({ description: 'The last 20, newest first' }),
  })
  .meta({ id: 'Followers' })

export type FollowersOverview = z.infer<typeof followersOverview>
