import type { FastifyInstance } from 'fastify'
import { timeNow } from '../base/clock.ts'
import { CALENDAR_FILE } from '../content.ts'
import { CALENDAR_TABLE, parseYear, yearQuery } from '../features/calendar/address.ts'
import { calendarTable } from '../features/calendar/csv.ts'
import { toIcs } from '../features/calendar/ics.ts'
import type { School } from '../school/school.ts'
import { daysOfYear, yearOf } from '../words/days.ts'
import { dayAt } from '../words/format.ts'
import { formatCsv } from '../base/csv.ts'
import { siteOrigin } from './origin.ts'

/** The school's calendar for calendar programs, and one year of it for spreadsheets. */
export async function calendarFiles(app: FastifyInstance): Promise<void> {
  const hidden = { schema: { hide: true } }

  app.get(CALENDAR_FILE, hidden, (request, reply) =>
    reply.sendCachedFile(CALENDAR_FILE, {
      type: 'text/calendar',
      async make() {
        const { school } = request
        const year = thisYear(school)
        const [entries, { schoolName }] = await Promise.all([
          listYears(school, year - 1, year + 1),
          school.stores.site.find(),
        ])
        return toIcs(entries, { origin: siteOrigin(request), schoolName })
      },
    }),
  )

  app.get<{ Querystring: { year?: unknown } }>(CALENDAR_TABLE, hidden, (request, reply) => {
    const { school, query } = request
    const year = parseYear(String(query.year)) ?? thisYear(school)
    reply.header('content-disposition', `attachment; filename="calendar-${year}.csv"`)
    return reply.sendCachedFile(CALENDAR_TABLE + yearQuery(year), {
      type: 'text/csv',
      async make() {
        const { columns, rows } = calendarTable(await listYears(school, year, year))
        return formatCsv(columns, rows)
      },
    })
  })
}

function thisYear({ settings }: School): number {
  return yearOf(dayAt(timeNow(), settings.timeZone))
}

function listYears({ stores }: School, first: number, last: number) {
  return stores.calendar.list({ from: daysOfYear(first).from, to: daysOfYear(last).to })
}
