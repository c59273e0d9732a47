import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { timeNow } from '../../base/clock.ts'
import { importAnswer, importList } from '../../records/import-rows.ts'
import { recordRoutes } from '../../records/record-routes.ts'
import { bn } from '../../words/public-words.ts'
import { dayAt } from '../../words/format.ts'
import { announceClosure } from './announcement.ts'
import { calendarList } from './import.ts'
import {
  calendarChange,
  calendarImport,
  calendarQuery,
  calendarRecord,
  newCalendarEntry,
  todayAnswer,
  type TodayAnswer,
} from './schema.ts'
import { describeDay } from './school-day.ts'
import { calendarSubject } from './subject.ts'

export const calendarReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/calendar',
    {
      schema: {
        summary: 'Holidays, exams, events and closures, in order of their first day',
        querystring: calendarQuery,
        response: { 200: z.array(calendarRecord) },
      },
    },
    ({ school, query }) => school.stores.calendar.list(query),
  )

  app.get(
    '/today',
    {
      schema: {
        tags: ['calendar'],
        summary: 'Whether the school is open today, the next holiday and the next exam',
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
  const routes = recordRoutes(app, {
    record: calendarRecord,
    subject: calendarSubject,
    afterChange: (transaction, change, { school }) =>
      announceClosure(transaction, change, school.settings.timeZone),
  })
  routes.create('Add an entry', newCalendarEntry, ({ calendar }, entry) => calendar.create(entry))

  app.post(
    '/import',
    {
      schema: {
        summary:
          'Add and change many entries. Each row is taken as a whole, or refused with the reason',
        body: calendarImport,
        response: { 200: importAnswer(calendarRecord) },
      },
    },
    (request) => {
      const { stores, settings } = request.school
      return importList(request.body, {
        stores,
        write: (work) => request.write(work),
        listOf: (own) => calendarList(own, request.body.rows),
        // A list has the planned days of a year, but followers are also told of a closure in it.
        afterChange: (transaction, change) =>
          announceClosure(transaction, change, settings.timeZone),
      })
    },
  )

  routes.change('Change an entry; absent fields stay unchanged', calendarChange)
  routes.remove('Delete an entry: moves it to the bin')
}
