import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')
const LONGEST_WAIT_MS = 20_000

/** What a process of a test's gets of the shell's settings: compiled once, it starts in two thirds of the time. */
export const SHELL = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compile'),
}

/** The server in a process of its own. */
export interface ServerProcess {
  readonly pid: number
  /**
   * What was printed up to what is looked for.
   * @throws where it has ended without it, or has not said it within 20 seconds
   */
  waitFor(wanted: RegExp): Promise<string>
  /** Its address, once it listens. */
  url(): Promise<string>
  /** The status and everything that was printed, once it has ended. */
  end(signal?: NodeJS.Signals): Promise<{ code: number | null; output: string; errors: string }>
}

const running = new Set<ChildProcess>()
// A run that fails half-way ends nothing any more.
process.once('exit', killServers)

/** Ends every server that still runs. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Starts it on a free port, with the settings given and none of the shell's. */
export function startServer(
  settings: Record<string, string>,
  [command, ...args]: [string, ...string[]] = [process.execPath, 'server.ts'],
): ServerProcess {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...SHELL, PORT: '0', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  const waitFor = (wanted: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (wanted.test(output)) finish(() => resolve(output))
      }
      const giveUp = (why: string) =>
        finish(() => reject(new Error(`The server ${why}, without ${wanted}: ${output}${errors}`)))
      const timer = setTimeout(giveUp, LONGEST_WAIT_MS, 'has said nothing for too long')
      const finish = (settle: () => void) => {
        clearTimeout(timer)
        child.stdout.off('data', look)
        settle()
      }
      child.stdout.on('data', look)
      void ended.then((code) => giveUp(`ended (${code})`))
      look()
    })
  return {
    pid: child.pid!,
    waitFor,
    async url() {
      return /Pathshala is at (\S+)/.exec(await waitFor(/Pathshala is at \S+\s/))![1]!
    },
    async end(signal) {
      if (signal) child.kill(signal)
      return { code: await ended, output, errors }
    },
  }
}
