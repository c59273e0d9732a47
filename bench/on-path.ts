import { existsSync } from 'node:fs'
import path from 'node:path'

/** A command's file; also where Debian keeps what is for administrators. */
export function findOnPath(name: string): string | undefined {
  return [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin']
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))
}
