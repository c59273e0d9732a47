import { withoutUndefined } from '../../base/without-undefined.ts'
import type { Database } from '../../database/database.ts'
import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { recordTable } from '../../records/record-table.ts'
import { type Day, daysBetween } from '@pathshala/bengali/days'
import type { CalendarChange, CalendarDetails, CalendarRecord } from './schema.ts'
import type { CalendarEntryTable } from './table.ts'

/** An entry is at most as long as a leap year. */
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

  const table = recordTable(database, 'calendarEntry', { find })

  return {
    ...table,

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

    /** A deleted entry that the bin still has. */
    async findInBin(id: string): Promise<CalendarRecord | undefined> {
      const entry = await database
        .selectFrom('binEntry')
        .select('content')
        .where('id', '=', id)
        .where('kind', '=', 'calendar')
        .executeTakeFirst()
      return entry && toRecord(JSON.parse(entry.content) as CalendarEntryTable)
    },

    /** @throws InvalidInput if the last day is before the first, or too far after it */
    async create(details: CalendarDetails, isSample = false): Promise<CalendarRecord> {
      return toRecord(await table.insert(toColumns(details), isSample))
    },

    /**
     * Undefined if there is no such entry.
     * @throws InvalidInput if the last day is before the first, or too far after it
     */
    async update(id: string, change: CalendarChange): Promise<CalendarRecord | undefined> {
      const before = await find(id)
      return before && table.update(id, toColumns({ ...before, ...withoutUndefined(change) }))
    },
  }
}

/**
 * The entry after a change.
 * @throws InvalidInput if the last day is before the first, or too far after it
 */
export function changedEntry(before: CalendarRecord, change: CalendarChange): CalendarRecord {
  const { isClosed, ...after } = { ...before, ...withoutUndefined(change) }
  checkDays(after)
  return { ...after, isClosed: isClosed || after.kind === 'closure' }
}

/** @throws InvalidInput if the last day is before the first, or too far after it */
export function checkDays({ from, to }: Pick<CalendarDetails, 'from' | 'to'>): void {
  if (to < from) throw new InvalidInput(fieldError('to', 'end-before-start'))
  if (daysBetween(from, to) >= MAX_DAYS) {
    throw new InvalidInput(fieldError('to', 'too-many-days', { max: MAX_DAYS }))
  }
}

function toColumns({
  title,
  titleEnglish,
  kind,
  from,
  to,
  note,
  noteEnglish,
  isClosed,
  isMoonDependent,
  shift,
  classes,
  startsAt,
  document,
  keepsExams,
}: CalendarDetails) {
  checkDays({ from, to })
  return {
    title,
    titleEnglish,
    kind,
    fromDay: from,
    toDay: to,
    note,
    noteEnglish,
    // The band of a closure says on every page that the school is closed.
    isClosed: Number(isClosed || kind === 'closure'),
    isMoonDependent: Number(isMoonDependent),
    shift,
    classes: JSON.stringify(classes),
    startsAt,
    document,
    keepsExams: Number(keepsExams),
  }
}

function toRecord(row: CalendarEntryTable): CalendarRecord {
  const { id, fromDay, toDay, isClosed, isMoonDependent, classes, keepsExams, isSample, ...rest } =
    row
  return {
    _id: id,
    ...rest,
    from: fromDay,
    to: toDay,
    isClosed: isClosed === 1,
    isMoonDependent: isMoonDependent === 1,
    classes: JSON.parse(classes) as CalendarRecord['classes'],
    keepsExams: keepsExams === 1,
    isSample: isSample === 1,
  }
}
