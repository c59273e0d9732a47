import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { byId, noContent } from '../../errors/api-schema.ts'
import { MachineFails, NotFound, orNotFound, Refused } from '../../errors/classes.ts'
import type { SchoolTable } from '../database.ts'
import type { District } from '../open-district.ts'
import { CannotOpen } from '../open-schools.ts'
import { giveNewPassword, pauseOrResume } from '../operator-acts.ts'
import { surveySchool } from '../survey.ts'
import { requireTwoStep } from './api.ts'
import { passwordRequest, stateChange } from './schema.ts'

/** What admins of the office do to a school. The school's own history says so too. */
export const districtActs: FastifyPluginAsyncZod<{ district: District }> = async (
  app,
  { district },
) => {
  const { registry, schools } = district
  const actingOf = ({ staff }: FastifyRequest) => ({
    registry,
    schools,
    operator: staff!.account.username,
  })
  app.addHook('onRequest', requireTwoStep)

  app.post(
    '/schools/:id/state',
    { schema: { hide: true, params: byId, body: stateChange, response: { 204: noContent } } },
    async (request, reply) => {
      const { state } = request.body
      const reason = (state === 'paused' && request.body.reason) || null
      const before = await findServed(district, request.params.id)
      if (before.state === state && before.reason === reason) return reply.code(204).send(null)
      const failure = await pauseOrResume(actingOf(request), before, { state, reason })
      if (failure) {
        const school = { school: before.id, error: failure.message }
        request.log.warn(school, 'the act has no trace in the school')
      }
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/schools/:id/password',
    { schema: { hide: true, params: byId, body: passwordRequest } },
    async (request) => {
      const { id } = await findServed(district, request.params.id)
      const given = giveNewPassword(actingOf(request), { id, username: request.body.username })
      return { password: orNotFound(await orAway(given), 'no-such-account') }
    },
  )

  app.post(
    '/schools/:id/survey',
    { schema: { hide: true, params: byId, response: { 204: noContent } } },
    async ({ params: { id } }, reply) => {
      await findServed(district, id)
      await orAway(surveySchool(district, id))
      return reply.code(204).send(null)
    },
  )
}

/** @throws NotFound, and Refused if the district does not serve the school now */
async function findServed({ registry }: District, id: string): Promise<SchoolTable> {
  await registry.reload()
  const school = registry.schools.get(id)
  if (!school) throw new NotFound()
  if (school.state !== 'open' && school.state !== 'paused')
    throw new Refused(409, 'changed-meanwhile')
  return school
}

/** @throws MachineFails if the school cannot be opened */
function orAway<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof CannotOpen ? new MachineFails('database-away', error) : error
  })
}
