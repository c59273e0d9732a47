import { z } from 'zod'
import { json, type StoredRows } from '../../database/stored-rows.ts'
import { routineRecord } from './schema.ts'

const { className, shift, section, periods, lessons } = routineRecord.shape

export const routineRows = {
  routine: z.object({
    class_name: className,
    shift,
    section,
    valid_from: z.iso.date(),
    periods: json(periods),
    lessons: json(lessons),
  }),
} satisfies Partial<StoredRows>
