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
import type { Stores } from '../../request/school.ts'
import { timeNow } from '../../base/clock.ts'
import { entryUrl } from './address.ts'
import type { Language } from '../../words/language.ts'
import { bn, en, wordsIn } from '../../words/public-words.ts'
import { formatClasses } from '../../words/format-classes.ts'
import { formatStart } from '../../words/hours.ts'
import { formatDayRange, withYear } from '@pathshala/bengali/days'
import type { OfficeEntry } from '../../search/office-entries.ts'
import { tokensOf } from '../../search/question.ts'
import { answersTo, joinFilled, type Listed, listedPage } from '../../search/listed.ts'
import { sampleCalendarSteps } from './sample.ts'
import { calendarExportTable } from './csv.ts'
import { entryIn } from './english-names.ts'
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
  const { kind, from, to } = entry
  const inEnglish = entryIn('en', entry)
  const texts = { bn: textOf(entry, 'bn'), en: textOf(inEnglish, 'en') }
  const title = [...new Set([entry.title, inEnglish.title])].join(' ')
  const text = joinFilled([texts.bn, inEnglish.note === entry.note ? '' : inEnglish.note], '\n')
  return {
    kind: 'calendar',
    url: entryUrl(entry),
    // At noon, it is the same day in every time zone.
    date: `${from}T12:00:00.000Z`,
    days: { from, to },
    asked: answersTo(kind === 'holiday' ? ['day', 'holiday'] : ['day'], [title, text]),
    titleIn: (words) => (words === en ? inEnglish : entry).title,
    textIn: (language) => texts[language],
    tokens: tokensOf({ title, text }),
    answers: new Set(),
  }
}

function textOf(
  { kind, from, to, note, classes, startsAt }: CalendarRecord,
  language: Language,
): string {
  const { kinds, since } = wordsIn(language).calendar
  const days = withYear(formatDayRange(from, to, language), to, language)
  const who = classes.length > 0 ? formatClasses(classes, language) : ''
  const hour = startsAt ? since(formatStart(startsAt, language)) : ''
  return joinFilled([`${kinds[kind]}: ${joinFilled([days, who, hour])}`, note], '\n')
}

/** The entries from last year on, the nearest ones first. */
async function listCalendarEntries({ calendar: store }: Stores): Promise<OfficeEntry[]> {
  const now = timeNow()
  const entries = await store.list({ from: `${now.getUTCFullYear() - 1}-01-01` })
  const distance = ({ from }: CalendarRecord) => Math.abs(Date.parse(from) - now.getTime())
  return entries
    .sort((a, b) => distance(a) - distance(b))
    .map(({ _id, title, titleEnglish, kind, from, note, noteEnglish, classes }) => ({
      kind: 'calendar',
      title,
      note: from,
      text: [
        bn.calendar.kinds[kind],
        classes.length > 0 ? formatClasses(classes, 'bn') : '',
        note,
        titleEnglish,
        noteEnglish,
      ].join('\n'),
      address: `${contentKinds.calendar.screenPath}?day=${from}`,
      row: _id,
    }))
}

declare module '../../request/school.ts' {
  interface Stores extends StoresOf<typeof calendar> {}
}
