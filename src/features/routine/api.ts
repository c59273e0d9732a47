import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { noContent, problems, recordId } from '../../errors/api-schema.ts'
import { parseIfMatch } from '../../database/version.ts'
import { orNotFound } from '../../errors/classes.ts'
import { changeMany } from '../../records/history/change-many.ts'
import { change } from '../../records/history/changes.ts'
import { removeRecord } from '../../records/record-routes.ts'
import { yearOf } from '../../words/days.ts'
import { routine, type RoutineRecord, routineRecord, routineRenewal, sectionKey } from './schema.ts'
import { routineSubject } from './subject.ts'

const path = '/:className/:shift/:section'
const anySection = z.object({ className: recordId, shift: recordId, section: recordId })

export const routineReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        summary: 'The routine of every class, shift and section, sorted in this order',
        response: { 200: z.array(routineRecord) },
      },
    },
    ({ school }) => school.stores.routines.list(),
  )

  app.get(
    path,
    {
      schema: {
        summary: 'The routine of one class, shift and section, or null',
        params: anySection,
        response: { 200: routineRecord.nullable() },
      },
    },
    async ({ school, params }) => (await school.stores.routines.findFor(params)) ?? null,
  )
}

export const routineWrites: FastifyPluginAsyncZod = async (app) => {
  app.put(
    path,
    {
      schema: {
        summary: 'Write the routine of a class, shift and section; it replaces the earlier routine',
        description: 'With If-Match `"0"`, it is written only if there is no routine yet.',
        params: sectionKey,
        body: routine,
        response: { 200: routineRecord, ...problems(404, 412) },
      },
    },
    (request) => {
      const expected = parseIfMatch(request.headers['if-match'])
      return request.write(async (transaction) => {
        const before = await transaction.routines.findFor(request.params)
        if (before || expected) {
          const id = orNotFound(before)._id
          const input = request.body
          return change(transaction.history, routineSubject(transaction), { id, input, expected })
        }
        const created = await transaction.routines.create(request.params, request.body)
        return transaction.history.created('routines', created)
      })
    },
  )

  app.post(
    '/renew',
    {
      schema: {
        summary: 'Give the routines of earlier years a new first day; the lessons stay',
        description:
          'A routine that begins in the year of `validFrom` or later keeps its day. Answers with those that have the new day. The history has one entry for the call, and one restore sets all back.',
        body: routineRenewal,
        response: { 200: z.array(routineRecord) },
      },
    },
    (request) =>
      request.write(async (stores) => {
        const subject = routineSubject(stores)
        const { validFrom } = request.body
        const routines = await stores.routines.list()
        // Another clerk can have given some of them a day already.
        const old = routines.filter((one) => yearOf(one.validFrom) < yearOf(validFrom))
        return changeMany(stores, 'routines', async (many) => {
          const renewed: RoutineRecord[] = []
          for (const { _id, periods, lessons } of old) {
            renewed.push(await many.change(subject, _id, { validFrom, periods, lessons }))
          }
          return renewed
        })
      }),
  )

  app.delete(
    path,
    {
      schema: {
        summary: 'Delete a routine: moves it to the bin',
        params: anySection,
        response: { 204: noContent, ...problems(404) },
      },
    },
    async (request, reply) => {
      await removeRecord(request, routineSubject, ({ routines }) =>
        routines.findFor(request.params),
      )
      return reply.code(204).send(null)
    },
  )
}
