import { MANIFEST } from './manifest.ts'
import { BackupProblem, damaged } from './problem.ts'

/**
 * A regular archive shrinks to a tenth at most, because its files hardly shrink. gzip can shrink
 * zeros to a thousandth.
 */
const MAX_RATIO = 100
/** Any archive may unpack to this size, because so much disk space is always free. */
const FREE_BYTES = 64 * 1024 * 1024
/** The disk space of an empty file with its header. */
const ENTRY_BYTES = 4096
/** A quarter of the longest string in Node. */
const MAX_MANIFEST_BYTES = 128 * 1024 * 1024

/** Refuses an archive before it fills the disk. `archiveBytes` is its compressed size. */
export function createUnpackBudget(archiveBytes: number) {
  const maxBytes = Math.max(FREE_BYTES, MAX_RATIO * archiveBytes)
  let bytes = 0
  return {
    /** @throws BackupProblem if the unpacked archive with this entry would be too large */
    spend(entryPath: string, size: number): void {
      if (entryPath === MANIFEST && size > MAX_MANIFEST_BYTES) {
        throw damaged('its list of contents is too long')
      }
      bytes += ENTRY_BYTES + size
      if (bytes <= maxBytes) return
      throw new BackupProblem(
        `The archive is refused: its ${megabytes(archiveBytes)} would unpack to more than ${megabytes(maxBytes)}, which no backup of this software does. Nothing was changed.`,
      )
    },
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
