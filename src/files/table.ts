/** The two folders that files are served from; the specification's own names. */
export type Area = 'uploads' | 'gallery-uploads'

export interface StoredFileTable {
  /** Made by the server, never reused: `<id>.<extension>`. */
  name: string
  area: Area
  /** As uploaded, cleaned for use in a header. */
  fileName: string
  /** Bytes, as served. */
  fileSize: number
  mimeType: string
  /** Pixels; null for what is not a picture. */
  width: number | null
  height: number | null
  /** The picture's averaged colour, `#rrggbb`. */
  color: string | null
  createdAt: string
}

export type StoredFile = StoredFileTable
