/** The two folders that files are served from. The specification sets these names. */
export const AREAS = ['uploads', 'gallery-uploads'] as const
export type Area = (typeof AREAS)[number]

export interface StoredFileTable {
  /** Made by the server, never used twice: `<id>.<extension>`. */
  name: string
  area: Area
  /** The uploaded name, cleaned for use in a header. */
  fileName: string
  /** Bytes of the served file. */
  fileSize: number
  mimeType: string
  /** Pixels; null if the file is not a picture. */
  width: number | null
  height: number | null
  /** The picture's average colour, `#rrggbb`. */
  color: string | null
  /** An array of `HiddenPart` as JSON; null until the file is looked through. */
  hiddenParts: string | null
  createdAt: string
}

export type StoredFile = StoredFileTable

/** A file that was replaced or removed. It is not served. Setting back can use it again. */
export interface ReplacedFileTable extends StoredFileTable {
  /** The `subjectId` of its history entries. */
  subjectId: string
  /** ISO 8601 UTC. */
  replacedAt: string
}

declare module '../database/database.ts' {
  interface Tables {
    storedFile: StoredFileTable
    replacedFile: ReplacedFileTable
  }
}
