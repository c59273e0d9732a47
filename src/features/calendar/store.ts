import { nowIso } from '../../base/clock.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../base/new-id.ts'
import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import type { Removed } from '../../files/removed.ts'
import { type Day, daysBetween } from '../../words/days.ts'
import type { CalendarChange, CalendarDetails, CalendarRecord } from './schema.ts'
import type { CalendarEntryTable } from './table.ts'

/** A school year with its holidays is shorter. */
const MAX_DAYS = 366

export type CalendarStore = ReturnType<typeof createCalendarStore>

export function createCalendarStore(database: Database) {
  const find = async (id: string): Promise<CalendarRecord | undefined> => {
    const row = await database
      .selectFrom('calendarEntry')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    return row && toRecord(row)
  }

  return {
    find,

    /** The entries that touch these days, in order of their first day. */
    async list({ from, to }: { from?: Day | undefined; to?: Day | undefined } = {}) {
      let query = database
        .selectFrom('calendarEntry')
        .selectAll()
        .orderBy('fromDay')
        .orderBy('toDay')
        .orderBy('id')
      if (from !== undefined) query = query.where('toDay', '>=', from)
      if (to !== undefined) query = query.where('fromDay', '<=', to)
      return (await query.execute()).map(toRecord)
    },

    async count(): Promise<number> {
      const { total } = await database
        .selectFrom('calendarEntry')
        .select((row) => row.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    listChanged(limit: number) {
      return database
        .selectFrom('calendarEntry')
        .select(['title', 'updatedAt'])
        .orderBy('updatedAt', 'desc')
        .limit(limit)
        .execute()
    },

    /** @throws InvalidInput if the last day is before the first, or too far after it */
    async create(details: CalendarDetails, isSample = false): Promise<CalendarRecord> {
      const row: CalendarEntryTable = {
        ...toColumns(details),
        id: newId(),
        updatedAt: nowIso(),
        version: 1,
        isSample: Number(isSample),
      }
      await database.insertInto('calendarEntry').values(row).execute()
      return toRecord(row)
    },

    /**
     * Undefined if there is no such entry.
     * @throws InvalidInput if the last day is before the first, or too far after it
     */
    async update(id: string, change: CalendarChange): Promise<CalendarRecord | undefined> {
      const before = await find(id)
      if (!before) return undefined
      const given = Object.entries(change).filter(([, value]) => value !== undefined)
      await database
        .updateTable('calendarEntry')
        .set((row) => ({
          ...toColumns({ ...before, ...Object.fromEntries(given) }),
          updatedAt: nowIso(),
          version: row('version', '+', 1),
          isSample: 0,
        }))
        .where('id', '=', id)
        .execute()
      return find(id)
    },

    /** Removes it from the site; undefined if there is no such entry. */
    async remove(id: string): Promise<Removed<CalendarEntryTable> | undefined> {
      const row = await database
        .deleteFrom('calendarEntry')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row && { row, files: [] }
    },

    /**
     * Restores what `remove` returned. This is a change like any other and increases the version.
     */
    async putBack({ row }: Removed<CalendarEntryTable>): Promise<CalendarRecord> {
      await database
        .insertInto('calendarEntry')
        .values({ ...row, version: row.version + 1 })
        .execute()
      return (await find(row.id))!
    },
  }
}

function toColumns({
  title,
  kind,
  from,
  to,
  note,
  isClosed,
  isMoonDependent,
  shift,
}: CalendarDetails) {
  if (to < from) throw new InvalidInput(fieldError('to', 'end-before-start'))
  if (daysBetween(from, to) >= MAX_DAYS) {
    throw new InvalidInput(fieldError('to', 'too-many-days', { max: MAX_DAYS }))
  }
  return {
    title,
    kind,
    fromDay: from,
    toDay: to,
    note,
    // The band of a closure says on every page that the school is closed.
    isClosed: Number(isClosed || kind === 'closure'),
    isMoonDependent: Number(isMoonDependent),
    shift,
  }
}

function toRecord(row: CalendarEntryTable): CalendarRecord {
  const { id, fromDay, toDay, isClosed, isMoonDependent, isSample, ...rest } = row
  return {
    _id: id,
    ...rest,
    from: fromDay,
    to: toDay,
    isClosed: isClosed === 1,
    isMoonDependent: isMoonDependent === 1,
    isSample: isSample === 1,
  }
}
