import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { timeNow } from '../../base/clock.ts'
import { byId } from '../../errors/api-schema.ts'
import { orNotFound } from '../../errors/classes.ts'
import { restore } from '../../records/bin/restore.ts'
import { importAnswer, importList } from '../../records/import-rows.ts'
import { change } from '../../records/history/changes.ts'
import { recordRoutes } from '../../records/record-routes.ts'
import type { Stores } from '../../request/school.ts'
import { bn } from '../../words/public-words.ts'
import { addDays } from '@pathshala/bengali/days'
import { dayAt } from '../../words/format.ts'
import { announceClosure } from './announcement.ts'
import { calendarList } from './import.ts'
import {
  calendarChangeCall,
  calendarImport,
  calendarQuery,
  calendarRecord,
  type ExamMoves,
  newCalendarCall,
  type SchoolDayAnswer,
  todayAnswer,
  type TodayAnswer,
} from './schema.ts'
import { checkDocument, listForVisitors } from './document.ts'
import { readCalendar } from './read-calendar.ts'
import { describeDay, findSchoolDay, type SchoolDay } from './school-day.ts'
import { calendarSubject } from './subject.ts'

export const calendarReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/calendar',
    {
      config: { hasStates: true, showsAllToStaff: true },
      schema: {
        summary: 'Holidays, exams, events and closures, in order of their first day',
        querystring: calendarQuery,
        response: { 200: z.array(calendarRecord) },
      },
    },
    ({ school: { stores }, query: { state, ...days } }) =>
      state === 'all' ? stores.calendar.list(days) : listForVisitors(stores, days),
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
      const calendar = await readCalendar(stores, { from: date })
      const { until, nextHoliday, nextExam } = describeDay(date, calendar)
      const [today, tomorrow] = [date, addDays(date, 1)].map((day) =>
        answerOf(findSchoolDay(day, calendar)),
      ) as [SchoolDayAnswer, SchoolDayAnswer]
      const { isOpen, reason } = today
      return { date, isOpen, reason, until, nextHoliday, nextExam, today, tomorrow }
    },
  )
}

function answerOf({ day, isOpen, cause, exams, classesWithLessons }: SchoolDay): SchoolDayAnswer {
  return {
    date: day,
    isOpen,
    reason: isOpen ? null : (cause?.title ?? bn.calendar.weeklyHoliday),
    exams: exams.map(({ title, classes, startsAt, document }) => ({
      title,
      classes,
      startsAt,
      document,
    })),
    classesWithLessons,
  }
}

export const calendarWrites: FastifyPluginAsyncZod = async (app) => {
  const routes = recordRoutes(app, {
    record: calendarRecord,
    subject: calendarSubject,
    async afterChange(transaction, written, { school, body }) {
      // A deletion has no body that was checked.
      if (written.after) await moveExams(transaction, body as ExamMoves)
      await announceClosure(transaction, written, school.settings.timeZone)
    },
  })
  routes.create('Add an entry', newCalendarCall, async (stores, { entry }) => {
    await checkDocument(stores, entry.document)
    return stores.calendar.create(entry)
  })

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
        afterChange: (transaction, written) =>
          announceClosure(transaction, written, settings.timeZone),
      })
    },
  )

  app.post(
    '/:id/again',
    {
      schema: {
        summary: 'Bring a withdrawn closure back from the bin, and tell followers again',
        params: byId,
        response: { 200: calendarRecord },
      },
    },
    (request) =>
      request.write(async (transaction) => {
        const entry = await transaction.bin.take(request.params.id)
        const isOfCalendar = entry?.kind === calendarSubject(transaction).kind
        await restore(transaction, orNotFound(isOfCalendar ? entry : undefined, 'not-in-bin'))
        const after = (await transaction.calendar.find(request.params.id))!
        await announceClosure(transaction, { after }, request.school.settings.timeZone)
        return after
      }),
  )

  routes.change('Change an entry; absent fields stay unchanged', calendarChangeCall)
  routes.remove('Delete an entry: moves it to the bin')
}

async function moveExams(stores: Stores, { movedExams }: ExamMoves): Promise<void> {
  const subject = calendarSubject(stores)
  for (const { _id: id, version, ...input } of movedExams) {
    await change(stores.history, subject, { id, input, expected: version })
  }
}
