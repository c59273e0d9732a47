import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Command } from './run-program.ts'

interface Limits {
  /** The memory that the process may write to. Node (26) reserves 600 MB of it at its start. */
  memoryBytes: number
  cpuSeconds?: number
  /** The size of each file that it writes. */
  fileBytes?: number
}

/** `prlimit` sets the limits and then becomes the program, so that signals reach it. */
export function limited(command: Command, { memoryBytes, cpuSeconds, fileBytes }: Limits): Command {
  const prlimit = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'prlimit'))
    .find((file) => existsSync(file))
  // macOS has no prlimit. The limit on time still holds there.
  if (!prlimit) return command
  return [
    prlimit,
    `--data=${memoryBytes}`,
    // At the first limit the process gets SIGXCPU, at the second SIGKILL.
    ...(cpuSeconds === undefined ? [] : [`--cpu=${cpuSeconds}:${cpuSeconds + 5}`]),
    ...(fileBytes === undefined ? [] : [`--fsize=${fileBytes}`]),
    '--core=0',
    ...command,
  ]
}
