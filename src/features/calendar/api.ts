import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { timeNow } from '../../base/clock.ts'
import {
  importAnswer,
  type ImportAnswer,
  importRows,
  isRow,
  parseRow,
} from '../../records/import-rows.ts'
import { recordRoutes } from '../../records/record-routes.ts'
import { bn } from '../../words/public-words.ts'
import { dayAt } from '../../words/format.ts'
import { announceClosure } from './announcement.ts'
import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { changeMany } from '../../records/history/change-many.ts'
import { findOrder, parseDays } from '../../tables/parse-day.ts'
import type { Stores } from '../../school/school.ts'
import {
  calendarChange,
  type CalendarDetails,
  calendarImport,
  calendarQuery,
  calendarRecord,
  type CalendarRecord,
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
        summary: 'Add many entries. Each row is added as a whole, or refused with the reason',
        body: calendarImport,
        response: { 200: importAnswer(calendarRecord) },
      },
    },
    (request) =>
      request.write(async (transaction) => {
        const { school, body } = request
        const answer = await importEntries(body.rows, transaction)
        // A list has the planned days of a year, but followers are also told of a closure in it.
        for (const after of answer.created) {
          await announceClosure(transaction, { after }, school.settings.timeZone)
        }
        return answer
      }),
  )

  routes.change('Change an entry; absent fields stay unchanged', calendarChange)
  routes.remove('Delete an entry: moves it to the bin')
}

type Row = Record<string, unknown>

/** A row that the calendar already has is refused, so that a list can be sent twice. */
async function importEntries(
  rows: unknown[],
  stores: Stores,
): Promise<ImportAnswer<CalendarRecord>> {
  const { calendar } = stores
  const known = new Set((await calendar.list()).map(keyOf))
  const texts = rows.filter(isRow).flatMap(({ from, to }) => [from, to].filter(isText))
  const order = findOrder(texts.map((text) => ({ text })))
  return changeMany(stores, 'calendar', (many) =>
    importRows(rows, async (row) => {
      const details = parseRow(newCalendarEntry, isRow(row) ? withDays(row, order) : row)
      if (known.has(keyOf(details))) throw new InvalidInput(fieldError('title', 'in-calendar'))
      known.add(keyOf(details))
      return many.created('calendar', await calendar.create(details))
    }),
  )
}

/** Reads days as people write them. A range in `from` alone gives both days. */
function withDays({ to, ...row }: Row, order: ReturnType<typeof findOrder>): Row {
  const reading = { order: order === 'ask' || order === 'plain' ? undefined : order }
  const daysIn = (value: unknown) => {
    const days = isText(value) ? parseDays(value, reading) : undefined
    return days && 'from' in days ? days : undefined
  }
  const first = daysIn(row['from'])
  // The schema refuses a text that is not a day.
  const from = first?.from ?? row['from']
  // A row of a table has '' or null for an empty cell.
  const isOneDay = to === undefined || to === null || to === ''
  return { ...row, from, to: isOneDay ? first?.to : (daysIn(to)?.to ?? to) }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function keyOf({ title, kind, from, to, shift }: CalendarDetails): string {
  return JSON.stringify([title, kind, from, to, shift])
}
