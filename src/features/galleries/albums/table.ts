import type { ColumnsOf, RecordColumns, RecordFields } from '../../../records/fields.ts'

export const albumFields = {
  title: { type: 'line', max: 300 },
  titleEnglish: {
    type: 'line',
    max: 300,
    empty: '',
    description: 'Empty if English pages show `title`',
  },
  day: {
    type: 'day',
    empty: null,
    description: 'The day of the event; albums without a day come last',
    example: '2026-02-21',
  },
} as const satisfies RecordFields

export interface AlbumTable extends ColumnsOf<typeof albumFields>, RecordColumns {}

declare module '../../../database/database.ts' {
  interface Tables {
    album: AlbumTable
  }
}
