import { type ChildProcess, execFile } from 'node:child_process'
import { getPriority } from 'node:os'
import { promisify } from 'node:util'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** The longest answer, a text with a position for every word, takes 4 MB. */
const MAX_ANSWER_BYTES = 16e6

/**
 * A command at low priority, and its programs, wait until the machine has no other work. So the
 * time that they take does not depend on the file alone.
 */
const TIMES_AT_LOW_PRIORITY = 10

const runFile = promisify(execFile)

const running = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Process priorities for `nice`. A clerk waits for `awaited` work. */
export const NICENESS = { awaited: 5, unattended: 19 } as const

const TASK_PROGRAM = `${import.meta.dirname}/task-program.ts`

/** A module that does a task in its own process. */
export interface TaskModule {
  /** Returns the answer, if any. */
  run: (task: unknown) => Promise<unknown>
  /** Turns an error that the file causes into an answer; undefined for any other error. */
  refusalOf?: (error: unknown) => unknown
}

/** The command that does a task in its own process. `module` is the path of a `TaskModule`. */
export function taskCommand(
  module: string,
  task: unknown,
  {
    niceness = NICENESS.awaited,
    nodeOptions = [],
  }: { niceness?: number; nodeOptions?: string[] } = {},
): Command {
  const args = [TASK_PROGRAM, module, String(niceness), JSON.stringify(task)]
  return [process.execPath, ...nodeOptions, ...args]
}

/** The output of `printAnswer`. With `failed`, the machine is the cause and not the file. */
export type ProgramAnswer<T> = T | { failed: { code: string; message: string } }

type ProgramEnd<T> = { answer: T } | { signal: string; isTimedOut: boolean }

interface Limits {
  withinMs: number
  /** The memory that the process may write to. Node (26) reserves 600 MB of it at its start. */
  memoryBytes: number
  cpuSeconds?: number
  /** The size of each file that it writes. */
  fileBytes?: number
  temporaryFolder: string
  ending?: AbortSignal | undefined
}

/**
 * Runs a program in its own process, with limits. Its memory is freed when it ends, and a hostile
 * file can only harm that process. A signal means that it ran too long, crashed or took too much
 * memory.
 * @throws if the machine is the cause and not the file, for example a full disk, or if the server
 * is ending
 */
export async function runProgram<T>(command: Command, limits: Limits): Promise<ProgramEnd<T>> {
  const [file, ...args] = endingWithParent(limited(command, limits))
  const program = runFile(file, args, {
    timeout: limits.withinMs * (getPriority() > 0 ? TIMES_AT_LOW_PRIORITY : 1),
    killSignal: 'SIGKILL',
    signal: limits.ending,
    maxBuffer: MAX_ANSWER_BYTES,
    env: {
      // Two encoders run at a time.
      UV_THREADPOOL_SIZE: '2',
      // With an arena for each thread, a thread cannot reuse memory that another thread has freed.
      MALLOC_ARENA_MAX: '1',
      // libvips puts its temporary files beside the upload, so they are deleted with it.
      TMPDIR: limits.temporaryFolder,
      // With it, the program starts in two thirds of the time.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      // No other variables, because the process must not get the server's secrets.
    },
  })
  running.add(program.child)
  try {
    const answer = JSON.parse((await program).stdout) as ProgramAnswer<T & object>
    if (!('failed' in answer)) return { answer }
    const { code, message } = answer.failed
    throw Object.assign(new Error(message), { code })
  } catch (error) {
    const { signal, killed } = error as { signal?: string | null; killed?: boolean }
    if (signal && !limits.ending?.aborted) return { signal, isTimedOut: killed === true }
    throw error
  } finally {
    running.delete(program.child)
  }
}

type Command = readonly [file: string, ...args: string[]]

/** `prlimit` sets the limits and then becomes the program, so that signals reach it. */
function limited(command: Command, { memoryBytes, cpuSeconds, fileBytes }: Limits): Command {
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
function endingWithParent(command: Command): Command {
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
