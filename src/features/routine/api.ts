import { isTaughtBy } from './clashes.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { noContent, problems, recordId } from '../../errors/api-schema.ts'
import { orAlreadyExists } from '../../database/unique.ts'
import { parseIfMatch } from '../../database/version.ts'
import { fieldError } from '../../errors/codes.ts'
import { InvalidInput, orNotFound } from '../../errors/classes.ts'
import { changeMany } from '../../records/history/change-many.ts'
import { change } from '../../records/history/changes.ts'
import { removeRecord } from '../../records/record-routes.ts'
import { compareSections } from '@pathshala/bengali/classes'
import { yearOf } from '@pathshala/bengali/days'
import {
  routine,
  type RoutineRecord,
  routineQuery,
  routineRecord,
  routineRenewal,
  routineVersion,
  sectionKey,
  teacherReplacement,
} from './schema.ts'
import { routineSubject } from './subject.ts'

const path = '/:className/:shift/:section'
const anySection = z.object({ className: recordId, shift: recordId, section: recordId })

export const routineReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      config: { hasStates: true },
      schema: {
        summary: 'The routine of today of every class, shift and section, sorted in this order',
        querystring: routineQuery,
        response: { 200: z.array(routineRecord) },
      },
    },
    ({ school: { stores }, query: { state } }) =>
      state === 'all' ? stores.routines.listAll() : stores.routines.list(),
  )

  app.get(
    path,
    {
      schema: {
        summary: 'The routine of one class, shift and section, or null',
        params: anySection,
        querystring: routineVersion,
        response: { 200: routineRecord.nullable() },
      },
    },
    async ({ school, params, query: { validFrom } }) =>
      (await school.stores.routines.findFor(params, validFrom)) ?? null,
  )
}

export const routineWrites: FastifyPluginAsyncZod = async (app) => {
  app.put(
    path,
    {
      schema: {
        summary: 'Write the routine of a class, shift and section; it replaces the earlier routine',
        description:
          'A routine that begins after today stands beside the routine of today, and replaces it on its first day. With `validFrom`, the routine that begins on this day is changed, and can get another first day. With If-Match `"0"`, it is written only if there is no such routine yet.',
        params: sectionKey,
        querystring: routineVersion,
        body: routine,
        response: { 200: routineRecord, ...problems(404, 409, 412) },
      },
    },
    (request) => {
      const { params, query, body: input } = request
      const expected = parseIfMatch(request.headers['if-match'])
      const written = request.write(async (transaction) => {
        const before = await transaction.routines.findReplaced(params, input, query.validFrom)
        if (before || expected) {
          const id = orNotFound(before)._id
          return change(transaction.history, routineSubject(transaction), { id, input, expected })
        }
        const created = await transaction.routines.create(params, input)
        return transaction.history.created('routines', created)
      })
      return orAlreadyExists(written, 'already-exists')
    },
  )

  app.post(
    '/renew',
    {
      schema: {
        summary: 'Copy the routine of today of every section, with a new first day',
        description:
          'A section that has a routine of the year of `validFrom`, or of a later year, gets no copy. The present routines stay until that day. Answers with the copies. The history has one entry for the call, and one restore sets all back.',
        body: routineRenewal,
        response: { 200: z.array(routineRecord) },
      },
    },
    (request) =>
      request.write(async (stores) => {
        const { validFrom } = request.body
        const [present, all] = [await stores.routines.list(), await stores.routines.listAll()]
        // Another clerk can have copied some of them already.
        const old = present.filter(
          (earlier) =>
            !all.some(
              (one) =>
                compareSections(one, earlier) === 0 && yearOf(one.validFrom) >= yearOf(validFrom),
            ),
        )
        return changeMany(stores, 'routines', async (many) => {
          const copies: RoutineRecord[] = []
          for (const { className, shift, section, periods, lessons } of old) {
            const key = { className, shift, section }
            const copy = await stores.routines.create(key, { validFrom, periods, lessons })
            copies.push(await many.created('routines', copy))
          }
          return copies
        })
      }),
  )

  app.post(
    '/teacher',
    {
      schema: {
        summary: 'Give all lessons of a teacher to another one',
        description:
          'In the routines of today and in those that begin later. Answers with the changed routines. The history has one entry for the call, and one restore sets all back.',
        body: teacherReplacement,
        response: { 200: z.array(routineRecord) },
      },
    },
    (request) =>
      request.write(async (stores) => {
        const { body } = request
        if (!(await stores.officers.find(body.by)))
          throw new InvalidInput(fieldError('by', 'no-such-teacher'))
        const routines = await stores.routines.listPresentAndComing()
        return changeMany(stores, 'routines', async (many) => {
          const changed: RoutineRecord[] = []
          for (const { _id, validFrom, periods, lessons } of routines) {
            if (!lessons.some((lesson) => isTaughtBy(body, lesson))) continue
            const given = lessons.map((lesson) =>
              isTaughtBy(body, lesson) ? { ...lesson, teacherId: body.by, teacher: '' } : lesson,
            )
            const input = { validFrom, periods, lessons: given }
            changed.push(await many.change(routineSubject(stores), _id, input))
          }
          return changed
        })
      }),
  )

  app.delete(
    path,
    {
      schema: {
        summary: 'Delete a routine: moves it to the bin',
        params: anySection,
        querystring: routineVersion,
        response: { 204: noContent, ...problems(404) },
      },
    },
    async (request, reply) => {
      const { params, query } = request
      await removeRecord(request, routineSubject, ({ routines }) =>
        routines.findFor(params, query.validFrom),
      )
      return reply.code(204).send(null)
    },
  )
}
