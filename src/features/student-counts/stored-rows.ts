import { z } from 'zod'
import type { StoredRows } from '../../database/stored-rows.ts'
import { studentCountRecord } from './schema.ts'

const { className, shift, section } = studentCountRecord.shape

export const studentCountRows = {
  student_count: z.object({ class_name: className, shift, section }),
} satisfies Partial<StoredRows>
