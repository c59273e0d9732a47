import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { nowMs } from '../../base/clock.ts'
import { byId, noContent, problems } from '../../errors/api-schema.ts'
import { AlreadySent, orNotFound } from '../../errors/classes.ts'
import { changeRecord } from '../../records/record-routes.ts'
import type { School, Stores } from '../../request/school.ts'
import { FOLLOW_PATH } from './address.ts'
import {
  followersOverview,
  type FollowersOverview,
  followingChange,
  followingSwitch,
  type Sending,
  stoppedMessage,
  unreachedRemoval,
} from './followers-schema.ts'
import { oneEndpoint } from './schema.ts'
import { followingSubject } from './subject.ts'
import { findWhyOff, requireOn } from './why-off.ts'

const SENDINGS = 20
/** Push services also refuse a key for some hours after a fault of their own. */
const WARN_AFTER_MS = 3 * 24 * 60 * 60_000

/** The calls of the office about followers. They have numbers, and no endpoint of a phone. */
export const followerCalls: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        summary: 'How many phones follow the site, and the last sendings to them',
        response: { 200: followersOverview },
      },
    },
    ({ school }) => describeFollowers(school),
  )

  app.put(
    '/',
    {
      schema: {
        summary: 'Switch following on or off',
        body: followingChange,
        response: { 200: followingSwitch, ...problems(412) },
      },
    },
    (request) => changeRecord(request, followingSubject, request.body),
  )

  app.delete(
    '/unreached',
    {
      schema: {
        summary: 'Remove the phones that no message has ever reached',
        description:
          'Phones that follow since less than a minute stay, unless a message has failed.',
        response: { 200: unreachedRemoval },
      },
    },
    (request) =>
      request.writePrivate(async ({ following, history }) => {
        const unreached = await following.removeUnreached()
        if (unreached > 0) await history.deleted('following', { unreached })
        return { unreached }
      }),
  )

  app.delete(
    '/sendings/:id',
    {
      schema: {
        summary: 'Stop a message that waits for phones',
        params: byId,
        response: { 200: stoppedMessage, ...problems(404, 409) },
      },
    },
    (request) =>
      request.writePrivate(async ({ outbox }) => {
        const stopped = orNotFound(await outbox.stop(request.params.id))
        if (stopped === 0) throw new AlreadySent()
        return { stopped }
      }),
  )

  app.post(
    '/test',
    {
      schema: {
        summary: 'Send a test message to a phone that follows the site',
        description:
          'The phone gives its own endpoint. It is only read, and never stored with the account.',
        body: oneEndpoint,
        response: { 204: noContent, ...problems(404, 409) },
      },
    },
    async (request, reply) => {
      await requireOn(request)
      await request.writePrivate(async ({ following, outbox }) => {
        const { id } = orNotFound(await following.find(request.body.endpoint), 'not-following')
        await outbox.test(id)
      })
      return reply.code(204).send(null)
    },
  )
}

async function describeFollowers(school: School): Promise<FollowersOverview> {
  const { settings, stores } = school
  const [whyOff, state, followers, unreached, sendings] = await Promise.all([
    findWhyOff(school),
    stores.followingSwitch.find(),
    stores.following.counts(),
    stores.following.countUnreached(),
    stores.sendings.listLast(SENDINGS),
  ])
  const hasHttps = whyOff !== 'no-https'
  return {
    isOn: whyOff === null,
    whyOff,
    switch: state,
    address: hasHttps ? settings.publicUrl!.origin + FOLLOW_PATH : null,
    keyRefusedSince: hasHttps ? await findOldRefusal(stores) : null,
    isFull: followers.all >= settings.maxFollowers,
    followers,
    unreached,
    sendings: await Promise.all(sendings.map((one) => withTitle(stores, one))),
  }
}

async function findOldRefusal({ following }: Stores): Promise<string | null> {
  const { refusedSince } = await following.key()
  const isOld = refusedSince !== null && nowMs() - Date.parse(refusedSince) >= WARN_AFTER_MS
  return isOld ? refusedSince : null
}

/** A sending that waits has the present title of its record. */
async function withTitle(stores: Stores, sending: Sending): Promise<Sending> {
  if (sending.title !== '') return sending
  const record = await stores[sending.kind].find(sending.recordId)
  return { ...sending, title: record?.title ?? '' }
}
