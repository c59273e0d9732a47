import { z } from 'zod'
import { IncomingFile } from './incoming.ts'

const isIncoming = (value: unknown): value is IncomingFile => value instanceof IncomingFile

/** A file field of a multipart form. */
export const upload = z
  .custom<IncomingFile>(isIncoming, 'Choose a file.')
  .meta({ type: 'string', format: 'binary' })

export const optionalUpload = z
  .custom<IncomingFile | undefined>(
    (value) => value === undefined || isIncoming(value),
    'Choose a file.',
  )
  .optional()
  .meta({ type: 'string', format: 'binary' })
