import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { timeNow } from '../../base/clock.ts'
import { byId, noContent, problems } from '../../errors/api-schema.ts'
import { parseIfMatch } from '../../database/version.ts'
import { orNotFound } from '../../errors/classes.ts'
import { change } from '../../records/history/changes.ts'
import { bn } from '../../words/bn.ts'
import { dayAt } from '../../words/format.ts'
import { importEntries } from './import.ts'
import {
  calendarChange,
  calendarImport,
  calendarPart,
  calendarRecord,
  importAnswer,
  newCalendarEntry,
  todayAnswer,
  type TodayAnswer,
} from './schema.ts'
import { describeDay } from './school-day.ts'
import { calendarSubject } from './subject.ts'

const tags = ['calendar']

export const calendarReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/calendar',
    {
      schema: {
        tags,
        summary: 'Holidays, exams, events and closures, in order of their first day',
        querystring: calendarPart,
        response: { 200: z.array(calendarRecord), ...problems(400) },
      },
    },
    ({ school, query }) => school.stores.calendar.list(query),
  )

  app.get(
    '/today',
    {
      schema: {
        tags,
        summary: 'Whether the school is open today, and what comes next',
        response: { 200: todayAnswer },
      },
    },
    async ({ school: { settings, stores } }): Promise<TodayAnswer> => {
      const date = dayAt(timeNow(), settings.timeZone)
      const [entries, { weeklyHolidays }] = await Promise.all([
        stores.calendar.list({ from: date }),
        stores.site.find(),
      ])
      const { cause, ...rest } = describeDay(date, entries, weeklyHolidays)
      const reason = rest.isOpen ? null : (cause?.title ?? bn.calendar.weeklyHoliday)
      return { date, reason, ...rest }
    },
  )
}

export const calendarWrites: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/',
    {
      schema: {
        tags,
        summary: 'Add an entry',
        body: newCalendarEntry,
        response: { 201: calendarRecord, ...problems(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const created = await request.write(async ({ history, calendar }) =>
        history.created('calendar', await calendar.create(request.body)),
      )
      return reply.code(201).send(created)
    },
  )

  app.post(
    '/import',
    {
      schema: {
        tags,
        summary: 'Add many entries: each row is added whole, or refused with the reason',
        body: calendarImport,
        response: { 200: importAnswer, ...problems(400, 401, 403) },
      },
    },
    (request) =>
      request.write(({ history, calendar }) => importEntries(request.body.rows, calendar, history)),
  )

  app.put(
    '/:id',
    {
      schema: {
        tags,
        summary: 'Change the given fields; absent fields stay unchanged',
        params: byId,
        body: calendarChange,
        response: { 200: calendarRecord, ...problems(400, 401, 403, 404, 412) },
      },
    },
    (request) => {
      const expected = parseIfMatch(request.headers['if-match'])
      return request.write(({ history, calendar }) =>
        change(history, calendarSubject(calendar), {
          id: request.params.id,
          input: request.body,
          expected,
        }),
      )
    },
  )

  app.delete(
    '/:id',
    {
      schema: {
        tags,
        summary: 'Delete an entry: moves it to the bin',
        params: byId,
        response: { 204: noContent, ...problems(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await request.write(async ({ bin, calendar }) => {
        const entry = orNotFound(await calendar.find(id))
        await bin.add('calendar', entry, (await calendar.remove(id))!)
      })
      return reply.code(204).send(null)
    },
  )
}
