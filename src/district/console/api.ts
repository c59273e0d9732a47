import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { timeNow } from '../../base/clock.ts'
import { byId } from '../../errors/api-schema.ts'
import { NotAllowed } from '../../errors/classes.ts'
import { dayAt } from '../../words/format.ts'
import type { District } from '../open-district.ts'
import { schoolsCsv } from './csv.ts'
import { describeMachine } from './machine.ts'
import { describeSchool } from './one-school.ts'
import { listQuery, tableQuery } from './schema.ts'
import { listRows, listSchools } from './school-rows.ts'

const csvQuery = tableQuery.extend({ language: z.enum(['bn', 'en']).default('bn') })

/**
 * What the operators see, below `/api/district`. It comes from the registry: no call opens a school.
 * The description of the API leaves these calls out, because the schools share it.
 */
export const districtReads: FastifyPluginAsyncZod<{ district: District }> = async (
  app,
  { district },
) => {
  const { database } = district.registry
  app.addHook('onRequest', requireTwoStep)

  app.get('/schools', { schema: { hide: true, querystring: listQuery } }, ({ query }) =>
    listSchools(database, query, query.page),
  )

  app.get(
    '/schools.csv',
    { schema: { hide: true, querystring: csvQuery } },
    async ({ query: { language, ...query }, school: { settings } }, reply) => {
      const day = dayAt(timeNow(), settings.timeZone)
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="schools-${day}.csv"`)
        .send(schoolsCsv(await listRows(database, query), language, settings.timeZone))
    },
  )

  app.get('/schools/:id', { schema: { hide: true, params: byId } }, ({ params }) =>
    describeSchool(database, params.id),
  )

  app.get('/machine', { schema: { hide: true } }, () => describeMachine(district))
}

/** A stolen password of an operator opens nothing. */
export async function requireTwoStep({ school, staff }: FastifyRequest): Promise<void> {
  if (!(await school.stores.twoStep.find(staff!.account._id))) {
    throw new NotAllowed('two-step-needed')
  }
}
