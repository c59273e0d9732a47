import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DOCUMENT_KINDS, TOPICS } from '../../content.ts'
import { noContent, problems } from '../../errors/api-schema.ts'
import { orNotFound, UnknownPushService } from '../../errors/classes.ts'
import type { School } from '../../request/school.ts'
import { pushEndpoint } from './endpoint.ts'
import {
  followingState,
  newFollower,
  oneEndpoint,
  replacement,
  type Subscription,
  wantsAnswer,
} from './schema.ts'
import { findWhyOff, requireOn } from './why-off.ts'

/** For every call but the read: visitors send them without a session. */
const openCall = {
  // Enough for the longest endpoint, the keys and all choices.
  bodyLimit: 4 * 1024,
  config: { isForOwnPages: true },
  onRequest: countCall,
}

/** The calls of phones that follow the site. An endpoint is never in an address, because logs have those. */
export const followCalls: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        summary: 'What a phone can follow, and the key for its subscription',
        response: { 200: followingState },
      },
    },
    async ({ school }) => {
      const isOn = (await findWhyOff(school)) === null
      const publicKey = isOn ? (await school.stores.following.key()).publicKey : null
      return { isOn, publicKey, kinds: DOCUMENT_KINDS, topics: [...TOPICS] }
    },
  )

  app.post(
    '/',
    {
      ...openCall,
      onRequest: [requireOn, countCall],
      schema: {
        summary: 'Follow the site, or change what a phone follows',
        body: newFollower,
        response: {
          200: wantsAnswer.meta({
            description: 'The phone followed already; its choice is changed',
          }),
          201: wantsAnswer,
          ...problems(403, 409, 413, 429, 503),
        },
      },
    },
    async ({ school, body }, reply) => {
      requirePushService(school, body.subscription)
      const isNew = await school.writePrivate(async (transaction) => {
        // Two calls of one phone, or two phones for the last free row, wait for each other.
        await transaction.lockChanges()
        const { following, followLimit, outbox } = transaction
        const old = await following.find(body.subscription.endpoint)
        if (old) {
          await following.update(old.id, body)
          return false
        }
        await followLimit.countNew()
        await following.makeRoom(school.settings.maxFollowers)
        await outbox.welcome(await following.add(body))
        return true
      })
      return reply.code(isNew ? 201 : 200).send({ wants: body.wants })
    },
  )

  app.post(
    '/find',
    {
      ...openCall,
      schema: {
        summary: 'What a phone follows',
        body: oneEndpoint,
        response: { 200: wantsAnswer, ...problems(403, 404, 413, 429) },
      },
    },
    async ({ school, body }) => {
      const { wants } = orNotFound(await school.stores.following.find(body.endpoint))
      return { wants }
    },
  )

  app.put(
    '/',
    {
      ...openCall,
      schema: {
        summary: 'Give a follower the new subscription of its browser',
        body: replacement,
        response: { 200: wantsAnswer, ...problems(403, 404, 413, 429, 503) },
      },
    },
    async ({ school, body }) => {
      const { oldEndpoint, subscription } = body
      requirePushService(school, subscription)
      const follower = await school.writePrivate(async (transaction) => {
        await transaction.lockChanges()
        const { following, followLimit, outbox } = transaction
        const old = orNotFound(await following.find(oldEndpoint))
        if (oldEndpoint === subscription.endpoint) return old
        // Otherwise an invented endpoint could take the place of each phone that was reached.
        await followLimit.countNew()
        if (old.isReached) await following.makeRoom(Number.POSITIVE_INFINITY)
        await following.replace(old, subscription)
        await outbox.welcome(old.id)
        return old
      })
      return { wants: follower.wants }
    },
  )

  app.delete(
    '/',
    {
      ...openCall,
      schema: {
        summary: 'Stop following; also deletes what waits for the phone',
        body: oneEndpoint,
        response: { 204: noContent, ...problems(403, 413, 429) },
      },
    },
    async ({ school, body }, reply) => {
      await school.writePrivate(({ following }) => following.remove(body.endpoint))
      return reply.code(204).send(null)
    },
  )
}

async function countCall({ school, ip }: FastifyRequest): Promise<void> {
  await school.stores.followLimit.count(ip)
}

function requirePushService({ settings }: School, { endpoint }: Subscription): void {
  if (!pushEndpoint(endpoint, settings.pushHosts))
    throw new UnknownPushService('subscription.endpoint')
}
