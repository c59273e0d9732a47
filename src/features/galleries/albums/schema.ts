import { z } from 'zod'
import type { ValuesOf } from '../../../records/fields.ts'
import { inputsOf, outputsOf, recordOf, withEmpty } from '../../../records/fields-schema.ts'
import { albumFields } from './table.ts'

const inputs = inputsOf(albumFields)

export const newAlbum = z.object(withEmpty(albumFields, inputs))

/** Absent fields stay unchanged. */
export const albumChange = z.object(inputs).partial()

export type AlbumChange = z.infer<typeof albumChange>

export type AlbumDetails = ValuesOf<typeof albumFields>

export const albumRecord = recordOf('Album', {
  ...outputsOf(albumFields),
  count: z.number().meta({ description: 'Its photos' }),
})

export type AlbumRecord = z.infer<typeof albumRecord>
