import type { ColumnsOf, RecordColumns, RecordFields } from '../../records/fields.ts'
import { CLASSES, SHIFTS } from '@pathshala/bengali/classes'
import type { Day } from '@pathshala/bengali/days'
import { CALENDAR_KINDS } from './kinds.ts'

export const entryFields = {
  title: { type: 'line', max: 300 },
  titleEnglish: {
    type: 'line',
    max: 300,
    empty: '',
    description:
      'For English pages; if it is empty, they have the name of a known day, otherwise the Bengali title',
  },
  kind: { type: 'choice', values: CALENDAR_KINDS },
  from: { type: 'day', example: '2026-12-20' },
  to: { type: 'day', description: 'The last day, inclusive', example: '2026-12-31' },
  note: { type: 'text', max: 1000, empty: '' },
  noteEnglish: { type: 'text', max: 1000, empty: '' },
  isClosed: { type: 'flag', description: 'The school has no lessons on these days' },
  isMoonDependent: {
    type: 'flag',
    empty: false,
    description: 'The days depend on the sighting of the moon and can change',
  },
  shift: {
    type: 'choice',
    values: SHIFTS,
    empty: null,
    description: 'Only for this shift; null for everybody',
  },
  classes: {
    type: 'choices',
    values: CLASSES,
    empty: [],
    description: 'Only for these classes; empty for the whole school',
  },
  startsAt: {
    type: 'time',
    empty: null,
    example: '10:00',
    description: 'When it begins on each of its days; null if that is not known',
  },
  document: {
    type: 'document',
    empty: null,
    example: '/notices/12',
    description: 'The document with its schedule, which visitors can see',
  },
  keepsExams: {
    type: 'flag',
    empty: false,
    description: 'A closure of the lessons alone: exams are held on these days',
  },
} as const satisfies RecordFields

export interface CalendarEntryTable
  extends Omit<ColumnsOf<typeof entryFields>, 'from' | 'to'>, RecordColumns {
  /** Both inclusive. Their names are not `from` and `to`, because these are SQL keywords. */
  fromDay: Day
  toDay: Day
}

declare module '../../database/database.ts' {
  interface Tables {
    calendarEntry: CalendarEntryTable
  }
}
