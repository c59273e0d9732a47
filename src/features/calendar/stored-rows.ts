import { z } from 'zod'
import { shortText, type StoredRows } from '../../database/stored-rows.ts'
import { calendarRecord } from './schema.ts'

export const calendarRows = {
  calendar_entry: z.object({
    title: shortText,
    kind: calendarRecord.shape.kind,
    from_day: z.iso.date(),
    to_day: z.iso.date(),
    note: shortText,
    shift: calendarRecord.shape.shift,
  }),
} satisfies Partial<StoredRows>
