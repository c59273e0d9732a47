import { z } from 'zod'
import { DOCUMENT_KINDS, TOPICS } from '../../content.ts'
import { refusal } from '../../errors/zod-issues.ts'
import { SHIFTS } from '../../words/classes.ts'
import { isPublicKey } from './key.ts'

const AUTH_BYTES = 16

/** Base64url of these bytes, in its only spelling. */
const bytes = (isRight: (decoded: Buffer) => boolean, problem: string) =>
  z
    .string()
    .max(200)
    .refine((written) => {
      const decoded = Buffer.from(written, 'base64url')
      return decoded.toString('base64url') === written && isRight(decoded)
    }, problem)

/** `src/features/following/endpoint.ts` checks it, because the settings can add push services. */
const endpoint = z
  .string()
  .meta({ description: 'The address at the push service. Whoever knows it may change or end it' })

export const subscription = z.object({
  endpoint,
  keys: z.object({
    p256dh: bytes(isPublicKey, 'Send the 65 bytes of a point on the curve P-256, in base64url.'),
    auth: bytes(({ length }) => length === AUTH_BYTES, 'Send 16 bytes in base64url.'),
  }),
})

export type Subscription = z.infer<typeof subscription>

const listOf = <T extends string>(values: readonly T[]) =>
  z.array(z.enum(values)).max(values.length)

export const wants = z
  .object({
    closures: z.boolean().meta({ description: 'Unplanned days off, their changes and ends' }),
    kinds: listOf(DOCUMENT_KINDS),
    topics: listOf(TOPICS).meta({
      description: 'Of notices. A notice without a topic is for everybody who wants notices',
    }),
    shift: z
      .enum(SHIFTS)
      .nullable()
      .default(null)
      .meta({ description: 'Only closures of this shift; null for both' }),
  })
  .refine(({ closures, kinds }) => closures || kinds.length > 0, refusal('choose-one'))

export type Wants = z.infer<typeof wants>

const LANGUAGES = ['bn', 'en'] as const

export const newFollower = z.object({
  subscription,
  wants,
  language: z.enum(LANGUAGES).default('bn').meta({ description: 'Of the messages' }),
})

export type NewFollower = z.infer<typeof newFollower>

export const replacement = z.object({ oldEndpoint: endpoint, subscription })

export const oneEndpoint = z.object({ endpoint })

export const wantsAnswer = z.object({ wants: z.object(wants.shape) }).meta({ id: 'Follower' })

export const followingState = z
  .object({
    isOn: z.boolean().meta({ description: 'False without an https PUBLIC_URL' }),
    publicKey: z
      .string()
      .nullable()
      .meta({ description: 'For `pushManager.subscribe`; null if following is off' }),
    kinds: z.array(z.enum(DOCUMENT_KINDS)),
    topics: z.array(z.enum(TOPICS)),
  })
  .meta({ id: 'Following' })

export type FollowingState = z.infer<typeof followingState>
