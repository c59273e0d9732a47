import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems, recordId } from '../../errors/api-schema.ts'
import { unknownStart } from '../../database/list-batches.ts'
import { paging } from '../../database/paging.ts'
import { recordRoutes } from '../../records/record-routes.ts'
import { studentCount, studentCountRecord } from './schema.ts'
import { studentCountSubject } from './subject.ts'

const tags = ['studentCounts']

export const studentCountReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        tags,
        summary: 'The students of every class, shift and section, sorted in this order',
        querystring: paging.omit({ q: true }),
        response: { 200: z.array(studentCountRecord), ...problems(400, 404) },
      },
    },
    async (request) => {
      const { limit, before } = request.query
      const counts = await request.school.stores.studentCounts.list()
      if (before === undefined) return counts.slice(0, limit)
      const index = counts.findIndex(({ _id }) => _id === before)
      if (index === -1) throw unknownStart()
      return counts.slice(index + 1, limit === undefined ? undefined : index + 1 + limit)
    },
  )

  app.get(
    '/:className/:shift/:section',
    {
      schema: {
        tags,
        summary: 'The students of one class, shift and section, or null',
        params: z.object({ className: recordId, shift: recordId, section: recordId }),
        response: { 200: studentCountRecord.nullable() },
      },
    },
    async ({ school, params }) => (await school.stores.studentCounts.findFor(params)) ?? null,
  )
}

export const studentCountWrites: FastifyPluginAsyncZod = async (app) => {
  const routes = recordRoutes(app, {
    tags,
    record: studentCountRecord,
    subject: studentCountSubject,
    taken: 'already-counted',
  })
  routes.create(
    'Add the count of a class, shift and section',
    studentCount,
    ({ studentCounts }, count) => studentCounts.create(count),
  )
  routes.change('Change a count; absent numbers stay unchanged', studentCount)
  routes.remove('Delete a count: moves it to the bin')
}
