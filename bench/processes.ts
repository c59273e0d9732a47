import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second (getconf CLK_TCK) on all platforms of Node. */
const TICKS_PER_SECOND = 100

/** They are killed when the run ends, because a failed run does not stop them. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a process that ends with this process. Its stderr is shown. */
export function start(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options })
  adopt(child)
  return child
}

/** Treats a process as if `start` had started it. */
export function adopt(child: ChildProcess): void {
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Stops the processes that a failed group has left. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop))
}

/** The process and its descendants. Without /proc, only the process. */
export function familyOf(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of listProcesses()) {
    const fields = statFields(Number(name))
    if (fields) parents.set(Number(name), Number(fields[1]))
  }
  const family = [pid]
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member) family.push(child)
  }
  return family
}

/** The total resident memory; undefined without /proc. */
export function residentBytes(pids: number[]): number | undefined {
  return sum(pids, (pid) => {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readProcess(pid, 'status') ?? '') ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
  })
}

/** The total CPU time; undefined without /proc. */
export function processorSeconds(pids: number[]): number | undefined {
  return sum(pids, (pid) => {
    const fields = statFields(pid)
    return fields && (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  })
}

/** Leaves out processes that have ended. */
function sum(pids: number[], of: (pid: number) => number | undefined): number | undefined {
  const values = pids.map(of).filter((value) => value !== undefined)
  return values.length > 0 ? values.reduce((total, value) => total + value, 0) : undefined
}

/** /proc/PID/stat from the third field on. The second field is a name that can contain spaces. */
function statFields(pid: number): string[] | undefined {
  return readProcess(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ')
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch (error) {
    return ignoreAbsence(error) ?? []
  }
}

function readProcess(pid: number, file: 'stat' | 'status'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch (error) {
    return ignoreAbsence(error)
  }
}

/** ESRCH: the process ended between open and read. */
function ignoreAbsence(error: unknown): undefined {
  if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
}
