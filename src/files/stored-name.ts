import { randomUUID } from 'node:crypto'

/**
 * Without a time, unlike `newId`: the file of a document that was a draft would tell when it was
 * uploaded.
 */
export function newFileId(): string {
  return randomUUID()
}

/** An id from `newFileId`, or from `newId` of an earlier version; an optional width of a rendition, and the extension. */
const STORED_NAME = /^([\da-f-]{36})(?:-(\d{3,4}))?\.([a-z]{3,4})$/

/** Splits the name of a served file. Returns undefined if no stored file can have this name. */
export function parseStoredName(name: string) {
  const [, id, width, extension] = STORED_NAME.exec(name) ?? []
  return id && extension ? { id, width, extension } : undefined
}

/** The possible row names of a served file: its own, or its picture's if it is a rendition. */
export function namesOfRows(name: string): string[] {
  const parsed = parseStoredName(name)
  return parsed ? [`${parsed.id}.${parsed.extension}`, `${parsed.id}.webp`] : []
}

/** The name of a picture's file; `src` is its path. */
export function nameOfPicture({ src }: { src: string }): string {
  return nameOfPath(src)
}

/** The name of a file, from its path as records show it. */
export function nameOfPath(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
