import type { FastifyInstance, FastifyReply } from 'fastify'
import { formatCsv } from '@pathshala/tables/csv'
import {
  describeEntry,
  findAnsweredEntry,
  findBoard,
  kindOf,
} from '../features/information/board.ts'
import { boardTable, entryTable, hasTable } from '../features/information/csv.ts'
import { BOARD_PATH, BOARD_TABLE, isInformationKey } from '../features/information/entries.ts'
import { pathIn } from '../words/language.ts'
import { siteOrigin } from './origin.ts'
import { timeNow } from '../base/clock.ts'
import { CALENDAR_FILE } from '../content.ts'
import { CALENDAR_TABLE, parseYear, yearQuery } from '../features/calendar/address.ts'
import { listForVisitors } from '../features/calendar/document.ts'
import { calendarTable } from '../features/calendar/csv.ts'
import { toIcs } from '../features/calendar/ics.ts'
import type { School } from '../request/school.ts'
import { daysOfYear, yearOf } from '@pathshala/bengali/days'
import { dayAt } from '../words/format.ts'
import { readQuery, ROUTINE_TABLE, sectionQuery } from '../features/routine/addresses.ts'
import { routineTable } from '../features/routine/csv.ts'
import { sectionKey } from '../features/routine/schema.ts'

/** The information board and the tables of its entries for spreadsheets. */
export async function informationFiles(app: FastifyInstance): Promise<void> {
  const hidden = { schema: { hide: true } }
  for (const language of ['bn', 'en'] as const) {
    app.get(pathIn(language, BOARD_TABLE), hidden, (request, reply) =>
      sendTable(reply, pathIn(language, BOARD_TABLE), async () => {
        const { settings, stores } = request.school
        const entries = (await findBoard(stores)).map((entry) =>
          describeEntry(entry, settings.timeZone),
        )
        return boardTable(entries, { language, origin: siteOrigin(request) })
      }),
    )

    app.get<{ Params: { key: string } }>(
      pathIn(language, `${BOARD_PATH}/:key.csv`),
      hidden,
      async (request, reply) => {
        const { key } = request.params
        const { stores } = request.school
        const address = pathIn(language, `${BOARD_PATH}/${key}.csv`)
        if (!isInformationKey(key) || !hasTable(key)) return reply.sendPublicPage(address)
        const entry = await findAnsweredEntry(stores, key)
        if (kindOf(entry) !== 'given') return reply.sendPublicPage(address)
        return sendTable(reply, address, async () =>
          entryTable(key, entry.stored.value as never, {
            language,
            origin: siteOrigin(request),
            officers: await stores.officers.list(),
            documents: entry.documents,
          }),
        )
      },
    )
  }
}

function sendTable(
  reply: FastifyReply,
  address: string,
  read: () => Promise<{ columns: string[]; rows: (string | number)[][] }>,
) {
  const fileName = address.slice(1).replaceAll('/', '-')
  return reply.sendCachedFile(address, {
    type: 'text/csv',
    fileName,
    async make() {
      const { columns, rows } = await read()
      return formatCsv(columns, rows)
    },
  })
}

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
    return reply.sendCachedFile(CALENDAR_TABLE + yearQuery(year), {
      type: 'text/csv',
      fileName: `calendar-${year}.csv`,
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
  return listForVisitors(stores, { from: daysOfYear(first).from, to: daysOfYear(last).to })
}

export async function routineFile(app: FastifyInstance): Promise<void> {
  app.get(ROUTINE_TABLE, { schema: { hide: true } }, async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://site')
    const query = readQuery(searchParams)
    const { data: key } = sectionKey.safeParse(query)
    const { routines } = request.school.stores
    const routine = key && (await routines.findFor(key, query.from || undefined))
    if (!routine) return reply.sendPublicPage(ROUTINE_TABLE)
    const { className, shift, section } = key
    const { columns, rows } = routineTable(routine)
    return reply.sendCachedFile(sectionQuery(key, query.from), {
      type: 'text/csv',
      fileName: `${['routine', className, shift, section, query.from].filter(Boolean).join('-')}.csv`,
      make: async () => formatCsv(columns, rows),
    })
  })
}
