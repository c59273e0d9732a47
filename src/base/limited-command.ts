import { existsSync } from 'node:fs'
import path from 'node:path'

export type Command = readonly [file: string, ...args: string[]]

interface Limits {
  /** The memory that the process may write to. Node (26) reserves 600 MB of it at its start. */
  memoryBytes: number
  cpuSeconds?: number
  /** The size of each file that it writes. */
  fileBytes?: number
}

/** `prlimit` sets the limits and then becomes the program, so that signals reach it. */
export function limited(command: Command, { memoryBytes, cpuSeconds, fileBytes }: Limits): Command {
  const prlimit = findProgram('prlimit')
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

/**
 * The system kills the program when its parent process ends for any reason, also while the program
 * renders a long page and cannot notice it. As `prlimit`, `setpriv` becomes the program.
 */
export function endingWithParent(command: Command): Command {
  const setpriv = process.platform === 'linux' ? findProgram('setpriv') : undefined
  // Without it, the program notices the end of its parent between two pages.
  return setpriv ? [setpriv, '--pdeathsig', 'KILL', ...command] : command
}

function findProgram(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))
}
