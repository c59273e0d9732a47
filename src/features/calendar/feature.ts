import { contentKinds } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import {
  exportAtOnce,
  type ExportedList,
  type Feature,
  removeSampleRows,
  type StoresOf,
  textsAtOnce,
} from '../feature.ts'
import { closureAnnouncement } from './announcement.ts'
import { calendarReads, calendarWrites } from './api.ts'
import type { Stores } from '../../school/school.ts'
import { timeNow } from '../../base/clock.ts'
import { entryUrl } from './address.ts'
import { bn, en } from '../../words/public-words.ts'
import { formatClasses } from '../../words/format-classes.ts'
import { formatStart } from '../../words/hours.ts'
import { formatDayRange, yearOf } from '../../words/days.ts'
import { inDigits } from '../../words/format.ts'
import type { OfficeEntry } from '../../search/office-entries.ts'
import { tokensOf } from '../../search/question.ts'
import { answersTo, type Listed, listedPage } from '../../search/listed.ts'
import { sampleCalendarSteps } from './sample.ts'
import { calendarExportTable } from './csv.ts'
import { type CalendarRecord, calendarRecord } from './schema.ts'
import { createCalendarStore } from './store.ts'
import { calendarUndos } from './subject.ts'

const WEEKLY = [bn, en].map((words) => words.calendar.weeklyHoliday).join(' ')

const calendarTexts = textsAtOnce(async ({ calendar }) =>
  (await calendar.list()).map(({ _id: id, title, note }) => ({ id, fields: { title, note } })),
)

const calendarExport: ExportedList = {
  ...exportAtOnce(calendarRecord, ({ calendar }) => calendar.list()),
  table: (entries) => calendarExportTable(entries as CalendarRecord[]),
}

export const calendar = {
  stores: (database: Database) => ({ calendar: createCalendarStore(database) }),
  undos: calendarUndos,
  exports: { calendar: calendarExport },
  writtenTexts: { calendar: calendarTexts },
  searchEntries: listCalendar,
  officeEntries: listCalendarEntries,
  announcements: { calendar: closureAnnouncement },
  sampleSteps: sampleCalendarSteps,
  sampleRemovals: { calendarEntry: (database) => removeSampleRows(database, 'calendarEntry') },
  openCalls: [['', calendarReads]],
  staffCalls: [[contentKinds.calendar.apiPath, calendarWrites]],
} satisfies Feature

/** The page, and the entries from last year on. */
async function listCalendar(stores: Stores): Promise<Listed[]> {
  const lastYear = timeNow().getUTCFullYear() - 1
  const entries = await stores.calendar.list({ from: `${lastYear}-01-01` })
  return [
    listedPage({
      url: contentKinds.calendar.pages[0].path,
      titleIn: (words) => words.calendar.title,
      texts: [],
      asked: [...answersTo(['day']), ...answersTo(['holiday'], [WEEKLY])],
    }),
    ...entries.map(toListed),
  ]
}

function toListed(entry: CalendarRecord): Listed {
  const { title, kind, from, to, note, classes, startsAt } = entry
  const days = `${formatDayRange(from, to, 'bn')} ${inDigits(String(yearOf(to)), 'bn')}`
  const who = classes.length > 0 ? formatClasses(classes, 'bn') : ''
  const hour = startsAt && bn.calendar.since(formatStart(startsAt, 'bn'))
  const about = [days, who, hour].filter(Boolean).join(', ')
  const text = [`${bn.calendar.kinds[kind]}: ${about}`, note].join('\n')
  return {
    kind: 'calendar',
    url: entryUrl(entry),
    // At noon, it is the same day in every time zone.
    date: `${from}T12:00:00.000Z`,
    days: { from, to },
    asked: answersTo(kind === 'holiday' ? ['day', 'holiday'] : ['day'], [title, text]),
    titleIn: () => title,
    textIn: () => text,
    tokens: tokensOf({ title, text }),
    answers: new Set(),
  }
}

/** The entries from last year on, the nearest ones first. */
async function listCalendarEntries({ calendar: store }: Stores): Promise<OfficeEntry[]> {
  const now = timeNow()
  const entries = await store.list({ from: `${now.getUTCFullYear() - 1}-01-01` })
  const distance = ({ from }: CalendarRecord) => Math.abs(Date.parse(from) - now.getTime())
  return entries
    .sort((a, b) => distance(a) - distance(b))
    .map(({ _id, title, kind, from, note, classes }) => ({
      kind: 'calendar',
      title,
      note: from,
      text: [
        bn.calendar.kinds[kind],
        classes.length > 0 ? formatClasses(classes, 'bn') : '',
        note,
      ].join('\n'),
      address: `${contentKinds.calendar.screenPath}?day=${from}`,
      row: _id,
    }))
}

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof calendar> {}
}
