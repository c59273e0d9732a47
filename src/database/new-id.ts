import { randomUUIDv7 } from 'node:crypto'

/** An opaque id that sorts by the time it was made (RFC 9562, version 7) and never collides. */
export function newId(): string {
  return randomUUIDv7()
}
