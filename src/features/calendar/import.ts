import type { Fields } from '../../records/history/difference.ts'
import type { ImportedList } from '../../records/import-rows.ts'
import type { Stores } from '../../request/school.ts'
import { findOrder, parseDays } from '@pathshala/tables/parse-day'
import { foldCell } from '@pathshala/tables/read-cell'
import { yearOf } from '@pathshala/bengali/days'
import {
  type CalendarChange,
  calendarChange,
  type CalendarDetails,
  type CalendarRecord,
  newCalendarEntry,
} from './schema.ts'
import { changedEntry, checkDays } from './store.ts'
import { checkDocument } from './document.ts'
import { calendarSubject } from './subject.ts'

/** An entry is known by its title and its days. */
export async function calendarList(
  stores: Stores,
  rows: unknown[],
): Promise<ImportedList<CalendarDetails, CalendarChange, CalendarRecord>> {
  const { calendar } = stores
  const known = await calendar.list()
  const texts = rows.flatMap((row) => {
    const { from, to } = (row ?? {}) as Fields
    return [from, to].filter(isText)
  })
  const order = findOrder(texts.map((text) => ({ text })))
  const clean = (cells: Fields) => withDays(cells, order)
  /** The entries that other rows are about. */
  let taken: ReadonlySet<string> = new Set()
  return {
    subject: calendarSubject(stores),
    known,
    clean: (cells) => ({ cells: clean(cells) }),
    details: newCalendarEntry,
    change: calendarChange,
    check: async (details) => {
      checkDays(details)
      await checkDocument(stores, details.document)
    },
    merge: async (entry, change) => {
      if (entry.document !== change.document) await checkDocument(stores, change.document)
      return changedEntry(entry, change)
    },
    keyOf: ({ title, kind, from, to, shift, classes }) =>
      JSON.stringify([title, kind, from, to, shift, classes]),
    taken: { path: 'title', code: 'in-calendar' },
    match: (all, claimed) => {
      const matches = matchEntries(
        all,
        known.filter(({ _id }) => !claimed.has(_id)),
      )
      taken = new Set([...claimed, ...matches.flatMap((match) => match?.record._id ?? [])])
      return matches
    },
    similar: (details) =>
      known.filter(
        (entry) =>
          isSimilar(entry, details) || (!taken.has(entry._id) && isMovedHoliday(entry, details)),
      ),
    create: (details) => calendar.create(details),
  }
}

/** Reads days as people write them. A range in `from` alone gives both days. */
function withDays(cells: Fields, order: ReturnType<typeof findOrder>): Fields {
  const reading = { order: order === 'ask' || order === 'plain' ? undefined : order }
  const daysIn = (value: unknown) => {
    const days = isText(value) ? parseDays(value, reading) : undefined
    return days && 'from' in days ? days : undefined
  }
  const { to, ...rest } = cells
  if (!('from' in cells)) return to === undefined ? rest : { ...rest, to: daysIn(to)?.to ?? to }
  const first = daysIn(cells['from'])
  // The schema refuses a text that is not a day.
  const from = first?.from ?? cells['from']
  // A row of a table has '' or null for an empty cell.
  const isOneDay = to === undefined || to === null || to === ''
  return { ...rest, from, to: isOneDay ? first?.to : (daysIn(to)?.to ?? to) }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/**
 * The same title on the same first day; else the same title on days that overlap. A row with a shift
 * or classes is not about the entry of the other shift or of other classes.
 */
function matchEntries(rows: (Fields | undefined)[], known: CalendarRecord[]) {
  const byTitle = new Map<string, CalendarRecord[]>()
  for (const entry of known) {
    const title = foldCell(entry.title)
    byTitle.set(title, [...(byTitle.get(title) ?? []), entry])
  }
  const used = new Set<CalendarRecord>()
  const take = (record: CalendarRecord | undefined) => {
    if (!record) return undefined
    used.add(record)
    return { record }
  }
  return rows.map((cells) => {
    const { title, from, to = from, shift } = cells ?? {}
    if (!isText(title) || !isText(from)) return undefined
    const last = isText(to) ? to : from
    const named = (byTitle.get(foldCell(title)) ?? []).filter(
      (entry) =>
        !used.has(entry) &&
        (!shift || !entry.shift || entry.shift === shift) &&
        isForSome(entry, cells!),
    )
    const exact = named.find((entry) => entry.from === from && entry.to === last)
    const sameDay = named.find((entry) => entry.from === from)
    const overlapping = named.find((entry) => entry.from <= last && from <= entry.to)
    return take(exact ?? sameDay ?? overlapping)
  })
}

/** Whether an entry and a row can be for the same classes. */
function isForSome({ classes: own }: CalendarRecord, { classes }: Fields): boolean {
  if (!Array.isArray(classes) || classes.length === 0 || own.length === 0) return true
  return own.some((one) => classes.includes(one))
}

/** The same holiday on another day of the year: the moon was seen, or the government moved it. */
function isMovedHoliday(entry: CalendarRecord, details: CalendarDetails): boolean {
  return (
    entry.kind === 'holiday' &&
    details.kind === 'holiday' &&
    yearOf(entry.from) === yearOf(details.from) &&
    (entry.shift ?? null) === (details.shift ?? null) &&
    nameOf(entry) === nameOf(details)
  )
}

/** Without a remark behind the name: “ঈদুল ফিতর (চাঁদ দেখা সাপেক্ষে)”, “ঈদুল আজহা*”. */
function nameOf({ title }: { title: string }): string {
  return foldCell(title.replace(/[(*].*$/s, ''))
}

/** An entry of the same kind that begins on the same day, or holidays that overlap. */
function isSimilar(entry: CalendarRecord, details: CalendarDetails): boolean {
  const isForBoth = !entry.shift || !details.shift || entry.shift === details.shift
  if (!isForBoth || !isForSome(entry, details) || entry.kind !== details.kind) return false
  if (entry.from === details.from) return true
  return entry.kind === 'holiday' && entry.from <= details.to && details.from <= entry.to
}
