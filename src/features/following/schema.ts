import { z } from 'zod'
import { DOCUMENT_KINDS, TOPICS } from '../../content.ts'
import { recordId } from '../../errors/api-schema.ts'
import { refusal } from '../../errors/zod-issues.ts'
import { SHIFTS } from '@pathshala/bengali/classes'
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

const description = 'The address at the push service. Whoever knows it may change or end it'
/** `endpoint.ts` checks it before it is stored, because the settings can add push services. */
const newEndpoint = z.string().meta({ description })
const knownEndpoint = recordId.meta({ description })

const subscription = z.object({
  endpoint: newEndpoint,
  keys: z.object({
    p256dh: bytes(isPublicKey, 'Send the 65 bytes of a point on the curve P-256, in base64url.'),
    auth: bytes(({ length }) => length === AUTH_BYTES, 'Send 16 bytes in base64url.'),
  }),
})

export type Subscription = z.infer<typeof subscription>

const fields = {
  closures: z.boolean().meta({ description: 'Unplanned days off, their changes and ends' }),
  kinds: z.array(z.enum(DOCUMENT_KINDS)),
  topics: z.array(z.enum(TOPICS)).meta({
    description: 'Of notices. A notice without a topic is for everybody who wants notices',
  }),
  shift: z
    .enum(SHIFTS)
    .nullable()
    .meta({ description: 'Only closures of this shift; null for both' }),
}

/** Each once, in the order of the registry. */
const inOrder =
  <T>(values: readonly T[]) =>
  (chosen: T[]) =>
    values.filter((value) => chosen.includes(value))

const wants = z
  .object({
    closures: fields.closures,
    kinds: fields.kinds.transform(inOrder(DOCUMENT_KINDS)),
    topics: fields.topics.transform(inOrder(TOPICS)),
    shift: fields.shift.default(null),
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

export const replacement = z.object({ oldEndpoint: knownEndpoint, subscription })

export const oneEndpoint = z.object({ endpoint: knownEndpoint })

export const wantsAnswer = z.object({ wants: z.object(fields) }).meta({ id: 'Follower' })

export const followingState = z
  .object({
    isOn: z.boolean().meta({
      description: 'False without an https PUBLIC_URL, and if the school has switched it off',
    }),
    publicKey: z
      .string()
      .nullable()
      .meta({ description: 'For `pushManager.subscribe`; null if following is off' }),
    kinds: z.array(z.enum(DOCUMENT_KINDS)),
    topics: z.array(z.enum(TOPICS)),
  })
  .meta({ id: 'Following' })
