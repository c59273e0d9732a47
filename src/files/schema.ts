import { z } from 'zod'
import { refusal } from '../errors/zod-issues.ts'
import { IncomingFile } from './incoming.ts'
import { nameOfPicture } from './stored-name.ts'

const NO_FILE = refusal('choose-file')
const isIncoming = (value: unknown): value is IncomingFile => value instanceof IncomingFile

/** A file field of a multipart form. */
export const upload = z
  .custom<IncomingFile>(isIncoming, NO_FILE)
  .meta({ type: 'string', format: 'binary' })

/** One or several files in a field of the same name, in order. */
export const uploads = z.union([upload.transform((file) => [file]), z.array(upload)], NO_FILE)

export const optionalUpload = z
  .custom<IncomingFile | undefined>((value) => value === undefined || isIncoming(value), NO_FILE)
  .optional()
  .meta({ type: 'string', format: 'binary' })

/** The name of a picture's file, from the picture in a record; null for no picture. */
export const pictureName = z
  .object({ src: z.string() })
  .nullable()
  .transform((picture) => picture && nameOfPicture(picture))
