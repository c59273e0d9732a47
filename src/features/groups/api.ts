import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { timeNow } from '../../base/clock.ts'
import { parseIfMatch } from '../../database/version.ts'
import { byId, problems } from '../../errors/api-schema.ts'
import { AlreadyExists, InvalidInput, orNotFound } from '../../errors/classes.ts'
import { change } from '../../records/history/changes.ts'
import { recordRoutes, withOrderTag } from '../../records/record-routes.ts'
import type { Stores } from '../../request/school.ts'
import { dayAt } from '../../words/format.ts'
import { groupWords } from './public/words.ts'
import { futureConsents } from '../people/consent.ts'
import { forgetNumbers } from './forget.ts'
import { followerOf, nextTerm } from './next-term.ts'
import {
  groupChange,
  groupCopy,
  type GroupDetails,
  groupQuery,
  groupRecord,
  type GroupRecord,
  newGroup,
  type NewGroup,
} from './schema.ts'
import { detailsOf } from './store.ts'
import { groupOrderSubject, groupSubject } from './subject.ts'
import { isSingle } from './table.ts'
import { visibleGroup } from './visible.ts'

export const groupReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      config: { hasStates: true },
      schema: {
        summary: 'Committees and officers in charge, in the school’s own order',
        description:
          'The ETag is the version of the order, for If-Match when the order is changed.',
        querystring: groupQuery,
        response: { 200: z.array(groupRecord) },
      },
    },
    async ({ school, query: { state } }, reply) => {
      const groups = await school.stores.groups.list()
      return withOrderTag(reply, state === undefined ? groups.map(visibleGroup) : groups)
    },
  )

  app.get(
    '/:id',
    {
      config: { hasStates: true },
      schema: {
        summary: 'One group, by its id',
        params: byId,
        querystring: groupQuery,
        response: { 200: groupRecord },
      },
    },
    async ({ school, params: { id }, query: { state } }) => {
      const group = orNotFound(await school.stores.groups.find(id))
      return state === undefined ? visibleGroup(group) : group
    },
  )
}

export const groupWrites: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/',
    {
      schema: {
        summary: 'Add a group at the end of the list',
        querystring: groupCopy,
        body: newGroup,
        response: { 201: groupRecord, ...problems(404, 409) },
      },
    },
    async (request, reply) => {
      const { body } = request
      const { copyOf, replace } = request.query
      refuseFutureConsents(request, request.body)
      const created = await request.write(async (transaction) => {
        const { history, groups } = transaction
        const copied = copyOf === undefined ? undefined : orNotFound(await groups.find(copyOf))
        const details = detailsAfter(copied, body)
        if (copied) await refuseSecondFollower(transaction, copied, details)
        const isOnlyOne = isSingle(body.purpose) && copied?.purpose === body.purpose
        if (copied && (isOnlyOne || replace)) await moveToBin(transaction, copied._id)
        const made = await groups.create(details)
        return history.created('groups', made)
      })
      return reply.code(201).send(created)
    },
  )

  const routes = recordRoutes(app, { record: groupRecord, subject: groupSubject })

  routes.order(groupOrderSubject)

  app.put(
    '/:id',
    {
      schema: {
        summary: 'Change the given fields; absent fields stay unchanged',
        params: byId,
        body: groupChange,
        response: { 200: groupRecord, ...problems(409, 412) },
      },
    },
    (request) => {
      const { forget, ...input } = request.body
      const { id } = request.params
      const expected = parseIfMatch(request.headers['if-match'])
      refuseFutureConsents(request, input)
      return request.write(async (transaction) => {
        const subject = groupSubject(transaction)
        const changed = await change(transaction.history, subject, { id, input, expected })
        if (forget) await forgetNumbers(transaction, changed)
        return changed
      })
    },
  )

  routes.remove('Delete a group: moves it to the bin')
}

/** Fills what the body does not name from the earlier group, or from the purpose. */
function detailsAfter(
  copied: GroupRecord | undefined,
  { members, title, titleEnglish, formedOn, validUntil, ...rest }: NewGroup,
): GroupDetails {
  const { bn, en } = groupWords
  const start =
    copied?.purpose === rest.purpose
      ? nextTerm(copied)
      : {
          title: bn.purposes[rest.purpose],
          titleEnglish: en.purposes[rest.purpose],
          formedOn: null,
          validUntil: null,
        }
  return {
    ...rest,
    title: title ?? start.title,
    titleEnglish: titleEnglish ?? start.titleEnglish,
    formedOn: formedOn === undefined ? start.formedOn : formedOn,
    validUntil: validUntil === undefined ? start.validUntil : validUntil,
    members: members ?? membersOf(copied),
  }
}

/**
 * Two clerks can write the group of the next term at the same time.
 * @throws AlreadyExists
 */
async function refuseSecondFollower(
  { groups }: Stores,
  copied: GroupRecord,
  { title }: GroupDetails,
): Promise<void> {
  const follower = followerOf(copied, await groups.list())
  if (follower?.title === title) throw new AlreadyExists('already-followed', follower._id)
}

async function moveToBin(transaction: Stores, id: string): Promise<void> {
  const group = orNotFound(await transaction.groups.find(id))
  await transaction.bin.add('groups', group, (await transaction.groups.remove(id))!)
}

/** The members of an earlier group, without those who left the staff. */
function membersOf(group: z.infer<typeof groupRecord> | undefined) {
  if (!group) return []
  const { members } = detailsOf(group)
  return members.filter((_, index) => group.members[index]!.hasLeft !== true)
}

/** @throws InvalidInput */
function refuseFutureConsents(
  { school }: Pick<FastifyRequest, 'school'>,
  {
    consentOn,
    members = [],
  }: {
    consentOn?: string | null | undefined
    members?: { consentOn: string | null }[] | undefined
  },
): void {
  const consents = Object.fromEntries([
    ['consentOn', consentOn],
    ...members.map((member, index) => [`members.${index}.consentOn`, member.consentOn]),
  ]) as Record<string, string | null | undefined>
  const errors = futureConsents(consents, dayAt(timeNow(), school.settings.timeZone))
  if (errors.length > 0) throw new InvalidInput(...errors)
}
