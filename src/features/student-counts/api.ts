import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { byId, noContent, problems, recordId } from '../../errors/api-schema.ts'
import { unknownStart } from '../../database/list-batches.ts'
import { paging } from '../../database/paging.ts'
import { orAlreadyExists } from '../../database/unique.ts'
import { parseIfMatch } from '../../database/version.ts'
import { orNotFound } from '../../errors/classes.ts'
import { change } from '../../records/history/changes.ts'
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
  app.post(
    '/',
    {
      schema: {
        tags,
        summary: 'Add the count of a class, shift and section',
        body: studentCount,
        response: { 201: studentCountRecord, ...problems(400, 401, 403, 409) },
      },
    },
    async (request, reply) => {
      const created = await orAlreadyExists(
        request.write(async ({ history, studentCounts }) =>
          history.created('studentCounts', await studentCounts.create(request.body)),
        ),
        'already-counted',
      )
      return reply.code(201).send(created)
    },
  )

  app.put(
    '/:id',
    {
      schema: {
        tags,
        summary: 'Change a count; absent numbers stay unchanged',
        params: byId,
        body: studentCount,
        response: { 200: studentCountRecord, ...problems(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request) => {
      const { id } = request.params
      const expected = parseIfMatch(request.headers['if-match'])
      return orAlreadyExists(
        request.write(({ history, studentCounts }) =>
          change(history, studentCountSubject(studentCounts), {
            id,
            input: request.body,
            expected,
          }),
        ),
        'already-counted',
      )
    },
  )

  app.delete(
    '/:id',
    {
      schema: {
        tags,
        summary: 'Delete a count: moves it to the bin',
        params: byId,
        response: { 204: noContent, ...problems(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await request.write(async ({ bin, studentCounts }) => {
        const count = orNotFound(await studentCounts.find(id))
        await bin.add('studentCounts', count, (await studentCounts.remove(id))!)
      })
      return reply.code(204).send(null)
    },
  )
}
