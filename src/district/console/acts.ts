import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { byId, noContent } from '../../errors/api-schema.ts'
import { MachineFails, NotFound, orNotFound, Refused } from '../../errors/classes.ts'
import type { OpenSchool } from '../../school/open.ts'
import type { SchoolTable } from '../database.ts'
import type { District } from '../district.ts'
import { setState } from '../move.ts'
import { setNewPassword } from '../new-password.ts'
import { CannotOpen } from '../open-schools.ts'
import { surveySchool } from '../survey.ts'
import { noteState } from '../trace.ts'
import { requireTwoStep } from './api.ts'
import { passwordRequest, stateChange } from './schema.ts'

/** What admins of the office do to a school. The school's own history says so too. */
export const districtActs: FastifyPluginAsyncZod<{ district: District }> = async (
  app,
  { district },
) => {
  const { registry, schools } = district
  app.addHook('onRequest', requireTwoStep)

  app.post(
    '/schools/:id/state',
    { schema: { hide: true, params: byId, body: stateChange, response: { 204: noContent } } },
    async (request, reply) => {
      const { id } = request.params
      const { state } = request.body
      const reason = (state === 'paused' && request.body.reason) || null
      const operator = operatorOf(request)
      const before = await findServed(district, id)
      if (before.state === state && before.reason === reason) return reply.code(204).send(null)
      await setState(registry, id, {
        state,
        action: state === 'paused' ? 'paused' : 'resumed',
        reason: reason ?? undefined,
        operator,
      })
      // A school that cannot be opened must be paused, too. Its history cannot say so.
      const trace = (school: OpenSchool) => noteState(school, before, { state, reason }, operator)
      await schools.use(id, trace).catch((error: Error) => {
        request.log.warn({ school: id, error: error.message }, 'the act has no trace in the school')
      })
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/schools/:id/password',
    { schema: { hide: true, params: byId, body: passwordRequest } },
    async (request) => {
      const { id } = request.params
      const operator = operatorOf(request)
      await findServed(district, id)
      const password = orNotFound(
        await orAway(
          schools.use(id, (school) => setNewPassword(school, request.body.username, operator)),
        ),
        'no-such-account',
      )
      // Not the name of the account: the registry has no names of persons.
      await registry.change({ operator, action: 'passwordSet', school: id }, async () => {})
      return { password }
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

function operatorOf({ staff }: FastifyRequest): string {
  return staff!.account.username
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
