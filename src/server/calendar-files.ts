import type { FastifyInstance } from 'fastify'
import { timeNow } from '../base/clock.ts'
import { parseYear } from '../features/calendar/address.ts'
import { calendarTable } from '../features/calendar/csv.ts'
import { toIcs } from '../features/calendar/ics.ts'
import { daysOfYear, yearOf } from '../words/days.ts'
import { dayAt } from '../words/format.ts'
import { cachedFiles } from './cached-files.ts'
import { formatCsv } from '../base/csv.ts'
import { siteOrigin } from './origin.ts'
import type { OpenSchool } from '../school/open.ts'

/** The school's calendar for calendar programs, and one year of it for spreadsheets. */
export function calendarFiles(services: OpenSchool) {
  const { settings, stores } = services
  const listYears = (first: number, last: number) =>
    stores.calendar.list({ from: daysOfYear(first).from, to: daysOfYear(last).to })
  const thisYear = () => yearOf(dayAt(timeNow(), settings.timeZone))

  return async (app: FastifyInstance): Promise<void> => {
    const hidden = { schema: { hide: true } }
    const send = cachedFiles(services, app)

    app.get('/calendar.ics', hidden, (request, reply) =>
      send(request, reply, '/calendar.ics', {
        type: 'text/calendar',
        async make() {
          const [entries, { schoolName }] = await Promise.all([
            listYears(thisYear() - 1, thisYear() + 1),
            stores.site.find(),
          ])
          return toIcs(entries, { origin: siteOrigin(settings, app), schoolName })
        },
      }),
    )

    app.get<{ Querystring: { year?: unknown } }>('/calendar.csv', hidden, (request, reply) => {
      const year = parseYear(String(request.query.year)) ?? thisYear()
      reply.header('content-disposition', `attachment; filename="calendar-${year}.csv"`)
      return send(request, reply, `/calendar.csv?year=${year}`, {
        type: 'text/csv',
        async make() {
          const { columns, rows } = calendarTable(await listYears(year, year))
          return formatCsv(columns, rows)
        },
      })
    })
  }
}
