import { z } from 'zod'
import { shortText, type StoredRows } from '../database/stored-rows.ts'
import { ACCEPTED } from './kinds.ts'

const color = z.string().regex(/^#[0-9a-f]{6}$/)
export const area = z.enum(['uploads', 'gallery-uploads'])
const mimeType = z.enum(
  [...ACCEPTED.documents.kinds, ...ACCEPTED.pictures.kinds].map((kind) => kind.mimeType),
)
const pixels = z.int32().positive().nullable()

const file = z.object({
  area,
  file_name: shortText,
  file_size: z.int().min(0),
  mime_type: mimeType,
  width: pixels,
  height: pixels,
  color: color.nullable(),
})

export const fileRows = { stored_file: file, replaced_file: file } satisfies Partial<StoredRows>

/** A file's row as JSON in the bin. */
export const binnedFile = z.object({
  name: shortText,
  area,
  fileName: shortText,
  fileSize: z.int32(),
  mimeType,
  width: pixels,
  height: pixels,
  color: color.nullable(),
  createdAt: shortText,
})
