import { execFileSync } from 'node:child_process'
import {
  closeSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A separate disk that is small enough to fill. */
interface SmallDisk {
  folder: string
  /** Leaves this number of bytes free, rounded to the block size. */
  fill(leavingBytes?: number): void
  /** Makes it read-only or writable; fails if a file is open for writing. */
  setReadOnly(isReadOnly: boolean): void
  /** Frees the space. */
  empty(): void
  remove(): void
}

/** Undefined if this user may not mount a disk; on most machines only root may. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'pathshala-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], {
      stdio: 'ignore',
    })
  } catch {
    rmdirSync(folder)
    return undefined
  }
  const ballast = path.join(folder, 'ballast')
  return {
    folder,
    fill(leavingBytes = 0) {
      const written = writeUntilFull(ballast)
      if (leavingBytes > 0) truncateSync(ballast, written - leavingBytes)
    },
    setReadOnly(isReadOnly) {
      execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder])
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', folder])
      rmdirSync(folder)
    },
  }
}

function writeUntilFull(file: string): number {
  const handle = openSync(file, 'w')
  let written = 0
  try {
    for (;;) written += writeSync(handle, Buffer.alloc(4096))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    return written
  } finally {
    closeSync(handle)
  }
}
